"""Bytes -> rows: numbers as the spreadsheet shows them, encodings, separators, quotes, and files that are no list."""

import doctest
from pathlib import Path

import pytest

from authors_edu.decks import rows
from authors_edu.decks.check import check_file
from authors_edu.decks.reading import csvrows, decode
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.sheet import Sheet, read_sheet

HEADER = "creator,work\n"


def read(data: bytes | str, name: str = "list.csv") -> Sheet:
    return read_sheet(data if isinstance(data, bytes) else data.encode(), name)


def kinds(sheet: Sheet) -> list[str]:
    return [problem.kind for problem in sheet.problems]


@pytest.mark.parametrize("module", [csvrows, decode, rows])
def test_the_examples_in_the_docstrings_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_blank_rows_count_and_are_left_out() -> None:
    assert read("creator,work\n\n , \nA,B\n").rows == (Row(1, ("creator", "work")), Row(4, ("A", "B")))


def test_a_row_of_an_apostrophe_before_a_tab_is_blank_too() -> None:
    assert [row.number for row in read("creator,work\nA,B\n'\t\n'\t,C\n").rows] == [1, 2, 4]
    assert check_file(b"!\n!\n'\t", "list.csv").outcome == "reject"


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_every_kind_of_line_end_is_one_row(newline: str) -> None:
    assert [row.number for row in read(newline.join(["creator,work", "A,B", "C,D"])).rows] == [1, 2, 3]


def test_a_line_break_in_a_quoted_cell_is_no_row() -> None:
    assert read(HEADER + 'A,"B\nor C, D"\nE,F\n').rows[1:] == (Row(2, ("A", "B\nor C, D")), Row(3, ("E", "F")))


def test_the_hidden_sep_line_is_no_row_and_is_obeyed() -> None:
    sheet = read("sep=;\ncreator;work\nA, B;C\n")
    assert sheet.rows == (Row(1, ("creator", "work")), Row(2, ("A, B", "C")))


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
def test_the_separator_is_found_by_the_header(separator: str) -> None:
    lines = [("creator", "work"), ("Voltaire", "Candide; or Optimism"), ("Anon, Y", "A|B"), ("C", "D")]
    quoted = [separator.join(f'"{cell}"' if separator in cell else cell for cell in line) for line in lines]
    assert read("\n".join(quoted)).rows[1:] == tuple(Row(n, cells) for n, cells in enumerate(lines[1:], 2))


def test_without_a_header_the_separator_is_the_one_that_gives_even_rows() -> None:
    sheet = read("Dickens, Charles;Hard Times\nDickens, Charles;Bleak House\nAusten, Jane;Emma\n")
    assert sheet.delimiter == ";"


def test_a_quote_within_a_cell_is_a_letter() -> None:
    assert read(HEADER + 'A,The 7" record\nB, "C"\n').rows[1:] == (
        Row(2, ("A", 'The 7" record')),
        Row(3, ("B", ' "C"')),
    )


def test_a_doubled_quote_in_a_quoted_cell_is_one() -> None:
    assert read(HEADER + 'A,"The ""Genius"""\n').rows[1] == Row(2, ("A", 'The "Genius"'))


def test_marks_around_one_word_of_a_title_stay() -> None:
    assert read(HEADER + 'A,"The" Genius\nB,"C\nD"\n').rows[1] == Row(2, ("A", '"The" Genius'))


def test_an_unclosed_quote_is_named_where_it_opens_and_the_rows_behind_it_stay_rows() -> None:
    sheet = read(HEADER + 'A,B\nA,"C\nA,D\nA,E\n')
    assert sheet.unclosed == 3
    assert sheet.rows[2:] == (Row(3, ("A", '"C')), Row(4, ("A", "D")), Row(5, ("A", "E")))


def test_an_unclosed_quote_is_found_although_a_later_quote_seems_to_close_it() -> None:
    assert read(HEADER + 'A,"B\nA,C\nV,"Candide, or Optimism"\n').unclosed == 2
    assert read(HEADER + 'A,B\nA,"C\nA,D\nA,E"\n').unclosed == 3


