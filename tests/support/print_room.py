"""The page of printing in Streamlit's own test driver, and a deck of 52 cards for it."""

from streamlit.testing.v1 import AppTest
from support.pages import page

from authors_edu.decks.model import Card, Deck, Family

DECK = Deck("Writers", tuple(
    Family(f"Writer {family}", tuple(Card(f"{family}-{work}", f"Writer {family}", f"Book {family}.{work}")
                                     for work in range(4)))
    for family in range(13)
))  # fmt: skip


def print_page() -> AppTest:
    app = page("print")
    assert not app.exception
    return app
