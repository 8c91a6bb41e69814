"""Mends to choose from: which works, which family, whose work, what was typed; and texts that are right as they are."""

from dataclasses import replace

import pytest

from authors_edu.decks.check import Choices, Report, check_file, check_rows, mended
from authors_edu.decks.fixes import apply_fixes
from authors_edu.decks.problems import Fix, Problem, Severity
from authors_edu.decks.rows import Row
from authors_edu.words.problems import fix_label

AUSTEN = "Austen,Emma\nAusten,Persuasion\nAusten,Sanditon\nAusten,Lady Susan\n"
FIVE = "creator,work\nTwain,A\nTwain,B\nTwain,C\nTwain,D\nTwain,E\n" + AUSTEN


def check(text: str) -> Report:
    return check_file(text.encode(), "list.csv")


def of_kind(report: Report, kind: str) -> Problem:
    (problem,) = (problem for problem in report.problems if problem.kind == kind)
    return problem


def labels(problem: Problem) -> list[str | None]:
    return [fix_label(problem, fix) for fix in problem.fixes]


def labelled(problem: Problem, label: str) -> Fix:
    (fix,) = (fix for fix in problem.fixes if fix_label(problem, fix) == label)
    return fix


def after(report: Report, fix: Fix) -> Report:
    return check_rows(apply_fixes(report.rows, [fix]))


def works(report: Report) -> list[str]:
    assert report.deck is not None
    return [" ".join(card.work for card in family.cards) for family in report.deck.families]


def test_of_five_works_the_teacher_chooses_four_or_sets_the_family_aside() -> None:
    report = check(FIVE)
    problem = of_kind(report, "wrong_family_size")
    assert problem.fix is None
    assert labels(problem) == [*(f"Leave out “{work}”" for work in "ABCDE"), "Set “Twain” aside"]
    assert works(after(report, labelled(problem, "Leave out “B”")))[0] == "A C D E"
    assert works(after(report, labelled(problem, "Set “Twain” aside"))) == ["Emma Persuasion Sanditon Lady Susan"]


def test_all_fixes_together_neither_choose_four_of_five_nor_set_a_family_aside() -> None:
    report = check(FIVE.replace("Twain,E\n", "Twain,E\nPoe,F\n"))
    rows, applied, last = mended(report, every=True)
    assert (rows, applied) == (report.rows, 0)
    assert last.outcome == "reject"


def test_a_family_with_too_few_works_can_be_set_aside_but_not_the_only_one() -> None:
    assert labels(of_kind(check("creator,work\nTwain,A\nTwain,B\n" + AUSTEN), "wrong_family_size")) == [
        "Set “Twain” aside"
    ]
    assert labels(of_kind(check("creator,work\nTwain,A\nTwain,B\n"), "wrong_family_size")) == []


def test_where_a_row_is_a_family_a_work_is_left_out_by_emptying_its_cell() -> None:
    report = check(
        "creator,work 1,work 2,work 3,work 4,work 5\nTwain,A,B,C,D,E\nAusten,Emma,Persuasion,Sanditon,Lady Susan,\n"
    )
    problem = of_kind(report, "wrong_family_size")
    assert works(after(report, labelled(problem, "Leave out “A”")))[0] == "B C D E"
    assert works(after(report, labelled(problem, "Set “Twain” aside"))) == ["Emma Persuasion Sanditon Lady Susan"]


def test_leaving_out_the_row_that_names_the_creator_names_it_in_the_others() -> None:
    report = check("creator,work\nPoe,P\n,Q\n,R\n,S\nTwain,A\n,B\n,C\n,D\n,E\n")
    problem = of_kind(report, "wrong_family_size")
    assert works(after(report, labelled(problem, "Leave out “A”"))) == ["P Q R S", "B C D E"]


def test_no_family_is_set_aside_while_rows_below_it_belong_to_nobody() -> None:
    report = check("creator,work\nPoe,P\n,Q\n,R\n,S\nTwain,A\nTwain,B\nTwain,C\nTwain,D\nTwain,E\n,X\n")
    assert "Set “Twain” aside" not in labels(of_kind(report, "wrong_family_size"))


def test_of_two_spellings_of_one_title_either_can_stay() -> None:
    report = check("creator,work\nTwain,A\nTwain,B\nTwain,C\nTwain,D\nTwain,a\n" + AUSTEN)
    problem = of_kind(report, "duplicate_work")
    assert labels(problem) == ["Keep the first, delete the others", "Leave out “A”"]
    assert works(after(report, problem.others[0]))[0] == "B C D a"


