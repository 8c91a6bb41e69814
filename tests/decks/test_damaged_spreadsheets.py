"""Spreadsheets that are damaged, locked or meant to do harm: one clear sentence, never an exception."""

from pathlib import Path

import pytest
from decks.spreadsheets import LIST, changed, ods, ods_table, unzipped, write, xlsx, zipped
from hypothesis import given, settings
from hypothesis import strategies as st

from authors_edu.decks.check import Report, check_file
from authors_edu.words.problems import sentence

CASES = Path(__file__).parent / "cases"
SHEET = "xl/worksheets/sheet1.xml"
BOOK = xlsx(lambda sheet: write(sheet, LIST))
FILES = {
    "list.xlsx": BOOK,
    "list.ods": ods(ods_table(LIST)),
    "list.xls": (CASES / "legacy_excel97.xls").read_bytes(),
    "mixed.xls": (CASES.parent / "sheets" / "mixed.xls").read_bytes(),
}
unhurried = settings(deadline=None, max_examples=150)


def refusal(data: bytes, name: str = "list.xlsx") -> tuple[str, object]:
    """Gives the kind of the one problem that refuses a file, and what it was taken for."""
    report = check_file(data, name)
    (problem,) = report.problems
    assert (report.outcome, report.rows, "{" in sentence(problem)) == ("reject", (), False)
    return problem.kind, problem.values.get("what")


def with_rows(rows: bytes) -> bytes:
    return changed(BOOK, SHEET, lambda part: part.replace(b"</sheetData>", rows + b"</sheetData>"))


def fits(report: Report) -> bool:
    return (report.deck is None) == (report.outcome == "reject") and all(map(sentence, report.problems))


@unhurried
@given(st.sampled_from(sorted(FILES)), st.integers(0, 10_000))
def test_a_spreadsheet_that_was_cut_off_is_never_a_deck_of_less(name: str, length: int) -> None:
    data = FILES[name]
    report = check_file(data[: length % len(data)], name)
    whole = check_file(data, name)
    assert fits(report)
    assert report.deck is None or report.deck.families == (whole.deck and whole.deck.families)


@unhurried
@given(st.sampled_from(sorted(FILES)), st.lists(st.tuples(st.integers(0, 100_000), st.integers(1, 255)), max_size=8))
def test_flipped_bits_never_raise(name: str, flips: list[tuple[int, int]]) -> None:
    data = bytearray(FILES[name])
    for place, bits in flips:
        data[place % len(data)] ^= bits
    assert fits(check_file(bytes(data), name))


@unhurried
@given(st.sampled_from(sorted(unzipped(BOOK))), st.integers(0, 100_000), st.binary(max_size=12))
def test_a_part_with_other_bytes_in_it_never_raises(part: str, place: int, noise: bytes) -> None:
    def spoil(content: bytes) -> bytes:
        start = place % len(content)
        return content[:start] + noise + content[start + len(noise) :]

    assert fits(check_file(changed(BOOK, part, spoil), "list.xlsx"))


@unhurried
@given(
    st.sampled_from([b"PK\x03\x04xl/workbook.xml", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0k\0b\0o\0o\0k\0"]),
    st.lists(st.integers(0, 255)).map(bytes),  # st.binary() also draws words of our sources, which are no noise
)
def test_noise_behind_a_good_beginning_is_a_damaged_spreadsheet(start: bytes, noise: bytes) -> None:
    assert refusal(start + noise) == ("not_a_table", "broken")


def test_a_password_is_told() -> None:
    data = (CASES / "password_protected.xlsx").read_bytes()
    assert refusal(data)[0] == "password_protected"
    locked = {**unzipped(FILES["list.ods"]), "META-INF/manifest.xml": b"<manifest:encryption-data/>"}
    assert refusal(zipped(locked), "list.ods")[0] == "password_protected"


def test_a_numbers_file_is_told() -> None:
    data = zipped({"Index/Document.iwa": b"x", "preview.jpg": b"y"})
    assert refusal(data, "list.numbers")[0] == "unsupported_format_numbers"


def test_what_unpacks_to_far_too_much_is_refused_before_it_is_unpacked() -> None:
    assert refusal(zipped({**unzipped(BOOK), "xl/media/x.bin": bytes(60_000_000)}))[0] == "too_large_uncompressed"
    assert refusal(zipped({**unzipped(BOOK), "xl/media/x.bin": bytes(3_000_000)}))[0] == "too_large_uncompressed"


def test_a_part_that_lies_about_its_size_is_damaged() -> None:
    data = zipped({**unzipped(BOOK), SHEET: b" " * 40_000})
    size = (40_000).to_bytes(4, "little")
    assert data.count(size) == 2
    assert refusal(data.replace(size, (10).to_bytes(4, "little"))) == ("not_a_table", "broken")


@pytest.mark.parametrize(
    ("rows", "kind"),
    [
        (b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', ("not_a_table", "wide")),
        (b'<row r="1048577"><c r="A1048577"><v>1</v></c></row>', ("not_a_table", "broken")),
        (b'<row r="-5"><c><v>1</v></c></row>', ("not_a_table", "broken")),
        (b'<row r="x"><c><v>1</v></c></row>', ("not_a_table", "broken")),
        (b'<row r="10"><c t="s"><v>999999</v></c></row>', ("not_a_table", "broken")),
        (b'<row r="10"><c><v>many</v></c></row>', ("not_a_table", "broken")),
        (b"<row", ("not_a_table", "broken")),
    ],
)
def test_cells_that_cannot_be_are_refused_at_once(rows: bytes, kind: tuple[str, str]) -> None:
    assert refusal(with_rows(rows)) == kind


def test_entities_are_never_expanded() -> None:
    bomb = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>'
    data = changed(BOOK, SHEET, lambda part: bomb + part[part.index(b"<worksheet") :])
    assert refusal(data) == ("not_a_table", "broken")


def test_a_cell_repeated_a_thousand_million_times_is_refused_at_once() -> None:
    row = '<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="900">'
    table = f'<table:table table:name="x">{row}<text:p>x</text:p></table:table-cell></table:table-row></table:table>'
    assert refusal(ods(table), "list.ods")[0] == "too_large_uncompressed"


def test_one_long_text_in_every_cell_is_refused_at_once() -> None:
    shared = b"".join(b'<row r="%d"><c t="inlineStr"><is><t>%s</t></is></c></row>' % (row, b"abcdefgh" * 450)
                      for row in range(10, 3_000))  # fmt: skip
    assert refusal(with_rows(shared))[0] == "too_large_uncompressed"


@pytest.mark.parametrize("value", ["1e999", "-1e999", "nan", "1e400"])
def test_a_number_that_no_machine_holds_is_shown_and_never_raises(value: str) -> None:
    cell = f'<table:table-cell office:value-type="float" office:value="{value}"/>'
    row = f"<table:table-row><table:table-cell><text:p>A</text:p></table:table-cell>{cell}</table:table-row>"
    assert fits(check_file(ods(f'<table:table table:name="One">{row}</table:table>'), "list.ods"))


def test_a_formula_beyond_the_last_row_of_a_spreadsheet_is_damage() -> None:
    data = with_rows(b'<row r="9000000"><c r="A9000000"><f>1+1</f></c></row>')
    assert refusal(data) == ("not_a_table", "broken")
