"""Wording: the forms in which a title may be said - without its article, its subtitle, with numbers in figures (R-54).

Folds and splits only; what counts as right is `naming.py`.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice
from unicodedata import category, decimal, normalize

from authors_edu.decks.text import clean, fold, spelling, words
from authors_edu.game.numerals import Piece, pieces

LONGEST_TITLE = 6_000  # characters; a cell holds a thousand, and a longer one is known by its exact spelling alone
MOST_PARTS = 8  # ends of a main title that are tried; a title of a thousand semicolons is none

# English, French, German, Spanish, Italian, Portuguese, Dutch, Danish, Swedish, Hungarian, Greek. A language does not
# say itself: "Hard" is forgiven for "Die Hard", because "Leiden ..." has to be for "Die Leiden ...". Left out are the
# Italian "i" (I, Robot) and, but before a plural (As Pupilas), the Portuguese "as" (As You Like It).
_ARTICLES = frozenset((
    "the", "a", "an", "le", "la", "les", "l", "un", "une", "des", "der", "die", "das", "ein", "eine",
    "el", "los", "las", "unos", "unas", "il", "lo", "gli", "una", "uno", "o", "os", "um", "uma", "uns", "umas",
    "de", "het", "een", "den", "det", "en", "et", "ett", "az", "ο", "η", "το", "οι", "τα", "ενασ", "μια", "ενα",
))  # fmt: skip
_DIGRAPHS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})
# Nobody types or sees these: joiners, variation selectors (❤ + U+FE0F is ❤️), and the box of a keycap (1️⃣).
_UNSEEN = re.compile("[\u200c\u200d\ufe00-\ufe0f\u20dd-\u20e4\U000e0100-\U000e01ef]")
_KEYCAP = re.compile("[0-9#*]\ufe0f?\u20e3")
_PARTING = re.compile(r"\s?[.,;:]+(?=\s|$)")
_FRACTION = re.compile(r"(?<=\d)(?=[¼-¾⅐-⅞])")  # 8½ is 8 1/2, not 81/2
_ASCII_WORD = re.compile(r"[^\W_]+")
_THOUSANDS = re.compile(r"(?<!\d)\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)")  # 20,000
_ELIDED = re.compile(r"^\W*(l)['’`´ʼ](?=\w)", re.IGNORECASE)  # L'Ingénu
_ARTICLE_LAST = re.compile(
    r"^(.*\w),\s*(the|an?|les?|la|l['’]|der|die|das|el|los|las|il)$", re.IGNORECASE
)  # Tempest, The
_ANDS = ("and", "und", "et", "y", "e", "en", "och", "og", "i", "и", "και")
_SHARP = re.compile(r"(?<!\w)([A-G])(?:\s?♯|[#＃])", re.IGNORECASE)
_FLAT = re.compile(r"(?<!\w)([A-G])(?:\s?♭|b(?=[\s-]+(?:major|minor|dur|moll)\b))", re.IGNORECASE)
_PERHAPS_FLAT = re.compile(r"(?<!\w)([A-G])b(?=\W*$)", re.IGNORECASE)  # no keyboard has a ♭
_VERSUS = re.compile(r"(?<=\s)(?:[Vv]\.|v|[Vv][Ss]\.?)(?=\s)")  # but not the V of Henry V
_PERHAPS_VERSUS = re.compile(_VERSUS.pattern, re.IGNORECASE)
_HAMZA = re.compile("[\u0653-\u0655]")
_VOWEL_SIGNS = re.compile("[\u0640\u064b-\u0652\u0656-\u065f\u0670]")
_BRACKETS = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\]|（[^（）]*）)\s*")
_NICKNAME = re.compile(r"""(?<=\d)\s*["“”„«»][^"“”„«»]+["“”«»]$""")  # Symphony No. 6 "Pastoral"
_KEY = re.compile(r"\b([a-h](?:i?s|es)?(?: sharp| flat)?) (major|minor|dur|moll)\b")
_SUBTITLE = re.compile(r":(?!\d)|[;：；—―]|\s[-–]\s")
_OR = re.compile(r"\s*[,;:.–—-]\s*(?:or|ou|oder|o|ovvero|eller|lub)\b[,:]?\s+", re.IGNORECASE)