def test_a_title_of_two_lines_is_not_taken_for_an_unclosed_quote() -> None:
    sheet = read(HEADER + 'S,"Frankenstein;\nor, The Modern Prometheus"\nM,"Moby-Dick;\nor, The Whale"\n')
    assert sheet.unclosed is None
    assert [row.number for row in sheet.rows] == [1, 2, 3]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_unicode_files_need_no_word(encoding: str) -> None:
    text = "creator;work\nBrontë;Jane Eyre\nΌμηρος;Οδύσσεια\n"
    sheet = read(text.encode(encoding))
    assert [row.cells for row in sheet.rows[1:]] == [("Brontë", "Jane Eyre"), ("Όμηρος", "Οδύσσεια")]
    assert kinds(sheet) == []


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize(
    ("creator", "works"),
    [
        ("Лев Толстой", ["Война и мир", "Анна Каренина", "Воскресение", "Детство"]),  # half of "л" is a semicolon
        ("नानक सिंह", ["ऊँट", "चिट्टा लहू", "पवित्र पापी", "आदमखोर"]),  # half of each letter is a tab
        ("ਨਾਨਕ ਸਿੰਘ", ["ਚਿੱਟਾ ਲਹੂ", "ਪਵਿੱਤਰ ਪਾਪੀ", "ਆਦਮਖੋਰ", "ਅੱਧ ਖਿੜਿਆ ਫੁੱਲ"]),  # and here a line end
        ("鲁迅", ["一件小事", "狂人日记", "孔乙己", "药"]),  # half of the one stroke is a NUL
    ],
)
def test_utf16_without_a_mark_is_known_in_every_script(creator: str, works: list[str], encoding: str) -> None:
    rows = [("creator", "work"), *((creator, work) for work in works * 8)]
    sheet = read("".join(f"{who},{what}\r\n" for who, what in rows).encode(encoding))
    assert [row.cells for row in sheet.rows] == rows
    assert kinds(sheet) == []


def test_some_nuls_in_a_file_make_it_neither_binary_nor_utf16() -> None:
    for position in (0, 1):
        text = "creator,work\n" + "".join(f"Twain,{'x' * (2 * n + position)}\x00y\n" for n in range(12))
        sheet = read(text)
        assert (len(sheet.rows), sheet.rows[3].cells[1][-2:]) == (13, "\x00y")


def test_a_windows_file_is_read_and_the_guess_is_told() -> None:
    sheet = read("creator,work\nBrontë,Jane Eyre\nSue,Emma – a Tale\n".encode("cp1252"))
    assert sheet.rows[1:] == (Row(2, ("Brontë", "Jane Eyre")), Row(3, ("Sue", "Emma – a Tale")))
    assert [(problem.kind, problem.rows) for problem in sheet.problems] == [("encoding_guessed", (2, 3))]


@pytest.mark.parametrize(
    ("page", "headings", "creator", "work"),
    [
        ("cp1250", "Autor;Tytuł", "Bolesław Prus", "Placówka"),
        ("cp1251", "Автор;Произведение", "Лев Толстой", "Детство"),
        ("cp1255", "סופר;ספר", "עמוס עוז", "מיכאל שלי"),
        ("cp1256", "المؤلف;الكتاب", "طه حسين", "الأيام"),
        ("cp932", "作者;作品", "夏目漱石", "坊っちゃん"),
        ("gb18030", "作者;作品", "鲁迅", "孔乙己"),
    ],
)
def test_an_old_file_of_another_country_is_read_where_its_headings_prove_it(
    page: str, headings: str, creator: str, work: str
) -> None:
    sheet = read(f"{headings}\r\n{creator};{work}\r\n".encode(page))
    assert sheet.rows[1:] == (Row(2, (creator, work)),)
    assert [(each.kind, each.values["encoding"]) for each in sheet.problems] == [("encoding_guessed", page)]


def test_headings_that_are_the_same_everywhere_prove_nothing() -> None:
    sheet = read("Author;Work\r\nBolesław Prus;Placówka\r\n".encode("cp1250"))
    assert [(each.kind, each.values["encoding"]) for each in sheet.problems] == [("encoding_guessed", "cp1252")]


def test_two_encodings_glued_together_are_read_line_by_line() -> None:
    sheet = read("creator,work\nBrontë,Emma\n".encode() + "Zola,Thérèse\n".encode("cp1252"))
    assert sheet.rows[2] == Row(3, ("Zola", "Thérèse"))
    assert [(problem.kind, problem.rows) for problem in sheet.problems] == [("undecodable_bytes", (3,))]


def test_both_encodings_in_one_row_are_read() -> None:
    sheet = read("creator,work\nBrontë,".encode() + "Thérèse\n".encode("cp1252"))
    assert sheet.rows[1] == Row(2, ("Brontë", "Thérèse"))


def test_the_row_of_a_repaired_line_counts_line_breaks_in_cells_and_the_sep_line_right() -> None:
    sheet = read('sep=,\ncreator,work\nBrontë,"A\nB"\n'.encode() + "Zola,Thérèse\n".encode("cp1252"))
    assert [(problem.kind, problem.rows) for problem in sheet.problems] == [("undecodable_bytes", (3,))]


