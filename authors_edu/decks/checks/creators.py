"""Whose works these are: creators left blank, and spellings that are surely one creator."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Edit, Fix, Problem, error, warning
from authors_edu.decks.table import Entry, Table, Titles
from authors_edu.decks.text import CONTROL, INVISIBLE, clean, spelling


def fill_down(table: Table, entries: Sequence[Entry], titles: Titles) -> tuple[list[Entry], list[Problem]]:
    """Gives blank creators the name above where that makes fours; the other blanks are left out and reported."""
    if all(entry.creator for entry in entries):
        return list(entries), []
    above: list[str] = []
    for entry in entries:
        above.append(entry.creator or (above[-1] if above else ""))
    counts = _works_by_creator(entries, above, titles)
    filled = _creators_filled(entries, above, counts)
    kept: list[Entry] = []
    done: list[Entry] = []
    missing: list[Entry] = []
    for entry, name in zip(entries, above, strict=True):
        is_filled = not entry.creator and entry.work and spelling(name) in filled
        if is_filled:
            done.append(entry)
        elif not entry.creator:
            missing.append(entry)
            continue
        kept.append(entry._replace(creator=name) if is_filled else entry)
    names = {entry.row.number: name for entry, name in zip(entries, above, strict=True)}
    problems = [_filled_down(table, done, names)] if done else []
    return kept, [*problems, *_missing_creators(table, missing, entries, titles)]


def _works_by_creator(entries: Sequence[Entry], names: Sequence[str], titles: Titles) -> Mapping[str, int]:
    works: dict[str, set[str]] = defaultdict(set)
    for entry, name in zip(entries, names, strict=True):
        if name and entry.work:
            works[spelling(name)].add(titles[entry.work])
    return {name: len(different) for name, different in works.items()}


def _creators_filled(entries: Sequence[Entry], above: Sequence[str], counts: Mapping[str, int]) -> set[str]:
    """Gives the creators whose name goes down: those that have four works then.

    In a list that names each creator once, on the first row, also those whose number of works is wrong: that is then
    what there is to say about them.
    """
    blank = {spelling(name) for entry, name in zip(entries, above, strict=True) if name and not entry.creator}
    filled = {name for name in blank if counts.get(name) == FAMILY_SIZE}
    named = Counter(spelling(entry.creator) for entry in entries if entry.creator)
    if filled and all(named[name] == 1 for name in filled):
        filled |= {name for name in blank if named[name] == 1}
    return filled


def _filled_down(table: Table, filled: Sequence[Entry], names: Mapping[int, str]) -> Problem:
    place = table.columns.creator
    edits = tuple(Edit(e.row.number, place, e.row.cell(place), names[e.row.number]) for e in filled)
    creators = tuple(dict.fromkeys(edit.new or "" for edit in edits))
    rows = [entry.row.number for entry in filled]
    return warning("creator_filled_down", rows, "creator", Fix(edits, safe=True), value=creators[0], creators=creators)


def _missing_creators(
    table: Table, missing: Sequence[Entry], entries: Sequence[Entry], titles: Titles
) -> Iterator[Problem]:
    """Reports blank creators, with the next creator below as a guess where that makes four."""
    counts = _works_by_creator(entries, [entry.creator for entry in entries], titles)
    below = _names_below(entries)
    blanks = Counter(below[entry.row.number] for entry in missing if entry.work)
    for entry in missing:
        row, place = entry.row, table.columns.creator
        name = below[row.number]
        fix = None
        if entry.work and name and counts.get(spelling(name), 0) + blanks[name] == FAMILY_SIZE:
            fix = Fix((Edit(row.number, place, row.cell(place), name),), safe=False)
        value = entry.work or next(filter(None, map(clean, row.cells)), "")
        kind = "missing_creator" if entry.work else "missing_work"
        yield error(kind, [row.number], kind.partition("_")[2], fix, value=value, creator=name,
                    place=table.heading(place if entry.work else table.columns.cards[entry.card]["work"]))  # fmt: skip


def _names_below(entries: Sequence[Entry]) -> Mapping[int, str]:
    names: dict[int, str] = {}
    name = ""
    for entry in reversed(entries):
        name = entry.creator or name
        names[entry.row.number] = name
    return names


def merge_spellings(
    table: Table, entries: Sequence[Entry], titles: Titles
) -> tuple[dict[str, list[Entry]], list[Problem]]:
    """Gives the entries by creator, as printed, in the order of the list; spellings that are surely one are merged."""
    families: dict[str, list[Entry]] = {}
    keys = {creator: spelling(creator) for creator in {entry.creator for entry in entries}}
    for entry in entries:
        families.setdefault(keys[entry.creator], []).append(entry)
    problems = [] if table.text.isprintable() else list(_merged_unseen(table, families.values()))
    if len(keys) == len(families):
        return {family[0].creator: family for family in families.values()}, problems
    merged: dict[str, list[Entry]] = {}
    for family in families.values():
        spellings = Counter(entry.creator for entry in family)
        if len(spellings) > 1 and all(_has_four(family, creator, titles) for creator in spellings):
            problems.append(_two_creators(family, tuple(spellings)))
            for creator in spellings:
                merged[creator] = [entry for entry in family if entry.creator == creator]
            continue
        chief = _chief_spelling(spellings)
        merged[chief] = [entry._replace(creator=chief) for entry in family]
        if len(spellings) > 1:
            problems.append(_merged(table, family, chief))
    return merged, problems


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
                   Fix(renamed(table, others, chief), safe=True), value=others[0].creator, creator=chief,
                   spellings=tuple(dict.fromkeys(entry.creator for entry in others)))  # fmt: skip


def _merged_unseen(table: Table, families: Iterable[Sequence[Entry]]) -> Iterator[Problem]:
    """Tells where a creator's rows come together only because invisible signs are left out."""
    place = table.columns.creator
    for family in families:
        rows = {entry.row.number: entry.row.cell(place) for entry in family}
        odd = {number: text for number, text in rows.items() if INVISIBLE.search(text) or CONTROL.search(text)}
        if 0 < len(odd) < len(rows):
            chief = family[0].creator
            edits = tuple(Edit(number, place, text, clean(text)) for number, text in odd.items())
            yield warning("creator_spellings_merged", odd, "creator", Fix(edits, safe=True), value=chief, creator=chief,
                          what="unseen")  # fmt: skip


def renamed(table: Table, entries: Iterable[Entry], name: str) -> tuple[Edit, ...]:
    """Gives the edits that write `name` as the creator of these entries."""
    place = table.columns.creator
    cells = {entry.row.number: entry.row.cell(place) for entry in entries}
    return tuple(Edit(row, place, cell, name) for row, cell in cells.items())
