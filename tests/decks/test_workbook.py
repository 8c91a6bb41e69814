"""Spreadsheets: which sheet, which rows, what each cell shows; row numbers are those of the spreadsheet."""

import datetime
import io
import re

import openpyxl
import pytest
from decks.spreadsheets import AUSTEN, LIST, TWAIN, changed, ods, ods_table, ods_text, write, xlsx
from openpyxl.styles import Font
from openpyxl.worksheet.worksheet import Worksheet
from python_calamine import CalamineWorkbook

from authors_edu.decks.check import Choices, Report, check_file
from authors_edu.decks.problems import Problem

SHEET = "xl/worksheets/sheet1.xml"


def kinds(report: Report) -> list[str]:
    return [problem.kind for problem in report.problems]


def one(report: Report) -> Problem:
    (problem,) = report.problems
    return problem


def with_result(data: bytes, result: bytes) -> bytes:
    """Gives the workbook with the result of its one formula saved."""
    return changed(data, SHEET, lambda part: re.sub(rb"<v ?/>|<v></v>", b"<v>" + result + b"</v>", part))


def sizes(report: Report) -> tuple[int, int] | None:
    return (len(report.deck.families), len(report.deck.cards)) if report.deck else None


def test_a_plain_workbook_needs_no_word() -> None:
    report = check_file(xlsx(lambda sheet: write(sheet, LIST)), "list.xlsx")
    assert (report.outcome, sizes(report), kinds(report)) == ("accept", (2, 8), [])


def test_cells_are_those_that_openpyxl_and_calamine_read() -> None:
    data = xlsx(lambda sheet: write(sheet, [("creator", "work"), ("Émile Zola", "Nana  & co"), ("Ω", "a<b>\nc")], 3, 2))
    ours = [(row.number, row.cells[1:]) for row in check_file(data, "list.xlsx").rows]
    theirs = openpyxl.load_workbook(io.BytesIO(data)).active
    assert theirs is not None
    assert ours == [(cells[1].row, (cells[1].value, cells[2].value)) for cells in theirs.iter_rows(min_row=3)]
    other = CalamineWorkbook.from_filelike(io.BytesIO(data)).get_sheet_by_index(0).to_python(skip_empty_area=False)
    assert ours == [(number, tuple(cells[1:])) for number, cells in enumerate(other, 1) if any(cells)]


def test_a_table_may_start_anywhere_with_text_above_it() -> None:
    def fill(sheet: Worksheet) -> None:
        sheet["B2"] = "Our novels"
        write(sheet, [*LIST[:-1], ("Mark Twain", None)], row=7, column=4)

    report = check_file(xlsx(fill), "list.xlsx")
    assert report.columns == {"creator": 3, "work": 4}
    assert [(problem.kind, problem.rows) for problem in report.problems] == [
        ("text_above_header", (2,)),
        ("missing_work", (15,)),
    ]


def test_a_table_without_headings_may_start_anywhere() -> None:
    report = check_file(xlsx(lambda sheet: write(sheet, LIST[1:], row=3, column=4)), "list.xlsx")
    assert (sizes(report), report.columns) == ((2, 8), {"creator": 3, "work": 4})


def test_the_first_sheet_with_a_list_is_read_and_the_other_sheets_are_told() -> None:
    def fill(sheet: Worksheet) -> None:
        write(sheet, [("How to fill in this list",), ("One work a row",)])
        sheet.title = "Guide"
        write(sheet.parent.create_sheet("Novels"), LIST)

    report = check_file(xlsx(fill), "list.xlsx")
    assert (report.outcome, sizes(report), one(report).kind) == ("accept", (2, 8), "sheet_chosen")
    assert (one(report).values["sheet"], one(report).values["others"]) == ("Novels", ("Guide",))


def test_a_second_list_that_is_not_read_is_a_warning() -> None:
    def fill(sheet: Worksheet) -> None:
        write(sheet, LIST)
        write(sheet.parent.create_sheet("More"), LIST)

    report = check_file(xlsx(fill), "list.xlsx")
    assert (report.outcome, kinds(report)) == ("accept_with_warning", ["sheet_chosen"])


@pytest.mark.parametrize("state", ["hidden", "veryHidden"])
def test_hidden_sheets_are_left_out(state: str) -> None:
    def fill(sheet: Worksheet) -> None:
        write(sheet, LIST[:5])
        sheet.sheet_state = state
        write(sheet.parent.create_sheet("Shown"), LIST)

    report = check_file(xlsx(fill), "list.xlsx")
    assert (report.outcome, sizes(report)) == ("accept", (2, 8))


