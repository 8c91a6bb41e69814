"""Fits text into a box by measuring: wraps, shrinks to a stated least size, tears an endless word, and at last cuts.

Widths are measured once at size 1 and scaled, so trying a size costs no shaping. Sizes and boxes are in points.
Draws nothing.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from authors_edu.printing.reading_order import runs_right_to_left
from authors_edu.printing.shaping import Line, clusters, set_line

_STEP_PT = 0.5
_CAPITAL = 0.78  # height of the first line above its baseline where its own ink is lower, in sizes
_DESCENDER = 0.24  # depth of the last line below its baseline where its own ink is less deep, in sizes
_AIR = 0.06  # least white between the inks of two lines, in sizes
_BETWEEN = 0.45  # white between two paragraphs beside that between lines, in sizes
_MOST_CHARACTERS = 1_000  # nothing longer fits on a card; a whole book in a cell is not measured to its end
_SHORT = 80  # characters that may stand in one line; longer texts are measured word by word
_CUT = "…"
# A line may break at a space, and after a hyphen, a dash or a stroke within a word.
_AFTER = r"/\-\u2010\u2012\u2013\u2014"
_PIECE = re.compile(rf"[^\s{_AFTER}]*[{_AFTER}]+|[^\s{_AFTER}]+")


@dataclass(frozen=True, slots=True)
class Style:
    """A font, its largest and smallest size in points, and the leading as a factor of the size."""

    font: str
    largest_pt: float
    smallest_pt: float
    leading: float = 1.15


@dataclass(frozen=True, slots=True)
class SetText:
    """Lines at a size. `baselines_pt` are measured down from the top of the box; `firsts` mark where paragraphs start.

    `whole` is False where text had to be cut. `missing` holds the characters that no font has.
    """

    lines: tuple[Line, ...]
    size_pt: float
    baselines_pt: tuple[float, ...]
    firsts: tuple[bool, ...]
    height_pt: float
    whole: bool
    missing: tuple[str, ...]
    right_to_left: bool


@dataclass(frozen=True, slots=True)
class _Piece:
    """What stands or falls together in a line. `width` in sizes."""

    text: str
    width: float
    after_space: bool


@lru_cache(maxsize=5_000)
def fit(paragraphs: tuple[str, ...], style: Style, width_pt: float, height_pt: float) -> SetText:
    """Sets paragraphs as large as the box allows. The lines never leave it, whatever the text."""
    cleaned = [clean(paragraph)[:_MOST_CHARACTERS] for paragraph in paragraphs]
    at_once = [[set_line(text, style.font)] for text in cleaned if len(text) < _SHORT]
    if len(at_once) == len(cleaned) and all(line.width * style.largest_pt <= width_pt for (line,) in at_once):
        found = _stacked(at_once, style, style.largest_pt)
        if found.height_pt <= height_pt:
            return found
    pieces = [_pieces(text, style.font) for text in cleaned]
    sizes = list(_sizes(style.largest_pt, style.smallest_pt))
    for size in sizes:
        tried = _try(pieces, style, size, width_pt, height_pt)
        if tried:
            return tried
    middle = (style.largest_pt + style.smallest_pt) / 2  # a torn word is no ornament: not at the largest size
    for size in (size for size in sizes if size <= middle):
        torn = [tuple(_torn(part, style.font, width_pt / size)) for part in pieces]
        tried = _try(torn, style, size, width_pt, height_pt)
        if tried:
            return tried
    return _cut(pieces, style, width_pt, height_pt)


@lru_cache(maxsize=20_000)
def clean(text: str) -> str:
    """Gives the text with accents joined to their letters, any white space as one space and no control characters.

    >>> clean("The\\tRaven\\n and  other\\x00 tales")
    'The Raven and other tales'
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    if composed.isprintable():
        return composed
    # Format marks stay (joiners are spelling), but not those that would turn the order of the whole line.
    return "".join(char for char in composed if unicodedata.category(char) not in ("Cc", "Cs") and not _turns(char))


def _turns(char: str) -> bool:
    return "\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069"


def _sizes(largest_pt: float, smallest_pt: float) -> Iterator[float]:
    size = largest_pt
    while size > smallest_pt:
        yield size
        size -= _STEP_PT
    yield smallest_pt


@lru_cache(maxsize=5_000)
def _pieces(text: str, font: str) -> tuple[_Piece, ...]:
    return tuple(
        _Piece(match[0], set_line(match[0], font).width, match.start() > 0 and text[match.start() - 1] == " ")
        for match in _PIECE.finditer(text)
    )


