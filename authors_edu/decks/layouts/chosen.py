"""Columns as a teacher chose them by hand: nothing is guessed that was said. Judges no cell."""

import re
from collections.abc import Mapping, Sequence

from authors_edu.decks.columns import Columns, Understood, text_above, unknown, unlisted, usual_width
from authors_edu.decks.headings import FIELDS, Heading, deck_words, heading
from authors_edu.decks.layouts.headed import header_place
from authors_edu.decks.layouts.headless import below_titles
from authors_edu.decks.model import Words
from authors_edu.decks.problems import error
from authors_edu.decks.reading.tabs import MAX_COLUMNS
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean

_NUMBERED = re.compile(r"(.+) ([0-9]{1,4})")
_OF_A_CARD = frozenset(FIELDS) - {"creator"}


def as_chosen(rows: Sequence[Row], places: Mapping[str, int], header_row: int | None) -> Understood:
    """Reads a table by `places`, field -> place from 0, as `Columns.places` gives it.

    `header_row` is the number of the row with the headings, 0 where there is none, None to look for it. Rows above the
    headings are no data. A place beyond the table holds blank cells; what no table has, and other fields, are left out.
    """
    header, below = _split(rows, header_row)
    listed, above = (below, ()) if header else below_titles(below)
    data = tuple(listed)
    places = {name: place for name, place in places.items() if 0 <= place < MAX_COLUMNS}
    cards = _cards(places)
    missing = [name for name, is_there in (("creator", "creator" in places), ("work", bool(cards))) if not is_there]
    if missing:
        found = tuple(filter(None, map(clean, header.cells))) if header else ()
        row = header.number if header else rows[0].number
        told = error("missing_column", [row], missing[0], missing=tuple(missing), found=found, guess=())
        return Understood(None, data, (told,))
    creator = places["creator"]
    used = {creator, *(place for card in cards for place in card.values())}
    width = max(usual_width((header,) if header else rows), *(place + 1 for place in used))
    columns = Columns(creator, cards, width, header, _words(header, creator, cards))
    unused = unknown(header, used) if header else unlisted((data or rows)[0].number, columns)
    left_out = [text_above(above)] if above else []
    return Understood(columns, data, (*left_out, *unused))


def _split(rows: Sequence[Row], header_row: int | None) -> tuple[Row | None, tuple[Row, ...]]:
    """Gives the row with the headings, None where it is blank or there is none, and the rows of data below."""
    if header_row is None:
        place = header_place(rows)
        return (None, tuple(rows)) if place is None else (rows[place], tuple(rows[place + 1 :]))
    header = next((row for row in rows if row.number == header_row), None)
    return header, tuple(row for row in rows if row.number > header_row)


def _cards(places: Mapping[str, int]) -> tuple[Mapping[str, int], ...]:
    """Gives field -> place for each card of a row: one, or one for each numbered work."""
    if "work" in places:
        return ({name: place for name, place in places.items() if name in _OF_A_CARD},)
    cards: dict[int, dict[str, int]] = {}
    for name, place in places.items():
        if (match := _NUMBERED.fullmatch(name)) and match[1] in _OF_A_CARD:
            cards.setdefault(int(match[2]), {})[match[1]] = place
    return tuple(card for _, card in sorted(cards.items()) if "work" in card)


def _words(header: Row | None, creator: int, cards: Sequence[Mapping[str, int]]) -> Words:
    """Gives the deck's words from those headings that say what they head."""
    said = [found for cell in (header.cells if header else ()) if (found := heading(clean(cell)))]
    return deck_words(_said(header, creator, "creator"), _said(header, cards[0]["work"], "work"), said)


def _said(header: Row | None, place: int, field: str) -> Heading | None:
    found = heading(clean(header.cell(place))) if header else None
    return found if found and found.field == field else None
