"""Small decks and stated deals, so that a test can set up a table by hand.

Card A1 is the first work of family A, and has number 0; B1 has number 4.
"""

from collections.abc import Callable

import pytest

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.deal import Deal
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules

COLOURS = (
    "Amber", "Bronze", "Copper", "Diamond", "Emerald", "Fuchsia", "Golden", "Hazel",
    "Indigo", "Jade", "Khaki", "Lilac", "Magenta", "Navy", "Ochre",
)  # fmt: skip
THINGS = ("River", "Castle", "Garden", "Night")


def _deck_of(families: int, clues: bool = True) -> Deck:
    return Deck("Colours", tuple(_family(number, clues) for number in range(families)))


def _family(number: int, clues: bool) -> Family:
    creator = f"Writer {chr(ord('A') + number)}"
    cards = [
        Card(
            id=f"id-{number}-{place}",
            creator=creator,
            work=f"{COLOURS[number]} {thing}",
            clue=f"hint {number}.{place}" if clues else "",
        )
        for place, thing in enumerate(THINGS)
    ]
    return Family(creator, tuple(cards))


def _cards(labels: str) -> tuple[int, ...]:
    return tuple(4 * (ord(label[0]) - ord("A")) + int(label[1]) - 1 for label in labels.split())


def _table(
    *hands: str, pile: str = "", dealer: int | None = None, clues: bool = True, seed: int = 0, **options: object
) -> Round:
    """Starts a round from stated hands; unless a dealer is named, the last seat dealt, so that seat 0 begins."""
    deal = Deal(len(hands) - 1 if dealer is None else dealer, tuple(map(_cards, hands)), _cards(pile))
    families = sum(map(len, (*deal.hands, deal.pile))) // 4
    return Round.from_deal(_deck_of(families, clues), Rules(seats=len(hands), **options), deal, seed)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def deck_of() -> Callable[..., Deck]:
    return _deck_of


@pytest.fixture(scope="session")
def cards() -> Callable[[str], tuple[int, ...]]:
    return _cards


@pytest.fixture(scope="session")
def table() -> Callable[..., Round]:
    return _table
