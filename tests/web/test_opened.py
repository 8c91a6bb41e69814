"""A list under repair: every step can be had back, and a button pressed twice does its work once."""

from io import BytesIO

import pytest
from openpyxl import Workbook

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.decks.problems import Severity
from authors_edu.decks.rows import Row
from authors_edu.web.decks.draft_text import OtherFormat, draft_text, list_from_draft
from authors_edu.web.decks.opened import KeptDeck, OpenList, open_deck, open_list
from authors_edu.web.decks.table import with_edits

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
    assert with_edits(ROWS, {"edited_rows": {2: {"B": "Persuasion"}}}, 4) == TYPED
    assert with_edits(ROWS, {"edited_rows": {2: {"A": None}}}, 4) == (*ROWS[:2], Row(3, ("", "")))
    assert with_edits(ROWS, {"edited_rows": {}, "added_rows": [], "deleted_rows": []}, 4) is ROWS


def test_the_editor_tells_rows_that_are_taken_out_and_rows_that_are_new() -> None:
    state = {
        "deleted_rows": [1],
        "added_rows": [{"A": "Homer", "row": None}, {"B": "Iliad"}],
        "edited_rows": {2: {"B": "x"}},
    }
    assert with_edits(ROWS, state, 9) == (
        ROWS[0], Row(3, ("Jane Austen", "x")), Row(9, ("Homer",)), Row(10, ("", "Iliad")),
    )  # fmt: skip


def test_a_new_row_gets_no_number_that_a_row_had_before() -> None:
    opened = a_list()
    opened.change(ROWS[:2])
    assert opened.last_row == 3
    opened.undo()
    assert opened.last_row == 3


DECK = Deck("Writers", tuple(
    Family(name, tuple(Card(f"{name}{n}", name, f"{name} {n}") for n in "1234")) for name in ("A", "B")
))  # fmt: skip


def test_a_corrected_title_keeps_its_id_and_a_new_family_gets_ids_that_no_card_had() -> None:
    opened = open_deck(KeptDeck(1, 1, DECK, {"n1"}), {})
    state = {"edited_rows": {1: {"B": "Another"}}, "added_rows": [{"A": "C", "B": title} for title in "wxyz"]}
    opened.typed(with_edits(opened.base, state, opened.last_row + 1))
    deck = opened.deck()
    assert deck is not None and deck.name == "Writers"
    assert [(card.id, card.work) for card in deck.cards[:2]] == [("A1", "Another"), ("A2", "A 2")]
    assert [card.id for card in deck.families[2].cards] == ["n2", "n3", "n4", "n5"]


def test_a_row_added_after_the_last_family_was_taken_out_is_a_new_card() -> None:
    opened = open_deck(KeptDeck(1, 1, DECK, ()), {})
    opened.change(opened.now[:5])
    state = {"added_rows": [{"A": "C", "B": title} for title in "wxyz"]}
    opened.typed(with_edits(opened.base, state, opened.last_row + 1))
    deck = opened.deck()
    assert deck is not None
    assert not {card.id for card in deck.families[1].cards} & {card.id for card in DECK.cards}


def test_a_warning_that_is_right_as_it_stands_is_not_shown_again() -> None:
    rows = [Row(1, ("creator", "work")), *(Row(n, ("A", text)) for n, text in enumerate(["22-Nov", "b", "c", "d"], 2))]
    opened = OpenList("x.csv", tuple(rows), ())
    [odd] = [problem for problem in opened.problems() if problem.kind == "looks_like_date"]
    opened.accept(odd)
    assert "looks_like_date" not in {problem.kind for problem in opened.problems()}
    assert opened.deck() is not None


def test_what_was_decided_beside_the_table_can_be_had_back_too() -> None:
    opened = OpenList("x.csv", tuple(Row(n, ("A", text)) for n, text in enumerate(["22-Nov", "b", "c", "d"], 1)), ())
    opened.choose({"creator": 0, "work": 1}, 0)
    [odd] = [problem for problem in opened.problems() if problem.kind == "looks_like_date"]
    opened.accept(odd)
    opened.undo()
    assert odd in opened.problems()
    assert opened.choices.columns is not None
    opened.undo()
    assert opened.choices.columns is None
    assert opened.earlier == []


def hidden_rows_list() -> OpenList:
    """Rows 6 to 9 are hidden, and so is the file's last row, 10."""
    book = Workbook()
    for cells in (("creator", "work"), *((name, f"{name} {n}") for name in "AB" for n in "1234"), ("B", "B 5")):
        book.active.append(cells)
    for row in range(6, 11):
        book.active.row_dimensions[row].hidden = True
    file = BytesIO()
    book.save(file)
    return open_list(file.getvalue(), "writers.xlsx")


