"""The checklist: a row a student, a column a family, a box where they meet."""

import io
import itertools
import re

import pytest
from pypdf import PdfReader
from support.sheet_reader import MM, find, printed, refusals

from authors_edu.decks.model import Card, Deck, Family, family_letter
from authors_edu.printing.settings import PrintSettings


def a_deck(families: int, creator: str = "Creator") -> Deck:
    return Deck(
        "Sets",
        tuple(
            Family(f"{creator} {family:02}", tuple(Card(f"{family}-{n}", creator, f"Work {n}") for n in range(4)))
            for family in range(families)
        ),
    )


def boxes(pdf: bytes, page: int = 0) -> list[tuple[float, float]]:
    """The middles of the boxes to tick, in mm from the top left corner."""
    sheet = PdfReader(io.BytesIO(pdf)).pages[page]
    content = sheet.get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
    middles = []
    for path in re.findall(r"0\.7 w ([^S]*?) h S", content):
        corners = [tuple(map(float, pair)) for pair in re.findall(r"([\d.]+) ([\d.]+) [ml]", path)]
        xs, ys = zip(*corners, strict=True)
        middles.append(((min(xs) + max(xs)) / 2 / MM, float(sheet.mediabox.height) / MM - (min(ys) + max(ys)) / 2 / MM))
    return middles


def test_each_student_has_a_box_under_each_family_and_beside_the_name():
    students = ["Ann", "Ben", "Cleo"]
    pdf = printed(a_deck(5), "checklist", students=students).pdf
    found = boxes(pdf)
    assert len(found) == 15
    for row, student in enumerate(students):
        (name,) = find(pdf, student)
        for family in range(5):
            x, y = found[row * 5 + family]
            (creator,) = find(pdf, f"Creator {family:02}")
            assert x == pytest.approx((creator.left_mm + creator.right_mm) / 2, abs=1.0)
            assert name.top_mm - 1 < y < name.bottom_mm + 1
            assert name.right_mm < x - 2.1


def test_letter_symbol_and_creator_stand_above_each_column():
    pdf = printed(a_deck(13), "checklist", students=["Ann"]).pdf
    columns = [x for x, _ in boxes(pdf)]
    for family, x in enumerate(columns):
        letters = find(pdf, family_letter(family))
        assert any(abs((letter.left_mm + letter.right_mm) / 2 - x) < 0.3 for letter in letters)
    content = PdfReader(io.BytesIO(pdf)).pages[0].get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
    symbols = re.findall(r"q ([\d.]+) 0 0 -([\d.]+) ([\d.]+) ([\d.]+) cm", content)
    assert [(float(x) + 50 * float(size)) / MM for size, _, x, _ in symbols] == pytest.approx(columns, abs=0.01)


def test_a_class_of_thirty_and_thirteen_families_fit_a_page():
    for paper in ("a4", "letter"):
        names = [f"Student Number{n:02}" for n in range(30)]
        assert printed(a_deck(13), "checklist", students=names, settings=PrintSettings(paper=paper)).sheets == 1


def test_many_families_turn_the_paper_and_more_go_to_a_second_sheet():
    turned = printed(a_deck(22), "checklist", students=["Ann"]).pdf
    page = PdfReader(io.BytesIO(turned)).pages[0].mediabox
    assert page.width > page.height and len(boxes(turned)) == 22
    across = printed(a_deck(50), "checklist", students=["Ann", "Ben"]).pdf
    assert [len(boxes(across, page)) for page in range(2)] == [50, 50]
    assert [read.page for read in find(across, "Ann")] == [0, 1]


def test_every_name_of_a_long_class_is_there_once_and_whole():
    names = [f"Name{number:03}." for number in range(120)]
    result = printed(a_deck(4), "checklist", students=names)
    assert result.sheets > 1
    places = [(read.page, read.top_mm) for name in names for read in find(result.pdf, name)]
    assert len(places) == 120 and places == sorted(places)
    assert sum(len(boxes(result.pdf, page)) for page in range(result.sheets)) == 480


def test_without_names_there_are_blank_lines_down_the_page():
    pdf = printed(a_deck(3), "checklist").pdf
    found = boxes(pdf)
    assert len(found) >= 3 * 20
    assert max(y for _, y in found) < 297 - 14
    heights = sorted({round(y, 2) for _, y in found})
    assert all(after - before == pytest.approx(9, abs=0.02) for before, after in itertools.pairwise(heights))


def test_long_names_and_creators_make_room_for_themselves():
    creator = "A creator whose name is a sentence that goes on and on, and then on for a little while longer still"
    long = "Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the third of that name, called Bert by all his friends"
    pdf = printed(a_deck(6, creator), "checklist", students=[long, "Ann"]).pdf
    for word in long.split():
        assert find(pdf, word[:20])
    (first, *_), last = (boxes(pdf)[:6], boxes(pdf)[-1])
    assert last[1] - first[1] >= 9.0  # the long name takes two lines
    assert refusals(a_deck(2), "checklist", students=["word " * 5_000])[0].endswith(
        "is longer than a page. Shorten it."
    )
