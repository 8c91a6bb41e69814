"""Lists in which each creator stands on a line of their own, above the works in the same column or the next one."""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import dropwhile, pairwise

from authors_edu.decks.columns import are_years, fields_named, is_labels, values
from authors_edu.decks.headings import heading
from authors_edu.decks.layouts.rewritten import Rewritten, rows_above
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean, spelling

_BULLET = re.compile(r"(?:[-–—•·*▪●○◦►➢✓]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s*(?=\S)")
_LINES = FAMILY_SIZE + 1


def in_blocks(rows: Sequence[Row]) -> Rewritten | None:
    """Gives one row a work, each with its number; the first creator's row has the headings then.

    Sure where something shows who is a creator: a column of their own, a blank line above, a mark before each work, a
    colon, or years beside the works alone. Else every fifth line is taken for one, which is only a guess.
    """
    place = min((place for row in rows for place, cell in enumerate(row.cells) if clean(cell)), default=0)
    listed = [*dropwhile(lambda row: fields_named(row.cells), rows)]
    heads = {row.number for row in listed if clean(row.cell(place))}
    signs: Iterable[Callable[[Row], bool]] = [lambda row: row.number in heads]
    if len(heads) == len(listed):
        numbered = [row for row in listed if _count(row) > 1]
        alone = heads - {row.number for row in numbered}
        if alone and is_labels(numbered, place):
            signs, listed = [lambda row: row.number in alone], _moved(listed, numbered, place)
        else:
            signs = _signs(listed, place)
    elif any(_count(row) > 1 for row in listed if row.number in heads):
        return None
    else:
        listed = _moved(listed, [row for row in listed if row.number not in heads], place)
    if any("\t" in row.cell(place) for row in listed):
        return None
    for is_head in signs:
        start = next((n for n, (row, below) in enumerate(pairwise(listed)) if is_head(row) and not is_head(below)), 0)
        sizes = _sizes(listed[start:], is_head)
        if len(sizes) > 1 and sizes.count(FAMILY_SIZE) * 2 >= len(sizes) and max(sizes) < 3 * FAMILY_SIZE:
            return _rewritten(rows, listed[start:], place, is_head, is_sure=True)
    if len(listed) % _LINES == 0 and len(listed) > _LINES and all(_count(row) == 1 for row in listed):
        fifth = {row.number for row in listed[::_LINES]}
        return _rewritten(rows, listed, place, lambda row: row.number in fifth, is_sure=False)
    return None


def _moved(listed: Sequence[Row], works: Sequence[Row], place: int) -> list[Row]:
    """Moves the works, which stand in a column behind that of the creators, under them; numbers before them go."""
    filled = [n for n in range(max(len(row.cells) for row in works)) if values(works, n)]
    start = next((n for n in filled if not is_labels(works, n)), filled[0])
    moved = {row.number: Row(row.number, (*row.cells[:place], *row.cells[start:])) for row in works}
    return [moved.get(row.number, row) for row in listed]


def _signs(listed: Sequence[Row], place: int) -> list[Callable[[Row], bool]]:
    """Gives what may tell a creator's line from a work's, the surest first."""
    texts = {row.number: row.cell(place) for row in listed}
    numbers = [*texts]
    behind_gap = {number for before, number in zip([-1, *numbers], numbers, strict=False) if number - before > 1}
    signs: list[Callable[[Row], bool]] = [
        lambda row: not _BULLET.match(clean(texts[row.number])),
        lambda row: texts[row.number][:1] not in (" ", "\t", "\u00a0"),
        lambda row: clean(texts[row.number]).endswith((":", "：")),
    ]
    if any(_count(row) > 1 for row in listed):
        return [*signs, lambda row: _count(row) == 1]
    return [*signs, lambda row: row.number in behind_gap] if len(behind_gap) > 1 else signs


def _sizes(listed: Sequence[Row], is_head: Callable[[Row], bool]) -> list[int]:
    sizes: list[int] = []
    for row in listed:
        if is_head(row):
            sizes.append(0)
        elif sizes:
            sizes[-1] += 1
    return sizes


def _count(row: Row) -> int:
    return sum(1 for cell in row.cells if clean(cell))


def _rewritten(
    rows: Sequence[Row], listed: Sequence[Row], place: int, is_head: Callable[[Row], bool], is_sure: bool
) -> Rewritten | None:
    heads = [row for row in listed if is_head(row)]
    names = dict(zip((row.number for row in heads), _bare([row.cell(place) for row in heads]), strict=True))
    works = [row for row in listed if row.number not in names]
    titles = dict(zip((row.number for row in works), _bare([row.cell(place) for row in works]), strict=True))
    if len(set(map(spelling, names.values()))) < len(names) or any(_count(row) > 1 for row in heads):
        return None
    beside = [row.cells[place + 1 :] for row in works]
    width = max(map(len, beside), default=0)
    columns = [[clean(cells[n]) for cells in beside if n < len(cells) and clean(cells[n])] for n in range(width)]
    headings = ["year" if are_years(column) else "" for column in columns]
    made = [Row(listed[0].number, ("creator", "work", *headings))]
    name = ""
    followed = {row.number for row, below in pairwise(listed) if below.number not in names}
    for row in listed:
        if row.number in names:
            name = names[row.number]
            if row.number not in followed and row is not listed[0]:
                made.append(Row(row.number, (name, "")))
        else:
            made.append(Row(row.number, (name, titles[row.number], *row.cells[place + 1 :])))
    above = rows_above(rows, listed[0].number)
    return Rewritten("works_below_creators", tuple(made), tuple(names.values()), above, is_sure, keeps_numbers=True)


def _bare(cells: Sequence[str]) -> list[str]:
    """Takes the mark off that all of them have: "1. Emma", "- Emma", "Jane Austen:", "Author: Jane Austen"."""
    texts = [clean(cell) for cell in cells]
    marks = [_BULLET.match(text) for text in texts]
    if all(marks) and _are_in_order([re.sub(r"\W", "", mark[0]) for mark in marks if mark]):
        texts = [_BULLET.sub("", text, count=1) for text in texts]
    if all(text.endswith((":", "：")) for text in texts):
        texts = [text[:-1].rstrip() for text in texts]
    if all(_is_named(text.partition(":")[0]) for text in texts):
        texts = [text.partition(":")[2].strip() or text for text in texts]
    return texts


def _are_in_order(marks: Sequence[str]) -> bool:
    """Tells whether these are bullets alone, or number or letter what they stand before; "5. Sinfonie" is a title."""
    ranks = [int(mark) if mark.isdecimal() else ord(mark.lower()) - ord("a") + 1 if mark else 0 for mark in marks]
    return not any(ranks) or (ranks[0] == 1 and all(rank in (1, before + 1) for before, rank in pairwise(ranks)))


def _is_named(text: str) -> bool:
    """Tells whether a text is a heading, maybe with a letter: "Author", "Family A"."""
    return bool(heading(text) or heading(re.sub(r" \w$", "", text)))
