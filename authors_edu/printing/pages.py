"""The document: fronts and backs of a deck on sheets of paper, as one PDF. The same deck gives the same bytes.

Reads no file but templates and fonts, and knows no game. Which card lies where is told by `job.py`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from types import MappingProxyType

from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.model import Deck, family_letter
from authors_edu.decks.problems import Problem, Severity
from authors_edu.printing import ink
from authors_edu.printing.album import Album
from authors_edu.printing.backs import BackPrinter
from authors_edu.printing.card import Press
from authors_edu.printing.collector import no_garbage_hunt
from authors_edu.printing.document import new_canvas
from authors_edu.printing.east_asia import by_deck, by_script
from authors_edu.printing.errors import PrintError, Values
from authors_edu.printing.fonts import by_extra
from authors_edu.printing.job import Job, Load, Place, Side, ink_beyond_mm, job_for, marks_on, trims_of
from authors_edu.printing.layout import Content, Layout, content_of, lay_out
from authors_edu.printing.margins import draw_footer, draw_sign, fold_of, marks_of, sign_beside
from authors_edu.printing.paper import MM
from authors_edu.printing.pen import Pen
from authors_edu.printing.places import picture_room
from authors_edu.printing.settings import Printed, PrintSettings
from authors_edu.printing.shaping import clusters
from authors_edu.printing.template import Template, in_region, load_template, sized
from authors_edu.printing.text import clean
from authors_edu.printing.trimming import Footer, footer_place
from authors_edu.printing.typefaces import in_typeface

__all__ = ["PrintError", "PrintSettings", "Printed", "print_deck"]

_TOO_LONG = {"title": "title_too_long_for_card", "works": "works_too_long_for_card"}
_COLUMNS = {"title": "work", "creator": "creator", "year": "year", "year-rule": "year", "clue": "clue", "works": "work"}
NO_PICTURES: Mapping[str, bytes] = MappingProxyType({})
Told = Callable[[int, int], None]  # sheet, sheets in all


def print_deck(
    deck: Deck,
    settings: PrintSettings = PrintSettings(),  # noqa: B008  # frozen
    pictures: Mapping[str, bytes] = NO_PICTURES,
    told: Told | None = None,
) -> Printed:
    """Prints a deck; raises PrintError where the settings name something that does not exist or does not fit.

    `pictures` holds JPEG or PNG files by the names that the cards and the settings give. A problem with severity error
    says that a card cannot be used as it is; the PDF is made all the same. `told` is called before each sheet.
    """
    return print_job(deck, settings, job_for(deck, settings), pictures, told=told)


def print_job(
    deck: Deck,
    settings: PrintSettings,
    job: Job,
    pictures: Mapping[str, bytes] = NO_PICTURES,
    trimmed: bool = False,
    told: Told | None = None,
) -> Printed:
    """Prints a job of these settings; where `trimmed`, each page says where its one card is cut out (for a shop)."""
    look = in_typeface(load_template(settings.template), settings.typeface)
    template = sized(look, job.sheet.card.width_mm, job.sheet.card.height_mm)
    texts = [
        " ".join((family.creator, *(f"{card.work} {card.clue}" for card in family.cards))) for family in deck.families
    ]
    region = by_deck((*texts, deck.name))
    looks = tuple(in_region(template, by_script(text) or region) for text in texts)
    document = _Document(deck, settings, in_region(template, region), looks, job, pictures, trimmed, told)
    with no_garbage_hunt():
        pdf = document.printed()
    return Printed(pdf, (*job.problems, *document.problems), len(job.loads), job.cards)


def _wrong(content: Content, layout: Layout, first: bool) -> Iterator[Problem]:
    """Tells what a card lost: characters without a glyph, and text that was cut.

    What is the family's own is told once, by its `first` card; what is another title's, by the card of that title.
    """
    silent = ("works",) if first else ("works", "creator")
    for block, missing in layout.missing:
        for extra, characters in by_extra(missing).items() if block not in silent else ():
            codes = tuple(f"U+{ord(char[0]):04X}" for char in characters)
            values: Values = {**_about(content), "characters": characters, "codes": codes, "extra": extra}
            yield Problem("missing_glyph", Severity.ERROR, column=_COLUMNS[block], values=values)
    for block in layout.cut:
        if first or block != "creator":
            kind = _TOO_LONG.get(block, "text_too_long_for_card")
            yield Problem(kind, Severity.WARNING, column=_COLUMNS[block], values=_about(content))
    if not layout.shows_title:
        yield Problem("title_without_ink", Severity.ERROR, column="work", values=_about(content))


def _about(content: Content) -> Values:
    return {"label": content.label, "title": content.title}


@dataclass(frozen=True, slots=True)
class _Document:
    """One PDF in the making."""

    deck: Deck
    settings: PrintSettings
    template: Template
    looks: tuple[Template, ...]  # the template with each family's East Asian letters
    job: Job
    pictures: Mapping[str, bytes]
    trimmed: bool
    told: Told | None
    problems: list[Problem] = field(default_factory=list)
    _bookmarked: set[int] = field(default_factory=set)
    _beside: dict[Side, tuple[str, Footer | None]] = field(default_factory=dict)  # what all pages of a side share
    _set: dict[int, tuple[Content, Layout]] = field(default_factory=dict)  # kept where there are several copies

    def printed(self) -> bytes:
        settings, sheet, file = self.settings, self.job.sheet, BytesIO()
        font = self.template.title.font
        canvas = new_canvas(file, sheet.paper, self.deck.name, font, settings.backs, settings.language)
        canvas.showOutline()
        if self.trimmed:
            trim, paper = sheet.slots[0], sheet.paper
            edges = (trim.x_mm, paper.height_mm - trim.bottom_mm, trim.right_mm, paper.height_mm - trim.y_mm)
            canvas.setTrimBox(tuple(edge * MM for edge in edges))
            canvas.setBleedBox((0, 0, paper.width_mm * MM, paper.height_mm * MM))
        pen = Pen(canvas)
        album = Album(canvas, self.pictures, picture_room(self.template, sheet.card))
        press = Press(canvas, self.template, sheet.card, pen, album)
        backs = None
        if settings.backs != "none":
            initial = next(iter(clusters(clean(self.deck.name).upper())), "A")
            bleed, picture = settings.bleed_mm, settings.back_picture
            backs = BackPrinter(canvas, pen, self.template, sheet.card, bleed, initial, picture, self.pictures)
            self.problems.extend(backs.problems)
        for number, load in enumerate(self.job.loads, 1):
            if self.told:
                self.told(number, len(self.job.loads))
            self._fronts(press, load.places)
            if backs and sheet.folds:
                self._backs(backs, load)
                canvas.addLiteral(fold_of(sheet.paper))
            self._finish(press, load, "fronts")
            if backs and settings.backs in ("long-edge", "short-edge"):
                self._back_page(press, backs, load)
        if backs and settings.backs == "separate":
            # A printer lays sheet on sheet with the printed side down: put back as it is, the last one comes first.
            for load in reversed(self.job.loads):
                self._back_page(press, backs, load)
        canvas.save()
        return file.getvalue()

    def _back_page(self, press: Press, backs: BackPrinter, load: Load) -> None:
        x, y = self.settings.offset_mm
        if x or y:
            press.canvas.addLiteral(f"1 0 0 1 {x * MM:.3f} {-y * MM:.3f} cm")
        self._backs(backs, load)
        self._finish(press, load, "backs")

    def _backs(self, backs: BackPrinter, load: Load) -> None:
        sheet, kind = self.job.sheet, self.settings.backs
        boxes = [sheet.back_box(place.slot, kind) for place in load.places]
        backs.draw(boxes, sheet.paper.height_mm, turned=not sheet.turns_sideways(kind))

    def _finish(self, press: Press, load: Load, side: Side) -> None:
        """Draws what stands beside the cards of a page, and ends it. Backs carry a footer where they lie apart."""
        paper = self.job.sheet.paper
        if side not in self._beside:
            trims, beyond = trims_of(self.job.sheet, self.settings, side), ink_beyond_mm(self.settings, side)
            marks = marks_of(paper, trims, self.settings, beyond) if marks_on(self.settings, side) else ""
            self._beside[side] = marks, footer_place(paper, trims, beyond)
        marks, place = self._beside[side]
        if marks:
            press.canvas.addLiteral(marks)
        if place and (side == "fronts" or self.settings.backs == "separate"):
            first, last = load.copies
            copy = "" if self.settings.copies == 1 else str(first) if first == last else f"{first}–{last}"
            words = (self.deck.name, copy, f"{load.number}/{load.total}")
            draw_footer(press.canvas, press.pen, place, paper, self.template.year.font, words)
        press.canvas.showPage()

    def _fronts(self, press: Press, places: Iterable[Place]) -> None:
        slots = self.job.sheet.slots
        for place in places:
            content, layout = self._card(press, place.card)
            slot = slots[place.slot]
            x, y = slot.x_mm * MM, (self.job.sheet.paper.height_mm - slot.bottom_mm) * MM
            press.front(layout, content.family, x, y)
            if self.settings.copies > 1:
                self._sign(press, layout, content.family, place.copy, (x, y))

    def _card(self, press: Press, card: int) -> tuple[Content, Layout]:
        """Sets a card, and tells once what is wrong with it."""
        if card in self._set:
            return self._set[card]
        settings = self.settings
        content = content_of(self.deck, card, settings.list_works, press.album, settings.language)
        layout = lay_out(content, self.looks[content.family], self.job.sheet.card)
        first = content.family not in self._bookmarked
        if first:
            self._bookmark(press.canvas, content)
        self.problems.extend(_wrong(content, layout, first))
        self.problems.extend(
            press.album.problems((self.deck.cards[card].image, content.focus), _about(content), layout)
        )
        if self.settings.copies > 1:
            self._set[card] = content, layout
        return content, layout

    def _bookmark(self, canvas: Canvas, content: Content) -> None:
        self._bookmarked.add(content.family)
        key = f"family{content.family}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(f"{family_letter(content.family)}  {clean(content.creator)}", key)

    def _sign(self, press: Press, layout: Layout, family: int, copy: int, corner: tuple[float, float]) -> None:
        """Draws the copy's number behind label and symbol of a card whose bottom left corner is given."""
        label, symbol = next(placed for placed in layout.lines if placed.block == "label"), layout.symbol
        right = symbol.x_pt + symbol.width_pt if symbol else label.x_pt + label.line.width * label.size_pt
        (x, y), size = sign_beside(corner[0] + right, corner[1] + label.y_pt, label.size_pt)
        if layout.image and self.template.picture.place == "band":  # else it would stand on the picture
            press.widen(layout.panels[0], family, corner, x + size)
        colour = ink.colour_of(label.colour, family)
        draw_sign(press.canvas, press.pen, str(copy), self.template.label.font, colour, (x, y), size)
