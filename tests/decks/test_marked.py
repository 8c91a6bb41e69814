"""A marked list: problems stand in their cells, the list reads again as it was, and nothing in it is calculated."""

import io
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from decks.faulty import lists
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook

from authors_edu.decks.check import Report, check_file, check_rows
from authors_edu.decks.export import rows_csv
from authors_edu.decks.marked import marked_xlsx
from authors_edu.decks.marks import marks_heading
from authors_edu.decks.problems import error, note, warning
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean
from authors_edu.words.problems import sentence

CASES = sorted((Path(__file__).parent / "cases").glob("*.*"))
CLEAN = [
    "Poe,Ligeia", "Poe,Berenice", "Poe,Morella", "Poe,Eleonora",
    "Melville,Omoo", "Melville,Typee", "Melville,Mardi", "Melville,Redburn",
]  # fmt: skip


def marked(report: Report) -> bytes:
    return marked_xlsx(report.rows, report.problems, report.columns, report.header_row, "To mend", sentence)


def page_of(data: bytes) -> Any:
    (page,) = load_workbook(io.BytesIO(data)).worksheets
    return page


def check(*lines: str) -> Report:
    return check_file("\n".join(lines).encode(), "list.csv")


def tidy(rows: Sequence[Row]) -> list[tuple[int, tuple[str, ...]]]:
    """Gives rows without blank cells at their ends, which no spreadsheet keeps."""
    return [(row.number, _without_blanks(row.cells)) for row in rows]


def _without_blanks(cells: tuple[str, ...]) -> tuple[str, ...]:
    while cells and not cells[-1]:
        cells = cells[:-1]
    return cells


def told(report: Report) -> list[tuple[str, tuple[int, ...]]]:
    return [(problem.kind, problem.rows) for problem in report.problems]


def grey(colour: str) -> float:
    red, green, blue = (int(colour[-6:][place : place + 2], 16) for place in (0, 2, 4))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_a_problem_is_marked_in_its_cell_with_its_sentence() -> None:
    report = check("author,book", *CLEAN, "Verne,Five", "Verne,", "Verne,Seven", "Verne,Eight")
    (problem,) = report.problems
    assert (problem.kind, problem.rows) == ("missing_work", (11,))
    page = page_of(marked(report))
    assert page["B11"].comment.text == sentence(problem) == page["C11"].value
    assert page["B11"].fill.fgColor.rgb[-6:] == "F0A097"
    assert page["C1"].value == "⚠ To mend ⚠"
    assert [cell.coordinate for row in page.iter_rows() for cell in row if cell.comment] == ["B11"]
    assert page.freeze_panes == "A2"
    assert page["A1"].font.bold


def test_what_is_about_the_whole_file_stands_at_the_top() -> None:
    data = "author,book\n" + "\n".join(CLEAN).replace("Mardi", "Bront\u00eb")
    report = check_file(data.encode("cp1252"), "list.pdf")
    assert told(report)[0] == ("extension_mismatch", ())
    page = page_of(marked(report))
    heading, *lines = page["C1"].value.split("\n")
    assert heading == "⚠ To mend ⚠"
    assert lines == [sentence(problem) for problem in report.problems if not problem.rows]
    assert page["C1"].comment.text == "\n".join(lines)
    again = check_file(marked(report), "list.xlsx")
    assert again.outcome == "accept"
    assert again.deck is not None and report.deck is not None
    assert again.deck.families == report.deck.families


def test_severities_differ_in_colour_in_grey_and_in_frame() -> None:
    rows = (Row(1, ("author", "book")), *(Row(n, ("Poe", f"W{n}")) for n in range(2, 6)))
    problems = [error("missing_work", [2], "work", value="Poe", place="book"), note("unknown_column", [4], "work"),
                warning("looks_like_boolean", [3], "work", value="W3", place="book")]  # fmt: skip
    page = page_of(marked_xlsx(rows, problems, {"creator": 0, "work": 1}, 1, "x", lambda problem: problem.kind))
    cells = [page[f"B{row}"] for row in (2, 3, 4, 5)]
    frames = [cell.border.left.style for cell in cells]
    assert frames == ["thick", "thin", "dotted", None]
    shades = [grey(cell.fill.fgColor.rgb) for cell in cells[:2]]
    assert shades[0] + 40 < shades[1] < 240
    assert cells[2].fill.fill_type is None


