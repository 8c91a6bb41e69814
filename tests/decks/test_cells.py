"""Cells as such, cells too many, damage by spreadsheets and encodings, and text that looks like more than text."""

import doctest

import pytest

from authors_edu.decks import garbled, guard
from authors_edu.decks.check import Report, check_file
from authors_edu.decks.checks import damage, risky
from authors_edu.decks.problems import Problem
from authors_edu.words.problems import fix_label

AUSTEN = "Austen,Emma\nAusten,Persuasion\nAusten,Sanditon\nAusten,Lady Susan\n"


def check(text: str) -> Report:
    return check_file(text.encode(), "list.csv")


def twain(*works: str) -> Report:
    """Checks a list with these four works of Twain in rows 2 to 5, and a family of Austen."""
    return check("creator,work\n" + "".join(f"Twain,{work}\n" for work in works) + AUSTEN)


def told(report: Report) -> list[tuple[str, tuple[int, ...]]]:
    return [(problem.kind, problem.rows) for problem in report.problems]


def one(report: Report) -> Problem:
    (problem,) = report.problems
    return problem


@pytest.mark.parametrize("module", [garbled, guard, damage, risky])
def test_the_examples_in_the_docstrings_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_titles_that_mean_nothing_to_a_program_are_titles() -> None:
    report = twain("NA", "null", "None", "#1")
    assert report.deck is not None
    assert [card.work for card in report.deck.cards[:4]] == ["NA", "null", "None", "#1"]


def test_a_comma_in_a_title_is_told_with_the_joined_title() -> None:
    problem = one(twain("A, or B", "C", "D", "E"))
    assert (problem.kind, problem.rows, problem.values["joined"]) == ("extra_cells", (2,), "A, or B")
    assert problem.fix is not None and not problem.fix.safe
    assert [(edit.column, edit.new) for edit in problem.fix.edits] == [(1, "A, or B"), (2, "")]


def test_a_comma_in_a_name_is_told_with_the_joined_name() -> None:
    works = ("Emma", "Persuasion", "Sanditon", "Lady Susan")
    report = check("creator,work\n" + "".join(f"Austen, Jane,{work}\n" for work in works))
    assert told(report) == [("extra_cells", (row,)) for row in (2, 3, 4, 5)]
    assert {problem.values["joined"] for problem in report.problems} == {"Austen, Jane"}


def test_the_year_behind_a_cut_title_goes_back_to_its_column() -> None:
    report = check("creator,work,year\nVoltaire,Candide, or Optimism,1759\n" + AUSTEN.replace("\n", ",1815\n"))
    problem = report.problems[0]
    assert problem.fix is not None
    assert [(edit.column, edit.new) for edit in problem.fix.edits] == [
        (1, "Candide, or Optimism"),
        (2, "1759"),
        (3, ""),
    ]


def test_half_a_title_where_the_year_should_be_is_told() -> None:
    rows = "Voltaire,Zadig,1747\nVoltaire,Micromegas,1752\nVoltaire,The Huron,1767\n"
    report = check("creator,work,year,clue\nVoltaire,Candide, or Optimism,1759\n" + rows + AUSTEN)
    assert told(report) == [("extra_cells", (2,))]
    assert report.problems[0].values["joined"] == "Candide, or Optimism"


def test_a_blank_behind_every_comma_is_a_habit_and_no_fault() -> None:
    report = check("creator, work, year\n" + AUSTEN.replace(",", ", ").replace("\n", ", about 1815\n") * 1)
    assert [kind for kind, _ in told(report)] == ["too_few_families"]


def test_a_column_without_a_heading_is_told_once_and_can_be_named() -> None:
    report = check("creator,work\n" + AUSTEN.replace("\n", ",1815\n"))
    problem = one(report)
    assert (problem.kind, problem.rows) == ("extra_cells", (2, 3, 4, 5))
    assert problem.fix is not None
    assert [(edit.row, edit.column, edit.new) for edit in problem.fix.edits] == [(1, 2, "year")]


