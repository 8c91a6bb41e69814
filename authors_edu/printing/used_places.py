"""Reads which places of a perforated sheet are used already, as a teacher writes them. Knows no sheet."""

import re

from authors_edu.printing.errors import PrintError, refused

_MOST = 1_000  # more than any sheet has


def used_places(text: str) -> tuple[int, ...]:
    """Gives the places, from 1; raises PrintError with every part that names none.

    >>> used_places("1-3, 7"), used_places("9; 2 – 4 3"), used_places(" ")
    ((1, 2, 3, 7), (9, 2, 3, 4), ())
    """
    places: list[int] = []
    wrong: list[str] = []
    for part in re.findall(r"[^\s,;]+", re.sub(r"\s*[-–]\s*", "-", text)):
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", part)
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
        if 0 < first <= last <= _MOST:
            places += range(first, last + 1)
        else:
            wrong.append(part)
    if wrong:
        raise PrintError(*(refused("not_places", value=part) for part in dict.fromkeys(wrong)))
    return tuple(dict.fromkeys(places))
