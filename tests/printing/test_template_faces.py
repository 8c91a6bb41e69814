"""Where everything stands on two cards of every look, as text: what changes here changes on paper.

python tests/printing/test_template_faces.py > tests/printing/faces.txt     # after looking at the sheets
"""

from collections.abc import Iterator
from pathlib import Path

from authors_edu.printing.layout import Content, Layout, lay_out
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.template import load_template, template_names

CARD = Size(63, 88)
WORKS = ("A Christmas Carol", "A Tale of Two Cities", "Great Expectations")
CLUE = "A workhouse boy asks for more and falls among pickpockets"


def faces() -> str:
    """Both cards of each look, in mm from the bottom left corner and points of type."""
    lines = []
    for name in template_names():
        for image in ("", "oliver.jpg"):
            content = Content("A1", 0, "Oliver Twist", "Charles Dickens", "1838", CLUE, WORKS, image)
            lines += [
                f"[{name}{' with a picture' if image else ''}]",
                *told(lay_out(content, load_template(name), CARD)),
                "",
            ]
    return "\n".join(lines)


def told(layout: Layout) -> Iterator[str]:
    for kind, spots in (
        ("picture", [layout.picture]), ("ornament", [layout.ornament]), ("panel", layout.panels),
        ("symbol", [layout.symbol]), ("mark", layout.marks),
    ):  # fmt: skip
        for spot in spots:
            if spot:
                sizes = (spot.x_pt, spot.y_pt, spot.width_pt, spot.height_pt)
                yield " ".join([kind, *(f"{size / MM:.2f}" for size in sizes)])
    for line in layout.lines:
        place = f"{line.x_pt / MM:.2f} {line.y_pt / MM:.2f}"
        yield f"{line.block} {place} {line.size_pt:g}pt {line.colour} {line.line.text}"


def test_every_look_stands_as_it_was_last_seen():
    assert faces() == Path(__file__).with_name("faces.txt").read_text(encoding="utf-8").removesuffix("\n")


if __name__ == "__main__":
    print(faces())  # noqa: T201
