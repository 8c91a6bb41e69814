"""Card, Family and Deck: what a teacher's list becomes. Holds no file, no rule of play and no look."""

from dataclasses import dataclass, field
from functools import cached_property

from authors_edu.decks.rows import column_letter

FAMILY_SIZE = 4


@dataclass(frozen=True, slots=True)
class Words:
    """What this deck calls its creators and works: author / book, composer / piece (R-71)."""

    creator: str = "author"
    creators: str = "authors"
    work: str = "book"
    works: str = "books"


@dataclass(frozen=True, slots=True)
class Card:
    """One work by one creator. `id` stays the same when a saved title is corrected.

    `focus` says what of the picture must not be cut off: "top left", "30% 20%"; see `pictures/focus.py`.
    """

    id: str
    creator: str
    work: str
    year: str = ""
    clue: str = ""
    image: str = ""
    also_accept: tuple[str, ...] = ()
    note: str = ""
    focus: str = ""


@dataclass(frozen=True, slots=True)
class Family:
    """The four works of one creator, in the order of the list."""

    creator: str
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if len(self.cards) != FAMILY_SIZE:
            raise ValueError(f"a family has {FAMILY_SIZE} cards, {self.creator!r} has {len(self.cards)}")


@dataclass(frozen=True)
class Deck:
    """Families in the order of the list. Card number n stands in family n // 4 at place n % 4.

    >>> card = Card("1", "Jane Austen", "Emma")
    >>> deck = Deck("One", (Family("Jane Austen", (card, card, card, card)),))
    >>> deck.label(2)
    'A3'
    """

    name: str
    families: tuple[Family, ...]
    words: Words = field(default=Words())

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for family in self.families for card in family.cards)

    def label(self, card: int) -> str:
        """Gives family letter and number of a card as printed: A1 ... Z4, AA1 ..."""
        return f"{family_letter(card // FAMILY_SIZE)}{card % FAMILY_SIZE + 1}"


def family_letter(family: int) -> str:
    """Gives the letter of a family, counted from 0: A ... Z, AA, AB ...

    >>> family_letter(0), family_letter(25), family_letter(26), family_letter(701), family_letter(702)
    ('A', 'Z', 'AA', 'ZZ', 'AAA')
    """
    return column_letter(family)
