"""Writes set lines onto a ReportLab canvas. Each run's text operators are made once a document and size.

ReportLab's own drawString cannot kern, mix fonts or carry ActualText; here its font subsets are used and the
operators written directly.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from authors_edu.printing.shaping import Line, Run

Shifts = tuple[tuple[int, int, int], ...]

# Bytes as they stand within ( ) in a PDF: ASCII as it is, the rest in octal.
_WRITTEN = [
    f"\\{chr(byte)}" if chr(byte) in "()\\" else chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}"
    for byte in range(256)
]
_PLAIN = re.compile(r"[ -'*-\[\]-~]*").fullmatch  # ASCII that is written as it is


@dataclass(eq=False)
class Pen:
    """Writes on one canvas, in points from its origin upwards."""

    canvas: Canvas
    _made: dict[tuple[Run, float], str] = field(default_factory=dict)
    _first_subsets: dict[str, str] = field(default_factory=dict)  # by font

    def write(self, line: Line, size_pt: float, x_pt: float, y_pt: float) -> None:
        """Writes a line from `x_pt`, its baseline at `y_pt`, in the canvas's fill colour."""
        if line.runs:
            self.canvas.addLiteral(f"BT {self.line(line, size_pt, x_pt, y_pt)} ET")

    def line(self, line: Line, size_pt: float, x_pt: float, y_pt: float) -> str:
        """Gives the operators of a line, to stand between BT and ET."""
        written = [f"1 0 0 1 {x_pt:.3f} {y_pt:.3f} Tm"]
        for run in line.runs:
            operators = self._made.get((run, size_pt))
            if operators is None:
                operators = self._made[run, size_pt] = self._operators(run, size_pt)
            written.append(operators)
        return " ".join(written)

    def _operators(self, run: Run, size_pt: float) -> str:
        if run.kerns is not None:
            return " ".join(self._kerned(run.face.drawn, run.codes, run.kerns, size_pt))
        written: list[str] = []
        start = 0
        for count, spelling in run.spelt:
            part = slice(start, start + count)
            shown = " ".join(self._part(run.face.drawn, run.codes[part], run.shifts[part], size_pt))
            if spelling is not None:
                letters = spelling.encode("utf-16-be").hex().upper()
                shown = f"/Span <</ActualText <FEFF{letters}>>> BDC {shown} EMC"
            written.append(shown)
            start += count
        return " ".join(written)

    def _kerned(self, font: TTFont, codes: str, kerns: tuple[int, ...], size_pt: float) -> Iterator[str]:
        doc = self.canvas._doc  # type: ignore[attr-defined]
        if _PLAIN(codes):  # in ReportLab's first subset, under their own codes: no need to ask for each
            yield f"{self._first_subset(font)} {size_pt:g} Tf"
            yield _shown_kerned(codes, kerns)
            return
        place = 0
        for subset, letters in font.splitString(codes, doc):
            yield f"{font.getSubsetInternalName(subset, doc)} {size_pt:g} Tf"
            yield _shown_kerned([_WRITTEN[letter] for letter in letters], kerns[place : place + len(letters)])
            place += len(letters)

    def _first_subset(self, font: TTFont) -> str:
        name = self._first_subsets.get(font.fontName)
        if name is None:
            doc = self.canvas._doc  # type: ignore[attr-defined]
            font.splitString("", doc)  # makes the document's subsets by what letters the font has
            name = self._first_subsets[font.fontName] = font.getSubsetInternalName(0, doc)
        return name

    def _part(self, font: TTFont, codes: str, shifts: Shifts, size_pt: float) -> Iterator[str]:
        doc = self.canvas._doc  # type: ignore[attr-defined]  # a font's subsets belong to one document
        place = 0
        for subset, letters in font.splitString(codes, doc):
            yield f"{font.getSubsetInternalName(subset, doc)} {size_pt:g} Tf"
            yield from _shown(letters, shifts[place : place + len(letters)], size_pt)
            place += len(letters)


def _shown_kerned(letters: Sequence[str], kerns: Sequence[int]) -> str:
    """Shows letters as they are written in a PDF, each moved by its kern; to the left is above 0 there."""
    moved = [place for place, kern in enumerate(kerns, 1) if kern]
    if not moved:
        return f"({''.join(letters)}) Tj"
    shown, start = [], 0
    for place in moved:
        shown.append(f"({''.join(letters[start:place])}) {-kerns[place - 1]}")
        start = place
    if start < len(letters):
        shown.append(f"({''.join(letters[start:])})")
    return f"[{' '.join(shown)}] TJ"


def _shown(codes: bytes, shifts: Shifts, size_pt: float) -> Iterator[str]:
    """Gives the operators that show shaped glyphs, each at its own place."""
    height, shown, back = 0, "", 0
    for code, (before, rise, after) in zip(codes, shifts, strict=True):
        back += before  # together with what is left of the glyph before: in TJ two numbers side by side would be one
        if rise != height:
            if shown:
                yield f"[{shown}] TJ"
            yield f"{rise * size_pt / 1000:.3f} Ts"
            height, shown = rise, ""
        shown += f"{back or ''}({_WRITTEN[code]})"
        back = after
    yield f"[{shown}{back or ''}] TJ"
    if height:
        yield "0 Ts"
