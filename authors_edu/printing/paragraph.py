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
from authors_edu.printing.fonts import Face, own_face
from authors_edu.printing.hyphens import hyphens_in
from authors_edu.printing.kerning import letter_widths, measure
from authors_edu.printing.shaping import Line, Manner, clusters, manner_of, plain_line, set_line

# A line may break at a space, and after a hyphen, a dash or a stroke within a word; `kinsoku.py` adds to it.
_AFTER = r"/\-\u2010\u2012\u2013\u2014"
_WITHIN_A_WORD = 4.0  # how much worse, in squared sizes, a line is that ends after a hyphen rather than at a space
_PIECE = re.compile(rf"[^\s{_AFTER}]+[{_AFTER}]*|[{_AFTER}]+")


@dataclass(slots=True, eq=False)  # nobody changes one, but made frozen they take four times as long
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
    own = own_face(font)
    measured = measure(text, own)
    if measured:
        return _of_simple_letters(text, font, None, own, measured.kerns)
    manner, runs = manner_of(text, font), set_line(text, font).runs
    if len(runs) == 1 and runs[0].kerns is not None and runs[0].codes == text:
        return _of_simple_letters(text, font, manner, runs[0].face, runs[0].kerns)
    found = list(_PIECE.finditer(text))
    pieces = tuple([match[0] for match in found])
    spaced = tuple([match.start() > 0 and text[match.start() - 1] == " " for match in found])
    if kinsoku.has_places(text):
        pieces, spaced = kinsoku.parted(pieces, spaced)
    return _measured(Paragraph(text, pieces, spaced, (), (), font, manner))


def _of_simple_letters(text: str, font: str, manner: Manner | None, face: Face, kerns: tuple[int, ...]) -> Paragraph:
    """Measures all pieces at once: the edge of a letter is the sum of the widths and kerns before it."""
    spans = [match.span() for match in _PIECE.finditer(text)]
    kerns = (*kerns, 0)
    edges = [0, *accumulate(map(add, letter_widths(text, face), kerns))]
    return Paragraph(
        text,
        tuple([text[start:end] for start, end in spans]),
        tuple([start > 0 and text[start - 1] == " " for start, _ in spans]),
        tuple([edges[start] / 1000 for start, _ in spans]),
        tuple([(edges[end] - kerns[end - 1]) / 1000 for _, end in spans]),
        font,
        manner,
        face,
        kerns,
        tuple([start for start, _ in spans]),
    )


def line_of(paragraph: Paragraph, start: int, end: int) -> Line:
    """Sets the pieces from `start` up to `end` as a line."""
    if (start, end) == (0, len(paragraph.pieces)):
        return paragraph.set(paragraph.text)
    if paragraph.face is not None:
        first, last = paragraph.places[start], paragraph.places[end - 1] + len(paragraph.pieces[end - 1])
        width = round((paragraph.ends[end - 1] - paragraph.starts[start]) * 1000)
        return plain_line(paragraph.text[first:last], paragraph.face, paragraph.kerns[first : last - 1], width)
    return paragraph.set(_text(paragraph.pieces[start:end], paragraph.spaced[start:end]))


def lines_of(paragraph: Paragraph, ends: Sequence[int]) -> tuple[Line, ...]:
    """Sets a paragraph in lines, each of which ends before a piece."""
    return tuple([line_of(paragraph, start, end) for start, end in zip((0, *ends), ends, strict=False)])


@lru_cache(maxsize=2_000)
def evened_lines(paragraph: Paragraph, room: float, count: int) -> tuple[Line, ...]:
    """Sets a paragraph in so many lines, as even as can be: the same for all cards that list it."""
    return lines_of(paragraph, evened(paragraph, room, count))


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
    starts, ends, last = paragraph.starts, paragraph.ends, len(paragraph.ends)
    lines, start = [], 0
    while start < last:
        end = bisect_right(ends, starts[start] + room, start)
        start = end if end > start else start + 1
        lines.append(start)
    return lines


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


def hyphenated(paragraph: Paragraph, room: float, language: str) -> Paragraph | None:
    """Hyphenates each piece that is wider than the room, by its language; None where one has no right place for it."""
    parts = [_syllables(piece, paragraph, room, language) for piece in paragraph.pieces]
    return _parted(paragraph, parts) if all(parts) else None


def torn(paragraph: Paragraph, room: float, language: str = "en") -> Paragraph:
    """Parts each piece that is wider than the room: hyphenated where it may be, else torn between two letters.

    A single letter may still be wider.
    """
    return _parted(
        paragraph,
        [
            _syllables(piece, paragraph, room, language) or list(_parts(piece, paragraph, room))
            for piece in paragraph.pieces
        ],
    )


def _parted(paragraph: Paragraph, parts: list[list[str]]) -> Paragraph:
    spaced = [
        first and number == 0
        for first, piece in zip(paragraph.spaced, parts, strict=True)
        for number in range(len(piece))
    ]
    pieces = tuple(part for piece in parts for part in piece)
    text = _text(pieces, spaced)
    return _measured(replace(paragraph, text=text, pieces=pieces, spaced=tuple(spaced), face=None))


def _syllables(piece: str, paragraph: Paragraph, room: float, language: str) -> list[str]:
    """Parts a piece at the right places into as few and as even parts as there can be; none where that is too wide."""
    if paragraph.set(piece).width <= room:
        return [piece]
    ends = [*hyphens_in(piece, language), len(piece)]
    best: dict[int, tuple[int, float, tuple[str, ...]]] = {0: (0, 0.0, ())}  # by end: count, squared widths, parts
    for end in ends:
        for start, (count, squares, parts) in reversed(list(best.items())):
            part = piece[start:end] + (_hyphen(piece[start:end]) if end < len(piece) else "")
            width = paragraph.set(part).width
            if width > room:  # longer ones are wider still
                break
            found = (count + 1, squares + width**2, (*parts, part))
            best[end] = min(found, best.get(end, found))
    return list(best[len(piece)][2]) if len(piece) in best else []


def _parts(piece: str, paragraph: Paragraph, room: float) -> Iterator[str]:
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
