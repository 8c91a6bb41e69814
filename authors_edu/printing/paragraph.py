"""A paragraph as pieces that stand or fall together in a line, and where its lines may end.

All measures are in sizes, so that one measuring serves every size of type. Knows no box, and draws nothing.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from operator import add, sub

from authors_edu.printing import kinsoku
from authors_edu.printing.fonts import Face
from authors_edu.printing.kerning import letter_widths
from authors_edu.printing.shaping import Line, Manner, clusters, manner_of, plain_line, set_line

# A line may break at a space, and after a hyphen, a dash or a stroke within a word; `kinsoku.py` adds to it.
_AFTER = r"/\-\u2010\u2012\u2013\u2014"
_WITHIN_A_WORD = 4.0  # how much worse, in squared sizes, a line is that ends after a hyphen rather than at a space
_PIECE = re.compile(rf"[^\s{_AFTER}]*[{_AFTER}]+|[^\s{_AFTER}]+")


@dataclass(frozen=True, slots=True, eq=False)
class Paragraph:
    """Pieces of text; `spaced` says which stand after a space.

    `starts` and `ends` are their left and right edges, were they all in one line; so pieces i to j are
    `ends[j] - starts[i]` wide.
    """

    text: str
    pieces: tuple[str, ...]
    spaced: tuple[bool, ...]
    starts: tuple[float, ...]
    ends: tuple[float, ...]
    font: str
    manner: Manner | None
    face: Face | None = None  # given where it draws all letters and each finds its place by its neighbours alone
    kerns: tuple[int, ...] = ()
    places: tuple[int, ...] = ()  # where each piece starts in the text

    def set(self, text: str) -> Line:
        """Sets any text in this paragraph's manner."""
        return set_line(text, self.font, self.manner)


@lru_cache(maxsize=2_000)
def paragraph_of(text: str, font: str) -> Paragraph:
    """Parts a cleaned text into pieces and measures them."""
    found = list(_PIECE.finditer(text))
    pieces = tuple([match[0] for match in found])
    spaced = tuple([match.start() > 0 and text[match.start() - 1] == " " for match in found])
    manner, runs = manner_of(text, font), set_line(text, font).runs
    if kinsoku.has_places(text):
        pieces, spaced = kinsoku.parted(pieces, spaced)
    if len(runs) != 1 or runs[0].kerns is None or runs[0].codes != text:
        return _measured(Paragraph(text, pieces, spaced, (), (), font, manner))
    kerns = (*runs[0].kerns, 0)
    after = [0, *accumulate(map(add, letter_widths(text, runs[0].face), kerns))]
    places = tuple([match.start() for match in found])
    starts = tuple([after[place] / 1000 for place in places])
    ends = tuple([(after[match.end()] - kerns[match.end() - 1]) / 1000 for match in found])
    return Paragraph(text, pieces, spaced, starts, ends, font, manner, runs[0].face, kerns, places)


def line_of(paragraph: Paragraph, start: int, end: int) -> Line:
    """Sets the pieces from `start` up to `end` as a line."""
    if (start, end) == (0, len(paragraph.pieces)):
        return paragraph.set(paragraph.text)
    if paragraph.face is not None:
        first, last = paragraph.places[start], paragraph.places[end - 1] + len(paragraph.pieces[end - 1])
        width = round((paragraph.ends[end - 1] - paragraph.starts[start]) * 1000)
        return plain_line(paragraph.text[first:last], paragraph.face, paragraph.kerns[first : last - 1], width)
    return paragraph.set(_text(paragraph.pieces[start:end], paragraph.spaced[start:end]))


def _text(pieces: Sequence[str], spaced: Sequence[bool]) -> str:
    parts = (f" {piece}" if space else piece for piece, space in zip(pieces, spaced, strict=True))
    return "".join(parts).removeprefix(" ")


def _measured(paragraph: Paragraph) -> Paragraph:
    """Sets each piece by itself to learn its width."""
    space, edge = paragraph.set(" ").width, 0.0
    starts, ends = [], []
    for piece, spaced in zip(paragraph.pieces, paragraph.spaced, strict=True):
        starts.append(edge + (space if spaced else 0.0))
        edge = starts[-1] + paragraph.set(piece).width
        ends.append(edge)
    return replace(paragraph, starts=tuple(starts), ends=tuple(ends))


def widest(paragraph: Paragraph) -> float:
    """Gives the width of the widest piece."""
    return max(map(sub, paragraph.ends, paragraph.starts), default=0.0)


def wrapped(paragraph: Paragraph, room: float) -> list[int]:
    """Wraps into as few lines as there can be; gives for each the number of pieces up to its end."""
    starts, ends, lines = paragraph.starts, paragraph.ends, [0]
    while lines[-1] < len(ends):
        start = lines[-1]
        lines.append(max(bisect_right(ends, starts[start] + room, start), start + 1))
    return lines[1:]


def evened(paragraph: Paragraph, room: float, count: int) -> Sequence[int]:
    """Wraps into so many lines that the sum of their squared widths is least, which makes them even.

    Lines that end within a word count for more.
    """
    starts, ends, spaced, last = paragraph.starts, paragraph.ends, paragraph.spaced, len(paragraph.ends)
    if count == 1:
        return (last,)
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}  # pieces used: that sum, and where lines end
    for left in range(count - 1, -1, -1):
        longer: dict[int, tuple[float, tuple[int, ...]]] = {}
        for start, (squares, lines) in best.items():
            most = bisect_right(ends, starts[start] + room, start) if start < last else start
            for end in range(start + 1 if left else max(last, start + 1), most + 1):
                total = squares + (ends[end - 1] - starts[start]) ** 2
                if end < last and not spaced[end]:
                    total += _WITHIN_A_WORD
                if end not in longer or total < longer[end][0]:
                    longer[end] = (total, (*lines, end))
        best = longer
    return best[last][1] if last in best else wrapped(paragraph, room)


def torn(paragraph: Paragraph, room: float) -> Paragraph:
    """Tears each piece that is wider than the room between two letters; a single letter may still be wider."""
    pieces: list[str] = []
    spaced: list[bool] = []
    for piece, space in zip(paragraph.pieces, paragraph.spaced, strict=True):
        parts = list(_parts(piece, paragraph, room))
        pieces += parts
        spaced += [space, *[False] * (len(parts) - 1)]
    text = _text(pieces, spaced)
    return _measured(replace(paragraph, text=text, pieces=tuple(pieces), spaced=tuple(spaced), face=None))


def _parts(piece: str, paragraph: Paragraph, room: float) -> Iterator[str]:
    if paragraph.set(piece).width <= room:
        yield piece
        return
    part = ""
    for cluster in clusters(piece):
        longer = part + cluster
        if part and paragraph.set(longer + _hyphen(longer)).width > room:
            yield part + _hyphen(part)
            longer = cluster
        part = longer
    yield part


def _hyphen(part: str) -> str:
    """Gives the hyphen after a torn part: in the alphabets that have capitals, others do without."""
    return "-" if part[-1].lower() != part[-1].upper() else ""
