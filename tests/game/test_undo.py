"""R-90 and R-92: taking back, and looking back."""

import json

import pytest

from authors_edu.game.events import Answered, NameAsked, Undone
from authors_edu.game.moves import Acknowledge, Ask, EndRound, Leave, Name, Undo
from authors_edu.game.position import position, text_of
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.replay import steps_of
from authors_edu.game.review import review
from authors_edu.game.round import Round

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)
HANDS = "A1 A2 B1 C1 | A3 B2 B3 C2 | A4 B4 C3 C4"


def again(round):
    return Round.from_dict(json.loads(json.dumps(round.to_dict())))


def same(one, other):
    viewers = (None, *range(one.rules.seats))
    return [one.view(seat) for seat in viewers] == [other.view(seat) for seat in viewers]


def test_undo_goes_back_to_the_last_decision_of_that_seat_r90():
    round = position(HANDS)
    round.play(Ask(1, card=A3), 0)  # seat 0: a hit
    round.play(Ask(2, card=B3), 1)  # seat 0: a miss
    round.play(Ask(2, card=B4), 2)  # seat 1: a hit
    round.play(Ask(0, card=B1), 3)  # seat 1: a set
    assert round.play(Undo(0), 4) == (Undone(0, number=2),)
    assert text_of(round) == "> A1 A2 A3 B1 C1 | B2 B3 C2 | A4 B4 C3 C4"
    assert (round.turn, round.number, len(round.log)) == (0, 5, 5)
    assert round.play(Undo(0), 5) == (Undone(0, number=1),)
    assert text_of(round) == "> " + HANDS
    round.play(Ask(2, card=A4), 6)
    assert same(again(round), round)


def test_what_comes_after_an_undo_is_taken_back_by_the_next_r90():
    round = position(HANDS)
    round.play(Ask(1, card=A3), 0)
    round.play(Undo(0), 1)
    round.play(Ask(2, card=A3), 2)  # a miss
    round.play(Ask(0, card=C1), 3)  # seat 1
    assert round.play(Undo(1), 4) == (Undone(1, number=4),)
    assert text_of(round) == HANDS.replace("| A3", "| > A3")
    assert round.play(Undo(0), 5) == (Undone(0, number=3),)
    assert text_of(round) == "> " + HANDS
    assert same(again(round), round)


def test_who_has_decided_nothing_takes_nothing_back_r90():
    with pytest.raises(MoveError) as refused:
        position(HANDS).play(Undo(0), 0)
    assert (refused.value.reason, refused.value.rule) == (Reason.NOTHING_TO_UNDO, "R-90")
    round = position(HANDS)
    round.play(Leave(2), 0)
    for seat in (0, 1, 7):
        with pytest.raises(MoveError) as refused:
            round.play(Undo(seat), 1)
        assert refused.value.reason is Reason.NOTHING_TO_UNDO
    assert round.number == 1


def test_nothing_is_taken_back_once_the_round_is_over_r90():
    round = position(HANDS)
    round.play(Ask(1, card=A3), 0)
    round.play(EndRound(), 1)
    with pytest.raises(MoveError) as refused:
        round.play(Undo(0), 2)
    assert refused.value.reason is Reason.ROUND_OVER


@pytest.mark.parametrize("named", [False, True])
def test_a_naming_that_is_taken_back_is_not_offered_again_r90_r52(named):
    round = position(HANDS, naming="typed")
    a3 = round.handles[A3]
    assert round.play(Ask(1, card=a3), 0)[-1] == NameAsked(0, a3)
    if named:
        round.play(Name("A3"), 1)
        assert round.view(0).naming_points == (1, 0, 0)
    round.play(Undo(0), round.number)
    assert round.view(0).naming_points == (0, 0, 0)
    assert (a3 in round.view(2).titles) is named  # what all have seen stays seen
    events = round.play(Ask(1, card=a3), round.number)
    assert isinstance(events[1], Answered)
    assert events[1].count == 1
    assert round.view(0).pending is None
    assert same(again(round), round)


def test_a_player_who_left_stays_away_r90_r20():
    round = position(HANDS)
    round.play(Ask(2, card=A3), 0)
    round.play(Leave(2), 1)
    round.play(Undo(0), 2)
    assert round.left == {2}
    assert round.turn == 0


def test_a_blind_hand_lies_as_it_lay_r90_r45():
    round = position(HANDS, blind=True, illegal_ask="turn_passes")
    for seat in range(3):
        round.play(Acknowledge(seat), round.number)
    before = round.view(0)
    round.play(Ask(1, card=A3), 3)
    round.play(Undo(0), 4)
    assert (round.view(0).hand, round.view(0).askable_cards) == ((), before.askable_cards)


