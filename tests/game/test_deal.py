"""R-01 to R-06: setting up. Expected hands are worked out by hand."""

import hashlib
import json
from collections import Counter
from random import Random

import pytest

from authors_edu.game.deal import Deal, deal_cards
from authors_edu.game.events import Dealt, HandEmptied, RoundOver, SetLaid, TurnPassed, event_to_dict
from authors_edu.game.moves import NameByChance
from authors_edu.game.outcome import Ending
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError
from authors_edu.game.stage import Stage

# R-03, from the dealer's left on to the dealer.
HAND_SIZES = [
    (11, 3, (15, 15, 14)),
    (11, 4, (11, 11, 11, 11)),
    (11, 5, (9, 9, 9, 9, 8)),
    (11, 6, (8, 8, 7, 7, 7, 7)),
    (13, 3, (18, 17, 17)),
    (13, 4, (13, 13, 13, 13)),
    (13, 5, (11, 11, 10, 10, 10)),
    (13, 6, (9, 9, 9, 9, 8, 8)),
]


@pytest.mark.parametrize(("families", "seats", "sizes"), HAND_SIZES)
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4])
def test_short_hands_end_at_the_dealer_r03(deck_of, families, seats, sizes, seed):
    dealt = Round(deck_of(families), Rules(seats=seats), seats, seed).opening[0]
    assert isinstance(dealt, Dealt)
    from_the_left = [dealt.hand_sizes[(dealt.dealer + step) % seats] for step in range(1, seats + 1)]
    assert tuple(from_the_left) == sizes
    assert dealt.pile == 0


def test_cards_are_dealt_one_at_a_time_clockwise_r03():
    all_out = deal_cards(8, Rules(seats=3), seed=5)
    piled = deal_cards(8, Rules(seats=3, deal=2), seed=5)
    left = (all_out.dealer + 1) % 3
    # The shuffle is the same; with a pile each hand is the head of the hand with everything dealt.
    assert [hand[:2] for hand in all_out.hands] == list(piled.hands)
    # The seventh and eighth card went to the dealer's left and the next one; now they are the pile, top card first.
    assert piled.pile == (all_out.hands[left][2], all_out.hands[(left + 1) % 3][2])


def test_the_first_dealer_is_drawn_from_the_seed_r02():
    dealers = [deal_cards(44, Rules(seats=4), seed).dealer for seed in range(400)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(4))


def test_every_place_gets_every_card_equally_often_r03():
    first = [deal_cards(8, Rules(seats=2), seed) for seed in range(1600)]
    tops = [deal.hands[(deal.dealer + 1) % 2][0] for deal in first]
    assert all(150 < tops.count(card) < 250 for card in range(8))


def test_whole_families_are_laid_at_once_from_the_dealers_left_r04(table):
    round = table("A1 A2 A3 A4 B1", "C1 C2 C3 C4", "B2 B3 B4 D1 D2 D3 D4", dealer=1)
    assert round.opening == (
        Dealt(1, (5, 4, 7), 0),
        SetLaid(2, 3, dealt=True),
        SetLaid(0, 0, dealt=True),
        SetLaid(1, 2, dealt=True),
        HandEmptied(1),
        TurnPassed(2),
    )
    assert round.view(None).sets == ((0,), (2,), (3,))


def test_a_deal_that_lays_every_family_ends_the_round_with_no_ask_r04(table):
    round = table("A1 A2 A3 A4", "B1 B2 B3 B4 C1 C2 C3 C4")
    assert round.opening[-1] == RoundOver((1,), early=False)
    assert round.is_over
    assert round.stage is Stage.OVER
    assert round.legal_asks() == ()
    assert (round.turn, round.view(None).turn) == (1, 1)  # the dealer's: nobody has begun
    assert round.outcome.winners == (1,)
    assert round.outcome.sets == (1, 2)
    assert round.outcome.reason is Ending.ALL_LAID


