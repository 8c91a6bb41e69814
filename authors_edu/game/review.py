"""Review: a round that is over, laid open: its seed, the deal, and every move with the hands before it (R-92)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from authors_edu.game.events import Event
from authors_edu.game.outcome import Outcome
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.replay import Step, begun_again, steps_of

if TYPE_CHECKING:
    from authors_edu.game.round import Round


@dataclass(frozen=True, slots=True)
class Review:
    """All that was hidden. Cards are handles, as everywhere outside the engine.

    What could have been known when follows from the events: tell them to `bots.knowledge` up to the move in question.
    """

    seed: int
    dealer: int
    titles: tuple[str, ...]  # by handle, all of them
    dealt: tuple[tuple[int, ...], ...]  # by seat: the hands as dealt, before any set was laid
    pile: tuple[int, ...]  # as dealt, the top card first
    opening: tuple[Event, ...]
    steps: tuple[Step, ...]  # every move that counts, without what was taken back
    outcome: Outcome


def review(round: Round) -> Review:
    """Opens everything. Raises MoveError while the round goes on: it is secret until then."""
    if round.outcome is None:
        raise MoveError(Reason.NOT_OVER)
    hands = tuple(tuple(sorted(map(round.handles.__getitem__, hand))) for hand in round.deal.hands)
    return Review(
        seed=round.seed,
        dealer=round.dealer,
        titles=round.titles.by_handle,
        dealt=hands,
        pile=tuple(map(round.handles.__getitem__, round.deal.pile)),
        opening=begun_again(round).opening,
        steps=tuple(steps_of(round)),
        outcome=round.outcome,
    )
