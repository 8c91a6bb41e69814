"""How a deck is to be printed, and what came out. Knows no ReportLab, so that a page can offer settings without it."""

from dataclasses import dataclass

from authors_edu.decks.problems import Problem
from authors_edu.printing.paper import PRINTER_MARGIN_MM

MARKS = ("fronts", "backs", "both", "none")


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """How a deck is printed.

    `paper` and `card` are names or sizes ("210x297mm", "2.5x3.5in"). A perforated `sheet` brings both with it, needs no
    marks and has its own gaps; `skip` are the places of the first sheet that are used already, from 1, row by row.
    `backs` lie on the back of each sheet ("long-edge", "short-edge"), above a "fold", or "separate" on pages of their
    own for a second run. `only` holds labels (A3, C1) to print lost cards again; empty prints all.
    `back_picture` names a picture that takes the place of the template's back.
    `bleed_mm` is how far the backs' colour goes on beyond the trim; fronts are white at their edges. `offset_mm` moves
    backs to the right and down, as one looks at the back page.
    """

    template: str = "classic"
    paper: str = "a4"
    card: str = "poker"
    backs: str = "long-edge"
    marks: str = "fronts"
    list_works: bool = True
    only: tuple[str, ...] = ()
    language: str = "en"
    sheet: str = ""
    skip: tuple[int, ...] = ()
    copies: int = 1
    offset_mm: tuple[float, float] = (0.0, 0.0)
    gap_mm: float = 0.0
    bleed_mm: float = 2.5
    back_picture: str = ""
    corner_mm: float = 0.0
    margin_mm: float = PRINTER_MARGIN_MM
    lines_across: bool = False


@dataclass(frozen=True, slots=True)
class Printed:
    """A PDF, what is wrong with its cards, how many sheets of paper it takes and how many cards it holds."""

    pdf: bytes
    problems: tuple[Problem, ...]
    sheets: int
    cards: int