@pytest.mark.parametrize("name", ["list.xlsx", "list.ods"])
def test_hidden_rows_are_left_out_and_told_and_can_be_had(name: str) -> None:
    rows = [*LIST, *[("Poe", f"Tale {number}") for number in range(4)]]

    def fill(sheet: Worksheet) -> None:
        write(sheet, rows)
        for row in (6, 7, 8, 9):
            sheet.row_dimensions[row].hidden = True

    data = xlsx(fill) if name.endswith("xlsx") else ods(ods_table(rows, hidden=(6, 7, 8, 9)))
    report = check_file(data, name)
    assert (report.outcome, sizes(report)) == ("accept_with_warning", (2, 8))
    assert (one(report).kind, one(report).rows) == ("hidden_rows_skipped", (6, 7, 8, 9))
    report = check_file(data, name, Choices(include_hidden_rows=True))
    assert (report.outcome, sizes(report)) == ("accept", (3, 12))


def test_a_merged_creator_counts_for_each_of_its_rows() -> None:
    def fill(sheet: Worksheet) -> None:
        write(sheet, LIST)
        sheet.merge_cells("A2:A5")
        sheet.merge_cells("A6:A9")

    report = check_file(xlsx(fill), "list.xlsx")
    assert (report.outcome, sizes(report)) == ("accept", (2, 8))
    assert one(report).rows == (3, 4, 5, 7, 8, 9)


def test_cells_count_as_they_are_shown() -> None:
    def fill(sheet: Worksheet) -> None:
        write(sheet, [*LIST, ("Verne", 1984), ("Verne", True), ("Verne", datetime.date(2024, 11, 22)), ("Verne", 7)])
        sheet["B12"].number_format = "d-mmm"
        sheet["B13"].number_format = "000"

    report = check_file(xlsx(fill), "list.xlsx")
    assert [row.cells[1] for row in report.rows[-4:]] == ["1984", "TRUE", "22-Nov", "007"]
    assert [(problem.kind, problem.rows) for problem in report.problems] == [
        ("looks_like_boolean", (11,)),
        ("looks_like_date", (12,)),
    ]


@pytest.mark.parametrize("code", ["d mmm", "mmmm d, yyyy", "h:mm", "dddd"])
def test_a_date_is_known_however_it_is_shown(code: str) -> None:
    def fill(sheet: Worksheet) -> None:
        write(sheet, [*LIST[:-1], ("Mark Twain", datetime.datetime(2024, 11, 22, 10, 30))])
        sheet["B9"].number_format = code

    problem = one(check_file(xlsx(fill), "list.xlsx"))
    assert (problem.kind, problem.rows) == ("looks_like_date", (9,))


def test_an_error_of_the_spreadsheet_is_an_error() -> None:
    report = check_file(xlsx(lambda sheet: write(sheet, [*LIST[:-1], ("Mark Twain", "#NAME?")])), "list.xlsx")
    assert [(problem.kind, problem.rows) for problem in report.problems] == [("excel_error_value", (9,))]


def test_a_formula_without_a_saved_result_is_one_error_and_never_a_title() -> None:
    report = check_file(xlsx(lambda sheet: write(sheet, [*LIST[:-1], ("Mark Twain", '="A"&"B"')])), "list.xlsx")
    assert (report.outcome, one(report).kind, one(report).rows) == ("reject", "formula_without_value", (9,))
    assert report.rows[-1].cells == ("Mark Twain",)
    report = check_file(xlsx(lambda sheet: write(sheet, [*LIST[:7], ("=A7", "X"), ("=A8", "Y")])), "list.xlsx")
    assert (one(report).kind, one(report).rows, one(report).column) == ("formula_without_value", (8, 9), "creator")


def test_a_formula_counts_by_its_saved_result() -> None:
    data = xlsx(lambda sheet: write(sheet, [*LIST[:-1], ("Mark Twain", '="A"&"B"')]))
    kind = changed(data, SHEET, lambda part: part.replace(b'<c r="B9"', b'<c r="B9" t="str"'))
    calculated = with_result(kind, b"AB")
    report = check_file(calculated, "list.xlsx")
    assert (report.outcome, report.rows[-1].cells[1]) == ("accept", "AB")


def test_a_formula_that_was_never_calculated_and_says_0_is_not_the_title_0() -> None:
    data = xlsx(lambda sheet: write(sheet, [*LIST[:-1], ("Mark Twain", '="A"&"B"')]))  # asks for calculation on opening
    assert kinds(check_file(with_result(data, b"0"), "list.xlsx")) == ["formula_without_value"]


