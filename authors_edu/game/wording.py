"""Wording: the forms in which a title may be said - without its article, its subtitle, with numbers in figures (R-54).

Folds and splits only; what counts as right is `naming.py`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from unicodedata import category, decimal, normalize

from authors_edu.decks.text import clean, words
from authors_edu.game.numerals import pieces

# Only words that are hardly anything else at the head of a title; so not "as" (As You Like It), "de" or "o".
_ARTICLES = frozenset((
    "the", "a", "an", "le", "la", "les", "l", "un", "une", "der", "die", "das", "ein", "eine",
    "el", "los", "las", "il", "lo", "gli", "una", "uno", "het", "een",
))  # fmt: skip
_DIGRAPHS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})
_FRACTION = re.compile(r"(?<=\d)(?=[¼-¾⅐-⅞])")  # 8½ is 8 1/2, not 81/2
_THOUSANDS = re.compile(r"(?<!\d)\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)")  # 20,000
_ELIDED = re.compile(r"^\W*(l)['’`´ʼ](?=\w)", re.IGNORECASE)  # L'Ingénu
_BRACKETS = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\]|（[^（）]*）)\s*")
_SUBTITLE = re.compile(r":(?!\d)|[;：；—―]|\s[-–]\s")
_OR = re.compile(r"\s*[,;:.–—-]\s*(?:or|ou|oder|o|ovvero|eller|lub)\b[,:]?\s+", re.IGNORECASE)


@dataclass(frozen=True)
class Form:
    """One way to say a title, folded."""

    words: tuple[str, ...]  # with the article, numbers as they were written

    @cached_property
    def plain(self) -> str:
        return " ".join(self.words)

    @cached_property
    def bare(self) -> tuple[str, ...]:
        """The words without a leading article, where something is left."""
        return self.words[1:] if len(self.words) > 1 and self.words[0] in _ARTICLES else self.words

    @cached_property
    def counted(self) -> tuple[str, ...]:
        """The bare words with every number in figures."""
        return tuple(piece.text for piece in pieces(self.bare))

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        return tuple(re.findall(r"\d+", " ".join(self.counted)))

    @cached_property
    def number_words(self) -> tuple[str, ...]:
        """The words that say a number, as they were written."""
        return tuple(word for piece in pieces(self.bare) if piece.is_number for word in piece.words if word != "and")

    @cached_property
    def figures(self) -> tuple[str, ...]:
        """The numbers that were written in figures."""
        return tuple(re.findall(r"\d+", " ".join(self.bare)))

    @cached_property
    def squeezed(self) -> str:
        return "".join(self.counted)

    @cached_property
    def ordered(self) -> tuple[str, ...]:
        """The counted words in alphabetical order, where a number anchors them (fifth symphony); else nothing."""
        return tuple(sorted(self.counted)) if self.numbers else ()


@dataclass(frozen=True, slots=True)
class Wording:
    """All forms of one title: in full (accents left out, or written as digraphs), and without its subtitle."""

    full: tuple[Form, ...]
    short: tuple[Form, ...]


@lru_cache(maxsize=4_096)  # the titles of the decks in play, graded again and again
def wording(title: str) -> Wording:
    """Gives the forms of a title.

    >>> [form.plain for form in wording("Moby-Dick; or, The Whale").short]
    ['moby dick', 'the whale']
    """
    full = tuple(_forms(title))
    short = dict.fromkeys(form for part in _parts(clean(title)) for form in _forms(part))
    return Wording(full, tuple(form for form in short if form not in full))


def typed_forms(typed: str) -> tuple[Form, ...]:
    """Gives the forms of what was typed; nothing of it is left out."""
    return tuple(_forms(typed))


def has_case(form: Form) -> bool:
    """Tells whether every letter is of a script with small and capital letters, in which a slip can be told."""
    return all(category(sign) not in ("Lo", "Mn", "Mc") for sign in form.plain)


def _forms(text: str) -> Iterator[Form]:
    text = _FRACTION.sub(" ", clean(text))
    text = re.sub(r"\d", lambda figure: str(decimal(figure[0])), text)  # the figures of every script
    text = _THOUSANDS.sub(lambda number: re.sub(r"\D", "", number[0]), text)
    text = _ELIDED.sub(r"\1 ", text).replace("&", " and ")
    accentless = tuple(words(text))
    digraphs = tuple(words(normalize("NFC", text.casefold()).translate(_DIGRAPHS)))
    for form in dict.fromkeys((accentless, digraphs)):
        if form:
            yield Form(form)


def _parts(title: str) -> Iterator[str]:
    """Lists what stands before a subtitle, and the other title after an "or"."""
    outside = _BRACKETS.sub(" ", title)
    if outside != title:
        yield outside
    for separator in (*_SUBTITLE.finditer(outside), *_OR.finditer(outside)):
        yield outside[: separator.start()]
    if other := _OR.search(outside):
        yield outside[other.end() :]
