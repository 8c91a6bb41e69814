"""Re-entry: seats whose hands are empty wait in a line for a way back into the game (R-42).

A hit that takes an opponent's last card lets the first of the line come back: on its next turn it makes one ask
without holding the family. Ours: who may come back already is no longer first, so that the next such hit helps another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from authors_edu.game.events import Event, MayReturn

if TYPE_CHECKING:
    from authors_edu.game.round import Round


def call_back(round: Round, giver: int, events: list[Event]) -> None:
    """Lets the seat that has been out longest come back, where a hit has emptied the hand of an opponent."""
    welcome = round.cards.welcome
    if round.cards.sizes[giver] or (round.rules.teams and giver % 2 == round.turn % 2):
        return
    for seat in round.out:
        if seat not in welcome:
            welcome.add(seat)
            events.append(MayReturn(seat))
            return


def come_back(round: Round, seat: int) -> None:
    """The ask was a hit: the seat holds cards again."""
    round.out.remove(seat)
    round.cards.welcome.discard(seat)


def step_back(round: Round, seat: int) -> None:
    """The ask was no hit, or there was none: the seat stands at the end of the line."""
    round.out.remove(seat)
    round.out.append(seat)
    round.cards.welcome.discard(seat)
