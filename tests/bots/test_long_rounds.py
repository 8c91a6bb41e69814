"""However long a round lasts, knowledge stays small; what followed from the events that it lets go is still known."""

from random import Random

import pytest
from support.told_events import asks_card

from authors_edu.bots.coach import hint
from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.origins import is_sure_from
from authors_edu.bots.play import bot_move, tell
from authors_edu.bots.players import LEVELS
from authors_edu.bots.sheet import Because, deduction_sheet, field_of
from authors_edu.bots.sight import Sight
from authors_edu.decks.model import Deck
from authors_edu.game.events import Dealt
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules

FEW = 40  # events


@pytest.mark.parametrize("name", ["classic", "go_fish", "double_deck", "competitive"])
def test_little_that_is_kept_tells_as_much_as_everything(name: str, deck_of) -> None:
    deck: Deck = deck_of(8)
    round = Round(deck, preset(name, 4, deck), 4, 3)
    whole, short = Knowledge(round.view(None)), Knowledge(round.view(None), most_told=FEW)
    tell(whole, round.opening)
    tell(short, round.opening)
    rng, hints, missing = Random(3), 0, 0
    while not round.is_over and round.number < 300:
        view = round.view(round.turn)
        if view.askable_seats:
            expected, given = hint(view, whole), hint(view, short)
            assert (given.seat, given.family, given.card) == (expected.seat, expected.family, expected.card)
            assert given.is_certain == expected.is_certain
            hints += 1
            missing += len(given.origins) < len(expected.origins)
            assert deduction_sheet(view, short) == deduction_sheet(view, whole)
        events = round.play(bot_move(round, whole, LEVELS["attentive"], rng), round.number)
        tell(whole, events)
        tell(short, events)
        assert len(short.told) <= FEW
    assert hints > 10 and len(whole.told) > 2 * FEW
    assert missing or name != "classic", "of what was let go the words are lost"


def test_what_follows_with_the_help_of_what_was_let_go_names_only_what_is_kept(deck_of) -> None:
    deck: Deck = deck_of(8)
    round = Round(deck, preset("classic", 4, deck), 4, 3)
    short = Knowledge(round.view(None), most_told=FEW)
    tell(short, round.opening)
    rng, found = Random(3), 0
    while not round.is_over and round.number < 200:
        view = round.view(0)
        for block in deduction_sheet(view, short).blocks[:2]:
            for seat in (1, 2, 3):
                field = field_of(view, short, seat, block.family, None)
                numbers = [origin.number for origin in field.origins]
                assert all(short.answers_before < number <= short.answers for number in numbers)
                if field.because is Because.FOLLOWS and field.mark == "yes":
                    assert is_sure_from(Sight(view, short), numbers, seat, block.family, None)
                    found += 1
        tell(short, round.play(bot_move(round, short, LEVELS["attentive"], rng), round.number))
    assert found > 10


def test_how_often_the_same_was_said_is_kept_no_longer_than_the_answers(deck_of) -> None:
    """Seat 0 asks seat 1 for the same card again and again, and the answer is no each time."""
    round = Round(deck_of(3), Rules(seats=3), 3, seed=1)
    knowledge = Knowledge(round.view(None), most_told=FEW)
    tell(knowledge, [Dealt(dealer=2, hand_sizes=(4, 4, 4), pile=0)])
    for _ in range(100):
        tell(knowledge, asks_card(0, 1, 0, hit=False))
    fact, numbers = knowledge.fact(1, 0, 0), []
    while fact is not None:
        numbers.append(fact.number)
        fact = fact.before
    assert numbers == list(range(100, numbers[-1] - 1, -1)), "the newest first, none is left out"
    assert 10 < len(numbers) <= FEW
