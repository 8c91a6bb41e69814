"""Chances with two copies of each card, worked out by hand. Card n is of family n // 4; seat 0 is to ask."""

from collections.abc import Callable

import pytest

from authors_edu.bots.copies import by_what_was_said
from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import knowledge_of, tell
from authors_edu.decks.model import Deck
from authors_edu.game.deal import Deal
from authors_edu.game.moves import Ask
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules

DeckOf = Callable[[int], Deck]

HANDS = ((0, 1, 4, 5, 8), (2, 3, 6, 7, 8, 9), (0, 1, 3, 4, 5, 9, 10, 11), (2, 6, 7, 10, 11))


def dealt(deck: Deck) -> Round:
    return Round.from_deal(deck, Rules(seats=4, copies=2), Deal(3, HANDS))


def after(round: Round, *asks: Ask) -> Knowledge:
    knowledge = knowledge_of(round)
    for ask in asks:
        tell(knowledge, round.play(ask, round.number))
    assert round.turn == 0
    return knowledge


def chances(round: Round, knowledge: Knowledge, card: int) -> list[float]:
    chance = by_what_was_said(round.view(0), knowledge)
    return [chance(seat, card // 4, card) for seat in (1, 2, 3)]


def test_each_of_two_copies_may_lie_in_a_hand(deck_of: DeckOf) -> None:
    round = dealt(deck_of(3))

    # 6, 8 and 5 of 19 cards in other hands, twice.
    expected = [1 - (13 / 19) ** 2, 1 - (11 / 19) ** 2, 1 - (14 / 19) ** 2]
    assert chances(round, knowledge_of(round), 2) == pytest.approx(expected)


def test_who_refused_a_card_lacks_it_and_the_others_are_likelier_to_have_it(deck_of: DeckOf) -> None:
    round = dealt(deck_of(3))
    # Nobody else asks in family 0.
    knowledge = after(round, Ask(2, card=2), Ask(3, card=4), Ask(3, card=8), Ask(2, card=8))

    expected = [1 - (5 / 11) ** 2, 0, 1 - (6 / 11) ** 2]
    assert chances(round, knowledge, 2) == pytest.approx(expected)


def test_who_has_asked_in_a_family_is_likelier_to_have_more_of_it(deck_of: DeckOf) -> None:
    round = dealt(deck_of(3))
    before = chances(round, knowledge_of(round), 6)
    knowledge = after(round, Ask(2, card=2), Ask(3, card=4), Ask(3, card=8), Ask(2, card=8))

    assert chances(round, knowledge, 6)[0] > before[0] + 0.2
    assert chances(round, knowledge, 4)[2] == 0


def test_a_card_that_everybody_saw_taken_is_sure_and_one_copy_is_left(deck_of: DeckOf) -> None:
    round = dealt(deck_of(3))
    asks = (Ask(2, card=2), Ask(3, card=4), Ask(1, card=6), Ask(3, card=8), Ask(2, card=8))
    first, second, third = chances(round, after(round, *asks), 6)

    assert second == 1
    assert first + third == pytest.approx(1)


def test_what_is_left_after_a_set_may_be_with_who_laid_it(deck_of: DeckOf) -> None:
    round = dealt(deck_of(3))
    # Seat 2 lays family 0 with the card from seat 1; all others have five cards then.
    asks = (Ask(2, card=2), Ask(3, card=4), Ask(1, card=2), Ask(3, card=8), Ask(2, card=8))

    assert chances(round, after(round, *asks), 2) == pytest.approx([1 / 3, 1 / 3, 1 / 3])
