"""What is drawn on backs: the same from both ends, over all of the bleed, cheap, light, and clear of its medallion."""

import zlib
from collections.abc import Callable

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image, ImageChops, ImageStat

from authors_edu.decks.model import Deck
from authors_edu.printing.ink import loop_path
from authors_edu.printing.ornament import guilloche, loop
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.paper import MM
from authors_edu.printing.patterns.drawing import PATTERNS, drawn
from authors_edu.printing.patterns.shapes import Field, Layer, Path, line, turned
from authors_edu.printing.shop import shop_pdf
from authors_edu.printing.template import load_template, template_names

MakeDeck = Callable[..., Deck]
Point = tuple[float, float]

POKER = Field(31.5 * MM, 44 * MM, 12 * MM, 13 * MM, 13 * MM)
WIDE = Field(52 * MM, 30 * MM, 12 * MM, 10 * MM, 14 * MM)
WITHOUT_FRAME = [name for name in template_names() if load_template(name).back.frame == "none"]


def points_of(layer: Layer) -> list[Point]:
    """Every end and handle, wherever the layer is drawn."""
    return [(x + dx, y + dy) for path in layer.paths for x, y in path.points for dx, dy in layer.places]


def back_of(deck: Deck, template: str, card: str = "poker") -> Image.Image:
    """A back with its bleed of 3 mm, ten pixels a mm."""
    document = pypdfium2.PdfDocument(shop_pdf(deck, PrintSettings(template, card=card, only=("A1",))).pdf)
    back: Image.Image = document[1].render(scale=254 / 72).to_pil().convert("RGB")
    return back


def test_a_path_on_its_head_is_the_same_path_about_the_middle():
    assert turned(line((1, 2), (3, -4))) == Path((-1, -2), (((-3, 4),),), closed=False)


