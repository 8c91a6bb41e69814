"""What a game without turns shows of itself, how it counts, and what it refuses, with the reason (R-46)."""

from collections.abc import Callable
from typing import Any

import pytest

from authors_edu.decks.model import Deck
from authors_edu.game.calls import Call, CallDropped, CallsVoid, CallUsedUp, Tick
from authors_edu.game.events import Answered, RoundOver, SeatLeft
from authors_edu.game.moves import Ask, EndRound, Leave
from authors_edu.game.refusals import MoveError, Reason, StaleMove, UnreadableMove
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.simultaneous import Simultaneous

Table = Callable[..., Round]
# 0 lacks A4, 1 lacks B4, 2 lacks C4.
HANDS = ("A1 A2 A3 C4", "A4 B1 B2 B3", "B4 C1 C2 C3")
A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)
MINUTE = 60_000


def calling(table: Table, *hands: str, **options: Any) -> Simultaneous:
    return Simultaneous.from_round(table(*(hands or HANDS), **options))


def play(game: Simultaneous, move: Any, at_ms: int) -> list[Any]:
    return list(game.play(move, game.number, at_ms))


def test_every_seat_is_offered_what_it_may_call_for_r46_r17(table: Table) -> None:
    game = calling(table)
    hands = ((A1, A2, A3, C4), (A4, B1, B2, B3), (B4, C1, C2, C3))
    for seat, others in ((0, (1, 2)), (1, (0, 2)), (2, (0, 1))):
        shown = game.view(seat).round
        assert (shown.seat, shown.turn, shown.askable_seats) == (seat, seat, others)
        assert shown.hand == hands[seat]
    assert game.view(0).round.askable_cards == (A4, C1, C2, C3)
    assert game.view(None).round.askable_seats == ()
    assert game.view(None).round.hand == ()


def test_the_rules_that_are_shown_are_those_of_a_game_without_turns_r46(table: Table) -> None:
    game = calling(table, wait_ms=7)
    rules = Rules(seats=3, pace="simultaneous", wait_ms=7)
    assert game.rules == rules
    assert [game.view(seat).round.rules for seat in (0, None)] == [rules, rules]


def test_creators_are_called_for_where_creators_are_asked_for_r30(table: Table) -> None:
    game = calling(table, "A1 A2 C4", "A3 A4 B1 B2 B3", "B4 C1 C2 C3", ask="creator")
    assert game.legal_calls(0) == (
        Call(0, 1, family=0), Call(0, 1, family=2), Call(0, 2, family=0), Call(0, 2, family=2),
    )  # fmt: skip
    assert game.view(0).round.askable_families == (0, 2)
    play(game, Call(0, 1, family=0), 0)
    assert game.view(0).round.askable_families == ()  # until its call is answered


def test_what_everybody_has_seen_is_counted_one_by_one_r22(table: Table) -> None:
    game = calling(table, "A1 A2 A3 C4", "A4 B1 B2 B3", "B4 C1 C2", "C3 D1 D2 D3 D4")
    clock, counted = 0, []
    for moves in (
        [Call(0, 1, card=A4)],  # answered
        [Call(1, 2, card=B4), Call(2, 0, card=C4)],  # void
        [Call(3, 0, card=C4)],  # answered
        [Leave(1)],
        [Call(1, 2, card=B4)],  # used up
        [Call(2, 3, card=C3), Call(3, 2, card=C1)],  # used up, and answered
    ):
        for move in moves:
            play(game, move, clock)
        play(game, Tick(), clock + 250)
        counted.append(game.number)
        assert game.view(None).number == game.number
        clock += 6_000
    assert counted == [1, 2, 3, 4, 4, 5]
    play(game, EndRound(), clock)
    assert game.number == 6


def test_a_dropped_call_counts_as_seen_and_its_caller_may_call_again_r46(table: Table) -> None:
    # 0 holds one A; when 1 forfeits A4 to it, its own call for A4 can be answered no more.
    game = calling(table, "A1 C4", "A4 B1 B2 B3", "A2 A3 B4 C1 C2 C3", ask_held="forfeit")
    play(game, Call(2, 0, card=C4), 0)
    play(game, Tick(), 250)
    assert (game.number, game.view(None).round.sets) == (1, ((), (), (2,)))
    play(game, Call(0, 1, card=A4), 1_000)
    play(game, Call(1, 0, card=A4), 1_050)
    assert game.number == 2
    assert play(game, Tick(), 1_250) == [CallDropped(0)]
    assert (game.number, game.view(0).round.hand) == (3, (A1, A4))
    assert play(game, Call(0, 2, card=A2), 1_300) == []


