"""The own hand as JSON: a ladder for each family that can be asked in, or the open cards of one who plays blind (R-45).

Cards are handles. Of a hand that lies face down nothing is here: what can be asked for is then the same for everyone.
"""

from collections import Counter
from typing import Any

from authors_edu.decks.model import FAMILY_SIZE, family_letter
from authors_edu.game.view import Stage, View
from authors_edu.words.talk import TableWords, draft, slot_words

Json = dict[str, Any]


def hand_of(view: View, talk: TableWords, language: str) -> Json:
    """Gives `ladders` by family, or a `row` of cards as they lie, to be looked at and put down."""
    if view.to_acknowledge:
        return {"ladders": [], "row": [_card(card, 1, view, talk, language) for card in view.hand]}
    return {"ladders": [_ladder(family, view, talk, language) for family in _families(view)], "row": None}


def _families(view: View) -> list[int]:
    """Lists the families in hand and after them the others, where these can be asked in as well (R-24, R-42)."""
    held = sorted({card // FAMILY_SIZE for card in view.hand})
    if view.stage is Stage.OVER or (view.rules.illegal_ask == "refuse" and view.seat not in view.may_return):
        return held
    laid = Counter(family for sets in view.sets for family in sets)
    families = range(len(view.creators))
    return held + [family for family in families if family not in held and laid[family] < view.rules.copies]


def _ladder(family: int, view: View, talk: TableWords, language: str) -> Json:
    """One family: the cards held, each with how often it is held (R-43), and the places of those missing."""
    cards = range(family * FAMILY_SIZE, (family + 1) * FAMILY_SIZE)
    held = Counter(view.hand)
    by_creator = view.rules.ask == "creator"
    return {
        "family": family,
        "askable": by_creator and family in view.askable_families,
        "draft": draft(None, family, talk, language) if by_creator else "",
        "held": [_card(card, held[card], view, talk, language) for card in cards if held[card]],
        "missing": [_missing(card, view, talk, language) for card in cards if not held[card]],
    }


def _card(card: int, copies: int, view: View, talk: TableWords, language: str) -> Json:
    """A card in hand. Its title is None while it waits to be named; its printed number shows with naming off only."""
    printed = f"{family_letter(card // FAMILY_SIZE)}{card % FAMILY_SIZE + 1}"
    return {
        "card": card,
        "family": card // FAMILY_SIZE,
        "copies": copies,
        "title": view.titles.get(card),
        "clue": view.clues[card],
        "label": printed if view.rules.naming == "off" else family_letter(card // FAMILY_SIZE),
        **_asking(card, view, talk, language),
    }


def _missing(card: int, view: View, talk: TableWords, language: str) -> Json:
    return {
        "card": card,
        "text": slot_words(card, talk, language),
        "titled": not talk.by_handle and card in view.titles,
        **_asking(card, view, talk, language),
    }


def _asking(card: int, view: View, talk: TableWords, language: str) -> Json:
    askable = view.rules.ask == "card" and card in view.askable_cards
    return {"askable": askable, "draft": draft(card, card // FAMILY_SIZE, talk, language) if askable else ""}
