"""The whole way in a real browser: a list is mended, printed, played and tracked."""

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from support.player import Player
from support.server import Server

pytestmark = pytest.mark.browser

LIST = """creator,work,year
Jane Austen,Emma,1815
Jane Austen,Persuasion,1817
Jane Austen,Mansfield Park,1814
Jane Austen,,1813
Voltaire,Candide, or Optimism,1759
Voltaire,Zadig,1747
Voltaire,Micromégas,1752
Voltaire,L'Ingénu,1767
Homer,The Iliad,
Homer,The Odyssey,
Homer,Margites,
Homer,Hymn to Hermes,
"""
TITLES = {
    "Emma", "Persuasion", "Mansfield Park", "Sense and Sensibility", "Candide, or Optimism", "Zadig", "Micromégas",
    "L'Ingénu", "The Iliad", "The Odyssey", "Margites", "Hymn to Hermes",
}  # fmt: skip


def test_a_list_is_mended_printed_played_and_tracked(
    server: Server, open_page: Callable[[], Any], tmp_path: Path
) -> None:
    teacher = open_page()
    make_deck(teacher, server.url, tmp_path)
    print_deck(teacher, server.url, tmp_path)
    teacher.goto(f"{server.url}/students")
    teacher.get_by_label("Names").fill("Ana\nBen")
    teacher.get_by_role("button", name="Save the list").click()
    teacher.get_by_text("Saved: 2 students").wait_for()

    ana = Player(open_page(), server.url)
    sets = play_until_a_set(ana)
    shown = progress(teacher, server.url, tmp_path)
    assert [row["student"] for row in shown] == ["Ana", "Ben"]
    laid = [int(count) for name, count in shown[0].items() if name.startswith(("completed", "dealt"))]
    assert sum(laid) == sets
    assert all(count == "0" for name, count in shown[1].items() if name != "student")


def make_deck(teacher: Any, url: str, folder: Path) -> None:
    """Uploads the list; the missing title is typed in the table, the surplus cell is joined with a click."""
    source = folder / "three writers.csv"
    source.write_text(LIST, encoding="utf-8")
    teacher.goto(url)
    teacher.locator("input[type=file]").set_input_files(source)
    teacher.get_by_text("2 things to mend in 13 rows.").wait_for()
    teacher.get_by_text("Row 5: there is no work for “Jane Austen”").wait_for()
    teacher.get_by_text("Row 6: one cell too many").wait_for()
    teacher.get_by_role("button", name="Join to “Candide").click()
    teacher.get_by_text("1 thing to mend in 13 rows.").wait_for()
    type_into_cell(teacher, column=2, row=5, text="Sense and Sensibility")
    teacher.get_by_text("3 families, 12 cards: ready.").wait_for()
    teacher.get_by_role("button", name="Keep this deck").click()
    teacher.get_by_text("three writers: 3 families, 12 cards").wait_for()


def type_into_cell(page: Any, column: int, row: int, text: str) -> None:
    """Types into the table as a person does; it is one canvas, so the place is counted: the header, then the rows."""
    box = page.locator("[data-testid=stDataFrame]").bounding_box()
    page.mouse.dblclick(box["x"] + 120 + 190 * (column - 1), box["y"] + 35 * row + 18)
    page.locator(".gdg-input").fill(text)
    page.keyboard.press("Enter")


def print_deck(teacher: Any, url: str, folder: Path) -> None:
    """Downloads the PDF and reads every title back, on a front each; the other pages are backs."""
    teacher.goto(f"{url}/print")
    teacher.get_by_text("12 cards on 2 sheets of paper.").wait_for()
    teacher.get_by_text("List the other works").click()
    teacher.wait_for_timeout(1500)
    with teacher.expect_download() as download:
        teacher.get_by_role("button", name="Download the PDF").click()
    file = folder / "cards.pdf"
    download.value.save_as(file)
    pages = [" ".join(page.extract_text().split()) for page in PdfReader(file).pages]
    assert len(pages) == 4
    fronts = pages[0] + pages[2]
    assert {title: fronts.count(title) for title in TITLES} == dict.fromkeys(TITLES, 1)
    assert not any(title in pages[1] + pages[3] for title in TITLES)


def play_until_a_set(ana: Player) -> int:
    """Plays whole rounds by clicks, the first with a refresh on the way, until there is a set to track."""
    ana.sit_down("Ana", "Classic", others=1)
    ana.act()
    if not ana.round_is_over:
        hand, number = ana.hand(), ana.number()
        ana.refresh()
        assert (ana.hand(), ana.number()) == (hand, number)
        assert set(hand) <= TITLES
    total = 0
    for _ in range(6):
        ana.play_to_the_end()
        total += ana.own_sets()
        if total:
            return total
        ana.page.get_by_role("button", name="Play again").click()
        ana.page.locator(".hand").wait_for()
    raise AssertionError("not one set in six rounds")


def progress(teacher: Any, url: str, folder: Path) -> list[dict[str, str]]:
    """Downloads the table of the Progress page."""
    teacher.goto(f"{url}/progress")
    with teacher.expect_download() as download:
        teacher.get_by_role("button", name="Download as CSV").click()
    file = folder / "progress.csv"
    download.value.save_as(file)
    return list(csv.DictReader(file.read_text(encoding="utf-8-sig").splitlines()))
