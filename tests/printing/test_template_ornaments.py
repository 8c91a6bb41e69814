"""Each family has a drawing of its own, the same each time, and within its box."""

import re

import pytest

from authors_edu.printing.layout import Content, lay_out
from authors_edu.printing.motifs import ground_lines, motif, ripples
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.template import load_template, template_names

LOOKS = ("staves", "orbits", "tiles", "rays")


@pytest.mark.parametrize("look", LOOKS)
def test_thirteen_families_have_thirteen_drawings(look: str):
    # In one colour: they are told apart on a grey printer, too.
    assert len({motif(look, family, 150, 90, "#000000") for family in range(13)}) == 13


@pytest.mark.parametrize("look", LOOKS)
def test_a_drawing_keeps_every_state_it_saves(look: str):
    for family in range(40):
        operators = motif(look, family, 150, 90, "#8c2f39").split()
        assert operators.count("q") == operators.count("Q")


def test_a_melody_stays_near_its_lines():
    # 90 points high: a step of the stave is 90 / 8.4 = 10.7, its lowest line stands at 2.7 steps = 28.9.
    for family in range(24):
        drawn = motif("staves", family, 160, 90, "#000000")
        heads = re.findall(r"10\.7143 0 0 10\.7143 ([\d.]+) ([\d.]+) cm 0\.94", drawn)
        assert len(heads) == 5
        assert all(28.9 <= float(y) <= 28.9 + 4 * 10.8 for _, y in heads)
        ends = [float(y) for y in re.findall(r"([\d.]+) l S", drawn)]
        beam = float(re.findall(r"([\d.]+) w [\d.]+ [\d.]+ m [\d.]+ [\d.]+ l S$", drawn)[0])
        assert beam / 2 < min(ends) and max(ends) < 90 - beam / 2
        assert [float(x) for x, _ in heads] == sorted(float(x) for x, _ in heads)


def test_rings_about_a_symbol_stay_within_the_ornament_and_never_touch():
    # A ring is a broad line with a white one upon it, so that it shows from half the one to half the other.
    assert len({ripples(family) for family in range(13)}) == 13
    for family in range(17):
        drawn = ripples(family)
        assert drawn.split().count("q") == drawn.split().count("Q")
        scale = float(re.findall(r"q ([\d.]+) 0 0 -", drawn)[0])
        broad = [float(width) * scale / 2 for width in re.findall(r"([\d.]+) w 1 j", drawn)]
        assert len(broad) == 8
        assert broad == sorted(broad, reverse=True)
        assert broad[0] + 100 * scale / 2 <= 50


def test_squared_paper_is_square_and_every_fifth_line_is_stronger():
    lines = re.findall(
        r"([\d.]+) w ([\d.]+) ([\d.]+) m ([\d.]+) ([\d.]+) l S", ground_lines("grid", (8, 8, 100, 60), 10)
    )
    across = [float(y) for _, x, y, end, _ in lines if (float(x), float(end)) == (8, 108)]
    down = [float(x) for _, x, y, _, end in lines if (float(y), float(end)) == (8, 68)]
    assert across == [58, 48, 38, 28, 18]  # from the top
    assert down == [18, 28, 38, 48, 58, 68, 78, 88, 98]
    assert [pen for pen, *_ in lines] == ["0.3"] * 4 + ["0.65"] + ["0.3"] * 4 + ["0.65"] + ["0.3"] * 4


def test_every_look_has_a_symbol_on_each_card():
    for name in template_names():
        look = load_template(name)
        assert look.symbol.look != "none" or look.band.symbol_mm > 0


@pytest.mark.parametrize("name", [name for name in template_names() if name not in ("bold", "high-contrast")])
def test_a_hand_held_like_a_fan_shows_letter_number_and_symbol(name: str):
    # Of a card in a fan an inch is seen; the two looks left out fill it with letter and number alone.
    content = Content("M4", 12, "Emma", "Jane Austen", "1815", "", ("A", "B", "C"))
    layout = lay_out(content, load_template(name), Size(63, 88))
    label = next(placed for placed in layout.lines if placed.block == "label")
    spot, right = layout.symbol, label.x_pt + label.line.width * label.size_pt
    assert spot is not None
    assert right < spot.x_pt
    assert spot.x_pt + spot.width_pt < 25.4 * MM
    assert label.y_pt <= spot.y_pt < spot.y_pt + spot.height_pt <= label.y_pt + label.line.top * label.size_pt
    lower = [placed.y_pt + placed.line.top * placed.size_pt for placed in layout.lines if placed.block != "label"]
    assert max(lower) < spot.y_pt
