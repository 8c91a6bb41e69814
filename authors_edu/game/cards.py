"""Cards: where every card of a round is - in a hand, in the pile, or laid. Knows no turn, no title, no score.

A hand is kept as one small number for each family (`holding.py`): quick to ask, to move and to find complete.
"""

from itertools import chain

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.deal import Deal
from authors_edu.game.holding import FULL, HOLDINGS, handles_of


class Cards:
    """The cards of one round by their handles: hands, pile and sets."""

    __slots__ = ("copies", "count", "hands", "laid", "pile", "sets", "sizes", "to_lay", "unlaid", "welcome", "works")

    def __init__(self, deal: Deal, families: int, handles: tuple[int, ...], copies: int = 1) -> None:
        seats = len(deal.hands)
        self.copies = copies
        self.count, self.works = HOLDINGS[copies].count, HOLDINGS[copies].works
        self.hands = [[0] * families for _ in range(seats)]
        self.sizes = [len(hand) for hand in deal.hands]
        self.pile = [handles[card] for card in reversed(deal.pile)]  # the top card last
        self.sets: list[list[int]] = [[] for _ in range(seats)]
        self.to_lay = [copies] * families
        self.laid = [False] * families  # so often as there are copies
        self.unlaid = copies * families
        # Seats that are live with an empty hand: while a pile lasts all who play, and who may come back.
        self.welcome = {seat for seat, hand in enumerate(deal.hands) if hand} if deal.pile else set()
        for hand, cards in zip(self.hands, deal.hands, strict=True):
            for card in cards:
                family, place = divmod(handles[card], FAMILY_SIZE)
                hand[family] += 1 << copies * place

    def hand(self, seat: int) -> tuple[int, ...]:
        """Lists the handles that a seat holds, ascending; one held twice stands twice."""
        copies = self.copies
        held = [handles_of(family, number, copies) for family, number in enumerate(self.hands[seat]) if number]
        return tuple(chain.from_iterable(held))

    def one(self, handle: int) -> int:
        """Gives the holding of a single card."""
        return 1 << self.copies * (handle % FAMILY_SIZE)

    def move(self, giver: int, taker: int, family: int, given: int) -> None:
        """Moves a holding from hand to hand."""
        self.hands[giver][family] -= given
        self.hands[taker][family] += given
        self.sizes[giver] -= self.count[given]
        self.sizes[taker] += self.count[given]

    def draw(self, seat: int) -> int:
        """Takes the top card of the pile into a hand."""
        handle = self.pile.pop()
        self.hands[seat][handle // FAMILY_SIZE] += self.one(handle)
        self.sizes[seat] += 1
        if not self.pile:
            self.welcome.clear()
        return handle

    def whole(self, seat: int) -> list[int]:
        """Lists the families of which the hand holds all four works."""
        works = self.works
        return [family for family, held in enumerate(self.hands[seat]) if works[held] == FULL]

    def lay(self, seat: int, family: int) -> bool:
        """Lays four different works of the family if the hand holds them (R-12, R-43)."""
        if self.works[self.hands[seat][family]] != FULL:
            return False
        self.hands[seat][family] -= HOLDINGS[self.copies].whole
        self.sizes[seat] -= FAMILY_SIZE
        self.sets[seat].append(family)
        self.to_lay[family] -= 1
        self.laid[family] = not self.to_lay[family]
        self.unlaid -= 1
        return True

    def next_live(self, seat: int) -> int:
        """Gives the next seat on the left that holds cards or is welcome without any."""
        seats = len(self.sizes)
        seat = (seat + 1) % seats
        while not self.sizes[seat] and seat not in self.welcome:
            seat = (seat + 1) % seats
        return seat

    def live(self) -> set[int]:
        """Gives all seats whose turn can come."""
        return self.welcome | {seat for seat, size in enumerate(self.sizes) if size}

    def others_hold_cards(self, seat: int) -> bool:
        return sum(self.sizes) > self.sizes[seat]
