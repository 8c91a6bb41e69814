"""Askable: what a screen offers the seat on turn to ask for (R-10, R-24, R-40, R-42, R-45).

Where illegal asks are ruled on and not refused, everything that is not laid can be asked for: what is offered then
tells nothing of the own hand.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from authors_edu.game.holding import FULL, handles_of

if TYPE_CHECKING:
    from authors_edu.game.round import Round


def askable_families(round: Round) -> tuple[int, ...]:
    cards = round.cards
    if round.rules.illegal_ask != "refuse" or not cards.sizes[round.turn]:
        return tuple(family for family, is_laid in enumerate(cards.laid) if not is_laid)
    return tuple(family for family, held in enumerate(cards.hands[round.turn]) if held)


def askable_cards(round: Round, families: tuple[int, ...]) -> tuple[int, ...]:
    """Lists the cards of these families that can be asked for; held ones too, where that is not just refused."""
    if round.rules.illegal_ask != "refuse" or round.rules.ask_held != "no":
        return tuple(chain.from_iterable([handles_of(family, FULL) for family in families]))
    hand, works = round.cards.hands[round.turn], round.cards.works
    return tuple(chain.from_iterable([handles_of(family, FULL ^ works[hand[family]]) for family in families]))
