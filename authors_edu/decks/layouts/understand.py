"""Finds the header of a table, which column is which, and the rows of data. Judges no cell."""

from collections.abc import Sequence
from dataclasses import replace

from authors_edu.decks.columns import Understood, text_above
from authors_edu.decks.layouts.headed import header_place, with_header
from authors_edu.decks.layouts.headless import without_header
from authors_edu.decks.rows import Row


def understand(rows: Sequence[Row]) -> Understood:
    """Finds header, columns and rows of data."""
    place = header_place(rows)
    if place is None:
        return without_header(rows)
    told = (text_above(rows[:place], rows[place]),) if place else ()
    found = with_header(rows[place], tuple(rows[place + 1 :]))
    return replace(found, problems=(*told, *found.problems))
