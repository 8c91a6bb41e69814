"""Whatever a card says, it stays within the safe zone and nothing covers anything."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authors_edu.decks.model import Deck
from authors_edu.printing.layout import SAFE_MM, Content, Layout, PlacedLine, content_of, lay_out
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.places import Mark, Spot
from authors_edu.printing.settings import TYPEFACES
from authors_edu.printing.sheets import CARDS
from authors_edu.printing.template import load_template, sized, template_names
from authors_edu.printing.typefaces import in_typeface

POKER = CARDS["poker"]
LOOKS = template_names()
LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter"
LONG_WORKS = ("many words " * 9,) * 3
LONG_CREATOR = "Wolfgang Amadeus Theophilus Chrysostomus Sigismundus von Hohenlohe-Langenburg"


def ink(placed: PlacedLine) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of a line's ink."""
    size = placed.size_pt
    return (
        placed.x_pt,
        placed.y_pt - placed.line.bottom * size,
        placed.x_pt + placed.line.width * size,
        placed.y_pt + placed.line.top * size,
    )


def outside(layout: Layout, card: Size = POKER) -> list[str]:
    """The lines that leave the safe zone."""
    low, right, high = SAFE_MM * MM, (card.width_mm - SAFE_MM) * MM, (card.height_mm - SAFE_MM) * MM
    found = []
    for placed in layout.lines:
        x1, y1, x2, y2 = ink(placed)
        if x1 < low - 0.01 or y1 < low - 0.01 or x2 > right + 0.01 or y2 > high + 0.01:
            found.append(f"{placed.block}: {placed.line.text}")
    return found


def overlaps(layout: Layout) -> list[tuple[str, str]]:
    """Lines whose ink covers that of others."""
    found = []
    for number, one in enumerate(layout.lines):
        for other in layout.lines[number + 1 :]:
            a, b = ink(one), ink(other)
            if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] - 0.01 and b[1] < a[3] - 0.01:
                found.append((one.line.text, other.line.text))
    return found


def laid_out(look: str, **said: object) -> Layout:
    content = {"title": "Emma", "creator": "Jane Austen", "year": "1815", "clue": "", "works": ("A", "B", "C"), **said}
    return lay_out(Content("A1", 0, **content), load_template(look), POKER)  # type: ignore[arg-type]


def block(layout: Layout, name: str) -> list[PlacedLine]:
    return [placed for placed in layout.lines if placed.block == name]


@pytest.mark.parametrize("typeface", ["", *TYPEFACES])
@pytest.mark.parametrize("look", LOOKS)
def test_hostile_titles_stay_within_the_safe_zone(look: str, typeface: str, hostile: Deck):
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
def test_a_220_character_title_is_either_whole_or_told(look: str):
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


def covered(layout: Layout) -> list[str]:
    """The lines that stand on a picture or an ornament without a field of colour below them."""
    spots = [spot for spot in (layout.picture, layout.ornament) if spot]
    return [
        placed.line.text
        for placed in layout.lines
        for spot in spots
        if meet(ink(placed), box(spot)) and not any(lies_in(ink(placed), box(panel)) for panel in layout.panels)
    ]


def box(spot: Spot | Mark) -> tuple[float, float, float, float]:
    return spot.x_pt, spot.y_pt, spot.x_pt + spot.width_pt, spot.y_pt + spot.height_pt


def meet(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] - 0.01 and b[0] < a[2] - 0.01 and a[1] < b[3] - 0.01 and b[1] < a[3] - 0.01


def lies_in(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] > b[0] and a[1] > b[1] and a[2] < b[2] and a[3] < b[3]


@pytest.mark.parametrize("look", LOOKS)
def test_every_look_shows_the_picture_of_a_card_of_usual_length(look: str):
    layout = laid_out(look, title="The Lady of Shalott", clue="A mirror cracks and she floats away", image="p")
    assert layout.picture and layout.ornament is None and layout.cut == ()
    assert min(layout.picture.width_pt, layout.picture.height_pt) >= 11 * MM
    x1, y1, x2, y2 = box(layout.picture)
    assert x1 >= 2 * MM and y1 >= 2 * MM and x2 <= 61 * MM and y2 <= 86 * MM
    assert covered(layout) == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("image", ["", "p"])
