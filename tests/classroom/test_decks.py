from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, func, select

from authors_edu.classroom.deck_text import deck_from_text, deck_to_text
from authors_edu.classroom.decks import (
    NamelessDeck,
    NoSuchDeck,
    SavedDeck,
    copy_deck,
    correct_deck,
    delete_deck,
    list_decks,
    load_deck,
    load_pictures,
    load_version,
    pictures_bytes,
    rename_deck,
    save_deck,
    set_focus,
    set_template,
    set_words,
    used_card_ids,
)
from authors_edu.classroom.moments import to_ms
from authors_edu.classroom.seats import Tables
from authors_edu.classroom.tables import DECK_PICTURES
from authors_edu.decks.model import Card, Deck, Family, Words


def test_a_saved_deck_loads_as_an_equal_deck(engine: Engine, deck: Deck, now: datetime) -> None:
    assert load_deck(engine, save_deck(engine, deck, now)) == deck


def test_every_field_of_a_card_is_kept(engine: Engine, now: datetime) -> None:
    odd = Card("é-1", "Σοφία", "1984", "001", "=clue", "a/b.png", ("L'Étranger", "\u200d"), "note\nline")
    cards = (odd, *(Card(str(place), "SOFIA", f"W{place}") for place in range(3)))
    deck = Deck("A “name”", (Family("Σοφία ", cards),), Words("a", "b", "c", "d"))
    assert load_deck(engine, save_deck(engine, deck, now)) == deck


def test_a_taken_name_gets_a_number_and_the_first_deck_stays(engine: Engine, deck: Deck, now: datetime) -> None:
    first = save_deck(engine, deck, now)
    other = replace(deck, families=deck.families[:5])
    ids = [save_deck(engine, replace(other, name=name), now) for name in ("Painters", "painters", "Painters (2)")]
    assert [load_deck(engine, each).name for each in ids] == ["Painters (2)", "painters (3)", "Painters (2) (2)"]
    assert load_deck(engine, first) == deck


def test_the_list_shows_the_newest_first(
    engine: Engine, deck: Deck, small_deck: Deck, at: Callable[[float], datetime]
) -> None:
    old, new = save_deck(engine, deck, at(0)), save_deck(engine, small_deck, at(60))
    assert list_decks(engine) == (
        SavedDeck(new, "Three painters", 3, "classic", 0, 1, to_ms(at(60))),
        SavedDeck(old, "Painters", 13, "classic", 0, 1, to_ms(at(0))),
    )


def test_a_deleted_deck_is_gone_and_its_number_is_never_used_again(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now)
    delete_deck(engine, deck_id)
    assert list_decks(engine) == ()
    for verb in (load_deck, delete_deck):
        with pytest.raises(NoSuchDeck):
            verb(engine, deck_id)
    assert save_deck(engine, deck, now) != deck_id


def test_two_cards_with_one_id_are_not_saved(engine: Engine, deck: Deck, now: datetime) -> None:
    doubled = replace(deck, families=(*deck.families, deck.families[0]))
    with pytest.raises(ValueError, match="same id"):
        save_deck(engine, doubled, now)
    assert list_decks(engine) == ()


def test_a_moment_without_a_time_zone_is_refused(engine: Engine, deck: Deck) -> None:
    with pytest.raises(ValueError, match="time zone"):
        save_deck(engine, deck, datetime(2030, 1, 1))
    assert list_decks(engine) == ()


def test_a_name_is_kept_without_what_does_not_show(engine: Engine, deck: Deck, now: datetime) -> None:
    """A lone surrogate cannot be written to a file, a NUL not to PostgreSQL."""
    deck_id = save_deck(engine, replace(deck, name=" \ud800Paint\x00ers\u200b "), now)
    assert load_deck(engine, deck_id) == deck
    assert rename_deck(engine, deck_id, "\x00Old\t masters\udfff") == load_deck(engine, deck_id).name == "Old masters"


def test_a_deck_gets_a_name_that_is_free(engine: Engine, deck: Deck, small_deck: Deck, now: datetime) -> None:
    first, second = save_deck(engine, deck, now), save_deck(engine, small_deck, now)
    assert rename_deck(engine, second, "PAINTERS") == "PAINTERS (2)"
    assert [saved.name for saved in list_decks(engine)] == ["PAINTERS (2)", "Painters"]
    assert load_deck(engine, second) == replace(small_deck, name="PAINTERS (2)")
    assert rename_deck(engine, first, "painters") == "painters"  # its own name is not taken
    assert rename_deck(engine, second, "PAINTERS") == "PAINTERS (2)"


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "\n\x00"])
def test_a_name_that_shows_nothing_is_refused(engine: Engine, deck: Deck, now: datetime, name: str) -> None:
    deck_id = save_deck(engine, deck, now)
    with pytest.raises(NamelessDeck):
        rename_deck(engine, deck_id, name)
    assert load_version(engine, deck_id) == (deck, 1)


PICTURES = {"a.jpg": b"\xff\xd8\x00", "É.png": b"\x89PNG"}


