"""A short lesson on the Play page: how many families, which, and how long that will last."""

import re

import pytest
from streamlit.testing.v1 import AppTest
from support.pages import page, texts

from authors_edu.classroom.decks import save_deck
from authors_edu.classroom.games import load_game
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.web import records

pytestmark = pytest.mark.usefixtures("own_records")


def play_page(now, families: int = 11) -> AppTest:
    def family(number: int) -> Family:
        cards = (Card(f"{number}-{place}", f"Writer {number}", f"Title {number} {place}") for place in range(4))
        return Family(f"Writer {number}", tuple(cards))

    save_deck(records.engine(), Deck("Deck", tuple(map(family, range(families)))), now)
    return page("play")


def deal(app: AppTest) -> Deck:
    next(button for button in app.button if button.label == "Deal the cards").click().run()
    assert not app.exception and not app.error
    return load_game(records.engine(), 1).deck


def minutes_told(app: AppTest) -> int:
    told = re.search(r"About (\d+) minutes with one person at the table", texts(app))
    assert told
    return int(told[1])


def test_all_families_are_played_unless_fewer_are_wished_for(now):
    app = play_page(now)
    assert app.selectbox(key="lesson").options[:2] == ["All 11", "3, drawn by lot"]
    assert len(deal(app).families) == 11


def test_so_many_families_are_drawn_and_the_game_lasts_less_long(now):
    app = play_page(now)
    whole = minutes_told(app)
    app.selectbox(key="lesson").set_value(4).run()
    assert minutes_told(app) < whole / 2
    assert len(deal(app).families) == 4


def test_families_are_chosen_by_their_creators(now):
    app = play_page(now)
    app.selectbox(key="lesson").set_value(0).run()
    assert "Choose at least two families." in [told.value for told in app.info]
    assert not [button for button in app.button if button.label == "Deal the cards"]
    app.multiselect[0].set_value([7, 2]).run()
    assert [family.creator for family in deal(app).families] == ["Writer 2", "Writer 7"]


def test_a_deck_of_two_families_leaves_no_choice(now):
    app = play_page(now, families=2)
    assert not app.exception
    assert "lesson" not in [box.key for box in app.selectbox]


def test_a_smaller_deck_takes_back_what_it_does_not_have(now):
    app = play_page(now)
    app.selectbox(key="lesson").set_value(10).run()
    small = tuple(Family(f"W{n}", tuple(Card(f"{n}{p}", f"W{n}", f"T{n} {p}") for p in range(4))) for n in range(5))
    deck_id = save_deck(records.engine(), Deck("Small", small), now)
    app.run()
    app.selectbox(key="deck").set_value(getattr(deck_id, "id", deck_id)).run()
    assert not app.exception
    assert app.selectbox(key="lesson").value == -1 and app.selectbox(key="lesson").options[0] == "All 5"
