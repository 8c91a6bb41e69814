"""Asks: what a seat may ask for, and picking one of the best."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.moves import Ask
from authors_edu.game.view import View

Asking = tuple[int, int, int | None]  # seat, family, and the card, where asks are by card


def asked_for(view: View) -> Iterator[tuple[int | None, int]]:
    """Goes through what the view's seat may ask for: a card and its family, or (None) a family as a whole.

    Of what is offered it leaves out what the seat sees to be illegal (R-24), a bluff or a forfeit (R-40). Who sees no
    hand, blind or back for one ask, takes everything into account.
    """
    own = set(view.hand)
    families = {card // FAMILY_SIZE for card in own}
    if view.rules.ask == "creator":
        for family in view.askable_families:
            if not own or family in families:
                yield None, family
    else:
        for card in view.askable_cards:
            family = card // FAMILY_SIZE
            if not own or (card not in own and family in families):
                yield card, family


def pick_best(weighed: Iterable[tuple[Any, Asking]], rng: Random) -> Ask:
    """Picks an ask of the highest worth; `rng` decides between equals."""
    best: list[Asking] = []
    best_worth = None
    for worth, asking in weighed:
        if best_worth is None or worth > best_worth:
            best, best_worth = [asking], worth
        elif worth == best_worth:
            best.append(asking)
    # `rng.choice` may draw otherwise in another version of Python; `rng.random` never does.
    seat, family, card = best[int(rng.random() * len(best))]
    return Ask(seat, family=family) if card is None else Ask(seat, card=card)
