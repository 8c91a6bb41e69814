"""Cards laid out without being drawn, and what of their ink, pictures and panels meets."""

from authors_edu.printing.layout import SAFE_MM, Content, Layout, PlacedLine, lay_out
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.places import Mark, Spot
from authors_edu.printing.sheets import CARDS
from authors_edu.printing.template import load_template, template_names

POKER = CARDS["poker"]
LOOKS = template_names()


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
