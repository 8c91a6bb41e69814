"""Columns chosen by hand: what the teacher says counts, whatever the headings say."""

import pytest

from authors_edu.decks.check import Choices, Report, check_file, check_rows
from authors_edu.decks.rows import Row

WORKS = {
    "Jane Austen": ("Emma", "Persuasion", "Sanditon", "Lady Susan"),
    "Voltaire": ("Zadig", "Candide", "Irène", "Zaïre"),
}


def rows(*lines: tuple[str, ...]) -> tuple[Row, ...]:
    return tuple(Row(number, line) for number, line in enumerate(lines, 1))


def long_rows(*head: tuple[str, ...]) -> tuple[Row, ...]:
    """One work in each row: number, work, year, creator."""
    lines = [
        (str(place), work, str(1800 + place), creator)
        for creator, works in WORKS.items()
        for place, work in enumerate(works, 1)
    ]
    return rows(*head, *lines)


def families(report: Report) -> dict[str, tuple[str, ...]]:
    assert report.deck is not None, report.problems
    return {family.creator: tuple(card.work for card in family.cards) for family in report.deck.families}


def test_columns_count_as_chosen_where_the_headings_are_in_words_that_nobody_knows() -> None:
    sheet = long_rows(("xyzzy", "plugh", "fnord", "quux"))
    choices = Choices(columns={"creator": 3, "work": 1, "year": 2}, header_row=1)
    report = check_rows(sheet, choices)
    assert families(report) == WORKS
    assert [card.year for card in report.deck.families[0].cards] == ["1801", "1802", "1803", "1804"]
    assert (dict(report.columns), report.header_row) == ({"creator": 3, "work": 1, "year": 2}, 1)
    assert [(problem.kind, problem.values["headings"]) for problem in report.problems] == [
        ("unknown_column", ("xyzzy",))
    ]


def test_a_choice_answers_what_was_asked_about_the_headings() -> None:
    sheet = long_rows(("My", "list"), ("n", "creator", "title", "creator"))
    assert {problem.kind for problem in check_rows(sheet).problems} & {"missing_column", "duplicate_header"}
    report = check_rows(sheet, Choices(columns={"creator": 3, "work": 1}, header_row=2))
    assert families(report) == WORKS
    assert {problem.kind for problem in report.problems} == {"unknown_column"}


def test_without_a_header_the_first_row_is_a_card() -> None:
    report = check_rows(long_rows(), Choices(columns={"creator": 3, "work": 1}, header_row=0))
    assert families(report) == WORKS
    assert report.header_row is None
    assert "no_header" not in {problem.kind for problem in report.problems}


def test_each_row_can_be_a_family_with_a_year_beside_each_work() -> None:
    sheet = rows(*((creator, *(cell for work in works for cell in (work, "1800"))) for creator, works in WORKS.items()))
    columns = (
        {"creator": 0} | {f"work {n}": 2 * n - 1 for n in (1, 2, 3, 4)} | {f"year {n}": 2 * n for n in (1, 2, 3, 4)}
    )
    report = check_rows(sheet, Choices(columns=columns, header_row=0))
    assert families(report) == WORKS
    assert {card.year for card in report.deck.cards} == {"1800"}
    assert dict(report.columns) == columns


@pytest.mark.parametrize(
    "columns, missing",
    [
        ({}, ("creator", "work")), ({"creator": 3}, ("work",)), ({"work": 1}, ("creator",)),
        ({"year 2": 1}, ("creator", "work")),
    ],
)  # fmt: skip
def test_a_choice_without_creator_or_work_says_which(columns: dict[str, int], missing: tuple[str, ...]) -> None:
    report = check_rows(long_rows(("a", "b", "c", "d")), Choices(columns=columns, header_row=1))
    assert report.deck is None
    [problem] = report.problems
    assert (problem.kind, problem.values["missing"]) == ("missing_column", missing)


def test_a_place_beyond_the_table_and_one_column_for_two_fields_are_told_and_raise_nothing() -> None:
    beyond = check_rows(long_rows(("a", "b", "c", "d")), Choices(columns={"creator": 3, "work": 9}, header_row=1))
    assert {problem.kind for problem in beyond.problems if problem.severity == "error"} == {"missing_work"}
    twice = check_rows(long_rows(("a", "b", "c", "d")), Choices(columns={"creator": 3, "work": 3}, header_row=1))
    assert twice.deck is None


def test_the_columns_of_a_file_are_chosen_too_and_its_own_headings_give_the_words() -> None:
    data = b"Composer,?\n" + "".join(f"Bach,{work}\n" for work in ("a", "b", "c", "d")).encode()
    report = check_file(data, "x.csv", Choices(columns={"creator": 0, "work": 1}))
    assert report.deck is not None
    assert report.deck.words.creator == "composer"
    assert report.header_row == 1


@pytest.mark.parametrize(
    "columns",
    [
        {"creator": 3, "work": 1, "wrok": 2, "": 0, "work 0": 2, "year 1": 2, "creator 1": 0},
        {"creator": 3, "work": 1, "year": -1, "clue": 10**9},
    ],
)
def test_fields_that_there_are_not_and_places_that_no_table_has_are_left_out(columns: dict[str, int]) -> None:
    report = check_rows(long_rows(("a", "b", "c", "d")), Choices(columns=columns, header_row=1))
    assert families(report) == WORKS
    assert set(report.columns) == {"creator", "work"}


@pytest.mark.parametrize("place", [-1, 10**9])
def test_a_creator_in_a_place_that_no_table_has_is_not_chosen(place: int) -> None:
    report = check_rows(long_rows(("a", "b", "c", "d")), Choices(columns={"creator": place, "work": 1}, header_row=1))
    assert [(problem.kind, problem.values["missing"]) for problem in report.problems] == [
        ("missing_column", ("creator",))
    ]


def test_what_stands_above_a_blank_row_chosen_for_the_headings_is_no_data() -> None:
    sheet = tuple(
        Row(number, row.cells) for number, row in zip([1, *range(3, 11)], long_rows(("My list",)), strict=True)
    )
    report = check_rows(sheet, Choices(columns={"creator": 3, "work": 1}, header_row=2))
    assert (families(report), report.header_row) == (WORKS, None)


@pytest.mark.parametrize("header_row", [-7, 0, 9, 10**9, None])
def test_no_row_of_headings_raises(header_row: int | None) -> None:
    for columns in ({}, {"creator": 3, "work": 1}, {"creator": 0, "work 1": 1, "work 2": 1, "work 7": 2}):
        report = check_rows(long_rows(), Choices(columns=columns, header_row=header_row))
        assert (report.outcome == "reject") == (report.deck is None)


def test_a_choice_counts_in_a_list_of_an_unusual_layout_too() -> None:
    across = rows(("Austen", "Voltaire"), ("Emma", "Zadig"), ("Sanditon", "Candide"), ("Persuasion", "Zaïre"),
                  ("Lady Susan", "Irène"))  # fmt: skip
    assert check_rows(across).deck is not None
    report = check_rows(across, Choices(columns={"creator": 0, "work": 1}, header_row=0))
    assert (report.deck, dict(report.columns)) == (None, {"creator": 0, "work": 1})


def test_a_line_of_text_above_a_list_without_headings_stays_left_out() -> None:
    sheet = long_rows(("Our favourite books",), ("Class 7",))
    found = check_rows(sheet)
    report = check_rows(sheet, Choices(columns={"creator": 3, "work": 1}, header_row=0))
    assert families(report) == families(found) == WORKS
    told = {problem.kind: problem.rows for problem in report.problems}
    assert told["text_above_header"] == (1, 2)
