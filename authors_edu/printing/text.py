"""Fits text into a box by measuring: wraps, shrinks to a stated least size, tears an endless word, and at last cuts.

Widths are measured once at size 1 and scaled, so trying a size costs no shaping. Sizes and boxes are in points.
Draws nothing.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from authors_edu.printing.paragraph import Paragraph, evened, line_of, paragraph_of, torn, widest, wrapped
from authors_edu.printing.reading_order import any_right_to_left, runs_right_to_left
from authors_edu.printing.shaping import Line, clusters, has_ink, set_line

_STEP_PT = 0.5
_CAPITAL = 0.78  # height of the first line above its baseline where its own ink is lower, in sizes
_DESCENDER = 0.24  # depth of the last line below its baseline where its own ink is less deep, in sizes
_AIR = 0.06  # least white between the inks of two lines, in sizes
_BETWEEN = 0.05  # white between two paragraphs beside that between lines, in sizes
_BETWEEN_WRAPPED = 0.22  # the same where one takes several lines, so that each is seen to be one
_MOST_CHARACTERS = 1_000  # nothing longer fits on a card; a whole book in a cell is not measured to its end
_CUT = "…"


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


@lru_cache(maxsize=2_000)
def fit(paragraphs: tuple[str, ...], style: Style, width_pt: float, height_pt: float) -> SetText:
    """Sets paragraphs as large as the box allows. The lines never leave it, whatever the text."""
    cleaned = [clean(paragraph)[:_MOST_CHARACTERS] for paragraph in paragraphs]
    whole = [set_line(text, style.font) for text in cleaned]
    if max((line.width for line in whole), default=0.0) * style.largest_pt <= width_pt:
        found = _stacked([[line] for line in whole], style, style.largest_pt)
        if found.height_pt <= height_pt:
            return found
    parts = [paragraph_of(text, style.font) for text in cleaned]
    sizes = list(_sizes(style.largest_pt, style.smallest_pt))
    most = width_pt / max([*map(widest, parts), 1e-3])
    for size in sizes:
        tried = _try(parts, style, size, width_pt, height_pt) if size <= most else None
        if tried:
            return tried
    middle = (style.largest_pt + style.smallest_pt) / 2  # a torn word is no ornament: not at the largest size
    for size in (size for size in sizes if size <= middle):
        tried = _try([torn(part, width_pt / size) for part in parts], style, size, width_pt, height_pt)
        if tried:
            return tried
    return _cut(parts, style, width_pt, height_pt)


@lru_cache(maxsize=10_000)
def clean(text: str) -> str:
    """Gives the text with accents joined to their letters, any white space as one space and no control characters.

    >>> clean("The\\tRaven\\n and  other\\x00 tales")
    'The Raven and other tales'
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    if not text.isprintable():
        # Format marks stay (joiners are spelling), but not those that would turn the order of the whole line.
        text = "".join(char for char in text if char.isspace() or not _is_no_text(char))
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    return composed if has_ink(composed) else ""


def _is_no_text(char: str) -> bool:
    turns = "\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069"
    return turns or unicodedata.category(char) in ("Cc", "Cs")


def _sizes(largest_pt: float, smallest_pt: float) -> Iterator[float]:
    size = largest_pt
    while size > smallest_pt:
        yield size
        size -= _STEP_PT
    yield smallest_pt


def _try(
    paragraphs: Sequence[Paragraph], style: Style, size_pt: float, width_pt: float, height_pt: float
) -> SetText | None:
    """Sets the text at this size, or gives None where it is too wide or too high."""
    room = width_pt / size_pt + 1e-6
    counts = [len(wrapped(part, room)) for part in paragraphs]
    least = _CAPITAL + (sum(counts) - 1) * style.leading + _DESCENDER
    if sum(counts) and least * size_pt > height_pt + 1e-6:  # accents and deep letters can only add to it
        return None
    lines = [_lines(part, evened(part, room, count)) for part, count in zip(paragraphs, counts, strict=True)]
    found = _stacked(lines, style, size_pt)
    fits = found.height_pt <= height_pt + 1e-6 and all(line.width <= room for line in found.lines)
    return found if fits else None


def _lines(paragraph: Paragraph, ends: Sequence[int]) -> list[Line]:
    return [line_of(paragraph, start, end) for start, end in zip((0, *ends), ends, strict=False)]


def _stacked(paragraphs: list[list[Line]], style: Style, size_pt: float) -> SetText:
    """Puts lines below each other, further apart where accents or deep letters would touch."""
    lines: list[Line] = []
    firsts: list[bool] = []
    baselines: list[float] = []
    down = 0.0
    between = _BETWEEN_WRAPPED if max(map(len, paragraphs), default=0) > 1 else _BETWEEN
    for paragraph in paragraphs:
        for number, line in enumerate(paragraph):
            if not lines:
                down = max(_CAPITAL, line.top)
            else:
                down += max(style.leading, lines[-1].bottom + line.top + _AIR)
                down += between if number == 0 else 0
            lines.append(line)
            firsts.append(number == 0)
            baselines.append(down * size_pt)
    height = (down + max(_DESCENDER, lines[-1].bottom)) * size_pt if lines else 0.0
    missing = dict.fromkeys(char for line in lines for char in line.missing)
    right = any_right_to_left("".join([line.text for line in lines])) and _most_run_right_to_left(paragraphs)
    return SetText(tuple(lines), size_pt, tuple(baselines), tuple(firsts), height, True, tuple(missing), right)


def _most_run_right_to_left(paragraphs: list[list[Line]]) -> bool:
    runs = [runs_right_to_left(" ".join(line.text for line in paragraph)) for paragraph in paragraphs]
    return 2 * sum(runs) > len(runs)


def _cut(paragraphs: Sequence[Paragraph], style: Style, width_pt: float, height_pt: float) -> SetText:
    """Sets at the smallest size what fits, and marks the cut."""
    room = width_pt / style.smallest_pt
    parts = [torn(paragraph, room) for paragraph in paragraphs]
    kept = [[line for line in _lines(part, wrapped(part, room)) if line.width <= room] for part in parts]
    missing = _stacked(kept, style, style.smallest_pt).missing
    while any(kept):
        longest = max(range(len(kept)), key=lambda number: len(kept[number]))
        kept[longest].pop()
        if kept[longest]:
            kept[longest][-1] = _with_mark(kept[longest][-1].text, paragraphs[longest], room)
        found = _stacked(kept, style, style.smallest_pt)
        if found.height_pt <= height_pt and all(line.width <= room for line in found.lines):
            return replace(found, whole=False, missing=missing)
    return replace(_stacked([], style, style.smallest_pt), whole=False, missing=missing)


def _with_mark(text: str, paragraph: Paragraph, room: float) -> Line:
    """Ends a line with the mark of a cut, after a whole word where there is one."""
    parts = clusters(text.removesuffix(_CUT).removesuffix("-").rstrip())
    whole = len(parts)
    while parts and paragraph.set("".join(parts).rstrip() + _CUT).width > room:
        parts.pop()
    kept = "".join(parts)
    if len(parts) < whole and " " in kept.strip():
        kept = kept.rpartition(" ")[0]
    return paragraph.set(kept.rstrip(" ,;:-") + _CUT)
