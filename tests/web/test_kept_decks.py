"""Decks that are kept: shared, corrected, renamed, copied."""

from datetime import datetime, timedelta

import pytest
from support.deck_room import LIST, a_deck, correct, kept, press, type_cells, upload
from support.pages import page, texts

from authors_edu.classroom.decks import (
    correct_deck,
    load_deck,
    load_version,
    save_deck,
    set_words,
)
from authors_edu.decks.archive import Archive, write_archive
from authors_edu.decks.model import Words
from authors_edu.web import records
from authors_edu.web.plain import plain

pytestmark = pytest.mark.usefixtures("own_records")


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


def test_what_was_kept_is_told_until_another_page_is_opened() -> None:
    app = press(upload(page("decks"), LIST.encode()), "Keep this deck")
    assert plain("The deck “my writers” is kept.") in texts(app)
    app.switch_page("app_pages/students.py").run().switch_page("app_pages/decks.py").run()
    assert "is kept" not in texts(app) and len(kept()) == 1


def test_what_is_wrong_with_a_file_is_told_until_another_page_is_opened() -> None:
    app = upload(page("decks"), b"%PDF-1.7 a page", "list.csv")
    assert "PDF" in texts(app)
    app.switch_page("app_pages/students.py").run().switch_page("app_pages/decks.py").run()
    assert "PDF" not in texts(app)


def test_a_changed_picture_is_seen_at_once(now: datetime) -> None:
    deck_id = save_deck(records.engine(), a_deck(), now, pictures={"a.png": b"old"})
    assert records.pictures_of(kept()[0]) == {"a.png": b"old"}
    correct_deck(records.engine(), deck_id, a_deck(), now + timedelta(seconds=1), 1, {"a.png": b"new"})
    assert records.pictures_of(kept()[0]) == {"a.png": b"new"}
