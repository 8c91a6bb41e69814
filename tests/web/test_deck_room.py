"""The page of decks through Streamlit's own test driver: lists by other ways, columns by hand, kept decks."""

from datetime import datetime
from io import BytesIO

import pytest
from openpyxl import Workbook
from PIL import Image
from streamlit.testing.v1 import AppTest
from support.pages import page, texts

from authors_edu.classroom.decks import (
    SavedDeck,
    list_decks,
    load_deck,
    load_pictures,
    load_version,
    save_deck,
    set_words,
)
from authors_edu.classroom.drafts import delete_draft
from authors_edu.decks.archive import Archive, write_archive
from authors_edu.decks.check import check_file
from authors_edu.decks.model import Deck, Words
from authors_edu.web import records

pytestmark = pytest.mark.usefixtures("own_records")
LINES = ["creator,work", *(f"Jane Austen,{work}" for work in ("Emma", "Persuasion", "Sanditon", "Lady Susan"))]
LINES += [f"Voltaire,{work}" for work in ("Candide", "Zadig", "Zaïre", "Irène")]
LIST = "\n".join(LINES)


def upload(app: AppTest, data: bytes, name: str = "my writers.csv") -> AppTest:
    app.file_uploader(key="upload").upload(name, data, "application/octet-stream").run()
    assert not app.exception
    return app


def press(app: AppTest, label: str) -> AppTest:
    next(button for button in app.button if button.label == label).click().run()
    assert not app.exception
    return app


def kept() -> list[SavedDeck]:
    return list(list_decks(records.engine()))


def a_deck() -> Deck:
    deck = check_file(LIST.encode(), "writers.csv").deck
    assert deck is not None
    return deck


def a_picture(colour: str) -> bytes:
    file = BytesIO()
    Image.new("RGB", (300, 200), colour).save(file, "PNG")
    return file.getvalue()


def add_pictures(app: AppTest, *pictures: tuple[str, bytes]) -> AppTest:
    opened = app.session_state.list
    uploader = app.file_uploader(key=f"new pictures {opened.number} {opened.taken_in}")
    uploader.set_value([(name, data, "image/png") for name, data in pictures]).run()
    assert not app.exception
    return app


def correct(app: AppTest, saved: SavedDeck) -> AppTest:
    app.button(key=f"correct {saved.id}").click().run()
    assert not app.exception
    return app


def type_cells(app: AppTest, **state: object) -> None:
    """Puts into the table's state what the browser would send."""
    key = f"rows {app.session_state.list.key}"
    app.session_state[key] = {"edited_rows": {}, "added_rows": [], "deleted_rows": [], **state}


def test_a_list_is_pasted_from_a_spreadsheet() -> None:
    app = page("decks")
    app.text_area(key="pasted").input(LIST.replace(",", "\t")).run()
    press(app, "Read the pasted list")
    assert "2 families, 8 cards: ready." in texts(app)
    press(app, "Keep this deck")
    assert [(deck.name, deck.families) for deck in kept()] == [("Pasted list", 2)]


def test_nothing_pasted_is_told_and_leaves_the_page_as_it_is() -> None:
    app = press(page("decks"), "Read the pasted list")
    assert "empty" in texts(app)
    assert [title.value for title in app.title] == ["Decks"]


def test_columns_are_chosen_by_hand_and_found_again() -> None:
    lines = ["xyzzy,plugh", *(f"{line.split(',')[1]},{line.split(',')[0]}" for line in LINES[1:])]
    app = upload(page("decks"), "\n".join(lines).encode())
    for field, place in (("header", 1), ("creator", 1), ("work", 0)):
        app.selectbox(key=f"columns {app.session_state.list.key} {field}").set_value(place)
    press(app, "Read the list like this")
    assert "2 families, 8 cards: ready." in texts(app)
    assert "Columns: creator is B, work is A" in texts(app)
    press(app, "Find the columns again")
    assert app.session_state.list.choices.columns is None


def test_a_warning_that_is_right_as_it_stands_goes() -> None:
    app = upload(page("decks"), LIST.replace("Zadig", "22-Nov").encode())
    assert "22" in texts(app)
    press(app, "Right as it is")
    assert "looks like a date" not in texts(app)


def test_hidden_rows_are_read_with_one_press() -> None:
    book = Workbook()
    for line in LINES:
        book.active.append(line.split(","))
    for row in range(6, 10):
        book.active.row_dimensions[row].hidden = True
    file = BytesIO()
    book.save(file)
    app = upload(page("decks"), file.getvalue(), "writers.xlsx")
    assert "1 family, 4 cards: ready." in texts(app)
    press(app, "Read the hidden rows too")
    assert "2 families, 8 cards: ready." in texts(app)


