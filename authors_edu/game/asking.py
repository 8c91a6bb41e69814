"""Asking: which asks are legal, and what an ask causes (R-10, R-11, R-22, R-23, R-30 to R-35)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.cards import COUNT, FULL, handles_of
from authors_edu.game.events import Answered, Asked, CardsMoved, Drew, Event
from authors_edu.game.moves import Ask
from authors_edu.game.receiving import receive
from authors_edu.game.refusals import MoveError, Reason, UnreadableMove
from authors_edu.game.stage import Stage
from authors_edu.game.turns import pass_turn, settle

if TYPE_CHECKING:
    from authors_edu.game.round import Round


def legal_asks(round: Round) -> tuple[Ask, ...]:
    """Lists every ask that the seat on turn may make; empty while a name waits and when the round is over."""
    if round.stage is not Stage.ASK:
        return ()
    asks_in = _card_asks if round.rules.ask == "card" else _family_asks
    held = [(family, places) for family, places in enumerate(round.cards.hands[round.turn]) if places]
    return tuple(
        ask
        for seat, size in enumerate(round.cards.sizes)
        if size and seat != round.turn
        for family, places in held
        for ask in asks_in(seat, family, places)
    )


@lru_cache(maxsize=16_384)  # the same few asks are listed again and again in a long run of rounds
def _card_asks(seat: int, family: int, held: int) -> tuple[Ask, ...]:
    return tuple(Ask(seat, card=handle) for handle in handles_of(family, FULL ^ held))


@lru_cache(maxsize=4_096)
def _family_asks(seat: int, family: int, held: int) -> tuple[Ask, ...]:
    return (Ask(seat, family=family),)


def play_ask(round: Round, ask: Ask, at_ms: int) -> list[Event]:
    """Answers an ask truthfully: a hit moves the cards, a miss draws (R-32) and passes the turn."""
    family = _check(round, ask)
    asker, asked, card, cards = round.turn, ask.seat, ask.card, round.cards
    wanted = FULL if card is None else 1 << card % FAMILY_SIZE
    given = cards.hands[asked][family] & wanted
    events: list[Event] = [
        Asked(asker, asked, family, card),
        Answered(asker, asked, family, card, COUNT[given]),
    ]
    if given:
        cards.move(asked, asker, family, given)
        moved = handles_of(family, given)
        events.append(CardsMoved(asked, asker, family, COUNT[given], moved, shown=card is not None))
        receive(round, family, moved, asked, at_ms, events)
    elif cards.pile:
        _go_to_the_pile(round, family, card, at_ms, events)
    else:
        pass_turn(round, events)
    return events


def _go_to_the_pile(round: Round, family: int, card: int | None, at_ms: int, events: list[Event]) -> None:
    """Draws after a miss; what was asked for is shown and the asker goes on (R-33), else the turn passes (R-34)."""
    drawn = round.cards.draw(round.turn)
    matches = drawn // FAMILY_SIZE == family if card is None else drawn == card
    events.append(Drew(round.turn, drawn, shown=matches))
    if matches:
        receive(round, family, (drawn,), None, at_ms, events)
    else:
        round.titles.see(round.turn, drawn)
        settle(round, drawn // FAMILY_SIZE, None, False, events)


def _check(round: Round, ask: Ask) -> int:
    """Gives the family asked in, or raises MoveError; what is always refused (R-22) comes before R-23."""
    seat, card, family, cards = ask.seat, ask.card, ask.family, round.cards
    if (card is None) == (family is None):
        raise UnreadableMove("card_or_family", ask)
    if round.stage is Stage.NAME:
        raise MoveError(Reason.NAME_PENDING)
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
    if (card is None) is (round.rules.ask == "card"):
        raise MoveError(Reason.CARD_WANTED if card is None else Reason.CREATOR_WANTED)
    held = cards.hands[round.turn][family]
    if not held:
        raise MoveError(Reason.FAMILY_NOT_HELD)
    if card is not None and held >> card % FAMILY_SIZE & 1:
        raise MoveError(Reason.CARD_HELD)
    return family