def test_the_first_live_seat_from_the_dealers_left_begins_r05(table):
    round = table("B1 B2 A1", "C1 C2 C3 C4", "B3 B4 A2 A3 A4", dealer=0)
    assert round.opening[-1] == TurnPassed(2)
    assert round.turn == 2


def test_two_to_eleven_seats_can_play_r01(deck_of):
    for seats in (2, 11):
        assert Round(deck_of(3), Rules(seats=seats), seats, 1).turn in range(seats)
    for seats in (0, 1, 12):
        with pytest.raises(RulesError) as refused:
            Rules(seats=seats)
        assert refused.value.reason == "seats"
        assert refused.value.values == {"seats": seats, "fewest": 2, "most": 11}


def test_a_deck_needs_two_families_and_a_card_for_each_seat_r01(deck_of):
    with pytest.raises(RulesError) as refused:
        Round(deck_of(1), Rules(seats=2), 2, 1)
    assert refused.value.reason == "too_few_families"
    with pytest.raises(RulesError) as refused:
        Round(deck_of(2), Rules(seats=9), 9, 1)
    assert refused.value.reason == "too_few_cards"


def test_the_table_and_the_rules_must_agree_on_the_seats(deck_of):
    with pytest.raises(RulesError) as refused:
        Round(deck_of(4), Rules(seats=4), 3, 1)
    assert refused.value.reason == "seats_differ"


@pytest.mark.parametrize(
    "deal",
    [
        Deal(0, ((0, 1, 2, 3), (4, 5, 6))),  # a card is missing
        Deal(0, ((0, 1, 2, 3), (4, 5, 6, 6))),  # a card is there twice
        Deal(0, ((0, 1, 2, 3), (4, 5, 6, 8))),  # a card of no deck
        Deal(2, ((0, 1, 2, 3), (4, 5, 6, 7))),  # nobody deals
        Deal(0, ((0, 1, 2, 3, 4, 5, 6, 7),)),  # too few hands
    ],
)
def test_a_stated_deal_must_be_one(deck_of, deal):
    with pytest.raises(RulesError) as refused:
        Round.from_deal(deck_of(2), Rules(seats=2), deal)
    assert refused.value.reason == "deal"


def _story(round: Round) -> str:
    """Plays a round by fixed, arbitrary moves and gives a fingerprint of all that happened."""
    events, rng = list(round.opening), Random(99)
    while not round.is_over:
        asks = round.legal_asks()
        move = asks[int(rng.random() * len(asks))] if asks else NameByChance(0.5)
        events += round.play(move, round.number)
    return hashlib.sha256(json.dumps([event_to_dict(event) for event in events]).encode()).hexdigest()


@pytest.mark.parametrize(
    ("name", "fingerprint"),
    [
        ("classic", "fef40fda72c55032f391826108173698e2587d128918cba983cc3814f6273da5"),
        ("classroom", "0341c1f7a6a8925bb60b4894a2fbdd8a80ce8a84e01d58a58b1a29b8e4aaa117"),
        ("juniors", "9cbdb1e391569c00906810fa11830b27cdcbd4b0010f673ce066db8306dbcd48"),
        ("go_fish", "1e20e875440cde9201709907fd45b9ed9e9b64fd312cdf8ec35823530a30ae7e"),
    ],
)
def test_the_same_seed_and_moves_give_the_same_game_everywhere_r06(deck_of, name, fingerprint):
    # Golden: a change here breaks every saved game and every deal number that a teacher has written down.
    deck = deck_of(6)
    assert _story(Round(deck, preset(name, 3, deck), 3, seed=2024)) == fingerprint


def test_who_deals_tells_nothing_of_the_cards_r02_r03():
    # Were the dealer drawn from the numbers of the shuffle, the card dealt last would tell who dealt.
    deals = [deal_cards(44, Rules(seats=4), seed) for seed in range(800)]
    together = Counter((deal.dealer, deal.hands[deal.dealer][-1] // 11) for deal in deals)
    assert len(together) == 16
    assert all(25 < count < 80 for count in together.values())  # 50 on average
