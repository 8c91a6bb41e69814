"""Formulas whose result nobody saved: their cells are blank, and that alone is what there is to say about them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from authors_edu.decks.columns import Columns
from authors_edu.decks.problems import Problem, error, warning
from authors_edu.decks.rows import Row, column_letter

Waiting = Mapping[tuple[int, int], str]  # row and place -> formula
_ECHOES = frozenset(["missing_creator", "missing_work", "creator_filled_down", "formula_like_text"])


def with_stand_ins(rows: Sequence[Row], columns: Columns, waiting: Waiting) -> tuple[Row, ...]:
    """Gives the rows with an address in place of each work that waits, so that families are counted right."""
    works = {card["work"] for card in columns.cards}
    held = []
    for row in rows:
        places = [place for place in works if (row.number, place) in waiting]
        cells = [*row.cells, *[""] * (max(places, default=0) + 1 - len(row.cells))]
        for place in places:
            cells[place] = f"={column_letter(place)}{row.number}"
        held.append(Row(row.number, tuple(cells)) if places else row)
    return tuple(held)


def check_formulas(rows: Sequence[Row], columns: Columns, waiting: Waiting) -> Iterator[Problem]:
    """Finds the formulas without a result in the columns that the deck uses, one problem a column."""
    fields = {columns.creator: "creator"}
    for card in columns.cards:
        fields |= {place: name for name, place in card.items()}
    numbers = {row.number for row in rows}
    for place, name in fields.items():
        found = {row: formula for (row, at), formula in waiting.items() if at == place and row in numbers}
        if found:
            severity = error if name in ("creator", "work") else warning
            formula = next(iter(found.values()))
            yield severity("formula_without_value", sorted(found), name, value=formula, place=columns.heading(place))


def without_echoes(problems: Iterable[Problem], waiting: Waiting) -> list[Problem]:
    """Leaves out what is only said because a cell waits for its formula."""
    rows = {row for row, _ in waiting}
    return [each for each in problems if not (each.kind in _ECHOES and each.rows and rows.issuperset(each.rows))]