def test_of_two_problems_in_a_cell_the_worse_gives_the_colour() -> None:
    rows = (Row(1, ("author", "book")), Row(2, ("Poe", "W")))
    problems = [error("b", [2], "work"), warning("a", [2], "work"), note("c", [2], "work")]
    page = page_of(marked_xlsx(rows, problems, {"creator": 0, "work": 1}, 1, "x", lambda problem: problem.kind))
    assert page["B2"].border.left.style == "thick"
    assert page["B2"].comment.text == "b\na\nc"


def test_a_row_that_is_a_family_has_only_the_work_marked_that_is_meant() -> None:
    report = check("author,book 1,book 2,book 3,book 4", "Poe,A,B,C,D", "Verne,E,F,e,G", "Twain,H,,I,J")
    page = page_of(marked(report))
    assert [cell.coordinate for row in page.iter_rows() for cell in row if cell.comment] == ["B3", "D3", "C4"]


def test_columns_without_use_are_marked_at_their_headings() -> None:
    page = page_of(marked(check("author,shelf,book", *(line.replace(",", ",x,") for line in CLEAN))))
    assert [cell.coordinate for row in page.iter_rows() for cell in row if cell.comment] == ["B1"]


def test_a_list_without_problems_gets_no_column() -> None:
    report = check("author,book", *CLEAN)
    page = page_of(marked(report))
    assert report.problems == ()
    assert (page.max_row, page.max_column) == (9, 2)


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.name)
def test_every_case_reads_again_as_its_rows_did(file: Path) -> None:
    report = check_file(file.read_bytes(), file.name)
    if not report.rows:
        return
    again, once = check_file(marked(report), "list.xlsx"), check_rows(report.rows)
    assert tidy(again.rows) == tidy(report.rows)
    assert told(again) == told(once)
    assert (again.outcome, again.columns, again.header_row) == (once.outcome, once.columns, once.header_row)
    if again.deck and once.deck:
        assert again.deck.families == once.deck.families


def test_a_marked_list_that_was_mended_by_hand_is_clean() -> None:
    book = load_workbook(io.BytesIO(marked(check("author,book", *CLEAN, "Verne,A", "Verne,", "Verne,C", "Verne,D"))))
    book.worksheets[0]["B11"].value = "B"
    saved = io.BytesIO()
    book.save(saved)
    again = check_file(saved.getvalue(), "list.xlsx")
    assert told(again) == []
    assert again.deck is not None
    assert len(again.deck.families) == 3


def test_saved_as_csv_or_with_a_column_added_it_still_reads_as_it_was() -> None:
    report = check("author,book", *CLEAN, "Verne,A", "Verne,", "Verne,C", "Verne,D")
    lines = [[cell.value or "" for cell in row] for row in page_of(marked(report)).iter_rows()]
    rows = tuple(Row(n, tuple(cells)) for n, cells in enumerate(lines, 1))
    assert told(check_file(rows_csv(rows), "list.csv")) == told(report)
    added = tuple(Row(row.number, (*row.cells, "year" if row.number == 1 else "1850")) for row in rows)
    again = check_file(rows_csv(added), "list.csv")
    assert told(again) == told(report)
    assert again.columns == {"creator": 0, "work": 1, "year": 3}


def test_a_clue_with_our_sign_is_a_clue() -> None:
    report = check("author,book,clue", *(f"{line},⚠ dark ⚠ and short" for line in CLEAN))
    assert report.deck is not None
    assert {card.clue for card in report.deck.cards} == {"⚠ dark ⚠ and short"}
    assert marks_heading("x") == "⚠ x ⚠"


FORMULAS = [
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1", "'=1", "''=1", "{=1}", '=HYPERLINK("http://x/")', "＝1",
    "http://x.example/", "mailto:a@b.c", "internal:Sheet1!A1", "external:c:\\x", "<r><t>x</t></r>", "1984", "0042",
    "TRUE", "22-Nov", "1E5", "_x0041_", "a\x00b\x0b", "line\nbreak", "\ud800half", "\ufffe\uffff", "  two  ", "👩‍👩‍👧",
]  # fmt: skip