def _try(
    paragraphs: list[tuple[_Piece, ...]], style: Style, size_pt: float, width_pt: float, height_pt: float
) -> SetText | None:
    """Sets the text at this size, or gives None where it is too wide or too high."""
    room = width_pt / size_pt
    if any(piece.width > room for pieces in paragraphs for piece in pieces):
        return None
    wrapped = [_balanced(pieces, style.font, room) for pieces in paragraphs]
    least_pt = sum(map(len, wrapped)) * size_pt * 0.8
    if least_pt > 2 * height_pt:  # far too long: spare the shaping
        return None
    found = _stacked([[set_line(line, style.font) for line in lines] for lines in wrapped], style, size_pt)
    fits = found.height_pt <= height_pt + 1e-6 and all(line.width <= room + 1e-6 for line in found.lines)
    return found if fits else None


def _balanced(pieces: Sequence[_Piece], font: str, room: float) -> list[str]:
    """Wraps into as few lines as the room needs, then evens out their lengths."""
    space = set_line(" ", font).width
    lines = _wrapped(pieces, space, room)
    if len(lines) > 1:
        low, high = room / 2, room
        for _ in range(6):
            middle = (low + high) / 2
            if any(piece.width > middle for piece in pieces) or len(_wrapped(pieces, space, middle)) > len(lines):
                low = middle
            else:
                high = middle
        lines = _wrapped(pieces, space, high)
    return lines


def _wrapped(pieces: Sequence[_Piece], space: float, room: float) -> list[str]:
    lines: list[str] = []
    taken = 0.0
    for piece in pieces:
        gap = space if piece.after_space else 0.0
        if lines and taken + gap + piece.width <= room:
            lines[-1] += " " + piece.text if piece.after_space else piece.text
            taken += gap + piece.width
        else:
            lines.append(piece.text)
            taken = piece.width
    return lines


def _stacked(paragraphs: list[list[Line]], style: Style, size_pt: float) -> SetText:
    """Puts lines below each other, further apart where accents or deep letters would touch."""
    lines: list[Line] = []
    firsts: list[bool] = []
    baselines: list[float] = []
    down = 0.0
    for paragraph in paragraphs:
        for number, line in enumerate(paragraph):
            if not lines:
                down = max(_CAPITAL, line.top)
            else:
                down += max(style.leading, lines[-1].bottom + line.top + _AIR)
                down += _BETWEEN * (style.leading - 1) if number == 0 else 0
            lines.append(line)
            firsts.append(number == 0)
            baselines.append(down * size_pt)
    height = (down + max(_DESCENDER, lines[-1].bottom)) * size_pt if lines else 0.0
    missing = dict.fromkeys(char for line in lines for char in line.missing)
    right = bool(lines) and runs_right_to_left(" ".join(line.text for line in lines))
    return SetText(tuple(lines), size_pt, tuple(baselines), tuple(firsts), height, True, tuple(missing), right)


def _torn(pieces: Sequence[_Piece], font: str, room: float) -> Iterator[_Piece]:
    """Tears each piece that is wider than the room between two letters."""
    for piece in pieces:
        if piece.width <= room:
            yield piece
            continue
        after_space, part = piece.after_space, ""
        for cluster in clusters(piece.text):
            if part and set_line(part + cluster + _hyphen(part), font).width > room:
                yield _Piece(part + _hyphen(part), set_line(part + _hyphen(part), font).width, after_space)
                after_space, part = False, ""
            part += cluster
        yield _Piece(part, set_line(part, font).width, after_space)


def _hyphen(part: str) -> str:
    """Gives the hyphen after a torn part: in the alphabets that have capitals, others do without."""
    return "-" if part[-1].lower() != part[-1].upper() else ""


def _cut(paragraphs: list[tuple[_Piece, ...]], style: Style, width_pt: float, height_pt: float) -> SetText:
    """Sets at the smallest size what fits, and marks the cut."""
    room = width_pt / style.smallest_pt
    wrapped = []
    for pieces in paragraphs:
        torn = [piece for piece in _torn(pieces, style.font, room) if piece.width <= room]
        wrapped.append([set_line(line, style.font) for line in _wrapped(torn, set_line(" ", style.font).width, room)])
    missing = _stacked(wrapped, style, style.smallest_pt).missing
    while any(wrapped):
        longest = max(range(len(wrapped)), key=lambda number: len(wrapped[number]))
        wrapped[longest].pop()
        if wrapped[longest]:
            wrapped[longest][-1] = _with_mark(wrapped[longest][-1].text, style.font, room)
        found = _stacked(wrapped, style, style.smallest_pt)
        if found.height_pt <= height_pt and all(line.width <= room for line in found.lines):
            return replace(found, whole=False, missing=missing)
    return replace(_stacked([], style, style.smallest_pt), whole=False, missing=missing)


def _with_mark(text: str, font: str, room: float) -> Line:
    """Ends a line with the mark of a cut, after a whole word where there is one."""
    parts = clusters(text.removesuffix(_CUT).removesuffix("-").rstrip())
    whole = len(parts)
    while parts and set_line("".join(parts).rstrip() + _CUT, font).width > room:
        parts.pop()
    kept = "".join(parts)
    if len(parts) < whole and " " in kept.strip():
        kept = kept.rpartition(" ")[0]
    return set_line(kept.rstrip(" ,;:-") + _CUT, font)
