"""Events as a table tells them, and what knowledge makes of them."""

from authors_edu.bots.knowledge import Knowledge
from authors_edu.game.events import (
    Answered,
    Asked,
    CardsMoved,
    Event,
)


def asks_card(asker: int, asked: int, card: int, hit: bool) -> list[Event]:
    events: list[Event] = [Asked(asker, asked, card // 4, card), Answered(asker, asked, card // 4, card, int(hit))]
    return [*events, CardsMoved(asked, asker, card // 4, 1, (card,), shown=True)] if hit else events


def asks_family(asker: int, asked: int, family: int, count: int) -> list[Event]:
    events: list[Event] = [Asked(asker, asked, family, None), Answered(asker, asked, family, None, count)]
    return [*events, CardsMoved(asked, asker, family, count, None)] if count else events


def possible(knowledge: Knowledge, place: int, family: int) -> list[int]:
    return [card for card in range(4 * family, 4 * family + 4) if knowledge.where.may_hold(place, card)]


def certain(knowledge: Knowledge, place: int, family: int) -> list[int]:
    return [card for card in range(4 * family, 4 * family + 4) if knowledge.where.holds(place, card)]


# Asks by card. Three seats, three families, everything dealt.
