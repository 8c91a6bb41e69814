"""Chance that gives the same numbers on every machine and every supported Python (R-06). Knows no card and no rule.

Python promises that `random.Random(int).random()` never changes; it promises nothing about `shuffle` or `choice`,
so those few lines are our own.
"""

from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Stream:
    """A fixed row of random numbers, and the few things that a game does with them."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, limit: int) -> int:
        """Draws a whole number from 0 to `limit` - 1."""
        return int(self.random() * limit)

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Gives the items in a random order (Fisher and Yates)."""
        order, random = list(items), self.random
        for last in range(len(order) - 1, 0, -1):
            other = int(random() * (last + 1))  # as `below` does, which every card of every deal would wait for
            order[last], order[other] = order[other], order[last]
        return order


def stream(seed: int, *purpose: str | int) -> Stream:
    """Opens the stream of one purpose of one seed, so that no draw for one thing shifts another.

    >>> stream(7, "deal").shuffled("abcdef") == stream(7, "deal").shuffled("abcdef")
    True
    >>> stream(7, "deal").random() == stream(7, "dealer").random()
    False
    """
    name = "/".join(str(part) for part in (seed, *purpose))
    return Stream(int.from_bytes(sha256(name.encode()).digest(), "big"))
