"""A family is known by its silhouette first and its colour second."""

import itertools
import re

from authors_edu.decks.symbols import COLOURS, SHAPES, symbol_of

_PATH = re.compile(r"(M-?[\d.]+ -?[\d.]+( (L-?[\d.]+ -?[\d.]+|C-?[\d.]+( -?[\d.]+){5}))+ Z ?)+")


def _luminance(colour: str) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _outlines(path: str) -> list[list[tuple[float, float]]]:
    """Points along each part, curves sampled at quarters."""
    parts = []
    for part in filter(str.strip, path.split("Z")):
        points: list[tuple[float, float]] = []
        for step in re.findall(r"[MLC][^MLC]+", part):
            n = [float(number) for number in step[1:].split()]
            corners = list(zip(n[::2], n[1::2], strict=True))
            points += [_on_curve((points[-1], *corners), t / 4) for t in (1, 2, 3, 4)] if len(n) == 6 else corners
        parts.append(points)
    return parts


def _on_curve(corners: tuple[tuple[float, float], ...], t: float) -> tuple[float, float]:
    """De Casteljau's construction."""
    while len(corners) > 1:
        pairs = itertools.pairwise(corners)
        corners = tuple((ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairs)
    return corners[0]


def _area(points: list[tuple[float, float]]) -> float:
    """The shoelace formula; its sign tells which way the outline runs."""
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def test_there_are_more_symbols_than_letters():
    assert len(SHAPES) >= 26
    assert len({name for name, _ in SHAPES}) == len(SHAPES)
    assert len({path for _, path in SHAPES}) == len(SHAPES)


def test_white_text_is_legible_on_every_colour():
    assert round(1.05 / (_luminance("#767676") + 0.05), 2) == 4.54  # the well-known lightest grey for white text
    for colour in COLOURS:
        assert 1.05 / (_luminance(colour) + 0.05) >= 4.5, colour


def test_paths_use_four_absolute_commands_and_stay_in_the_box():
    for name, path in SHAPES:
        assert _PATH.fullmatch(path), name
        numbers = [number for outline in _outlines(path) for point in outline for number in point]
        assert min(numbers) >= 0 and max(numbers) <= 100, name


def test_holes_run_the_other_way_round_so_that_both_fill_rules_agree():
    parts = {name: [_area(points) for points in _outlines(path)] for name, path in SHAPES}
    for name in ("leaf", "flower", "ring", "fish", "key", "book", "eye"):
        outline, hole = parts[name][:2]
        assert outline * hole < 0, name
    for name in ("crown", "wave", "bell", "sun", "boat", "mushroom"):  # parts side by side, no holes
        assert len({area > 0 for area in parts[name]}) == 1, name


def test_every_symbol_fills_a_fair_part_of_the_box():
    for name, path in SHAPES:
        points = [point for part in _outlines(path) for point in part]
        width = max(x for x, _ in points) - min(x for x, _ in points)
        height = max(y for _, y in points) - min(y for _, y in points)
        assert max(width, height) >= 70, name


def test_beyond_the_list_a_symbol_returns_in_another_colour():
    first, again = symbol_of(0), symbol_of(len(SHAPES))
    assert first.name == again.name == "star"
    assert first.path == again.path
    assert first.colour != again.colour


def test_no_pair_of_symbol_and_colour_comes_twice_in_three_hundred_families():
    assert len({(symbol_of(family).name, symbol_of(family).colour) for family in range(300)}) == 300


def test_neighbours_differ_in_colour():
    for family in range(len(SHAPES)):
        assert symbol_of(family).colour != symbol_of(family + 1).colour