def test_hidden_rows_come_to_what_was_mended_and_take_no_new_rows_place() -> None:
    opened = hidden_rows_list()
    state = {"edited_rows": {1: {"B": "Mended"}}, "added_rows": [{"A": "C", "B": "New"}]}
    opened.typed(with_edits(opened.base, state, opened.last_row + 1))
    opened.pictures = {"a.png": b"1"}
    opened.read_hidden_rows()
    opened.read_hidden_rows()  # pressed twice
    works = [row.cell(1) for row in opened.now]
    assert works == ["work", "Mended", "A 2", "A 3", "A 4", "B 1", "B 2", "B 3", "B 4", "B 5", "New"]
    assert [row.number for row in opened.now] == list(range(1, 12))
    assert opened.pictures == {"a.png": b"1"}
    assert "hidden_rows_skipped" not in [problem.kind for problem in opened.problems()]


def test_hidden_rows_that_were_read_can_be_left_out_again() -> None:
    opened = hidden_rows_list()
    before = opened.now
    opened.read_hidden_rows()
    opened.undo()
    assert opened.now == before
    assert "hidden_rows_skipped" in [problem.kind for problem in opened.problems()]


def test_a_picture_that_is_taken_out_goes_alone() -> None:
    opened = a_list()
    opened.pictures = {"a.png": b"1", "b.png": b"2", "c.png": b"3"}
    opened.remove_pictures(["a.png", "c.png"])
    assert opened.pictures == {"b.png": b"2"}


def again(opened: OpenList) -> OpenList:
    return list_from_draft(draft_text(opened), opened.source, opened.pictures)


def test_a_draft_gives_the_list_as_it_was_mended() -> None:
    opened = hidden_rows_list()
    opened.read_hidden_rows()
    state = {"deleted_rows": [2], "added_rows": [{"A": "C", "B": "\ud800 \x00 ❄"}]}
    opened.typed(with_edits(opened.base, state, opened.last_row + 1))
    opened.choose({"creator": 0, "work": 1}, 1)
    opened.accept(next(problem for problem in opened.problems() if problem.severity is Severity.ERROR))
    opened.called, opened.pictures = "Mine", {"a.png": b"1"}
    found = again(opened)
    assert (found.now, found.choices, found.called, found.pictures) == opened.state
    assert (found.name, found.last_row, found.problems()) == (opened.name, opened.last_row, opened.problems())


def test_a_draft_of_a_kept_deck_corrects_that_deck_and_its_cards_keep_their_ids() -> None:
    opened = open_deck(KeptDeck(7, 3, DECK, frozenset({"n1"})), {})
    opened.typed(with_edits(opened.base, {"edited_rows": {1: {"B": "Another"}}}, opened.last_row + 1))
    found = again(opened)
    assert found.kept is not None
    assert (found.kept.id, found.kept.version, found.kept.deck, set(found.kept.taken)) == (7, 3, DECK, {"n1"})
    assert found.deck() == opened.deck()


def test_a_draft_of_another_release_is_not_misread() -> None:
    with pytest.raises(OtherFormat):
        list_from_draft(draft_text(a_list()).replace('"format":1', '"format":2'), b"", {})


def test_columns_that_are_chosen_begin_a_new_editor_and_count() -> None:
    opened = OpenList("x.csv", tuple(Row(n, (text, "A")) for n, text in enumerate("stuv", 1)), ())
    opened.choose({"creator": 1, "work": 0}, 0)
    assert opened.version == 1
    assert [card.work for card in opened.deck().cards] == list("stuv")
    assert opened.columns == {"creator": 1, "work": 0}


def test_a_file_that_is_no_list_says_why_once() -> None:
    opened = open_list(b"", "empty.csv")
    assert opened.now == ()
    assert [problem.kind for problem in opened.about_file] == ["empty_file"]


def test_a_guessed_encoding_stays_told_beside_the_table() -> None:
    rows = ["creator,work", *(f"Charlotte Brontë,{work}" for work in ("Jane Eyre", "Shirley", "Villette", "Emma"))]
    opened = open_list("\r\n".join(rows).encode("cp1252"), "writers.csv")
    assert "encoding_guessed" in [problem.kind for problem in opened.problems()]
    assert opened.to_mend() == 0


def test_pictures_that_the_list_names_are_asked_for_before_any_is_chosen() -> None:
    rows = [Row(1, ("creator", "work", "image")), *(Row(n, ("A", str(n) * 3 + "x", f"{n}.jpg")) for n in range(2, 6))]
    [told] = [problem for problem in OpenList("x.csv", tuple(rows), ()).problems() if problem.kind == "missing_image"]
    assert (told.severity, told.values["names"]) == ("note", ("2.jpg", "3.jpg", "4.jpg", "5.jpg"))
