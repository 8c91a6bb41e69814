"""Heading: what one cell of a header row says about its column. The words stand in `headers.toml`, as data.

Each language is tried by itself, for its own order of words decides what "author of the book" is. Guesses no spelling.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from authors_edu.decks.model import Words
from authors_edu.decks.text import words

FIELDS = ("creator", "work", "year", "clue", "image", "focus", "also_accept", "note")
EITHER = "either"  # "name": the creator beside a work, the work beside a creator
TOPIC = "topic"  # "country", "river": creator or work only where no other column can be meant
_LONGEST = 80  # characters; what is longer is a sentence, no heading
_MOST_PARTS = 12  # words, or signs of Chinese and Japanese, in a name of headers.toml and in a heading
_NUMBER_BEHIND = re.compile(r"(.*\D) ?(\d{1,2})")
_NUMBER_BEFORE = re.compile(r"(?:第 )?(\d{1,2})(?:st|nd|rd|th|er|re|e|ere|eme|o|a|ste|de)? (\D.*)")
_BRACKETS = re.compile(r"\([^)]*\)|\[[^]]*\]|（[^）]*）|【[^】]*】")
_APOSTROPHES = dict.fromkeys(map(ord, "'\u2018\u2019\u02bc\u02b9\u2032\u0060\u00b4\uff07"), " ")
# Endings and Hindi signs that are written in two ways or left out, and the numerals of "作品一".
_SLIPS = str.maketrans("ةى\u0901一二三四五六七八", "هي\u090212345678", "\u093c")

Names = tuple[str, ...]  # of a person: one, many, and the work, one, many; of a work: one, many
Meaning = tuple[str, Mapping[str, Names]]  # field, and language -> names


@dataclass(frozen=True, slots=True)
class Heading:
    """The field of a column, its number where there are several ("work 2"), and what each language calls it."""

    field: str
    number: int | None
    names: Mapping[str, Names]


@dataclass(frozen=True, slots=True)
class _Language:
    """One block of headers.toml, its words folded and parted."""

    creators: tuple[Names, ...]
    fields: Mapping[str, tuple[str, Names]]
    around: frozenset[str]
    articles: frozenset[str]
    of: frozenset[str]
    is_chief_first: bool
    parts: Mapping[str, str]  # every part of a name, also with an article in one with it -> without
    spellings: frozenset[str]  # every word, accents and all


@cache
def _languages() -> Mapping[str, _Language]:
    # Read when the first heading is, not when the program starts.
    blocks = tomllib.loads((files("authors_edu.decks") / "headers.toml").read_text(encoding="utf-8"))
    return {code: _language(block) for code, block in blocks.items()}


@cache
def _all_parts() -> frozenset[str]:
    return frozenset().union(*(language.parts for language in _languages().values()))


def _language(block: Mapping[str, Any]) -> _Language:
    rows = [("creator", tuple(names[:4]), names) for names in block["creators"]]
    rows += [("work", tuple(names[:2]), names) for names in block["works"]]
    # One before many: the Arabic words for a book and for writers differ by a sign that is left out.
    named = [(names[0], field, short) for field, short, names in rows]
    named += [(text, field, short) for field, short, names in rows for text in (names[1], *names[len(short) :])]
    named += [(one, TOPIC, (one, many)) for one, many in block.get("topics", ())]
    named += [(text, field, ()) for field in (*FIELDS, EITHER) for text in block.get(field, ())]
    others = [*block["around"], *block.get("articles", ()), *block.get("of", ())]
    keys = {text: _key(text) for text in (*(text for text, _, _ in named), *others)}
    fields: dict[str, tuple[str, Names]] = {}
    for text, field, names in named:
        fields.setdefault(keys[text], (field, names))
    parts = {part: part for key in keys.values() for part in key.split()}
    prefix = block.get("prefix", "")
    return _Language(
        creators=tuple(short for field, short, _ in rows if field == "creator"),
        fields=fields,
        around=frozenset(keys[text] for text in (*others, *block["either"])),
        articles=frozenset(keys[text] for text in block.get("articles", ())),
        of=frozenset(keys[text] for text in block.get("of", ())),
        is_chief_first=block.get("chief") == "first",
        parts={prefix + part: part for part in parts} | parts,
        spellings=frozenset(word for text in keys for word in _spelled(text)),
    )


def _key(text: str) -> str:
    parted = " ".join(words(text.translate(_APOSTROPHES))).translate(_SLIPS)
    if max(parted, default="") >= "\u3005":
        parted = "".join(f" {sign} " if _is_unspaced(sign) else sign for sign in parted)
    return " ".join(parted.split())


def _is_unspaced(sign: str) -> bool:
    """Says whether a sign is of Chinese or Japanese, which put no space between words."""
    return sign == "\u3005" or "\u3040" <= sign <= "\u30ff" or "\u3400" <= sign <= "\u9fff"


def _spelled(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.casefold())


@lru_cache(4096)
def heading(text: str) -> Heading | None:
    """Understands one cell of a header row; None where it is no heading that we know.

    >>> heading(" Work Title ").field, heading("Name des Komponisten").field, heading("WORK #2").number
    ('work', 'creator', 2)
    >>> heading("Title of the book").field, heading("Book author").field, heading("Author's birthday")
    ('work', 'creator', None)
    >>> heading("Автор книги").field, heading("作曲家名").field, heading("The Poet")
    ('creator', 'creator', None)
    """
    if len(text) > _LONGEST:
        return None
    key = _key(_BRACKETS.sub(" ", text)) or _key(text)
    number = None
    meaning = _meaning(key)
    if meaning is None and (match := _NUMBER_BEHIND.fullmatch(key)):
        meaning, number = _meaning(match[1].strip()), int(match[2])
    elif meaning is None and (match := _NUMBER_BEFORE.fullmatch(key)):
        meaning, number = _meaning(match[2]), int(match[1])
    if meaning is None:
        return None
    field, names = meaning
    spelled = {*_spelled(text)}
    exact = {code: names[code] for code in names if spelled <= _languages()[code].spellings}
    return Heading(field, number, exact or names)


def _meaning(key: str) -> Meaning | None:
    """Gives field and names of a heading whose words are all of one language, or of one and then of another."""
    parts = key.split()
    if not 0 < len(parts) <= _MOST_PARTS or not _all_parts().issuperset(parts):
        return None
    if found := _in_one_language(parts):
        return found
    for cut in range(1, len(parts)):
        first, second = _in_one_language(parts[:cut]), _in_one_language(parts[cut:])
        if first and second and first[0] == second[0]:
            return first[0], {**second[1], **first[1]}
    return None


def _in_one_language(parts: Sequence[str]) -> Meaning | None:
    """Gives the field that the first language knows, and the names of all languages that mean the same."""
    found = {code: chief for code, language in _languages().items() if (chief := _chief(parts, language))}
    if not found:
        return None
    field = next(iter(found.values()))[0]
    return field, {code: names for code, (each, names) in found.items() if each == field}


def _chief(parts: Sequence[str], language: _Language) -> tuple[str, Names] | None:
    """Gives field and names of a heading of several words: all must be known, the chief one decides."""
    known = _known(parts, language)
    if len(known) == 2 and known[0] in language.articles:
        return None  # "The Poet" is a title
    chiefs = [
        language.fields[each]
        for each in known
        if each in language.fields and (len(known) == 1 or each not in language.around)
    ]
    if not chiefs:
        return None
    field = chiefs[0 if language.is_chief_first or language.of.intersection(known) else -1][0]
    if field == TOPIC and len(chiefs) > 1:
        return None  # "Author / Work / Country"
    return field, next((names for each, names in chiefs if each == field and names), ())


def _known(parts: Sequence[str], language: _Language) -> list[str]:
    """Parts a heading into names and words around them, the longest first; gives none where something is left."""
    if any(part not in language.parts for part in parts):
        return []
    bare = [language.parts[part] for part in parts]
    known: list[str] = []
    while bare:
        for end in range(min(len(bare), _MOST_PARTS), 0, -1):
            name = " ".join(bare[:end])
            if name in language.fields or name in language.around:
                known.append(name)
                del bare[:end]
                break
        else:
            return []
    return known


def deck_words(creator: Heading | None, work: Heading | None, others: Sequence[Heading]) -> Words:
    """Gives what a deck with these headings calls its creators and works (R-71), both in one language.

    >>> deck_words(heading("Composer"), heading("Piece"), [])
    Words(creator='composer', creators='composers', work='piece', works='pieces')
    """
    chief = [each.names for each in (creator, work) if each is not None]
    code = max(
        _languages(),
        key=lambda code: (sum(code in names for names in chief), sum(code in each.names for each in others)),
    )
    who = creator.names.get(code, ()) if creator else ()
    what = work.names.get(code, ()) if work else ()
    neutral, *trades = _languages()[code].creators
    if what and what[0] != neutral[2] and who in ((), neutral):
        who = next((names for names in trades if names[2] == what[0]), neutral)
    who = who or neutral
    return Words(who[0], who[1], *(what[:2] or who[2:4] or neutral[2:4]))
