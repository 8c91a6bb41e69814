"""Callers: when the bots of a table without turns will have found what to call (R-46). Reads no clock, plays nothing.

What is drawn follows from the game's seed and the numbers of its log, so that after a restart the same bots call at the
same moments.
"""

from collections.abc import Collection, Sequence
from random import Random

from authors_edu.bots.play_calls import Span, reactions
from authors_edu.game.calls import Call, CallDropped, CallsVoid
from authors_edu.game.events import Answered
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.match_moves import MatchMove
from authors_edu.game.simultaneous import Simultaneous

# Ours: from a bot's call to its next one, about as long as a child takes to look, to think and to tap twice
# (`bots.pace`). Where more than four bots play, each takes longer, so that what is said can still be followed.
SPAN_MS: Span = (5_000, 20_000)
BOTS_AT_THIS_PACE = 4
LISTEN_MS = 1_000  # everybody listens to an answer; whoever thinks goes on thinking then


class Callers:
    """By seat of a bot: when it calls next. `note` is told every move; `next_step` says what is due by some moment."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.due_ms: dict[int, int] = {}

    def begin(self, game: Simultaneous, bots: Collection[int], number: int, at_ms: int) -> None:
        """Everybody begins to think, after the deal that was the move of this number."""
        self.due_ms = self._drawn(game, bots, number, at_ms)

    def note(
        self,
        game: Simultaneous,
        bots: Collection[int],
        move: MatchMove,
        events: Sequence[MatchEvent],
        number: int,
        at_ms: int,
    ) -> None:
        """Takes in a move: whoever has called, and got an answer or none, begins to think anew."""
        if isinstance(move, Call):
            self.due_ms.pop(move.caller, None)
        if not events:
            return  # a window has opened: nobody knows yet
        if any(isinstance(event, Answered | CallsVoid | CallDropped) for event in events):
            self.due_ms = {seat: due + LISTEN_MS for seat, due in self.due_ms.items()}
        self.due_ms = self._drawn(game, bots, number, at_ms) | self.due_ms

    def next_step(self, game: Simultaneous, to_ms: int) -> tuple[int | None, int] | None:
        """Gives the seat that calls next (None: a window closes) and when; None where nothing is due by then."""
        view = game.view(None)
        waits = zip(view.waits_until_ms, view.round.hand_sizes, strict=True)
        until = {seat: until_ms for seat, (until_ms, size) in enumerate(waits) if size and not game.has_called(seat)}
        due = {seat: max(at_ms, until[seat]) for seat, at_ms in self.due_ms.items() if seat in until}
        caller = min(due, key=lambda seat: (due[seat], seat), default=None)
        closes_ms = game.closes_ms
        if closes_ms is not None and (caller is None or closes_ms <= due[caller]):
            return (None, closes_ms) if closes_ms <= to_ms else None
        return (caller, due[caller]) if caller is not None and due[caller] <= to_ms else None

    def _drawn(self, game: Simultaneous, bots: Collection[int], number: int, at_ms: int) -> dict[int, int]:
        quickest, slowest = SPAN_MS
        many = max(BOTS_AT_THIS_PACE, len(bots))
        span = (quickest * many // BOTS_AT_THIS_PACE, slowest * many // BOTS_AT_THIS_PACE)
        found = reactions(game, at_ms, Random(f"reaction/{self._seed}/{number}"), span)
        return {seat: due for seat, due in found.items() if seat in bots}
