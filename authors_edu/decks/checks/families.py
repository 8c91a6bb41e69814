"""Four different works for each creator: missing titles, titles given twice, too few or too many."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from authors_edu.decks.checks.error_values import is_error_value
from authors_edu.decks.checks.removal import leave_out, set_aside
from authors_edu.decks.headings import heading
from authors_edu.decks.listed import Entry, Listed
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Fix, Problem, error, warning
from authors_edu.decks.rows import Row
from authors_edu.decks.table import Table, Titles
from authors_edu.decks.text import clean

_MOST_CHOICES = 12  # works to choose from; with more, the table is the better place


def check_families(table: Table, listed: Listed, titles: Titles, is_complete: bool) -> tuple[Listed, list[Problem]]:
    """Gives the families without rows that are surely there twice, and what is wrong with the others.

    `listed` comes family by family. `is_complete`: every title stands in one, none in a row that nobody could place.
    """
    are_different = is_complete and are_all_different(listed, titles)
    if are_different and {*Counter(listed.creators).values()} <= {FAMILY_SIZE}:
        return listed, []
    kept: list[Entry] = []
    problems: list[Problem] = []
    families = listed.families
    for creator, family in families.items():
        if len(family) == FAMILY_SIZE and (are_different or _are_different(family, titles)):
            kept += family
            continue
        if is_error_value(creator):
            problems += missing_works(table, family)  # how many works an error has tells nobody anything
            continue
        present, found = _check_family(table, creator, family, titles, is_only=len(families) == 1)
        problems += found
        kept += present
    return Listed.of(kept), problems


def are_all_different(listed: Listed, titles: Titles) -> bool:
    """Tells whether no title of the whole list is missing or there twice, as in most lists."""
    return "" not in titles and len(set(titles.values())) == len(listed.works)


def _are_different(family: Sequence[Entry], titles: Titles) -> bool:
    different = {titles[entry.work] for entry in family}
    return len(different) == len(family) and "" not in different


def without_headers(table: Table, listed: Listed) -> tuple[Listed, list[Problem]]:
    """Leaves out rows that are the header once more, as where two files were put together."""
    header = table.columns.header
    heads = header.cell(table.columns.creator).strip() if header else ""
    if not header or not heads or heads not in table.text or not heading(name := clean(heads)):
        return listed, []
    again = [entry for entry in listed.entries if entry.creator == name]
    again = [entry for entry in again if _letters(entry.row) == _letters(header)]
    if not again:
        return listed, []
    numbers = {entry.row.number for entry in again}
    problems = _ignored(table, again, [(header.number, entry) for entry in again])
    return Listed.of(entry for entry in listed.entries if entry.row.number not in numbers), problems


def _check_family(
    table: Table, creator: str, family: Sequence[Entry], titles: Titles, is_only: bool
) -> tuple[list[Entry], list[Problem]]:
    present = [entry for entry in family if entry.work]
    aside = [] if is_only else set_aside(table, family)
    if table.columns.is_wide:
        # A blank cell lacks a work only where the creator, perhaps in several rows, has not got four.
        lacking = [entry for entry in family if not entry.work][: max(0, FAMILY_SIZE - len(present))]
        family = [entry for entry in family if entry.work or entry in lacking]
    groups: dict[str, list[Entry]] = defaultdict(list)
    for entry in present:
        groups[titles[entry.work]].append(entry)
    doubled = [group for group in groups.values() if len(group) > 1]
    different = len(groups)
    problems = missing_works(table, family, aside, can_go=different in (0, FAMILY_SIZE) and set(titles) != {""})
    if different == FAMILY_SIZE and not problems and all(map(_is_to_the_letter, doubled)):
        extra = [(group[0].row.number, entry) for group in doubled for entry in group[1:]]
        return [group[0] for group in groups.values()], _ignored(table, family, extra)
    by_rows: dict[tuple[int, ...], list[list[Entry]]] = defaultdict(list)
    for group in doubled:
        by_rows[tuple(entry.row.number for entry in group)].append(group)
    problems += [_doubled(table, family, groups, different, aside) for groups in by_rows.values()]
    # Where mending the rows already named makes four, the number needs no word of its own.
    if present and FAMILY_SIZE not in (len(family), different):
        rows = dict.fromkeys(entry.row.number for entry in family)
        works = tuple(entry.work for entry in present)
        too_many = list(groups.values()) if different > FAMILY_SIZE else []
        choices = [*(leave_out(table, family, group, "leave_out") for group in too_many[:_MOST_CHOICES]), *aside]
        problems.append(
            error(
                "wrong_family_size",
                rows,
                "work",
                choices=choices,
                value=creator,
                count=different,
                works=works,
            )
        )
    return list(present), problems


def missing_works(
    table: Table, entries: Sequence[Entry], aside: Sequence[Fix] = (), can_go: bool = False
) -> list[Problem]:
    """Finds rows without a work. `can_go`: the creator has four others, or none at all as a line of text would."""
    problems = []
    for entry in {entry.row.number: entry for entry in reversed(entries) if not entry.work}.values():
        place = table.heading(table.columns.cards[entry.card]["work"])
        fix = leave_out(table, entries, [entry]) if can_go and not table.columns.is_wide else None
        problems.append(error("missing_work", [entry.row.number], "work", fix, () if fix else aside,
                              value=entry.creator, place=place))  # fmt: skip
    return problems


def _is_to_the_letter(group: Sequence[Entry]) -> bool:
    return len({(entry.card, _letters(entry.row)) for entry in group}) == 1


def _letters(row: Row) -> tuple[str, ...]:
    """Gives the cells of a row for comparison, without blank ones at its end."""
    cells = [*map(clean, row.cells)]
    while cells and not cells[-1]:
        cells.pop()
    return tuple(cells)


def _ignored(table: Table, family: Sequence[Entry], extra: Sequence[tuple[int, Entry]]) -> list[Problem]:
    """Tells of repeated entries, one problem a row, each with the row that it repeats."""
    by_row: dict[int, list[Entry]] = defaultdict(list)
    for _, entry in extra:
        by_row[entry.row.number].append(entry)
    first = {entry.row.number: number for number, entry in extra}
    return [warning("duplicate_row_ignored", [row], "work", leave_out(table, family, gone, safe=True),
                    value=gone[0].work, first=first[row])
            for row, gone in by_row.items()]  # fmt: skip


def _doubled(
    table: Table, family: Sequence[Entry], groups: Sequence[Sequence[Entry]], different: int, aside: Sequence[Fix]
) -> Problem:
    """Tells of the titles that stand in the same rows more than once."""
    first = [group[0] for group in groups]
    again = [entry for group in groups for entry in group[1:]]
    rows = dict.fromkeys(entry.row.number for entry in (*first, *again))
    works = tuple(dict.fromkeys(entry.work for group in groups for entry in group))
    fix = leave_out(table, family, again) if different >= FAMILY_SIZE else None
    choices = aside
    if fix and len(works) == len(first) + len(again) == 2:
        choices = [leave_out(table, family, first, "leave_out")]
    return error("duplicate_work", rows, "work", fix, choices, value=first[0].work, works=works,
                 creator=first[0].creator)  # fmt: skip


def check_deck(listed: Listed, titles: Titles) -> Iterator[Problem]:
    """Finds what is odd between families of four."""
    if len(listed.creators) == FAMILY_SIZE:
        yield warning("too_few_families", value=listed.creators[0], count=1)
    if not are_all_different(listed, titles):
        yield from _shared_titles(listed, titles)


def _shared_titles(listed: Listed, titles: Titles) -> Iterator[Problem]:
    by_title: dict[str, dict[str, Entry]] = defaultdict(dict)
    for entry in listed.entries:
        by_title[titles[entry.work]].setdefault(entry.creator, entry)
    for group in by_title.values():
        if len(group) > 1:
            rows = sorted({entry.row.number for entry in group.values()})
            work = next(iter(group.values())).work
            yield warning("same_title_two_creators", rows, "work", value=work, creators=tuple(group))