def test_a_million_formatted_rows_are_no_rows() -> None:
    def fill(sheet: Worksheet) -> None:
        write(sheet, LIST)
        sheet["C1048576"].font = Font(bold=True)

    assert kinds(check_file(xlsx(fill), "list.xlsx")) == []
    rows = "".join(f'<row r="{row}" s="1"/>' for row in range(10, 1_000_000)).encode()
    many = changed(xlsx(lambda sheet: write(sheet, LIST)), SHEET,
                   lambda part: part.replace(b"</sheetData>", rows + b"</sheetData>"))  # fmt: skip
    assert kinds(check_file(many, "list.xlsx")) == []


def test_the_name_of_a_spreadsheet_does_not_matter_but_is_told() -> None:
    data = xlsx(lambda sheet: write(sheet, LIST))
    report = check_file(data, "list.csv")
    assert (report.outcome, sizes(report), kinds(report)) == ("accept_with_warning", (2, 8), ["extension_mismatch"])
    assert kinds(check_file(data, "list")) == kinds(check_file(data, "list.XLSX")) == []


def test_an_ods_counts_as_it_is_shown_with_its_merged_cells_and_without_its_notes() -> None:
    merged = '<table:table-cell table:number-rows-spanned="4"><office:annotation><text:p>my note</text:p>'
    merged += "</office:annotation><text:p>J<text:span>ules</text:span><text:s/>Verne</text:p></table:table-cell>"
    dated = f'<table:table-cell office:value-type="date" office:date-value="2024-11-22">{ods_text("22. Nov")}'
    rest = ["<table:covered-table-cell/>"] * 3
    works = ["1984", f"{dated}</table:table-cell>", "W", "X"]
    rows = [*LIST, *zip([merged, *rest], works, strict=True)]
    report = check_file(ods(ods_table(rows)), "list.ods")
    assert [row.cells for row in report.rows[-4:]] == [
        ("Jules Verne", "1984"), ("Jules Verne", "22. Nov"), ("Jules Verne", "W"), ("Jules Verne", "X"),
    ]  # fmt: skip
    assert {problem.kind: problem.rows for problem in report.problems} == {
        "creator_filled_down": (11, 12, 13), "looks_like_date": (11,), "looks_like_number": (10,),
    }  # fmt: skip


def test_a_hidden_sheet_and_a_waiting_formula_of_an_ods_are_known() -> None:
    unseen = ods_table(LIST[:4], "old", style="unseen")
    assert check_file(ods(unseen, ods_table(LIST)), "list.ods").outcome == "accept"
    waiting = '<table:table-cell table:formula="of:=[.B2]"/>'
    report = check_file(ods(ods_table([*LIST[:-1], ("Mark Twain", waiting)])), "list.ods")
    assert (kinds(report), one(report).values["value"]) == (["formula_without_value"], "=[.B2]")


def test_ten_thousand_rows_are_read_and_more_are_refused_with_their_number() -> None:
    many = [("creator", "work"), *[(f"C{row // 4}", f"W{row}") for row in range(20_004)]]
    assert sizes(check_file(xlsx(lambda sheet: write(sheet, many[:10_001])), "list.xlsx")) == (2_500, 10_000)
    problem = one(check_file(xlsx(lambda sheet: write(sheet, many)), "list.xlsx"))
    assert (problem.kind, problem.values["count"]) == ("too_many_rows", 20_004)


def test_an_empty_workbook_is_an_empty_file() -> None:
    assert kinds(check_file(xlsx(lambda sheet: None), "list.xlsx")) == ["empty_file"]
    assert kinds(check_file(ods(ods_table([])), "list.ods")) == ["empty_file"]


def test_families_in_rows_are_read_from_a_spreadsheet() -> None:
    wide = [("creator", "work 1", "work 2", "work 3", "work 4"), ("A", "a", "b", "c", "d"), ("B", "e", "f", "g", "h")]
    assert sizes(check_file(xlsx(lambda sheet: write(sheet, wide)), "list.xlsx")) == (2, 8)


def test_both_families_stand_in_the_deck_as_in_the_sheet() -> None:
    deck = check_file(xlsx(lambda sheet: write(sheet, LIST)), "list.xlsx").deck
    assert deck is not None
    assert [(card.creator, card.work) for card in deck.cards] == [*AUSTEN, *TWAIN]
