"""What the page of printing calls its choices, and what it says about them."""

from authors_edu.words.language import catalogue
from authors_edu.words.paper import way_told


def backs_names(language: str = "en") -> dict[str, str]:
    text = catalogue(language).gettext
    return {
        "long-edge": text("Both sides, flip on long edge"),
        "short-edge": text("Both sides, flip on short edge"),
        "fold": text("Beside each other, to fold and glue"),
        "separate": text("On pages of their own, for a second run"),
        "none": text("No backs"),
    }


def marks_names(language: str = "en") -> dict[str, str]:
    text = catalogue(language).gettext
    return {
        "fronts": text("On the fronts"),
        "backs": text("On the backs"),
        "both": text("On both"),
        "none": text("Nowhere"),
    }


def typeface_names(language: str = "en") -> dict[str, str]:
    text = catalogue(language).gettext
    return {
        "": text("The look’s own"),
        "serif": text("Serif"),
        "sans": text("Sans serif"),
        "atkinson": text("Atkinson Hyperlegible"),
    }


def focus_names(language: str = "en") -> dict[str, str]:
    """What must not be cut off a picture, by the names that a list has for it."""
    text = catalogue(language).gettext
    return {
        "": text("As usual: a little above the middle"),
        "top left": text("Top left"),
        "top": text("Top"),
        "top right": text("Top right"),
        "left": text("Left"),
        "centre": text("Centre"),
        "right": text("Right"),
        "bottom left": text("Bottom left"),
        "bottom": text("Bottom"),
        "bottom right": text("Bottom right"),
    }


def about_focus(language: str = "en") -> str:
    return catalogue(language).gettext(
        "Where a look has no room for the whole picture, its edges are cut off. Choose what must stay; the sheets show "
        "it. In the list, the column “focus” says it for each card, also as a point: 30% 20% is 30% from the left and "
        "20% from the top."
    )


def paper_name(name: str, size: str, language: str = "en") -> str:
    """Calls a paper or a card by its name and size.

    >>> paper_name("a4", "210 × 297 mm"), paper_name("business-us", "51 × 89 mm")
    ('A4 (210 × 297 mm)', 'Business US (51 × 89 mm)')
    """
    del language  # the names of papers are the same everywhere
    *words, last = name.split("-")
    shown = [word.capitalize() for word in words]
    shown.append(last.upper() if len(last) < 3 else last.capitalize())
    return f"{' '.join(shown)} ({size})"


def sheet_name(name: str, language: str = "en") -> str:
    """Calls a perforated sheet.

    >>> sheet_name("avery-c32011"), sheet_name("a4-9up"), sheet_name("")
    ('Avery C32011', 'A4 9up', 'Plain paper')
    """
    if not name:
        return catalogue(language).gettext("Plain paper")
    maker, _, number = name.partition("-")
    return f"{maker.capitalize()} {number.upper() if maker == 'avery' else number}"


def sheets_beside(language: str = "en") -> dict[str, str]:
    """What the sheets beside the deck are called, by the names that the printer knows."""
    text = catalogue(language).gettext
    return {
        "key": text("Answer key and reading list"),
        "checklist": text("Checklist of sets for each student"),
        "score": text("Score sheet"),
        "box": text("Box to fold"),
        "text": text("Text of your own"),
    }


def about_offset(language: str = "en") -> str:
    return catalogue(language).gettext(
        "Few printers lay the back exactly behind the front. Print the sheet below on both sides, read its two numbers "
        "against the light, and type them here; they are remembered with the printer’s name, and only backs are moved."
    )


def about_way(way: str, is_known: bool, language: str = "en") -> str:
    """Says for which sheets the offset counts.

    >>> print(about_way("portrait long-edge", True))
    The offset counts for upright pages, flipped on the long edge.
    >>> print(about_way("landscape long-edge", False))
    For lying pages, flipped on the long edge, this printer’s offset is not known yet. Print the calibration sheet.
    """
    text = catalogue(language).gettext
    known = text("The offset counts for {way}.")
    unknown = text("For {way}, this printer’s offset is not known yet. Print the calibration sheet.")
    return (known if is_known else unknown).format(way=way_told(way, language))


def no_printer(language: str = "en") -> str:
    return catalogue(language).gettext("No offset")


def name_of_printer_needed(language: str = "en") -> str:
    return catalogue(language).gettext("Give the printer a name, so that its offset can be remembered.")


def sheet_in_work(sheet: int, sheets: int, language: str = "en") -> str:
    """Says how far the printing is.

    >>> sheet_in_work(4, 600)
    'Sheet 4 of 600'
    """
    return catalogue(language).gettext("Sheet {sheet} of {sheets}").format(sheet=sheet, sheets=sheets)


def pages_ready(done: int, pages: int, language: str = "en") -> str:
    """Says how far the preview is.

    >>> pages_ready(4, 12)
    'Drawing page 4 of 12'
    """
    return catalogue(language).gettext("Drawing page {done} of {pages}").format(done=done, pages=pages)


def preview_stopped(shown: int, pages: int, language: str = "en") -> str:
    """Says that the rest of the pages is not shown.

    >>> preview_stopped(4, 12)
    'The first 4 of 12 pages are shown; the PDF has them all.'
    """
    said = catalogue(language).gettext("The first {shown} of {pages} pages are shown; the PDF has them all.")
    return said.format(shown=shown, pages=pages)
