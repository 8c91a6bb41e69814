"""Fixes: what each writes into the table, and that they can be applied together."""

import pytest

from authors_edu.decks.check import Report, check_file, check_rows, mended
from authors_edu.decks.fixes import apply_fixes
from authors_edu.decks.problems import Edit, Fix
from authors_edu.decks.rows import Row

AUSTEN = "Austen,Emma\nAusten,Persuasion\nAusten,Sanditon\nAusten,Lady Susan\n"
ROWS = (Row(1, ("creator", "work")), Row(3, ("A", "B")), Row(4, ("C",)))


def check(text: str) -> Report:
    return check_file(text.encode(), "list.csv")


def test_an_edit_changes_one_cell_and_lengthens_a_short_row() -> None:
    fix = Fix((Edit(4, 2, "", "D"),), safe=True)
    assert apply_fixes(ROWS, [fix]) == (*ROWS[:2], Row(4, ("C", "", "D")))


def test_a_row_can_go_and_the_others_keep_their_numbers() -> None:
    fix = Fix((Edit(3, 0, "A", None),), safe=True)
    assert apply_fixes(ROWS, [fix]) == (ROWS[0], ROWS[2])


def test_a_fix_for_a_cell_that_has_changed_since_does_nothing() -> None:
    fix = Fix((Edit(3, 0, "A", "X"), Edit(3, 1, "Z", "Y")), safe=True)
    assert apply_fixes(ROWS, [fix, Fix((Edit(9, 0, "", "X"),), safe=True)]) == ROWS


@pytest.mark.parametrize(
    ("text", "outcome", "is_safe"),
    [
        ("creator,work\nTwain,A\n,B\n,C\n,D\n", "accept", True),
        ("creator,work\nTwain,A\ntwain,B\nTWAIN,C\nTwain,D\n", "accept", True),
        ('creator,work\nTwain,"A\nX"\nTwain,B\u200b\nTwain,C\x07\nTwain,D\n', "accept", True),
        ("creator,work\nTwain,A\nTwain,B\nTwain,C\nTwain,D\nTwain,B\n", "accept", True),
        ("creator,work\nTwain,A, or X\nTwain,B\nTwain,C\nTwain,D\n", "accept", False),
        ('creator,work\nTwain,"A\nTwain,B\nTwain,C\nTwain,D\n', "accept", False),
        ("creator,work\nTwain,A\nTwain,B\nTwain,C\nTwain,D\nTwain,a\n", "accept", False),
        ("creator,work\nMark Twain,A\nTwain,B\nMark Twaine,C\nMark Twain,D\n", "accept", False),
        ("creator,work\nTwÃ©n,A\nTwÃ©n,B\nTwÃ©n,C\nTwÃ©n,D\n", "accept", False),
        ("creator,work\nTwain,<b>A</b>\nTwain,B\nTwain,C\nTwain,D\n", "accept", False),
        ("Wer,Was\nTwain,A\nTwain,B\nTwain,C\nTwain,D\n", "accept", False),
        ("creator,work\nTwain,A,1\nTwain,B,2\nTwain,C,3\nTwain,D,4\n", "accept", False),
        ("creator,work,image\nTwain,A,C:\\a.png\nTwain,B,\nTwain,C,\nTwain,D,\n", "accept", False),
        ("creator,work\n,A\nTwain,B\nTwain,C\nTwain,D\n", "accept", False),
        ("creator,work 1,work 2,work 3,work 4,work 5\nTwain,A,B,C,D,d\n", "accept", False),
    ],
)
def test_a_fix_mends_what_it_was_made_for(text: str, outcome: str, is_safe: bool) -> None:
    header, _, rest = text.partition("\n")
    family = "Austen,Emma,Persuasion,Sanditon,Lady Susan\n" if "work 1" in header else AUSTEN
    report = check(f"{header}\n{rest}{family}")
    fixes = [problem.fix for problem in report.problems if problem.fix]
    assert fixes and all(fix.safe == is_safe for fix in fixes)
    rows, applied, last = mended(report, every=not is_safe)
    assert (last.outcome, applied >= 1) == (outcome, True)
    assert last.deck is not None and len(last.deck.families) == 2
    assert check_rows(rows).outcome == outcome


def test_safe_fixes_alone_leave_guesses_to_the_teacher() -> None:
    report = check("creator,work\nTwain,A\n,B\n,C\n,<b>D</b>\n" + AUSTEN)
    rows, applied, last = mended(report)
    assert applied == 1
    assert [problem.kind for problem in last.problems] == ["markup_in_text"]
    assert rows[4] == Row(5, ("Twain", "<b>D</b>"))


def test_a_fix_that_finds_its_work_done_is_not_counted() -> None:
    report = check('creator,work\nTwain,"A\nX\u200b"\nTwain,B\nTwain,C\nTwain,D\n' + AUSTEN)
    assert [problem.kind for problem in report.problems] == ["newline_in_cell", "invisible_characters_removed"]
    rows, applied, last = mended(report)
    assert (rows[1], applied, last.outcome) == (Row(2, ("Twain", "A X")), 1, "accept")


def test_several_fixes_for_one_cell_and_one_row_work_together() -> None:
    report = check('creator,work\nTwain,"A\nX\u200b"\ntwain\u200b,B, or C\nTwain,D\nTwain,E\nTwain,E\n' + AUSTEN)
    rows, _, last = mended(report, every=True)
    assert last.outcome == "accept"
    assert rows[1:5] == (
        Row(2, ("Twain", "A X")), Row(3, ("Twain", "B, or C", "")), Row(4, ("Twain", "D")), Row(5, ("Twain", "E")),
    )  # fmt: skip
