"""The used places of a perforated sheet: what is understood, and what is told of the rest."""

import pytest

from authors_edu.printing.errors import PrintError
from authors_edu.printing.used_places import used_places
from authors_edu.words.printing import refusal


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", ()),
        ("7", (7,)),
        ("1-4,7", (1, 2, 3, 4, 7)),
        ("1-4, 7", (1, 2, 3, 4, 7)),
        ("1 – 4 ; 7", (1, 2, 3, 4, 7)),
        ("2 1 2", (2, 1)),
        ("10-10", (10,)),
    ],
)
def test_places_are_numbers_and_runs_with_any_separator(typed: str, meant: tuple[int, ...]) -> None:
    assert used_places(typed) == meant


@pytest.mark.parametrize("typed", ["3-", "-3", "4-2", "0", "0-2", "x", "1-2-3", "1.5", "999999999", "1-1001"])
def test_what_names_no_place_is_told(typed: str) -> None:
    with pytest.raises(PrintError) as refused:
        used_places(f"1, {typed}, 2")
    assert refusal(refused.value) == f"“{typed}” names no places. Give numbers from 1 on, such as 1-4,7."


def test_everything_that_names_no_place_is_told_at_once() -> None:
    with pytest.raises(PrintError) as refused:
        used_places("one 2 three one")
    assert [problem.values["value"] for problem in refused.value.problems] == ["one", "three"]
