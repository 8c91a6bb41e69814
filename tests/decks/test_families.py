"""Four different works for each creator, all faults at once, knock-on faults folded."""

from authors_edu.decks.check import Report, check_file

AUSTEN = "Austen,Emma\nAusten,Persuasion\nAusten,Sanditon\nAusten,Lady Susan\n"


def check(text: str) -> Report:
    return check_file(("creator,work\n" + text).encode(), "list.csv")


def twain(*works: str) -> Report:
    """Checks a list with these works of Twain from row 2 on, and a family of Austen below."""
    return check("".join(f"Twain,{work}\n" for work in works) + AUSTEN)


def told(report: Report) -> list[tuple[str, tuple[int, ...]]]:
    return [(problem.kind, problem.rows) for problem in report.problems]


def test_three_works_and_five_works_are_errors_with_their_rows_and_number() -> None:
    for works, rows in (("ABC", (2, 3, 4)), ("ABCDE", (2, 3, 4, 5, 6))):
        report = twain(*works)
        assert (report.outcome, report.deck, told(report)) == ("reject", None, [("wrong_family_size", rows)])
        assert (report.problems[0].values["value"], report.problems[0].values["count"]) == ("Twain", len(works))


def test_the_rows_of_a_family_need_not_stand_together() -> None:
    report = check("Twain,A\nAusten,E\nTwain,B\nAusten,F\nAusten,G\nTwain,C\nAusten,H\nTwain,D\n")
    assert report.deck is not None
    assert [(family.creator, "".join(card.work for card in family.cards)) for family in report.deck.families] == [
        ("Twain", "ABCD"),
        ("Austen", "EFGH"),
    ]


def test_the_same_title_twice_is_an_error_whatever_its_case_accents_and_signs() -> None:
    for other in ("NIGHT’S DREAM", "Night's dream", "Níght's Dream", " Night's  Dream"):
        assert told(twain("Night's Dream", other, "C", "D")) == [("duplicate_work", (2, 3))]


def test_a_fifth_row_with_a_title_again_can_go_with_one_click() -> None:
    report = twain("A", "B", "C", "D", "a")
    assert told(report) == [("duplicate_work", (2, 6))]
    fix = report.problems[0].fix
    assert fix is not None and [(edit.row, edit.new) for edit in fix.edits] == [(6, None)]


def test_a_row_repeated_to_the_letter_is_ignored_where_that_leaves_four() -> None:
    report = twain("A", "B", "C", "D", "B", "B ")
    assert (report.outcome, told(report)) == (
        "accept_with_warning",
        [("duplicate_row_ignored", (6,)), ("duplicate_row_ignored", (7,))],
    )
    assert [problem.values["first"] for problem in report.problems] == [3, 3]


def test_a_repeated_row_is_an_error_where_it_leaves_three_or_five() -> None:
    assert told(twain("A", "B", "C", "B")) == [("duplicate_work", (3, 5))]
    assert told(twain("A", "B", "C", "D", "E", "B")) == [
        ("wrong_family_size", (2, 3, 4, 5, 6, 7)),
        ("duplicate_work", (3, 7)),
    ]


def test_a_row_that_differs_in_its_clue_is_not_repeated_to_the_letter() -> None:
    rows = "Twain,A,x\nTwain,B,\nTwain,C,\nTwain,D,\nTwain,A,y\n"
    report = check_file(("creator,work,clue\n" + rows + AUSTEN).encode(), "list.csv")
    assert told(report) == [("duplicate_work", (2, 6))]


def test_a_header_in_the_middle_is_ignored() -> None:
    report = check("Twain,A\nTwain,B\nTwain,C\nTwain,D\ncreator,work\n" + AUSTEN)
    assert (report.outcome, told(report)) == ("accept_with_warning", [("duplicate_row_ignored", (6,))])


def test_a_header_again_and_again_is_no_list() -> None:
    report = check("creator,work\ncreator,work\n")
    assert (report.outcome, told(report)[0]) == ("reject", ("no_data_rows", (1,)))


def test_a_missing_work_is_told_and_its_family_is_not_called_too_small() -> None:
    assert told(twain("A", "", "C", "D")) == [("missing_work", (3,))]
    assert told(twain("A", "", "C")) == [("wrong_family_size", (2, 3, 4)), ("missing_work", (3,))]


def test_a_line_of_text_below_the_list_can_go_with_one_click() -> None:
    report = check(AUSTEN + "\nSource: our library\n")
    assert told(report) == [("missing_work", (7,))]
    fix = report.problems[0].fix
    assert fix is not None and [(edit.row, edit.new) for edit in fix.edits] == [(7, None)]


def test_everything_is_told_at_once() -> None:
    report = check(",I\nTwain,A\nTwain,\nTwain,#REF!\nTwain,D, E\nAusten,F\nausten,f\nAusten,G\nAusten,H\nHomer,J\n")
    assert told(report) == [
        ("missing_creator", (2,)),
        ("missing_work", (4,)),
        ("excel_error_value", (5,)),
        ("extra_cells", (6,)),
        ("duplicate_work", (7, 8)),
        ("creator_spellings_merged", (8,)),
        ("wrong_family_size", (11,)),
    ]


def test_one_title_by_two_creators_is_only_odd() -> None:
    report = twain("Emma", "B", "C", "D")
    assert (report.outcome, told(report)) == ("accept_with_warning", [("same_title_two_creators", (2, 6))])
    assert report.problems[0].values["creators"] == ("Twain", "Austen")


def test_one_family_can_be_printed_but_is_told() -> None:
    report = check(AUSTEN)
    assert (report.outcome, told(report)) == ("accept_with_warning", [("too_few_families", ())])


def test_a_header_without_rows_is_told_at_the_header() -> None:
    assert told(check("")) == [("no_data_rows", (1,))]
    assert told(check(",\n\n,\n")) == [("no_data_rows", (1,))]
    assert told(check_file(b",,,\n,,\n", "list.csv")) == [("no_data_rows", (1,))]