def test_every_text_is_text_in_cells_and_comments() -> None:
    rows = (Row(1, ("author", "book")), *(Row(n, (text, text)) for n, text in enumerate(FORMULAS, 2)))
    problems = [error("x", [row.number], "work", value=row.cells[0]) for row in rows[1:]]
    data = marked_xlsx(rows, problems, {"creator": 0, "work": 1}, 1, "x", lambda problem: str(problem.values["value"]))
    page = page_of(data)
    assert {cell.data_type for row in page.iter_rows() for cell in row if cell.value is not None} == {"s"}
    assert {cell.number_format for row in page.iter_rows() for cell in row} == {"@"}
    parts = ZipFile(io.BytesIO(data))
    content = b"".join(parts.read(name) for name in parts.namelist() if name.startswith("xl/worksheets"))
    assert b"<f>" not in content and b"yperlink" not in content
    again = check_file(data, "list.xlsx")
    assert [tuple(map(clean, row.cells)) for row in again.rows] == [tuple(map(clean, row.cells)) for row in rows]


TEXTS = st.one_of(st.sampled_from(FORMULAS), st.text(max_size=8), st.text(st.characters(), max_size=8))


@settings(deadline=None)
@given(st.lists(st.lists(TEXTS, min_size=2, max_size=4), min_size=1, max_size=5))
def test_any_rows_come_back_as_they_were(cells: list[list[str]]) -> None:
    rows = (Row(1, ("creator", "work")), *(Row(n, tuple(line)) for n, line in enumerate(cells, 3)))
    report = check_rows(rows)
    again = check_file(marked(report), "list.xlsx")
    shown = [(row.number, _without_blanks(tuple(map(clean, row.cells)))) for row in report.rows]
    assert [(row.number, _without_blanks(tuple(map(clean, row.cells)))) for row in again.rows] == shown


@pytest.mark.parametrize("is_headed", [True, False])
@settings(deadline=None)
@given(rows=lists())
def test_any_list_is_understood_as_before(is_headed: bool, rows: tuple[Row, ...]) -> None:
    kept = rows if is_headed else rows[1:]
    assume(kept)  # a file without a row is empty; a table without one has no rows of data
    once = check_rows([Row(row.number, _without_blanks(row.cells)) for row in kept])
    again = check_file(marked(once), "list.xlsx")
    assert told(again) == told(once)
    assert (again.outcome, again.columns, again.header_row) == (once.outcome, once.columns, once.header_row)
    if again.deck and once.deck:
        assert again.deck.families == once.deck.families


def test_a_cell_longer_than_a_spreadsheet_can_hold_is_cut_not_dropped() -> None:
    for text in ("x" * 40_000, "👩" * 20_000, "'=" + "x" * 40_000):
        rows = (Row(1, ("author", "book")), Row(2, ("Poe", text)))
        cell = page_of(marked_xlsx(rows, [], {}, 1, "x", sentence))["B2"].value
        assert 32_766 <= len(cell.encode("utf-16-le")) // 2 <= 32_767
        assert cell.rstrip("x👩") in ("", "''=")


def test_a_list_that_reaches_below_the_last_row_keeps_every_row() -> None:
    rows = (Row(1, ("author", "book")), Row(5, ("Poe", "A")), Row(2_000_000, ("Poe", "B")))
    page = page_of(marked_xlsx(rows, [error("x", [2_000_000], "work")], {"work": 1}, 1, "x", lambda _: "said"))
    assert [page.cell(row, 2).value for row in (1, 2, 3)] == ["book", "A", "B"]
    assert page["B3"].comment.text == "said"


def test_the_same_list_gives_the_same_bytes() -> None:
    report = check("author,book", *CLEAN, "Verne,")
    assert marked(report) == marked(report)
    assert b"1980-01-01T00:00:00Z" in ZipFile(io.BytesIO(marked(report))).read("docProps/core.xml")


def test_columns_are_wide_enough_for_a_title_and_never_endless() -> None:
    report = check("author,book,clue", *(f"{line} {'x' * 40},{'y' * 900}" for line in CLEAN))
    widths = page_of(marked(report)).column_dimensions
    assert widths["A"].width >= 8
    assert 46 <= widths["B"].width <= 60
    assert widths["C"].width <= 61


def test_ten_thousand_rows_and_a_thousand_problems_take_less_than_three_seconds() -> None:
    lines = [f"Writer {n // 4},Work {n}" for n in range(10_000)]
    report = check("author,book", *lines)
    problems = tuple(warning("markup_in_text", [n, n + 1], "work", value=f"Work {n}") for n in range(2, 10_001, 10))
    report = replace(report, problems=problems)
    assert (len(report.rows), len(problems)) == (10_001, 1_000)
    start = time.process_time()
    data = marked(report)
    assert time.process_time() - start < 3
    assert len(data) < 1_000_000
    assert tidy(check_file(data, "list.xlsx").rows) == tidy(report.rows)
