"""A template says what is wrong with it, down to the key, and all at once."""

import tomllib
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from reportlab.pdfgen.canvas import Canvas

from authors_edu.printing.album import Album
from authors_edu.printing.card import Press
from authors_edu.printing.errors import PrintError
from authors_edu.printing.extras.leaf import look_of
from authors_edu.printing.ink import colour_of, darker
from authors_edu.printing.layout import Content, lay_out
from authors_edu.printing.paper import Size
from authors_edu.printing.pen import Pen
from authors_edu.printing.places import picture_room
from authors_edu.printing.template import Template, load_template, read_template, sized, template_names
from authors_edu.printing.template_reader import TemplateReader
from authors_edu.shipped import deck_templates_folder
from authors_edu.words.printing import sentence

BLOCKS = ("title", "creator", "year", "clue", "works")


def classic() -> str:
    return (deck_templates_folder() / "classic.toml").read_text(encoding="utf-8")


def wrong(text: str) -> list[str]:
    with pytest.raises(PrintError) as caught:
        read_template("mine", text)
    return [sentence(problem) for problem in caught.value.problems]


def test_nine_looks_are_shipped_and_all_are_sound():
    assert template_names() == (
        "bold", "classic", "high-contrast", "ink-saver", "modern", "museum", "music", "poster", "science",
    )  # fmt: skip
    for name in template_names():
        assert load_template(name).name == name


def test_no_text_of_a_shipped_look_is_smaller_than_seven_points_and_the_title_is_the_largest():
    for name in template_names():
        look: Template = load_template(name)
        for block in (look.title, look.creator, look.year, look.clue, look.works):
            assert 7 <= block.smallest_pt <= block.largest_pt <= look.title.largest_pt


def test_an_unknown_key_names_the_nearest_known_one():
    text = classic().replace("largest_mm = 28", "largst_mm = 28")
    assert wrong(text) == ["The template “mine” has the unknown key “ornament.largst_mm”. Did you mean “largest_mm”?"]


def test_an_unknown_table_names_the_nearest_known_one():
    assert wrong(classic() + "\n[ornamnet]\n") == [
        "The template “mine” has the unknown key “ornamnet”. Did you mean “ornament”?"
    ]


def test_a_font_that_does_not_exist_names_the_nearest_one():
    text = classic().replace('font = "EB Garamond"\n', 'font = "EB Garamont"\n', 1)
    assert wrong(text) == ["In the template “mine”, “year.font” cannot be “EB Garamont”. Did you mean “EB Garamond”?"]


def test_wrong_values_of_every_sort_are_told_together():
    text = (
        classic()
        .replace("size_pt = 14", 'size_pt = "big"')
        .replace('pattern = "lattice"', 'pattern = "checks"')
        .replace('ground = "#5d1f2d"', 'ground = "#5D1"')
        .replace('top = ["title", "creator"]', 'top = ["titel", "creator"]')
        .replace("inset_mm = 2.8", "inset_mm = -1")
    )
    told = wrong(text)
    assert len(told) == 5
    for key, value in (
        ("label.size_pt", "big"), ("frame.inset_mm", "-1"), ("column.top", "titel"), ("back.pattern", "checks"),
        ("back.ground", "#5D1"),
    ):  # fmt: skip
        assert any(f"“{key}” cannot be “{value}”" in line for line in told), key


def test_a_switch_is_on_or_off_and_nothing_else():
    told = wrong(classic().replace('shape = "oval"', 'shape = "oval"\nreplaces_clue = "yes"'))
    assert told == ["In the template “mine”, “picture.replaces_clue” cannot be “yes”."]


def test_an_ornament_or_a_place_that_does_not_exist_names_the_nearest_one():
    text = classic().replace('look = "guilloche"', 'look = "orbit"').replace('place = "middle"', 'place = "midle"')
    assert wrong(text) == [
        "In the template “mine”, “picture.place” cannot be “midle”. Did you mean “middle”?",
        "In the template “mine”, “ornament.look” cannot be “orbit”. Did you mean “orbits”?",
    ]


def test_type_of_no_size_is_refused():
    for size in ("0", "1e-300", "nan", "true"):
        text = classic().replace("smallest_pt = 9", f"smallest_pt = {size}", 1)
        (told,) = wrong(text)
        assert told.startswith("In the template “mine”, “title.smallest_pt” cannot be")


def test_a_missing_key_and_a_missing_table_are_told():
    text = classic().replace("most_mm = 34\n", "").replace("[year]", "[anno]")
    told = wrong(text)
    assert "The template “mine” lacks “title.most_mm”. Add it." in told
    assert "The template “mine” lacks “year”. Add it." in told


def test_a_text_in_place_of_a_list_is_told():
    text = classic().replace('top = ["title", "creator"]', 'top = "title"')
    assert wrong(text) == ["In the template “mine”, “column.top” cannot be “title”."]


def test_what_is_no_toml_is_told_with_its_line():
    (told,) = wrong("[label\n")
    assert told.startswith("The template “mine” is not valid TOML:") and "line 1" in told


def test_an_unknown_template_names_the_nearest_one():
    with pytest.raises(PrintError) as caught:
        load_template("clasic")
    assert caught.value.kind == "unknown_template"
    assert sentence(caught.value.problems[0]) == "There is no template “clasic”. Did you mean “classic”?"


