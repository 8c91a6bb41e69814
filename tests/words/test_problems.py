"""Every problem that the decks room finds has a sentence with row, value and mend, and every fix a label."""

import ast
from pathlib import Path

import pytest

from authors_edu import decks
from authors_edu.decks.check import Report, check_file
from authors_edu.decks.problems import Problem, error, warning
from authors_edu.words.mend_labels import FIX_LABELS
from authors_edu.words.problem_sentences import SENTENCES
from authors_edu.words.problems import DECK_KINDS, fix_label, rows_text, sentence

AUSTEN = "Austen,Emma\nAusten,Persuasion\nAusten,Sanditon\nAusten,Lady Susan\n"
ROOM = Path(decks.__file__).parent


def check(text: str, name: str = "list.csv") -> Report:
    return check_file(text.encode(), name)


def of_kind(report: Report, kind: str) -> Problem:
    return next(problem for problem in report.problems if problem.kind == kind)


def kinds_in_the_code() -> set[str]:
    """Collects the kinds that are written out in the calls of error, warning and note."""
    found = set()
    for file in [*ROOM.glob("*.py"), *ROOM.glob("checks/*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if is_call and node.func.id in ("error", "warning", "note", "severity", "FileType", "_unseen"):
                texts = [
                    arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                ]
                found.update(texts[:1])
    return found


def test_every_kind_in_the_code_has_a_sentence() -> None:
    kinds = kinds_in_the_code()
    assert len(kinds) > 25
    assert kinds <= DECK_KINDS


def test_every_fix_label_belongs_to_a_kind_with_a_sentence() -> None:
    assert {key.partition("/")[0] for key in FIX_LABELS} <= DECK_KINDS


def test_sentences_are_sentences() -> None:
    for text in SENTENCES.values():
        assert text.endswith((".", "?")), text
        assert "  " not in text


@pytest.mark.parametrize(
    ("rows", "text"),
    [
        ((), "The file"),
        ((8,), "Row 8"),
        ((2, 3), "Rows 2 and 3"),
        ((6, 7, 8, 9), "Rows 6 to 9"),
        ((9, 2, 4, 3), "Rows 2 to 4 and 9"),
        (range(2, 40, 2), "Rows 2, 4, 6, 8, 10 … (19 rows)"),
    ],
)
def test_rows_are_told_as_one_reads_them_aloud(rows: tuple[int, ...], text: str) -> None:
    assert rows_text(rows) == text


def test_a_missing_work_names_row_creator_and_column() -> None:
    problem = of_kind(check("composer,piece\nBach,Air\nBach,\nBach,Musette\nBach,Chaconne\n"), "missing_work")
    assert sentence(problem) == "Row 3: there is no work for “Bach”. Fill in column “piece”, or delete the row."


def test_a_title_cut_by_a_comma_shows_the_whole_and_the_button_joins_it() -> None:
    problem = of_kind(check("creator,work\nVoltaire,Candide, or Optimism\n" + AUSTEN), "extra_cells")
    assert sentence(problem) == (
        "Row 2: one cell too many: “or Optimism”. A comma within a text cuts it in two. "
        "Was “Candide, or Optimism” meant?"
    )
    assert fix_label(problem) == "Join to “Candide, or Optimism”"


def test_too_few_and_too_many_works_are_told_apart() -> None:
    few = of_kind(check("creator,work\nPoe,A\n" + AUSTEN), "wrong_family_size")
    many = of_kind(check("creator,work\nPoe,A\nPoe,B\nPoe,C\nPoe,D\nPoe,E\n" + AUSTEN), "wrong_family_size")
    assert sentence(few) == "Row 2: “Poe” has 1 of four works. Add what is missing, or take these rows out."
    assert sentence(many) == "Rows 2 to 6: “Poe” has 5 works; a family has four. Choose which ones to take out."
    assert fix_label(few) is None


def test_names_that_may_be_one_are_asked_about() -> None:
    rows = 'creator,work\nLeo Tolstoy,A\n"Tolstoy, Leo",B\nLeo Tolstoy,C\nLeo Tolstoy,D\n'
    problem = of_kind(check(rows + AUSTEN), "possible_same_creator")
    assert sentence(problem).startswith("Rows 2 to 5: are “Leo Tolstoy” and “Tolstoy, Leo” one and the same?")
    assert fix_label(problem) == "Write “Leo Tolstoy” everywhere"


def test_each_mend_among_which_one_chooses_says_what_it_does() -> None:
    many = of_kind(check("creator,work\nPoe,A\nPoe,B\nPoe,C\nPoe,D\nPoe,Eureka\n" + AUSTEN), "wrong_family_size")
    assert [fix_label(many, fix) for fix in many.others[-2:]] == ["Leave out “Eureka”", "Set “Poe” aside"]
    column = of_kind(check("creator,work\n" + AUSTEN.replace("\n", ",x\n")), "extra_cells")
    assert [fix_label(column, fix) for fix in column.fixes] == ["Head the column “note”", "Empty column C"]


def test_works_without_a_creator_are_told_together() -> None:
    problem = of_kind(check("creator,work\n,A\n,B\nPoe,C\nPoe,D\n" + AUSTEN), "missing_creator")
    assert sentence(problem) == "Rows 2 and 3: “A” and “B” have no creator. Fill in column “creator”."
    assert fix_label(problem) == "Write “Poe”"


def test_a_picture_is_called_a_picture_and_the_way_out_is_said() -> None:
    problem = check_file(b"\x89PNG\r\n\x1a\n", "list.csv").problems[0]
    assert sentence(problem).startswith("This is a PNG picture, not a list.")
    assert "save it as .xlsx or CSV" in sentence(problem)


@pytest.mark.parametrize("what", ["broken", "xlsb", "pdf", "word", "archive", "binary", "wide"])
def test_what_is_no_list_says_how_to_get_one(what: str) -> None:
    assert "xlsx" in sentence(error("not_a_table", what=what, limit=1000)) or what == "wide"


def test_a_long_value_is_shortened_and_braces_are_only_braces() -> None:
    text = sentence(warning("markup_in_text", [2], "work", value="{value} " + "x" * 200))
    assert "{value} xxx" in text
    assert len(text) < 150


def test_many_values_are_not_all_listed() -> None:
    text = sentence(warning("same_title_two_creators", [2], "work", value="Spring", creators=tuple("ABCDEF")))
    assert "“A”, “B”, “C”, “D”, …" in text


def test_every_sentence_can_be_filled_in_from_what_the_checks_hand_over() -> None:
    files = Path(__file__).parents[1] / "decks" / "cases"
    found = set()
    for file in [*files.glob("*.csv"), *files.glob("*.tsv"), *files.glob("*.xls*")]:
        for problem in check_file(file.read_bytes(), file.name).problems:
            found.add(problem.kind)
            assert "{" not in sentence(problem).replace("{{7*7}}", "").replace("${7*7}", "")
    assert len(found) > 25


def test_a_sheet_that_was_not_read_is_named_and_the_mend_is_said() -> None:
    problem = warning("sheet_chosen", value="One", sheet="One", others=("Two", "Three"))
    assert sentence(problem).startswith(
        "The list was taken from the sheet “One”. Another sheet may hold a list too: “Two” and “Three”."
    )
    assert sentence(error("not_a_table", what="broken")).startswith("The spreadsheet is damaged")
