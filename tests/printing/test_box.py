"""The tuck box: as deep as the deck is thick, cut out along one closed line, folded from one sheet."""

import io
import itertools
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pypdfium2  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader
from support.sheet_reader import MM, find, printed, refusals

from authors_edu.decks.model import Deck
from authors_edu.printing.box import thickness_mm, tuck_box
from authors_edu.printing.errors import PrintError
from authors_edu.printing.paper import Size
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.sheets import CARDS, PAPERS

MakeDeck = Callable[..., Deck]


def test_a_deck_is_as_thick_as_its_paper_weighs():
    # 52 cards of 200 g/m² with a bulk of 1.3 cm³/g: 52 x 0.26 mm
    assert thickness_mm(52, 200) == pytest.approx(13.52)
    assert thickness_mm(52, 200, leaves=2) == pytest.approx(27.04)
    # 80 g/m² office paper: 500 sheets are a ream of 5.2 cm
    assert thickness_mm(500, 80) == pytest.approx(52)


def test_a_poker_deck_of_52_cards_by_hand():
    box = tuck_box(52, CARDS["poker"], 200, PAPERS["a4"])
    assert box.inner == pytest.approx((64.5, 89.5, 15.02))
    assert box.paper == PAPERS["a4"]
    # 11 glue + 64.5 back + 15.02 side + 64.5 front + 15.02 side = 170.04, in the middle of 210
    assert box.glue.x_mm == pytest.approx(19.98)
    assert (box.back.x_mm, box.front.x_mm) == pytest.approx((30.98, 110.5))
    assert box.sides[1].right_mm == pytest.approx(190.02)
    assert box.back.y_mm == box.front.y_mm == pytest.approx((297 - 89.5) / 2)


@given(st.integers(4, 200), st.floats(40, 110), st.floats(50, 150), st.floats(60, 400), st.sampled_from(sorted(PAPERS)))
def test_a_box_closes_and_lies_within_the_printers_margins_or_is_refused(
    cards: int, width: float, height: float, gsm: float, name: str
):
    paper = PAPERS[name]
    try:
        box = tuck_box(cards, Size(width, height), gsm, paper)
    except PrintError as error:
        assert error.kind == "box_too_large"
        deep = max(thickness_mm(cards, gsm) + 1.5, 6)
        across, down = 11 + 2 * (width + 1.5 + deep), height + 1.5 + 2 * (deep + 13)
        for wide, high in ((paper.width_mm, paper.height_mm), (paper.height_mm, paper.width_mm)):
            assert across > wide - 10 or down > high - 10
        return
    inner_width, inner_height, deep = box.inner
    assert inner_width >= width + 1 and inner_height >= height + 1 and deep >= thickness_mm(cards, gsm) + 1
    walls = (box.glue, box.back, box.sides[0], box.front, box.sides[1])
    for left, right in itertools.pairwise(walls):
        assert left.right_mm == pytest.approx(right.x_mm)
        assert (left.y_mm, left.height_mm) == (right.y_mm, right.height_mm)
    assert box.back.width_mm == box.front.width_mm
    for side, lid in zip(box.sides, box.lids, strict=True):
        assert side.width_mm == pytest.approx(lid.height_mm)  # a lid covers what the sides leave open
        assert lid.width_mm == box.back.width_mm
    # One closed line: each end of a cut is the end of exactly one other.
    middle, top, radius = box.notch
    ends = [point for path in box.cuts for point in (path[0], path[-1])]
    ends += [(middle - radius, top), (middle + radius, top)]
    counted = Counter((round(x, 6), round(y, 6)) for x, y in ends)
    assert set(counted.values()) == {2}
    corners = [point for path in box.cuts for point in path]
    for x, y in corners:
        assert 5 - 1e-6 <= x <= box.paper.width_mm - 5 + 1e-6 and 5 - 1e-6 <= y <= box.paper.height_mm - 5 + 1e-6
    # Dust flaps meet no further than the middle.
    for side in box.sides:
        flaps = [y for path in box.cuts for x, y in path if side.x_mm < x < side.right_mm]
        assert all(min(abs(y - side.y_mm), abs(y - side.bottom_mm)) <= box.front.width_mm / 2 + 1e-6 for y in flaps)


