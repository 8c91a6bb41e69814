"""How long `authors-edu print` takes as a whole process, beside a bare ReportLab process.

    python benchmarks/print_command.py [template ...]

The bare process reads the same csv by the csv module, opens the fonts of the template (the bold ones ready cut), draws
title, creator, year and works of each card with drawString at places it knows, a box around each card, and plain backs.
Processor time of both, bytecode compiled.
"""

import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from authors_edu.printing.cuts import cut
from authors_edu.printing.fonts import FONTS, file_of
from authors_edu.printing.template import Template, load_template, template_names
from authors_edu.shipped import sample_decks

TIMES = 7
BARE = """
import csv, sys
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
deck, out, *files = sys.argv[1:]
for number, file in enumerate(files):
    pdfmetrics.registerFont(TTFont(f"font{number}", file))
title, creator, year, works = (f"font{number}" for number in range(4))
with open(deck, encoding="utf-8-sig", newline="") as opened:
    cards = list(csv.DictReader(opened))
canvas = Canvas(out, invariant=1, pageCompression=1)
for start in range(0, len(cards), 9):
    for place, card in enumerate(cards[start : start + 9]):
        x, y = 30 + place % 3 * 178, 30 + place // 3 * 250
        canvas.rect(x, y, 178, 250)
        canvas.setFont(title, 16)
        canvas.drawString(x + 18, y + 190, card["work"])
        canvas.setFont(creator, 11)
        canvas.drawString(x + 18, y + 170, card["creator"])
        canvas.setFont(year, 10)
        canvas.drawString(x + 18, y + 150, card["year"])
        canvas.setFont(works, 9)
        family = (start + place) // 4 * 4
        for line, other in enumerate(cards[family : family + 4]):
            if other is not card:
                canvas.drawString(x + 18, y + 60 - 12 * line, other["work"])
    canvas.showPage()
    for place in range(9):
        canvas.rect(30 + place % 3 * 178, 30 + place // 3 * 250, 178, 250)
    canvas.showPage()
canvas.save()
"""
OURS = "import sys; sys.argv[0] = 'authors-edu'; from authors_edu.cli import main; main()"


def seconds(program: str, *arguments: str) -> float:
    """Gives the best processor time of a Python process."""
    best = float("inf")
    for _ in range(TIMES):
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", program, *arguments], check=True, stdout=subprocess.DEVNULL)
        after = getrusage(RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


def fonts_of(template: Template, folder: Path) -> list[str]:
    """Writes the fonts of title, creator, year and works into files of their own."""
    files = []
    for block in (template.title, template.creator, template.year, template.works):
        source, file = FONTS[block.font], folder / f"{block.font}.ttf"
        file.write_bytes(cut(file_of(source), source.weight) if source.weight else file_of(source).read_bytes())
        files.append(str(file))
    return files


def main() -> None:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    deck = str(sample_decks()[0].file)
    print(f"Python {platform.python_version()}, {platform.machine()}; best of {TIMES} processes, processor time")  # noqa: T201
    with tempfile.TemporaryDirectory() as folder:
        out = str(Path(folder) / "out.pdf")
        for name in sys.argv[1:] or template_names():
            ours = seconds(OURS, "print", deck, "-o", out, "--template", name)
            bare = seconds(BARE, deck, out, *fonts_of(load_template(name), Path(folder)))
            print(f"{name:13}  ours {ours:.3f} s  bare {bare:.3f} s  ratio {ours / bare:.2f}")  # noqa: T201


if __name__ == "__main__":
    main()
