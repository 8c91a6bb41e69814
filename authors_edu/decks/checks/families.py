"""Four different works for each creator: missing titles, titles given twice, too few or too many."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from authors_edu.decks.headings import heading
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.rows import Row
from authors_edu.decks.table import Entry, Table, Titles
from authors_edu.decks.text import clean

Families = Mapping[str, Sequence[Entry]]


def check_families(table: Table, families: Families, titles: Titles) -> tuple[dict[str, list[Entry]], list[Problem]]:
    """Gives the families without rows that are surely there twice, and what is wrong with the others."""
    kept: dict[str, list[Entry]] = {}
    problems: list[Problem] = []
    are_different = are_all_different(families, titles)
    for creator, family in families.items():
        if len(family) == FAMILY_SIZE and (are_different or _are_different(family, titles)):
            kept[creator] = list(family)
            continue
        if table.columns.header and _is_header_again(table, family):
            problems += [_ignored(table, entry, table.columns.header.number) for entry in family]
            continue
        kept[creator], found = _check_family(table, creator, family, titles)
        problems += found
    return kept, problems


def are_all_different(families: Families, titles: Titles) -> bool:
    """Tells whether no title of the whole list is missing or there twice, as in most lists."""
    return "" not in titles and len(set(titles.values())) == sum(map(len, families.values()))


def _are_different(family: Sequence[Entry], titles: Titles) -> bool:
    different = {titles[entry.work] for entry in family}
    return len(different) == len(family) and "" not in different


def _is_header_again(table: Table, family: Sequence[Entry]) -> bool:
    """Tells whether these rows are the header once more, as where two files were put together."""
    header = table.columns.header
    if header is None or heading(family[0].creator) is None:
        return False
    return all([*map(clean, entry.row.cells)] == [*map(clean, header.cells)] for entry in family)


def _check_family(
    table: Table, creator: str, family: Sequence[Entry], titles: Titles
) -> tuple[list[Entry], list[Problem]]:
    present = [entry for entry in family if entry.work]
    problems = missing_works(table, family, can_go=not present)
    groups: dict[str, list[Entry]] = defaultdict(list)
    for entry in present:
        groups[titles[entry.work]].append(entry)
    doubled = {group[0].row.number: group for group in groups.values() if len(group) > 1}
    different = len(groups)
    if different == FAMILY_SIZE and not problems and all(map(_is_to_the_letter, doubled.values())):
        extra = [(group[0], entry) for group in doubled.values() for entry in group[1:]]
        kept = [group[0] for group in groups.values()]
        return kept, [_ignored(table, entry, first.row.number) for first, entry in extra]
    can_go = different == FAMILY_SIZE
    problems += [_doubled(table, group, can_go) for group in doubled.values()]
    # Where mending the rows already named makes four, the number needs no word of its own.
    if present and FAMILY_SIZE not in (len(family), different):
        rows = dict.fromkeys(entry.row.number for entry in family)
        works = tuple(entry.work for entry in present)
        problems.append(error("wrong_family_size", rows, "work", value=creator, count=different, works=works))
    return list(present), problems


def missing_works(table: Table, entries: Sequence[Entry], can_go: bool = False) -> list[Problem]:
    """Finds entries without a work. `can_go`: they are all there is of this creator, as a line of text would be."""
    problems = []
    for entry in entries:
        if not entry.work:
            place = table.heading(table.columns.cards[entry.card]["work"])
            fix = Fix((_removal(table, entry),), safe=False) if can_go and not table.columns.is_wide else None
            problems.append(error("missing_work", [entry.row.number], "work", fix, value=entry.creator, place=place))
    return problems


def _is_to_the_letter(group: Sequence[Entry]) -> bool:
    return len({(entry.card, _letters(entry.row)) for entry in group}) == 1


def _letters(row: Row) -> tuple[str, ...]:
    """Gives the cells of a row for comparison, without blank ones at its end."""
    cells = [*map(clean, row.cells)]
    while cells and not cells[-1]:
        cells.pop()
    return tuple(cells)


def _removal(table: Table, entry: Entry) -> Edit:
    """Gives the edit that takes an entry out: its row, or its cell where the row is a whole family."""
    if not table.columns.is_wide:
        return Edit(entry.row.number, table.columns.creator, entry.row.cell(table.columns.creator), None)
    place = table.columns.cards[entry.card]["work"]
    return Edit(entry.row.number, place, entry.row.cell(place), "")


def _ignored(table: Table, entry: Entry, first: int) -> Problem:
    fix = Fix((_removal(table, entry),), safe=True)
    return warning("duplicate_row_ignored", [entry.row.number], "work", fix, value=entry.work, first=first)


def _doubled(table: Table, group: Sequence[Entry], can_go: bool) -> Problem:
    rows = dict.fromkeys(entry.row.number for entry in group)
    fix = Fix(tuple(_removal(table, entry) for entry in group[1:]), safe=False) if can_go else None
    works = tuple(dict.fromkeys(entry.work for entry in group))
    return error("duplicate_work", rows, "work", fix, value=group[0].work, works=works, creator=group[0].creator)


def check_deck(families: Families, titles: Titles) -> Iterator[Problem]:
    """Finds what is odd between families of four."""
    if len(families) == 1:
        yield warning("too_few_families", value=next(iter(families)), count=1)
    if not are_all_different(families, titles):
        yield from _shared_titles(families, titles)


def _shared_titles(families: Families, titles: Titles) -> Iterator[Problem]:
    by_title: dict[str, dict[str, Entry]] = defaultdict(dict)
    for creator, family in families.items():
        for entry in family:
            by_title[titles[entry.work]].setdefault(creator, entry)
    for group in by_title.values():
        if len(group) > 1:
            rows = sorted({entry.row.number for entry in group.values()})
            work = next(iter(group.values())).work
            yield warning("same_title_two_creators", rows, "work", value=work, creators=tuple(group))
