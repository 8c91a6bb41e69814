"""Cards lie on the page without touching its edge, and every back lies behind its front."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authors_edu.printing.paper import CARDS, PAPERS, Sheet, Size, crop_marks, dealt_onto, sheet_for

PRESETS = [(paper, card) for paper in PAPERS.values() for card in CARDS.values()]

sizes = st.floats(20, 400).map(lambda mm: round(mm, 2))


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    paper = Size(draw(sizes.filter(lambda mm: mm > 40)), draw(sizes.filter(lambda mm: mm > 40)))
    card = Size(draw(st.floats(5, paper.width_mm - 10)), draw(st.floats(5, paper.height_mm - 10)))
    return sheet_for(paper, card)


@pytest.mark.parametrize(("paper", "left", "top"), [("a4", 10.5, 16.5), ("letter", 13.45, 7.7)])
def test_nine_poker_cards_lie_in_the_middle_of_the_page(paper: str, left: float, top: float):
    # by hand: (210 - 3 * 63) / 2 = 10.5, (297 - 3 * 88) / 2 = 16.5; (215.9 - 189) / 2 = 13.45, (279.4 - 264) / 2 = 7.7
    sheet = sheet_for(PAPERS[paper], CARDS["poker"])
    assert (sheet.columns, sheet.rows, sheet.count) == (3, 3, 9)
    assert sheet.slots[0].x_mm == pytest.approx(left)
    assert sheet.slots[0].y_mm == pytest.approx(top)
    assert (sheet.slots[5].width_mm, sheet.slots[5].height_mm) == (63, 88)


def test_a_large_card_lies_alone_on_its_page():
    assert sheet_for(PAPERS["a4"], Size(120, 170)).count == 1


def test_a_card_larger_than_the_printable_page_is_a_mistake_of_the_caller():
    with pytest.raises(ValueError, match="does not fit"):
        sheet_for(PAPERS["a4"], Size(205, 280))


@given(sheets())
def test_no_two_cards_overlap_and_none_leaves_the_printable_page(sheet: Sheet):
    for number, slot in enumerate(sheet.slots):
        assert slot.x_mm >= 5 - 1e-6 and slot.y_mm >= 5 - 1e-6
        assert slot.right_mm <= sheet.paper.width_mm - 5 + 1e-6
        assert slot.bottom_mm <= sheet.paper.height_mm - 5 + 1e-6
        for other in sheet.slots[number + 1 : number + 60]:
            apart = (
                slot.right_mm <= other.x_mm + 1e-6
                or other.right_mm <= slot.x_mm + 1e-6
                or slot.bottom_mm <= other.y_mm + 1e-6
                or other.bottom_mm <= slot.y_mm + 1e-6
            )
            assert apart


@given(sheets(), st.integers(0, 10_000))
def test_on_the_long_edge_a_back_lies_where_the_turned_page_shows_its_front(sheet: Sheet, number: int):
    slot = number % sheet.count
    front, back = sheet.slots[slot], sheet.slots[sheet.back_slot(slot, "long-edge")]
    assert back.x_mm == pytest.approx(sheet.paper.width_mm - front.right_mm)  # mirrored left to right
    assert back.y_mm == front.y_mm


@given(sheets(), st.integers(0, 10_000))
def test_on_the_short_edge_a_back_lies_where_the_turned_page_shows_its_front(sheet: Sheet, number: int):
    slot = number % sheet.count
    front, back = sheet.slots[slot], sheet.slots[sheet.back_slot(slot, "short-edge")]
    assert back.x_mm == front.x_mm
    assert back.y_mm == pytest.approx(sheet.paper.height_mm - front.bottom_mm)  # mirrored top to bottom


@given(sheets(), st.sampled_from(["long-edge", "short-edge"]))
def test_every_back_has_a_slot_of_its_own(sheet: Sheet, backs: str):
    places = [sheet.back_slot(slot, backs) for slot in range(sheet.count)]
    assert sorted(places) == list(range(sheet.count))
    assert [sheet.back_slot(place, backs) for place in places] == list(range(sheet.count))  # turned twice


def test_the_first_back_of_a_three_by_three_sheet_lies_in_the_third_column():
    sheet = sheet_for(PAPERS["a4"], CARDS["poker"])
    assert [sheet.back_slot(slot, "long-edge") for slot in range(9)] == [2, 1, 0, 5, 4, 3, 8, 7, 6]
    assert [sheet.back_slot(slot, "short-edge") for slot in range(9)] == [6, 7, 8, 3, 4, 5, 0, 1, 2]


@pytest.mark.parametrize(("paper", "card"), PRESETS)
def test_crop_marks_lie_outside_all_cards_and_inside_the_printers_margin(paper: Size, card: Size):
    sheet = sheet_for(paper, card)
    marks = crop_marks(sheet)
    assert len(marks) == 2 * (sheet.columns + 1) + 2 * (sheet.rows + 1)
    for x1, y1, x2, y2 in marks:
        assert x1 <= x2 and y1 <= y2
        assert 1.5 <= (x2 - x1) + (y2 - y1) <= 5  # long enough to be seen
        assert min(x1, y1) >= 5 - 1e-9
        assert x2 <= paper.width_mm - 5 + 1e-9 and y2 <= paper.height_mm - 5 + 1e-9
        for slot in sheet.slots:
            inside = x2 > slot.x_mm and x1 < slot.right_mm and y2 > slot.y_mm and y1 < slot.bottom_mm
            assert not inside


@pytest.mark.parametrize(("paper", "card"), PRESETS)
def test_every_cut_has_a_mark_at_both_ends(paper: Size, card: Size):
    sheet = sheet_for(paper, card)
    upright = sorted(round(x1, 6) for x1, _, x2, _ in crop_marks(sheet) if x1 == x2)
    edges = {round(edge, 6) for slot in sheet.slots for edge in (slot.x_mm, slot.right_mm)}
    assert upright == sorted([*edges, *edges])


@given(st.integers(0, 60))
def test_the_last_sheet_may_be_partly_filled(count: int):
    sheet = sheet_for(PAPERS["a4"], CARDS["poker"])
    dealt = [list(part) for part in dealt_onto(sheet, range(count))]
    assert [card for part in dealt for card in part] == list(range(count))
    assert len(dealt) == -(-count // 9)
    assert all(len(part) == 9 for part in dealt[:-1])
