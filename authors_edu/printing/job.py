"""A job: which card of which copy lies in which slot of which sheet. Checks the settings; draws nothing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Problem, Severity
from authors_edu.printing.errors import PrintError, nearest, refused
from authors_edu.printing.paper import BACKS, PRINTER_MARGIN_MM, Box, Sheet, Size, around, dealt_onto, sheet_for
from authors_edu.printing.settings import MARKS, RANGES, TYPEFACES, PrintSettings
from authors_edu.printing.sheets import CARDS, LABEL_SHEETS, PAPERS, card_of, paper_of, sheet_of
from authors_edu.printing.trimming import footer_place, has_room_for_marks

_LEAST_CARD_MM = 40.0  # on a smaller one no title can be read
_MOST_CARDS = (
    20_000  # in a file: 2,200 sheets, which a printer with one tray takes for hours and a computer half a minute
)

Side = Literal["fronts", "backs"]


@dataclass(frozen=True, slots=True)
class Place:
    """One card of one copy, and its slot. Slots and cards are counted from 0, copies from 1."""

    slot: int
    card: int
    copy: int


@dataclass(frozen=True, slots=True)
class Load:
    """What lies on one sheet of paper: sheet `number` of `total`, counted anew for each copy of the deck."""

    places: tuple[Place, ...]
    number: int
    total: int

    @property
    def copies(self) -> tuple[int, int]:
        """Gives the first and the last copy that has a card here."""
        return self.places[0].copy, self.places[-1].copy


@dataclass(frozen=True, slots=True)
class Job:
    """A deck on its sheets; `problems` are warnings about the paper."""

    sheet: Sheet
    loads: tuple[Load, ...]
    problems: tuple[Problem, ...]

    @property
    def cards(self) -> int:
        return sum(len(load.places) for load in self.loads)


def job_for(deck: Deck, settings: PrintSettings) -> Job:
    """Deals a deck onto sheets; raises PrintError with everything that the settings get wrong."""
    wrong = [*_wrong_names(settings), *_wrong_numbers(settings), *_wrong_labels(deck, settings)]
    if wrong:
        raise PrintError(*wrong)
    chosen = _chosen(deck, settings)
    if len(chosen) * settings.copies > _MOST_CARDS:
        cards = f"{len(chosen) * settings.copies:,}"
        raise PrintError(refused("too_many_cards", value=cards, most=f"{_MOST_CARDS:,}"))
    sheet = sheet_of_settings(settings)
    beyond = _runs(sorted({place for place in settings.skip if not 1 <= place <= sheet.count}))
    if beyond:
        raise PrintError(*(refused("unknown_place", value=run, last=sheet.count) for run in beyond))
    if len(set(settings.skip)) == sheet.count:
        raise PrintError(refused("no_place_left", last=sheet.count))
    return Job(sheet, tuple(_loads(sheet, chosen, settings)), tuple(_warnings(sheet, settings)))


def single_cards(deck: Deck, settings: PrintSettings, bleed_mm: float) -> Job:
    """Gives each card a page of its own that is larger by the bleed; raises PrintError as `job_for` does."""
    wrong = [*_wrong_names(settings), *_wrong_numbers(settings), *_wrong_labels(deck, settings)]
    if wrong:
        raise PrintError(*wrong)
    label = sheet_of(settings.sheet)
    card = label.upright().card if label else card_of(settings.card)
    assert card  # else _wrong_names had told
    page = Size(card.width_mm + 2 * bleed_mm, card.height_mm + 2 * bleed_mm)
    chosen = _chosen(deck, settings)
    loads = (Load((Place(0, number, 1),), place, len(chosen)) for place, number in enumerate(chosen, 1))
    return Job(Sheet(page, card, 1, 1, bleed_mm, bleed_mm, page), tuple(loads), ())


def sheet_of_settings(settings: PrintSettings) -> Sheet:
    """Gives the sheet that settings ask for; raises PrintError where they name none or the card does not fit."""
    wrong = [*_wrong_names(settings), *_wrong_numbers(settings)]
    if wrong:
        raise PrintError(*wrong)
    label = sheet_of(settings.sheet)
    if label:
        return label.upright()
    paper, card = paper_of(settings.paper), card_of(settings.card)
    assert paper and card  # else _wrong_names had told
    fold = settings.bleed_mm if settings.backs == "fold" else None
    try:
        return sheet_for(paper, card, settings.gap_mm, settings.margin_mm, fold)
    except ValueError:
        raise PrintError(_too_large(paper, card, settings.margin_mm, fold)) from None


def turned_for_calibration(settings: PrintSettings) -> PrintSettings:
    """Gives the settings with which both sides of the calibration sheet are printed, also for cards without backs."""
    return replace(settings, backs=settings.backs if settings.backs in ("short-edge", "separate") else "long-edge")


def way_through_printer(settings: PrintSettings) -> str:
    """Names how the sheets of these settings go through a printer; each way has an offset of its own.

    A printer lays backs off in its own directions. A landscape page is turned by a quarter before it goes in, to the
    left by one printer and to the right by another; a flip on the short edge turns the back by a half; and sheets that
    are laid in again for a second run go another way. So none follows from another. Raises PrintError.

    >>> way_through_printer(PrintSettings()), way_through_printer(PrintSettings(card="a6", backs="short-edge"))
    ('portrait long-edge', 'landscape short-edge')
    """
    turned = turned_for_calibration(settings)
    paper = sheet_of_settings(turned).paper
    return f"{'landscape' if paper.width_mm > paper.height_mm else 'portrait'} {turned.backs}"


def ink_beyond_mm(settings: PrintSettings, side: Side) -> float:
    """Gives how far the ink goes on beyond the trims of a page; fronts are white at their edges."""
    return settings.bleed_mm if side == "backs" or settings.backs == "fold" else 0.0


def trims_of(sheet: Sheet, settings: PrintSettings, side: Side) -> tuple[Box, ...]:
    """Gives every box that is cut out of a page."""
    if side == "fronts":
        return sheet.trims
    return tuple(sheet.back_box(slot, settings.backs) for slot in range(sheet.count))


def marks_on(settings: PrintSettings, side: Side) -> bool:
    """Says whether a page shows where to cut; a perforated sheet is not cut."""
    return settings.marks in (side, "both") and not settings.sheet


def _wrong_names(settings: PrintSettings) -> Iterator[Problem]:
    labels = tuple(LABEL_SHEETS)
    for kind, value, fits, known in (
        ("unknown_paper", settings.paper, paper_of(settings.paper) is not None, tuple(PAPERS)),
        ("unknown_card_size", settings.card, card_of(settings.card) is not None, tuple(CARDS)),
        ("unknown_backs", settings.backs, settings.backs in BACKS, BACKS),
        ("unknown_marks", settings.marks, settings.marks in MARKS, MARKS),
        ("unknown_typeface", settings.typeface, settings.typeface in ("", *TYPEFACES), TYPEFACES),
        ("unknown_sheet", settings.sheet, not settings.sheet or sheet_of(settings.sheet) is not None, labels),
    ):
        if not fits:
            yield refused(kind, value=value, nearest=_nearest(value, known), known=known)
    if settings.sheet and settings.backs == "fold":
        yield refused("fold_on_sheet", value=settings.sheet)
    card = card_of(settings.card)
    if card and not settings.sheet and min(card.width_mm, card.height_mm) < _LEAST_CARD_MM:
        yield refused("card_too_small", value=str(card), least=f"{_LEAST_CARD_MM:g}")


def _nearest(value: str, known: Sequence[str]) -> str:
    """Finds the name that was meant, also where its beginning was left out or more was said.

    "c32012" means avery-c32011, "sans-serif" means sans.
    """
    name = "-".join(value.casefold().split())
    if found := next((known_name for known_name in known if name.startswith(f"{known_name}-")), ""):
        return found
    short = {known_name.removeprefix("avery-"): known_name for known_name in known}
    return nearest(name, known) or short.get(nearest(name, short), "")


def _wrong_numbers(settings: PrintSettings) -> Iterator[Problem]:
    for key, (least, most) in RANGES.items():
        value = getattr(settings, key)
        for number in value if isinstance(value, tuple) else (value,):
            if not least <= number <= most:  # what is no number is in no range either
                right = str(least if number < least else most)
                yield refused("number_out_of_range", key=key, value=f"{number:g}", nearest=right)


def _wrong_labels(deck: Deck, settings: PrintSettings) -> Iterator[Problem]:
    labels = [deck.label(card) for card in range(len(deck.cards))]
    known = set(labels)
    for label in settings.only:
        if label.upper() not in known:
            yield refused("unknown_label", value=label, first="A1", last=labels[-1] if labels else "")
    if not labels:
        yield refused("nothing_to_print")


def _too_large(paper: Size, card: Size, margin_mm: float, fold_mm: float | None) -> Problem:
    width, height = (max(side - 2 * margin_mm, 0.0) for side in (paper.width_mm, paper.height_mm))
    if fold_mm is None:
        return refused("card_too_large", value=str(card), paper=str(paper), most=str(Size(width, height)))
    most = Size(width, max(paper.height_mm / 2 - margin_mm - fold_mm, 0.0))
    return refused("card_too_large_to_fold", value=str(card), paper=str(paper), most=str(most))


def _chosen(deck: Deck, settings: PrintSettings) -> list[int]:
    wanted = {label.upper() for label in settings.only}
    return [card for card in range(len(deck.cards)) if not wanted or deck.label(card) in wanted]


def _loads(sheet: Sheet, cards: Sequence[int], settings: PrintSettings) -> Iterator[Load]:
    """Starts each copy on a sheet of its own, unless one copy fills none: then they run on."""
    copies = [[(card, copy) for card in cards] for copy in range(1, settings.copies + 1)]
    if len(cards) < sheet.count:
        copies = [[place for copy in copies for place in copy]]
    used = {place - 1 for place in settings.skip}
    for copy in copies:
        dealt = list(dealt_onto(sheet, copy, used))
        used = set()  # only the very first sheet has been used before
        for number, part in enumerate(dealt, 1):
            yield Load(tuple(Place(slot, *place) for slot, place in part), number, len(dealt))


def _runs(places: Sequence[int]) -> list[str]:
    """Names places that follow each other together: "1-999" has hundreds that no sheet has.

    >>> _runs([0, 10, 11, 12, 15])
    ['0', '10–12', '15']
    """
    firsts = [place for place in places if place - 1 not in places]
    lasts = [place for place in places if place + 1 not in places]
    return [str(first) if first == last else f"{first}–{last}" for first, last in zip(firsts, lasts, strict=True)]


def _warnings(sheet: Sheet, settings: PrintSettings) -> Iterator[Problem]:
    """Tells what many printers will not print, and what has no room beside the cards."""
    outer = around(sheet.trims)
    right, low = sheet.paper.width_mm - outer.right_mm, sheet.paper.height_mm - outer.bottom_mm
    edge = min(outer.x_mm, outer.y_mm, right, low)
    if edge < PRINTER_MARGIN_MM - 0.005:
        values = {"value": f"{edge:.1f}", "least": f"{PRINTER_MARGIN_MM:g}"}
        yield Problem("cards_near_the_edge", Severity.WARNING, values=values)
    pages: tuple[Side, ...] = ("fronts", "backs") if settings.has_back_pages else ("fronts",)
    sides = [side for side in pages if marks_on(settings, side)]
    if not settings.lines_across and not all(
        has_room_for_marks(sheet.paper, sheet.trims, ink_beyond_mm(settings, side)) for side in sides
    ):
        yield Problem("no_room_for_marks", Severity.WARNING, values={"paper": str(sheet.paper)})
    if footer_place(sheet.paper, sheet.trims, ink_beyond_mm(settings, "fronts")) is None:
        yield Problem("no_room_for_footer", Severity.NOTE, values={"paper": str(sheet.paper)})
