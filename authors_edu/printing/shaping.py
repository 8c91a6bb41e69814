"""Turns a line of text into runs of glyphs: which face, which order, which place. Measured at size 1, so only once.

HarfBuzz shapes and kerns every run. A glyph that is one character is drawn as that character, so that the PDF can be
searched; others (joined Arabic, Devanagari conjuncts) under private codes, with what they spell beside them, for the
ActualText of the PDF. Breaks no lines and draws nothing.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

import uharfbuzz  # type: ignore[import-untyped]  # carries no types

from authors_edu.printing.east_asia import by_script
from authors_edu.printing.fonts import Face, face_for, in_region, own_face
from authors_edu.printing.kerning import PAIRS_ONLY, ink_of, measure
from authors_edu.printing.reading_order import any_right_to_left, levels, runs_right_to_left, visual_order

MISSING = "□"  # drawn where no font has the character; never a silent blank

# Joiners, marks of direction and variation selectors say how to draw their neighbours and have no ink.
_NO_INK = frozenset((0x34F, 0xAD, *range(0x200B, 0x2010), 0x2060, *range(0xFE00, 0xFE10), 0xFEFF))
_LETTERS_APART = {"Latn", "Grek", "Cyrl", "Zyyy", None}  # scripts whose ligatures are an ornament, not spelling


@dataclass(slots=True, eq=False)  # nobody changes one, but made frozen they take four times as long
class Run:
    """Glyphs of one face in drawing order. All measures in thousandths of the size.

    `kerns` holds how much the next letter moves, for each but the last, where letters simply stand side by side. Else
    `shifts` holds, for each code, how far the pen goes back before it, how high it stands and how far back after it.
    `spelt` then holds pairs of a number of codes and the characters they stand for, None where these are the codes.
    """

    face: Face
    codes: str
    kerns: tuple[int, ...] | None
    shifts: tuple[tuple[int, int, int], ...]
    spelt: tuple[tuple[int, str | None], ...]
    width: int
    top: int
    bottom: int


@dataclass(slots=True, eq=False)  # as above
class Line:
    """Runs from left to right. `width`, `top` and `bottom` (ink above and below the baseline) are in sizes.

    `missing` holds the characters that no font has.
    """

    text: str
    runs: tuple[Run, ...]
    width: float
    top: float
    bottom: float
    missing: tuple[str, ...] = ()

    @property
    def has_ink(self) -> bool:
        return self.top > -self.bottom


@dataclass(frozen=True, slots=True)
class Manner:
    """What all lines of a paragraph share: from which side it runs, and one face for all letters of a script.

    The first of the `faces` also draws what is of no script, wherever it stands: figures, signs and spaces. So a word
    is as wide by itself as it is in its line.
    """

    right_to_left: bool
    faces: tuple[tuple[str, Face | None], ...]


@lru_cache(maxsize=10_000)
def manner_of(text: str, font: str) -> Manner | None:
    """Says how the lines of a paragraph are set; None where all is left to right in the font itself."""
    if own_face(font).covers(text) and not any_right_to_left(text):
        return None
    pieces = list(_clusters(text))
    letters: dict[str, set[str]] = {}
    for cluster, script in zip(pieces, _scripts(pieces), strict=True):
        if script:
            letters.setdefault(script, set()).update(_ink(cluster))
    region = by_script(text)
    font = in_region(font.partition("@")[0], region) if region else font
    faces = tuple((script, face_for(font, "".join(sorted(chars)))) for script, chars in letters.items())
    return Manner(runs_right_to_left(text), faces)


@lru_cache(maxsize=2_000)
def set_line(text: str, font: str, manner: Manner | None = None) -> Line:
    """Sets a text in one of the template's fonts, in one line of any length; `manner` is that of its paragraph."""
    own = own_face(font)
    measured = measure(text, own) if manner is None else None
    if measured:
        return plain_line(text, own, measured.kerns, measured.width)
    manner = manner or manner_of(text, font)
    missing: tuple[str, ...] = ()
    if manner is None:
        runs: tuple[Run, ...] = (_shape(text, own, False),) if text else ()
    else:
        pieces, missing = _pieces(text, font, manner)
        runs = tuple(_shape(part, face, level % 2 == 1) for part, face, level in pieces)
    return Line(
        text,
        runs,
        sum(run.width for run in runs) / 1000,
        max((run.top for run in runs), default=0) / 1000,
        -min((run.bottom for run in runs), default=0) / 1000,
        missing,
    )


def plain_line(text: str, face: Face, kerns: tuple[int, ...], width: int) -> Line:
    """Gives the line of a text of simple letters that was measured before."""
    top, bottom = ink_of(text, face)
    run = Run(face, text, kerns, (), (), width, top, bottom)
    return Line(text, (run,), width / 1000, top / 1000, -bottom / 1000)


def width_of(text: str, font: str) -> float:
    """Gives the width of a text in one line, in sizes."""
    measured = measure(text, own_face(font))
    return measured.width / 1000 if measured else set_line(text, font).width


