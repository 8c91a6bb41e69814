"""A grey printer loses nothing: neighbouring families differ in letter and symbol, whatever the look."""

from collections.abc import Callable
from itertools import pairwise

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image, ImageChops

from authors_edu.decks.model import Deck
from authors_edu.printing.layout import Layout, content_of, lay_out
from authors_edu.printing.pages import PrintSettings
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.places import Spot
from authors_edu.printing.shop import shop_bleed_mm, shop_pdf
from authors_edu.printing.template import Template, load_template, template_names

MakeDeck = Callable[..., Deck]

POKER = Size(63, 88)
FAMILIES = 24  # more than a class plays with
SCALE = 4.0  # pixels a point


def label_of(layout: Layout) -> Spot:
    label = next(placed for placed in layout.lines if placed.block == "label")
    return Spot(label.x_pt, label.y_pt, label.line.width * label.size_pt, label.line.top * label.size_pt)


def symbols_of(layout: Layout, look: Template) -> list[Spot]:
    """That in the corner and that beside the label, as far as a look has them."""
    sign, spots = look.symbol, [layout.symbol] if layout.symbol else []
    if sign.look != "none":
        size, x = sign.size_mm * MM, (63 - sign.right_mm - sign.size_mm) * MM
        spots.append(Spot(x, (88 - sign.y_mm - sign.size_mm) * MM, size, size))
    return spots


def shape(card: Image.Image, spot: Spot, bleed_pt: float) -> Image.Image:
    """What stands there in black and white: the darker half of its greys, drawn 40 pixels wide and high."""
    left, right = spot.x_pt + bleed_pt, spot.x_pt + spot.width_pt + bleed_pt
    low, high = spot.y_pt + bleed_pt, spot.y_pt + spot.height_pt + bleed_pt
    box = tuple(round(edge * SCALE) for edge in (left, card.height / SCALE - high, right, card.height / SCALE - low))
    part = card.crop(box)
    darkest, palest = part.getextrema()
    assert palest - darkest > 100  # it stands out, in grey
    return part.point(lambda grey: 255 * (grey > (darkest + palest) / 2)).resize((40, 40))


def apart(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ."""
    return sum(ImageChops.difference(one, other).histogram()[128:]) / (40 * 40)


@pytest.mark.parametrize("name", template_names())
def test_fault_23_in_grey_neighbouring_families_differ_in_letter_and_in_symbol(name: str, deck_of: MakeDeck):
    deck = deck_of(("Same",) * 4 * FAMILIES, creator="Nobody")
    look, settings = load_template(name), PrintSettings(name, backs="none", list_works=False)
    document, bleed = pypdfium2.PdfDocument(shop_pdf(deck, settings).pdf), shop_bleed_mm(settings) * MM
    letters, symbols = [], []
    for family in range(FAMILIES):
        card = document[4 * family].render(scale=SCALE).to_pil().convert("L")
        layout = lay_out(content_of(deck, 4 * family, False), look, POKER)
        letters.append(shape(card, label_of(layout), bleed))
        symbols.append([shape(card, spot, bleed) for spot in symbols_of(layout, look)])
    for number, ((one, other), (ones, others)) in enumerate(zip(pairwise(letters), pairwise(symbols), strict=True)):
        assert apart(one, other) > 0.02, number  # E and F share all but a stroke
        assert ones
        for a, b in zip(ones, others, strict=True):
            assert apart(a, b) > 0.08, number
