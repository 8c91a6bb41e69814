"""Whose works these are: creators left blank, and spellings that are surely one creator."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from authors_edu.decks.checks.error_values import is_error_value
from authors_edu.decks.checks.neighbours import Mends, neighbours, works_by_creator
from authors_edu.decks.checks.removal import delete_row
from authors_edu.decks.garbled import ungarbled
from authors_edu.decks.listed import Entry, Listed
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.table import Table, Titles
from authors_edu.decks.text import CONTROL, INVISIBLE, clean, compared, spelling


def fill_down(table: Table, listed: Listed, titles: Titles) -> tuple[Listed, list[Problem], Mapping[int, Mends]]:
    """Gives blank creators the name above where that makes fours; the other blanks are left out and reported.

    The third is what could be written as the creator of each row that names none that could be.
    """
    names = listed.names
    if "" not in names and not ("#" in "".join(names) and any(map(is_error_value, names))):
        return listed, [], {}
    entries = listed.entries
    above: list[str] = []
    for entry in entries:
        above.append(entry.creator or (above[-1] if above and not is_error_value(above[-1]) else ""))
    counts = works_by_creator(entries, above, titles)
    filled = _creators_filled(table, entries, above, counts)
    named: list[Entry] = []
    done: list[Entry] = []
    with_work = {entry.row.number for entry in entries if entry.work}
    for entry, name in zip(entries, above, strict=True):
        if not entry.creator and entry.row.number in with_work and spelling(name) in filled:
            entry = entry._replace(creator=name)
            done.append(entry)
        named.append(entry)
    heads = _heads(table, named, done, counts) if table.columns.header and not table.columns.is_wide else []
    beside = neighbours(table, named, titles)
    problems = [_filled_down(table, done, heads)] if done else []
    problems += _missing_creators(table, named, beside)
    left_out = {entry.row.number for entry in heads}
    kept = Listed.of(entry for entry in named if entry.creator and entry.row.number not in left_out)
    return kept, problems, beside


def _creators_filled(
    table: Table, entries: Sequence[Entry], above: Sequence[str], counts: Mapping[str, int]
) -> set[str]:
    """Gives the creators whose name goes down: those that have four works then.

    Where a row is one card, also those named once, or with several blanks, whose works all stand together: that the
    number of their works is wrong is then what there is to say about them.
    """
    blanks = Counter(spelling(name) for entry, name in zip(entries, above, strict=True) if name and not entry.creator)
    named = Counter(spelling(entry.creator) for entry in entries if entry.creator)
    blocks = Counter(name for name, _ in groupby(map(spelling, above)))
    if table.columns.is_wide:
        return {name for name in blanks if counts.get(name) == FAMILY_SIZE}
    return {
        name
        for name, count in blanks.items()
        if counts.get(name) == FAMILY_SIZE
        or (blocks[name] == 1 and (named[name] == 1 or (named[name] < FAMILY_SIZE and count > 1)))
    }


def _heads(table: Table, entries: Sequence[Entry], filled: Sequence[Entry], counts: Mapping[str, int]) -> list[Entry]:
    """Finds the rows that hold a creator's name alone, with the four works below: headings of their own."""
    blank = Counter(spelling(entry.creator) for entry in filled)
    return [
        entry
        for entry in entries
        if not entry.work
        and table.name(entry.row)
        and blank[name := spelling(entry.creator)] == counts.get(name) == FAMILY_SIZE
        and sum(bool(clean(cell)) for cell in entry.row.cells) == 1
    ]


def _filled_down(table: Table, filled: Sequence[Entry], heads: Sequence[Entry]) -> Problem:
    place = table.columns.creator
    names = {entry.row.number: entry.creator for entry in filled}
    creators = tuple(dict.fromkeys(names.values()))
    # A garbled name is to be repaired before it is written once more.
    cells = {cell for row in table.rows if clean(cell := row.cell(place)) in creators}
    garbled = {clean(cell) for cell in cells if ungarbled(cell) != cell}
    rows = {entry.row.number: entry for entry in filled if entry.creator not in garbled}
    edits = [Edit(number, place, entry.row.cell(place), entry.creator) for number, entry in rows.items()]
    edits += [
        Edit(entry.row.number, place, entry.row.cell(place), None) for entry in heads if entry.creator not in garbled
    ]
    fix = Fix(tuple(edits), safe=True) if edits else None
    return warning("creator_filled_down", names, "creator", fix, value=creators[0], creators=creators)


def _missing_creators(table: Table, entries: Sequence[Entry], beside: Mapping[int, Mends]) -> Iterator[Problem]:
    """Reports rows without a creator: those that one name would mend together, the others one by one."""
    missing = {entry.row.number: entry for entry in reversed(entries) if not entry.creator}
    together: dict[Fix, list[Entry]] = {}
    for number, entry in reversed(missing.items()):
        fix, others = beside[number]
        if not entry.work:
            yield _nothing_but(table, entry)
        elif fix:
            together.setdefault(fix, []).append(entry)
        else:
            yield _nameless(table, [entry], None, others)
    for fix, found in together.items():
        yield _nameless(table, found, fix, beside[found[0].row.number].others if len(found) == 1 else ())