Folding = Callable[[str], tuple[str, ...]]


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
        return self.words[1:] if self._begins_with_an_article else self.words

    @property
    def _begins_with_an_article(self) -> bool:
        first, *others = self.words
        return bool(others) and (first in _ARTICLES or (first == "as" and others[0].endswith("s")))

    @cached_property
    def _pieces(self) -> tuple[Piece, ...]:
        return pieces(self.bare)

    @cached_property
    def counted(self) -> tuple[str, ...]:
        """The bare words with every number in figures, without a sign before it: symphony 5."""
        return tuple(piece.text for piece in self._pieces if not piece.is_sign)

    @cached_property
    def signed(self) -> tuple[str, ...]:
        """The counted words together with the sign that announces a number: symphony no 5."""
        return tuple(piece.text for piece in self._pieces)

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        return tuple(re.findall(r"\d+", " ".join(self.counted)))

    @cached_property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of music: C minor is no slip for C major, nor for D minor."""
        return tuple(_KEY.findall(self.plain))

    @cached_property
    def number_words(self) -> tuple[str, ...]:
        """The words that say a number, as they were written."""
        return tuple(word for piece in self._pieces if piece.is_number for word in piece.words if word != "and")

    @cached_property
    def figures(self) -> tuple[str, ...]:
        """The numbers that were written in figures."""
        return tuple(re.findall(r"\d+", " ".join(self.bare)))

    @cached_property
    def squeezed(self) -> frozenset[str]:
        """The counted words without the spaces between them, and so with a sign before a number."""
        return frozenset(("".join(self.counted), "".join(self.signed)))

    @cached_property
    def around(self) -> tuple[str, ...]:
        """The words beside the numbers, in their order: only a number may stand elsewhere (fifth symphony)."""
        return tuple(piece.text for piece in self._pieces if not piece.is_number and not piece.is_sign)


@dataclass(frozen=True, slots=True)
class Forms:
    """All forms of a text: in full, and without its subtitle."""

    full: tuple[Form, ...]
    short: tuple[Form, ...] = ()


@dataclass(frozen=True)
class Wording:
    """One title, or (`is_title` false) an answer, of which nothing may be left out. Worked out when first wanted."""

    text: str
    is_title: bool

    @cached_property
    def exact(self) -> str:
        return exactly(self.text)

    @cached_property
    def written(self) -> Forms:
        """The forms with their accents."""
        return self._forms((_lettered,))

    @cached_property
    def folded(self) -> Forms:
        """The forms with accents left out, or written as digraphs; the written ones where there is no accent."""
        return self.written if self.text.isascii() else self._forms((_accentless, _digraphs))

    def _forms(self, foldings: Iterable[Folding]) -> Forms:
        if len(self.text) > LONGEST_TITLE:
            return Forms(())
        if not self.is_title:
            return Forms(_forms(_readings(self.text), foldings))
        title = clean(self.text)
        full = _forms((_VERSUS.sub("versus", title),), foldings)
        short = _forms((_VERSUS.sub("versus", part) for part in _parts(title)), foldings)
        return Forms(full, tuple(form for form in short if form not in full))


@lru_cache(maxsize=32_768)  # every title of the decks in play; a table of more titles than this would fill it in vain
def wording(title: str) -> Wording:
    """Gives the forms of a title.

    >>> [form.plain for form in wording("Moby-Dick; or, The Whale").folded.short]
    ['moby dick', 'the whale']
    """
    return Wording(title, is_title=True)


def is_blank(typed: str) -> bool:
    """Tells whether there is nothing to be seen in what was typed."""
    return not clean(_UNSEEN.sub("", typed))


def exactly(text: str) -> str:
    """Gives the exact spelling of a text: two texts that differ in it are two titles.

    Case, spaces and what is not seen do not count, nor the shape of an apostrophe, a quote or a dash, nor what only
    parts words, a comma or a full stop. Empty only where nothing is seen at all.

    >>> exactly(" HELP?\\u200b") == exactly("Help?"), exactly("Help?") == exactly("Help!")
    (True, False)
    >>> exactly("Henry IV, Part 1") == exactly("henry iv part 1")
    True
    """
    if len(text) > LONGEST_TITLE:  # some would take seconds
        return " ".join(text.casefold().split())
    text = clean(_UNSEEN.sub("", text)).replace("´", "'")  # of which NFKC would make a blank and a mark
    text = normalize("NFKC", text).casefold()
    if text.isascii():
        text = text.replace("`", "'")
    else:
        text = text.translate({ord(sign): spelling(sign) or sign for sign in set(text) if not sign.isalnum()})
    text = " ".join(text.split())
    return _PARTING.sub("", text) or text


def has_case(form: Form) -> bool:
    """Tells whether every letter is of a script with small and capital letters, in which a slip can be told."""
    return form.plain.isascii() or all(category(sign) != "Lo" for sign in form.plain)


def _forms(texts: Iterable[str], foldings: Iterable[Folding]) -> tuple[Form, ...]:
    said = (_plainly(each) for text in texts for each in _spoken(text))
    folded = dict.fromkeys(folding(text) for text in said for folding in foldings)
    return tuple(Form(found) for found in folded if found)


def _readings(typed: str) -> Iterator[str]:
    """Gives what may be meant: a keycap is a number or nothing, a v a number or "versus", "eb" itself or E♭."""
    typed = clean(typed)
    yield typed
    if _KEYCAP.search(typed):
        yield _KEYCAP.sub(" ", typed)
    if _PERHAPS_VERSUS.search(typed):
        yield _PERHAPS_VERSUS.sub("versus", typed)
    if _PERHAPS_FLAT.search(typed):
        yield _PERHAPS_FLAT.sub(r"\1♭", typed)


def _spoken(text: str) -> Iterator[str]:
    """Says an & in every language (Max & Moritz), and an article that stands last also first (Tempest, The)."""
    for word in _ANDS if text.count("&") == 1 else _ANDS[:1]:
        yield text.replace("&", f" {word} ")
    if _ARTICLE_LAST.match(text):
        yield _ARTICLE_LAST.sub(r"\2 \1", text)


def _plainly(text: str) -> str:
    """Says in letters and figures what was written in other signs: 20,000, ٣, C♯."""
    text = _FRACTION.sub(" ", _UNSEEN.sub("", text))
    text = re.sub(r"\d", lambda figure: str(decimal(figure[0])), text)  # the figures of every script
    text = _THOUSANDS.sub(lambda number: re.sub(r"\D", "", number[0]), text)
    text = _SHARP.sub(r"\1 sharp ", _FLAT.sub(r"\1 flat ", text))
    return _ELIDED.sub(r"\1 ", text)


def _lettered(text: str) -> tuple[str, ...]:
    text = spelling(text).replace("'", "")
    if text.isascii():
        return tuple(_ASCII_WORD.findall(text))
    return tuple("".join(sign if category(sign)[0] in "LNM" else " " for sign in text).split())


def _accentless(text: str) -> tuple[str, ...]:
    if not _HAMZA.search(normalize("NFD", text)):
        return tuple(words(text))
    # Arabic: harakat are left out as accents are, but a hamza or a madda makes another word.
    return tuple(_voweless(word) if _HAMZA.search(normalize("NFD", word)) else fold(word) for word in _lettered(text))


def _voweless(word: str) -> str:
    return normalize("NFC", _VOWEL_SIGNS.sub("", normalize("NFD", word)))


def _digraphs(text: str) -> tuple[str, ...]:
    return _accentless(normalize("NFC", text.casefold()).translate(_DIGRAPHS))


def _parts(title: str) -> Iterator[str]:
    """Lists what stands before a subtitle, and the other title after an "or"."""
    outside = _BRACKETS.sub(" ", title)
    if outside != title:
        yield outside
    if (numbered := _NICKNAME.sub("", outside)) != outside:
        yield numbered
    for separators in (_SUBTITLE, _OR):
        for separator in islice(separators.finditer(outside), MOST_PARTS):
            yield outside[: separator.start()]
    if other := _OR.search(outside):
        yield outside[other.end() :]
