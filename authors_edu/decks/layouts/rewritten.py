"""Rewritten: the rows of an unusual layout in the ordinary form, one work or one family a row. Finds no layout."""

from collections.abc import Sequence
from dataclasses import dataclass

from authors_edu.decks.columns import text_above
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.rows import Row


@dataclass(frozen=True, slots=True)
class Rewritten:
    """`rows` begin with headings. `above` are the rows of text above the list, which were left out.

    `is_sure`: nothing was guessed. `keeps_numbers`: each row of the new form has the number that it has in the file.
    """

    kind: str
    rows: tuple[Row, ...]
    creators: tuple[str, ...]
    above: tuple[Row, ...] = ()
    is_sure: bool = True
    keeps_numbers: bool = False

    @property
    def told(self) -> tuple[Problem, ...]:
        """Tells that the list was read so."""
        told = warning(self.kind, value=self.creators[0], creators=self.creators)
        return (told, text_above(self.above)) if self.above else (told,)

    def asked(self, rows: Sequence[Row]) -> Problem:
        """Asks whether it is meant so; the mend writes the new form in the place of `rows`."""
        return error(self.kind, column=None, fix=self.fix(rows), value=self.creators[0], creators=self.creators)

    def fix(self, rows: Sequence[Row], does: str = "") -> Fix:
        """Gives the edits that make these rows the new ones."""
        new = {row.number: row for row in self.rows}
        edits: list[Edit] = []
        for row in rows:
            if made := new.pop(row.number, None):
                places = range(max(len(row.cells), len(made.cells)))
                edits += [Edit(row.number, place, row.cell(place), made.cell(place))
                          for place in places if row.cell(place) != made.cell(place)]  # fmt: skip
            else:
                edits.append(Edit(row.number, 0, row.cell(0), None))
        for made in new.values():
            edits += [
                Edit(made.number, place, "", cell, is_new_row=True) for place, cell in enumerate(made.cells) if cell
            ]
        return Fix(tuple(edits), False, does)


def rows_above(rows: Sequence[Row], number: int) -> tuple[Row, ...]:
    return tuple(row for row in rows if row.number < number)


def numbered(lines: Sequence[Sequence[str]], rows: Sequence[Row]) -> tuple[Row, ...]:
    """Gives the lines the numbers of these rows, and those after the last where there are more."""
    numbers = [row.number for row in rows]
    numbers += range(numbers[-1] + 1, numbers[-1] + 1 + len(lines))
    return tuple(Row(number, tuple(line)) for number, line in zip(numbers, lines, strict=False))
