"""Match: rounds at one table, their points added up, and a tie settled at the end (R-02, R-60 to R-65).

`play` takes the moves of the round and, between rounds, those of the match; it either does all that a move causes, or
raises and changes nothing. A one-round match with the seed of a round has that round's deal.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from authors_edu.decks.model import Deck
from authors_edu.game.calls import CallEvent, Tick
from authors_edu.game.chance import stream
from authors_edu.game.events import SetLaid
from authors_edu.game.match_events import MatchEvent, MatchOver, RoundCounted, TargetMoved, TieToSettle
from authors_edu.game.match_moves import EndMatch, MatchMove, MoveTarget, NextRound
from authors_edu.game.moves import EndRound
from authors_edu.game.outcome import Decision, Outcome, Side, by_side, leading, settle_by_asks, sides_of
from authors_edu.game.record import way_to_play
from authors_edu.game.refusals import MoveError, Reason, StaleMove
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, cards_in, most_to_deal
from authors_edu.game.saved_match import read_match, write_match
from authors_edu.game.simultaneous import CallView, Simultaneous
from authors_edu.game.view import View

HAND_FOR_TWO = 7  # a further deal between two has a pile


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """Who won, and why. `early`: ended by agreement, so that a tie was not played out (R-65)."""

    winners: tuple[int, ...]
    decision: Decision
    early: bool


@dataclass(frozen=True, slots=True)
class MatchView:
    """What a seat, or a spectator (None), sees of a match after its move `number`; all but `round` is public."""

    number: int
    round: View | CallView
    rounds: tuple[Outcome, ...]  # those that count, in order
    totals: tuple[int, ...]  # by seat, of these rounds
    target: int | None
    tied: tuple[int, ...]  # the seats between whom a further round decides
    is_between: bool  # the next round is to be dealt
    outcome: MatchOutcome | None


class Match:
    """One or more rounds. Raises RulesError where the deck cannot be played by the rules."""

    def __init__(self, deck: Deck, rules: Rules, seats: int, seed: int) -> None:
        self.round = _start(deck, rules, seats, seed)
        self.deck, self.rules, self.seed = deck, rules, seed
        self.sides = sides_of(rules)
        self.target = rules.target
        self.rounds: list[Outcome] = []  # those that count
        self.tied: tuple[Side, ...] = ()
        self.outcome: MatchOutcome | None = None
        self._before = 0  # moves that were accepted before this round
        self.log: list[tuple[MatchMove, int]] = []  # every accepted move with its time
        self.opening: tuple[MatchEvent, ...] = tuple(self._follow(self.round.opening, 0))

    @property
    def number(self) -> int:
        """Counts the moves that were accepted; in a game without turns, what everybody has seen."""
        return self._before + self.round.number

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def is_between(self) -> bool:
        """Says whether the next round is to be dealt."""
        return self.round.is_over and not self.is_over

    @property
    def totals(self) -> tuple[int, ...]:
        """Adds up the points of each seat (R-60)."""
        return self._sums([outcome.scores for outcome in self.rounds])

    def is_time_up(self, at_ms: int) -> bool:
        """Says whether the minutes of the round that goes on, if it has any, are over."""
        return not self.round.is_over and self.round.is_time_up(at_ms)

    def play(self, move: MatchMove, answers: int, at_ms: int = 0) -> tuple[MatchEvent, ...]:
        """Plays a move that answers this `number`, and gives all that it causes.

        Raises StaleMove, MoveError or UnreadableMove; then nothing has changed.
        """
        if type(answers) is not int or answers != self.number:
            raise StaleMove(answers, self.number)
        if self.is_over:
            raise MoveError(Reason.MATCH_OVER)
        events = tuple(self._carry_out(move, at_ms))
        if events or not isinstance(move, Tick):  # time that passed and changed nothing
            self.log.append((move, at_ms))
        return events

    def view(self, seat: int | None) -> MatchView:
        """Gives what a seat, or a spectator (None), may know. Raises ValueError where there is no such seat."""
        tied = tuple(sorted(seat for side in self.tied for seat in side))
        rounds = tuple(self.rounds)
        return MatchView(
            self.number, self.round.view(seat), rounds, self.totals, self.target, tied, self.is_between, self.outcome
        )

    def to_dict(self) -> dict[str, Any]:
        """Writes the match down as plain data: its set-up, with the deck, and its moves."""
        return write_match(self)

    @classmethod
    def from_dict(cls, data: object) -> Self:
        """Reads a match back by playing its moves again. Raises UnreadableMove, RulesError or MoveError."""
        saved = read_match(data)
        match = cls(saved.deck, saved.rules, saved.rules.seats, saved.seed)
        for move, at_ms in saved.moves:
            match.play(move, match.number, at_ms)
        return match

    def _carry_out(self, move: MatchMove, at_ms: int) -> list[MatchEvent]:
        if type(move) not in _OWN_MOVES:
            if self.is_between:
                raise MoveError(Reason.BETWEEN_ROUNDS)
            return self._follow(self.round.play(move, self.round.number, at_ms), at_ms)  # type: ignore[arg-type]
        events = way_to_play(move, at_ms, _OWN_MOVES)(self, move, at_ms)
        self._before += 1
        return events

    def _follow(self, events: Sequence[CallEvent], at_ms: int) -> list[MatchEvent]:
        """Adds to the events of a round what they mean for the match."""
        told: list[MatchEvent] = list(events)
        if self.tied and self.rules.tie == "sudden_death":
            first = next((event.seat for event in events if isinstance(event, SetLaid)), None)
            if first is not None:
                if not self.round.is_over:
                    told += self._end_round(at_ms)
                won = [side for side in self.sides if first in side]
                return [*told, self._finish(won, Decision.SUDDEN_DEATH)]
        if self.round.outcome is not None:
            told += self._count(self.round.outcome, may_go_on=True)
        return told

    def _count(self, outcome: Outcome, may_go_on: bool) -> list[MatchEvent]:
        """Counts a round that is over; one that settles a tie counts for nothing else (R-62, R-63)."""
        if self.tied:
            return [self._settled(outcome if may_go_on else None)]
        self.rounds.append(outcome)
        told: list[MatchEvent] = [RoundCounted(self.totals)]
        if self._is_played() or not may_go_on:
            told.append(self._decide(may_go_on))
        return told

    def _is_played(self) -> bool:
        if self.target is not None:
            return max(by_side(self.sides, self.totals)) >= self.target
        return len(self.rounds) >= self.rules.rounds

    def _decide(self, may_go_on: bool) -> MatchEvent:
        """Says who wins by the final totals, or by what a tie is to be settled."""
        first = leading(self.sides, self.totals)
        if len(first) == 1:
            return self._finish(first, Decision.POINTS, early=not may_go_on)
        if self.rules.tie == "asks":
            won, decision = settle_by_asks(first, self._sums([outcome.hits for outcome in self.rounds]))
            return self._finish(won, decision, early=not may_go_on)
        if self.rules.tie == "share" or not may_go_on:
            return self._finish(first, Decision.SHARED, early=not may_go_on)
        self.tied = first
        return TieToSettle(tuple(sorted(seat for side in first for seat in side)), self.rules.tie)

    def _settled(self, outcome: Outcome | None) -> MatchEvent:
        """Ends the match after a further round: a tied side that wins it alone takes all, else they share (R-63)."""
        if self.rules.tie == "second_hand" and outcome is not None:
            best = leading(self.sides, outcome.scores)
            if len(best) == 1 and best[0] in self.tied:
                return self._finish(best, Decision.SECOND_HAND)
        return self._finish(self.tied, Decision.SHARED, early=outcome is None)

    def _finish(self, won: Sequence[Side], decision: Decision, early: bool = False) -> MatchEvent:
        winners = tuple(sorted(seat for side in won for seat in side))
        self.outcome = MatchOutcome(winners, decision, early)
        return MatchOver(winners, decision, early)

    def _sums(self, rows: Sequence[Sequence[int]]) -> tuple[int, ...]:
        return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * self.rules.seats

    def _next_round(self, move: NextRound, at_ms: int) -> list[MatchEvent]:
        if not self.is_between:
            raise MoveError(Reason.ROUND_GOES_ON)
        self._before += self.round.number
        self.round = self._deal(at_ms)
        return self._follow(self.round.opening, at_ms)

    def _deal(self, at_ms: int) -> Round | Simultaneous:
        """Deals the next round; the deal moves one seat left (R-02). Each has its minutes, also one for a tie."""
        seats, dealer = self.rules.seats, (self.round.dealer + 1) % self.rules.seats
        if not self.tied:
            seed = stream(self.seed, "round", len(self.rounds)).below(2**31)
            return _start(self.deck, self.rules, seats, seed, dealer, at_ms)
        seed = stream(self.round.seed, self.rules.tie).below(2**31)
        further = replace(self.rules, tie="share", rounds=1, target=None)
        if self.rules.tie == "second_hand":
            return _start(self.deck, further, seats, seed, dealer, at_ms)
        playing = sorted(seat for side in self.tied for seat in side)
        hand = min(HAND_FOR_TWO, most_to_deal(cards_in(self.deck, further), 2)) if len(playing) == 2 else None
        further = replace(further, naming="off", deal=hand, reenter=further.reenter and hand is None)
        dealer = next(seat % seats for seat in range(dealer, dealer + seats) if seat % seats in playing)
        return Round(self.deck, further, seats, seed, dealer=dealer, playing=playing, dealt_at_ms=at_ms)

    def _move_target(self, move: MoveTarget, at_ms: int) -> list[MatchEvent]:
        """Moves the target to where nobody has come yet. *Ours:* one that is reached would end what has gone on."""
        if self.target is None:
            raise MoveError(Reason.NO_TARGET)
        if not self.is_between:
            raise MoveError(Reason.ROUND_GOES_ON)
        if move.target <= max(by_side(self.sides, self.totals)):
            raise MoveError(Reason.TARGET_REACHED)
        self.target = move.target
        return [TargetMoved(move.target)]

    def _end_round(self, at_ms: int) -> list[MatchEvent]:
        """Ends the round as a part of the move that is being played, which counts as one move."""
        before = self.round.number
        events = self.round.play(EndRound(), before, at_ms)
        self._before -= self.round.number - before
        return list(events)

    def _end(self, move: EndMatch, at_ms: int) -> list[MatchEvent]:
        """Crowns the leader; of a round that goes on, the sets laid so far count (R-20). A tie is not played out."""
        if self.is_between:
            return [self._decide(may_go_on=False)]
        told = self._end_round(at_ms)
        assert self.round.outcome is not None
        return told + self._count(self.round.outcome, may_go_on=False)


def _start(
    deck: Deck, rules: Rules, seats: int, seed: int, dealer: int | None = None, dealt_at_ms: int = 0
) -> Round | Simultaneous:
    kind = Simultaneous if rules.pace == "simultaneous" else Round
    return kind(deck, rules, seats, seed, dealer=dealer, dealt_at_ms=dealt_at_ms)


_OWN_MOVES: dict[type, Callable[[Match, Any, int], list[MatchEvent]]] = {
    NextRound: Match._next_round,
    MoveTarget: Match._move_target,
    EndMatch: Match._end,
}
