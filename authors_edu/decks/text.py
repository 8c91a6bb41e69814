"""Text as a teacher means it: cleaning what nobody can see, and folding for comparison. Judges no meaning.

Three strengths:
- `clean` gives what is printed: no control or invisible characters, single spaces, composed letters (NFC);
- `spelling` gives what one creator's name is compared by: case, apostrophes, dashes and the Turkish i's do not count;
- `fold` goes further and forgets accents: for near names, titles and typed answers.
"""

import re
from collections.abc import Callable, Collection
from typing import Literal
from unicodedata import category, normalize

# Characters that would be seen by nobody: soft hyphen, combining grapheme joiner, zero-width space, word joiner and its
# neighbours, byte order mark, bidi controls, Hangul fillers. ZWJ and ZWNJ (U+200C, U+200D) stay: emoji families and
# Persian words break without them.
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]"
)
# C0 and C1 controls without those that part words, and halves of surrogate pairs.
CONTROL = re.compile("[\x00-\x08\x0e-\x1b\x1c-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]")
NEWLINE = re.compile("[\n\r\x0b\x0c\x85\u2028\u2029]")
_NO_LETTER = re.compile(r"[^\w ]|_")  # marks also, which belong to the letter before them
_SPACES = re.compile("[\\s\u0085\u2800]+")
_UNSEEN_PRINTABLE = re.compile("[\u034f\u115f\u1160\u180e\u2800\u3164\uffa0]")  # what str.isprintable lets pass
_LONGEST = 4_000  # characters: four times what a cell may hold, in case each letter carries three marks
_PILE = re.compile(r"[^\w\s\x00-\x7f]{31}")  # marks on one letter; no language has so many (UAX #15, stream-safe text)

_APOSTROPHES = dict.fromkeys(
    map(ord, "\u2018\u2019\u201a\u201b\u2032\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\uff07"), "'"
)
_QUOTES = dict.fromkeys(map(ord, "\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u301d\u301e\uff02"), '"')
_DASHES = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"), "-")
_SIGNS = {**_APOSTROPHES, **_QUOTES, **_DASHES, ord("ı"): "i", 0x200C: "", 0x200D: ""}
_SIGN = re.compile("[" + "".join(map(chr, _SIGNS)) + "]")
# Letters that are written with a stroke or joined, which Unicode does not take apart.
_LETTERS = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ħ": "h", "ŧ": "t", "ŋ": "n", "ƶ": "z"}
)
# Marks that a hurried writer leaves out: Latin and Greek accents, Hebrew points, Arabic vowel signs. Never the vowel
# signs of Indic scripts or the voicing marks of kana: without them it is another word.
_ACCENTS = re.compile("[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u0640]")


def clean(text: str) -> str:
    """Gives `text` as it is printed: unseen characters gone, every run of space one blank, letters composed (NFC).

    >>> clean("  Emma\\u200b,\\n a\\u00a0novel ")
    'Emma, a novel'
    """
    if text.isprintable() and "  " not in text:
        if text.isascii():
            return text.strip(" ")
        if not _UNSEEN_PRINTABLE.search(text):
            return _normalized("NFC", text).strip(" ")
    text = _SPACES.sub(" ", CONTROL.sub("", INVISIBLE.sub("", NEWLINE.sub(" ", text))))
    return _normalized("NFC", text).strip(" ")


def spelling(text: str) -> str:
    """Gives the form by which two spellings of one name are the same without asking.

    >>> spelling("NAMIK KEMAL") == spelling("Namık Kemal"), spelling("O’Neill") == spelling("O'NEILL")
    (True, True)
    >>> spelling("Bronte") == spelling("Brontë")
    False
    """
    if text.isascii() and text.isprintable() and "  " not in text:
        return text.strip(" ").casefold().replace("`", "'")
    text = clean(text)
    if len(text) > _LONGEST:
        return text
    text = _normalized("NFKC", _normalized("NFKC", _plain_signs(text)).casefold())
    return _SPACES.sub(" ", _plain_signs(text).replace("i\u0307", "i")).strip(" ")


def _plain_signs(text: str) -> str:
    return _SIGN.sub(lambda found: _SIGNS[ord(found[0])], text)


def fold(text: str) -> str:
    """Gives the form in which accents and special letters do not count either.

    >>> fold("  L’INGÉNU "), fold("Straße"), fold("Łódź – Ørsted"), fold("Οδύσσεια") == fold("ΟΔΥΣΣΕΙΑ")
    ("l'ingenu", 'strasse', 'lodz - orsted', True)
    """
    text = spelling(text)
    if text.isascii() or len(text) > _LONGEST:
        return text
    text = _normalized("NFC", _ACCENTS.sub("", _normalized("NFD", text)))
    return text.translate(_LETTERS)


def _normalized(form: Literal["NFC", "NFD", "NFKC"], text: str) -> str:
    """Brings text into a form of Unicode; leaves what no cell may hold, where that takes a minute or a gigabyte."""
    return text if len(text) > _LONGEST or _PILE.search(text) else normalize(form, text)


def compared(texts: Collection[str], by: Callable[[str], str]) -> dict[str, str]:
    """Gives clean texts with what each is compared by, `spelling` or `fold`; a list may have 10,000 of them.

    >>> compared(["Emma", "Ünica"], fold)
    {'Emma': 'emma', 'Ünica': 'unica'}
    """
    letters = "".join(texts)
    if letters.isascii() and "`" not in letters:  # then both do no more than this
        return dict(zip(texts, map(str.casefold, texts), strict=True))
    return {text: by(text) for text in dict.fromkeys(texts)}


def fingerprint(name: str) -> str:
    """Gives the words of a name, folded, without signs and in alphabetical order.

    >>> fingerprint("Tolstoy, Leo") == fingerprint("Leo Tolstoy")
    True
    """
    return " ".join(sorted(words(name)))


def words(text: str) -> list[str]:
    """Gives the folded words of a text, numbers included, signs left out.

    >>> words("Henry IV, Part 2")
    ['henry', 'iv', 'part', '2']
    """
    return _NO_LETTER.sub(_mark_or_blank, fold(text).replace("'", "")).split()


def _mark_or_blank(sign: re.Match[str]) -> str:
    return sign[0] if category(sign[0]).startswith("M") else " "
