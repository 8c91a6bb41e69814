"""What is asked for beside the deck, and what every sheet says. Knows no ReportLab and says nothing itself."""

from collections.abc import Iterator
from dataclasses import dataclass

from authors_edu.decks.problems import Problem
from authors_edu.printing.errors import PrintError, nearest, refused
from authors_edu.printing.paper import Size
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.sheets import PAPERS, paper_of, sheet_of

EXTRAS = ("key", "checklist", "score", "text", "box")
_LEAST_MM = 130.0  # on narrower paper a grid has no room for names; A5 is 148 mm wide
PAPER_GSM = (60, 400)  # thinner does not hold, thicker does not go through a printer


@dataclass(frozen=True, slots=True)
class Part:
    """A heading ("" for none) and the paragraphs below it."""

    heading: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TextSheet:
    """A text to be printed as it is: its title and its parts."""

    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Extras:
    """Which `sheets` are wanted, in this order, and what they need.

    `students` are names for the checklist; without any it has blank lines. `paper_gsm` is the weight of the paper that
    the cards are printed on, in g/m²: it decides how deep the box is.
    """

    sheets: tuple[str, ...] = ()
    students: tuple[str, ...] = ()
    text: TextSheet | None = None
    paper_gsm: float = 200.0


@dataclass(frozen=True, slots=True)
class SheetWords:
    """Every word that stands on the sheets and is not the teacher's own."""

    key: str
    also: str
    checklist: str
    student: str
    score: str
    round: str
    player: str
    sets: str
    naming: str
    total: str
    contents: str
    glue: str
    fold: str


def text_sheet(text: str, name: str) -> TextSheet:
    """Reads plain text: paragraphs stand apart by an empty line, headings after "#".

    A heading at the very top is the title; else `name` is.

    >>> text_sheet("# Rules\\n\\n## Asking\\nOne asks\\nfor one card.", "notes").parts
    (Part(heading='Asking', paragraphs=('One asks for one card.',)),)
    """
    parts: list[tuple[str, list[str]]] = [("", [])]
    fresh = True
    for line in map(str.strip, text.splitlines()):
        if line.startswith("#"):
            parts.append((line.lstrip("#").strip(), []))
        elif line and not fresh:
            parts[-1][1][-1] += f" {line}"
        elif line:
            parts[-1][1].append(line)
        fresh = not line or line.startswith("#")
    if len(parts) > 1 and not parts[0][1]:
        (name, first), *rest = parts[1:]
        parts = [("", first), *rest]
    return TextSheet(name, tuple(Part(heading, tuple(found)) for heading, found in parts if heading or found))


def paper_of_sheets(settings: PrintSettings) -> Size:
    """Gives the paper, upright; that of the perforated sheet where the cards are on one."""
    label = sheet_of(settings.sheet)
    paper = label.paper if label else paper_of(settings.paper)
    if paper is None:
        wrong, known = settings.paper, tuple(PAPERS)
        raise PrintError(refused("unknown_paper", value=wrong, nearest=nearest(wrong, known), known=known))
    return Size(min(paper.width_mm, paper.height_mm), max(paper.width_mm, paper.height_mm))


def wrong_in(extras: Extras, paper: Size) -> Iterator[Problem]:
    """Tells everything that is asked for and cannot be."""
    for name in extras.sheets:
        if name not in EXTRAS:
            yield refused("unknown_extra", value=name, nearest=nearest(name, EXTRAS), known=EXTRAS)
    if "text" in extras.sheets and extras.text is None:
        yield refused("no_text_for_sheet")
    if paper.width_mm < _LEAST_MM and set(extras.sheets) != {"box"}:
        yield refused("paper_too_small_for_sheets", value=str(paper))
    least, most = PAPER_GSM
    if not least <= extras.paper_gsm <= most:
        right = str(least if extras.paper_gsm < least else most)
        yield refused("number_out_of_range", key="paper_gsm", value=f"{extras.paper_gsm:g}", nearest=right)
