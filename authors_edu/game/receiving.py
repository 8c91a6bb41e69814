"""Receiving: a card comes by a hit or a shown draw, is named, and earns the bonus (R-50 to R-58).

Grades no title itself (`naming.py`) and draws up no choice itself (`choices.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from authors_edu.game.chance import stream
from authors_edu.game.choices import offer
from authors_edu.game.events import Event, NameAsked, Named
from authors_edu.game.moves import Choose, Name, NameByChance
from authors_edu.game.naming import grade
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.stage import Stage
from authors_edu.game.titles import Waiting
from authors_edu.game.turns import settle
from authors_edu.game.wording import is_blank

if TYPE_CHECKING:
    from authors_edu.game.round import Round


def receive(
    round: Round, family: int, received: tuple[int, ...], giver: int | None, at_ms: int, events: list[Event]
) -> None:
    """Asks for the names of what has come for the first time this round; the rest is shown.

    Ours, where R-51 and R-53 meet: in the order of the handles, which is shuffled for the round. The deck's own order
    would tell of cards without a clue which is which, and of a deck in alphabetical order even the letters.
    """
    if round.rules.naming == "off":
        settle(round, family, giver, True, events)
        return
    titles, asker = round.titles, round.turn
    new = sorted({handle for handle in received if handle not in titles.met})
    if round.rules.naming_per_ask == "one":
        new = new[:1]
    titles.met.update(received)  # a card that was shown has had its first hit too
    titles.seen[asker].update(handle for handle in received if handle not in new)
    if new:
        titles.waiting = Waiting(family, new, giver, at_ms)
        round.stage = Stage.NAME
        events.append(NameAsked(asker, new[0]))
    else:
        settle(round, family, giver, True, events)


def play_name(round: Round, move: Name, at_ms: int) -> list[Event]:
    """Grades a typed title; nothing typed skips the bonus."""
    waiting = _waiting(round)
    if is_blank(move.typed):
        return _named(round, waiting.cards[0], "skipped", move.typed, at_ms)
    if round.rules.naming != "typed":
        raise MoveError(Reason.CHOICE_WANTED)
    verdicts = {handle: _grade(round, handle, move.typed) for handle in _creditable(round, waiting)}
    for verdict in ("right", "almost"):
        for handle, found in verdicts.items():
            if found == verdict:
                return _named(round, handle, verdict, move.typed, at_ms)
    return _named(round, waiting.cards[0], "wrong", move.typed, at_ms)


def play_choice(round: Round, move: Choose, at_ms: int) -> list[Event]:
    """Takes one of the choices offered."""
    waiting = _waiting(round)
    if round.rules.naming != "choice":
        raise MoveError(Reason.TYPING_WANTED)
    choices = offered(round)
    if not 0 <= move.choice < len(choices):
        raise MoveError(Reason.NO_SUCH_CHOICE)
    # By its title, as if it had been typed: another creator's card may bear that of a card received and not offered.
    chosen = round.titles.by_handle[choices[move.choice]]
    for handle in _creditable(round, waiting):
        if _grade(round, handle, chosen) == "right":
            return _named(round, handle, "right", chosen, at_ms)
    return _named(round, waiting.cards[0], "wrong", chosen, at_ms)


def play_by_chance(round: Round, move: NameByChance, at_ms: int) -> list[Event]:
    """Lets a bot name by chance, from a stream of its own (R-56)."""
    waiting = _waiting(round)
    if not 0 <= move.chance <= 1:
        raise MoveError(Reason.NO_SUCH_CHANCE)
    if not round.rules.naming_by_bots:
        return _named(round, waiting.cards[0], "skipped", None, at_ms)
    right = stream(round.seed, "naming", round.number).random() < move.chance
    return _named(round, waiting.cards[0], "right" if right else "wrong", None, at_ms)


def skip_all(round: Round, at_ms: int, events: list[Event]) -> Waiting | None:
    """Skips every name that still waits, because its player has gone (R-20); gives what was waiting."""
    waiting = round.titles.waiting
    while round.titles.waiting is not None:
        _reveal(round, round.titles.waiting.cards[0], "skipped", None, at_ms, events)
    return waiting


def offered(round: Round) -> tuple[int, ...]:
    """Gives the handles whose titles are offered for the card to be named (R-55); the same ones on every look."""
    waiting = round.titles.waiting
    if waiting is None or round.rules.naming != "choice":
        return ()
    if not waiting.offered:
        cards, works = round.cards, round.works
        laid = (4 * family + place for family, is_laid in enumerate(cards.laid) if is_laid for place in range(4))
        known = {works[handle] for handle in (*cards.hand(round.turn), *laid)}
        right, same_hit = works[waiting.cards[0]], {works[handle] for handle in waiting.cards}
        choice = offer(round.deck, right, known, same_hit, stream(round.seed, "choices", right))
        waiting.offered = tuple(round.handles[work] for work in choice)
    return waiting.offered


def _waiting(round: Round) -> Waiting:
    if round.titles.waiting is None:
        raise MoveError(Reason.NOTHING_TO_NAME)
    return round.titles.waiting


def _creditable(round: Round, waiting: Waiting) -> list[int]:
    """Lists the cards whose title counts: without a clue, nobody can say which of the received ones is meant (R-54)."""
    return waiting.cards[:1] if round.clues[waiting.cards[0]] else waiting.cards[:]


def _grade(round: Round, handle: int, typed: str) -> str:
    """Grades by the deck: against every other title, and every other card's further answers that are not its own."""
    card = round.card(handle)
    others = [other for number, other in enumerate(round.deck.cards) if number != round.works[handle]]
    titles = [other.work for other in others]
    further = [answer for other in others for answer in other.also_accept if answer not in card.also_accept]
    return grade(typed, card.work, [*titles, *further], card.also_accept).verdict


def _named(round: Round, handle: int, verdict: str, typed: str | None, at_ms: int) -> list[Event]:
    """Settles one name, and asks for the next or lets the round go on."""
    events: list[Event] = []
    waiting = _waiting(round)
    _reveal(round, handle, verdict, typed, at_ms, events)
    if waiting.cards:
        events.append(NameAsked(round.turn, waiting.cards[0]))
    else:
        settle(round, waiting.family, waiting.giver, True, events)
    return events


def _reveal(round: Round, handle: int, verdict: str, typed: str | None, at_ms: int, events: list[Event]) -> None:
    """Shows the right title to all and counts the bonus."""
    waiting = _waiting(round)
    points = round.rules.naming_points if verdict in ("right", "almost") else 0
    round.naming_points[round.turn] += points
    took_ms = max(0, at_ms - waiting.since_ms)
    events.append(Named(round.turn, handle, verdict, points, typed, took_ms))
    round.titles.public.add(handle)
    waiting.cards.remove(handle)
    waiting.offered, waiting.since_ms = (), at_ms
    if not waiting.cards:
        round.titles.waiting, round.stage = None, Stage.ASK