def test_a_deck_is_kept_with_its_look_and_pictures(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now, "gallery", PICTURES)
    assert list_decks(engine)[0].template == "gallery"
    assert load_pictures(engine, deck_id) == PICTURES
    set_template(engine, deck_id, "plain")
    correct_deck(engine, deck_id, deck, now, 1, pictures={"a.jpg": b"other"})
    assert list_decks(engine)[0].template == "plain"
    assert load_pictures(engine, deck_id) == {"a.jpg": b"other"}
    correct_deck(engine, deck_id, deck, now, 1, pictures={})
    assert load_pictures(engine, deck_id) == {}
    assert load_version(engine, deck_id) == (deck, 1)


def test_pictures_go_with_their_deck_alone(engine: Engine, deck: Deck, small_deck: Deck, now: datetime) -> None:
    gone, kept = (save_deck(engine, each, now, pictures=PICTURES) for each in (deck, small_deck))
    delete_deck(engine, gone)
    assert load_pictures(engine, kept) == PICTURES
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(DECK_PICTURES)) == len(PICTURES)


def test_a_copy_is_a_deck_of_its_own(engine: Engine, deck: Deck, now: datetime) -> None:
    save_deck(engine, replace(deck, name="Other"), now, pictures={"other.png": b"o"})
    first = save_deck(engine, deck, now, "gallery", PICTURES)
    Tables(engine).start(first, None, "cookie", "classic", ("sharp",), now)
    copy = copy_deck(engine, first, now)
    assert list_decks(engine)[:2] == (
        SavedDeck(copy, "Painters (2)", 13, "gallery", 0, 1, to_ms(now)),
        SavedDeck(first, "Painters", 13, "gallery", 1, 1, to_ms(now)),
    )
    delete_deck(engine, first)
    assert load_version(engine, copy) == (replace(deck, name="Painters (2)"), 1)
    assert load_pictures(engine, copy) == PICTURES


def test_a_copy_is_made_of_the_deck_as_it_stands_now(engine: Engine, deck: Deck, now: datetime) -> None:
    first = save_deck(engine, deck, now)
    correct_deck(engine, first, replace(deck, families=deck.families[1:]), now, made_from=1)
    assert load_deck(engine, copy_deck(engine, first, now)).families == deck.families[1:]


def test_every_verb_knows_a_deck_that_was_deleted(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now, pictures=PICTURES)
    delete_deck(engine, deck_id)
    verbs: list[Callable[[], object]] = [
        lambda: load_deck(engine, deck_id),
        lambda: load_version(engine, deck_id),
        lambda: load_pictures(engine, deck_id),
        lambda: used_card_ids(engine, deck_id),
        lambda: rename_deck(engine, deck_id, "Other"),
        lambda: copy_deck(engine, deck_id, now),
        lambda: correct_deck(engine, deck_id, deck, now, made_from=1),
        lambda: set_words(engine, deck_id, Words(), now),
        lambda: set_template(engine, deck_id, "plain"),
        lambda: correct_deck(engine, deck_id, deck, now, 1, PICTURES),
        lambda: delete_deck(engine, deck_id),
    ]
    for verb in verbs:
        with pytest.raises(NoSuchDeck):
            verb()
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(DECK_PICTURES)) == 0


texts = st.text(max_size=20)


@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.builds(
        Deck,
        texts,
        st.lists(
            st.builds(
                Family,
                texts,
                st.tuples(
                    *[st.builds(Card, texts, texts, texts, texts, texts, texts, st.tuples(texts, texts), texts)] * 4
                ),
            ),
            max_size=3,
        ).map(tuple),
        st.builds(Words, texts, texts, texts, texts),
    )
)
def test_any_deck_is_the_same_after_writing_and_reading(deck: Deck) -> None:
    assert deck_from_text(deck_to_text(deck)) == deck


def test_the_size_of_the_pictures_is_counted_without_loading_them(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now, pictures={"a.png": b"123", "b.png": b"\x00\xff"})
    assert pictures_bytes(engine, deck_id) == 5
    assert pictures_bytes(engine, deck_id + 1) == 0


def test_a_focus_is_kept_with_every_card_that_shows_the_picture(engine: Engine, deck: Deck, now: datetime) -> None:
    family = deck.families[0]
    cards = tuple(replace(card, image=name) for card, name in zip(family.cards, ("a", "b", "a", ""), strict=True))
    deck_id = save_deck(engine, replace(deck, families=(replace(family, cards=cards), *deck.families[1:])), now)
    set_focus(engine, deck_id, "a", "30% 20%")
    assert [card.focus for card in load_deck(engine, deck_id).cards[:4]] == ["30% 20%", "", "30% 20%", ""]
    assert load_version(engine, deck_id)[1] == 2
    set_focus(engine, deck_id, "a", "30% 20%")  # a second press
    assert load_version(engine, deck_id)[1] == 2
    with pytest.raises(NoSuchDeck):
        set_focus(engine, deck_id + 1, "a", "top")