@pytest.mark.parametrize("field", [POKER, WIDE], ids=["poker", "wide"])
@pytest.mark.parametrize("name", PATTERNS)
def test_what_is_seen_of_a_pattern_has_its_like_at_the_other_end(name: str, field: Field):
    for layer in PATTERNS[name](field):
        seen = {(round(x), round(y)) for x, y in points_of(layer) if abs(x) <= field.across and abs(y) <= field.up}
        nearby = {(x + dx, y + dy) for x, y in seen for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        assert {(-x, -y) for x, y in seen} <= nearby  # to a point: they are rounded


@pytest.mark.parametrize("template", template_names())
def test_no_player_can_tell_a_turned_card_from_its_back(template: str, deck_of: MakeDeck):
    for card in ("poker", "square"):
        back = back_of(deck_of(1), template, card).convert("L")
        apart = ImageChops.difference(back, back.transpose(Image.Transpose.ROTATE_180))
        assert ImageStat.Stat(apart).mean[0] < 1.5, card  # edges fall on other pixels, nothing else differs


@pytest.mark.parametrize("template", WITHOUT_FRAME)
def test_fault_19_a_pattern_without_a_frame_goes_on_to_the_end_of_the_bleed(template: str, deck_of: MakeDeck):
    back, look = back_of(deck_of(1), template), load_template(template).back
    width, height = back.size
    edges = ((0, 0, width, 8), (0, height - 8, width, height), (0, 0, 8, height), (width - 8, 0, width, height))
    for edge in edges:
        colours = {colour for _, colour in back.crop(edge).getcolors(100_000)}
        assert (len(colours) > 1) == (look.ground != "paper")  # the black and white one leaves its edge white
        assert ((255, 255, 255) in colours) == (look.ground == "paper")


def test_fault_19_on_a_sheet_no_bleed_covers_a_neighbour(deck_of: MakeDeck):
    # The same nine backs without any bleed: within the trims nothing may differ.
    with_bleed, without = (
        pypdfium2.PdfDocument(print_deck(deck_of(3), PrintSettings("poster", bleed_mm=bleed, marks="none")).pdf)[1]
        .render(scale=2)
        .to_pil()
        .convert("L")
        for bleed in (4.0, 0.0)
    )
    trims = tuple(round(edge * MM * 2) for edge in (10.5 + 0.5, 16.5 + 0.5, 199.5 - 0.5, 280.5 - 0.5))
    apart = ImageChops.difference(with_bleed.crop(trims), without.crop(trims))
    assert ImageStat.Stat(apart).mean[0] < 0.5
    assert with_bleed.getpixel((trims[0] - 8, 400)) < 200 < without.getpixel((trims[0] - 8, 400))


@pytest.mark.parametrize(("name", "apart"), [("sunburst", 0), ("music", 0), ("confetti", 12)])
def test_fault_19_a_pattern_without_a_frame_is_there_for_the_widest_bleed(name: str, apart: float):
    for field in (POKER, WIDE):
        points = [point for layer in PATTERNS[name](field) for point in points_of(layer)]
        assert max(x for x, _ in points) >= field.across + field.beyond - apart * MM
        assert max(y for _, y in points) >= field.up + field.beyond - apart * MM


@pytest.mark.parametrize("name", ["lattice", "dots", "symbols", "confetti"])
def test_single_shapes_keep_clear_of_the_medallion(name: str):
    *_, layer = PATTERNS[name](POKER)
    assert layer.paths
    reach = min((x * x + y * y) ** 0.5 for x, y in points_of(layer))
    assert reach - layer.width_pt / 2 > POKER.clear_up


def test_a_key_on_the_edge_stands_where_no_cut_reaches_it():
    for field in (POKER, WIDE):
        points = [point for layer in PATTERNS["meander"](field) for point in points_of(layer)]
        assert max(x for x, _ in points) < field.across - 4 * MM
        assert max(y for _, y in points) < field.up - 4 * MM


def test_pictures_hang_apart_and_within_the_wall():
    for field in (POKER, WIDE):
        hung = [path.points for path in next(iter(PATTERNS["frames"](field))).paths]
        boxes = [(min(p)[0], min(y for _, y in p), max(p)[0], max(y for _, y in p)) for p in hung]
        assert len(boxes) > 12
        for number, (left, low, right, high) in enumerate(boxes):
            assert -field.across < left < right < field.across
            assert -field.up < low < high < field.up
            for x1, y1, x2, y2 in boxes[number + 1 :]:
                assert right < x1 or x2 < left or high < y1 or y2 < low


@pytest.mark.parametrize("name", PATTERNS)
def test_a_back_costs_no_more_than_the_guilloches_of_a_deck(name: str):
    rings = [guilloche(family) for family in range(13)]
    curves = max(sum(wave.threads * wave.petals * 4 for wave in waves) for waves in rings)
    threads = {loop_path(loop(wave), 1000) for waves in rings for wave in waves}
    written = drawn(name, POKER, "#5d1f2d", "#e9d3a0")
    assert sum(len(path.steps) * len(layer.places) for layer in PATTERNS[name](POKER) for path in layer.paths) < curves
    assert len(zlib.compress(written.encode())) < sum(len(zlib.compress(thread.encode())) for thread in threads) / 2


@pytest.mark.parametrize(
    ("template", "least"),
    [("museum", 70), ("music", 75), ("science", 75), ("bold", 100), ("poster", 75), ("high-contrast", 190)],
)
def test_a_back_is_not_so_dark_that_it_shines_through_thin_paper(template: str, least: int, deck_of: MakeDeck):
    # 0 is black and 255 white; the engraved back of the old decks comes to 57.
    assert ImageStat.Stat(back_of(deck_of(1), template).convert("L")).mean[0] > least


def test_the_initial_is_read_from_both_ends(deck_of: MakeDeck):
    page = pypdfium2.PdfDocument(shop_pdf(deck_of(1), PrintSettings("museum", only=("A1",))).pdf)[1]
    text = page.get_textpage()
    boxes = [text.get_charbox(place) for place in range(text.count_chars()) if text.get_text_range(place, 1) == "T"]
    (one, other), (width, height) = boxes, page.get_size()
    assert one == pytest.approx((width - other[2], height - other[3], width - other[0], height - other[1]), abs=0.1)


def test_every_look_has_a_back_of_its_own():
    assert sorted(load_template(name).back.pattern for name in template_names()) == sorted(PATTERNS)
