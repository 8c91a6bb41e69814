"""Text and the picture of a card: neither covers the other, and no word gives way to a picture."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laid_out import LOOKS, POKER, block, box, covered, ink, laid_out, lies_in, meet, outside, overlaps

from authors_edu.decks.model import Deck
from authors_edu.printing.layout import content_of, lay_out
from authors_edu.printing.paper import MM
from authors_edu.printing.template import load_template


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
