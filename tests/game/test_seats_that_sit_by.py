"""R-02, R-62: a round with a told dealer, in which only some seats play and all keep their numbers."""

import json

import pytest

from authors_edu.game.deal import Deal
from authors_edu.game.events import TurnPassed
from authors_edu.game.moves import Ask
from authors_edu.game.position import sample_deck
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError


def test_a_told_dealer_deals_and_the_left_of_it_begins_r02_r03_r05():
    deck = sample_deck(11)
    for dealer in range(4):
        round = Round(deck, Rules(seats=4), 4, 77, dealer=dealer)
        assert round.dealer == dealer
        assert round.opening[-1] == TurnPassed((dealer + 1) % 4)
    five = Round(deck, Rules(seats=5), 5, 77, dealer=2)  # 44 cards: the short hand is the dealer's
    assert five.opening[0].hand_sizes == (9, 9, 8, 9, 9)


def test_only_some_seats_get_cards_and_keep_their_numbers_r62():
    deck = sample_deck(11)
    round = Round(deck, Rules(seats=5), 5, 3, dealer=4, playing=(1, 2, 4))
    assert round.opening[0].hand_sizes == (0, 15, 15, 0, 14)
    assert round.turn == 1
    for _ in range(12):
        assert round.turn in (1, 2, 4)
        round.play(next(iter(round.legal_asks())), round.number)
    with pytest.raises(MoveError) as refused:
        round.play(Ask(0, card=0), round.number)
    assert refused.value.reason in (Reason.SEAT_EMPTY, Reason.FAMILY_LAID)


def test_with_a_pile_only_those_who_play_are_live_r62_r36():
    deck = sample_deck(11)
    round = Round(deck, Rules(seats=4, deal=7), 4, 3, dealer=3, playing=(1, 3))
    assert round.opening[0].hand_sizes == (0, 7, 0, 7)
    turns = set()
    while not round.is_over:
        turns.add(round.turn)
        asks = round.legal_asks()
        round.play(asks[round.number % len(asks)], round.number)
    assert turns == {1, 3}
    assert set(round.outcome.winners) <= {1, 3}


def test_it_comes_back_by_its_moves():
    deck = sample_deck(6)
    round = Round(deck, Rules(seats=4, deal=4), 4, 3, dealer=3, playing=[3, 1])
    round.play(round.legal_asks()[0], 0)
    again = Round.from_dict(json.loads(json.dumps(round.to_dict())))
    assert [again.view(seat) for seat in (None, 0, 1)] == [round.view(seat) for seat in (None, 0, 1)]
    assert again.to_dict() == round.to_dict()


def test_a_stated_deal_is_for_those_who_play_r62_r01():
    deck, deal = sample_deck(2), Deal(0, ((0, 1, 4), (), (2, 3, 5, 6, 7)))
    round = Round.from_deal(deck, Rules(seats=3), deal, seed=5, playing=(2, 0))
    assert (round.playing, round.seed, round.turn) == ((0, 2), 5, 2)
    saved = Round.from_dict(json.loads(json.dumps(round.to_dict())))
    assert (saved.playing, saved.seed, saved.to_dict()) == ((0, 2), 5, round.to_dict())
    assert Round.from_deal(deck, Rules(seats=3), deal, playing=(0, 2)).seed == 0
    for playing, reason in (((0, 3), "playing"), ((0,), "playing"), ((0, 1), "deal"), (None, "deal")):
        with pytest.raises(RulesError) as refused:
            Round.from_deal(deck, Rules(seats=3), deal, playing=playing)
        assert refused.value.reason == reason


def test_the_size_of_a_hand_goes_by_those_who_play_r31_r62():
    # 24 cards: 24 / (2 x 2) = 6 to each of two, 24 / (2 x 4) = 3 to each of four.
    hands = (tuple(range(6)), (), tuple(range(6, 12)), ())
    deal = Deal(0, hands, tuple(range(12, 24)))
    round = Round.from_deal(sample_deck(6), Rules(seats=4, deal=6), deal, playing=(0, 2))
    assert round.opening[0].hand_sizes == (6, 0, 6, 0)
    with pytest.raises(RulesError) as refused:
        Round.from_deal(sample_deck(6), Rules(seats=4, deal=7), deal, playing=(0, 2))
    assert (refused.value.reason, refused.value.values) == ("hands_too_big", {"deal": 7, "most": 6})


@pytest.mark.parametrize(
    ("dealer", "playing"),
    [(4, None), (-1, None), (True, None), ("0", None), (0, (1,)), (0, (1, 1)), (0, (1, 9)), (0, ())],
)
def test_who_does_not_sit_at_the_table_neither_deals_nor_plays(dealer, playing):
    with pytest.raises(RulesError) as refused:
        Round(sample_deck(6), Rules(seats=4), 4, 3, dealer=dealer, playing=playing)
    assert refused.value.reason == "playing"
