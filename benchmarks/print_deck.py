"""How long a deck takes to print, beside a bare ReportLab canvas that draws the same strings in the same fonts.

    python benchmarks/print_deck.py

The bare canvas knows where every string stands (it centres where ours does) and draws a box around each card and a
plain back; ours also fits the text, kerns it, and draws frames, ornaments, patterned backs, crop marks and bookmarks.
Both are warm: fonts are open, and this deck was not seen before (its titles carry a number).
"""

import platform
from io import BytesIO
from time import process_time

from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.layout import PlacedLine, content_of, lay_out
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.paper import MM, dealt_onto, sheet_for
from authors_edu.printing.sheets import CARDS, PAPERS
from authors_edu.printing.template import load_template, template_names

TITLES = (
    "The House of the {n} Winds",
    "Letters to a Friend, Volume {n}",
    "Number {n}",
    "A History of Street {n} and After",
)
CREATORS = ("Charlotte of Avalon", "William Weaver", "Fjodor Tallis", "Ágnes Őry")
TIMES = 7


def deck_of(families: int, salt: int) -> Deck:
    made = []
    for family in range(families):
        creator = f"{CREATORS[family % 4]} {salt}{family}"
        cards = (
            Card(f"r{place}", creator, title.format(n=f"{salt}{family}"), "1899") for place, title in enumerate(TITLES)
        )
        made.append(Family(creator, tuple(cards)))
    return Deck("Benchmark", tuple(made))


def bare(lines: list[list[PlacedLine]], centred: bool) -> bytes:
    """Draws fronts with every string in its place and a box around, and backs with a letter in a box."""
    sheet = sheet_for(PAPERS["a4"], CARDS["poker"])
    file = BytesIO()
    canvas = Canvas(file, pagesize=(210 * MM, 297 * MM), invariant=1, pageCompression=1)
    canvas.beginForm("back", 0, 0, 178, 250)
    canvas.rect(0, 0, 178, 250)
    canvas.drawString(80, 120, "B")
    canvas.endForm()
    for part in dealt_onto(sheet, lines):
        for place, card in part:
            slot = sheet.slots[place]
            x, y = slot.x_mm * MM, (297 - slot.bottom_mm) * MM
            canvas.rect(x, y, 63 * MM, 88 * MM)
            for placed in card:
                (run,) = placed.line.runs
                canvas.setFont(run.face.name, placed.size_pt)
                if centred and placed.block != "label":
                    canvas.drawCentredString(x + 31.5 * MM, y + placed.y_pt, run.codes)
                else:
                    canvas.drawString(x + placed.x_pt, y + placed.y_pt, run.codes)
        canvas.showPage()
        for place, _ in part:
            slot = sheet.back_box(place, "long-edge")
            canvas.saveState()
            canvas.translate(slot.x_mm * MM, (297 - slot.bottom_mm) * MM)
            canvas.doForm("back")
            canvas.restoreState()
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def seconds(families: int, template: str) -> tuple[float, float]:
    """Gives the best processor times of ours and of the bare canvas, drawn in turns."""
    ours, theirs = [], []
    for salt in range(TIMES):
        deck = deck_of(families, salt)
        start = process_time()
        print_deck(deck, PrintSettings(template))
        ours.append(process_time() - start)
        contents = [content_of(deck, card, True) for card in range(len(deck.cards))]
        lines = [list(lay_out(content, load_template(template), CARDS["poker"]).lines) for content in contents]
        start = process_time()
        bare(lines, load_template(template).title.align == "center")
        theirs.append(process_time() - start)
    return min(ours), min(theirs)


def main() -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}; best of {TIMES} decks, processor time")  # noqa: T201
    for template in template_names():
        print_deck(deck_of(1, 99), PrintSettings(template))  # opens the fonts
        for families in (13, 130):
            ours, theirs = seconds(families, template)
            row = f"{template:10} {families * 4:4} cards  ours {ours:.3f} s  bare {theirs:.3f} s"
            print(f"{row}  ratio {ours / theirs:.2f}")  # noqa: T201


if __name__ == "__main__":
    main()