def test_a_line_break_in_a_title_becomes_a_blank() -> None:
    report = twain('"A\nB"', "C", "D", "E")
    assert told(report) == [("newline_in_cell", (2,))]
    assert report.deck is not None and report.deck.cards[0].work == "A B"


def test_unseen_characters_are_left_out_and_told() -> None:
    report = twain("A\u200bB", "C\x07D", "\ufeffE", "F")
    assert told(report) == [("invisible_characters_removed", (2, 4)), ("control_characters_removed", (3,))]
    assert report.deck is not None
    assert [card.work for card in report.deck.cards[:4]] == ["AB", "CD", "E", "F"]


def test_a_long_title_is_a_warning_and_an_endless_one_an_error() -> None:
    report = twain("A" * 120, "B" * 121, "C" * 1_000, "D" * 1_001)
    found = [(problem.kind, str(problem.severity), problem.rows) for problem in report.problems]
    kind = "title_too_long_for_card"
    assert found == [(kind, "warning", (3,)), (kind, "warning", (4,)), (kind, "error", (5,))]


def test_a_mark_without_a_partner_is_told_but_inches_are_not() -> None:
    report = twain('Bleak House"', 'The 7"', 'A "B" C', "D")
    assert told(report) == [("unbalanced_quote", (2,))]
    assert report.deck is not None and report.deck.cards[0].work == 'Bleak House"'


def test_a_mark_that_opens_and_never_closes_ends_the_judgement_at_its_row() -> None:
    report = check('creator,work\nTwain,\nTwain,"Roughing It\nAusten,Emma\n')
    assert told(report) == [("missing_work", (2,)), ("unbalanced_quote", (3,))]


@pytest.mark.parametrize(
    "value", ["#NAME?", "#REF!", "#DIV/0!", "#N/A", "#WERT!", "#NOM?", "#¡REF!", "#NV", "######", "Err:502"]
)
def test_an_error_value_of_a_spreadsheet_is_an_error(value: str) -> None:
    assert told(twain(value, "B", "C", "D")) == [("excel_error_value", (2,))]


@pytest.mark.parametrize("value", ["22-Nov", "Nov-63", "1. Mai", "11/22/1963", "22.11.1963", "1963-11-22", "1-déc"])
def test_what_a_spreadsheet_made_a_date_is_a_warning(value: str) -> None:
    report = twain(value, "B", "C", "D")
    assert (report.outcome, told(report)) == ("accept_with_warning", [("looks_like_date", (2,))])


@pytest.mark.parametrize("value", ["TRUE", "FALSE", "WAHR", "FAUX", "VERDADERO"])
def test_what_a_spreadsheet_made_a_truth_value_is_a_warning(value: str) -> None:
    assert told(twain(value, "B", "C", "D")) == [("looks_like_boolean", (2,))]


def test_words_that_a_person_types_are_no_dates_and_no_truth_values() -> None:
    assert told(twain("True", "May", "2001: A Space Odyssey", "Catch-22")) == []


def test_one_number_among_words_is_a_warning_and_a_list_of_numbers_is_none() -> None:
    assert told(twain("1601", "B", "C", "D")) == [("looks_like_number", (2,))]
    assert told(twain("1601", "1984", "C", "D")) == []
    assert told(twain("1601.0", "1984", "1.60E+03", "D")) == [("looks_like_number", (2,)), ("looks_like_number", (4,))]
    numbers = check("creator,work\nB,5\nB,6\nB,7\nB,9\nA,001\nA,002\nA,006\nA,007\n")
    assert told(numbers) == []
    assert numbers.deck is not None
    assert [card.work for card in numbers.deck.cards[4:]] == ["001", "002", "006", "007"]


def test_garbled_letters_are_told_once_for_all_rows_and_mended_only_on_request() -> None:
    report = check("creator,work\nBrontÃ«,Donâ€™t\nBrontÃ«,B\nBrontÃ«,C\nBrontÃ«,D\n" + AUSTEN)
    problem = one(report)
    assert (problem.kind, problem.rows) == ("mojibake_suspected", (2, 3, 4, 5))
    assert problem.fix is not None and not problem.fix.safe
    assert [edit.new for edit in problem.fix.edits] == ["Brontë", "Don’t", "Brontë", "Brontë", "Brontë"]
    assert report.deck is not None and report.deck.cards[0].creator == "BrontÃ«"