def test_pictures_find_their_cards_and_are_kept_with_the_deck() -> None:
    app = upload(page("decks"), LIST.encode())
    add_pictures(
        app,
        ("emma.png", a_picture("red")),
        ("Voltaire.png", a_picture("blue")),
        ("nobody.png", a_picture("green")),
        ("broken.png", a_picture("red")[:60]),
    )
    said = texts(app)
    assert "broken\\.png" in said and "nobody\\.png" in said
    press(app, "Keep this deck")
    [saved] = kept()
    deck = load_deck(records.engine(), saved.id)
    assert [card.image for card in deck.cards] == ["emma.png", "", "", "", *["Voltaire.png"] * 4]
    assert set(load_pictures(records.engine(), saved.id)) == {"emma.png", "Voltaire.png"}


def test_pictures_that_were_taken_out_do_not_come_back_with_the_next() -> None:
    app = upload(page("decks"), LIST.encode())
    add_pictures(app, ("emma.png", a_picture("red")), ("Voltaire.png", a_picture("blue")))
    add_pictures(app, ("Zadig.png", a_picture("green")), ("broken.png", a_picture("red")[:60]))
    opened = app.session_state.list
    assert set(opened.pictures) == {"emma.png", "Voltaire.png", "Zadig.png"}
    app.multiselect(key=f"pictures to take out {opened.number}").set_value(["emma.png"]).run()
    press(app, "Take these out")
    assert set(opened.pictures) == {"Voltaire.png", "Zadig.png"}
    press(app, "Take all pictures out")
    add_pictures(app, ("Candide.png", a_picture("red")))
    assert set(opened.pictures) == {"Candide.png"}
    assert "broken" not in texts(app)


def test_a_title_too_long_for_a_card_is_told_with_its_row() -> None:
    app = upload(page("decks"), LIST.replace("Zadig", "Zadig " + "x" * 120).encode())
    assert "Row 7" in texts(app) and "126 letters" in texts(app)


def test_the_name_is_kept_while_a_cell_is_mended() -> None:
    app = upload(page("decks"), LIST.encode())
    app.text_input(key=f"name {app.session_state.list.number}").input("My pens").run()
    type_cells(app, edited_rows={1: {"B": ""}})
    app.run()
    type_cells(app, edited_rows={1: {"B": "Emma"}})
    app.run()
    press(app, "Keep this deck")
    assert [deck.name for deck in kept()] == ["My pens"]


def test_a_second_press_that_comes_at_once_does_not_mend_the_next_problem() -> None:
    app = upload(page("decks"), LIST.replace("Zadig", "22-Nov").replace("Emma", "23-Nov").encode())
    for _ in range(2):
        next(button for button in app.button if button.label == "Right as it is").click()
        app.run()
    assert len(app.session_state.list.choices.accepted) == 1


def test_columns_can_be_chosen_whatever_rows_are_left() -> None:
    ragged = LIST.replace("Jane Austen,Emma", "Jane Austen,Emma,1815")
    app = upload(page("decks"), ragged.encode())
    key = app.session_state.list.key
    for field, place in (("creator", 0), ("work", 1), ("year", 2), ("header", 1)):
        app.selectbox(key=f"columns {key} {field}").set_value(place)
    press(app, "Read the list like this")
    type_cells(app, deleted_rows=[0, 1])
    app.run()
    assert not app.exception
    type_cells(app, deleted_rows=list(range(9)))
    app.run()
    assert not app.exception


def test_headings_far_down_can_be_chosen() -> None:
    above = "".join(f"Line {n} about this list\n" for n in range(30))
    app = upload(page("decks"), (above + LIST).encode())
    for field, place in (("header", 31), ("creator", 0), ("work", 1)):
        app.selectbox(key=f"columns {app.session_state.list.key} {field}").set_value(place)
    press(app, "Read the list like this")
    assert app.session_state.list.report().header_row == 31
    assert "2 families, 8 cards: ready." in texts(app)


def test_a_list_is_gone_on_with_where_its_page_was_left(now: datetime) -> None:
    app = upload(page("decks"), LIST.encode())
    type_cells(app, edited_rows={1: {"B": "Mended"}})
    app.run()
    add_pictures(app, ("Mended.png", a_picture("red")))
    press(app, "All decks")
    assert "Not finished" in texts(app)
    press(app, "Go on")
    assert app.session_state.list.now[1].cells == ("Jane Austen", "Mended")
    press(app, "Keep this deck")
    assert load_deck(records.engine(), kept()[0].id).cards[0].image == "Mended.png"
    assert "Not finished" not in texts(app)


def test_a_list_that_is_only_looked_at_is_no_draft(now: datetime) -> None:
    save_deck(records.engine(), a_deck(), now)
    app = press(correct(page("decks"), kept()[0]), "All decks")
    assert "Not finished" not in texts(app)


def test_a_draft_is_discarded_and_one_that_is_gone_says_so() -> None:
    app = upload(page("decks"), LIST.encode())
    type_cells(app, edited_rows={1: {"B": "Mended"}})
    app.run()
    press(app, "All decks")
    [draft] = [button.key.split()[-1] for button in app.button if button.label == "Go on"]
    delete_draft(records.engine(), int(draft))  # on another page
    press(app, "Go on")
    assert "not there any more" in texts(app) and "Not finished" not in texts(app)
    assert app.session_state.list is None


