"""Where a word that is too wide for its line may be hyphenated, by the patterns of its language. Measures nothing.

The language of a deck need not be that of a title: letters that the deck's language does not have tell of another one.
"""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyphen import Pyphen  # type: ignore[import-untyped]  # carries no types

_LEAST = 3  # letters on each side of a hyphen; a word too wide for a card has enough of them
_WORD = re.compile(r"[^\W\d_]+")
_GREEK = re.compile(r"[Ͱ-Ͽἀ-῿]+")
_CYRILLIC = re.compile(r"[Ѐ-ԯ]+")
_LATIN = re.compile(r"[A-Za-zª-ɏḀ-ỿ]+")
_IN_CYRILLIC = ("ru", "be", "bg", "mk", "mn", "sr", "uk")


@lru_cache(maxsize=2_000)
def hyphens_in(text: str, language: str) -> tuple[int, ...]:
    """Gives where a text without spaces may be parted by a hyphen, in a deck of a language ("de", "en-GB").

    >>> hyphens_in("(Selbstverständlichkeiten)", "de")
    (7, 10, 15, 19, 22)
    """
    found = []
    for word in _WORD.finditer(text):
        patterns = _patterns(language_of(word[0], language))
        if patterns and len(word[0].lower()) == len(word[0]):  # else its places would be those of another word
            # Where the spelling would change (asszony: asz-szony) the word stays whole.
            found += [word.start() + place for place in patterns.positions(word[0]) if not place.data]
    return tuple(found)


def language_of(word: str, language: str) -> str:
    """Gives the language by which a word is hyphenated: the deck's, if it is written so; "" where none is known.

    >>> [language_of(word, "en") for word in ("Ελλάδα", "Россия", "Україна", "Märchen", "עברית")]
    ['el', 'ru', 'uk', 'de', '']
    """
    short = re.split("[-_]", language)[0].lower()
    if _GREEK.fullmatch(word):
        return "el"
    if _CYRILLIC.fullmatch(word):
        return short if short in _IN_CYRILLIC else "uk" if re.search("[іїєґ]", word.lower()) else "ru"
    if not _LATIN.fullmatch(word):
        return ""
    if short == "en" and re.search("[äöüß]", word.lower()):
        return "de"
    return language if short not in ("el", *_IN_CYRILLIC) else "en"


@cache
def _patterns(language: str) -> "Pyphen | None":
    # Its import reads a folder of 70 files, and few decks have such a word.
    from pyphen import Pyphen, language_fallback

    name = language_fallback("en_US" if language == "en" else language)
    return Pyphen(lang=name, left=_LEAST, right=_LEAST) if name else None
