"""Heading: what one cell of a header row says about its column. The words stand in `headers.toml`, as data."""

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from authors_edu.decks.model import Words
from authors_edu.decks.text import fold, words

FIELDS = ("creator", "work", "year", "clue", "image", "also_accept", "note")
EITHER = "either"  # "name": the creator beside a work, the work beside a creator
_LONGEST = 80  # characters; what is longer is a sentence, no heading
_NUMBER_BEHIND = re.compile(r"(.*\D) ?(\d{1,2})")
_NUMBER_BEFORE = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er|re|e|ere|eme|o|a)? (\D.*)")


@dataclass(frozen=True, slots=True)
class Heading:
    """The field of a column, its number where there are several ("work 2"), and what each language calls it."""

    field: str
    number: int | None
    names: dict[str, tuple[str, ...]]


def _read_language(language: str, block: dict[str, Any]) -> None:
    """Takes one block of headers.toml into the tables below; keys are folded."""
    for field in (*FIELDS, EITHER):
        for text in block.get(field, ()):
            _known.setdefault(_key(text), {}).setdefault((field, language), ())
    for field in ("creator", "work"):
        for names in block[f"{field}s"]:
            for text in names[:2]:
                _known.setdefault(_key(text), {}).setdefault((field, language), tuple(names))
    _around.update(map(_key, (*block["around"], *block["either"])))
    _of.update(map(_key, block["of"]))


def _key(text: str) -> str:
    return " ".join(words(fold(text).replace("'", " ")))


_known: dict[str, dict[tuple[str, str], tuple[str, ...]]] = {}
_around: set[str] = set()
_of: set[str] = set()
_blocks = tomllib.loads((files("authors_edu.decks") / "headers.toml").read_text(encoding="utf-8"))
LANGUAGES = tuple(_blocks)
for _language, _block in _blocks.items():
    _read_language(_language, _block)


@lru_cache(4096)
def heading(text: str) -> Heading | None:
    """Understands one cell of a header row; None where it is no heading that we know.

    >>> heading(" Work Title ").field, heading("Name des Komponisten").field, heading("WORK #2").number
    ('work', 'creator', 2)
    >>> heading("Title of the book").field, heading("Book author").field, heading("Author's birthday")
    ('work', 'creator', None)
    """
    if len(text) > _LONGEST:
        return None
    key = _key(re.sub(r"\([^)]*\)|\[[^]]*\]", " ", text)) or _key(text)
    if found := _chief(key):
        return Heading(found[0], None, found[1])
    if match := _NUMBER_BEHIND.fullmatch(key):
        name, number = match[1].strip(), int(match[2])
    elif match := _NUMBER_BEFORE.fullmatch(key):
        name, number = match[2], int(match[1])
    else:
        return None
    found = _chief(name)
    return Heading(found[0], number, found[1]) if found else None


def _chief(key: str) -> tuple[str, dict[str, tuple[str, ...]]] | None:
    """Gives field and names of a heading of several words: all must be known, the chief one decides."""
    if key in _known:
        return _one(_known[key])
    parts = key.split()
    chiefs = [part for part in parts if part in _known and not (part in _around and len(parts) > 1)]
    if not chiefs or any(part not in _known and part not in _around for part in parts):
        return None
    return _one(_known[chiefs[0] if _of.intersection(parts) else chiefs[-1]])


def _one(meanings: dict[tuple[str, str], tuple[str, ...]]) -> tuple[str, dict[str, tuple[str, ...]]]:
    chief = next(iter(meanings))[0]
    return chief, {language: names for (field, language), names in meanings.items() if field == chief}


def deck_words(creator: Heading | None, work: Heading | None, others: list[Heading]) -> Words:
    """Gives what a deck with these headings calls its creators and works (R-71).

    >>> deck_words(heading("Composer"), heading("Piece"), [])
    Words(creator='composer', creators='composers', work='piece', works='pieces')
    """
    chief = [each.names for each in (creator, work) if each is not None]
    language = max(
        LANGUAGES, key=lambda code: (sum(code in names for names in chief), sum(code in each.names for each in others))
    )
    who = creator.names.get(language, ()) if creator else ()
    what = work.names.get(language, ()) if work else ()
    neutral, *trades = map(tuple, _blocks[language]["creators"])
    if what and what[0] != neutral[2] and who in ((), neutral):
        who = next((names for names in trades if names[2] == what[0]), neutral)
    who = who or neutral
    return Words(who[0], who[1], *(what[:2] or who[2:4]))
