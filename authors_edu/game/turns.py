"""Turns: what follows once cards have moved - sets, empty hands, whose turn, the end (R-11 to R-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.events import Drew, Event, HandEmptied, RoundOver, SetLaid, TurnPassed
from authors_edu.game.outcome import Ending, count
from authors_edu.game.stage import Stage

if TYPE_CHECKING:
    from authors_edu.game.round import Round


def settle(round: Round, family: int, giver: int | None, goes_on: bool, events: list[Event]) -> None:
    """Lays what is complete and says who is to ask; an asker whose hand empties has finished the turn (R-13)."""
    lay_down(round, family, giver, events)
    if not round.cards.unlaid:
        finish(round, Ending.ALL_LAID, events)
    elif goes_on and round.cards.sizes[round.turn]:
        take_up(round, events)
    else:
        pass_turn(round, events)


def lay_down(round: Round, family: int, giver: int | None, events: list[Event]) -> None:
    """Lays the family if the seat on turn now holds it whole, and says whose hands are empty."""
    cards, asker = round.cards, round.turn
    lay(round, asker, family, False, events)
    if giver is not None and not cards.sizes[giver]:
        events.append(HandEmptied(giver))
    if not cards.sizes[asker]:
        events.append(HandEmptied(asker))


def lay(round: Round, seat: int, family: int, dealt: bool, events: list[Event]) -> None:
    if round.cards.lay(seat, family):
        round.titles.publish_family(family)
        events.append(SetLaid(seat, family, dealt))


def pass_turn(round: Round, events: list[Event]) -> None:
    round.turn = round.cards.next_live(round.turn)
    events.append(TurnPassed(round.turn))
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
    events.append(Drew(seat, handle, shown))
    return handle


def finish(round: Round, reason: Ending, events: list[Event]) -> None:
    sets = tuple(len(laid) for laid in round.cards.sets)
    round.outcome = count(sets, tuple(round.naming_points), reason)
    round.stage = Stage.OVER
    events.append(RoundOver(round.outcome.winners, early=reason is Ending.AGREED))