def test_a_nameless_work_can_be_given_to_a_neighbour_or_go() -> None:
    report = check("creator,work\nTwain,A\nTwain,B\n,C\nPoe,D\nPoe,E\n" + AUSTEN)
    problem = of_kind(report, "missing_creator")
    assert labels(problem) == ["Write “Twain”", "Write “Poe”", "Delete the row"]
    assert problem.fix is None


def test_works_without_a_creator_that_one_name_mends_are_told_and_mended_together() -> None:
    report = check("creator,work\n,A\n,B\nTwain,C\nTwain,D\n" + AUSTEN)
    problem = of_kind(report, "missing_creator")
    assert (problem.rows, labels(problem)) == ((2, 3), ["Write “Twain”"])
    assert mended(report, every=True)[2].outcome == "accept"


def test_an_error_in_place_of_a_creator_can_be_replaced_by_a_neighbour() -> None:
    report = check("creator,work\nTwain,A\n#REF!,B\nTwain,C\nTwain,D\n" + AUSTEN)
    assert [problem.kind for problem in report.problems] == ["wrong_family_size", "excel_error_value"]
    assert labels(of_kind(report, "excel_error_value"))[0] == "Write “Twain”"
    assert mended(report, every=True)[2].outcome == "accept"


def test_cells_too_many_can_be_joined_in_another_way_or_left_out() -> None:
    report = check("creator,work\nDickens, Charles,Hard Times\n" + AUSTEN)
    assert labels(of_kind(report, "extra_cells")) == [
        "Join to “Dickens, Charles”",
        "Join to “Charles,Hard Times”",
        "Leave out “Hard Times”",
    ]


def test_where_nothing_shows_which_cells_belong_together_none_are_joined_unasked() -> None:
    report = check("creator,work 1,work 2,work 3,work 4\nTwain,A,B,C,D,E\nAusten,F,G,H,I\n")
    problem = of_kind(report, "extra_cells")
    assert problem.fix is None
    assert labels(problem)[-1] == "Leave out “E”"


def test_a_known_creator_is_never_joined_to_a_title() -> None:
    report = check("creator,work,year\nTwain,A,1\nTwain,B,2\nTwain,C,3\nTwain,D,,more\n" + AUSTEN.replace("\n", ",4\n"))
    assert labels(of_kind(report, "extra_cells")) == ["Leave out “more”"]


def test_no_join_leaves_a_row_without_its_work() -> None:
    report = check("creator,work,year\nTwain,A,,more\n" + AUSTEN.replace("\n", ",4\n"))
    assert labels(of_kind(report, "extra_cells")) == ["Leave out “more”"]


def test_names_that_become_one_are_written_into_the_blanks_below_them_too() -> None:
    report = check("creator,work\nMark Twain,A\n,B\nTwain,C\n,D\n" + AUSTEN)
    fix = of_kind(report, "possible_same_creator").fix
    assert fix is not None
    assert [(edit.row, edit.new) for edit in fix.edits] == [(3, "Mark Twain"), (4, "Mark Twain"), (5, "Mark Twain")]


def test_a_creator_on_a_row_of_its_own_goes_when_the_name_is_written_into_each_row() -> None:
    report = check("creator,work\nTwain,\n,A\n,B\n,C\n,D\n" + AUSTEN)
    rows, _, last = mended(report)
    assert rows[1] == Row(3, ("Twain", "A"))
    assert (last.outcome, works(last)[0]) == ("accept", "A B C D")


def test_a_garbled_name_is_repaired_before_it_is_written_below() -> None:
    report = check("creator,work\nGarc\u00c3\u00ada,A\n,B\n,C\n,D\n" + AUSTEN)
    assert of_kind(report, "creator_filled_down").fix is None
    rows = mended(report, every=True)[0]
    assert [row.cells[0] for row in rows[1:5]] == ["García"] * 4


def test_a_long_title_can_lose_its_subtitle_but_only_on_request() -> None:
    title = "The Life and Strange Surprizing Adventures of Robinson Crusoe: " + "of York, Mariner, " * 5
    report = check(f'creator,work\nDefoe,"{title}"\nDefoe,B\nDefoe,C\nDefoe,D\n' + AUSTEN)
    problem = of_kind(report, "title_too_long_for_card")
    assert problem.fix is None
    assert works(after(report, problem.others[0]))[0].startswith(
        "The Life and Strange Surprizing Adventures of Robinson Crusoe B"
    )


