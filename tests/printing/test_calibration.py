"""The calibration sheet tells the offset of any printer, read off as a person reads it: against the light."""

import io
import re
from dataclasses import replace

import pypdfium2  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from authors_edu.printing.calibration import calibration_sheet
from authors_edu.printing.calibration_plan import plan_of
from authors_edu.printing.errors import PrintError
from authors_edu.printing.job import sheet_of_settings, way_through_printer
from authors_edu.printing.paper import BACKS, Box, Size
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.sheets import PAPERS
from authors_edu.words.paper import calibration
from authors_edu.words.printing import sentence

POINTS = 72 / 25.4
_NUMBER = r"(-?[\d.]+)"
Place = tuple[float, float]


def sheet_for_printer(settings: PrintSettings) -> bytes:
    return calibration_sheet(settings, *calibration(settings.offset_mm, way_through_printer(settings)))


def drawn(pdf: bytes) -> tuple[list[Place], list[Place], Size]:
    """The middles of the rings and of the crosses, in mm from the top left corner of their pages, and the page."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    front, back = (page.get_contents().get_data().decode("latin-1") for page in pages)  # type: ignore[union-attr]
    size = Size(float(pages[0].mediabox.width) / POINTS, float(pages[0].mediabox.height) / POINTS)
    rings = re.findall(r"0\.5 w ([^S]*?) h S", front)
    moved = re.findall(rf"^1 0 0 1 {_NUMBER} {_NUMBER} cm", back, re.MULTILINE)[-1]
    crosses = re.findall(rf"0\.5 w {_NUMBER} {_NUMBER} m {_NUMBER} {_NUMBER} l", back)
    middles = []
    for ring in rings:
        corners = [tuple(map(float, pair)) for pair in re.findall(rf"{_NUMBER} {_NUMBER} [ml]", ring)]
        xs, ys = zip(*corners, strict=True)
        middles.append(((min(xs) + max(xs)) / 2 / POINTS, size.height_mm - (min(ys) + max(ys)) / 2 / POINTS))
    x, y = (float(part) for part in moved)
    seen = [
        (((float(x1) + float(x2)) / 2 + x) / POINTS, size.height_mm - (float(y1) + y) / POINTS)
        for x1, y1, x2, _ in crosses
    ]
    return middles, seen, size


@pytest.mark.parametrize("backs", ["long-edge", "short-edge", "separate"])
@pytest.mark.parametrize(("paper", "card"), [("a4", "poker"), ("letter", "a6"), ("a5", "poker"), ("a3", "poker")])
@pytest.mark.parametrize("error", [(0.0, 0.0), (1.5, -2.0), (-3.0, 1.0)])
def test_the_square_whose_cross_stands_in_its_ring_tells_the_offset(paper: str, card: str, backs: str, error: Place):
    settings = PrintSettings(paper=paper, card=card, backs=backs)
    rings, crosses, page = drawn(sheet_for_printer(settings))
    upright = page.height_mm >= page.width_mm
    at_the_side = upright != (backs == "short-edge")
    # A printer that lays its backs off by this error; the page is then looked at through its front.
    off = [(x + error[0], y + error[1]) for x, y in crosses]
    through = [(page.width_mm - x, y) if at_the_side else (x, page.height_mm - y) for x, y in off]
    hits = [
        number
        for number, (ring, cross) in enumerate(zip(rings, through, strict=True))
        if ring == pytest.approx(cross, abs=0.01)
    ]
    assert len(hits) == 1
    # What is printed in that square, read as a person does, is what takes the error away.
    (told,) = [target.offset_mm for target in (plan_of(page).targets[number] for number in hits)]
    assert told == (-error[0], -error[1])


def told_by(settings: PrintSettings, off: Place) -> Place:
    """What the sheet tells of a printer that moves the back, as one looks at that page, by `off`."""
    rings, crosses, page = drawn(sheet_for_printer(settings))
    at_the_side = (page.height_mm >= page.width_mm) != (settings.backs == "short-edge")
    seen = [(x + off[0], y + off[1]) for x, y in crosses]
    through = [(page.width_mm - x, y) if at_the_side else (x, page.height_mm - y) for x, y in seen]
    (hit,) = [
        target
        for target, ring, cross in zip(plan_of(page).targets, rings, through, strict=True)
        if ring == pytest.approx(cross, abs=0.01)
    ]
    return hit.offset_mm


def quarters(drift: Place, turns: int) -> Place:
    """A drift as it is seen where the page is turned back by so many quarters, clockwise: right becomes down."""
    for _ in range(turns):
        drift = (-drift[1], drift[0])
    return drift


@pytest.mark.parametrize(
    ("settings", "turns"),
    [
        (PrintSettings(), (0,)),
        (PrintSettings(backs="short-edge"), (2,)),  # the back stands on its head in the printer
        (
            PrintSettings(card="a6"),
            (1, 3),
        ),  # a lying page is turned to the left by one printer, to the right by another
        (PrintSettings(card="a6", backs="short-edge"), (1, 3)),
    ],
)
def test_one_printer_has_another_offset_for_each_way_in_which_sheets_go_through_it(
    settings: PrintSettings, turns: tuple[int, ...]
):
    drift = (1.0, -2.0)  # of the sheet in the printer; it is the same for every sheet
    right = [quarters((-1.0, 2.0), turn) for turn in turns]
    assert [told_by(settings, quarters(drift, turn)) for turn in turns] == right
    upright = told_by(PrintSettings(), drift)
    assert (way_through_printer(settings) == way_through_printer(PrintSettings())) == (right == [upright])


def test_the_ways_through_a_printer_are_told_apart():
    ways = {way_through_printer(PrintSettings(card=card, backs=backs)) for card in ("poker", "a6") for backs in BACKS}
    assert ways == {
        f"{page} {backs}" for page in ("portrait", "landscape") for backs in ("long-edge", "short-edge", "separate")
    }


def test_the_offset_found_moves_the_cross_of_nought_into_its_ring():
    settings = PrintSettings(offset_mm=(1.5, -2.0))
    rings, crosses, page = drawn(sheet_for_printer(settings))
    error = (-1.5, 2.0)
    middle = len(rings) // 2
    x, y = crosses[middle][0] + error[0], crosses[middle][1] + error[1]
    assert (page.width_mm - x, y) == pytest.approx(rings[middle], abs=0.01)
    assert plan_of(page).targets[middle].offset_mm == (0.0, 0.0)


def test_each_square_of_the_front_carries_its_two_numbers():
    page = pypdfium2.PdfDocument(sheet_for_printer(PrintSettings()))[0]
    text = page.get_textpage()
    for target in plan_of(PAPERS["a4"]).targets:
        box = target.square
        edges = (box.x_mm, 297 - box.bottom_mm, box.right_mm, 297 - box.y_mm)
        read = text.get_text_bounded(*(edge * POINTS for edge in edges)).replace("−", "-").split()
        assert read == ["→", f"{target.offset_mm[0]:g}", "↓", f"{target.offset_mm[1]:g}"]


@pytest.mark.parametrize("settings", [PrintSettings(), PrintSettings(card="a6"), PrintSettings(paper="a5")])
def test_fault_04_both_sides_carry_rulers_of_100_mm_and_4_in(settings: PrintSettings):
    for page in PdfReader(io.BytesIO(sheet_for_printer(settings))).pages:
        content = page.get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
        lines = re.findall(rf"{_NUMBER} ({_NUMBER}) m {_NUMBER} \2 l", content)
        longs = {round((float(end) - float(start)) / POINTS, 2) for start, _, _, end in lines}
        assert {100.0, 101.6} <= longs
        text = page.extract_text()
        assert "100 mm" in text and "4 in" in text


def test_fault_04_the_sheet_asks_to_be_printed_unscaled_on_both_sides():
    for backs, duplex in (("long-edge", "/DuplexFlipLongEdge"), ("short-edge", "/DuplexFlipShortEdge")):
        wishes = PdfReader(io.BytesIO(sheet_for_printer(PrintSettings(backs=backs)))).root_object["/ViewerPreferences"]
        assert (wishes["/PrintScaling"], wishes["/Duplex"]) == ("/None", duplex)  # type: ignore[index]


def test_the_same_settings_give_the_same_bytes():
    assert sheet_for_printer(PrintSettings()) == sheet_for_printer(PrintSettings())


def test_it_lies_as_the_deck_will_lie():
    settings = PrintSettings(card="a6")
    assert drawn(sheet_for_printer(settings))[2].width_mm == pytest.approx(297, abs=0.01)
    assert sheet_of_settings(settings).paper == Size(297, 210)
    folded = replace(settings, card="poker", backs="fold")  # nothing is printed on the other side: no need to lie
    assert drawn(sheet_for_printer(folded))[2].width_mm == pytest.approx(210, abs=0.01)


@given(st.floats(60, 500), st.floats(60, 500))
def test_squares_rulers_and_words_keep_apart_on_any_paper_or_it_is_refused(width: float, height: float):
    paper = Size(width, height)
    try:
        plan = plan_of(paper)
    except PrintError as error:
        assert error.kind == "paper_too_small_to_calibrate"
        assert min(paper.width_mm, paper.height_mm) < 148 or max(paper.width_mm, paper.height_mm) < 210  # A5 will do
        return
    squares = [target.square for target in plan.targets]
    grid = Box(squares[0].x_mm, squares[0].y_mm, squares[-1].right_mm - squares[0].x_mm, squares[-1].bottom_mm - 10)
    boxes = (grid, plan.rulers, plan.words)
    for number, box in enumerate(boxes):
        assert box.x_mm >= 10 - 1e-6 and box.right_mm <= width - 10 + 1e-6
        assert box.y_mm >= 10 - 1e-6 and box.bottom_mm <= height - 10 + 1e-6
        for other in boxes[number + 1 :]:
            assert box.right_mm <= other.x_mm + 1e-6 or box.bottom_mm <= other.y_mm + 1e-6
    assert plan.rulers.width_mm >= 101.6
    assert {target.offset_mm for target in plan.targets} >= {(0, 0), (3, 3), (-3, 2), (1, -1)}


def test_paper_that_is_too_small_is_refused():
    with pytest.raises(PrintError) as caught:
        sheet_for_printer(PrintSettings(paper="100x100mm"))
    assert [sentence(problem) for problem in caught.value.problems] == [
        "Paper of 100 × 100 mm is too small for the calibration sheet. Take A5 or more."
    ]


def test_the_words_say_which_offset_the_sheet_was_printed_with():
    front, _ = calibration((0.5, -1.0), "portrait long-edge")
    assert front[-1] == "This sheet was printed with the offset 0.5, -1. Add its numbers to these."
    assert len(calibration((0.0, 0.0), "portrait long-edge")[0]) == len(front) - 1


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (PrintSettings(), "For upright pages, flipped on the long edge;"),
        (PrintSettings(card="a6", backs="short-edge"), "For lying pages, flipped on the short edge;"),
        (PrintSettings(paper="a5", backs="separate"), "For upright pages, with the backs in a second run;"),
        (PrintSettings(backs="none"), "For upright pages, flipped on the long edge;"),
    ],
)
def test_a_sheet_says_for_which_way_through_the_printer_it_is(settings: PrintSettings, told: str):
    front = PdfReader(io.BytesIO(sheet_for_printer(settings))).pages[0]
    assert told in " ".join(front.extract_text().split())
    assert (front.mediabox.width > front.mediabox.height) == ("lying" in told)
