"""Odds beside the truth: against all possible deals, and against where the cards are in rounds of mixed tables."""

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

from authors_edu.bots.habits import Habits
from authors_edu.bots.odds import odds_of
from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.bots.whereabouts import WHOLE_FAMILY, Whereabouts
from authors_edu.decks.model import Deck
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.view import Stage

DeckOf = Callable[[int], Deck]


def table(*sizes: int, families: int) -> Whereabouts:
    where = Whereabouts(families, len(sizes) - 1)
    for place, size in enumerate(sizes):
        where.resize(place, size)
    where.settle()
    return where


def test_at_the_start_a_card_is_where_most_cards_are() -> None:
    odds = odds_of(table(2, 4, 6, 0, families=3), Habits(3, 3))

    for card in range(12):
        assert [odds.card[seat][card] for seat in range(4)] == pytest.approx([2 / 12, 4 / 12, 6 / 12, 0], abs=0.03)


def test_what_is_sure_is_given_as_such() -> None:
    where = table(4, 4, 4, 0, families=3)
    where.put(0, 0, 0b0001)
    where.rule_out(1, 0, 0b0010)
    where.at_least(2, 1, WHOLE_FAMILY, 1)
    where.settle()
    odds = odds_of(where, Habits(3, 3))

    assert [odds.card[seat][0] for seat in range(3)] == [1, 0, 0]
    assert odds.card[1][1] == 0
    assert odds.some[2][1] == pytest.approx(1)
    assert odds.some[0][0] == 1


def test_a_family_asked_in_is_likelier_and_one_passed_over_less_likely() -> None:
    where, asked_in, passed_over = table(4, 4, 4, 0, families=3), Habits(3, 3), Habits(3, 3)
    asked_in.asked_in[0][2] = True
    passed_over.passed_over[0][2] = 3
    plain = odds_of(where, Habits(3, 3)).card[0][8]

    assert odds_of(where, asked_in).card[0][8] > plain + 0.1
    assert odds_of(where, passed_over).card[0][8] < plain - 0.05


# Against all deals of three families to three seats with four cards each.


def possible_hands(where: Whereabouts) -> list[tuple[int, int, int]]:
    """Every deal in which each seat holds what `where` allows, as bits of the deck."""
    deck = (1 << 12) - 1
    hands = [sum(1 << card for card in cards) for cards in combinations(range(12), 4)]
    allowed = [{hand for hand in hands if fits(where, seat, hand)} for seat in range(3)]
    return [
        (first, second, deck - first - second)
        for first in allowed[0]
        for second in allowed[1]
        if not first & second and deck - first - second in allowed[2]
    ]


def fits(where: Whereabouts, seat: int, hand: int) -> bool:
    for family in range(3):
        cards = hand >> 4 * family & WHOLE_FAMILY
        if cards.bit_count() > where.most(seat, family):
            return False
        if any((cards & of).bit_count() < count for of, count in where.needs(seat, family)):
            return False
        for place in range(4):
            card, has = 4 * family + place, bool(cards >> place & 1)
            if not (where.may_hold(seat, card) if has else not where.holds(seat, card)):
                return False
    return True


@pytest.mark.parametrize("seed", range(6))
def test_odds_come_near_to_the_share_of_the_possible_deals(seed: int) -> None:
    rng = Random(seed)
    hands = rng.sample(range(12), 12)
    true = [sum(1 << card for card in hands[4 * seat : 4 * seat + 4]) for seat in range(3)]
    where = table(4, 4, 4, 0, families=3)
    for seat, family in rng.sample([(seat, family) for seat in range(3) for family in range(3)], 4):
        cards = true[seat] >> 4 * family & WHOLE_FAMILY
        if cards in (0, WHOLE_FAMILY):
            continue
        where.at_least(seat, family, WHOLE_FAMILY & ~(~cards & -~cards), 1)  # as if it had asked for one that it lacks
        where.rule_out(seat, family, ~cards & -~cards)
    where.settle()
    deals = possible_hands(where)
    odds = odds_of(where, Habits(3, 3))

    for seat in range(3):
        for card in range(12):
            share = sum(deal[seat] >> card & 1 for deal in deals) / len(deals)
            assert odds.card[seat][card] == pytest.approx(share, abs=0.06)


# Against where the cards are. A bin takes the chances from, say, 0.5 to 0.6. `benchmarks/calibration.py` shows them.

TABLES = (
    ("sharp", "sharp", "sharp", "sharp"),
    ("expert", "expert", "expert", "expert"),
    ("beginner", "sharp", "expert", "detective"),
    ("beginner", "forgetful", "attentive", "sharp"),
    ("attentive", "expert", "sharp", "expert"),
)


def guesses(deck: Deck, name: str, rounds: int) -> list[list[tuple[float, bool]]]:
    """All chances strictly between 0 and 1 that seats on turn give to cards in other hands, and whether they are."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for seed in range(rounds):
        levels = [LEVELS[TABLES[seed % len(TABLES)][(seat + seed) % 4]] for seat in range(4)]
        round = Round(deck, preset(name, 4, deck), 4, seed)
        knowledge, rng = knowledge_of(round), Random(seed)
        while not round.is_over:
            if round.stage is Stage.ASK and rng.random() < 0.3:
                where = knowledge.with_hand(round.turn, round.view(round.turn).hand)
                odds = odds_of(where, knowledge.habits)
                for seat in range(4):
                    hand = set(round.view(seat).hand)
                    for card, chance in enumerate(odds.card[seat]):
                        if where.may_hold(seat, card) and not where.holds(seat, card):
                            bins[min(9, int(chance * 10))].append((chance, card in hand))
            tell(knowledge, round.play(bot_move(round, knowledge, levels[round.turn], rng), round.number))
    return bins


def check_calibrated(bins: list[list[tuple[float, bool]]]) -> None:
    checked = 0
    for guessed in bins:
        if len(guessed) < 1000:
            continue
        checked += 1
        given = sum(chance for chance, _ in guessed) / len(guessed)
        there = sum(is_there for _, is_there in guessed) / len(guessed)
        assert there == pytest.approx(given, abs=0.05)
    assert checked >= 5


@pytest.mark.parametrize(("name", "rounds"), [("classic", 30), ("go_fish", 60), ("by_rank", 60)])
def test_of_cards_given_a_chance_that_share_is_there(deck_of: DeckOf, name: str, rounds: int) -> None:
    check_calibrated(guesses(deck_of(11), name, rounds))


@pytest.mark.long
@pytest.mark.parametrize("name", ["classic", "go_fish", "by_rank", "classroom", "juniors"])
def test_of_cards_given_a_chance_that_share_is_there_in_many_rounds(deck_of: DeckOf, name: str) -> None:
    check_calibrated(guesses(deck_of(11), name, rounds=80))
