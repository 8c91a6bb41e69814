"""Everything that the table in the browser shows, as JSON. Built from a `View` and seen events alone.

This is the border of secrecy: what is not in here does not leave the server. Cards are handles; the pending
card has no title in the view and so has none here; with naming on, a missing card shows its clue, never a title.
"""

from math import ceil
from typing import Any, Protocol

from authors_edu.classroom.course import Course
from authors_edu.decks.model import FAMILY_SIZE, Words, family_letter
from authors_edu.decks.symbols import symbol_of
from authors_edu.game.events import RoundOver, TimeUp
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.outcome import by_side, sides_of
from authors_edu.game.view import Stage, View
from authors_edu.web.table.calls import STEP_MS, calls_of
from authors_edu.web.table.hand import hand_of
from authors_edu.web.table.lines import lines_of
from authors_edu.web.table.match import sheet_of, told_of
from authors_edu.web.table.score import has_penalties, own_and_theirs, scores
from authors_edu.words.choices import level_choice, preset_choice
from authors_edu.words.controls import ask_words, controls, guest_words, turn_words
from authors_edu.words.length import clock_labels
from authors_edu.words.rules import rules_in_words
from authors_edu.words.taking_back import practice_words, take_back_labels
from authors_edu.words.talk import TableWords, isolated, sentence

Json = dict[str, Any]


class SeatedTable(Protocol):
    """A table as one seat sees it: what `classroom.seats.LiveTable` gives."""

    @property
    def game_id(self) -> int: ...
    @property
    def view(self) -> View: ...
    @property
    def said(self) -> tuple[tuple[int, MatchEvent], ...]: ...
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
    @property
    def course(self) -> Course: ...


def table_data(table: SeatedTable, refusal: str | None = None, language: str = "en") -> Json:
    """Gives the whole table for one seat. `refusal` is a sentence about what could not be done just now."""
    view = table.view
    talk = table_words(table, language)
    labels = controls(table.words, view.rules, language)
    sheet = sheet_of(view, table.course, talk, language)
    told = scores(view.rules, _sets(view), view.naming_points, view.penalties, language)
    return {
        "game": table.game_id,
        "number": view.number,
        "stage": view.stage.value,
        "you": view.seat,
        "turn": view.turn,
        "by_creator": view.rules.ask == "creator",
        "title": table.deck_name,
        "preset": preset_choice(table.preset, table.words, language).name,
        "seats": [_seat(seat, table, talk.names[seat], labels, language) for seat in range(len(view.hand_sizes))],
        "families": [_family(family, view) for family in range(len(view.creators))],
        **hand_of(view, talk, language),
        "blind": view.rules.blind,
        "forfeits": view.rules.ask_held == "forfeit",
        "may_pass": view.may_pass,
        "pile": view.pile if view.rules.deal is not None else None,
        "naming": _naming(view, talk, language),
        "lines": lines_of(told_of(table.said, sheet), view, talk, language),
        **own_and_theirs(view.rules, talk.you or 0, told),
        "match": sheet,
        "time": _time(table, language),
        **_taking_back(table.course, language),
        "calls": calls_of(view, table.course.calls, labels["how_to_ask"], language),
        "result": _result(table, sheet, talk, labels, language),
        "refusal": refusal,
        "rules": [
            {"heading": part.heading, "text": part.text}
            for part in rules_in_words(table.course.rules or view.rules, table.words, len(view.creators), language)
        ],
        "labels": labels,
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


def _sets(view: View) -> list[int]:
    return [len(laid) for laid in view.sets]


def _seat(seat: int, table: SeatedTable, name: str, labels: dict[str, str], language: str) -> Json:
    view = table.view
    level = table.levels[seat]
    return {
        "name": name,
        "level": level_choice(level, language).name if level else "",
        "face": level,
        "cards": view.hand_sizes[seat],
        "sets": list(view.sets[seat]),
        "points": view.naming_points[seat] if view.rules.naming != "off" else None,
        "penalties": view.penalties[seat] if has_penalties(view.rules) else None,
        "tags": _tags(seat, view, labels),
        "turn": turn_words(name, language),
        "ask": ask_words(name, language) if seat in view.askable_seats else None,
    }


def _tags(seat: int, view: View, labels: dict[str, str]) -> list[str]:
    """What else there is to know of another player: the own team (R-44), and a way back into the game (R-42)."""
    partner = view.rules.teams and view.seat is not None and seat % 2 == view.seat % 2
    return [labels["your_team"]] * partner + [labels["may_return"]] * (seat in view.may_return)


def _family(family: int, view: View) -> Json:
    symbol = symbol_of(family)
    return {
        "creator": view.creators[family],
        "letter": family_letter(family),
        "path": symbol.path,
        "colour": symbol.colour,
    }


def _time(table: SeatedTable, language: str) -> Json | None:
    """How long the round may still last, where it has a number of minutes (R-20)."""
    left_ms = table.course.left_ms
    if left_ms is None:
        return None
    if table.course.calls is not None:
        left_ms = ceil(left_ms / STEP_MS) * STEP_MS
    return {"left_ms": left_ms, "labels": clock_labels(language)}


def _taking_back(course: Course, language: str) -> Json:
    """Whether the last move may be taken back, whether to ask once more, and whether it has been done (R-90)."""
    may, is_practice = course.may_take_back, course.is_practice
    return {
        "take_back": {"ask": course.is_recorded, "labels": take_back_labels(language)} if may else None,
        "practice": practice_words(language) if is_practice else None,
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


def _result(
    table: SeatedTable, sheet: Json | None, talk: TableWords, labels: dict[str, str], language: str
) -> Json | None:
    """Who won, and the players by their points, in a match all so far: one group, or one for each team (R-44, R-60)."""
    view = table.view
    if view.stage is not Stage.OVER:
        return None
    total = [
        laid + named - lost for laid, named, lost in zip(_sets(view), view.naming_points, view.penalties, strict=True)
    ]
    if sheet is not None:
        total = sheet["totals"]
    seats = range(len(total))
    groups: list[Json] = [{"name": "", "total": 0, "seats": seats}]
    if view.rules.teams:
        sides = sides_of(view.rules)
        groups = [
            {"name": labels["your_team" if view.seat in side else "other_team"], "total": points, "seats": side}
            for side, points in zip(sides, by_side(sides, total), strict=True)
        ]
    for group in groups:
        group["seats"] = sorted(group["seats"], key=lambda seat: (-total[seat], seat))
    return {
        "text": (sheet and sheet["result"]) or _how_it_ended(table, talk, language),
        "winners": sheet["winners"] if sheet else list(view.winners),
        "groups": sorted(groups, key=lambda group: -group["total"]),
        "total": total,
    }


def _how_it_ended(table: SeatedTable, talk: TableWords, language: str) -> str:
    """Who won the round, and whether the time ended it, or an agreement (R-20)."""
    events = [event for _, event in table.said]
    if any(isinstance(event, TimeUp) for event in events):
        won = sentence(RoundOver(table.view.winners, early=False), talk, language)
        return f"{sentence(TimeUp(), talk, language)} {won}"
    early = any(isinstance(event, RoundOver) and event.early for event in events)
    return sentence(RoundOver(table.view.winners, early), talk, language)


__all__ = ["SeatedTable", "table_data", "table_words"]
