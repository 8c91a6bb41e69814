"""Prints sheets beside a deck, and reads texts of a PDF back with their places, by PDFium."""

from collections.abc import Sequence
from dataclasses import dataclass

import pypdfium2  # type: ignore[import-untyped]
import pytest

from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError
from authors_edu.printing.extras.asked import Extras, Part, SheetWords, TextSheet
from authors_edu.printing.extras.document import print_extras
from authors_edu.printing.settings import Printed, PrintSettings
from authors_edu.words.print_sheets import sheet_words
from authors_edu.words.printing import sentence

MM = 72 / 25.4
TEXT = TextSheet("How to play", (Part("Asking", ("Ask one player for one card.",)),))


@dataclass(frozen=True)
class Read:
    """A text found on a page, counted from 0. Edges in mm from the top left corner."""

    page: int
    left_mm: float
    top_mm: float
    right_mm: float
    bottom_mm: float


def find(pdf: bytes, text: str) -> list[Read]:
    """Finds every place where a text stands in one line."""
    document, found = pypdfium2.PdfDocument(pdf), []
    for number, page in enumerate(document):
        texts, high = page.get_textpage(), page.get_height()
        search = texts.search(text, match_case=True)
        while hit := search.get_next():
            start, count = hit
            boxes = [texts.get_charbox(place) for place in range(start, start + count) if _has_ink(texts, place)]
            left, bottom = min(box[0] for box in boxes), min(box[1] for box in boxes)
            right, top = max(box[2] for box in boxes), max(box[3] for box in boxes)
            found.append(Read(number, left / MM, (high - top) / MM, right / MM, (high - bottom) / MM))
    return found


def _has_ink(texts: pypdfium2.PdfTextPage, place: int) -> bool:
    return bool(texts.get_text_range(place, 1).strip())


def words_of(pdf: bytes) -> str:
    """Gives all text of a PDF with any white space as one space."""
    pages = (page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf))
    return " ".join(" ".join(pages).split())


def printed(
    deck: Deck,
    *sheets: str,
    students: Sequence[str] = (),
    text: TextSheet | None = TEXT,
    paper_gsm: float = 200,
    settings: PrintSettings = PrintSettings(),  # noqa: B008  # frozen
) -> Printed:
    words = SheetWords(**sheet_words(deck, paper_gsm))
    return print_extras(deck, settings, Extras(sheets, tuple(students), text, paper_gsm), words)


def refusals(deck: Deck, *sheets: str, **options: object) -> list[str]:
    with pytest.raises(PrintError) as caught:
        printed(deck, *sheets, **options)  # type: ignore[arg-type]
    return [sentence(problem) for problem in caught.value.problems]
