"""Titles: who has seen which title in a round, and which received cards still wait for their name (R-51 to R-53).

Grades nothing and moves no card. With naming off every title is public from the start.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from authors_edu.decks.model import FAMILY_SIZE, Deck


@dataclass(slots=True)
class Waiting:
    """Received cards to be named one by one, the first of `cards` now."""

    family: int
    cards: list[int]
    giver: int | None  # None after a draw that matched
    since_ms: int
    offered: tuple[int, ...] = ()  # the choice of four for the first card, once somebody has looked at it


class Titles:
    """What each seat has seen of the titles, by handle. A title once seen stays seen."""

    __slots__ = ("_shown", "by_handle", "met", "public", "seen", "waiting")

    def __init__(self, deck: Deck, works: tuple[int, ...], hands: Iterable[Iterable[int]], naming: bool) -> None:
        self.by_handle = tuple(deck.cards[work].work for work in works)
        self.public = set() if naming else set(range(len(works)))
        self.seen = [set(hand) if naming else set() for hand in hands]
        self.met: set[int] = set()  # has come by a hit or a shown draw: is never named again
        self.waiting: Waiting | None = None
        self._shown: dict[int | None, dict[int, str]] = {}

    def see(self, seat: int, handle: int) -> None:
        self.seen[seat].add(handle)

    def publish_family(self, family: int) -> None:
        self.public.update(range(FAMILY_SIZE * family, FAMILY_SIZE * (family + 1)))

    def remember(self, later: "Titles") -> None:
        """Adds what had been seen, and what had come, by a later moment of the same round."""
        self.public |= later.public
        self.met |= later.met
        for own, others in zip(self.seen, later.seen, strict=True):
            own |= others

    def shown_to(self, seat: int | None) -> dict[int, str]:
        """Gives the titles that a seat (None: a spectator) has seen, by handle. The reader must not change it."""
        if len(self.public) == len(self.by_handle):
            seat = None  # everyone has seen everything
        seen = self.public if seat is None else self.public | self.seen[seat]
        shown = self._shown.get(seat)
        if shown is None or len(shown) != len(seen):  # what is seen only grows, so that its size tells
            shown = {handle: self.by_handle[handle] for handle in sorted(seen)}
            self._shown[seat] = shown
        return shown
