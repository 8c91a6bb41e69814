"""How long a deck takes to print, beside a bare ReportLab canvas that draws the same strings in the same fonts.

    python benchmarks/print_deck.py [template ...]

The bare canvas draws every string of our document (titles, creators, years, works, labels, footers, bookmarks) by
ReportLab's own drawString in the same font, size, colour and place, and a plain back. Ground, band, frame and the
symbol in the corner are one form for each symbol. It comes in two kinds. The `floor` is told where each string, rule,
bullet and panel stands and how large it is, so it measures nothing. The `peer` does the same work as ours, as one would
write it by hand: it wraps, shrinks and centres by stringWidth, each word measured once at size 1 and scaled. Only ours
evens out lines, keeps accents apart, kerns, chooses a face for each letter, and draws ornaments, patterned backs, crop
marks, double rules and the symbol in the band.
The first template's cards are then printed by typst, fpdf2 and WeasyPrint too (`print_peers/`), as far as they are
installed: they are no part of this project.
All are warm: fonts are open, and this deck was not seen before (its titles carry a number).
"""

import platform
import re
import sys
from collections.abc import Callable
from functools import cache
from io import BytesIO
from time import process_time

from print_peers.compare import compare
from reportlab.lib.colors import HexColor
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.model import Card, Deck, Family, family_letter
from authors_edu.decks.symbols import SHAPES, symbol_of
from authors_edu.printing import ink
from authors_edu.printing.fonts import own_face
from authors_edu.printing.layout import Layout, content_of, lay_out
from authors_edu.printing.measuring import block_of, rooms_of
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.paper import MM, dealt_onto, sheet_for
from authors_edu.printing.sheets import CARDS, PAPERS
from authors_edu.printing.template import Frame, Template, load_template, template_names

TITLES = (
    "The House of the {n} Winds",
    "Letters to a Friend, Volume {n}",
    "Number {n}",
    "A History of Street {n} and After",
)
CREATORS = ("Charlotte of Avalon", "William Weaver", "Fjodor Tallis", "Ágnes Őry")
TIMES = 9
CARD = CARDS["poker"]


def deck_of(families: int, salt: int) -> Deck:
    made = []
    for family in range(families):
        creator = f"{CREATORS[family % 4]} {salt}{family}"
        cards = (
            Card(f"r{place}", creator, title.format(n=f"{salt}{family}"), "1899") for place, title in enumerate(TITLES)
        )
        made.append(Family(creator, tuple(cards)))
    return Deck("Benchmark", tuple(made))


