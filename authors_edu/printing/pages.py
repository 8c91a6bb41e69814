"""The document: fronts and backs of a deck on sheets of paper, as one PDF. The same deck gives the same bytes.

Reads no file but templates and fonts, and knows no game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.model import Deck, family_letter
from authors_edu.decks.problems import Problem, Severity
from authors_edu.printing import ink
from authors_edu.printing.backs import back_form
from authors_edu.printing.card import Press
from authors_edu.printing.east_asia import by_deck, by_script, is_east_asian
from authors_edu.printing.errors import PrintError, Values, nearest, refused
from authors_edu.printing.fonts import has_east_asian, own_face
from authors_edu.printing.layout import Content, Layout, content_of, lay_out
from authors_edu.printing.paper import (
    BACKS,
    CARDS,
    MM,
    PAPERS,
    PRINTER_MARGIN_MM,
    Sheet,
    crop_marks,
    dealt_onto,
    sheet_for,
)
from authors_edu.printing.pen import Pen
from authors_edu.printing.shaping import clusters, set_line
from authors_edu.printing.template import Template, in_region, load_template
from authors_edu.printing.text import Style, clean, fit

rl_config.useA85 = 0  # binary streams are a fifth smaller

__all__ = ["PrintError", "PrintSettings", "Printed", "print_deck"]

_BLEED_MM = 2.5  # how far the backs' colour goes on beyond the outer cards
_FOOTER_PT = 7.0
_DUPLEX = {"long-edge": "DuplexFlipLongEdge", "short-edge": "DuplexFlipShortEdge", "none": "Simplex"}
_TOO_LONG = {"title": "title_too_long_for_card", "works": "works_too_long_for_card"}
_COLUMNS = {"title": "work", "creator": "creator", "year": "year", "clue": "clue", "works": "work"}


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """How a deck is printed. `only` holds labels (A3, C1) to print lost cards again; empty prints all."""

    template: str = "classic"
    paper: str = "a4"
    card: str = "poker"
    backs: str = "long-edge"
    crop_marks: bool = True
    list_works: bool = True
    only: tuple[str, ...] = ()
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Printed:
    """A PDF, what is wrong with its cards, how many sheets of paper it takes and how many cards it holds."""

    pdf: bytes
    problems: tuple[Problem, ...]
    sheets: int
    cards: int


def print_deck(deck: Deck, settings: PrintSettings = PrintSettings()) -> Printed:  # frozen
    """Prints a deck; raises PrintError where the settings name something that does not exist.

    The PDF is made in any case. A problem with severity error says that a card cannot be used as it is.
    """
    cards = _chosen(deck, settings)
    template = load_template(settings.template)
    sheet = sheet_for(PAPERS[settings.paper], CARDS[settings.card])
    texts = [
        " ".join((family.creator, *(f"{card.work} {card.clue}" for card in family.cards))) for family in deck.families
    ]
    region = by_deck((*texts, deck.name))
    looks = tuple(in_region(template, by_script(text) or region) for text in texts)
    document = _Document(deck, settings, in_region(template, region), looks, sheet, BytesIO())
    pdf = document.printed(cards)
    return Printed(pdf, tuple(document.problems), -(-len(cards) // sheet.count), len(cards))


def _chosen(deck: Deck, settings: PrintSettings) -> list[int]:
    """Gives the numbers of the cards to print; raises PrintError with everything that the settings get wrong."""
    wrong = []
    for kind, value, known in (
        ("unknown_paper", settings.paper, tuple(PAPERS)),
        ("unknown_card_size", settings.card, tuple(CARDS)),
        ("unknown_backs", settings.backs, BACKS),
    ):
        if value not in known:
            wrong.append(refused(kind, value=value, nearest=nearest(value, known), known=known))
    labels = {deck.label(card): card for card in range(len(deck.cards))}
    chosen = {labels[label] for label in map(str.upper, settings.only) if label in labels}
    for label in settings.only:
        if label.upper() not in labels:
            wrong.append(refused("unknown_label", value=label, first="A1", last=list(labels)[-1] if labels else ""))
    if not labels:
        wrong.append(refused("nothing_to_print"))
    if wrong:
        raise PrintError(*wrong)
    return sorted(chosen) if settings.only else list(range(len(deck.cards)))


def _wrong(content: Content, layout: Layout, first: bool) -> Iterator[Problem]:
    """Tells what a card lost: characters without a glyph, and text that was cut.

    What is the family's own is told once, by its `first` card; what is another title's, by the card of that title.
    """
    silent = ("works",) if first else ("works", "creator")
    for block, characters in layout.missing:
        if block not in silent:
            codes = tuple(f"U+{ord(char[0]):04X}" for char in characters)
            extra = "cjk" if is_east_asian("".join(characters)) and not has_east_asian() else ""
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
    sheet: Sheet
    file: BytesIO
    problems: list[Problem] = field(default_factory=list)
    _bookmarked: set[int] = field(default_factory=set)

    def printed(self, cards: Sequence[int]) -> bytes:
        canvas = self._canvas()
        pen = Pen(canvas)
        press = Press(canvas, self.template, self.sheet.card, pen)
        with_backs = self.settings.backs != "none"
        initial = next(iter(clusters(clean(self.deck.name).upper())), "A")
        back = back_form(canvas, pen, self.template, self.sheet.card, initial) if with_backs else ""
        dealt = list(dealt_onto(self.sheet, cards))
        for number, part in enumerate(dealt, 1):
            self._fronts(press, part)
            self._footer(press, f"{number}/{len(dealt)}")
            canvas.showPage()
            if with_backs:
                self._backs(canvas, len(part), back)
        canvas.save()
        return self.file.getvalue()

    def _canvas(self) -> Canvas:
        paper = self.sheet.paper
        canvas = Canvas(
            self.file,
            pagesize=(paper.width_mm * MM, paper.height_mm * MM),
            invariant=1,
            pageCompression=1,
            lang=self.settings.language,
            # Else each page would name Helvetica, which is not embedded. The stubs want a number here.
            initialFontName=own_face(self.template.title.font).name,  # type: ignore[arg-type]
        )
        canvas.setTitle(clean(self.deck.name))
        canvas.setAuthor("Authors Edu")
        canvas.setCreator("Authors Edu")
        canvas.setSubject("")  # ReportLab would write "unspecified"
        canvas.setViewerPreference("PrintScaling", "None")
        canvas.setViewerPreference("Duplex", _DUPLEX[self.settings.backs])
        canvas.showOutline()
        return canvas

    def _fronts(self, press: Press, cards: Sequence[int]) -> None:
        for card, slot in zip(cards, self.sheet.slots, strict=False):
            content = content_of(self.deck, card, self.settings.list_works)
            layout = lay_out(content, self.looks[content.family], self.sheet.card)
            first = content.family not in self._bookmarked
            if first:
                self._bookmark(press.canvas, content)
            press.front(layout, content.family, slot.x_mm * MM, self._up(slot.bottom_mm))
            self.problems.extend(_wrong(content, layout, first))
        if self.settings.crop_marks:
            self._marks(press.canvas)

    def _bookmark(self, canvas: Canvas, content: Content) -> None:
        self._bookmarked.add(content.family)
        key = f"family{content.family}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(f"{family_letter(content.family)}  {clean(content.creator)}", key)

    def _backs(self, canvas: Canvas, count: int, back: str) -> None:
        sheet, backs = self.sheet, self.settings.backs
        slots = [sheet.slots[sheet.back_slot(slot, backs)] for slot in range(count)]
        ground = ink.colour_of(self.template.back.ground, 0)
        canvas.addLiteral(ink.fill(ground))
        for slot in slots:  # first all bleeds, so that none covers a neighbour
            wide = slot.inset(-_BLEED_MM)
            box = ink.rectangle(wide.x_mm * MM, self._up(wide.bottom_mm), wide.width_mm * MM, wide.height_mm * MM)
            canvas.addLiteral(f"{box} f")
        for slot in slots:
            x, y = slot.x_mm * MM, self._up(slot.bottom_mm)
            turned = backs == "short-edge"
            place = (
                f"-1 0 0 -1 {x + slot.width_mm * MM:.3f} {y + slot.height_mm * MM:.3f}"
                if turned
                else f"1 0 0 1 {x:.3f} {y:.3f}"
            )
            canvas.addLiteral(f"q {place} cm")
            canvas.doForm(back)
            canvas.addLiteral("Q")
        canvas.showPage()

    def _marks(self, canvas: Canvas) -> None:
        lines = [
            f"{x1 * MM:.3f} {self._up(y1):.3f} m {x2 * MM:.3f} {self._up(y2):.3f} l S"
            for x1, y1, x2, y2 in crop_marks(self.sheet)
        ]
        canvas.addLiteral(f"{ink.stroke('#000000')} 0.35 w {' '.join(lines)}")

    def _footer(self, press: Press, number: str) -> None:
        """Writes the deck's name and the number of the sheet into the middle column's margin, outside all cards."""
        style = Style(self.template.year.font, _FOOTER_PT, _FOOTER_PT)
        last = set_line(f" \u00b7 {number}", style.font)
        room = self.sheet.card.width_mm * MM - 6 - last.width * _FOOTER_PT
        parts = [*fit((self.deck.name,), style, room, _FOOTER_PT * 1.1).lines[:1], last]
        x = (self.sheet.paper.width_mm * MM - sum(part.width for part in parts) * _FOOTER_PT) / 2
        press.canvas.addLiteral(ink.fill("#4a4f5c"))
        for part in parts:
            press.pen.write(part, _FOOTER_PT, x, (PRINTER_MARGIN_MM + 0.6) * MM)
            x += part.width * _FOOTER_PT

    def _up(self, down_mm: float) -> float:
        """Turns mm from the top into points from the bottom."""
        return (self.sheet.paper.height_mm - down_mm) * MM
