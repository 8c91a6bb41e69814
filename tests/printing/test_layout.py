"""Whatever a card says, it stays within the safe zone and nothing covers anything."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laid_out import LOOKS, POKER, block, covered, ink, laid_out, outside, overlaps

from authors_edu.decks.model import Deck
from authors_edu.printing.layout import content_of, lay_out
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.settings import TYPEFACES
from authors_edu.printing.template import load_template, sized
from authors_edu.printing.typefaces import in_typeface

LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter"
LONG_WORKS = ("many words " * 9,) * 3
LONG_CREATOR = "Wolfgang Amadeus Theophilus Chrysostomus Sigismundus von Hohenlohe-Langenburg"


@pytest.mark.parametrize("typeface", ["", *TYPEFACES])
@pytest.mark.parametrize("look", LOOKS)
def test_fault_07_hostile_titles_stay_within_the_safe_zone(look: str, typeface: str, hostile: Deck):
    for card in range(len(hostile.cards)):
        layout = lay_out(content_of(hostile, card, True), in_typeface(load_template(look), typeface), POKER)
        assert outside(layout) == [] and overlaps(layout) == []
        least = 6.5 if typeface else 7  # of letters that are larger at the same size
        assert min(placed.size_pt for placed in layout.lines) >= least


@pytest.mark.parametrize("look", LOOKS)
@given(
    title=st.text(max_size=150),
    creator=st.text(max_size=60),
    clue=st.text(max_size=150),
    works=st.lists(st.text(max_size=100), max_size=3).map(tuple),
)
def test_no_words_whatever_leave_the_safe_zone_or_cover_each_other(look: str, **said: object):
    layout = laid_out(look, **said)
    assert outside(layout) == [] and overlaps(layout) == []


@pytest.mark.parametrize("look", LOOKS)
def test_the_title_is_the_largest_text_beside_the_label(look: str):
    layout = laid_out(look, title="Persuasion")
    sizes = {placed.block: placed.size_pt for placed in layout.lines}
    assert max(size for name, size in sizes.items() if name != "label") == sizes["title"]


@pytest.mark.parametrize("look", LOOKS)
def test_a_card_says_everything_it_has(look: str):
    layout = laid_out(look, clue="A clue", works=("One", "Two", "Three"))
    said = {name: [line.line.text for line in block(layout, name)] for name in ("label", "creator", "year", "clue")}
    assert said == {"label": ["A1"], "creator": ["Jane Austen"], "year": ["1815"], "clue": ["A clue"]}
    assert [line.line.text for line in block(layout, "works")] == ["One", "Two", "Three"]
    assert layout.cut == () and layout.missing == ()


@pytest.mark.parametrize("look", LOOKS)
def test_fault_07_a_220_character_title_is_either_whole_or_told(look: str):
    title = ("a rather long title of a book " * 8)[:220]
    layout = laid_out(look, title=title)
    drawn = " ".join(line.line.text for line in block(layout, "title"))
    assert drawn == title.strip() if "title" not in layout.cut else drawn.endswith("…")


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("title", [LONG_WORD, ("long words " * 20)[:220]])
def test_clue_and_works_are_cut_before_the_title_is(look: str, title: str):
    layout = laid_out(look, title=title, creator=LONG_CREATOR, clue="very many words " * 18, works=LONG_WORKS)
    assert "title" not in layout.cut and {"clue", "works"} <= set(layout.cut)
    assert outside(layout) == [] and overlaps(layout) == []


def test_no_rule_is_left_where_the_works_below_it_found_no_room():
    layout = laid_out("ink-saver", title=("long words " * 30)[:230], creator=LONG_CREATOR, works=LONG_WORKS)
    assert block(layout, "works") == [] and layout.cut == ("works",)
    assert layout.marks == ()


def test_a_title_that_no_card_holds_is_cut_and_leaves_the_works_alone():
    layout = laid_out("modern", title="far too many words " * 40)
    assert layout.cut == ("title",)
    assert len(block(layout, "works")) == 3


def test_a_title_without_ink_is_seen_to_be_missing():
    assert laid_out("classic").shows_title
    assert not laid_out("classic", title="\u200b").shows_title


def test_invisible_works_leave_no_empty_line():
    layout = laid_out("modern", works=("One", "\u200b", "Three"))
    assert [line.line.text for line in block(layout, "works")] == ["One", "Three"]


def test_a_card_without_year_clue_and_works_leaves_no_empty_rule():
    for look in LOOKS:
        layout = laid_out(look, year="", works=())
        assert layout.marks == ()
        assert {placed.block for placed in layout.lines} == {"label", "title", "creator"}


def test_right_to_left_titles_stand_on_the_right():
    layout = laid_out("modern", title="שלום", works=("אבג",))
    title, year = block(layout, "title")[0], block(layout, "year")[0]
    column = load_template("modern").column
    right = (POKER.width_mm - column.right_mm) * MM
    assert ink(title)[2] == pytest.approx(right)
    assert ink(year)[2] == pytest.approx(right)  # a year goes with its title
    assert ink(block(layout, "works")[0])[2] < layout.marks[-1].x_pt  # the bullet stands right of the text


@pytest.mark.parametrize("look", LOOKS)
def test_fault_12_a_title_of_several_arabic_lines_begins_on_the_upper_one(look: str):
    title = "أولاد حارتنا وقصص أخرى من القاهرة القديمة Naguib نجيب محفوظ 1956"
    lines = block(laid_out(look, title=title), "title")
    assert len(lines) > 1
    assert [word for placed in lines for word in placed.line.text.split()] == title.split()
    assert all(upper.y_pt > lower.y_pt for upper, lower in pairwise(lines))
    if load_template(look).title.align == "left":
        assert len({round(ink(placed)[2], 1) for placed in lines}) == 1  # all end at the right edge


def test_the_ornament_gives_way_to_a_long_title():
    assert laid_out("classic").ornament
    short, long = laid_out("classic"), laid_out("classic", title="A Title of " + "Many Words " * 8, clue="And a clue")
    assert short.ornament and (long.ornament is None or long.ornament.height_pt < short.ornament.height_pt)


def test_the_year_stands_between_two_rules():
    layout = laid_out("classic")
    year = block(layout, "year")[0]
    left, right = sorted(layout.marks, key=lambda mark: mark.x_pt)
    assert left.x_pt + left.width_pt < year.x_pt < year.x_pt + year.line.width * year.size_pt < right.x_pt
    assert left.width_pt == pytest.approx(right.width_pt)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("width", "height"), [(44, 68), (57, 88), (70, 120), (70, 70), (94, 131), (105, 148)])
def test_on_cards_of_other_sizes_nothing_leaves_the_safe_zone_either(
    look: str, width: float, height: float, hostile: Deck
):
    card, template = Size(width, height), sized(load_template(look), width, height)
    for number in range(len(hostile.cards)):
        for image in ("", "p"):
            layout = lay_out(replace(content_of(hostile, number, True), image=image), template, card)
            assert outside(layout, card) == [] and overlaps(layout) == [] and covered(layout) == []
            assert min(placed.size_pt for placed in layout.lines) >= 6.5
