from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine

from authors_edu.classroom.decks import (
    NoSuchDeck,
    SavedDeck,
    deck_from_text,
    deck_to_text,
    delete_deck,
    list_decks,
    load_deck,
    save_deck,
)
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
        SavedDeck(new, "Three painters", 3, at(60), 0),
        SavedDeck(old, "Painters", 13, at(0), 0),
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
