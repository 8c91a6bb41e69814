"""Layouts of lists as teachers have them: read, with a word where something was guessed, or asked about; never quietly
another deck."""

import pytest
from decks.layout_sheets import ASKED, AUSTEN, DICKENS, FAMILIES, FIVE, REFUSED, SILENT, WARNED, Lines, blocks, turned

from authors_edu.decks.check import Report, check_file, check_rows, mended
from authors_edu.decks.fixes import apply_fixes
from authors_edu.decks.problems import Severity
from authors_edu.words.problems import fix_label, sentence


def check(lines: Lines) -> Report:
    return check_file("\n".join("\t".join(line) for line in lines).encode(), "list.csv")


def families(report: Report) -> set[tuple[str, ...]]:
    assert report.deck is not None, [sentence(problem) for problem in report.problems]
    return {(family.creator, *(card.work for card in family.cards)) for family in report.deck.families}


def told(report: Report) -> set[str]:
    """Gives the kinds of what is worth a word, notes left out."""
    return {problem.kind for problem in report.problems if problem.severity is not Severity.NOTE}


OTHER_DECKS = {
    "two creators across": {DICKENS, AUSTEN},
    # Nothing shows that two columns are one name; that one is not used is told.
    "no header, first and last name": {(creator.split()[0], *works) for creator, *works in FAMILIES},
}


@pytest.mark.parametrize("name", SILENT)
def test_an_ordinary_layout_is_read_without_a_word(name: str) -> None:
    report = check(SILENT[name])
    assert families(report) == {*FAMILIES}
    assert (report.outcome, told(report)) == ("accept", set())


@pytest.mark.parametrize("name", WARNED)
def test_a_layout_that_was_guessed_is_read_and_told(name: str) -> None:
    lines, kinds = WARNED[name]
    report = check(lines)
    assert families(report) == OTHER_DECKS.get(name, {*FAMILIES})
    assert (report.outcome, told(report)) == ("accept_with_warning", kinds)
    assert all(sentence(problem) for problem in report.problems)


@pytest.mark.parametrize("name", WARNED)
def test_what_was_read_is_read_alike_once_more(name: str) -> None:
    """The page shows the rows of a report and checks them again with each change."""
    report = check(WARNED[name][0])
    assert families(check_rows(report.rows)) == families(report)


def test_years_go_with_their_works_in_each_layout() -> None:
    for name in ("numbered years", "years without numbers", "works and years without numbers", "French years"):
        report = check(SILENT[name])
        assert report.deck is not None and {card.year for card in report.deck.cards} == {"1850"}
    for name in (
        "no header, a year beside each work",
        "creators across, a year beside each work",
        "blocks with a year beside each work",
        "creator alone, works in the next column, years behind",
    ):
        report = check(WARNED[name][0])
        assert report.deck is not None and {card.year for card in report.deck.cards} == {"1850"}


@pytest.mark.parametrize("name", ASKED)
def test_a_layout_that_only_may_be_meant_is_asked_about_once_and_mended_with_a_click(name: str) -> None:
    lines, kind = ASKED[name]
    report = check(lines)
    assert (report.outcome, [problem.kind for problem in report.problems]) == ("reject", [kind])
    [problem] = report.problems
    assert problem.fix is not None and not problem.fix.safe
    assert sentence(problem) and fix_label(problem)
    rows, _, after = mended(report, every=True)
    assert kind not in told(after) and after.columns
    left = {cell for row in rows for cell in row.cells}
    assert {cell for line in lines for cell in line if cell} <= left


def test_what_a_click_makes_of_a_list_in_one_column_is_the_deck() -> None:
    assert families(mended(check(blocks()), every=True)[2]) == {*FAMILIES}


def test_a_number_that_belongs_to_the_title_stays() -> None:
    lines = [("Beethoven",), *((f"{n}. Sinfonie",) for n in (3, 5, 6, 9)), ()]
    lines += [("Mahler",), *((f"{n}. Symphonie",) for n in (1, 2, 4, 8))]
    assert families(check(lines)) == {
        ("Beethoven", "3. Sinfonie", "5. Sinfonie", "6. Sinfonie", "9. Sinfonie"),
        ("Mahler", "1. Symphonie", "2. Symphonie", "4. Symphonie", "8. Symphonie"),
    }


def test_what_stands_beside_a_creator_above_the_works_is_not_lost() -> None:
    lines = [(*line, "1812") if line[0] == DICKENS[0] else line for line in blocks(mark="- ")]
    assert check(lines).outcome == "reject"


def test_a_work_that_is_missing_below_a_creator_is_told_in_its_own_rows() -> None:
    lines = [line for line in blocks(gap=True) if line != ("Sanditon",)]
    report = check(lines)
    [problem] = [problem for problem in report.problems if problem.severity is Severity.ERROR]
    assert (problem.kind, problem.rows, problem.values["value"]) == ("wrong_family_size", (8, 9, 10), "Jane Austen")


def test_five_rows_of_five_cells_may_be_read_either_way_and_nobody_guesses() -> None:
    down, over = check([*FIVE]), check(turned([*FIVE]))
    assert [(problem.kind, problem.fix) for problem in (*down.problems, *over.problems)] == [
        ("creators_across", None),
        ("creators_across", None),
    ]
    [_, in_first_column], [in_first_row, _] = down.problems[0].others, over.problems[0].others
    assert families(check_rows(apply_fixes(down.rows, [in_first_column]))) == {*FIVE}
    assert families(check_rows(apply_fixes(over.rows, [in_first_row]))) == {*FIVE}
    assert sentence(over.problems[0]) and fix_label(over.problems[0], in_first_row) == "In the first row"


def test_with_headings_or_six_families_there_is_no_question() -> None:
    header = ("Author", "Work 1", "Work 2", "Work 3", "Work 4")
    assert families(check([header, *FIVE])) == {*FIVE}
    assert families(check(turned([header, *FIVE]))) == {*FIVE}
    six = (*FIVE, ("Homer", "Iliad", "Odyssey", "Margites", "Hymns"))
    assert families(check([*six])) == families(check(turned([*six]))) == {*six}
    ten = [(f"Writer {name}", *(f"{name}{work}" for work in ("um", "ix", "or", "ell"))) for name in "BCDFGHJKLM"]
    assert families(check(ten)) == {*ten}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_a_deck_is_refused_in_few_words(name: str) -> None:
    lines, kinds = REFUSED[name]
    report = check(lines)
    assert report.outcome == "reject"
    assert {problem.kind for problem in report.problems if problem.severity is Severity.ERROR} == kinds
    assert len(report.problems) <= len(FAMILIES) + 1


def test_numbered_headings_in_no_language_are_named_with_one_click() -> None:
    report = check(REFUSED["numbered headings in no language"][0])
    assert families(mended(report, every=True)[2]) == {*FAMILIES}