def test_what_does_not_fit_on_the_paper_is_a_sentence(deck_of: MakeDeck):
    assert refusals(deck_of(13), "box", settings=PrintSettings(paper="a5")) == [
        "A box for 52 cards takes 170.04 × 145.54 mm; paper of 148 × 210 mm has 138 × 200 mm within its margins. Take "
        "larger paper for the box, or thinner paper for the cards."
    ]


def test_a_box_turns_the_paper_where_that_helps(deck_of: MakeDeck):
    pdf = printed(deck_of(6), "box", settings=PrintSettings(card="large")).pdf
    page = PdfReader(io.BytesIO(pdf)).pages[0].mediabox
    assert page.width > page.height


def test_cards_that_are_folded_over_make_a_deeper_box(deck_of: MakeDeck):
    single, double = (tuck_box(52, CARDS["poker"], 120, PAPERS["a3"], leaves).inner[2] for leaves in (1, 2))
    assert double - single == pytest.approx(52 * 0.156)
    folded = printed(deck_of(13), "box", paper_gsm=120, settings=PrintSettings(backs="fold"))
    spine = find(folded.pdf, "Test deck")[0]
    assert folded.sheets == 1 and spine


def test_the_lines_on_paper_are_those_of_the_plan(deck_of: MakeDeck):
    pdf = printed(deck_of(13), "box").pdf
    content = PdfReader(io.BytesIO(pdf)).pages[0].get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
    drawn = {(round(float(x), 2), round(float(y), 2)) for x, y in re.findall(r"([\d.]+) ([\d.]+) [ml]\b", content)}
    box = tuck_box(52, CARDS["poker"], 200, PAPERS["a4"])
    corners = [point for path in box.cuts for point in path]
    corners += [point for x1, y1, x2, y2 in box.folds for point in ((x1, y1), (x2, y2))]
    for x, y in corners:
        assert any(abs(x * MM - a) < 0.02 and abs((297 - y) * MM - b) < 0.02 for a, b in drawn)
    assert "[3 2.5] 0 d" in content  # folds are dashed


def test_the_front_shows_the_name_and_the_pattern_of_the_backs(deck_of: MakeDeck):
    deck = replace(deck_of(13), name="Owls and Larks of the North")
    pdf = printed(deck, "box").pdf
    box = tuck_box(52, CARDS["poker"], 200, PAPERS["a4"])
    text = pypdfium2.PdfDocument(pdf)[0].get_textpage()
    front = box.front
    edges = (front.x_mm, 297 - front.bottom_mm, front.right_mm, 297 - front.y_mm)
    read = " ".join(text.get_text_bounded(*(edge * MM for edge in edges)).split())
    assert "Owls and Larks of the North" in read and "13 families · 52 cards" in read
    content = PdfReader(io.BytesIO(pdf)).pages[0].get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
    assert len(re.findall(r"/FormXob\.\w+ Do", content)) == 2  # the pattern, on the back and on the front


@pytest.mark.parametrize("name", ["A", "W" * 30, "The " + "very long " * 12 + "name of a deck", "ספרים של ארץ ישראל"])
@pytest.mark.parametrize("card", ["mini", "poker", "large"])
def test_a_name_of_any_length_stays_within_its_field(deck_of: MakeDeck, name: str, card: str):
    deck = replace(deck_of(26), name=name)
    pdf = printed(deck, "box", paper_gsm=100, settings=PrintSettings(card=card)).pdf
    box = tuck_box(104, CARDS[card], 100, PAPERS["a4"])
    (count,) = find(pdf, "26 families")
    middle = box.front.y_mm + box.front.height_mm / 2
    half = box.front.height_mm * 0.23
    assert middle - half < count.top_mm and count.bottom_mm < middle + half
    first = find(pdf, name.split()[0][:5]) or find(pdf, name.split()[0][::-1])
    on_front = [read for read in first if box.front.x_mm <= read.left_mm <= box.front.right_mm]
    assert on_front and all(read.top_mm > middle - half for read in on_front)


def test_a_name_that_no_field_holds_is_refused(deck_of: MakeDeck):
    deck = replace(deck_of(2), name="a very long name " * 200)
    assert refusals(deck, "box")[0].endswith("is too long for its box. Shorten it.")
