"""The quick way for European letters: widths and kerns looked up by letter and by pair, each asked of HarfBuzz once.

These letters stand side by side, one glyph each, and only pairs of them are kerned. Ten times as fast as shaping the
whole line, and most lines of most decks are such.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import add
from typing import NamedTuple

import uharfbuzz  # type: ignore[import-untyped]  # carries no types

from authors_edu.printing.fonts import Face

# No ligature, no mark to place, no direction but left to right: Latin, Greek, Cyrillic, punctuation, currencies.
_SIMPLE = frozenset(
    map(chr, (*range(0x20, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x250), *range(0x370, 0x483), *range(0x48A, 0x530),
              *range(0x1E00, 0x2000), *range(0x2010, 0x2028), *range(0x2030, 0x2060), *range(0x20A0, 0x20C1)))
)  # fmt: skip
# A ligature would have no code point and could not be searched.
PAIRS_ONLY = {"liga": False, "clig": False, "dlig": False, "calt": False}


class Measured(NamedTuple):
    """The width of a text and the kern after each letter but the last, in thousandths of the size."""

    width: int
    kerns: tuple[int, ...]


@lru_cache(maxsize=2_000)
def measure(text: str, face: Face) -> Measured | None:
    """Measures a text of simple letters; None where the face lacks one, or where it must be shaped as a whole."""
    if not text or not ((text.isascii() and text.isprintable()) or _SIMPLE.issuperset(text)):
        return None
    tables = _tables(face)
    try:
        width = sum(map(tables.widths.__getitem__, text))
    except KeyError:  # no glyph for it
        return None
    kerns = tuple(map(tables.kerns.__getitem__, map(add, text, text[1:])))
    if None in kerns:
        return None
    return Measured(width + sum(kerns), kerns)  # type: ignore[arg-type]  # no None in it


def ink_of(text: str, face: Face) -> tuple[int, int]:
    """Gives how far the ink of simple letters reaches above and below the baseline."""
    tables, letters = _tables(face), set(text)
    return max(map(tables.tops.__getitem__, letters)), min(map(tables.bottoms.__getitem__, letters))


def letter_widths(text: str, face: Face) -> Iterator[int]:
    """Gives the width of each letter by itself."""
    return map(_tables(face).widths.__getitem__, text)


class _Widths(dict[str, int]):
    """The widths by which ReportLab moves on."""

    def __init__(self, face: Face) -> None:
        self.face = face

    def __missing__(self, char: str) -> int:
        self[char] = found = self.face.drawn.face.charWidths[ord(char)]
        return int(found)


class _Inks(dict[str, int]):
    def __init__(self, face: Face, side: int) -> None:
        self.face, self.side = face, side

    def __missing__(self, char: str) -> int:
        self[char] = found = self.face.ink(self.face.glyphs[ord(char)])[self.side]
        return found


class _Kerns(dict[str, "int | None"]):
    """How much nearer (below 0) the second letter of a pair stands; None where the two do not stay two glyphs."""

    def __init__(self, face: Face, widths: _Widths) -> None:
        self.face, self.widths = face, widths

    def __missing__(self, pair: str) -> int | None:
        buffer = uharfbuzz.Buffer()
        buffer.add_str(pair)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.face.shaped, buffer, PAIRS_ONLY)
        places = buffer.glyph_positions
        same = [info.codepoint for info in buffer.glyph_infos] == [self.face.glyphs[ord(char)] for char in pair]
        plain = same and not any(place.x_offset or place.y_offset for place in places)
        if plain and places[1].x_advance == self.widths[pair[1]]:
            self[pair] = places[0].x_advance - self.widths[pair[0]]
        else:
            self[pair] = None
        return self[pair]


@dataclass(frozen=True, slots=True)
class _Tables:
    widths: _Widths
    tops: _Inks
    bottoms: _Inks
    kerns: _Kerns


@cache
def _tables(face: Face) -> _Tables:
    widths = _Widths(face)
    return _Tables(widths, _Inks(face, 0), _Inks(face, 1), _Kerns(face, widths))
