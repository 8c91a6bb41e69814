"""Holding: the cards of one family in one hand, written as one small number that cards join and leave by + and -.

With one copy of each card it has a bit a place; with two copies (R-43) two bits a place, the count.
"""

from functools import lru_cache

from authors_edu.decks.model import FAMILY_SIZE

FULL = (1 << FAMILY_SIZE) - 1  # all four works, a bit a place


class Holding:
    """How such numbers are read where there are so many `copies` of each card."""

    __slots__ = ("count", "places", "whole", "works")

    def __init__(self, copies: int) -> None:  # and as many bits to a place
        self.whole = sum(1 << copies * place for place in range(FAMILY_SIZE))  # one of each: a set
        numbers = range(1 << copies * FAMILY_SIZE)
        counts = [[number >> copies * place & (1 << copies) - 1 for place in range(FAMILY_SIZE)] for number in numbers]
        self.count = tuple(map(sum, counts))  # cards, by number
        self.works = tuple(sum(bool(count) << place for place, count in enumerate(held)) for held in counts)
        self.places = tuple(
            tuple(place for place, count in enumerate(held) for _ in range(count)) for held in counts
        )  # each as often as it is held


HOLDINGS = {copies: Holding(copies) for copies in (1, 2)}


@lru_cache(maxsize=32_768)  # the few numbers of each family in play, listed again and again
def handles_of(family: int, number: int, copies: int = 1) -> tuple[int, ...]:
    """Lists the handles of a holding, ascending, each as often as it is held.

    >>> handles_of(1, 0b1010), handles_of(1, 0b01_00_00_10, copies=2)
    ((5, 7), (4, 4, 7))
    """
    return tuple(FAMILY_SIZE * family + place for place in HOLDINGS[copies].places[number])
