"""Ruling: asks that the rules do not allow but the table can make, and what they cost (R-18, R-23, R-24, R-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.events import Asked, CardsMoved, Event, Penalised, Ruled
from authors_edu.game.holding import handles_of
from authors_edu.game.moves import Ask
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.turns import close_turn, lay, note_empty, pass_turn

if TYPE_CHECKING:
    from authors_edu.game.round import Round

PENALTY = 2  # points for asking in a family not held


def fault_in(round: Round, family: int, card: int | None) -> Reason | None:
    """Says what is wrong with an ask of the seat on turn that R-22 lets through (R-10, R-23, R-40)."""
    rules, cards = round.rules, round.cards
    held = cards.hands[round.turn][family]
    if not held and cards.sizes[round.turn]:  # without any card: back for one ask without holding
        return Reason.FAMILY_NOT_HELD  # before all else, for it costs points
    if card is None and rules.ask == "card":
        return Reason.CARD_WANTED
    if card is not None and cards.works[held] >> card % FAMILY_SIZE & 1 and rules.ask_held != "bluff":
        return Reason.CARD_HELD
    return None


def rule(round: Round, ask: Ask, family: int, fault: Reason) -> list[Event]:
    """Rules on such an ask: refused, void (R-23), or forfeited for (R-40). The turn passes left."""
    if fault is Reason.CARD_HELD and round.rules.ask_held == "forfeit":
        return _forfeit(round, ask, family)
    if round.rules.illegal_ask == "refuse":
        raise MoveError(fault)
    events: list[Event] = [
        Asked(round.turn, ask.seat, family, ask.card),
        Ruled(round.turn, ask.seat, family, ask.card, fault, forfeit=False),
    ]
    if fault is Reason.FAMILY_NOT_HELD and round.rules.illegal_ask == "penalty":
        round.penalties[round.turn] += PENALTY
        events.append(Penalised(round.turn, PENALTY))
    if not round.passing_is_closed:
        round.passed.clear()  # no longer in a row; once closed, only a legal ask opens passing again
    pass_turn(round, events)
    return events


def _forfeit(round: Round, ask: Ask, family: int) -> list[Event]:
    """Gives the asker's cards of the family to the asked seat, open to all (R-40, R-53)."""
    asker, asked, cards = round.turn, ask.seat, round.cards
    given = cards.hands[asker][family]
    forfeited = handles_of(family, given, cards.copies)
    cards.move(asker, asked, family, given)
    round.titles.public.update(forfeited)
    round.titles.met.update(forfeited)  # what all have seen earns nothing any more
    events: list[Event] = [
        Asked(asker, asked, family, ask.card),
        Ruled(asker, asked, family, ask.card, Reason.CARD_HELD, forfeit=True),
        CardsMoved(asker, asked, family, len(forfeited), forfeited, shown=True),
    ]
    lay(round, asked, family, False, events)
    note_empty(round, asked, events)
    note_empty(round, asker, events)
    close_turn(round, events)
    return events
