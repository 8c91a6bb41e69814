"""Callers: when the bots of a table without turns will have found what to call (R-46). Reads no clock, plays nothing.

What is drawn follows from the game's seed and the numbers of its log, so that after a restart the same bots call at the
same moments.
"""

from collections.abc import Collection, Sequence
from random import Random

from authors_edu.bots.play_calls import reactions
from authors_edu.game.calls import Call, CallDropped, CallsVoid
from authors_edu.game.events import Answered
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.match_moves import MatchMove
from authors_edu.game.simultaneous import Simultaneous

# From the last answer to a bot's next call. Ours: of three bots the first calls after ten seconds or so, which is about
# what a child needs to look, to think and to tap twice (`bots.pace`).
SPAN_MS = (5_000, 25_000)


class Callers:
    """By seat of a bot: when it calls next. `note` is told every move; `next_step` says what is due by some moment."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.due_ms: dict[int, int] = {}

    def begin(self, game: Simultaneous, bots: Collection[int], number: int, at_ms: int) -> None:
        """All think anew, after a deal or an answer, at the move of this number."""
        found = reactions(game, at_ms, Random(f"reaction/{self._seed}/{number}"), SPAN_MS)
        self.due_ms = {seat: due for seat, due in found.items() if seat in bots}

    def note(
        self,
        game: Simultaneous,
        bots: Collection[int],
        move: MatchMove,
        events: Sequence[MatchEvent],
        number: int,
        at_ms: int,
    ) -> None:
        """Takes in a move: after an answer, or where there is none to be had, everybody thinks anew."""
        if any(isinstance(event, Answered | CallsVoid | CallDropped) for event in events):
            self.begin(game, bots, number, at_ms)
        elif (
            isinstance(move, Call) and self.due_ms.pop(move.caller, None) is not None and events
        ):  # used up, or ruled on
            found = reactions(game, at_ms, Random(f"reaction/{self._seed}/{number}"), SPAN_MS)
            self.due_ms |= {seat: due for seat, due in found.items() if seat == move.caller}

    def next_step(self, game: Simultaneous, to_ms: int) -> tuple[int | None, int] | None:
        """Gives the seat that calls next (None: a window closes) and when; None where nothing is due by then."""
        sizes = game.view(None).round.hand_sizes
        due = {seat: at_ms for seat, at_ms in self.due_ms.items() if sizes[seat]}
        caller = min(due, key=lambda seat: (due[seat], seat), default=None)
        closes_ms = game.closes_ms
        if closes_ms is not None and (caller is None or closes_ms <= due[caller]):
            return (None, closes_ms) if closes_ms <= to_ms else None
        return (caller, due[caller]) if caller is not None and due[caller] <= to_ms else None
