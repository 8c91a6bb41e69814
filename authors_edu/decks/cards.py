"""Makes the cards and families of a list in which every creator has four works. Judges none of them."""

import re
from collections.abc import Callable, Iterable
from dataclasses import fields, make_dataclass
from itertools import repeat
from typing import Any

from authors_edu.decks.checks.risky import is_plain_name
from authors_edu.decks.columns import Columns
from authors_edu.decks.listed import Listed
from authors_edu.decks.model import FAMILY_SIZE, Card, Family
from authors_edu.decks.pictures.focus import focus_text
from authors_edu.decks.text import clean

# Several right answers in one cell: a bar between them, or a slash with blanks around it (AC/DC is one).
_BETWEEN_ANSWERS = re.compile(r"\s*\|\s*|\s+/\s+")
_Draft = make_dataclass("_Draft", [(each.name, each.type) for each in fields(Card)], slots=True)


def families(columns: Columns, listed: Listed) -> tuple[Family, ...]:
    """Gives the families of cards that are listed family by family, four of each creator."""
    cards = iter(_cards(columns, listed))
    return tuple(map(Family, listed.creators[::FAMILY_SIZE], zip(*[cards] * FAMILY_SIZE, strict=True)))


def _cards(columns: Columns, listed: Listed) -> list[Card]:
    """Makes the cards. The id of each is its row's place in the file, so that a corrected title keeps it.

    Written first and frozen after: a list may have 10,000, and Card(...) takes four times as long.
    """
    ids = [f"r{number}" for number, _ in listed.rows]
    if columns.is_wide:
        ids = [f"{row}w{card + 1}" for row, card in zip(ids, listed.cards, strict=True)]
    cards: list[Any] = list(
        map(
            _Draft,
            ids,
            listed.creators,
            listed.works,
            _beside(columns, listed, "year", clean),
            _beside(columns, listed, "clue", clean),
            _beside(columns, listed, "image", _image),
            _beside(columns, listed, "also_accept", _answers),
            _beside(columns, listed, "note", clean),
            _beside(columns, listed, "focus", _focus),
        )
    )
    for card in cards:
        card.__class__ = Card
    return cards


def _beside(columns: Columns, listed: Listed, name: str, read: Callable[[str], object]) -> Iterable[object]:
    """Gives what the list says of each card beside creator and work; where it says nothing, what is read of a blank."""
    places = [card.get(name) for card in columns.cards]
    if set(places) == {None}:
        return repeat(read(""))
    found = [(row, places[card]) for row, card in zip(listed.rows, listed.cards, strict=True)]
    cells = ["" if place is None else row.cell(place) for row, place in found]
    known = {cell: read(cell) for cell in set(cells)}
    return [known[cell] for cell in cells]


def _image(cell: str) -> str:
    text = clean(cell)
    return text if text and is_plain_name(text) else ""


def _focus(cell: str) -> str:
    return focus_text(clean(cell))


def _answers(cell: str) -> tuple[str, ...]:
    return tuple(filter(None, _BETWEEN_ANSWERS.split(clean(cell))))
