"""`authors-edu print`: what goes with the cards. Sheets beside the deck, a set for a class. Prints nothing."""

import re
from dataclasses import replace
from pathlib import Path

from authors_edu.cli.files import list_bytes, refuse
from authors_edu.decks.model import Deck
from authors_edu.decks.reading.decode import decode
from authors_edu.decks.reading.filetype import file_type
from authors_edu.printing.extras.asked import Extras, text_sheet
from authors_edu.printing.settings import PrintSettings
from authors_edu.words.files import is_no_text
from authors_edu.words.print_sheets import class_needs


def extras_of(sheets: str, students: Path | None, text: Path | None, paper_gsm: float) -> Extras:
    """Reads what is asked for; a list of students holds a name a line."""
    names = _text_of(students).splitlines() if students else []
    return Extras(
        tuple(dict.fromkeys(re.findall(r"[^\s,;]+", sheets.lower()))),
        tuple(filter(None, map(str.strip, names))),
        text_sheet(_text_of(text), text.stem) if text else None,
        paper_gsm,
    )


def beside_the_deck(output: Path) -> Path:
    """Names the PDF of the sheets: deck.pdf has them in deck-sheets.pdf."""
    return output.with_name(f"{output.stem}-sheets.pdf")


def for_a_class(deck: Deck, settings: PrintSettings, students: int, a_table: int) -> tuple[PrintSettings, str]:
    """Gives settings that print enough decks, and the sentence that says what a class needs; may raise PrintError."""
    from authors_edu.printing.class_set import class_set  # here, as most decks are printed for no class

    needed = class_set(deck, settings, students, a_table)
    told = class_needs(needed.students, needed.a_table, needed.decks, needed.sheets, needed.minutes)
    return replace(settings, copies=needed.decks), told


def _text_of(file: Path) -> str:
    """Reads the plain text that the command names, or ends the command with the reason."""
    data = list_bytes(file)
    if file_type(data) is not None:
        refuse(2, is_no_text(str(file)))
    return decode(data).text
