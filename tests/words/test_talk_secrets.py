"""R-53 at the table: over whole rounds, no line says a title that its hearer may not know, and no question says any."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from authors_edu.decks.model import Words
from authors_edu.game.events import Asked, CardsMoved, Drew, NameAsked, Named, Penalised, Ruled
from authors_edu.game.moves import Ask, Choose, Name, NameByChance
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.view import Stage, seen
from authors_edu.words.talk import TableWords, sentence

GAMES = {
    "by card": {"naming": "typed", "ask_held": "forfeit", "illegal_ask": "penalty"},
    "by card, with a pile": {"naming": "choice", "deal": 3},
    "by creator": {"ask": "creator", "naming": "typed", "illegal_ask": "turn_passes", "deal": 2},
    "the first of several": {"ask": "creator", "naming": "choice", "naming_per_ask": "one"},
    "two copies": {"naming": "typed", "copies": 2, "ask_held": "bluff"},
}


def rounds(deck: Any, options: dict[str, Any]) -> Iterator[tuple[Round, tuple[Any, ...]]]:
    """Plays a round, wrong questions included, and stops after every move with what it caused."""
    rules, rng = Rules(seats=3, **options), Random(str(options))
    game = Round(deck, rules, 3, 11)
    for _ in range(150):
        if game.is_over:
            return
        view = game.view(game.turn)
        if game.stage is Stage.NAME:
            guess = Choose(0) if rules.naming == "choice" else Name("A secret guess")
            move = rng.choice([Name(""), guess, NameByChance(0.5)])
        elif rules.ask == "card":
            move = Ask(rng.choice(view.askable_seats), card=rng.choice(view.askable_cards))
        else:
            move = Ask(rng.choice(view.askable_seats), family=rng.choice(view.askable_families))
        yield game, game.play(move, game.number)


@pytest.mark.parametrize("clues", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_no_line_says_what_its_hearer_may_not_know_r53(name, clues, deck_of):
    deck, told = deck_of(5, clues), set()
    titles = {card.work for card in deck.cards}
    for game, events in rounds(deck, GAMES[name]):
        for viewer in (0, 1, 2, None):
            view = game.view(viewer)
            table = TableWords(
                ("Mia", "Ben", "Ana"), Words(), view.creators, view.clues, view.titles, viewer, by_handle=True
            )
            hidden = titles - set(view.titles.values())
            for event in events:
                told.add(type(event))
                line = sentence(seen(event, viewer), table)
                unsayable = titles if isinstance(event, Asked) else hidden
                assert not [title for title in unsayable if title in line], (game.number, viewer, line)
                assert "secret guess" not in line
    assert told >= {Asked, CardsMoved, NameAsked, Named}
    assert (Drew in told) == ("deal" in GAMES[name])
    if name == "by card":
        assert told >= {Ruled, Penalised}