def test_a_name_taken_back_is_not_offered_in_any_replay_either_r90_r52_r92():
    round = position(HANDS, naming="typed")
    a3, b3, b4 = (round.handles[card] for card in (A3, B3, B4))
    for move in (
        Ask(1, card=a3), Undo(0),  # the name of A3 has been offered
        Ask(1, card=a3),  # again: now without a name
        Ask(2, card=b3),  # a miss
        Undo(0), Ask(2, card=b4), Name("B4"),
    ):  # fmt: skip
        round.play(move, round.number)
    assert (round.view(0).naming_points, round.view(0).pending) == ((1, 0, 0), None)
    assert {a3, b4} <= set(round.view(0).hand)
    round.play(EndRound(), round.number)
    assert [step.number for step in review(round).steps] == [3, 6, 7, 8]
    assert [type(step.events[-1]).__name__ for step in review(round).steps] == [
        "CardsMoved", "NameAsked", "Named", "RoundOver",
    ]  # fmt: skip


def test_what_a_seat_has_drawn_and_seen_stays_seen_r90_r53():
    round = position("A1 B1 | A2 B2 / C3 A3 B3 A4 C1 B4 C4 C2", seed=6, naming="typed")
    c3 = round.handles[C3]
    round.play(Ask(1, card=round.handles[A4]), 0)  # a miss: draws C3, unseen by others
    round.play(Undo(0), 1)
    assert round.view(None).pile == 8
    assert [c3 in round.view(seat).titles for seat in (0, 1, None)] == [True, False, False]
    assert same(again(round), round)


def test_looking_back_changes_nothing_that_is_looked_back_on_r92():
    round = position(HANDS, naming="typed")
    for move in (Ask(1, card=round.handles[A3]), Undo(0), Ask(2, card=round.handles[B4]), Name("B4")):
        round.play(move, round.number)
    first = list(steps_of(round, views_of=0))
    assert round.handles[B4] not in first[0].view.titles  # it came later
    assert list(steps_of(round, views_of=0)) == first


def test_a_step_tells_whose_move_it_was_and_how_long_a_name_took_r92_r57():
    round = position(HANDS, naming="typed")
    round.play(Leave(2), 0, at_ms=100)  # seat 0 is on turn
    round.play(Ask(1, card=round.handles[A3]), 1, at_ms=1_000)
    round.play(Name("A3"), 2, at_ms=3_500)
    round.play(EndRound(), 3, at_ms=4_000)
    assert [step.seat for step in review(round).steps] == [2, 0, 0, 0]
    assert review(round).steps[2].events[0].took_ms == 2_500


def test_the_pile_is_open_as_it_was_dealt_r92():
    round = position("A1 B1 | A2 B2 / A3 C1 B3 A4 C3 B4 C4 C2", seed=6, naming="typed")
    round.play(Ask(1, card=round.handles[A4]), 0)  # a miss, which draws A3
    round.play(EndRound(), 1)
    assert [round.works[handle] for handle in review(round).pile] == [A3, C1, B3, A4, C3, B4, C4, C2]


def test_the_views_of_one_seat_come_with_its_moves_alone_r92():
    round = position(HANDS)
    seen = [round.view(0)]
    round.play(Ask(1, card=A3), 0)  # seat 0: a hit
    seen.append(round.view(0))
    round.play(Ask(2, card=B3), 1)  # seat 0: a miss
    round.play(Ask(2, card=B4), 2)  # seat 1
    assert [step.view for step in steps_of(round, views_of=0)] == [*seen, None]
    assert [step.view for step in steps_of(round)] == [None] * 3


def test_while_a_round_goes_on_it_is_secret_r92():
    with pytest.raises(MoveError) as refused:
        review(position(HANDS))
    assert (refused.value.reason, refused.value.rule) == (Reason.NOT_OVER, "R-92")


def test_once_it_is_over_everything_is_open_r92():
    round = position("A1 A2 [B] | A3 | A4 [C]", seed=4, naming="typed")
    a3, a4 = round.handles[A3], round.handles[A4]
    round.play(Ask(1, card=a4), 0, at_ms=10)  # a miss
    round.play(Ask(2, card=a4), 1, at_ms=20)
    round.play(Name("A4"), 2, at_ms=30)
    round.play(Undo(1), 3, at_ms=40)
    round.play(Ask(0, card=round.handles[A1]), 4, at_ms=50)
    while not round.is_over:
        asks = round.legal_asks()
        round.play(asks[-1] if asks else Name(""), round.number, at_ms=60)
    opened = review(round)
    assert (opened.seed, opened.dealer, opened.outcome) == (4, 2, round.outcome)
    assert [sorted(round.works[handle] for handle in hand) for hand in opened.dealt] == [
        [A1, A2, B1, B2, B3, B4],
        [A3],
        [A4, C1, C2, C3, C4],
    ]
    assert opened.titles[a3] == "A3"
    assert opened.opening == round.opening
    assert [step.number for step in opened.steps[:2]] == [1, 5]  # 2 to 4 were taken back
    first, second = opened.steps[:2]
    assert (first.seat, first.move, first.at_ms) == (0, Ask(1, card=a4), 10)
    assert (second.seat, second.hands[1]) == (1, (a3,))
    assert opened.steps[-1].events[-1].winners == round.outcome.winners
