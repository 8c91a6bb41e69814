"""Three families of four works, and the ways in which teachers place them on a sheet."""

from itertools import chain, zip_longest

DICKENS = ("Charles Dickens", "Bleak House", "Hard Times", "Oliver Twist", "Great Expectations")
AUSTEN = ("Jane Austen", "Emma", "Persuasion", "Sanditon", "Lady Susan")
TWAIN = ("Mark Twain", "Roughing It", "The Gilded Age", "Pudd'nhead Wilson", "Tom Sawyer")
FAMILIES = (DICKENS, AUSTEN, TWAIN)
TITLE = [("Book quartets for class 7b",)]

Lines = list[tuple[str, ...]]


def long(families: tuple[tuple[str, ...], ...] = FAMILIES) -> Lines:
    return [(creator, work) for creator, *works in families for work in works]


def first_row_only(gap: bool = False) -> Lines:
    """The creator stands on the first row of each family only."""
    lines: Lines = []
    for creator, first, *others in FAMILIES:
        lines += [(creator, first), *(("", work) for work in others), *([()] if gap else [])]
    return lines


def blocks(indent: tuple[str, ...] = (), gap: bool = False, mark: str = "", end: str = "") -> Lines:
    """The creator stands alone on a line, the four works below."""
    lines: Lines = []
    for creator, *works in FAMILIES:
        marks = [mark.format(number) for number in range(1, 5)]
        lines += [(creator + end,), *((*indent, marks[n] + work) for n, work in enumerate(works))]
        lines += [()] if gap else []
    return lines


def turned(lines: Lines) -> Lines:
    return list(zip_longest(*lines, fillvalue=""))


def beside(*lists: Lines, gap: bool = False) -> Lines:
    """Lists side by side."""
    width = max(len(line) for each in lists for line in each)
    return [
        tuple(chain.from_iterable((*cells, *[""] * (width - len(cells) + gap)) for cells in row))
        for row in zip_longest(*lists, fillvalue=())
    ]


def with_years(families: tuple[tuple[str, ...], ...] = FAMILIES) -> Lines:
    """One row a family, a year beside each work."""
    return [(creator, *chain.from_iterable((work, "1850") for work in works)) for creator, *works in families]
