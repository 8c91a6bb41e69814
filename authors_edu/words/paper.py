"""What a teacher reads beside the sheets: how much paper, and how to send it to the printer."""

from authors_edu.words.language import catalogue


def paper_needed(cards: int, sheets: int, language: str = "en") -> str:
    """Says how many cards stand on how many sheets.

    >>> paper_needed(44, 5)
    '44 cards on 5 sheets of paper.'
    """
    several = catalogue(language).ngettext
    on_sheets = several("{n} sheet of paper", "{n} sheets of paper", sheets).format(n=sheets)
    return several("{n} card on {sheets}.", "{n} cards on {sheets}.", cards).format(n=cards, sheets=on_sheets)


def how_to_print(backs: str, language: str = "en") -> str:
    """Says what to choose in the printer's window."""
    text = catalogue(language).gettext
    sides = {
        "long-edge": text("Choose “actual size” and “both sides, flip on long edge”."),
        "short-edge": text("Choose “actual size” and “both sides, flip on short edge”."),
        "fold": text(
            "Choose “actual size” and “one side”. Fold each sheet along the dashed line, with the print outside, glue "
            "it, then cut."
        ),
        "separate": text(
            "Choose “actual size” and “one side”. Print the first half of the pages. Put the stack back as it came "
            "out, so that its white side is printed next, and print the other half. Try it with two sheets first."
        ),
        "none": text("Choose “actual size” and “one side”."),
    }
    return sides[backs]


def way_told(way: str, language: str = "en") -> str:
    """Says how sheets go through a printer, as in "The offset counts for ...": a lying page goes through turned."""
    text = catalogue(language).gettext
    ways = {
        "portrait long-edge": text("upright pages, flipped on the long edge"),
        "portrait short-edge": text("upright pages, flipped on the short edge"),
        "portrait separate": text("upright pages, with the backs in a second run"),
        "landscape long-edge": text("lying pages, flipped on the long edge"),
        "landscape short-edge": text("lying pages, flipped on the short edge"),
        "landscape separate": text("lying pages, with the backs in a second run"),
    }
    return ways[way]


def calibration(
    offset_mm: tuple[float, float], way: str, language: str = "en"
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Says on the calibration sheet how it is read: the paragraphs of its front and of its back, headings first."""
    text = catalogue(language).gettext
    x, y = (f"{number:g}" for number in offset_mm)
    front = [
        text("Calibration sheet: front"),
        text("For {way}; sheets that go another way need another one.").format(way=way_told(way, language)),
        text(
            "1. Print on both sides, in actual size. A ruler laid on must say 100 mm and 4 in; if not, turn off "
            "“fit to page”."
        ),
        text("2. Hold the sheet against the light. Find the square whose cross stands in the middle of its ring."),
        text("3. Its two numbers are the offset in mm: to the right, then down. Enter them; only backs are moved."),
    ]
    if offset_mm != (0.0, 0.0):
        told = text("This sheet was printed with the offset {x}, {y}. Add its numbers to these.")
        front.append(told.format(x=x, y=y))
    return tuple(front), (text("Calibration sheet: back"), text("Hold it against the light, the front towards you."))
