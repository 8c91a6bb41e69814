"""Asking: which asks are legal, and what an ask causes (R-10, R-11, R-22, R-30 to R-35, R-43)."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, TypeVar

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.events import Event, answered_event, asked_event, drew_event, moved_event
from authors_edu.game.holding import FULL, HOLDINGS, handles_of
from authors_edu.game.moves import Ask
from authors_edu.game.receiving import receive
from authors_edu.game.reentry import come_back
from authors_edu.game.refusals import MoveError, Reason, UnreadableMove
from authors_edu.game.ruling import fault_in, rule
from authors_edu.game.stage import Stage
from authors_edu.game.turns import pass_turn, settle

if TYPE_CHECKING:
    from authors_edu.game.round import Round

T = TypeVar("T")


def legal_asks(round: Round) -> tuple[Ask, ...]:
    """Lists every ask that the seat on turn may make; empty while it is to do something else, and when all is over.

    Asks that are ruled on (R-23, R-40 "forfeit") can be played, but are not legal.
    """
    return pick_legal(round, round.asks) if round.asks_now else ()


def pick_legal(round: Round, every: tuple[tuple[T, ...], ...]) -> tuple[T, ...]:
    """Picks, from what stands by asked seat for every ask of `asks_of`, that for the asks of the seat on turn."""
    turn, cards = round.turn, round.cards
    wanted: list[int] = []
    for wants, held in zip(round.wants, cards.hands[turn], strict=True):
        if held:
            wanted += wants[held]
    if not wanted:  # back for one ask
        wanted = [place for wants, laid in zip(round.wants, cards.laid, strict=True) if not laid for place in wants[0]]
    # A slice for a single one, because a place alone would give no tuple.
    pick = itemgetter(*wanted) if len(wanted) > 1 else itemgetter(slice(wanted[0], wanted[0] + 1))
    picked: tuple[T, ...] = ()
    for seat, size in enumerate(cards.sizes):
        if size and seat != turn:
            picked += pick(every[seat])
    return picked


@lru_cache(maxsize=64)  # listed once for all moves of all rounds
def asks_of(seats: int, families: int, by_card: bool) -> tuple[tuple[Ask, ...], ...]:
    """Lists for each seat the ask for every card, or in every family."""
    if by_card:
        return tuple(tuple(Ask(seat, card=handle) for handle in range(FAMILY_SIZE * families)) for seat in range(seats))
    return tuple(tuple(Ask(seat, family=family) for family in range(families)) for seat in range(seats))


@lru_cache(maxsize=64)
def wants_of(families: int, copies: int, by_card: bool, bluff: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Lists by family, and by what a hand holds of it (see `holding.py`), the places of its asks in `asks_of`."""

    def wants(family: int, works: int) -> tuple[int, ...]:
        if not by_card:
            return (family,)
        return handles_of(family, FULL if bluff else FULL ^ works)

    return tuple(tuple(wants(family, works) for works in HOLDINGS[copies].works) for family in range(families))


def play_ask(round: Round, ask: Ask, at_ms: int) -> list[Event]:
    """Answers an ask truthfully: a hit moves the cards, a miss draws (R-32) and passes the turn (R-18)."""
    family = family_asked_in(round, ask)
    asker, asked, card, cards = round.turn, ask.seat, ask.card, round.cards
    if (fault := fault_in(round, family, card)) is not None:
        return rule(round, ask, family, fault)
    held = cards.hands[asked][family]
    given = held if card is None else (cards.works[held] >> card % FAMILY_SIZE & 1) and cards.one(card)
    events: list[Event] = [
        asked_event(asker, asked, family, card),
        answered_event(asker, asked, family, card, cards.count[given]),
    ]
    if round.passed:
        round.passed.clear()
    if given:
        round.hits[asker] += 1
        if not cards.sizes[asker]:
            come_back(round, asker)
        cards.move(asked, asker, family, given)
        moved = handles_of(family, given, cards.copies)
        events.append(moved_event(asked, asker, family, len(moved), moved, card is not None))
        receive(round, family, moved, asked, at_ms, events)
    elif cards.pile:
        _go_to_the_pile(round, ask, family, at_ms, events)
    else:
        pass_turn(round, events, _next_after_a_miss(round, asked))
    return events


def _go_to_the_pile(round: Round, ask: Ask, family: int, at_ms: int, events: list[Event]) -> None:
    """Draws after a miss; what was asked for is shown and the asker goes on (R-33), else the turn passes (R-34)."""
    drawn = round.cards.draw(round.turn)
    matches = drawn // FAMILY_SIZE == family if ask.card is None else drawn == ask.card
    events.append(drew_event(round.turn, drawn, matches))
    if matches:
        receive(round, family, (drawn,), None, at_ms, events)
    else:
        round.titles.see(round.turn, drawn)
        settle(round, drawn // FAMILY_SIZE, None, False, events, _next_after_a_miss(round, ask.seat))


def _next_after_a_miss(round: Round, asked: int) -> int | None:
    """Gives who has the turn after a miss: the asked seat, or None for the next on the left (R-18)."""
    return asked if round.rules.after_miss == "asked" else None


def family_asked_in(round: Round, ask: Ask) -> int:
    """Gives the family asked in, or raises MoveError for what is always refused (R-22)."""
    seat, card, family, cards = ask.seat, ask.card, ask.family, round.cards
    if (card is None) == (family is None):
        raise UnreadableMove("card_or_family", ask)
    if not round.asks_now:
        raise MoveError(Reason.NAME_PENDING if round.stage is Stage.NAME else Reason.HAND_SHOWN)
    if not 0 <= seat < len(cards.sizes):
        raise MoveError(Reason.NO_SUCH_SEAT)
    if seat == round.turn:
        raise MoveError(Reason.OWN_SEAT)
    if card is not None:
        family = card // FAMILY_SIZE
    if family is None or not 0 <= family < len(cards.laid):
        raise MoveError(Reason.NO_SUCH_FAMILY if card is None else Reason.NO_SUCH_CARD)
    if cards.laid[family]:
        raise MoveError(Reason.FAMILY_LAID)
    if not cards.sizes[seat]:
        raise MoveError(Reason.SEAT_EMPTY)
    if card is not None and round.rules.ask == "creator":
        raise MoveError(Reason.CREATOR_WANTED)
    return family