@pytest.mark.parametrize(
    ("work", "label"),
    [
        ("1601.0", "Write “1601”"),
        ("TRUE", "Write “True”"),
        ("WAHR", "Write “Wahr”"),
        ("22-Nov", None),
        ("1.60E+03", None),
    ],
)
def test_what_was_typed_is_given_back_where_it_can_be_told(work: str, label: str | None) -> None:
    report = check(f"creator,work\nTwain,{work}\nTwain,B\nTwain,C\nTwain,D\n" + AUSTEN)
    assert fix_label(report.problems[0]) == label


@pytest.mark.parametrize(("spoilt", "plain"), [("<b>A</b>", "A"), ('A B"', "A B"), ("TRUE", "True")])
def test_no_mend_makes_two_cards_one(spoilt: str, plain: str) -> None:
    rows = (
        Row(1, ("creator", "work")),
        *(Row(n, ("Twain", work)) for n, work in enumerate((spoilt, plain, "C", "D"), 2)),
    )
    assert not [problem.fix for problem in check_rows(rows).problems if problem.fix]


def test_a_repeated_row_stays_one_whatever_is_mended_in_it_first() -> None:
    report = check("creator,work\nTwain,<b>A</b>\nTwain,B\nTwain,C\nTwain,D\nTwain,<b>A</b>\n" + AUSTEN)
    fix = of_kind(report, "markup_in_text").fix
    assert fix is not None and [edit.row for edit in fix.edits] == [2, 6]
    assert works(after(report, fix))[0] == "A B C D"


@pytest.mark.parametrize("text", ["22-Nov", "1601", "<i>B</i>", "=B", "Ã©tÃ©", "Emma", "TRUE", "x" * 130])
def test_a_text_that_the_teacher_found_right_is_not_told_again(text: str) -> None:
    report = check(f"creator,work\nTwain,{text}\nTwain,B\nTwain,C\nTwain,D\n" + AUSTEN)
    assert report.outcome == "accept_with_warning"
    (problem,) = report.problems
    again = check_rows(report.rows, Choices(accepted=frozenset([problem.key])))
    assert (again.outcome, again.problems) == ("accept", ())
    assert again.deck is not None and report.deck is not None
    assert again.deck.families == report.deck.families
    assert mended(report, every=True, choices=Choices(accepted=frozenset([problem.key])))[2].outcome == "accept"


def test_what_was_found_right_holds_for_that_text_alone() -> None:
    report = check("creator,work\nTwain,22-Nov\nTwain,B\nTwain,C\nTwain,D\n" + AUSTEN)
    accepted = Choices(accepted=frozenset([report.problems[0].key]))
    other = (report.rows[0], replace_work(report.rows[1], "23-Nov"), *report.rows[2:])
    assert [problem.values["value"] for problem in check_rows(other, accepted).problems] == ["23-Nov"]


def replace_work(row: Row, work: str) -> Row:
    return Row(row.number, (row.cells[0], work))


def test_an_error_cannot_be_found_right() -> None:
    report = check(FIVE)
    assert check_rows(report.rows, Choices(accepted=frozenset([report.problems[0].key]))).outcome == "reject"


def test_mending_keeps_what_was_chosen_beside_the_table() -> None:
    report = check("creator,work\nTwain,22-Nov\nTwain,B\u200b\nTwain,C\nTwain,D\n" + AUSTEN)
    (dated, _) = report.problems
    last = mended(report, choices=replace(Choices(), accepted=frozenset([dated.key])))[2]
    assert last.outcome == "accept"


def test_a_repeated_row_goes_and_the_blank_rows_below_keep_the_same_name_from_above() -> None:
    filled = ("Zola,Rome", ",Nana", ",Germinal", ",Paris", "Zola,Rome", ",Lourdes", ",Pot-Bouille", ",Travail")
    report = check("\n".join(["creator,work", *filled]))
    (fix,) = (problem.fix for problem in report.problems if problem.kind == "duplicate_work")
    assert fix and [edit.new for edit in fix.edits] == [None]  # nothing is written beside what goes
    errors = [problem.kind for problem in after(report, fix).problems if problem.severity is Severity.ERROR]
    assert errors == ["wrong_family_size"]
