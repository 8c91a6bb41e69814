"""Whose works these are: blanks filled down, spellings merged or only suggested, and speed of the search."""

import doctest
from random import Random
from time import perf_counter

import pytest

from authors_edu.decks.check import Report, check_file
from authors_edu.decks.checks import near
from authors_edu.decks.problems import Problem

AUSTEN = "Austen,Emma\nAusten,Persuasion\nAusten,Sanditon\nAusten,Lady Susan\n"


def check(text: str) -> Report:
    return check_file(("creator,work\n" + text).encode(), "list.csv")


def four(*creators: str) -> Report:
    """Checks a list with works A to D of these creators in rows 2 to 5, and a family of Austen."""
    lines = "".join(f'"{creator}",{work}\n' for creator, work in zip(creators, "ABCD", strict=True))
    return check(lines + AUSTEN)


def told(report: Report) -> dict[str, tuple[int, ...]]:
    return {problem.kind: problem.rows for problem in report.problems}


def of_kind(report: Report, kind: str) -> Problem:
    (problem,) = (problem for problem in report.problems if problem.kind == kind)
    return problem


def creators(report: Report) -> list[str]:
    assert report.deck is not None
    return [family.creator for family in report.deck.families]


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(near).failed == 0


def test_a_creator_named_once_goes_down_where_that_makes_fours() -> None:
    report = check("Twain,A\n,B\n,C\n,D\n" + AUSTEN)
    assert (report.outcome, told(report)) == ("accept_with_warning", {"creator_filled_down": (3, 4, 5)})
    assert creators(report) == ["Twain", "Austen"]


def test_one_forgotten_creator_is_filled_from_above_where_that_makes_four() -> None:
    report = check("Twain,A\nTwain,B\n,C\nTwain,D\n" + AUSTEN)
    assert told(report) == {"creator_filled_down": (4,)}


def test_a_blank_creator_is_not_filled_from_above_where_that_makes_five() -> None:
    report = check("Twain,A\nTwain,B\nTwain,C\nTwain,D\n,Emma\nAusten,Persuasion\nAusten,Sanditon\nAusten,Lady Susan\n")
    assert told(report) == {"missing_creator": (6,), "wrong_family_size": (7, 8, 9)}
    fix = of_kind(report, "missing_creator").fix
    assert fix is not None and [(edit.row, edit.new) for edit in fix.edits] == [(6, "Austen")]


def test_in_a_list_with_creators_named_once_a_wrong_number_is_told_as_such() -> None:
    report = check("Twain,A\n,B\n,C\n,D\nAusten,E\n,F\n,G\n")
    assert told(report) == {"creator_filled_down": (3, 4, 5, 7, 8), "wrong_family_size": (6, 7, 8)}


def test_a_row_with_neither_creator_nor_work_is_told_once() -> None:
    report = check_file(("creator,work,year\n,,1850\n" + AUSTEN.replace("\n", ",1815\n")).encode(), "list.csv")
    assert [(problem.kind, problem.rows, problem.values["value"]) for problem in report.problems if problem.rows] == [
        ("missing_work", (2,), "1850")
    ]


@pytest.mark.parametrize("other", ["MARK TWAIN", "mark twain", "Mark\u200b Twain", "Mark Twaın"])
def test_spellings_that_are_surely_one_are_merged_with_a_warning(other: str) -> None:
    report = four("Mark Twain", "Mark Twain", other, "Mark Twain")
    assert report.outcome == "accept_with_warning"
    assert creators(report) == ["Mark Twain", "Austen"]
    assert report.problems[-1].rows == (4,)


def test_a_name_that_differs_in_unseen_signs_alone_is_told_to_be_one() -> None:
    assert told(four("Twain", "Twain", "Twa\u200bin", "Twain")) == {
        "invisible_characters_removed": (4,),
        "creator_spellings_merged": (4,),
    }


def test_apostrophes_and_dashes_are_merged_with_a_warning() -> None:
    assert told(four("O'Neill", "O’Neill", "O’Neill", "O’Neill")) == {"creator_spellings_merged": (2,)}
    assert told(four("Jean-Paul", "Jean–Paul", "Jean-Paul", "Jean-Paul")) == {"creator_spellings_merged": (3,)}


def test_spaces_and_the_unicode_form_are_merged_without_a_word() -> None:
    assert told(four("Ann Brontë", " Ann  Brontë", "Ann Bronte\u0308", "Ann\u00a0Brontë ")) == {}


def test_a_merged_name_is_the_commonest_and_not_the_shouted_one() -> None:
    report = four("TWAIN", "twain", "Twain", "TwAIN")
    assert creators(report) == ["Twain", "Austen"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Charlotte Brontë", "Charlotte Bronte"),
        ("Leo Tolstoy", "Tolstoy, Leo"),
        ("Leo Tolstoy", "Leo Tolstoi"),
        ("Fyodor Dostoevsky", "Fyodor Dostoyevsky"),
        ("Charles Dickens", "C. Dickens"),
        ("Charles Dickens", "Dickens"),
        ("Henry Wadsworth Longfellow", "Henry W. Longfellow"),
        ("Dr. Seuss", "Dr Seuss"),
    ],
)
def test_names_that_are_probably_one_are_suggested_and_never_merged_alone(one: str, other: str) -> None:
    report = four(one, other, one, one)
    problem = of_kind(report, "possible_same_creator")
    assert (report.outcome, problem.rows, problem.values["other"]) == ("reject", (2, 3, 4, 5), one)
    assert problem.fix is not None and not problem.fix.safe
    assert [(edit.row, edit.new) for edit in problem.fix.edits] == [(3, one)]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Painter 001", "Painter 002"), ("Painter A", "Painter B"), ("Anne Brontë", "Charlotte Brontë")],
)
def test_other_names_are_left_alone(one: str, other: str) -> None:
    assert "possible_same_creator" not in told(four(one, one, other, other))


def test_four_works_under_each_spelling_are_two_creators() -> None:
    report = check("".join(f"{name},{work}\n" for name in ("Dumas", "DUMAS") for work in "ABCD"))
    assert report.outcome == "accept_with_warning"
    assert creators(report) == ["Dumas", "DUMAS"]
    accents = check(
        "".join(f"{name},{work}\n" for name, works in (("Bronte", "ABCD"), ("Brontë", "EFGH")) for work in works)
    )
    assert (accents.outcome, told(accents)) == ("accept", {})


def test_three_spellings_of_one_name_are_one_suggestion() -> None:
    report = four("Leo Tolstoy", "Tolstoy, Leo", "Leo Tolstoi", "Leo Tolstoy")
    problem = of_kind(report, "possible_same_creator")
    assert problem.values["spellings"] == ("Leo Tolstoy", "Tolstoy, Leo", "Leo Tolstoi")


@pytest.mark.long
def test_near_names_are_found_among_2500_creators_in_a_second() -> None:
    random = Random(1)
    names = ["".join(random.choices("abcdefghijklmnop", k=9)).title() + " Smith" for _ in range(2_500)]
    text = "".join(f"{name},{work}\n" for name in names for work in "ABC")
    start = perf_counter()
    check(text)
    assert perf_counter() - start < 3  # seconds; 1 on an idle machine
