"""Names that are probably one creator: accents, order of words, initials, a slip of the pen. Merges nothing alone."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, filterfalse

from authors_edu.decks.checks.cells import LONG_TITLE
from authors_edu.decks.checks.creators import renamed
from authors_edu.decks.garbled import ungarbled
from authors_edu.decks.listed import Entry
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Fix, Problem, warning
from authors_edu.decks.table import Table, Titles
from authors_edu.decks.text import words

_MOST_COMPARED = 2_500  # creators without four works; a list with more of them is no list of families at all
_MOST_NAMESAKES = 40  # names that share a word; with more, the word is no surname
_MOST_LETTERS = 3  # that a slip changes in a whole name
_SHORTEST_WORD = 4  # letters; in a shorter word one other letter makes another name

Names = Mapping[str, tuple[str, ...]]  # a creator as printed -> the folded words of the name


def near_spellings(table: Table, families: Mapping[str, Sequence[Entry]], titles: Titles) -> Iterator[Problem]:
    """Finds names that are probably one creator, only among those without four works: only there could it mend."""
    counts = {name: len({titles[entry.work] for entry in family}) for name, family in families.items()}
    counts = {name: count for name, count in counts.items() if count != FAMILY_SIZE}
    for group in _groups(list(counts)):
        total = len({titles[entry.work] for name in group for entry in families[name]})
        yield _probably_one(table, {name: families[name] for name in group}, counts, total)


def _probably_one(
    table: Table, families: Mapping[str, Sequence[Entry]], counts: Mapping[str, int], total: int
) -> Problem:
    # Never the name with garbled letters: the repair of those letters would go the other way.
    chief = max(
        families,
        key=lambda name: (ungarbled(name) == name, counts[name], not name.isascii(), "," not in name, len(name)),
    )
    others = [name for name in families if name != chief]
    rows = sorted({entry.row.number for family in families.values() for entry in family})
    # Merged, they would have too many works, or one of them twice.
    is_mend = total <= FAMILY_SIZE and total == sum(counts[name] for name in families)
    mends = [_written(table, families, name) for name in (chief, *others)] if is_mend else []
    return warning("possible_same_creator", rows, "creator", mends[0] if mends else None, mends[1:], value=others[0],
                   other=chief, count=total, spellings=(chief, *others))  # fmt: skip


def _written(table: Table, families: Mapping[str, Sequence[Entry]], name: str) -> Fix:
    return Fix(renamed(table, chain.from_iterable(families.values()), name), False, "write_everywhere", name)


def _groups(names: Sequence[str]) -> list[list[str]]:
    """Groups the names of which each is near to another one of the group."""
    split = {name: tuple(words(name)) for name in names if len(name) <= LONG_TITLE}
    split = {name: parts for name, parts in split.items() if parts}
    chief = {name: name for name in names}

    def head(name: str) -> str:
        while chief[name] != name:
            chief[name] = name = chief[chief[name]]
        return name

    for first, second in chain(_same_words(split), _namesakes(split), _slips(split)):
        chief[head(second)] = head(first)
    groups: dict[str, list[str]] = defaultdict(list)
    for name in names:
        groups[head(name)].append(name)
    return [group for group in groups.values() if len(group) > 1]


def _same_words(names: Names) -> Iterator[tuple[str, str]]:
    """Finds names of the same words, in any order or written together."""
    by_words: dict[str, str] = {}
    for name, parts in names.items():
        for form in {" ".join(sorted(parts)), "".join(parts)}:
            if by_words.setdefault(form, name) != name:
                yield by_words[form], name


def _slips(names: Names) -> Iterator[tuple[str, str]]:
    """Finds names that a slip of the pen parts: not every pair of them, but enough to reach each from the others."""
    # Loaded late: most lists have four works everywhere and need no comparing.
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    if len(names) > _MOST_COMPARED:
        return
    owner = {" ".join(sorted(parts)): name for name, parts in names.items()}
    # A slip leaves the number of words and every word that is short or holds a digit: all others never meet.
    blocks: dict[object, list[str]] = defaultdict(list)
    for form, name in owner.items():
        different = set(names[name])
        blocks[len(different), frozenset(filterfalse(_may_have_slip, different))].append(form)
    for block in blocks.values():
        block.sort(key=len)
        while block:
            reached = [block.pop(0)]
            while reached:
                form = reached.pop()
                first, last = len(form) - _MOST_LETTERS, len(form) + _MOST_LETTERS
                rivals = block[bisect_left(block, first, key=len) : bisect_right(block, last, key=len)]
                close = extract(form, rivals, scorer=OSA.distance, score_cutoff=_MOST_LETTERS, limit=None)
                found = {other for other, _, _ in close if _is_slip(form.split(), other.split())}
                if found:
                    yield from ((owner[form], owner[other]) for other in found)
                    block[:] = [other for other in block if other not in found]
                    reached += found


def _may_have_slip(word: str) -> bool:
    return len(word) >= _SHORTEST_WORD and word.isalpha()


def _is_slip(one: Sequence[str], other: Sequence[str]) -> bool:
    """Tells whether two names differ only in long words, and in those by a letter or two.

    >>> _is_slip(("leo", "tolstoi"), ("leo", "tolstoy")), _is_slip(("painter", "a"), ("painter", "b"))
    (True, False)
    """
    from rapidfuzz.distance import OSA

    left, right = sorted(set(one) - set(other)), sorted(set(other) - set(one))
    if len(left) != len(right) or len(left) > 2:
        return False
    for a, b in zip(left, right, strict=True):
        length = min(len(a), len(b))
        if not (_may_have_slip(a) and _may_have_slip(b)) or OSA.distance(a, b) > (1 if length < 8 else 2):
            return False
    return True


def _namesakes(names: Names) -> Iterator[tuple[str, str]]:
    """Finds names that are another one with initials or with words left out; their rarest word is its word too."""
    sharing: dict[str, list[str]] = defaultdict(list)
    for name, parts in names.items():
        for part in set(parts):
            if len(part) >= _SHORTEST_WORD:
                sharing[part].append(name)
    for name, parts in names.items():
        rarest = min((sharing[part] for part in parts if part in sharing), key=len, default=[])
        for other in rarest if len(rarest) <= _MOST_NAMESAKES else ():
            if other != name and len(names[other]) >= len(parts) and _is_short_form(parts, names[other]):
                yield other, name


def _is_short_form(short: tuple[str, ...], full: tuple[str, ...]) -> bool:
    """Tells whether each word of `short` is a word of `full` or the initial of one.

    >>> full = ("charles", "dickens")
    >>> [_is_short_form(short, full) for short in (("c", "dickens"), ("dickens",), ("k", "dickens"))]
    [True, True, False]
    """
    rest = list(full)
    for part in sorted(short, key=len, reverse=True):
        found = next((each for each in rest if each == part or (len(part) == 1 and each[0] == part)), None)
        if found is None:
            return False
        rest.remove(found)
    return not any(sign.isdigit() for each in rest for sign in each)
