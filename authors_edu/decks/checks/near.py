"""Names that are probably one creator: accents, order of words, initials, a slip of the pen. Merges nothing alone."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from authors_edu.decks.checks.creators import renamed
from authors_edu.decks.garbled import ungarbled
from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.decks.problems import Fix, Problem, warning
from authors_edu.decks.table import Entry, Table, Titles
from authors_edu.decks.text import words

_MOST_COMPARED = 2_500  # creators without four works; a list with more of them is no list of families at all
_MOST_NAMESAKES = 40  # names that share a word; with more, the word is no surname
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
    edits = renamed(table, [entry for name in others for entry in families[name]], chief)
    fix = Fix(edits, safe=False) if total <= FAMILY_SIZE else None
    spellings = (chief, *others)
    return warning(
        "possible_same_creator", rows, "creator", fix, value=others[0], other=chief, count=total, spellings=spellings
    )


def _groups(names: Sequence[str]) -> list[list[str]]:
    """Groups the names of which each is near to another one of the group."""
    chief = {name: name for name in names}

    def head(name: str) -> str:
        while chief[name] != name:
            name = chief[name]
        return name

    for first, second in _pairs({name: tuple(words(name)) for name in names}):
        chief[head(second)] = head(first)
    groups: dict[str, list[str]] = defaultdict(list)
    for name in names:
        groups[head(name)].append(name)
    return [group for group in groups.values() if len(group) > 1]


def _pairs(names: Names) -> Iterator[tuple[str, str]]:
    by_words: dict[str, str] = {}
    for name, parts in names.items():
        for form in {" ".join(sorted(parts)), "".join(parts)} - {""}:
            if by_words.setdefault(form, name) != name:
                yield by_words[form], name
    if len(names) <= _MOST_COMPARED:
        yield from _slips(names)
        yield from _namesakes(names)


def _slips(names: Names) -> Iterator[tuple[str, str]]:
    """Finds names of which one or two words differ by a slip of the pen."""
    # Loaded late: most lists have four works everywhere and need no comparing.
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    forms = {name: " ".join(sorted(parts)) for name, parts in names.items()}
    for name, form in forms.items():
        for _, _, other in extract(form, forms, scorer=OSA.distance, score_cutoff=3, limit=None):
            if other != name and _is_slip(names[name], names[other]):
                yield other, name


def _is_slip(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
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
        if length < _SHORTEST_WORD or not (a + b).isalpha() or OSA.distance(a, b) > (1 if length < 8 else 2):
            return False
    return True


def _namesakes(names: Names) -> Iterator[tuple[str, str]]:
    """Finds names that share a word, the shorter one with initials or with words left out."""
    sharing: dict[str, list[str]] = defaultdict(list)
    for name, parts in names.items():
        for part in set(parts):
            if len(part) >= _SHORTEST_WORD:
                sharing[part].append(name)
    for group in sharing.values():
        if 1 < len(group) <= _MOST_NAMESAKES:
            for place, name in enumerate(group):
                for other in group[:place]:
                    if _is_short_form(*sorted((names[name], names[other]), key=len)):
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
