"""Choices: the right title and three wrong ones, from which a player picks (R-55). Knows no turn and no seat."""

from collections.abc import Collection, Iterator

from authors_edu.decks.model import FAMILY_SIZE, Card, Deck
from authors_edu.game.chance import Stream
from authors_edu.game.naming import grade

CHOICES = 4


def offer(deck: Deck, right: int, known: Collection[int], same_hit: Collection[int], chance: Stream) -> tuple[int, ...]:
    """Gives the numbers of four cards, the right one among them, in a random order.

    `known` cards (in the asker's hand, laid) and those of the `same_hit` are taken only where the deck has nothing
    better, and there are fewer than four only where the deck has no more that can be told apart.
    """
    chosen = [right]
    for card in _in_order_of_choice(deck, right, known, same_hit, chance):
        if len(chosen) == CHOICES:
            break
        if not any(_alike(deck.cards[card], deck.cards[other]) for other in chosen):
            chosen.append(card)
    return tuple(chance.shuffled(chosen))


def _in_order_of_choice(
    deck: Deck, right: int, known: Collection[int], same_hit: Collection[int], chance: Stream
) -> Iterator[int]:
    """Lists all cards but the right one: the same creator's first, then others, then what the asker could rule out."""

    def rank(card: int) -> tuple[bool, bool, bool]:
        return card in same_hit, card in known, card // FAMILY_SIZE != right // FAMILY_SIZE

    return iter(sorted(chance.shuffled(card for card in range(len(deck.cards)) if card != right), key=rank))


def _alike(one: Card, other: Card) -> bool:
    """Tells whether an answer that is right for one would be right for the other."""
    return (
        grade(one.work, other.work, also_accept=other.also_accept).correct
        or grade(other.work, one.work, also_accept=one.also_accept).correct
    )
