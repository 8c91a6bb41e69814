"""What a browser may ask of the table, read strictly: anything else than a well-formed wish is nothing."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeGuard

from authors_edu.game.match_moves import EndMatch, MoveTarget, NextRound
from authors_edu.game.moves import Acknowledge, Ask, Choose, Name, Pass, Undo

LONGEST_TITLE = 200  # characters; the field in the browser stops there as well
_HIGHEST = 1_000_000  # no seat, handle, family, choice or move number comes near it

PersonsMove = Ask | Name | Choose | Pass | Acknowledge | Undo | NextRound | MoveTarget | EndMatch
_PLAIN: Mapping[str, PersonsMove] = {"pass": Pass(), "next": NextRound(), "end": EndMatch()}  # wishes without a value


@dataclass(frozen=True, slots=True)
class Play:
    """A move of the visitor's seat. `answers` is the number of the table that was on screen."""

    move: PersonsMove
    answers: int


@dataclass(frozen=True, slots=True)
class Look:
    """No wish: the page only wants to see how the table stands now."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Another round with the same players."""


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """The visitor gets up."""


@dataclass(frozen=True, slots=True)
class FieldOf:
    """A field of the deduction sheet; `card` None: any card of the family."""

    seat: int
    family: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Consult:
    """A wish to the coach: a hint, the sheet, its end, what stands behind a field of it, or moments to look back at."""

    about: Literal["hint", "sheet", "close", "moments"] | FieldOf
    answers: int


Command = Play | Look | PlayAgain | LeaveTable | Consult


def command_from(value: object) -> Command | None:
    """Reads what the browser sent: a number and one wish. None for anything else; never raises.

    >>> command_from({"number": 4, "ask": {"seat": 1, "card": 7}})
    Play(move=Ask(seat=1, card=7, family=None), answers=4)
    >>> command_from({"number": 4, "leave": True})
    LeaveTable()
    >>> command_from({"number": -4, "name": "Emma"}) is None
    True
    """
    if not isinstance(value, Mapping) or len(value) != 2:
        return None
    number = value.get("number")
    if not _counted(number):
        return None
    if value.get("look") is True:
        return Look()
    if value.get("again") is True:
        return PlayAgain()
    if value.get("leave") is True:
        return LeaveTable()
    if "coach" in value:
        return _consult(value["coach"], number)
    move = _move(value)
    return None if move is None else Play(move, number)


def _move(value: Mapping[object, object]) -> PersonsMove | None:
    typed, choice, ask, seat = value.get("name"), value.get("choose"), value.get("ask"), value.get("put_down")
    target, taker = value.get("target"), value.get("undo")
    if isinstance(typed, str):
        return Name(typed) if _typed(typed) else None
    if _counted(choice):
        return Choose(choice)
    if isinstance(ask, Mapping):
        return _ask(ask)
    if _counted(seat):
        return Acknowledge(seat)
    if _counted(taker):
        return Undo(taker)
    if _counted(target):
        return MoveTarget(target)
    return next((move for wish, move in _PLAIN.items() if value.get(wish) is True), None)


def _ask(ask: Mapping[object, object]) -> Ask | None:
    seat, card, family = ask.get("seat"), ask.get("card"), ask.get("family")
    if len(ask) != 2 or not _counted(seat):
        return None
    if _counted(card):
        return Ask(seat, card=card)
    if _counted(family):
        return Ask(seat, family=family)
    return None


def _consult(about: object, number: int) -> Consult | None:
    if about in ("hint", "sheet", "close", "moments"):
        return Consult(about, number)
    if not isinstance(about, Mapping) or set(about) != {"seat", "family", "card"}:
        return None
    seat, family, card = about["seat"], about["family"], about["card"]
    if _counted(seat) and _counted(family) and (card is None or _counted(card)):
        return Consult(FieldOf(seat, family, card), number)
    return None


def _counted(value: object) -> TypeGuard[int]:
    """Whether this is a whole number that can stand for something; True is not a number here."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _HIGHEST


def _typed(text: str) -> bool:
    """Whether a person can have typed this: no control characters, no halves of a character."""
    return len(text) <= LONGEST_TITLE and not any(unicodedata.category(letter) in {"Cc", "Cs"} for letter in text)
