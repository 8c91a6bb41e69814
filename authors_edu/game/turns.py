"""Turns: what follows once cards have moved - sets, empty hands, whose turn, the end (R-11 to R-16, R-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.events import Event, HandEmptied, RoundOver, drew_event, laid_event, passed_event
from authors_edu.game.outcome import Ending, count
from authors_edu.game.reentry import call_back, step_back
from authors_edu.game.stage import Stage

if TYPE_CHECKING:
    from authors_edu.game.round import Round


def settle(
    round: Round, family: int, giver: int | None, goes_on: bool, events: list[Event], after: int | None = None
) -> None:
    """Lays what is complete and says who is to ask: the asker, `after`, or the next seat on the left.

    An asker whose hand empties has finished the turn, which then passes left (R-13, R-18).
    """
    lay_down(round, family, giver, events)
    if not round.cards.unlaid:
        finish(round, Ending.ALL_LAID, events)
        return
    if giver is not None and round.rules.reenter:
        call_back(round, giver, events)
    if not round.cards.sizes[round.turn]:
        pass_turn(round, events)
    elif goes_on:
        take_up(round, events)
    else:
        pass_turn(round, events, after)


def close_turn(round: Round, events: list[Event]) -> None:
    """Ends the round if all is laid, else passes the turn left."""
    if not round.cards.unlaid:
        finish(round, Ending.ALL_LAID, events)
    else:
        pass_turn(round, events)


def lay_down(round: Round, family: int, giver: int | None, events: list[Event]) -> None:
    """Lays the family if the seat on turn now holds it whole, and says whose hands are empty."""
    lay(round, round.turn, family, False, events)
    if giver is not None:
        note_empty(round, giver, events)
    note_empty(round, round.turn, events)


def lay(round: Round, seat: int, family: int, dealt: bool, events: list[Event]) -> None:
    """Lays the family as often as the hand holds it whole: with two copies, it may come together twice (R-43)."""
    while round.cards.lay(seat, family):
        round.titles.publish_family(family)
        events.append(laid_event(seat, family, dealt))


def note_empty(round: Round, seat: int, events: list[Event]) -> None:
    if not round.cards.sizes[seat]:
        events.append(HandEmptied(seat))
        if round.rules.reenter:
            round.out.append(seat)


def pass_turn(round: Round, events: list[Event], to: int | None = None) -> None:
    """Passes the turn to a seat that holds cards, or to the next live one on the left."""
    seat, cards = round.turn, round.cards
    if seat in cards.welcome and round.rules.reenter:
        step_back(round, seat)
    round.turn = cards.next_live(seat) if to is None else to
    events.append(passed_event(round.turn))
    take_up(round, events)


def take_up(round: Round, events: list[Event]) -> None:
    """Draws for a seat with an empty hand; where nobody can be asked the draw stands in place of the ask (R-36).

    Ends, because each draw makes the pile smaller, and without a pile a seat with cards always finds one to ask.
    """
    cards, seat = round.cards, round.turn
    if not cards.pile:
        return
    drawn = None if cards.sizes[seat] else draw(round, False, events)
    if cards.others_hold_cards(seat):
        return
    if drawn is None:
        drawn = draw(round, False, events)
    settle(round, drawn // FAMILY_SIZE, None, False, events)


def draw(round: Round, shown: bool, events: list[Event]) -> int:
    """Gives the top card of the pile to the seat on turn; unless it is shown, nobody else sees it."""
    seat = round.turn
    handle = round.cards.draw(seat)
    round.titles.see(seat, handle)
    events.append(drew_event(seat, handle, shown))
    return handle


def finish(round: Round, reason: Ending, events: list[Event]) -> None:
    round.outcome = count(
        round.rules,
        reason,
        sets=tuple(map(len, round.cards.sets)),
        naming_points=tuple(round.naming_points),
        penalties=tuple(round.penalties),
        hits=tuple(round.hits),
        playing=round.playing,
    )
    round.stage = Stage.OVER
    events.append(RoundOver(round.outcome.winners, early=reason is not Ending.ALL_LAID))
