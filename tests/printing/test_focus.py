"""What of a picture must not be cut off is what a card shows of it, in its own shape."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pypdfium2  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from authors_edu.decks.model import Deck, Family
from authors_edu.decks.pictures.focus import PLACES, focus_point, usual_point
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.pictures import cropped, prepared
from authors_edu.printing.places import PictureRoom

MakeDeck = Callable[..., Deck]
# Nine fields of their own colours, three by three, so that a card tells which of them it shows.
COLOURS = {place: (40 + 100 * (number % 3), 40 + 100 * (number // 3), 200) for number, place in enumerate(PLACES)}


def nine_fields(across: int, up: int) -> bytes:
    picture = Image.new("RGB", (across, up))
    for number, place in enumerate(PLACES):
        left, top = number % 3 * across // 3, number // 3 * up // 3
        picture.paste(COLOURS[place], (left, top, left + across // 3 + 2, top + up // 3 + 2))
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def shown_on(deck: Deck, template: str, picture: bytes) -> set[str]:
    """The fields of the picture that can be seen on the first card: at least one in a hundred of its pixels."""
    settings = PrintSettings(template, backs="none", marks="none", only=("A1",))
    pdf = pypdfium2.PdfDocument(print_deck(deck, settings, {"p.png": picture}).pdf)
    page = pdf[0].render(scale=1).to_pil().convert("RGB")
    seen = dict(map(reversed, page.getcolors(page.width * page.height)))
    most = sum(seen.get(colour, 0) for colour in COLOURS.values())
    assert most > 2000
    return {place for place, colour in COLOURS.items() if seen.get(colour, 0) > most / 100}


def with_focus(deck: Deck, focus: str) -> Deck:
    first = deck.families[0]
    card = replace(first.cards[0], image="p.png", focus=focus)
    return replace(deck, families=(Family(first.creator, (card, *first.cards[1:])), *deck.families[1:]))


@pytest.mark.parametrize("template", ["museum", "modern", "bold", "classic"])
@pytest.mark.parametrize("size", [(1800, 1800), (90, 90)], ids=["fine", "coarse"])
@pytest.mark.parametrize("row", ["top", "bottom"])
def test_a_tall_picture_shows_the_part_that_was_chosen(
    deck_of: MakeDeck, template: str, size: tuple[int, int], row: str
):
    tall = nine_fields(size[0], 3 * size[1])
    shown = shown_on(with_focus(deck_of(3), row), template, tall)
    assert row in shown
    assert not {place for place in shown if ("bottom" if row == "top" else "top") in place}


@pytest.mark.parametrize("template", ["museum", "modern", "bold", "classic"])
@pytest.mark.parametrize("size", [(1800, 1800), (90, 90)], ids=["fine", "coarse"])
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_wide_picture_shows_the_side_that_was_chosen(
    deck_of: MakeDeck, template: str, size: tuple[int, int], side: str
):
    wide = nine_fields(9 * size[0], size[1])
    shown = shown_on(with_focus(deck_of(3), side), template, wide)
    assert side in shown
    assert not {place for place in shown if ("right" if side == "left" else "left") in place}


@pytest.mark.parametrize("template", ["museum", "modern", "poster", "classic"])
def test_a_tall_picture_of_which_nothing_was_chosen_keeps_its_face(deck_of: MakeDeck, template: str):
    # Of 600 x 1800 pixels a box that is half as high as wide shows 300 rows about the 270th: the face of who stands.
    assert shown_on(with_focus(deck_of(3), ""), template, nine_fields(600, 1800)) <= {"top left", "top", "top right"}
    # A wide picture is only cut at its sides there, or a little above and below.
    assert "centre" in shown_on(with_focus(deck_of(3), ""), template, nine_fields(1800, 1200))


def test_one_picture_shows_another_part_on_each_card(deck_of: MakeDeck):
    deck = deck_of(1)
    cards = tuple(
        replace(card, image="p.png", focus=focus)
        for card, focus in zip(deck.cards, ("top", "bottom", "50% 100%", "centre"), strict=True)
    )
    both = replace(deck, families=(Family("Ana", cards),))
    printed = print_deck(both, PrintSettings("museum", backs="none"), {"p.png": nine_fields(1800, 5400)})
    assert printed.problems == ()
    assert printed.pdf.count(b"/Subtype /Image") == 3  # two of the cards show the same part, which is written once


@given(
    st.integers(1, 4000), st.integers(1, 4000), st.floats(0.1, 10), st.floats(0, 1), st.floats(0, 1)
)  # fmt: skip
def test_a_crop_keeps_its_shape_and_lies_as_near_to_the_focus_as_the_edges_allow(
    across: int, up: int, aspect: float, x: float, y: float
):
    left, top, right, bottom = cropped((across, up), aspect, (x, y))
    assert (right - left) / (bottom - top) == pytest.approx(aspect)
    assert right - left == pytest.approx(across) or bottom - top == pytest.approx(up)
    for low, high, size, share in ((left, right, across, x), (top, bottom, up, y)):
        assert low >= -1e-6 and high <= size + 1e-6
        middle = (low + high) / 2
        assert middle == pytest.approx(share * size) or low == pytest.approx(0) or high == pytest.approx(size)


@given(st.sampled_from([*PLACES, "30% 20%", "85% 60%", ""]), st.floats(1.0, 4.0))
def test_what_was_cut_off_before_does_not_move_the_focus(focus: str, aspect: float):
    """A smaller box takes its part out of what the largest box left: the same part as of the whole picture."""
    whole = 1600, 2000
    point = focus_point(focus) or usual_point(*whole)
    room = PictureRoom(72, 72, 4)
    file = BytesIO()
    Image.new("RGB", whole, "red").save(file, "PNG")
    raster = prepared(file.getvalue(), room, focus_point(focus))
    assert raster is not None
    left, top, right, _ = cropped(whole, aspect, point)
    first_left, _, first_right, _ = cropped(whole, room.widest, point)
    _, first_top, _, first_bottom = cropped(whole, room.width_pt / room.height_pt, point)
    scale = (first_right - first_left) / raster.width
    inner = cropped((raster.width, raster.height), aspect, raster.focus)
    assert (first_left + inner[0] * scale, first_top + inner[1] * scale) == pytest.approx((left, top), abs=12)
    assert (inner[2] - inner[0]) * scale == pytest.approx(right - left, rel=0.02)
    assert first_bottom > first_top


@pytest.mark.parametrize("focus", ["bottom", ""])
def test_a_picture_that_lies_by_its_exif_is_cropped_as_one_sees_it(focus: str):
    upright = Image.open(BytesIO(nine_fields(600, 1800)))
    exif = Image.Exif()
    exif[0x0112] = 6  # turned to the right to be seen
    file = BytesIO()
    upright.transpose(Image.Transpose.ROTATE_90).save(file, "PNG", exif=exif)
    raster = prepared(file.getvalue(), PictureRoom(144, 72, 4), focus_point(focus))
    straight = prepared(nine_fields(600, 1800), PictureRoom(144, 72, 4), focus_point(focus))
    assert raster == straight
