"""View: what one seat may know, built from public facts and the own hand alone (R-17, R-53).

Cards are called by their **handle** everywhere outside the engine: family * 4 + a place that, with naming on,
is shuffled for the round (R-53), and is the deck's own place with naming off. A handle therefore tells the family
(handle // 4) and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from authors_edu.game.askable import askable_cards, askable_families
from authors_edu.game.events import CardsMoved, Drew, Event, Named
from authors_edu.game.receiving import offered
from authors_edu.game.rules import Rules
from authors_edu.game.stage import Stage as Stage

if TYPE_CHECKING:
    from authors_edu.game.round import Round


@dataclass(frozen=True, slots=True)
class Pending:
    """The card to be named. `choices` (R-55) are for the asker alone, empty for everyone else and when typed."""

    card: int
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` (None: a spectator) sees after move `number`. Nothing else reaches a bot or a page."""

    seat: int | None
    number: int
    rules: Rules
    creators: tuple[str, ...]  # by family
    clues: tuple[str, ...]  # by handle: clue, else year, else ""
    stage: Stage
    turn: int  # the seat to act
    dealer: int
    hand: tuple[
        int, ...
    ]  # handles, ascending; one held twice stands twice; blind: as it lies, and empty unless it is shown
    hand_sizes: tuple[int, ...]  # by seat
    pile: int
    sets: tuple[tuple[int, ...], ...]  # by seat: families laid, in the order they were laid
    naming_points: tuple[int, ...]  # by seat
    titles: Mapping[int, str]  # by handle: every title this viewer has seen
    pending: Pending | None
    askable_seats: tuple[int, ...]  # whom this seat may ask now; empty when it is not to ask
    askable_cards: tuple[int, ...]  # handles this seat can ask for (ask="card"), whatever is then ruled
    askable_families: tuple[int, ...]  # families this seat can ask in
    winners: tuple[int, ...]  # when over
    penalties: tuple[int, ...]  # by seat: points lost
    hits: tuple[int, ...]  # by seat: asks answered by a hit
    may_pass: bool  # this seat may pass now
    to_acknowledge: bool  # this seat sees its hand until it says so, and cannot ask before
    may_return: tuple[int, ...]  # seats without cards that may ask on their next turn


def view_of(round: Round, seat: int | None) -> View:
    """Builds the view of a seat, or of a spectator (None)."""
    cards = round.cards
    asks = seat == round.turn and round.asks_now
    families = askable_families(round) if asks else ()
    return View(
        seat=seat,
        number=round.number,
        rules=round.rules,
        creators=round.creators,
        clues=round.clues,
        stage=round.stage,
        turn=round.turn,
        dealer=round.dealer,
        hand=() if seat is None else _hand(round, seat),
        hand_sizes=tuple(cards.sizes),
        pile=len(cards.pile),
        sets=tuple(tuple(families) for families in cards.sets),
        naming_points=tuple(round.naming_points),
        titles=round.titles.shown_to(seat),
        pending=_pending(round, seat),
        askable_seats=_askable_seats(round) if asks else (),
        askable_cards=askable_cards(round, families) if asks and round.rules.ask == "card" else (),
        askable_families=families,
        winners=round.outcome.winners if round.outcome else (),
        penalties=tuple(round.penalties),
        hits=tuple(round.hits),
        may_pass=asks and round.rules.allow_pass and not round.passing_is_closed,
        to_acknowledge=round.blind is not None and seat in round.blind.shown,
        may_return=tuple(sorted(cards.welcome)) if round.rules.reenter else (),
    )


def seen(event: Event, seat: int | None) -> Event:
    """Gives the event as a seat, or a spectator (None), may see it (R-17, R-53)."""
    match event:
        case Drew(shown=False, seat=drawer) if drawer != seat:
            return replace(event, card=None)
        case CardsMoved(shown=False, giver=giver, taker=taker) if seat is None or seat not in (giver, taker):
            return replace(event, cards=None)
        case Named(seat=asker) if asker != seat:
            return replace(event, typed=None)
        case _:
            return event


def _pending(round: Round, seat: int | None) -> Pending | None:
    waiting = round.titles.waiting
    if waiting is None:
        return None
    choices = offered(round) if seat == round.turn else ()
    return Pending(waiting.cards[0], tuple(round.titles.by_handle[handle] for handle in choices))


def _hand(round: Round, seat: int) -> tuple[int, ...]:
    """Lists the own hand; of a blind one nothing unless it is shown, and then as it lies (R-45)."""
    if round.blind is None:
        return round.cards.hand(seat)
    return tuple(round.blind.rows[seat]) if seat in round.blind.shown else ()


def _askable_seats(round: Round) -> tuple[int, ...]:
    return tuple(seat for seat, size in enumerate(round.cards.sizes) if size and seat != round.turn)
