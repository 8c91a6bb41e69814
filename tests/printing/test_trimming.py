"""Marks, lines and footer lie beside the cards, outside every bleed and inside what a printer prints."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from authors_edu.printing.paper import Box, Sheet, Size, around, sheet_for
from authors_edu.printing.sheets import CARDS, LABEL_SHEETS, PAPERS
from authors_edu.printing.trimming import (
    Footer,
    Line,
    crop_marks,
    cuts_of,
    fold_line,
    footer_place,
    has_room_for_marks,
    lines_across,
)

bleeds = st.floats(0, 6)


@st.composite
def named_sheets(draw: st.DrawFn) -> Sheet:
    """Every paper with every card, flat, folded or perforated, with any gap."""
    if draw(st.booleans()):
        return draw(st.sampled_from(list(LABEL_SHEETS.values()))).upright()
    paper, card = draw(st.sampled_from(list(PAPERS.values()))), draw(st.sampled_from(list(CARDS.values())))
    try:
        return sheet_for(paper, card, draw(st.floats(0, 8)), 5.0, draw(st.none() | st.floats(0, 5)))
    except ValueError:
        assume(False)
        raise


def touches(line: Line, box: Box) -> bool:
    x1, y1, x2, y2 = line
    return x2 > box.x_mm and x1 < box.right_mm and y2 > box.y_mm and y1 < box.bottom_mm


@given(named_sheets(), bleeds)
def test_marks_lie_outside_all_bleeds_and_inside_the_printers_margin(sheet: Sheet, bleed: float):
    for line in crop_marks(sheet.paper, sheet.trims, bleed):
        x1, y1, x2, y2 = line
        assert x1 <= x2 and y1 <= y2
        assert 1.5 - 1e-9 <= (x2 - x1) + (y2 - y1) <= 5 + 1e-9  # long enough to be seen
        assert min(x1, y1) >= 5 - 1e-9
        assert x2 <= sheet.paper.width_mm - 5 + 1e-9 and y2 <= sheet.paper.height_mm - 5 + 1e-9
        assert not any(touches(line, trim.inset(-bleed - 0.5)) for trim in sheet.trims)


@given(named_sheets(), bleeds)
def test_every_cut_has_a_mark_or_its_lack_is_known(sheet: Sheet, bleed: float):
    marks = crop_marks(sheet.paper, sheet.trims, bleed)
    upright = [x1 for x1, _, x2, _ in marks if x1 == x2]
    level = [y1 for _, y1, _, y2 in marks if y1 == y2]
    every_x = [x for trim in sheet.trims for x in (trim.x_mm, trim.right_mm)]
    every_y = [y for trim in sheet.trims for y in (trim.y_mm, trim.bottom_mm)]
    is_marked = are_met(every_x, upright) and are_met(every_y, level)
    assert has_room_for_marks(sheet.paper, sheet.trims, bleed) == is_marked
    assert are_met(upright, every_x) and are_met(level, every_y)  # no mark where nothing is cut


def are_met(places: list[float], others: list[float]) -> bool:
    """Says whether each place has another one within two thousandths of a millimetre."""
    return all(any(abs(place - other) < 0.002 for other in others) for place in places)


def test_poker_cards_on_a4_have_a_mark_at_both_ends_of_each_of_eight_cuts():
    sheet = sheet_for(PAPERS["a4"], CARDS["poker"])
    assert len(crop_marks(sheet.paper, sheet.trims)) == 16
    assert (10.5, 10.9, 10.5, 15.9) in [
        tuple(round(part, 6) for part in mark) for mark in crop_marks(sheet.paper, sheet.trims)
    ]


def test_with_a_gap_each_edge_is_a_cut_of_its_own():
    sheet = sheet_for(PAPERS["a4"], CARDS["tarot"], gap_mm=4)
    xs, ys = cuts_of(sheet.trims)
    # by hand: (210 - 144) / 2 = 33; (297 - 244) / 2 = 26.5
    assert xs == pytest.approx([33, 103, 107, 177])
    assert ys == pytest.approx([26.5, 146.5, 150.5, 270.5])


@given(named_sheets())
def test_lines_for_a_guillotine_run_from_margin_to_margin_along_every_cut(sheet: Sheet):
    lines = lines_across(sheet.paper, sheet.trims)
    xs, ys = cuts_of(sheet.trims)
    assert [line[0] for line in lines if line[0] == line[2]] == xs
    assert [line[1] for line in lines if line[1] == line[3]] == ys
    for x1, y1, x2, y2 in lines:
        long = sheet.paper.height_mm if x1 == x2 else sheet.paper.width_mm
        assert (x2 - x1) + (y2 - y1) == pytest.approx(long - 10)


def test_fault_22_the_fold_runs_across_the_very_middle():
    assert fold_line(PAPERS["a4"].turned) == (5, 105, 292, 105)


def test_beside_a_card_that_goes_to_the_edge_the_footer_keeps_the_printers_margin():
    high = sheet_for(Size(148, 210), Size(86.5, 206.8), margin_mm=0.0)
    place = footer_place(high.paper, high.trims)
    assert place == Footer(Box(5, 5, 2.6, 200), turned=True)
    wide = sheet_for(Size(210, 148), Size(206.8, 86.5), margin_mm=0.0)
    place = footer_place(wide.paper, wide.trims)
    assert place == Footer(Box(5, 140.4, 200, 2.6), turned=False)


@given(named_sheets(), bleeds)
def test_fault_21_the_footer_lies_outside_every_trim_and_bleed_on_every_paper(sheet: Sheet, bleed: float):
    place = footer_place(sheet.paper, sheet.trims, bleed)
    outer = around(sheet.trims)
    room = max(sheet.paper.height_mm - outer.bottom_mm, outer.x_mm) - bleed - 5
    assert (place is None) == (room < 2.6)
    if place is None:
        return
    page = Box(0, 0, sheet.paper.width_mm, sheet.paper.height_mm).inset(5 - 1e-9)
    box = place.box
    assert box.x_mm >= page.x_mm and box.right_mm <= page.right_mm
    assert box.y_mm >= page.y_mm and box.bottom_mm <= page.bottom_mm
    assert max(box.width_mm, box.height_mm) >= 40  # room for a name
    shrunk = box.inset(1e-6)
    line = (shrunk.x_mm, shrunk.y_mm, shrunk.right_mm, shrunk.bottom_mm)
    assert not any(touches(line, trim.inset(-bleed)) for trim in sheet.trims)
    assert not any(
        touches(mark, box) if mark[0] != mark[2] else box.x_mm < mark[0] < box.right_mm and mark[3] > box.y_mm
        for mark in crop_marks(sheet.paper, sheet.trims, bleed)
    )
