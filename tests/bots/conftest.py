"""Decks of any size for the bots, and knowledge that is told events by hand."""

from collections.abc import Callable

import pytest

from authors_edu.bots.knowledge import Knowledge
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.events import Event
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules


def make_deck(families: int) -> Deck:
    def card(family: int, place: int) -> Card:
        return Card(
            f"{family}.{place}", f"Creator {family}", f"Work {place} of {family}", clue=f"clue {family}.{place}"
        )

    def works(family: int) -> tuple[Card, ...]:
        return tuple(card(family, place) for place in range(4))

    return Deck("Test deck", tuple(Family(f"Creator {number}", works(number)) for number in range(families)))


def make_told(families: int, seats: int, *events: Event) -> Knowledge:
    knowledge = Knowledge(Round(make_deck(families), Rules(seats=seats), seats, seed=1).view(None))
    for event in events:
        knowledge.note(event)
    return knowledge


@pytest.fixture(scope="session")
def deck_of() -> Callable[[int], Deck]:
    """deck_of(families): every card with a clue."""
    return make_deck


@pytest.fixture(scope="session")
def told() -> Callable[..., Knowledge]:
    """told(families, seats, *events): what is known after these events, from `Dealt` on."""
    return make_told
