"""Where few deals are possible: all are listed, and the turn is planned over them. Card n is of family n // 4."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random

import pytest

from authors_edu.bots.endgame import Turn, deals_of, planned
from authors_edu.bots.habits import Habits
from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.bots.whereabouts import Whereabouts
from authors_edu.decks.model import FAMILY_SIZE, Deck
from authors_edu.game.presets import preset
from authors_edu.game.round import Round

DeckOf = Callable[[int], Deck]

EVEN = (1.0, 1.0, 1.0, 1.0)  # whatever is held, a hit is worth one


def values(deals: tuple[tuple[dict[int, int], float], ...], turn: Turn) -> dict[tuple[int, int | None], float]:
    return {(seat, card): worth[0] for worth, (seat, _, card) in planned(deals, turn)}


def test_an_ask_is_worth_its_hit_and_what_can_follow() -> None:
    # Card 3 is with seat 1; card 2 with seat 1 or 2, each as likely.
    deals = (({2: 1, 3: 1}, 1.0), ({2: 2, 3: 1}, 1.0))
    assert values(deals, Turn({0: 2}, EVEN, (1, 2))) == {(1, 3): 1.5, (1, 2): 1.0, (2, 2): 1.0}


def test_the_deals_count_by_their_weight_and_a_hit_by_what_is_held() -> None:
    deals = (({2: 1, 5: 2}, 3.0), ({2: 2, 5: 1}, 1.0))
    found = values(deals, Turn({0: 3, 1: 1}, (1.0, 1.0, 1.5, 2.0), (1, 2)))
    # Card 2 of seat 1 is there in 3 of 4 deals, for 2 points; then card 5 is surely with seat 2, for 1.
    assert found[1, 2] == pytest.approx(0.75 * 3)
    assert found[1, 5] == pytest.approx(0.25 * 3)


def test_nobody_is_asked_in_a_family_of_which_nothing_is_held_r10() -> None:
    assert values((({2: 1, 5: 2}, 1.0),), Turn({0: 1}, EVEN, (1, 2))) == {(1, 2): 1.0}


def test_a_pile_is_not_asked() -> None:
    assert values((({2: 3, 3: 1}, 1.0),), Turn({0: 1}, EVEN, (1, 2))) == {(1, 3): 1.0}


def endings(deck: Deck, seed: int) -> Iterator[tuple[Round, Knowledge, Whereabouts]]:
    """Plays a round of detectives, and gives every moment in which the one on turn sees few deals."""
    round, rng = Round(deck, preset("classic", 4, deck), 4, seed), Random(seed)
    knowledge = knowledge_of(round)
    while not round.is_over:
        where = knowledge.with_hand(round.turn, round.view(round.turn).hand)
        if where is not None and deals_of(where, knowledge.habits):
            yield round, knowledge, where
        tell(knowledge, round.play(bot_move(round, knowledge, LEVELS["detective"], rng), round.number))


def consistent(where: Whereabouts, deal: dict[int, int]) -> bool:
    """Says whether a deal can be, by telling it to a copy, which draws its conclusions by counting."""
    told = where.copy()
    if not all(where.may_hold(place, card) for card, place in deal.items()):
        return False
    try:
        for card, place in deal.items():
            told.put(place, card // FAMILY_SIZE, 1 << card % FAMILY_SIZE)
        told.settle()
    except ValueError:
        return False
    return all(told.holds(place, card) for card, place in deal.items())


def test_every_deal_that_can_be_is_listed_and_no_other(deck_of: DeckOf) -> None:
    looked = 0
    for seed in range(12):
        for round, knowledge, where in endings(deck_of(6), seed):
            deals = [deal for deal, _ in deals_of(where, knowledge.habits) or ()]
            cards = list(deals[0])
            if len(cards) > 5:
                continue
            every = (dict(zip(cards, places, strict=True)) for places in product(range(5), repeat=len(cards)))
            assert sorted(map(str, deals)) == sorted(str(deal) for deal in every if consistent(where, deal))
            true = {card: seat for seat in range(4) for card in round.view(seat).hand}
            assert {card: true[card] for card in cards} in deals
            looked += len(cards) > 0
    assert looked > 20


def test_too_many_deals_are_not_planned_over(deck_of: DeckOf) -> None:
    round = Round(deck_of(11), preset("classic", 4, deck_of(11)), 4, 1)
    knowledge = knowledge_of(round)
    where = knowledge.with_hand(0, round.view(0).hand)
    assert where is not None and deals_of(where, knowledge.habits) is None


def test_who_has_asked_in_a_family_is_likelier_to_have_its_card() -> None:
    where, habits = Whereabouts(1, 3), Habits(1, 3)
    where.show_hand(0, (0, 1))
    for place, size in enumerate((2, 1, 1, 0)):
        where.resize(place, size)
    where.settle()
    assert [weight for _, weight in deals_of(where, habits) or ()] == [1.0, 1.0]
    habits.asked_in[1][0] = True
    even = {str(deal): weight for deal, weight in deals_of(where, habits) or ()}
    assert len(set(even.values())) == 1  # each deal has one of the two there
