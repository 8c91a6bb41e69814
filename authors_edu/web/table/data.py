"""Everything that the table in the browser shows, as JSON. Built from a `View` and seen events alone.

This is the border of secrecy: what is not in here does not leave the server. Cards are handles; the pending
card has no title in the view and so has none here; with naming on, a missing card shows its clue, never a title.
"""

from typing import Any, Protocol

from authors_edu.decks.model import FAMILY_SIZE, Words, family_letter
from authors_edu.decks.symbols import symbol_of
from authors_edu.game.events import Event, RoundOver
from authors_edu.game.view import Stage, View
from authors_edu.web.table.lines import lines_of
from authors_edu.words.choices import level_choice, preset_choice
from authors_edu.words.controls import ask_words, controls, guest_words, score_words, turn_words
from authors_edu.words.talk import TableWords, draft, isolated, sentence, slot_words

Json = dict[str, Any]


class SeatedTable(Protocol):
    """A table as one seat sees it: what `classroom.seats.LiveTable` gives."""

    @property
    def game_id(self) -> int: ...
    @property
    def view(self) -> View: ...
    @property
    def said(self) -> tuple[tuple[int, Event], ...]: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def levels(self) -> tuple[str | None, ...]: ...
    @property
    def deck_name(self) -> str: ...
    @property
    def words(self) -> Words: ...
    @property
    def preset(self) -> str: ...


def table_data(table: SeatedTable, refusal: str | None = None, language: str = "en") -> Json:
    """Gives the whole table for one seat. `refusal` is a sentence about what could not be done just now."""
    view = table.view
    talk = table_words(table, language)
    return {
        "game": table.game_id,
        "number": view.number,
        "stage": view.stage.value,
        "you": view.seat,
        "turn": view.turn,
        "by_creator": view.rules.ask == "creator",
        "title": table.deck_name,
        "preset": preset_choice(table.preset, table.words, language).name,
        "seats": [_seat(seat, table, talk.names[seat], language) for seat in range(len(view.hand_sizes))],
        "families": [_family(family, view) for family in range(len(view.creators))],
        "ladders": [_ladder(family, view, talk, language) for family in _families_held(view)],
        "pile": view.pile if view.rules.deal is not None else None,
        "naming": _naming(view, talk, language),
        "lines": lines_of(table.said, view, talk, language),
        "result": _result(table, talk, language),
        "refusal": refusal,
        "labels": controls(table.words, view.rules.ask == "creator", language),
    }


def table_words(table: SeatedTable, language: str = "en") -> TableWords:
    """Gives what the sentences of this seat are made of."""
    view = table.view
    naming = view.rules.naming != "off"
    names = tuple(isolated(name) or guest_words(language) for name in table.names)
    creators, clues = tuple(map(isolated, view.creators)), tuple(map(isolated, view.clues))
    titles = {card: isolated(title) for card, title in view.titles.items()}
    teams = view.rules.teams
    return TableWords(names, table.words, creators, clues, titles, view.seat, by_handle=naming, teams=teams)


def _seat(seat: int, table: SeatedTable, name: str, language: str) -> Json:
    view = table.view
    points = view.naming_points[seat] if view.rules.naming != "off" else None
    level = table.levels[seat]
    return {
        "name": name,
        "level": level_choice(level, language).name if level else "",
        "cards": view.hand_sizes[seat],
        "sets": list(view.sets[seat]),
        "points": points,
        "score": score_words(len(view.sets[seat]), points, language),
        "turn": turn_words(name, language),
        "ask": ask_words(name, language) if seat in view.askable_seats else None,
    }


def _family(family: int, view: View) -> Json:
    symbol = symbol_of(family)
    return {
        "creator": view.creators[family],
        "letter": family_letter(family),
        "path": symbol.path,
        "colour": symbol.colour,
    }


def _families_held(view: View) -> list[int]:
    return sorted({card // FAMILY_SIZE for card in view.hand})


def _ladder(family: int, view: View, talk: TableWords, language: str) -> Json:
    """One family in hand: the cards held and the places of those missing."""
    cards = range(family * FAMILY_SIZE, (family + 1) * FAMILY_SIZE)
    by_creator = view.rules.ask == "creator"
    return {
        "family": family,
        "askable": by_creator and family in view.askable_families,
        "draft": draft(None, family, talk, language) if by_creator else "",
        "held": [_held(card, view) for card in cards if card in view.hand],
        "missing": [_missing(card, view, talk, language) for card in cards if card not in view.hand],
    }


def _held(card: int, view: View) -> Json:
    """A card in hand. Its title is None while it waits to be named; its printed number shows with naming off only."""
    printed = f"{family_letter(card // FAMILY_SIZE)}{card % FAMILY_SIZE + 1}"
    return {
        "card": card,
        "title": view.titles.get(card),
        "clue": view.clues[card],
        "label": printed if view.rules.naming == "off" else family_letter(card // FAMILY_SIZE),
    }


def _missing(card: int, view: View, talk: TableWords, language: str) -> Json:
    askable = view.rules.ask == "card" and card in view.askable_cards
    return {
        "card": card,
        "text": slot_words(card, talk, language),
        "titled": not talk.by_handle and card in view.titles,
        "askable": askable,
        "draft": draft(card, card // FAMILY_SIZE, talk, language) if askable else "",
    }


def _naming(view: View, talk: TableWords, language: str) -> Json | None:
    """The card that this seat is to name now."""
    if view.stage is not Stage.NAME or view.pending is None or view.turn != view.seat:
        return None
    card = view.pending.card
    return {
        "card": card,
        "family": card // FAMILY_SIZE,
        "clue": view.clues[card],
        "choices": list(view.pending.choices),
    }


def _result(table: SeatedTable, talk: TableWords, language: str) -> Json | None:
    view = table.view
    if view.stage is not Stage.OVER:
        return None
    early = any(isinstance(event, RoundOver) and event.early for _, event in table.said)
    sets = [len(laid) for laid in view.sets]
    total = [laid + points for laid, points in zip(sets, view.naming_points, strict=True)]
    return {
        "text": sentence(RoundOver(view.winners, early), talk, language),
        "winners": list(view.winners),
        "order": sorted(range(len(sets)), key=lambda seat: (-total[seat], seat)),
        "total": total,
    }


__all__ = ["SeatedTable", "table_data", "table_words"]