def _pieces(text: str, font: str, manner: Manner) -> tuple[list[tuple[str, Face, int]], tuple[str, ...]]:
    """Splits a text by face and direction; pieces come in drawing order, characters within in reading order."""
    parts: list[tuple[str, Face]] = []
    missing: list[str] = []
    for cluster, face in _with_faces(text, font, manner):
        if face is None:
            missing += [char for char in cluster if face_for(font, char) is None] or [cluster]
            cluster, face = MISSING, face_for(font, MISSING)
            assert face is not None  # EB Garamond, which comes with the program, has it
        parts.append((cluster, face))
    joined: list[tuple[str, Face, int]] = []
    place, depth = 0, levels("".join(cluster for cluster, _ in parts), manner.right_to_left)
    for cluster, face in parts:
        level = depth[place]
        place += len(cluster)
        if joined and joined[-1][1] is face and joined[-1][2] == level:
            joined[-1] = (joined[-1][0] + cluster, face, level)
        else:
            joined.append((cluster, face, level))
    order = visual_order([level for _, _, level in joined])
    return [joined[number] for number in order], tuple(dict.fromkeys(missing))


def _with_faces(text: str, font: str, manner: Manner) -> Iterator[tuple[str, Face | None]]:
    """Chooses the paragraph's face of a letter's script, so that no text mixes two; else one for each letter."""
    pieces, chosen = list(_clusters(text)), dict(manner.faces)
    first = next(iter(chosen), "")
    for cluster, script in zip(pieces, _scripts(pieces), strict=True):
        ink, face = _ink(cluster), chosen.get(script or first)
        yield cluster, face if face is not None and face.covers(ink) else face_for(font, ink)


def _scripts(clusters: list[str]) -> list[str]:
    """Gives each cluster's script, "" for what is of none."""
    # 7 ms to import; most decks never come here.
    from fontTools.unicodedata import script  # type: ignore[import-untyped]

    found = (script(cluster[0]) for cluster in clusters)
    return ["" if name in ("Zyyy", "Zinh", "Zzzz") else name for name in found]


def clusters(text: str) -> list[str]:
    """Gives the text in pieces that must not be torn apart: a letter with its marks.

    >>> [len(part) for part in clusters("e\\u0301a")]
    [2, 1]
    """
    return list(_clusters(text))


def _clusters(text: str) -> Iterator[str]:
    start = 0
    for place in range(1, len(text)):
        char, before = text[place], text[place - 1]
        holds = (
            ord(char) in _NO_INK
            or unicodedata.category(char) in ("Mn", "Me", "Mc")
            or before == "\u200d"  # zero width joiner
            or 0x1F3FB <= ord(char) <= 0x1F3FF  # skin tones
        )
        if not holds:
            yield text[start:place]
            start = place
    if text:
        yield text[start:]


def has_ink(text: str) -> bool:
    """Says whether anything of a text can be seen."""
    return any(ord(char) not in _NO_INK and not char.isspace() for char in text)


def _ink(cluster: str) -> str:
    return "".join(char for char in cluster if ord(char) not in _NO_INK)


@lru_cache(maxsize=10_000)
def _shape(text: str, face: Face, right_to_left: bool) -> Run:
    measured = None if right_to_left else measure(text, face)
    if measured:
        return Run(face, text, measured.kerns, (), (), measured.width, *ink_of(text, face))
    buffer = _shaped(text, face, right_to_left)
    infos, places = buffer.glyph_infos, buffer.glyph_positions
    starts = [info.cluster for info in infos]
    known, nominal, inks = face.glyphs, face.drawn.face.charWidths, face.inks
    codes: list[str] = []
    shifts: list[tuple[int, int, int]] = []
    width, top, bottom = 0, 0, 0
    for info, place, start in zip(infos, places, starts, strict=True):
        glyph, char = info.codepoint, text[start]
        code = ord(char)
        # ReportLab's table from codes back to text knows the first plane of Unicode alone.
        if known.get(code) != glyph or code > 0xFFFF:
            code = face.code_of(glyph)
            char = chr(code)
        x, y, advance = place.x_offset, place.y_offset, place.x_advance
        codes.append(char)
        shifts.append((-x, y, nominal[code] - advance + x))
        high, low = inks.get(glyph) or face.ink(glyph)
        top, bottom = max(top, high + y), min(bottom, low + y)
        width += advance
    joined = "".join(codes)
    return Run(face, joined, None, tuple(shifts), _spelt(text, joined, starts), width, top, bottom)


def _shaped(text: str, face: Face, right_to_left: bool) -> uharfbuzz.Buffer:
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if right_to_left else "ltr"
    if face.language:  # else HarfBuzz takes that of the computer, which may want other forms of the same character
        buffer.language = face.language
    uharfbuzz.shape(face.shaped, buffer, PAIRS_ONLY if buffer.script in _LETTERS_APART else {})
    return buffer


def _spelt(text: str, codes: str, clusters: list[int]) -> tuple[tuple[int, str | None], ...]:
    """Parts the codes by what they spell; `clusters` holds, for each code, where in the text its part starts."""
    if codes == text:
        return ((len(codes), None),)
    starts = sorted(set(clusters))
    ends = dict(zip(starts, [*starts[1:], len(text)], strict=True))
    parts: list[tuple[int, str | None]] = []
    place = 0
    for cluster, group in groupby(clusters):
        count = len(list(group))
        spelling = text[cluster : ends[cluster]]
        if codes[place : place + count] != spelling:
            parts.append((count, spelling))
        elif parts and parts[-1][1] is None:
            parts[-1] = (parts[-1][0] + count, None)
        else:
            parts.append((count, None))
        place += count
    return tuple(parts)
