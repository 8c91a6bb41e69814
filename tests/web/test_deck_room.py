"""The page of decks through Streamlit's own test driver: lists by other ways, columns by hand, pictures."""

from io import BytesIO

import pytest
from openpyxl import Workbook
from support.deck_room import LINES, LIST, a_picture, add_pictures, kept, press, type_cells, upload
from support.pages import page, texts

from authors_edu.classroom.decks import (
    load_deck,
    load_pictures,
)
from authors_edu.web import records

pytestmark = pytest.mark.usefixtures("own_records")


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
