"""A list under repair: every step can be had back, and a button pressed twice does its work once."""

from authors_edu.decks.rows import Row
from authors_edu.web.mending import _with_edits
from authors_edu.web.opened import OpenList, open_list

ROWS = (Row(1, ("creator", "work")), Row(2, ("Jane Austen", "Emma")), Row(3, ("Jane Austen", "")))
TYPED = (*ROWS[:2], Row(3, ("Jane Austen", "Persuasion")))
MENDED = (*TYPED[:2], Row(3, ("Jane Austen", "Sanditon")))


def a_list() -> OpenList:
    return OpenList("writers.csv", ROWS, (), ROWS)


def test_what_was_typed_can_be_had_back_cell_by_cell_also_after_a_mend() -> None:
    opened = a_list()
    opened.typed(TYPED)
    opened.change(MENDED)
    opened.undo()
    assert opened.now == TYPED
    opened.undo()
    assert opened.now == ROWS
    opened.undo()
    assert opened.now == ROWS


def test_a_run_of_the_page_without_a_change_is_no_step() -> None:
    opened = a_list()
    opened.typed(tuple(ROWS))
    opened.change(tuple(ROWS))
    assert (opened.earlier, opened.version) == ([], 0)


def test_undo_begins_a_new_editor_from_what_was_there_before() -> None:
    opened = a_list()
    opened.typed(TYPED)
    opened.undo()
    assert (opened.base, opened.version) == (ROWS, 1)


def test_the_rows_are_checked_once_and_again_when_they_change() -> None:
    opened = a_list()
    first = opened.report()
    assert opened.report() is first
    opened.typed(TYPED)
    assert opened.report() is not first


def test_the_editor_tells_places_and_letters() -> None:
    assert _with_edits(ROWS, {2: {"B": "Persuasion"}}) == TYPED
    assert _with_edits(ROWS, {2: {"A": None}}) == ROWS[:2]
    assert _with_edits(ROWS, {}) is ROWS


def test_a_file_that_is_no_list_says_why_once() -> None:
    opened = open_list(b"", "empty.csv")
    assert opened.now == ()
    assert [problem.kind for problem in opened.about_file] == ["empty_file"]


def test_a_guessed_encoding_stays_told_beside_the_table() -> None:
    rows = ["creator,work", *(f"Charlotte Brontë,{work}" for work in ("Jane Eyre", "Shirley", "Villette", "Emma"))]
    opened = open_list("\r\n".join(rows).encode("cp1252"), "writers.csv")
    assert "encoding_guessed" in [problem.kind for problem in opened.problems()]
    assert opened.to_mend() == 0
