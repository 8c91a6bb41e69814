"""Listening: what the one other player has told of a family, where only one can be asked.

There nobody else's answers help, and whom to ask is no question. Who asks in a family holds some of it (R-10), and the
more of its cards it is known to lack, the likelier is each of the others.
"""

from collections.abc import Callable

from authors_edu.bots.asks import Asking
from authors_edu.bots.knowledge import Knowledge, cards_of
from authors_edu.game.view import View

Lacks = Callable[[int, int, int], bool]  # by seat, family and card: whether the listener knows that it is not there


def told_of(view: View, knowledge: Knowledge, asking: Asking, lacks: Lacks) -> int:
    """Gives 0 where the seat told nothing of the family, else 1 and one more for each card that it lacks."""
    seat, family, card = asking
    if card is None or len(view.askable_seats) > 1 or not knowledge.habits.asked_in[seat][family]:
        return 0
    return 1 + sum(lacks(seat, family, each) for each in cards_of(family))
