"""How a person at a test table plays. Run by path, as test files are not importable: also from other processes."""

from random import Random

from authors_edu.game.moves import Acknowledge, Ask, Choose, Move, Name
from authors_edu.game.view import Stage, View


def person_move(view: View) -> Move:
    """Plays as a person might, by what the screen shows and nothing else; the same view, the same move."""
    rng = Random(view.number)
    if view.stage is Stage.NAME:
        assert view.pending is not None
        if view.pending.choices:
            return Choose(rng.randrange(len(view.pending.choices)))
        card = view.pending.card
        place = int(view.clues[card]) - 1800  # the clue of this deck tells the work to whoever knows the painter
        return Name(rng.choice([f"Work {'NESW'[place]} of {card // 4}", "Something else", ""]))
    if view.to_acknowledge:
        assert view.seat is not None
        return Acknowledge(view.seat)
    seat = rng.choice(view.askable_seats)
    if view.rules.ask == "card":
        return Ask(seat, card=rng.choice(view.askable_cards))
    return Ask(seat, family=rng.choice(view.askable_families))
