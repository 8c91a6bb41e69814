"""A list that was left before it was kept is gone on with."""

from datetime import datetime

import pytest
from support.deck_room import LIST, a_deck, a_picture, add_pictures, correct, kept, press, type_cells, upload
from support.pages import page, texts

from authors_edu.classroom.decks import (
    load_deck,
    save_deck,
)
from authors_edu.classroom.drafts import delete_draft
from authors_edu.web import records

pytestmark = pytest.mark.usefixtures("own_records")


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