@pytest.mark.parametrize(("move", "last"), [(Leave(2), SeatLeft(2)), (EndRound(), RoundOver((0,), early=True))])
def test_a_call_that_is_due_is_answered_before_the_move_that_finds_it_so_r46_r20(table, move, last) -> None:
    game = calling(table)
    play(game, Call(0, 1, card=A4), 0)
    told = play(game, move, 300)
    assert Answered(0, 1, 0, A4, 1) in told
    assert told[-1] == last
    assert game.number == 2
    assert game.is_over is isinstance(move, EndRound)


def test_nothing_is_carried_out_once_the_call_that_was_due_has_ended_the_round_r14(table: Table) -> None:
    game = calling(table, "A1 A2 A3 B1 B2 B3 B4", "A4", "C1 C2 C3 C4")
    play(game, Call(0, 1, card=A4), 0)
    assert play(game, EndRound(), 300)[-1] == RoundOver((0,), early=False)
    assert game.number == 1


def test_time_that_passes_and_changes_nothing_is_not_written_down(table: Table) -> None:
    game = calling(table)
    assert play(game, Tick(), 9_000) == []
    assert game.log == []
    play(game, Call(0, 1, card=A4), 500)  # and does not set the clock
    assert play(game, Tick(), 600) == []
    assert game.log == [(Call(0, 1, card=A4), 500)]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_who_does_not_sit_here_neither_calls_nor_leaves_r22(table: Table, seat: int) -> None:
    game = calling(table)
    for move in (Call(seat, 0, card=A4), Leave(seat)):
        with pytest.raises(MoveError) as refused:
            play(game, move, 0)
        assert refused.value.reason is Reason.NO_SUCH_SEAT
    assert play(game, Leave(0), 0) == [SeatLeft(0)]


def test_a_stale_call_tells_both_numbers_r22(table: Table) -> None:
    game = calling(table)
    play(game, Call(0, 1, card=A4), 0)
    play(game, Tick(), 250)
    with pytest.raises(StaleMove) as refused:
        game.play(Call(1, 2, card=B4), 0, 300)
    assert (refused.value.answers, refused.value.number) == (0, 1)


@pytest.mark.parametrize(
    ("move", "at_ms", "reason"),
    [
        ("call", 600, "unknown_kind"),
        (Ask(1, card=A4), 600, "unknown_kind"),  # a move of the game in turns
        (Call(0, 1, card="A4"), 600, "wrong_type"),  # type: ignore[arg-type]
        (Leave(True), 600, "wrong_type"),
        (Tick(), 499, "wrong_time"),
        (Tick(), 600.0, "wrong_time"),
        (Tick(), True, "wrong_time"),
    ],
    ids=repr,
)
def test_what_is_no_move_of_this_game_is_told_from_what_was_sent(table, move, at_ms, reason) -> None:
    game = calling(table)
    play(game, Call(0, 1, card=A4), 500)
    with pytest.raises(UnreadableMove) as refused:
        play(game, move, at_ms)
    assert (refused.value.reason, refused.value.value) == (reason, at_ms if reason == "wrong_time" else move)
    assert len(game.log) == 1


def test_a_told_dealer_and_the_time_of_the_deal_reach_the_round_r02_r20(deck_of: Callable[..., Deck]) -> None:
    rules = Rules(seats=4, pace="simultaneous", minutes=1)
    for dealer in range(4):
        assert Simultaneous(deck_of(6), rules, 4, 5, dealer=dealer).dealer == dealer
    game = Simultaneous(deck_of(6), rules, 4, 5)
    assert (game.is_time_up(MINUTE - 1), game.is_time_up(MINUTE)) == (False, True)  # dealt at 0
    game = Simultaneous(deck_of(6), rules, 4, 5, dealt_at_ms=700)
    assert (game.is_time_up(MINUTE + 699), game.is_time_up(MINUTE + 700)) == (False, True)


def test_a_void_moment_uses_up_one_call_of_each_and_no_more_r46(table: Table) -> None:
    game = calling(table)
    play(game, Call(0, 1, card=A4), 0)
    play(game, Call(1, 2, card=B4), 10)
    assert play(game, Tick(), 250) == [CallsVoid((0, 1))]
    assert play(game, Call(1, 2, card=B4), 300) == [CallUsedUp(1)]
    play(game, Call(1, 2, card=B4), 400)
    assert Answered(1, 2, 1, B4, 1) in play(game, Tick(), 650)
    assert game.view(None).used_up == (0,)