def test_letters_garbled_on_a_mac_are_found_too() -> None:
    problem = one(twain("√âmile", "B", "C", "D"))
    assert problem.kind == "mojibake_suspected"
    assert problem.fix is not None and [edit.new for edit in problem.fix.edits] == ["Émile"]


def test_ordinary_accents_are_not_taken_for_garbled_ones() -> None:
    assert told(twain("«LA LIBERTÉ»", "Ânes", "Mäuse „Äh“", "São Tomé √2")) == []


def test_a_lost_letter_is_an_error() -> None:
    assert told(twain("Bront\ufffd", "B", "C", "D")) == [("undecodable_bytes", (2,))]


@pytest.mark.parametrize("value", ["=1+1", "+1", "-B", "@SUM(1)", "= (equals)"])
def test_text_like_a_formula_is_printed_as_it_stands(value: str) -> None:
    report = twain(value, "B", "C", "D")
    assert told(report)[0] == ("formula_like_text", (2,))
    assert report.deck is not None and report.deck.cards[0].work == value


def test_web_page_code_is_text_and_told() -> None:
    report = twain("<b>B</b>", "C &amp; D", "Sense & Sensibility", "1 < 2 > 0")
    assert told(report) == [("markup_in_text", (2,)), ("markup_in_text", (3,))]
    assert [problem.values["plain"] for problem in report.problems] == ["B", "C & D"]
    assert report.deck is not None and report.deck.cards[0].work == "<b>B</b>"


@pytest.mark.parametrize(
    ("image", "name"),
    [
        ("../../../etc/passwd", ""),
        ("C:\\Users\\me\\great.png", "great.png"),
        ("file:///etc/hosts", ""),
        ("https://example.invalid/a.png", ""),
        ("..%2fsecret.png", ""),
        ("/home/me/emma.jpg", "emma.jpg"),
        ("\\\\server\\share\\b.gif", "b.gif"),
        (".htaccess", ""),
    ],
)
def test_a_picture_that_is_no_plain_name_is_left_out_and_told(image: str, name: str) -> None:
    rows = AUSTEN.replace("\n", ",emma austen.png\n")
    report = check(f"creator,work,image\nTwain,A,{image}\nTwain,B,\nTwain,C,\nTwain,D,\n" + rows)
    problem = one(report)
    assert (problem.kind, problem.rows, problem.values["name"]) == ("unsafe_image_reference", (2,), name)
    assert report.deck is not None
    assert [card.image for card in report.deck.cards] == ["", "", "", "", *["emma austen.png"] * 4]


def test_a_focus_is_kept_as_one_of_the_places_or_as_a_point() -> None:
    report = check(
        f'creator,work,image,focus\nTwain,A,a.png,Top-Left\nTwain,B,b.png,"30, 20"\nTwain,C\nTwain,D\n{AUSTEN}'
    )
    assert told(report) == []
    assert report.deck is not None
    assert [card.focus for card in report.deck.families[0].cards] == ["top left", "30% 20%", "", ""]


@pytest.mark.parametrize(("written", "meant", "label"), [
    ("botom", "bottom", "Write “bottom”"), ("the nose", "", "Crop it as usual"),
])  # fmt: skip
def test_a_focus_that_is_no_place_is_told_and_the_picture_cropped_as_usual(
    written: str, meant: str, label: str
) -> None:
    report = check(f"creator,work,focus\nTwain,A,{written}\nTwain,B,\nTwain,C,{written}\nTwain,D,\n" + AUSTEN)
    problem = one(report)
    assert (problem.kind, problem.rows, problem.column) == ("unknown_focus", (2, 4), "focus")
    assert fix_label(problem) == label
    assert problem.fix is not None and {edit.new for edit in problem.fix.edits} == {meant}
    assert report.deck is not None and not any(card.focus for card in report.deck.cards)
