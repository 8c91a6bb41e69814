"""Simultaneous: one deal of the game without turns, driven by the times that are passed in (R-46).

Whoever called is answered as if on turn in a Round; what is added here is when a call is answered at all. `number`
counts what everybody has seen: it stays while a window is open, so that calls of the same moment answer the same one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Self

from authors_edu.decks.model import Deck
from authors_edu.game.asking import asks_of, family_asked_in, pick_legal
from authors_edu.game.calls import Call, CallDropped, CallEvent, CallMove, CallsVoid, CallTooLate, CallUsedUp, Tick
from authors_edu.game.events import Answered, Event, TurnPassed
from authors_edu.game.moves import Ask, EndRound, Leave
from authors_edu.game.outcome import Outcome
from authors_edu.game.record import way_to_play
from authors_edu.game.refusals import MoveError, Reason, StaleMove
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.ruling import fault_in
from authors_edu.game.saved_calls import read_calls, write_calls
from authors_edu.game.view import View


@dataclass(frozen=True, slots=True)
class CallView:
    """What a seat, or a spectator (None), sees. `round` offers a seat that may call what it may ask for.

    That a call waits for its window to close, only its caller sees.
    """

    number: int
    round: View
    waits_until_ms: tuple[int, ...]  # by seat: before that time it may not call; 0: it may
    used_up: tuple[int, ...]  # seats whose next call is not answered
    has_called: bool  # this seat's own call is about to be answered


class Simultaneous:
    """One deal. Raises RulesError where the deck cannot be played by the rules."""

    def __init__(
        self, deck: Deck, rules: Rules, seats: int, seed: int, *, dealer: int | None = None, dealt_at_ms: int = 0
    ) -> None:
        self._set_up(Round(deck, replace(rules, pace="turns"), seats, seed, dealer=dealer, dealt_at_ms=dealt_at_ms))

    @classmethod
    def from_round(cls, round: Round) -> Self:
        """Starts from a round in turns in which nobody has moved: a position set up by hand."""
        game = cls.__new__(cls)
        game._set_up(round)
        return game

    def _set_up(self, round: Round) -> None:
        self._round = round  # its turn is that of whoever is looked at: here it is nobody's
        self.rules = replace(round.rules, pace="simultaneous")
        self.deck, self.seed, self.dealer, self.dealt_at_ms = round.deck, round.seed, round.dealer, round.dealt_at_ms
        self.opening = _without_turns(round.opening)
        self.number = 0  # of what everybody has seen
        self.log: list[tuple[CallMove, int]] = []  # every accepted move with its time
        self.waits_until_ms = [0] * round.rules.seats
        self.used_up: set[int] = set()
        self.now_ms = 0  # the latest time that was passed in
        self._window: list[Call] = []  # the calls of one moment
        self._closes_ms = 0

    @property
    def is_over(self) -> bool:
        return self._round.is_over

    @property
    def outcome(self) -> Outcome | None:
        return self._round.outcome

    def is_time_up(self, at_ms: int) -> bool:
        """Says whether the minutes of the round, if it has any, are over."""
        return self._round.is_time_up(at_ms)

    @property
    def closes_ms(self) -> int | None:
        """When the open window is due: whoever drives the game sends a Tick then. None where none is open."""
        return self._closes_ms if self._window else None

    def has_called(self, seat: int | None) -> bool:
        """Says whether a seat's own call is about to be answered."""
        return any(call.caller == seat for call in self._window)

    def legal_calls(self, seat: int) -> tuple[Call, ...]:
        """Lists what a seat may call for, whether it has to wait or not; nothing without a card."""
        if self.is_over or not self._round.cards.sizes[seat]:
            return ()
        self._round.turn = seat
        by_card = self.rules.ask == "card"
        return pick_legal(self._round, _calls_of(seat, self.rules.seats, len(self.deck.families), by_card))

    def play(self, move: CallMove, answers: int, at_ms: int) -> tuple[CallEvent, ...]:
        """Plays a move that answers this `number` at a time, and gives all that it causes.

        `at_ms` is the caller's clock, from 0 up, and never goes back. A call gives nothing at once: it is answered
        when its window closes, by the first move from then on. After the last minute the round ends with the first
        move, a Tick included, that leaves no window open (R-20). Raises StaleMove, MoveError or UnreadableMove; then
        nothing has changed.
        """
        if type(answers) is not int or answers != self.number:
            raise StaleMove(answers, self.number)
        if self.is_over:
            raise MoveError(Reason.ROUND_OVER)
        carry_out = way_to_play(move, at_ms, _CARRY_OUT, earliest_ms=self.now_ms)
        if isinstance(move, Leave):
            self._check_leaver(move.seat)  # before a window that is due is closed
        is_due = bool(self._window) and at_ms >= self._closes_ms
        if isinstance(move, Tick) and not is_due and (self._window or not self.is_time_up(at_ms)):
            return ()
        if is_due:
            events = self._close()
            if isinstance(move, Call):
                events.append(CallTooLate(move.caller))
            elif not self.is_over:
                events += carry_out(self, move, at_ms)
        else:
            events = carry_out(self, move, at_ms)
        if not self.is_over and not self._window and self.is_time_up(at_ms):
            events += self._end(EndRound(), at_ms)
        if self.is_over:
            self._window = []  # calls that wait for an answer get none
        self.now_ms = at_ms
        self.log.append((move, at_ms))
        return tuple(events)

    def view(self, seat: int | None) -> CallView:
        """Gives what a seat, or a spectator (None), may know. Raises ValueError where there is no such seat."""
        has_called = self.has_called(seat)
        self._round.turn = self.dealer if seat is None else seat
        seen = replace(self._round.view(seat), rules=self.rules)
        if has_called or (seat is not None and not seen.hand_sizes[seat]):
            seen = replace(seen, askable_seats=(), askable_cards=(), askable_families=())
        used_up = tuple(sorted(self.used_up))
        return CallView(self.number, seen, tuple(self.waits_until_ms), used_up, has_called)

    def to_dict(self) -> dict[str, Any]:
        """Writes the game down as plain data: its round as dealt, and its moves."""
        return write_calls(self._round, self.log)

    @classmethod
    def from_dict(cls, data: object) -> Self:
        """Reads a game back by playing its moves again. Raises UnreadableMove, RulesError or MoveError."""
        dealt, moves = read_calls(data)
        game = cls.from_round(Round.from_dict(dealt))
        for move, at_ms in moves:
            game.play(move, game.number, at_ms)
        return game

    def _call(self, call: Call, at_ms: int) -> list[CallEvent]:
        """Takes a call into the window, opens one, uses it up unanswered, or rules on it."""
        caller = call.caller
        self._check_caller(caller, at_ms)
        self._round.turn = caller
        family = family_asked_in(self._round, call.ask)
        if caller in self.used_up:
            self.used_up.remove(caller)
            return [CallUsedUp(caller)]
        if fault_in(self._round, family, call.card) is not None:
            events = self._answer(call.ask, at_ms)  # raises where the rules refuse it
            self.waits_until_ms[caller] = at_ms + self.rules.wait_ms
            return events
        if not self._window:
            self._closes_ms = at_ms + self.rules.window_ms
        self._window.append(call)
        return []

    def _check_leaver(self, seat: int) -> None:
        if not 0 <= seat < self.rules.seats:
            raise MoveError(Reason.NO_SUCH_SEAT)
        if seat in self._round.left:
            raise MoveError(Reason.ALREADY_LEFT)

    def _check_caller(self, caller: int, at_ms: int) -> None:
        if not 0 <= caller < self.rules.seats:
            raise MoveError(Reason.NO_SUCH_SEAT)
        if not self._round.cards.sizes[caller]:
            raise MoveError(Reason.CARDS_WANTED)
        if self.has_called(caller):
            raise MoveError(Reason.ALREADY_CALLED)
        if at_ms < self.waits_until_ms[caller]:
            raise MoveError(Reason.MUST_WAIT)

    def _close(self) -> list[CallEvent]:
        """Answers the one call of a window; several are void, and the next one of each caller is used up."""
        calls, self._window = self._window, []
        if len(calls) > 1:
            callers = tuple(sorted(call.caller for call in calls))
            self.used_up.update(callers)
            self.number += 1
            return [CallsVoid(callers)]
        call = calls[0]
        if not self._still_stands(call):
            self.number += 1
            return [CallDropped(call.caller)]
        events = self._answer(call.ask, self._closes_ms)
        missed = not any(isinstance(event, Answered) and event.count for event in events)
        self.waits_until_ms = [0] * self.rules.seats
        self.waits_until_ms[call.caller] = self._closes_ms + self.rules.wait_ms if missed else 0
        return events

    def _still_stands(self, call: Call) -> bool:
        """Checks a call again: a forfeit may have changed hands since it was made."""
        self._round.turn = call.caller
        try:
            family = family_asked_in(self._round, call.ask)
        except MoveError:
            return False
        return fault_in(self._round, family, call.card) is None

    def _answer(self, ask: Ask, at_ms: int) -> list[CallEvent]:
        events = _without_turns(self._round.play(ask, self._round.number, at_ms))
        self.number += 1
        return list(events)

    def _leave(self, move: Leave, at_ms: int) -> list[CallEvent]:
        events = self._round.play(move, self._round.number, at_ms)
        self.number += 1
        return list(events)

    def _end(self, move: EndRound, at_ms: int) -> list[CallEvent]:
        """Ends the round by agreement, or because its time is up (R-20)."""
        self.number += 1
        return list(self._round.play(move, self._round.number, at_ms))

    def _tick(self, move: Tick, at_ms: int) -> list[CallEvent]:
        return []


@lru_cache(maxsize=64)  # listed once for all rounds
def _calls_of(caller: int, seats: int, families: int, by_card: bool) -> tuple[tuple[Call, ...], ...]:
    """Lists for each seat the call for every ask of it."""
    every_ask = asks_of(seats, families, by_card)
    return tuple(tuple(Call(caller, ask.seat, ask.card, ask.family) for ask in asks) for asks in every_ask)


def _without_turns(events: Sequence[Event]) -> tuple[Event, ...]:
    """Leaves out whose turn it is: nobody's."""
    return tuple(event for event in events if not isinstance(event, TurnPassed))


_CARRY_OUT: dict[type, Callable[[Simultaneous, Any, int], list[CallEvent]]] = {
    Call: Simultaneous._call,
    Tick: Simultaneous._tick,
    Leave: Simultaneous._leave,
    EndRound: Simultaneous._end,
}
