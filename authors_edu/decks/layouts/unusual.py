"""Tells which unusual layout a list has, if any: works below creators, creators across, lists side by side."""

from collections.abc import Sequence

from authors_edu.decks.columns import Understood
from authors_edu.decks.layouts.across import across
from authors_edu.decks.layouts.beside import beside
from authors_edu.decks.layouts.blocks import in_blocks
from authors_edu.decks.layouts.rewritten import Rewritten, numbered
from authors_edu.decks.problems import Problem, error
from authors_edu.decks.rows import Row

_MOST_CELLS = 200_000  # twice the works that any list may have; to look through millions of cells takes a minute


def unusual(rows: Sequence[Row], understood: Understood) -> Rewritten | None:
    """Gives the rows in the ordinary form; None where the headings tell the columns, or it is in that form already."""
    if understood.columns is not None and understood.columns.header is not None:
        return None
    if sum(map(len, [row.cells for row in rows])) > _MOST_CELLS:
        return None
    return in_blocks(rows) or beside(rows) or across(rows)


def asked(rows: Sequence[Row], found: Rewritten, understood: Understood) -> Problem:
    """Asks whether a list is meant as it was found; where it could as well be families in rows, offers both."""
    if found.is_sure or understood.columns is None or not understood.columns.is_wide:
        return found.asked(rows)
    lines = [row.cells for row in understood.rows]
    header = ["creator", *(f"work {number}" for number in range(1, max(map(len, lines))))]
    down = Rewritten(found.kind, numbered([header, *lines], rows), found.creators)
    choices = (found.fix(rows, "creators_in_first_row"), down.fix(rows, "creators_in_first_column"))
    return error(found.kind, choices=choices, what="either", value=found.creators[0], creators=found.creators)
