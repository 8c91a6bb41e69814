"""Times the other tools beside ours: the same decks in turns, in one warm process. Those not installed are named."""

import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import perf_counter, process_time

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.template import load_template
from print_peers.plain import types_of

Way = Callable[[Deck], bytes]

_TOOLS = ("typst", "fpdf2", "weasyprint")  # names on PyPI; `with_<name>.py` each
_PATIENCE_S = 8.0  # for one size: after it a deck is not repeated, and who needs so long for one is not asked for more


def compare(template: str, deck_of: Callable[[int, int], Deck], sizes: tuple[int, ...], times: int) -> None:
    """Prints a table: seconds of the processor, and of the clock, which is less where a tool works on all cores."""
    with tempfile.TemporaryDirectory() as folder:
        ways = _installed(template, Path(folder))
        for number, families in enumerate(sizes):
            decks = [deck_of(families, number * times + salt) for salt in range(100, 100 + times)]
            taken = _least(ways, decks)
            for name, (processor, clock, size) in taken.items():
                times_ours = f"{processor / taken['ours'][0]:6.2f} and {clock / taken['ours'][1]:6.2f} x ours"
                what = f"{name:13}{families * 4:5} cards {size / 1000:6.0f} kB"
                _tell(f"{what}  processor {processor:6.3f} s  clock {clock:6.3f} s  {times_ours}")
                if clock > _PATIENCE_S:
                    del ways[name]


def _installed(template: str, folder: Path) -> dict[str, Way]:
    """Gives ours and every tool that is there, each after its first deck; tells which are missing."""
    types = types_of(load_template(template), folder)
    ways: dict[str, Way] = {"ours": lambda deck: print_deck(deck, PrintSettings(template)).pdf}
    for tool in _TOOLS:
        try:
            ways[tool] = import_module(f"print_peers.with_{tool}").printer(types)
        except (ImportError, OSError):  # OSError: WeasyPrint without the Pango of the system
            _tell(f"{tool} is not installed: `pip install {tool}`")
    first = Deck("Benchmark", (Family("A", tuple(Card(f"r{place}", "A", f"Work {place}") for place in range(4))),))
    for way in ways.values():
        way(first)
    return ways


def _least(ways: dict[str, Way], decks: list[Deck]) -> dict[str, tuple[float, float, int]]:
    found: dict[str, list[tuple[float, float, int]]] = {name: [] for name in ways}
    for deck in decks:
        for name, way in ways.items():
            if sum(clock for _, clock, _ in found[name]) > _PATIENCE_S:
                continue
            processor, clock = process_time(), perf_counter()
            pdf = way(deck)
            found[name].append((process_time() - processor, perf_counter() - clock, len(pdf)))
    return {name: tuple(map(min, zip(*each, strict=True))) for name, each in found.items()}


def _tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201