def test_a_list_that_is_discarded_elsewhere_goes_on_here() -> None:
    app = upload(page("decks"), LIST.encode())
    type_cells(app, edited_rows={1: {"B": "Mended"}})
    app.run()
    add_pictures(app, ("Mended.png", a_picture("red")))
    delete_draft(records.engine(), app.session_state.list.draft)
    type_cells(app, edited_rows={1: {"B": "Mended"}, 2: {"B": "Again"}})
    app.run()
    press(press(app, "All decks"), "Go on")
    assert [row.cell(1) for row in app.session_state.list.now[1:3]] == ["Mended", "Again"]
    assert set(app.session_state.list.pictures) == {"Mended.png"}


def test_a_correction_that_was_interrupted_still_corrects_its_deck(now: datetime) -> None:
    deck_id = save_deck(records.engine(), a_deck(), now)
    before = load_deck(records.engine(), deck_id)
    app = correct(page("decks"), kept()[0])
    type_cells(app, edited_rows={1: {"B": "Emma, a novel"}})
    app.run()
    press(press(press(app, "All decks"), "Go on"), "Keep the changes")
    after = load_deck(records.engine(), deck_id)
    assert after.cards[0].work == "Emma, a novel"
    assert [card.id for card in after.cards] == [card.id for card in before.cards]


def test_a_shared_deck_is_kept_as_it_was() -> None:
    shared = Archive(a_deck(), "modern", {})
    app = upload(page("decks"), write_archive(shared), "writers.authors-deck")
    [saved] = kept()
    assert (saved.name, saved.template) == (shared.deck.name, "modern")
    assert load_deck(records.engine(), saved.id) == shared.deck
    assert [title.value for title in app.title] == ["Decks"]


def test_a_damaged_shared_deck_is_told_and_changes_nothing() -> None:
    app = upload(page("decks"), write_archive(Archive(a_deck()))[:-300], "writers.authors-deck")
    assert kept() == []
    assert app.error


def test_a_kept_deck_is_corrected_and_its_cards_keep_their_ids(now: datetime) -> None:
    deck_id = save_deck(records.engine(), a_deck(), now)
    before = load_deck(records.engine(), deck_id)
    app = correct(page("decks"), kept()[0])
    type_cells(app, edited_rows={1: {"B": "Emma, a novel"}})
    press(app, "Keep the changes")
    after, version = load_version(records.engine(), deck_id)
    assert version == 2
    assert after.cards[0].work == "Emma, a novel"
    assert [card.id for card in after.cards] == [card.id for card in before.cards]
    assert after.words == before.words


def test_a_correction_that_comes_too_late_overwrites_nothing(now: datetime) -> None:
    deck_id = save_deck(records.engine(), a_deck(), now)
    first, second = correct(page("decks"), kept()[0]), correct(page("decks"), kept()[0])
    type_cells(first, edited_rows={1: {"B": "First"}})
    press(first, "Keep the changes")
    type_cells(second, edited_rows={1: {"B": "Second"}})
    press(second, "Keep the changes")
    assert load_deck(records.engine(), deck_id).cards[0].work == "First"
    aside = load_deck(records.engine(), kept()[0].id)
    assert (aside.name, aside.cards[0].work) == ("writers (2)", "Second")
    assert "changed in another window" in texts(second)


def test_a_kept_deck_gets_another_name_other_words_and_another_look(now: datetime) -> None:
    deck_id = save_deck(records.engine(), a_deck(), now)
    app = page("decks")
    key = f"settings {deck_id}"
    for field, typed in (("name", "Great pens"), ("creator", "writer"), ("creators", "writers")):
        app.text_input(key=f"{key} {field}").input(typed)
    app.selectbox(key=f"{key} look").set_value("modern")
    press(app, "Save")
    [saved] = kept()
    assert (saved.name, saved.template) == ("Great pens", "modern")
    assert load_deck(records.engine(), deck_id).words == Words("writer", "writers", "work", "works")


def test_an_emptied_name_is_no_name_and_the_deck_keeps_its_own(now: datetime) -> None:
    deck_id = save_deck(records.engine(), a_deck(), now)
    app = page("decks")
    app.text_input(key=f"settings {deck_id} name").input(" \u200b ")
    press(app, "Save")
    assert kept()[0].name == "writers"


def test_a_copy_is_a_deck_of_its_own(now: datetime) -> None:
    deck_id = save_deck(records.engine(), a_deck(), now)
    set_words(records.engine(), deck_id, Words("poet", "poets", "poem", "poems"), now)
    press(page("decks"), "Make a copy")
    assert [deck.name for deck in kept()] == ["writers (2)", "writers"]
    assert load_deck(records.engine(), kept()[0].id).words.creator == "poet"