def test_no_hostile_title_stands_on_a_picture_or_an_ornament(look: str, image: str, hostile: Deck):
    for card in range(len(hostile.cards)):
        content = replace(
            content_of(hostile, card, True), image=image, clue="A clue of more than one line, as they are"
        )
        layout = lay_out(content, load_template(look), POKER)
        assert covered(layout) == [] and outside(layout) == [] and overlaps(layout) == []
        if layout.picture:
            assert layout.image == "p"


@pytest.mark.parametrize("look", LOOKS)
@given(
    title=st.text(max_size=200),
    creator=st.text(max_size=60),
    clue=st.text(max_size=120),
    works=st.lists(st.text(max_size=60), max_size=3).map(tuple),
    image=st.sampled_from(["", "p"]),
)
def test_no_words_whatever_stand_on_a_picture(look: str, **said: object):
    layout = laid_out(look, **said)
    assert covered(layout) == [] and outside(layout) == [] and overlaps(layout) == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("image", ["", "p"])
def test_a_picture_never_costs_a_word(look: str, image: str):
    said = {"title": "The Strange Case of Dr Jekyll and Mr Hyde", "creator": "Robert Louis Stevenson"}
    layout = laid_out(look, **said, works=("Treasure Island", "Kidnapped", "A Child's Garden of Verses"), image=image)
    assert layout.cut == ()
    assert " ".join(line.line.text for line in block(layout, "title")) == said["title"]


def test_a_long_title_takes_room_from_the_picture_at_the_top():
    short, long = laid_out("museum", image="p"), laid_out("museum", title="A Title of " + "Many Words " * 7, image="p")
    assert short.picture and long.picture
    # 32 mm, and at least 20; their upper edges stay where they are, 10.6 mm down
    assert short.picture.height_pt == pytest.approx(32 * MM)
    assert 20 * MM - 0.01 < long.picture.height_pt < 32 * MM
    for layout in (short, long):
        assert layout.picture and layout.picture.y_pt + layout.picture.height_pt == pytest.approx((88 - 10.6) * MM)


def test_a_title_shrinks_a_little_so_that_the_picture_above_its_panel_is_seen():
    # At 18 points it would take four lines and leave a strip of the picture.
    layout = laid_out("poster", title="The Adventures of Huckleberry Finn", year="1884", clue="A raft", image="p")
    (first, second) = block(layout, "title")
    assert (first.line.text.strip(), second.line.text) == ("The Adventures of", "Huckleberry Finn")
    assert 0.7 * 18 <= first.size_pt < 18
    assert layout.picture is not None
    assert layout.picture.height_pt > 25 * MM
    assert block(laid_out("poster", image="p"), "title")[0].size_pt == 18
    # Where a strip is all that is left, the highest one is.
    long = {"creator": "Henry Wadsworth Longfellow", "clue": "many words " * 8}
    layout = laid_out("poster", title="The Courtship of Miles Standish", image="p", **long)
    assert layout.picture is not None
    assert 15 * MM < layout.picture.height_pt < 25 * MM


def test_a_clue_gives_way_to_a_picture_only_where_both_have_no_room():
    brief, wordy = (laid_out("ink-saver", title=title, clue="A clue", image="p") for title in ("Emma", "Emma " * 9))
    assert brief.picture and block(brief, "clue") and not brief.clue_gave_way
    assert wordy.picture and not block(wordy, "clue") and wordy.clue_gave_way


def test_the_panel_ends_above_the_title_wherever_that_is():
    for title in ("Emma", "A Title of " + "Many Words " * 6):
        layout = laid_out("poster", title=title)
        (panel,) = layout.panels
        top = max(ink(line)[3] for line in block(layout, "title"))
        assert 1 * MM < panel.y_pt + panel.height_pt - top < 3.5 * MM


def test_label_and_creator_stand_on_fields_of_colour_where_a_picture_fills_the_band():
    layout = laid_out("modern", image="p", creator="Ada")
    label, name = block(layout, "label")[0], block(layout, "creator")[0]
    corner, strip = layout.panels
    assert layout.symbol and lies_in(box(layout.symbol), box(corner)) and not meet(box(layout.symbol), ink(label))
    assert layout.symbol.height_pt == pytest.approx(0.668 * label.size_pt)  # a capital of this font
    assert lies_in(ink(label), box(corner)) and lies_in(ink(name), box(strip))
    assert layout.picture and layout.picture.y_pt == pytest.approx(strip.y_pt + strip.height_pt)
    assert laid_out("modern").panels == ()


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
