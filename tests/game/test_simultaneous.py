"""The game without turns, worked by hand with stated times (R-46)."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from authors_edu.decks.model import Deck
from authors_edu.game.calls import Call, CallDropped, CallsVoid, CallTooLate, CallUsedUp, Tick
from authors_edu.game.events import Answered, CardsMoved, Penalised, RoundOver, Ruled, SetLaid, TurnPassed
from authors_edu.game.match import Match
from authors_edu.game.match_moves import NextRound
from authors_edu.game.moves import EndRound, Leave
from authors_edu.game.presets import preset
from authors_edu.game.refusals import MoveError, Reason, StaleMove, UnreadableMove
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.simultaneous import Simultaneous

Table = Callable[..., Round]
# 0 lacks A4, 1 lacks B4, 2 lacks C4.
HANDS = ("A1 A2 A3 C4", "A4 B1 B2 B3", "B4 C1 C2 C3")
A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)


def calling(table: Table, *hands: str, **options: Any) -> Simultaneous:
    return Simultaneous.from_round(table(*hands, **options))


def play(game: Simultaneous, move: Any, at_ms: int) -> list[Any]:
    return list(game.play(move, game.number, at_ms))


def refusal(game: Simultaneous, move: Any, at_ms: int) -> Reason:
    before = game.to_dict(), game.view(None)
    with pytest.raises(MoveError) as refused:
        play(game, move, at_ms)
    assert (game.to_dict(), game.view(None)) == before
    return refused.value.reason


def test_a_call_alone_is_answered_when_its_window_closes_r46(table: Table) -> None:
    game = calling(table, *HANDS)
    assert play(game, Call(0, 1, card=A4), 1_000) == []
    assert game.closes_ms == 1_250 and game.number == 0
    assert play(game, Tick(), 1_249) == []
    told = play(game, Tick(), 1_250)
    assert [type(event).__name__ for event in told] == ["Asked", "Answered", "CardsMoved", "SetLaid"]
    assert SetLaid(0, family=0, dealt=False) in told and game.number == 1 and game.closes_ms is None


def test_it_is_nobodys_turn_r46(table: Table) -> None:
    game = calling(table, *HANDS)
    assert not any(isinstance(event, TurnPassed) for event in game.opening)
    for caller, asked, card in ((2, 0, C4), (0, 1, A4), (1, 2, B4)):
        play(game, Call(caller, asked, card=card), 1_000 * caller + 9_000 * game.number)
        told = play(game, Tick(), 1_000 * caller + 9_000 * game.number + 500)
        assert not any(isinstance(event, TurnPassed) for event in told)
    assert game.is_over and game.outcome is not None and game.outcome.sets == (1, 1, 1)


def test_calls_of_the_same_moment_are_void_and_each_next_call_is_used_up_r46(table: Table) -> None:
    game = calling(table, *HANDS)
    play(game, Call(0, 1, card=A4), 0)
    play(game, Call(2, 0, card=C4), 249)
    assert play(game, Tick(), 250) == [CallsVoid((0, 2))]
    assert game.view(None).used_up == (0, 2)
    assert play(game, Call(0, 1, card=A4), 300) == [CallUsedUp(0)]
    assert play(game, Call(0, 1, card=A4), 400) == []  # the one after counts again
    assert Answered(0, 1, 0, A4, 1) in play(game, Tick(), 650)
    assert game.view(None).used_up == (2,)


def test_a_call_at_the_end_of_a_window_is_too_late_for_it_and_may_come_again_r46(table: Table) -> None:
    game = calling(table, *HANDS)
    play(game, Call(0, 1, card=A4), 0)
    told = play(game, Call(2, 0, card=C4), 250)
    assert Answered(0, 1, 0, A4, 1) in told and told[-1] == CallTooLate(2)
    assert game.view(None).used_up == ()
    play(game, Call(2, 0, card=C4), 251)
    assert Answered(2, 0, 2, C4, 1) in play(game, Tick(), 501)


def test_after_a_miss_a_seat_waits_until_another_call_was_answered_r46(table: Table) -> None:
    game = calling(table, *HANDS)
    play(game, Call(0, 1, card=C1), 0)  # 1 has no C1
    assert Answered(0, 1, 2, C1, 0) in play(game, Tick(), 250)
    assert game.view(None).waits_until_ms == (5_250, 0, 0)
    assert refusal(game, Call(0, 1, card=A4), 300) is Reason.MUST_WAIT
    play(game, Call(1, 2, card=B4), 1_000)
    play(game, Tick(), 1_250)
    assert game.view(None).waits_until_ms == (0, 0, 0)
    assert play(game, Call(0, 1, card=A4), 1_300) == []


def test_after_five_seconds_the_waiting_is_over_r46(table: Table) -> None:
    game = calling(table, *HANDS)
    play(game, Call(0, 1, card=C1), 0)
    play(game, Tick(), 250)
    assert refusal(game, Call(0, 1, card=A4), 5_249) is Reason.MUST_WAIT
    assert play(game, Call(0, 1, card=A4), 5_250) == []
    assert game.closes_ms == 5_500


def test_a_void_moment_answers_nobody_so_a_waiting_seat_waits_on_r46(table: Table) -> None:
    game = calling(table, "A1 A2 A3 C4", "A4 B1 B2 B3", "B4 C1 C2", "C3 D1 D2 D3 D4")
    play(game, Call(0, 1, card=C1), 0)
    play(game, Tick(), 250)
    play(game, Call(1, 2, card=B4), 300)
    play(game, Call(2, 0, card=C4), 300)
    assert play(game, Tick(), 550) == [CallsVoid((1, 2))]
    assert game.view(None).waits_until_ms[0] == 5_250


def test_an_illegal_call_is_refused_or_ruled_on_and_then_waits_r23_r46(table: Table) -> None:
    assert refusal(calling(table, *HANDS), Call(0, 2, card=B4), 0) is Reason.FAMILY_NOT_HELD
    game = calling(table, *HANDS, illegal_ask="penalty")
    told = play(game, Call(0, 2, card=B4), 100)
    assert any(isinstance(event, Ruled) for event in told) and Penalised(0, 2) in told
    assert game.view(None).waits_until_ms == (5_100, 0, 0) and game.closes_ms is None


def test_a_call_that_cannot_be_answered_any_more_is_dropped_r46(table: Table) -> None:
    game = calling(table, "A1 A2 A3 C4", "A4 B1 B2 B3", "B4 C1 C2 C3", ask_held="forfeit")
    play(game, Call(0, 2, card=C1), 0)  # 0 holds C4 ...
    # ... and 2, who holds no A, forfeits nothing to it; 1 asks 0 for its own B1 and gives all B to 0.
    told = play(game, Call(1, 0, card=B1), 100)
    assert any(isinstance(event, CardsMoved) and event.taker == 0 for event in told)
    assert Answered(0, 2, 2, C1, 1) in play(game, Tick(), 250)  # that call stands
    game = calling(table, "A1 A2 A3 C4", "A4 B1 B2 B3", "B4 C1 C2 C3", ask_held="forfeit")
    play(game, Call(0, 1, card=C1), 0)
    play(game, Call(1, 2, card=A4), 50)  # 1 holds A4: forfeits it to 2
    play(game, Call(2, 0, card=C1), 100)  # 2 holds C1: forfeits C1 C2 C3 to 0, who lays C and keeps A1 A2 A3
    assert game.view(None).round.sets[0] == (2,)
    assert play(game, Tick(), 250) == [CallDropped(0)]  # C is laid
    assert game.view(None).waits_until_ms[0] == 0


def test_a_seat_calls_once_in_a_window_and_not_without_cards_r46(table: Table) -> None:
    game = calling(table, "A1 A2 A3", "A4", "B1 B2 B3 B4 C1 C2", "C3 C4")
    play(game, Call(0, 1, card=A4), 0)
    assert refusal(game, Call(0, 1, card=A4), 10) is Reason.ALREADY_CALLED
    play(game, Tick(), 250)
    assert refusal(game, Call(0, 2, card=C1), 300) is Reason.CARDS_WANTED
    assert refusal(game, Call(1, 2, card=C1), 300) is Reason.CARDS_WANTED
    assert game.legal_calls(0) == () and game.view(0).round.askable_seats == ()
    assert {call.seat for call in game.legal_calls(3)} == {2}


def test_what_is_always_refused_is_refused_here_too_r22(table: Table) -> None:
    game = calling(table, *HANDS)
    assert refusal(game, Call(0, 0, card=A4), 0) is Reason.OWN_SEAT
    assert refusal(game, Call(7, 0, card=A4), 0) is Reason.NO_SUCH_SEAT
    assert refusal(game, Call(0, 1, card=99), 0) is Reason.NO_SUCH_CARD
    with pytest.raises(StaleMove):
        game.play(Call(0, 1, card=A4), 3, 0)
    play(game, Call(0, 1, card=A4), 500)
    with pytest.raises(UnreadableMove):
        game.play(Tick(), game.number, 499)  # the clock never goes back
    with pytest.raises(UnreadableMove):
        game.play(Call(0, 1, card="A4"), game.number, 600)  # type: ignore[arg-type]
    with pytest.raises(UnreadableMove):
        game.play("call", game.number, 600)  # type: ignore[arg-type]


def test_a_waiting_call_is_seen_by_its_caller_alone_r17(table: Table) -> None:
    game = calling(table, *HANDS)
    before = {seat: game.view(seat) for seat in (1, 2, None)}
    play(game, Call(0, 1, card=A4), 0)
    assert {seat: game.view(seat) for seat in (1, 2, None)} == before
    assert game.view(0).has_called and game.view(0).round.askable_cards == ()


def test_the_round_ends_by_agreement_and_a_waiting_call_is_not_answered_r20(table: Table) -> None:
    game = calling(table, *HANDS)
    play(game, Call(0, 1, card=A4), 0)
    assert play(game, EndRound(), 100) == [RoundOver((0, 1, 2), early=True)]
    assert refusal(game, Tick(), 400) is Reason.ROUND_OVER


def test_creators_are_called_for_and_the_window_is_an_option_r30_r46(table: Table) -> None:
    game = calling(table, *HANDS, ask="creator", window_ms=40, wait_ms=900)
    play(game, Call(2, 0, family=2), 0)
    assert game.closes_ms == 40
    assert SetLaid(2, family=2, dealt=False) in play(game, Tick(), 40)
    play(game, Call(0, 2, family=0), 100)
    play(game, Tick(), 140)
    assert game.view(None).waits_until_ms == (1_040, 0, 0)


def play_by_chance(game: Simultaneous, seats: int, rng: Random, clock: int = 0) -> int:
    """Every seat calls at a random moment, again and again; gives the time at the end."""
    while not game.is_over:
        seat = rng.randrange(seats)
        calls = game.legal_calls(seat)
        clock += rng.choice((1, 40, 120, 400, 2_000))
        waits = clock < game.waits_until_ms[seat] or game.has_called(seat)
        play(game, rng.choice(calls) if calls and not waits else Tick(), clock)
    return clock


@pytest.mark.parametrize("seats", [3, 4, 7, 11])
def test_every_game_ends_and_is_read_back_as_it_stands_r14_r06(deck_of: Callable[..., Deck], seats: int) -> None:
    deck = deck_of(13)
    for seed in range(5):
        game = Simultaneous(deck, preset("simultaneous", seats, deck), seats, seed)
        play_by_chance(game, seats, Random(seed))
        assert game.outcome is not None and sum(game.outcome.sets) == 13
        again = Simultaneous.from_dict(json.loads(json.dumps(game.to_dict())))
        assert [again.view(seat) for seat in (*range(seats), None)] == [
            game.view(seat) for seat in (*range(seats), None)
        ]


def test_a_match_is_played_without_turns_too_r65(deck_of: Callable[..., Deck]) -> None:
    deck, rng, clock = deck_of(6), Random(4), 0
    match = Match(deck, Rules(seats=3, pace="simultaneous", rounds=2), 3, 8)
    while not match.is_over:
        if match.is_between:
            match.play(NextRound(), match.number, clock)
            clock = 0  # each round has a clock of its own
        game = match.round
        assert isinstance(game, Simultaneous)
        clock += 300
        calls = game.legal_calls(rng.randrange(3))
        may = calls and clock >= game.view(None).waits_until_ms[calls[0].caller]
        match.play(rng.choice(calls) if may else Tick(), match.number, clock)
    assert sum(match.totals) == 12
    again = Match.from_dict(json.loads(json.dumps(match.to_dict())))
    assert again.outcome == match.outcome and again.totals == match.totals


def test_a_player_who_leaves_keeps_the_seat_in_the_game_r20(table: Table) -> None:
    game = calling(table, *HANDS)
    play(game, Leave(1), 0)
    assert refusal(game, Leave(1), 10) is Reason.ALREADY_LEFT
    assert play(game, Call(1, 2, card=B4), 20) == []
    assert refusal(game, Leave(3), 900) is Reason.NO_SUCH_SEAT
    assert refusal(game, Leave(1), 900) is Reason.ALREADY_LEFT  # the window that is due stays due
    assert Answered(1, 2, 1, B4, 1) in play(game, Tick(), 900)


def test_what_is_no_such_game_is_refused(table: Table) -> None:
    data = calling(table, *HANDS).to_dict()
    for spoilt in ({**data, "version": 2}, {**data, "round": {}}, {**data, "moves": [1]}, [], None):
        with pytest.raises(UnreadableMove):
            Simultaneous.from_dict(spoilt)