def test_a_byte_that_is_no_letter_in_any_encoding_is_an_error() -> None:
    report = check_file(b"creator,work\nBront\xeb,Emm\x81\n", "list.csv")
    lost = [(str(problem.severity), problem.rows) for problem in report.problems if problem.kind == "undecodable_bytes"]
    assert lost == [("error", (2,))]


NO_LISTS = {
    "picture.csv": (b"\x89PNG\r\n\x1a\n\x00\x00", "not_a_table", "png"),
    "photo.csv": (b"\xff\xd8\xff\xe0\x00\x10JFIF", "not_a_table", "jpeg"),
    "paper.csv": (b"%PDF-1.7\n%\xe2\xe3", "not_a_table", "pdf"),
    "letter.csv": (b"{\\rtf1\\ansi", "not_a_table", "rtf"),
    "page.csv": (b"\xef\xbb\xbf \n<!DOCTYPE HTML>\n<p>", "html_page", "html"),
    "table.csv": (b"<table><tr><td>creator", "html_page", "html"),
    "data.csv": (b'<?xml version="1.0"?><list/>', "not_a_table", "xml"),
    "object.csv": (b'{\n "creator": "x"}', "not_a_table", "json"),
    "folder.csv": (b"PK\x03\x04\x14\x00\x00\x00photo.jpg", "not_a_table", "archive"),
    "book.xlsx": (b"PK\x03\x04\x14\x00\x00\x00xl/workbook.xml", "not_a_table", "broken"),
    "cut.xlsx": (b"PK\x03\x04\x14\x00\x00\x00[Content_Types].xml", "not_a_table", "broken"),
    "binary.xlsb": (b"PK\x03\x04\x14\x00\x00\x00xl/workbook.bin", "not_a_table", "xlsb"),
    "list.ods": (b"PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet", "not_a_table", "broken"),
    "list.numbers": (b"PK\x03\x04\x14\x00\x00\x00Index/Document.iwa", "unsupported_format_numbers", "numbers"),
    "old.xls": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "Workbook".encode("utf-16-le"), "not_a_table", "broken"),
    "locked.xlsx": (
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "EncryptedPackage".encode("utf-16-le"),
        "password_protected",
        "excel",
    ),
    "noise.csv": (bytes(range(256)) * 8, "not_a_table", "binary"),
}


@pytest.mark.parametrize("name", NO_LISTS)
def test_what_is_no_list_is_refused_by_its_content_with_one_word(name: str) -> None:
    data, kind, what = NO_LISTS[name]
    (problem,) = read(data, name).problems
    assert (problem.kind, problem.values["what"]) == (kind, what)


def test_a_list_that_begins_with_a_tag_is_still_a_list() -> None:
    assert kinds(read("<b>Emma</b>,x\n")) == []


def test_an_empty_file_and_a_file_of_blanks_are_empty() -> None:
    for data in (b"", b"\xef\xbb\xbf", b" \r\n\t\r\n", "\ufeff\n".encode("utf-16")):
        assert kinds(read(data)) == ["empty_file"]


def test_a_list_under_the_name_of_a_workbook_is_read_and_told() -> None:
    sheet = read(HEADER + "A,B\n", "list.xlsx")
    assert (len(sheet.rows), kinds(sheet)) == (2, ["extension_mismatch"])


def test_limits_of_size_and_rows_and_columns() -> None:
    assert kinds(read(b"a" * 5_000_001)) == ["too_large"]
    assert kinds(read(HEADER + "A,B\n" * 10_000)) == []
    (problem,) = read(HEADER + "A,B\n" * 20_004).problems
    assert (problem.kind, problem.values["count"], problem.values["limit"]) == ("too_many_rows", 20_004, 10_000)
    (problem,) = read(b"\xe9,b\n" * 200_000).problems
    assert (problem.kind, problem.values["count"]) == ("too_many_rows", 199_999)
    assert kinds(read(HEADER + "x," * 1_001 + "\n")) == ["not_a_table"]
    assert kinds(read(HEADER + "A,B" + "," * 16_000 + "\n")) == []


def test_column_letters_are_those_of_the_spreadsheet() -> None:
    assert [column_letter(place) for place in (0, 25, 26, 701, 702)] == ["A", "Z", "AA", "ZZ", "AAA"]


def test_reading_looks_at_bytes_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    read(HEADER + "A,../secret.csv\n", "/etc/passwd")
    assert list(tmp_path.iterdir()) == []
