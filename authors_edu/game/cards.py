"""Cards: where every card of a round is - in a hand, in the pile, or laid. Knows no turn, no title, no score.

A hand is kept as one small number for each family, one bit a place: quick to ask, to move and to find complete.
"""

from functools import lru_cache
from itertools import chain

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.deal import Deal

FULL = (1 << FAMILY_SIZE) - 1
COUNT = tuple(bits.bit_count() for bits in range(FULL + 1))
PLACES = tuple(tuple(place for place in range(FAMILY_SIZE) if bits >> place & 1) for bits in range(FULL + 1))


class Cards:
    """The cards of one round by their handles: hands, pile and sets."""

    __slots__ = ("hands", "laid", "pile", "sets", "sizes", "unlaid")

    def __init__(self, deal: Deal, families: int, handles: tuple[int, ...]) -> None:
        seats = len(deal.hands)
        self.hands = [[0] * families for _ in range(seats)]
        self.sizes = [len(hand) for hand in deal.hands]
        self.pile = [handles[card] for card in reversed(deal.pile)]  # the top card last
        self.sets: list[list[int]] = [[] for _ in range(seats)]
        self.laid = [False] * families
        self.unlaid = families
        for hand, cards in zip(self.hands, deal.hands, strict=True):
            for card in cards:
                family, place = divmod(handles[card], FAMILY_SIZE)
                hand[family] |= 1 << place

    def hand(self, seat: int) -> tuple[int, ...]:
        """Lists the handles that a seat holds, ascending."""
        held = [handles_of(family, places) for family, places in enumerate(self.hands[seat]) if places]
        return tuple(chain.from_iterable(held))

    def move(self, giver: int, taker: int, family: int, places: int) -> None:
        self.hands[giver][family] ^= places
        self.hands[taker][family] |= places
        self.sizes[giver] -= COUNT[places]
        self.sizes[taker] += COUNT[places]

    def draw(self, seat: int) -> int:
        """Takes the top card of the pile into a hand."""
        handle = self.pile.pop()
        self.hands[seat][handle // FAMILY_SIZE] |= 1 << handle % FAMILY_SIZE
        self.sizes[seat] += 1
        return handle

    def lay(self, seat: int, family: int) -> bool:
        """Lays the family if the hand holds all four (R-12)."""
        if self.hands[seat][family] != FULL:
            return False
        self.hands[seat][family] = 0
        self.sizes[seat] -= FAMILY_SIZE
        self.sets[seat].append(family)
        self.laid[family] = True
        self.unlaid -= 1
        return True

    def next_live(self, seat: int) -> int:
        """Gives the next seat on the left that holds cards; while a pile lasts, every seat is live."""
        seats = len(self.sizes)
        seat = (seat + 1) % seats
        while not self.pile and not self.sizes[seat]:
            seat = (seat + 1) % seats
        return seat

    def others_hold_cards(self, seat: int) -> bool:
        return any(size and other != seat for other, size in enumerate(self.sizes))


@lru_cache(maxsize=16_384)  # sixteen for each family in play, listed again and again
def handles_of(family: int, places: int) -> tuple[int, ...]:
    """Lists the handles of some places of a family, ascending."""
    return tuple(FAMILY_SIZE * family + place for place in PLACES[places])
