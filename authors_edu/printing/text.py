"""Fits text into a box by measuring: wraps, shrinks to a stated least size, hyphenates or tears a word, or cuts it off.

Widths are measured once at size 1 and scaled, so trying a size costs no shaping. Sizes and boxes are in points.
Draws nothing.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from authors_edu.printing.paragraph import (
    Paragraph,
    evened_lines,
    hyphenated,
    lines_of,
    paragraph_of,
    torn,
    widest,
    wrapped,
)
from authors_edu.printing.reading_order import any_right_to_left, runs_right_to_left
from authors_edu.printing.shaping import Line, clusters, has_ink, set_line, width_of

_STEP_PT = 0.5
_CAPITAL = 0.78  # height of the first line above its baseline where its own ink is lower, in sizes
_DESCENDER = 0.24  # depth of the last line below its baseline where its own ink is less deep, in sizes
_AIR = 0.06  # least white between the inks of two lines, in sizes
_BETWEEN = 0.05  # white between two paragraphs beside that between lines, in sizes
_BETWEEN_WRAPPED = 0.22  # the same where one takes several lines, so that each is seen to be one
_MOST_CHARACTERS = 1_000  # nothing longer fits on a card; a whole book in a cell is not measured to its end
_SMALL = 0.7  # a text is hyphenated where its words are whole only below this share of its largest size
_WORTH_A_HYPHEN = 1.25  # and only where it becomes so much larger by it
_CUT = "…"


@dataclass(frozen=True, slots=True)
class Style:
    """A font, its largest and smallest size in points, the leading as a factor of the size, and the deck's language."""

    font: str
    largest_pt: float
    smallest_pt: float
    leading: float = 1.15
    language: str = "en"


class SetText(NamedTuple):
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
    if max([width_of(text, style.font) for text in cleaned], default=0.0) * style.largest_pt <= width_pt:
        found = _stacked([(set_line(text, style.font),) for text in cleaned], style, style.largest_pt)
        if found.height_pt <= height_pt:
            return found
    parts = [paragraph_of(text, style.font) for text in cleaned]
    sizes = _sizes(style.largest_pt, style.smallest_pt)
    most = width_pt / max([*map(widest, parts), 1e-3])
    tries = (_try(parts, style, size, width_pt, height_pt) for size in sizes if size <= most)
    unparted = next(filter(None, tries), None)
    middle = (style.largest_pt + style.smallest_pt) / 2  # a parted word is no ornament: not at the largest size
    low = [size for size in sizes if size <= middle]
    if unparted is None or unparted.size_pt < _SMALL * style.largest_pt:
        least = unparted.size_pt * _WORTH_A_HYPHEN if unparted else 0.0
        tries = (_hyphenated(parts, style, size, width_pt, height_pt) for size in low if max(most, least) < size)
        unparted = next(filter(None, tries), unparted)
    if unparted:
        return unparted
    for size in low:
        tried = _try([torn(part, width_pt / size, style.language) for part in parts], style, size, width_pt, height_pt)
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


@cache
def _sizes(largest_pt: float, smallest_pt: float) -> tuple[float, ...]:
    sizes = [largest_pt]
    while sizes[-1] - _STEP_PT > smallest_pt:
        sizes.append(sizes[-1] - _STEP_PT)
    return (*sizes, smallest_pt) if largest_pt > smallest_pt else (smallest_pt,)


def _try(
    paragraphs: Sequence[Paragraph], style: Style, size_pt: float, width_pt: float, height_pt: float
) -> SetText | None:
    """Sets the text at this size, or gives None where it is too wide or too high."""
    room = width_pt / size_pt + 1e-6
    counts = [len(wrapped(part, room)) for part in paragraphs]
    between = (len(counts) - counts.count(0) - 1) * _between(counts)
    least = _CAPITAL + (sum(counts) - 1) * style.leading + between + _DESCENDER
    if least * size_pt > height_pt + 1e-6 and any(counts):  # accents and deep letters can only add to it
        return None
    lines = [evened_lines(part, room, count) for part, count in zip(paragraphs, counts, strict=True)]
    found = _stacked(lines, style, size_pt)
    fits = found.height_pt <= height_pt + 1e-6 and max([line.width for line in found.lines], default=0) <= room
    return found if fits else None


def _hyphenated(
    paragraphs: Sequence[Paragraph], style: Style, size_pt: float, width_pt: float, height_pt: float
) -> SetText | None:
    """Sets the text with hyphens, or gives None where that does not fit or where a word has no right place for one."""
    parts = [hyphenated(part, width_pt / size_pt, style.language) for part in paragraphs]
    whole = [part for part in parts if part]
    return _try(whole, style, size_pt, width_pt, height_pt) if len(whole) == len(parts) else None


def _between(counts: Sequence[int]) -> float:
    """Gives the white between paragraphs of so many lines."""
    return _BETWEEN_WRAPPED if max(counts, default=0) > 1 else _BETWEEN


def _stacked(paragraphs: Sequence[Sequence[Line]], style: Style, size_pt: float) -> SetText:
    """Puts lines below each other, further apart where accents or deep letters would touch."""
    lines: list[Line] = []
    firsts: list[bool] = []
    baselines: list[float] = []
    down, bottom, leading = 0.0, _DESCENDER, style.leading
    between = _between([len(paragraph) for paragraph in paragraphs])
    for paragraph in paragraphs:
        first = True
        for line in paragraph:
            if not lines:
                down = max(_CAPITAL, line.top)
            else:
                apart = bottom + line.top + _AIR
                down += leading if leading > apart else apart
                down += between if first else 0
            lines.append(line)
            firsts.append(first)
            baselines.append(down * size_pt)
            first, bottom = False, line.bottom
    height = (down + max(_DESCENDER, bottom)) * size_pt if lines else 0.0
    missing = tuple(dict.fromkeys([char for line in lines for char in line.missing]))
    right = any_right_to_left("".join([line.text for line in lines])) and _most_run_right_to_left(paragraphs)
    return SetText(tuple(lines), size_pt, tuple(baselines), tuple(firsts), height, True, missing, right)


def _most_run_right_to_left(paragraphs: Sequence[Sequence[Line]]) -> bool:
    runs = [runs_right_to_left(" ".join(line.text for line in paragraph)) for paragraph in paragraphs]
    return 2 * sum(runs) > len(runs)


def _cut(paragraphs: Sequence[Paragraph], style: Style, width_pt: float, height_pt: float) -> SetText:
    """Sets at the smallest size what fits, and marks the cut."""
    room = width_pt / style.smallest_pt
    parts = [torn(paragraph, room, style.language) for paragraph in paragraphs]
    kept = [[line for line in lines_of(part, wrapped(part, room)) if line.width <= room] for part in parts]
    missing = _stacked(kept, style, style.smallest_pt).missing
    while any(kept):
        longest = max(range(len(kept)), key=lambda number: len(kept[number]))
        kept[longest].pop()
        if kept[longest]:
            kept[longest][-1] = _with_mark(kept[longest][-1].text, paragraphs[longest], room)
        found = _stacked(kept, style, style.smallest_pt)
        if found.height_pt <= height_pt and all(line.width <= room for line in found.lines):
            return found._replace(whole=False, missing=missing)
    return _stacked([], style, style.smallest_pt)._replace(whole=False, missing=missing)


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
