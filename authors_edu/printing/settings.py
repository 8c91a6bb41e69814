"""How a deck is to be printed, and what came out. Knows no ReportLab, so that a page can offer settings without it."""

from dataclasses import dataclass

from authors_edu.decks.problems import Problem
from authors_edu.printing.paper import PRINTER_MARGIN_MM

MARKS = ("fronts", "backs", "both", "none")
TYPEFACES = ("serif", "sans", "atkinson")
# What a number may be, from the least to the most. A gap of more than 50 mm or a shift of more than 20 mm is a slip of
# the pen.
RANGES = {
    "copies": (1, 99),
    "gap_mm": (0, 50),
    "bleed_mm": (0, 10),
    "corner_mm": (0, 15),
    "margin_mm": (0, 50),
    "offset_mm": (-20, 20),
}


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """How a deck is printed.

    - `template`: the look, a file in `deck_templates/`.
    - `paper`, `card`: names, or sizes ("210x297mm", "2.5x3.5in"); the paper lies so that it holds more cards.
    - `backs`: on the back of each sheet ("long-edge", "short-edge"), above a "fold", "separate" on pages of their own
      for a second run, or "none".
    - `marks`: which pages show where to cut: "fronts", "backs", "both" or "none".
    - `list_works`: whether each card names the other works of its family.
    - `only`: labels (A3, C1) of the cards to print, such as lost ones; empty prints all.
    - `language`: that of the deck, for hyphens, East Asian letters and the words beside the cards ("en").
    - `sheet`: a perforated sheet; it brings paper and card with it, needs no marks and has its own gaps. "" for none.
    - `skip`: the places of the first sheet that are used already, from 1, row by row.
    - `copies`: how many decks; with several, each card carries the number of its own.
    - `offset_mm`: moves backs to the right and down, as one looks at the back page.
    - `gap_mm`: white between the cards.
    - `bleed_mm`: how far the backs' colour goes on beyond the trim; fronts are white at their edges.
    - `back_picture`: the name of a picture that takes the place of the template's back. "" for none.
    - `corner_mm`: radius of round corners to be cut along; 0 shows none.
    - `margin_mm`: the least white at the paper's edges.
    - `lines_across`: lines right across the sheet for a guillotine, in place of crop marks.
    - `typeface`: one of `TYPEFACES`, "" for the template's own.
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
    typeface: str = ""

    @property
    def has_back_pages(self) -> bool:
        """Says whether the backs are pages of their own: a sheet to be folded has them beside the fronts."""
        return self.backs not in ("none", "fold")


@dataclass(frozen=True, slots=True)
class Printed:
    """A PDF, what is wrong with its cards, how many sheets of paper it takes and how many cards it holds."""

    pdf: bytes
    problems: tuple[Problem, ...]
    sheets: int
    cards: int