def bare(deck: Deck, template: Template, front: Callable[[Canvas, int, float, float], None]) -> bytes:
    """Draws a deck as one would with ReportLab alone; `front` draws the strings of a card."""
    sheet = sheet_for(PAPERS["a4"], CARD)
    file = BytesIO()
    canvas = Canvas(file, pagesize=(210 * MM, 297 * MM), invariant=1, pageCompression=1)
    canvas.showOutline()
    canvas.beginForm("back", 0, 0, 178, 250)
    canvas.rect(0, 0, 178, 250)
    canvas.drawString(80, 120, "B")
    canvas.endForm()
    for family in range(min(len(deck.families), len(SHAPES))):
        dress(canvas, template, family)
    parts = list(dealt_onto(sheet, range(len(deck.cards))))
    footer = own_face(template.year.font).name
    for number, part in enumerate(parts, 1):
        for place, card in part:
            slot = sheet.slots[place]
            x, y = slot.x_mm * MM, (297 - slot.bottom_mm) * MM
            canvas.saveState()
            canvas.translate(x, y)
            canvas.setFillColor(colour_of("family", card // 4))
            canvas.setStrokeColor(colour_of("family", card // 4))
            canvas.doForm(symbol_of(card // 4).name)
            canvas.restoreState()
            if card % 4 == 0:
                canvas.bookmarkPage(f"family{card // 4}")
                family = f"{family_letter(card // 4)}  {deck.cards[card].creator}"
                canvas.addOutlineEntry(family, f"family{card // 4}")
            front(canvas, card, x, y)
        canvas.setFont(footer, 7)
        canvas.drawCentredString(105 * MM, 6 * MM, f"{deck.name} · {number}/{len(parts)}")
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


def dress(canvas: Canvas, template: Template, family: int) -> None:
    """Makes a form of what all cards with a symbol have: it takes its colours from the page."""
    ground, band, frame, sign = template.ground, template.band, template.frame, template.symbol
    canvas.beginForm(symbol_of(family).name, 0, 0, 63 * MM, 88 * MM)
    if ground.colour != "paper":
        inset_box(canvas, frame, fill=1)
    if band.height_mm:
        low = (88 - band.inset_mm - band.height_mm) * MM
        canvas.rect(band.inset_mm * MM, low, (63 - 2 * band.inset_mm) * MM, band.height_mm * MM, stroke=0, fill=1)
    if frame.look != "none":
        inset_box(canvas, frame, fill=0)
    if sign.look != "none":
        canvas.translate((63 - sign.right_mm - sign.size_mm) * MM, (88 - sign.y_mm) * MM)
        canvas.scale(sign.size_mm * MM / 100, -sign.size_mm * MM / 100)
        path = canvas.beginPath()
        for step, numbers in re.findall("([MLCZ])([^MLCZ]*)", symbol_of(family).path):
            draw = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}[step]
            draw(*map(float, numbers.split()))
        canvas.drawPath(path, stroke=0, fill=1)
    canvas.endForm()


def inset_box(canvas: Canvas, frame: Frame, fill: int) -> None:
    inset = frame.inset_mm * MM
    width, height, radius = 63 * MM - 2 * inset, 88 * MM - 2 * inset, frame.radius_mm * MM
    canvas.roundRect(inset, inset, width, height, radius, stroke=1 - fill, fill=fill)


@cache
def colour_of(name: str, family: int) -> HexColor:
    return HexColor(ink.colour_of(name, family))


def placed(layouts: list[Layout]) -> Callable[[Canvas, int, float, float], None]:
    """Draws panels, rules, bullets and strings whose places are known."""

    def front(canvas: Canvas, card: int, x: float, y: float) -> None:
        colour = ""
        for box in (*layouts[card].panels, *layouts[card].marks):
            if box.colour != colour:
                colour = box.colour
                canvas.setFillColor(colour_of(colour, card // 4))
            canvas.rect(x + box.x_pt, y + box.y_pt, box.width_pt, box.height_pt, stroke=0, fill=1)
        for line in layouts[card].lines:
            if line.colour != colour:
                colour = line.colour
                canvas.setFillColor(colour_of(colour, card // 4))
            (run,) = line.line.runs
            canvas.setFont(run.face.name, line.size_pt)
            canvas.drawString(x + line.x_pt, y + line.y_pt, run.codes)

    return front


def fitted(deck: Deck, template: Template) -> Callable[[Canvas, int, float, float], None]:
    """Draws strings that it fits itself: label, title, creator, year, works, from the top to the bottom."""
    rooms = rooms_of(template, CARD, "en")

    def front(canvas: Canvas, card: int, x: float, y: float) -> None:
        said, family = deck.cards[card], deck.families[card // 4]
        works = [other.work for other in family.cards if other is not said]
        canvas.setFillColor(colour_of(template.label.colour, card // 4))
        canvas.setFont(own_face(template.label.font).name, template.label.size_pt)
        canvas.drawString(x + 6 * MM, y + 80 * MM, deck.label(card))
        top = y + 75 * MM
        for name, texts in (
            ("title", [said.work]),
            ("creator", [said.creator]),
            ("year", [said.year]),
            ("works", works),
        ):
            block, room = block_of(template, name), rooms[name]
            font = own_face(block.font).name
            canvas.setFillColor(colour_of(block.colour, card // 4))
            size, lines = by_hand(texts, font, block.largest_pt, block.smallest_pt, room.width_pt, room.most_pt)
            canvas.setFont(font, size)
            for line, across in lines:
                top -= size * block.leading
                left = 31.5 * MM - across * size / 2 if block.align == "center" else 6 * MM
                canvas.drawString(x + left, top, line)

    return front


def by_hand(
    texts: list[str], font: str, size: float, smallest: float, width: float, height: float
) -> tuple[float, list[tuple[str, float]]]:
    """Wraps and shrinks, with each word measured once."""
    space = stringWidth(" ", font, 1)
    words = [[(word, stringWidth(word, font, 1)) for word in text.split()] for text in texts]
    while True:
        lines = []
        for text in words:
            line, across = "", 0.0
            for word, wide in text:
                if line and (across + space + wide) * size > width:
                    lines.append((line, across))
                    line, across = word, wide
                else:
                    line, across = (f"{line} {word}", across + space + wide) if line else (word, wide)
            lines.append((line, across))
        if len(lines) * size * 1.15 <= height or size <= smallest:
            return size, lines
        size = max(size - 0.5, smallest)


def seconds(families: int, name: str) -> tuple[float, float, float]:
    """Gives the best processor times of ours, of the floor and of the one that fits, drawn in turns."""
    ours, floor, peer = [], [], []
    template = load_template(name)
    for salt in range(TIMES):
        deck = deck_of(families, salt)
        start = process_time()
        print_deck(deck, PrintSettings(name))
        ours.append(process_time() - start)
        contents = [content_of(deck, card, True) for card in range(len(deck.cards))]
        layouts = [lay_out(content, template, CARD) for content in contents]
        start = process_time()
        bare(deck, template, placed(layouts))
        floor.append(process_time() - start)
        start = process_time()
        bare(deck, template, fitted(deck, template))
        peer.append(process_time() - start)
    return min(ours), min(floor), min(peer)


def main() -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}; best of {TIMES} decks, processor time")  # noqa: T201
    names = sys.argv[1:] or template_names()
    for name in names:
        print_deck(deck_of(1, 99), PrintSettings(name))  # opens the fonts
        for families in (13, 130):
            ours, floor, peer = seconds(families, name)
            times = f"ours {ours:.3f} s  floor {floor:.3f} s  peer {peer:.3f} s"
            ratios = f"{ours / peer:.2f} x peer, {ours / floor:.2f} x floor"
            print(f"{name:13} {families * 4:4} cards  {times}  {ratios}")  # noqa: T201
    compare(names[0], deck_of, (13, 130, 1300), TIMES)


if __name__ == "__main__":
    main()
