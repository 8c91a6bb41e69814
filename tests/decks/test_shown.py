"""A number under a format is the text that the spreadsheet shows. Expected values: as Excel writes them."""

import pytest

from authors_edu.decks.reading.shown import shown


@pytest.mark.parametrize(
    ("value", "code", "text"),
    [
        (1601.0, "General", "1601"),
        (0.1 + 0.2, "General", "0.3"),
        (-3.5, "General", "-3.5"),
        (5.0, "0.00", "5.00"),
        (7, "000", "007"),
        (2.5, "0", "3"),
        (-5, "0;(0)", "(5)"),
        (-5, "0.0", "-5.0"),
        (0, '0;-0;"none"', "none"),
        (1234567.891, "#,##0.00", "1,234,567.89"),
        (0.125, "0.0%", "12.5%"),
        (1600, "0.00E+00", "1.60E+03"),
        (3, '"No. "0', "No. 3"),
        (12, "[Red]0\\ x", "12 x"),
        (1.5, "# ?/?", "1.5"),
        (5551234, "000-0000", "5551234"),
    ],
)
def test_numbers(value: float, code: str, text: str) -> None:
    assert shown(value, code) == text


@pytest.mark.parametrize(
    ("value", "code", "text"),
    [
        (45618, "d-mmm", "22-Nov"),
        (45618, "yyyy-mm-dd", "2024-11-22"),
        (45618, "[$-407]d. mmmm yyyy", "22. November 2024"),
        (45618.5, "dddd hh:mm", "Friday 12:00"),
        (45618.75, "h:mm AM/PM", "6:00 PM"),
        (45618.0, 'mm"/"yy', "11/24"),
        (0.5, "mm:ss", "00:00"),
        (1.5, "[h]:mm", "36:00"),
        (1, "yyyy-mm-dd", "1900-01-01"),
        (61, "yyyy-mm-dd", "1900-03-01"),
    ],
)
def test_dates_and_times(value: float, code: str, text: str) -> None:
    assert shown(value, code) == text


def test_a_workbook_from_an_old_mac_counts_days_from_1904() -> None:
    assert shown(0, "yyyy-mm-dd", is_1904=True) == "1904-01-01"


@pytest.mark.parametrize("code", ["yyyy", "0" * 300, "[", '"', "#,##0,,,,", "\\", ";;;", "E+0", "?/?", "@"])
@pytest.mark.parametrize("value", [0.0, -1.0, 1e300, -1e-300, float("nan"), float("inf")])
def test_no_number_and_no_format_is_too_odd(value: float, code: str) -> None:
    assert isinstance(shown(value, code), str)
