"""Numbers in a title: two, II, 2nd and second are the same number. Knows no grading."""

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from authors_edu.game.number_words import CARDINALS, ORDINALS, SCALE_ORDINALS, SCALES

WORDS = frozenset((*CARDINALS, *ORDINALS, *SCALES, *SCALE_ORDINALS))  # what a slip of the pen can spoil

_FRENCH_SCORES = ("soixante", "quatrevingt", "quatrevingts")

_FIGURES = re.compile(r"(\d+)(?:st|nd|rd|th|er|re|e|eme|o)?")  # 5, 5th, 5e
_NUMBERED = re.compile(r"(?:no|nr)(\d+)")  # No5
_SIGNS_BEFORE_WORDS = frozenset(("num", "number", "numero", "nummer"))
_SIGNS = _SIGNS_BEFORE_WORDS | {"no", "nr", "n"}  # before figures alone: No Second Troy is no number two
# Of single letters only I, V and X: Super Bowl L is a title, but so is Chapter C.
_LATIN = re.compile(r"(?=..|[ivx])m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})")
_LATIN_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}
# Well-formed, but words, units or initials: French, Italian, Spanish, English.
_NO_LATIN_NUMBERS = frozenset(["ci", "li", "di", "mi", "mix", "cd", "dc", "md", "mc", "cv", "dl", "cl", "cm", "mmm"])
_PARTS = frozenset(("part", "book", "volume", "vol", "act", "canto", "teil", "band", "tome", "partie", "parte"))


@dataclass(frozen=True, slots=True)
class Piece:
    """One word of a title, or the words of one number; `text` has a number in figures, and its sign as "no"."""

    text: str
    words: tuple[str, ...]
    is_number: bool = False
    is_sign: bool = False  # only announces the number after it


def pieces(words: Sequence[str]) -> tuple[Piece, ...]:
    """Joins the folded words of a title into pieces, each number one piece.

    >>> [piece.text for piece in pieces("twenty thousand leagues under the sea".split())]
    ['20000', 'leagues', 'under', 'the', 'sea']
    >>> [piece.text for piece in pieces("symphony no 5".split())], [piece.text for piece in pieces(["henry", "iv"])]
    (['symphony', 'no', '5'], ['henry', '4'])
    >>> [piece.is_sign for piece in pieces("symphony number five".split())], pieces(["no", "one"])[0].is_sign
    ([False, True, False], False)
    """
    found: list[Piece] = []
    at = 0
    while at < len(words):
        length = _run(words, at)
        if length:
            _mark_what_announces(found, _SIGNS_BEFORE_WORDS)
            found += _numbers(words[at : at + length])
            at += length
            continue
        figures = _figures(words, at)
        if figures is not None:
            _mark_what_announces(found, _SIGNS)
        found.append(Piece(figures or words[at], (words[at],), figures is not None))
        at += 1
    return tuple(found)


def _mark_what_announces(found: list[Piece], signs: Container[str]) -> None:
    """Symphony No. 5 is Symphony 5, Henry the Fourth is Henry IV, The Sign of the Four is The Sign of Four."""
    if not found:
        return
    if found[-1].text in signs:
        found[-1] = Piece("no", found[-1].words, is_sign=True)
    elif found[-1].text == "the" and len(found) > 1:
        found.pop()


def _figures(words: Sequence[str], at: int) -> str | None:
    """Reads figures, or a Latin numeral that is not the first word (I, Robot)."""
    word = words[at]
    if match := _FIGURES.fullmatch(word) or _NUMBERED.fullmatch(word):
        return match[1].lstrip("0") or "0"
    if at == 0 or word in _NO_LATIN_NUMBERS or not _LATIN.fullmatch(word):
        return None
    if word == "mm" and words[at - 1].isdecimal():
        return None  # 8 mm
    # Alone, "i" is a word in many languages (Ogniem i mieczem): a number only at the end or beside a part.
    if word == "i" and at + 1 < len(words) and not {words[at - 1], words[at + 1]} & _PARTS:
        return None
    values = [_LATIN_VALUES[sign] for sign in word]
    return str(sum(-one if one < after else one for one, after in zip(values, [*values[1:], 0], strict=True)))


def _run(words: Sequence[str], at: int) -> int:
    """Counts the words, from `at` on, that speak numbers; "and" belongs to them after a hundred or a thousand."""
    end = at
    if _is_short(words[at]) and words[at + 1 : at + 2] and words[at + 1] in SCALES:
        end += 1  # 20 thousand
    while end < len(words):
        if words[end] in WORDS:
            end += 1
        elif words[end] == "and" and end > at and words[end - 1] in SCALES and words[end + 1 : end + 2]:
            if words[end + 1] not in WORDS:
                break
            end += 1
        else:
            break
    return end - at


def _is_short(word: str) -> bool:
    return word.isdecimal() and len(word) <= 3


def _numbers(words: Sequence[str]) -> Iterator[Piece]:
    """Reads a run of number words: one number (one hundred and one, nineteen eighty four) or several (one two)."""
    start, value, part, room = 0, 0, 0, 0  # `part` is below a thousand; `room`: what may still be added is smaller
    for at, word in enumerate(words):
        if word == "and":
            continue
        scale = SCALES.get(word) or SCALE_ORDINALS.get(word)
        small = int(word) if _is_short(word) else CARDINALS.get(word, ORDINALS.get(word, 0))
        is_year = scale is None and 0 < part < 100 and not value and 10 <= small < 100
        fits = at == start or is_year or (small < room if scale is None else part < scale and part > 0)
        if not fits:
            yield Piece(str(value + part), tuple(words[start:at]), True)
            start, value, part, room = at, 0, 0, 0
        if scale == 100:
            part, room = (part or 1) * 100, 100
        elif part == 4 and word in ("vingt", "vingts"):
            part, room = 80, 20  # quatre-vingts
        elif scale:
            value, part, room = value + (part or 1) * scale, 0, scale
        else:
            part = part * 100 + small if small >= room else part + small
            room = 10 if small >= 20 and small % 10 == 0 else 1
            if word in _FRENCH_SCORES:
                room = 20  # soixante-dix
    yield Piece(str(value + part), tuple(words[start:]), True)
