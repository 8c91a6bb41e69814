"""What `authors-edu print --help` says about each option, and what `authors-edu sheets` says about each sheet."""

from collections.abc import Iterable

from authors_edu.words.language import catalogue


def sheet_told(cards: int, card: str, paper: str, language: str = "en") -> str:
    """Says what a perforated sheet holds.

    >>> sheet_told(10, "50.8 × 88.9 mm", "215.9 × 279.4 mm")
    '10 cards of 50.8 × 88.9 mm on paper of 215.9 × 279.4 mm'
    """
    told = catalogue(language).gettext("{cards} cards of {card} on paper of {paper}")
    return told.format(cards=cards, card=card, paper=paper)


def option_help(option: str, known: Iterable[str] = (), language: str = "en") -> str:
    """Says what an option is for; `known` are the names that it takes, where all of them are to be told.

    >>> option_help("backs", ["fold", "none"])
    'Where the backs lie: fold, none'
    """
    text = catalogue(language).gettext
    told = {
        "file": text("The list: a row a card, with creator and work"),
        "output": text("The PDF to write"),
        "template": text("The look; `authors-edu templates` lists them"),
        "own_template": text("the deck’s own"),
        "typeface": text("{known} (Atkinson Hyperlegible)"),
        "own_typeface": text("the look’s own"),
        "paper": text("{known}, or a size: 210x297mm, 8.5x11in"),
        "card": text("{known}, or a size: 63x88mm"),
        "backs": text("Where the backs lie: {known}"),
        "only": text("Print these cards alone, such as A3,C1"),
        "copies": text("How many decks; each card carries the number of its deck"),
        "sheet": text(
            "A perforated sheet, such as avery-5371; it brings paper and card with it. `authors-edu sheets` lists them"
        ),
        "skip": text("Places of the first sheet that are used already, such as 1-4,7"),
        "gap": text("Between the cards, in mm"),
        "margin": text("The least white at the paper’s edges, in mm"),
        "bleed": text("How far the backs’ colour goes on beyond the cut, in mm"),
        "corner": text("Radius of round corners to cut along, in mm"),
        "marks": text("Where to show where to cut: {known}"),
        "lines_across": text("Lines right across the sheet instead of marks, for a guillotine"),
        "offset": text("Move the backs in mm, to the right and down, such as 0.5,-1: see --calibration"),
        "pictures": text(
            "A folder or a zip with pictures; each goes to the card that has its name in the column image, else as "
            "its work or its creator"
        ),
        "back_picture": text("A JPEG or PNG for the backs"),
        "list_works": text("Name the family’s other works on each card"),
        "with": text("Sheets beside the deck, in a PDF of their own: {known}, or several"),
        "students": text("Names for the checklist, one a line"),
        "text": text("Plain text for the sheet of text; # starts a heading"),
        "rules": text("Add a sheet with the rules of a game, such as classic, go_fish, juniors or teams"),
        "players": text("How many players these rules are for"),
        "players_default": text("4, or as the game allows"),
        "paper_weight": text("Of the cards’ paper in g/m², for the depth of the box"),
        "class_of": text("Print decks for so many students, instead of --copies"),
        "a_table": text("How many of them share a deck"),
        "shop": text("Write a PDF for a print shop here: a card a page, with bleed"),
        "png": text("Write a zip of these pages here, as PNGs of 300 dpi"),
        "calibration": text(
            "Write a sheet here that shows the offset of this printer, for these cards and backs; needs no list"
        ),
    }
    return told[option].format(known=", ".join(known))
