"""A saved deck as a table to correct, and the deck that comes of it: cards keep their ids. Checks nothing itself."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import count

from authors_edu.decks.export import OPTIONAL, card_cells, card_headings, words_read
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.decks.rows import Row

_FIRST_ROW = 2  # of the first card, below the headings


def deck_rows(deck: Deck) -> tuple[Row, ...]:
    """Gives the headings, then one row a card with every column there is; row n + 2 is card n."""
    header = Row(1, (*card_headings(deck.words), *OPTIONAL))
    return header, *(Row(n, card_cells(card, OPTIONAL)) for n, card in enumerate(deck.cards, _FIRST_ROW))


def corrected(checked: Deck, before: Deck, taken: Collection[str] = ()) -> Deck:
    """Gives the deck that was checked, from edited `deck_rows(before)`, with the ids that its cards had before.

    A card goes by its creator and work, wherever it stands now; one that is not there any more gives its id to what
    stands in its row. Other cards get an id that neither `before` nor `taken` has. Words and name stay unless the
    headings or the choices changed them.
    """
    ids = _ids(checked, before)
    used = {*taken, *(card.id for card in before.cards)}
    fresh = (name for number in count(1) if (name := f"n{number}") not in used)
    families = tuple(
        Family(family.creator, tuple(replace(card, id=ids.get(card.id) or next(fresh)) for card in family.cards))
        for family in checked.families
    )
    unedited = words_read(*card_headings(before.words), OPTIONAL)
    words = before.words if checked.words == unedited else checked.words
    return Deck(checked.name or before.name, families, words)


def _ids(checked: Deck, before: Deck) -> Mapping[str, str]:
    """Gives id in the checked deck -> id before, for the cards that were there before; each goes to one card only."""
    by_text = {(card.creator, card.work): card.id for card in before.cards}
    by_row = {number: card.id for number, card in enumerate(before.cards, _FIRST_ROW)}
    same_text = [(card.id, by_text.get((card.creator, card.work))) for card in checked.cards]
    same_row = [(card.id, by_row.get(row_of(card))) for card in checked.cards]
    found: dict[str, str] = {}
    given: set[str | None] = {None}
    for now, old in (*same_text, *same_row):
        if now not in found and old not in given:
            found[now] = str(old)
            given.add(old)
    return found


def row_of(card: Card) -> int:
    """Gives the row that a checked card came from, which its id tells: r7, or r7w2 in a row that is a family."""
    return int(card.id.removeprefix("r").partition("w")[0])