def _nothing_but(table: Table, entry: Entry) -> Problem:
    """Tells of a row with neither creator nor work."""
    place = table.heading(table.columns.cards[entry.card]["work"])
    value = next(filter(None, map(clean, entry.row.cells)), "")
    return error("missing_work", [entry.row.number], "work", None, [delete_row(table, entry)], value=value, place=place)


def _nameless(table: Table, found: Sequence[Entry], fix: Fix | None, others: Sequence[Fix]) -> Problem:
    rows = [entry.row.number for entry in found]
    place = table.heading(table.columns.creator)
    if len(found) > 1:
        works = tuple(entry.work for entry in found)
        return error("missing_creator", rows, "creator", fix, others, value=works[0], works=works, what="several",
                     place=place)  # fmt: skip
    choices = [*others, delete_row(table, found[0])]
    return error("missing_creator", rows, "creator", fix, choices, value=found[0].work, place=place)


def merge_spellings(table: Table, listed: Listed, titles: Titles) -> tuple[Listed, list[Problem]]:
    """Gives the entries family by family, creators as printed; spellings that are surely one are merged."""
    keys = compared(listed.names, spelling)
    if len(set(keys.values())) == len(keys):
        problems = [] if table.is_printable else list(_merged_unseen(table, listed.families.values()))
        return listed.family_by_family(), problems
    families: dict[str, list[Entry]] = defaultdict(list)
    for entry in listed.entries:
        families[keys[entry.creator]].append(entry)
    problems = [] if table.is_printable else list(_merged_unseen(table, families.values()))
    merged: list[Entry] = []
    for family in families.values():
        spellings = Counter(entry.creator for entry in family)
        if len(spellings) > 1 and all(_has_four(family, creator, titles) for creator in spellings):
            problems.append(_two_creators(family, tuple(spellings)))
            for creator in spellings:
                merged += [entry for entry in family if entry.creator == creator]
            continue
        chief = _chief_spelling(spellings)
        merged += [entry._replace(creator=chief) for entry in family]
        if len(spellings) > 1:
            problems.append(_merged(table, family, chief))
    return Listed.of(merged), problems


def _has_four(family: Iterable[Entry], creator: str, titles: Titles) -> bool:
    return len({titles[entry.work] for entry in family if entry.creator == creator and entry.work}) == FAMILY_SIZE


def _two_creators(family: Sequence[Entry], spellings: tuple[str, ...]) -> Problem:
    rows = [entry.row.number for entry in family]
    return warning(
        "possible_same_creator", rows, "creator", value=spellings[1], other=spellings[0], spellings=spellings
    )


def _chief_spelling(spellings: Counter[str]) -> str:
    """Gives the spelling to print: the commonest, then one that is neither shouted nor all small."""
    return max(spellings, key=lambda name: (spellings[name], not name.isupper() and not name.islower()))


def _merged(table: Table, family: Sequence[Entry], chief: str) -> Problem:
    others = [entry for entry in family if entry.creator != chief]
    return warning("creator_spellings_merged", dict.fromkeys(entry.row.number for entry in others), "creator",
                   Fix(renamed(table, family, chief), safe=True), value=others[0].creator, creator=chief,
                   spellings=tuple(dict.fromkeys(entry.creator for entry in others)))  # fmt: skip


def _merged_unseen(table: Table, families: Iterable[Sequence[Entry]]) -> Iterator[Problem]:
    """Tells where a creator's rows come together only because invisible signs are left out."""
    place = table.columns.creator
    for family in families:
        rows = {entry.row.number: entry.row.cell(place) for entry in family}
        odd = {number: text for number, text in rows.items() if INVISIBLE.search(text) or CONTROL.search(text)}
        odd = {number: text for number, text in odd.items() if ungarbled(text) == text}
        if 0 < len(odd) < len(rows):
            chief = family[0].creator
            edits = tuple(Edit(number, place, text, clean(text)) for number, text in odd.items())
            yield warning("creator_spellings_merged", odd, "creator", Fix(edits, safe=True), value=chief, creator=chief,
                          what="unseen")  # fmt: skip


def renamed(table: Table, entries: Iterable[Entry], name: str) -> tuple[Edit, ...]:
    """Gives the edits that write `name` as the creator of these entries, also where it came from above."""
    place = table.columns.creator
    cells = {entry.row.number: entry.row.cell(place) for entry in entries}
    return tuple(Edit(row, place, cell, name) for row, cell in cells.items() if clean(cell) != name)
