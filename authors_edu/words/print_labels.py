"""What stands on the controls of the page of printing, and beside them. What each choice is called: `print_room.py`."""

from authors_edu.words.language import catalogue


def print_label(control: str, language: str = "en") -> str:
    """Gives what stands on a control or over a box of controls.

    >>> print_label("look")
    'Look'
    """
    text = catalogue(language).gettext
    labels = {
        "look": text("Look"),
        "looks": text("All looks"),
        "typeface": text("Typeface"),
        "paper": text("Paper"),
        "card": text("Cards"),
        "backs": text("Backs"),
        "works": text("List the other works"),
        "only": text("Only these cards"),
        "all_cards": text("All cards"),
        "sizes": text("Other sizes"),
        "own_paper": text("Paper of another size"),
        "own_card": text("Cards of another size"),
        "cropped": text("Pictures that are cut off"),
        "picture": text("Picture"),
        "choose_picture": text("Choose a picture"),
        "focus": text("Must stay"),
        "focus_differs": text("Differs from card to card"),
        "own_back": text("Picture for the backs"),
        "back_picture": text("A picture for the backs, in place of the pattern"),
        "cutting": text("Cutting"),
        "marks": text("Crop marks"),
        "across": text("Lines right across the sheet, for a guillotine"),
        "gap": text("Gap between cards (mm)"),
        "bleed": text("Bleed of the backs (mm)"),
        "corner": text("Round corners (mm)"),
        "margin": text("White at the edges (mm)"),
        "perforated": text("Perforated sheets"),
        "sheet": text("Sheet"),
        "skip": text("Places already used on the first sheet"),
        "offset": text("Backs that miss the fronts"),
        "printer": text("Printer"),
        "calibration": text("Calibration sheet"),
        "printer_name": text("Name of the printer"),
        "right": text("To the right (mm)"),
        "down": text("Down (mm)"),
        "remember": text("Remember"),
        "forget_printer": text("Forget this printer"),
        "forget": text("Forget"),
        "class": text("Decks for a class"),
        "students": text("Students"),
        "a_table": text("At a table"),
        "so_many": text("Print so many"),
        "copies": text("Decks to print"),
        "more": text("More files"),
        "beside": text("Sheets beside the deck"),
        "gsm": text("Weight of the cards’ paper (g/m²)"),
        "text": text("Text of your own"),
        "shop_pdf": text("For a print shop: PDF, a card a page"),
        "shop_png": text("For a print shop: pictures (PNG)"),
        "download": text("Download the PDF"),
        "printing": text("Printing"),
        "drawing": text("Drawing"),
        "stop": text("Stop"),
        "print_after_all": text("Stopped. Draw the sheets after all"),
    }
    return labels[control]


def print_hint(control: str, language: str = "en") -> str:
    """Gives what is told about a control where its label does not say enough.

    >>> print_hint("only")
    'To print a lost card again.'
    """
    text = catalogue(language).gettext
    hints = {
        "works": text(
            "The other three works of the family, on each card. Leave them out where titles are to be guessed."
        ),
        "only": text("To print a lost card again."),
        "copies": text("Each card bears its deck’s number."),
        "text": text("A line that begins with # is a heading."),
    }
    return hints[control]


def look_name(look: str, language: str = "en") -> str:
    """Calls a look by its name.

    >>> look_name("high-contrast")
    'High contrast'
    """
    return catalogue(language).gettext(look.replace("-", " ").capitalize())


def page_shown(number: int, language: str = "en") -> str:
    """Says which page a picture shows, to those who do not see it."""
    return catalogue(language).gettext("Page {number} of the PDF").format(number=number)
