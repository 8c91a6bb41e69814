"""Old Excel workbooks. `sheets/mixed.xls` was made with xlwt 1.3; what stands in it is listed here by hand."""

from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from authors_edu.decks.check import check_file
from authors_edu.decks.reading.tabs import Unreadable
from authors_edu.decks.reading.xls import read_xls

MIXED = Path(__file__).parent / "sheets" / "mixed.xls"
PLAIN = Path(__file__).parent / "cases" / "legacy_excel97.xls"


def test_an_old_workbook_gives_the_cells_that_calamine_reads() -> None:
    cells = CalamineWorkbook.from_path(PLAIN).get_sheet_by_index(0).to_python(skip_empty_area=False)
    rows = check_file(PLAIN.read_bytes(), PLAIN.name).rows
    assert [list(row.cells) for row in rows] == cells


def test_rows_cells_and_names_are_those_of_the_workbook() -> None:
    rows = {row.number: row.cells[1:] for row in check_file(MIXED.read_bytes(), MIXED.name).rows}
    assert rows[3] == ("creator", "work", "year")
    assert rows[4] == ("Jane Austen", "Emma", "1800")
    assert rows[12] == ("Лев Толстой", "Казаки", "1808")
    assert [rows[row][1] for row in (16, 17, 18, 19)] == ["1601", "TRUE", "22-Nov", "007"]
    assert [rows[row] for row in (20, 21, 22, 23)] == [("Merged", f"m{number}") for number in (1, 2, 3, 4)]
    assert rows[25] == ("Formula", "0.25")


def test_hidden_rows_hidden_sheets_and_merged_cells_are_known() -> None:
    report = check_file(MIXED.read_bytes(), MIXED.name)
    found = {(problem.kind, str(problem.severity)): problem.rows for problem in report.problems}
    assert found["hidden_rows_skipped", "warning"] == (8, 9, 10, 11)
    assert found["creator_filled_down", "note"] == (21, 22, 23)
    assert found["missing_work", "error"] == (24,)  # a formula without a result is saved as an empty text
    chosen = [problem.values["others"] for problem in report.problems if problem.kind == "sheet_chosen"]
    assert chosen == [("Guide",), ("Old",)]


@pytest.mark.parametrize("length", [8, 100, 600, 3_000, 5_000])
def test_half_a_workbook_is_refused_or_read_as_far_as_it_is_whole(length: int) -> None:
    try:
        assert all(tab.name for tab in read_xls(MIXED.read_bytes()[:length]))
    except Unreadable as reason:
        assert reason.what == "broken"
