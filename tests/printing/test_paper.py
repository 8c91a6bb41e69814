"""Cards lie on the page without touching its edge, and every back lies behind its front."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from authors_edu.printing.paper import Box, Sheet, Size, around, dealt_onto, sheet_for
from authors_edu.printing.sheets import CARDS, PAPERS

A4, LETTER = PAPERS["a4"], PAPERS["letter"]

sides = st.floats(30, 500).map(lambda mm: round(mm, 2))


@st.composite
def sheets(draw: st.DrawFn, fold: bool | None = None) -> Sheet:
    """Any paper with any card that fits, with and without gaps, flat or folded."""
    paper = Size(draw(sides), draw(sides))
    card = Size(draw(st.floats(8, 200)), draw(st.floats(8, 200)))
    gap, margin = draw(st.floats(0, 12)), draw(st.floats(0, 12))
    folds = draw(st.booleans()) if fold is None else fold
    try:
        return sheet_for(paper, card, gap, margin, draw(st.floats(0, 5)) if folds else None)
    except ValueError:
        assume(False)
        raise


def apart(one: Box, other: Box, by_mm: float = 0.0) -> bool:
    """Says whether two boxes do not overlap, and leave so much between them."""
    return (
        one.right_mm + by_mm <= other.x_mm + 1e-6
        or other.right_mm + by_mm <= one.x_mm + 1e-6
        or one.bottom_mm + by_mm <= other.y_mm + 1e-6
        or other.bottom_mm + by_mm <= one.y_mm + 1e-6
    )


@pytest.mark.parametrize(("paper", "left", "top"), [(A4, 10.5, 16.5), (LETTER, 13.45, 7.7)])
def test_nine_poker_cards_lie_in_the_middle_of_the_page(paper: Size, left: float, top: float):
    # by hand: (210 - 3 * 63) / 2 = 10.5, (297 - 3 * 88) / 2 = 16.5; (215.9 - 189) / 2 = 13.45, (279.4 - 264) / 2 = 7.7
    sheet = sheet_for(paper, CARDS["poker"])
    assert (sheet.paper, sheet.columns, sheet.rows) == (paper, 3, 3)
    assert (sheet.slots[0].x_mm, sheet.slots[0].y_mm) == pytest.approx((left, top))
    assert (sheet.slots[5].width_mm, sheet.slots[5].height_mm) == (63, 88)


@pytest.mark.parametrize(
    ("paper", "card", "turned", "columns", "rows"),
    [  # what holds more, by hand, with 5 mm left white on each side
        ("a4", "poker", False, 3, 3),  # turned: 4 x 2
        ("a4", "bridge", True, 5, 2),  # 287 / 57 = 5.04, 200 / 88 = 2.3: ten; upright 200 / 57 = 3.5: nine
        ("a4", "tarot", False, 2, 2),  # turned: 287 / 70 = 4.1, 200 / 120 = 1.7: also four, so it stays upright
        ("a4", "mini", False, 4, 4),  # 200 / 44 = 4.5, 287 / 68 = 4.2; turned 6 x 2
        ("a4", "business", True, 5, 2),  # 287 / 55 = 5.2, 200 / 85 = 2.4; upright 3 x 3
        ("letter", "business-us", False, 4, 3),  # 205.9 / 50.8 = 4.1, 269.4 / 88.9 = 3.03; turned 5 x 2
        ("a4", "a6", True, 2, 1),  # 287 / 105 = 2.7, 200 / 148 = 1.4; upright 1 x 1
        ("a4", "a7", False, 2, 2),
        ("a4", "large", False, 2, 2),
        ("letter", "large", False, 2, 2),
        ("a3", "poker", True, 6, 3),  # 410 / 63 = 6.5, 287 / 88 = 3.3: 18; upright 4 x 4: 16
        ("a5", "poker", False, 2, 2),
        ("legal", "poker", True, 5, 2),  # 345.6 / 63 = 5.5, 205.9 / 88 = 2.3; upright 3 x 3
        ("tabloid", "poker", True, 6, 3),
    ],
)
def test_the_paper_is_turned_where_it_then_holds_more(paper: str, card: str, turned: bool, columns: int, rows: int):
    sheet = sheet_for(PAPERS[paper], CARDS[card])
    assert sheet.paper == (PAPERS[paper].turned if turned else PAPERS[paper])
    assert (sheet.columns, sheet.rows) == (columns, rows)


@pytest.mark.parametrize(("width", "height", "count"), [(120, 170, 2), (150, 200, 1), (200, 287, 1)])
def test_fault_06_large_cards_lie_beside_each_other_or_alone(width: float, height: float, count: int):
    assert sheet_for(A4, Size(width, height)).count == count


def test_fault_06_a_card_larger_than_the_printable_page_is_a_mistake_of_the_caller():
    with pytest.raises(ValueError, match="does not fit"):
        sheet_for(A4, Size(205, 280))


def test_cards_that_fill_the_page_to_its_margins_fit():
    # 3 * 66.6 + 10 = 209.8; with a gap of 0.1 the three take 200.0 mm of the 200 there are
    assert sheet_for(A4, Size(66.6, 90), gap_mm=0.1).columns == 3


@given(sheets())
def test_no_two_cards_overlap_and_none_leaves_the_page(sheet: Sheet):
    page = Box(0, 0, sheet.paper.width_mm, sheet.paper.height_mm).inset(-1e-6)
    trims = sheet.trims
    assert len(trims) == sheet.count * (2 if sheet.folds else 1)
    for number, trim in enumerate(trims):
        assert page.x_mm <= trim.x_mm and trim.right_mm <= page.right_mm
        assert page.y_mm <= trim.y_mm and trim.bottom_mm <= page.bottom_mm
        assert all(apart(trim, other) for other in trims[number + 1 : number + 60])


@given(st.floats(0, 20), st.floats(0, 20), st.sampled_from(sorted(PAPERS)), st.sampled_from(sorted(CARDS)))
def test_gaps_and_margins_are_kept(gap: float, margin: float, paper: str, card: str):
    try:
        sheet = sheet_for(PAPERS[paper], CARDS[card], gap, margin)
    except ValueError:
        return
    outer = around(sheet.slots)
    edges = (outer.x_mm, outer.y_mm, sheet.paper.width_mm - outer.right_mm, sheet.paper.height_mm - outer.bottom_mm)
    assert min(edges) >= margin - 1e-6
    assert all(apart(sheet.slots[0], other, by_mm=gap) for other in sheet.slots[1:])


@given(st.sampled_from(sorted(PAPERS)), st.sampled_from(sorted(CARDS)))
def test_fault_05_every_paper_keeps_five_mm_white_around_every_card(paper: str, card: str):
    try:
        sheet = sheet_for(PAPERS[paper], CARDS[card])
    except ValueError:
        return
    page = Box(0, 0, sheet.paper.width_mm, sheet.paper.height_mm).inset(5 - 1e-9)
    outer = around(sheet.slots)
    assert page.x_mm <= outer.x_mm and outer.right_mm <= page.right_mm
    assert page.y_mm <= outer.y_mm and outer.bottom_mm <= page.bottom_mm


@given(sheets(fold=False), st.integers(0, 10_000), st.sampled_from(["long-edge", "short-edge", "separate"]))
def test_a_back_lies_where_the_turned_page_shows_its_front(sheet: Sheet, number: int, backs: str):
    front = sheet.slots[number % sheet.count]
    back = sheet.back_box(number % sheet.count, backs)
    portrait = sheet.paper.height_mm >= sheet.paper.width_mm
    # A page has its long edge at the side if it is upright, on top if it lies: there it is turned, and mirrored.
    at_the_side = portrait != (backs == "short-edge")
    assert sheet.turns_sideways(backs) == at_the_side
    if at_the_side:
        assert (back.x_mm, back.y_mm) == pytest.approx((sheet.paper.width_mm - front.right_mm, front.y_mm))
    else:
        assert (back.x_mm, back.y_mm) == pytest.approx((front.x_mm, sheet.paper.height_mm - front.bottom_mm))


@given(sheets(fold=False), st.sampled_from(["long-edge", "short-edge", "separate"]))
def test_every_back_lies_in_a_slot_of_its_own(sheet: Sheet, backs: str):
    found = set()
    for place in range(sheet.count):
        back = sheet.back_box(place, backs)
        [slot] = [
            number
            for number, slot in enumerate(sheet.slots)
            if abs(slot.x_mm - back.x_mm) < 1e-6 and abs(slot.y_mm - back.y_mm) < 1e-6
        ]
        found.add(slot)
    assert len(found) == sheet.count


def test_fault_01_the_first_back_of_a_three_by_three_sheet_lies_in_the_third_column():
    sheet = sheet_for(A4, CARDS["poker"])
    places = [(round(slot.x_mm, 6), round(slot.y_mm, 6)) for slot in sheet.slots]

    def slots_of(backs: str) -> list[int]:
        boxes = (sheet.back_box(slot, backs) for slot in range(9))
        return [places.index((round(box.x_mm, 6), round(box.y_mm, 6))) for box in boxes]

    assert slots_of("long-edge") == slots_of("separate") == [2, 1, 0, 5, 4, 3, 8, 7, 6]
    assert slots_of("short-edge") == [6, 7, 8, 3, 4, 5, 0, 1, 2]


@given(sheets(fold=True))
def test_fault_22_folded_across_its_middle_a_back_lies_on_its_front(sheet: Sheet):
    fold = sheet.paper.height_mm / 2
    for slot, front in enumerate(sheet.slots):
        back = sheet.back_box(slot, "fold")
        assert front.y_mm >= fold - 1e-6 >= back.bottom_mm - 2e-6
        assert (back.x_mm, fold - back.bottom_mm) == pytest.approx((front.x_mm, front.y_mm - fold))


def test_four_poker_cards_and_their_backs_fit_on_a_folded_page():
    # 210 / 2 - 5 - 2.5 = 97.5: one row of 88; 287 / 63 = 4.6: four columns
    sheet = sheet_for(A4, CARDS["poker"], fold_mm=2.5)
    assert (sheet.paper, sheet.columns, sheet.rows) == (A4.turned, 4, 1)
    assert sheet.slots[0] == Box(22.5, 107.5, 63, 88)
    assert sheet.back_box(0, "fold") == Box(22.5, 14.5, 63, 88)


@given(st.integers(0, 60), st.sets(st.integers(0, 8), max_size=8))
def test_used_slots_of_the_first_sheet_stay_empty(count: int, used: set[int]):
    sheet = sheet_for(A4, CARDS["poker"])
    dealt = list(dealt_onto(sheet, range(count), used))
    assert [card for part in dealt for _, card in part] == list(range(count))
    assert all(slot not in used for slot, _ in dealt[0]) if dealt else count == 0
    assert all([slot for slot, _ in part] == list(range(9)) for part in dealt[1:-1])
    assert len(dealt) == max(-(-(count + len(used)) // 9), 0) if count else not dealt