def test_a_smaller_card_has_the_same_look_in_small_and_type_that_can_be_read():
    look, mini = load_template("classic"), sized(load_template("classic"), 44, 68)
    share = 44 / 63  # narrower than it is lower
    assert mini.column.left_mm == pytest.approx(6.5 * share)
    assert mini.title.largest_pt == pytest.approx(20 * share)
    assert mini.title.leading == look.title.leading
    assert (mini.clue.smallest_pt, mini.clue.largest_pt) == (6.5, pytest.approx(9.5 * share))
    assert sized(look, 63, 88) is look


def test_a_large_card_has_larger_type():
    large = sized(load_template("high-contrast"), 94, 131)
    assert large.title.largest_pt == pytest.approx(23 * 131 / 88, abs=0.2)
    assert large.works.smallest_pt > 12


def contrast(one: str, other: str, grey: bool) -> float:
    """By WCAG 2.2: relative luminances, 1.4.3. A grey printer keeps the luma of the colours as they are written."""
    lights = []
    for colour in (one, other):
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        if grey:
            parts = [0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]] * 3
        parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        lights.append(0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2])
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def fields(look: Template, block: str) -> set[str]:
    """The colours on which a text may stand, beside which lines of the ground's pattern run."""
    in_band = look.band.height_mm > 0 and (block in look.column.band or block in ("label", "symbol"))
    if in_band:
        return {look.band.colour}
    if look.panel.padding_mm and block in look.column.bottom:
        return {look.panel.colour}
    return {look.ground.colour} | ({look.ground.ink} if look.ground.pattern != "none" else set())


@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
@pytest.mark.parametrize("name", template_names())
def test_fault_23_every_text_stands_out_from_its_ground(name: str, grey: bool):
    look = load_template(name)
    texts = {"label": look.label.colour, **{block: getattr(look, block).colour for block in BLOCKS}}
    for family in range(11):  # as many as there are colours
        for block, colour in texts.items():
            for field in fields(look, block):
                told = (block, field, family)
                assert contrast(colour_of(colour, family), colour_of(field, family), grey) >= 4.5, told
        if look.symbol.look != "none":  # and what is no text: 1.4.11
            (field, *_) = fields(look, "symbol")
            assert contrast(colour_of(look.symbol.colour, family), colour_of(field, family), grey) >= 3


def test_the_creator_is_legible_also_on_the_symbol_in_the_band():
    look = load_template("modern")
    for family in range(11):
        assert contrast("#ffffff", darker(colour_of("family", family), 0.22), grey=False) >= 4.5  # its rings are paler
    assert look.creator.colour == "paper"


@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
@pytest.mark.parametrize("name", template_names())
def test_the_initial_on_the_back_stands_out_from_its_medallion(name: str, grey: bool):
    look = load_template(name).back
    ground = colour_of(look.medallion.colour or look.ground, 0)
    assert contrast(colour_of(look.ink, 0), ground, grey) >= 4.5


@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
@pytest.mark.parametrize("name", template_names())
def test_what_stands_on_the_sheets_beside_the_deck_stands_out_from_their_paper(name: str, grey: bool):
    look = look_of(load_template(name), "")
    for family in range(11):
        for colour in (look.accent, look.quiet, look.symbols):
            assert contrast(colour_of(colour, family), "#ffffff", grey) >= 4.5, colour


PLACES = ("none", "middle", "top", "band", "above")
ORNAMENTS = ("none", "guilloche", "staves", "orbits", "tiles", "ripples", "rays")


@given(
    place=st.sampled_from(PLACES),
    shape=st.sampled_from(["box", "oval"]),
    look=st.sampled_from(ORNAMENTS),
    height=st.floats(0, 90),
    smallest=st.floats(1, 40),
    inset=st.floats(0, 25),
    band=st.sampled_from([0, 12, 30]),
    padding=st.sampled_from([0, 2.5]),
)
def test_any_picture_and_any_ornament_can_be_drawn_anywhere(
    place: str, shape: str, look: str, height: float, smallest: float, inset: float, band: float, padding: float
):
    kept = classic().replace("[picture]", "[column.old]").replace("[ornament]", "[column.older]")
    tables = tomllib.loads(kept)
    for old in ("old", "older"):
        del tables["column"][old]
    size = {"height_mm": height, "smallest_mm": smallest, "inset_mm": inset}
    tables |= {"picture": {"place": place, "shape": shape, **size}, "ornament": {"look": look}}
    tables |= {"band": {"height_mm": band}, "panel": {"padding_mm": padding}, "ground": {"pattern": "grid"}}
    reader = TemplateReader("mine", [])
    template = reader.table(Template, {**tables, "name": "mine"}, "")
    assert template is not None, reader.problems
    picture, card, canvas = BytesIO(), Size(63, 88), Canvas(BytesIO())
    Image.effect_noise((90, 60), 50).save(picture, "JPEG")
    album = Album(canvas, {"p": picture.getvalue()}, picture_room(template, card))
    press = Press(canvas, template, card, Pen(canvas), album)
    for image in ("", "p" if ("p", None) in album else ""):
        content = Content("A1", 0, "Emma", "Jane Austen", "1815", "A clue", ("One", "Two", "Three"), image)
        press.front(lay_out(content, template, card), 0, 0, 0)
    canvas.save()
