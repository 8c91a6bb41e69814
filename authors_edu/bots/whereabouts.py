"""Whereabouts: where every card can be, and what follows from that by counting.

A table of places (the seats, and the pile as the last one) by families. Of each cell is known which cards surely lie
there, which may, at most how many, and "at least so many of these". Four sums bind the cells: a card lies in one place,
a family in play has four cards, a place has as many cards as everybody can count, and sets are laid at once. It knows
no events and no turns, guesses nothing, and weighs no odds.
"""

from functools import lru_cache

from authors_edu.decks.model import FAMILY_SIZE

WHOLE_FAMILY = (1 << FAMILY_SIZE) - 1
UNLAID = FAMILY_SIZE - 1  # a hand at rest holds no whole family: it would have been laid
COUNT = tuple(cards.bit_count() for cards in range(WHOLE_FAMILY + 1))

Need = tuple[int, int]  # (cards, count): at least `count` of these cards of the family lie here; none of them surely


class Whereabouts:
    """Cards of a family are the bits 1, 2, 4, 8. What is told is combined with the rest by `settle`.

    What is told must be true together; `settle` raises ValueError where it notices that it is not.
    """

    __slots__ = (
        "_holds",
        "_laid",
        "_least",
        "_least_at",
        "_may",
        "_most",
        "_most_at",
        "_needs",
        "_stale_families",
        "_stale_places",
        "families",
        "pile",
        "sizes",
    )

    def __init__(self, families: int, seats: int) -> None:
        self.families = families
        self.pile = seats
        self.sizes = [0] * (seats + 1)
        cells = families * (seats + 1)  # the cell of a family and a place is family * places + place
        self._holds = [0] * cells
        self._may = [WHOLE_FAMILY] * cells
        self._needs: list[tuple[Need, ...]] = [()] * cells
        self._least = [0] * cells
        self._most = ([UNLAID] * seats + [FAMILY_SIZE]) * families
        self._least_at = [0] * (seats + 1)  # sums of the cells of a place
        self._most_at = [UNLAID * families] * seats + [FAMILY_SIZE * families]
        self._laid = 0
        self._stale_families = 0
        self._stale_places = (2 << seats) - 1

    def copy(self) -> "Whereabouts":
        twin = Whereabouts.__new__(Whereabouts)
        twin.families, twin.pile, twin.sizes = self.families, self.pile, self.sizes.copy()
        twin._holds, twin._may, twin._needs = self._holds.copy(), self._may.copy(), self._needs.copy()
        twin._least, twin._most = self._least.copy(), self._most.copy()
        twin._least_at, twin._most_at = self._least_at.copy(), self._most_at.copy()
        twin._laid, twin._stale_families, twin._stale_places = self._laid, self._stale_families, self._stale_places
        return twin

    # What is known. Cards are handles, as everywhere outside the engine.

    def holds(self, place: int, card: int) -> bool:
        """Says whether the card surely lies there."""
        return bool(self._holds[self._cell(place, card // FAMILY_SIZE)] >> card % FAMILY_SIZE & 1)

    def may_hold(self, place: int, card: int) -> bool:
        """Says whether the card can lie there; where it cannot, the place surely lacks it."""
        return bool(self._may[self._cell(place, card // FAMILY_SIZE)] >> card % FAMILY_SIZE & 1)

    def least(self, place: int, family: int) -> int:
        """Gives how many cards of the family lie there at least."""
        return self._least[self._cell(place, family)]

    def most(self, place: int, family: int) -> int:
        """Gives how many cards of the family lie there at most."""
        return self._most[self._cell(place, family)]

    def needs(self, place: int, family: int) -> tuple[Need, ...]:
        """Lists what lies there without saying which: at least so many of those cards."""
        return self._needs[self._cell(place, family)]

    def cells(self) -> tuple[list[int], list[int], list[int], list[tuple[Need, ...]]]:
        """Gives every cell, family by family and place by place: cards held, cards that may be, most, needs."""
        return self._holds, self._may, self._most, self._needs

    # What is told while no card moves.

    def resize(self, place: int, size: int) -> None:
        self.sizes[place] = size
        self._stale_places |= 1 << place

    def put(self, place: int, family: int, cards: int) -> None:
        """Notes that these cards surely lie there."""
        cell = self._cell(place, family)
        self._write(cell, self._holds[cell] | cards, self._may[cell] | cards, self._most[cell], self._needs[cell])

    def rule_out(self, place: int, family: int, cards: int) -> None:
        """Notes that these cards do not lie there."""
        cell = self._cell(place, family)
        self._write(cell, self._holds[cell] & ~cards, self._may[cell] & ~cards, self._most[cell], self._needs[cell])

    def at_least(self, place: int, family: int, cards: int, count: int) -> None:
        """Notes that at least `count` of these cards lie there."""
        cell = self._cell(place, family)
        needs = (*self._needs[cell], (cards, count))
        self._write(cell, self._holds[cell], self._may[cell], self._most[cell], needs)

    def at_most(self, place: int, family: int, count: int) -> None:
        """Notes that no more than `count` cards of the family lie there."""
        cell = self._cell(place, family)
        most = min(count, self._most[cell])
        self._write(cell, self._holds[cell], self._may[cell], most, self._needs[cell])

    def show_hand(self, seat: int, hand: tuple[int, ...]) -> None:
        """Notes that a seat holds just these cards (handles)."""
        own = [0] * self.families
        for card in hand:
            own[card // FAMILY_SIZE] |= 1 << card % FAMILY_SIZE
        for family, cards in enumerate(own):
            cell = self._cell(seat, family)
            if self._holds[cell] != cards or self._may[cell] != cards:
                self._write(cell, cards, cards, self._most[cell], ())

    def settle(self) -> None:
        """Draws every conclusion that the four sums allow, until none is left."""
        while self._stale_families or self._stale_places:
            if self._stale_families:
                family = (self._stale_families & -self._stale_families).bit_length() - 1
                self._stale_families &= self._stale_families - 1
                self._settle_family(family)
            else:
                place = (self._stale_places & -self._stale_places).bit_length() - 1
                self._stale_places &= self._stale_places - 1
                self._settle_place(place)

    # What moves. All that was known before is settled before; sizes follow the cards.

    def move(self, giver: int, taker: int, family: int, cards: int) -> None:
        """Moves cards that everybody can point at. The taker may hold a whole family until it is laid."""
        self.put(giver, family, cards)
        count = COUNT[cards]
        self._move_size(giver, taker, count)
        source, goal = self._cell(giver, family), self._cell(taker, family)
        held, may, most = self._holds[source] & ~cards, self._may[source] & ~cards, self._most[source] - count
        self._write(source, held, may, most, self._needs[source])
        most = min(self._most[goal] + count, FAMILY_SIZE)
        self._write(goal, self._holds[goal] | cards, self._may[goal] | cards, most, self._needs[goal])

    def move_all(self, giver: int, taker: int, family: int, count: int) -> None:
        """Moves every card of the family that the giver holds, `count` of them, whichever they are."""
        self._move_size(giver, taker, count)
        source, goal = self._cell(giver, family), self._cell(taker, family)
        needs = (*self._needs[goal], *self._needs[source], (WHOLE_FAMILY, self._least[goal] + count))
        most = min(self._most[goal] + count, FAMILY_SIZE)
        self._write(goal, self._holds[goal] | self._holds[source], self._may[goal] | self._may[source], most, needs)
        self._write(source, 0, 0, 0, ())

    def draw(self, seat: int, family: int, cards: int) -> None:
        """Moves the top card, which nobody else saw, from the pile; it was none of these cards of `family`."""
        self._move_size(self.pile, seat, 1)
        for other in range(self.families):
            if not self._laid >> other & 1:
                self._draw_in(seat, other, WHOLE_FAMILY & ~cards if other == family else WHOLE_FAMILY)

    def lay(self, seat: int, family: int) -> None:
        """Takes a whole family out of play."""
        self.resize(seat, self.sizes[seat] - FAMILY_SIZE)
        self._laid |= 1 << family
        for place in range(self.pile + 1):
            self._write(self._cell(place, family), 0, 0, 0, ())

    # Within.

    def _cell(self, place: int, family: int) -> int:
        return family * (self.pile + 1) + place

    def _move_size(self, giver: int, taker: int, count: int) -> None:
        self.resize(giver, self.sizes[giver] - count)
        self.resize(taker, self.sizes[taker] + count)

    def _draw_in(self, seat: int, family: int, drawn: int) -> None:
        """One family of `draw`: a card among `drawn` may have gone from the pile into the hand."""
        pile, hand = self._cell(self.pile, family), self._cell(seat, family)
        drawn &= self._may[pile]
        if drawn:
            most = max(min(self._most[hand] + 1, UNLAID), self._least[hand])
            self._write(hand, self._holds[hand], self._may[hand] | drawn, most, self._needs[hand])
        if not self.sizes[self.pile]:
            self._write(pile, 0, 0, 0, ())
        elif drawn:
            # Of what surely lay in the pile, all but one card still does.
            loose = self._holds[pile] & drawn
            needs = [(cards, count - bool(cards & drawn)) for cards, count in self._needs[pile]]
            needs += [(loose, COUNT[loose] - 1), (self._may[pile], self._least[pile] - 1)]
            self._write(pile, self._holds[pile] & ~loose, self._may[pile], self._most[pile], tuple(needs))

    def _settle_family(self, family: int) -> None:
        if self._laid >> family & 1:
            return
        cells = range(self._cell(0, family), self._cell(0, family + 1))
        somewhere = twice = held = 0
        for holds, may in zip(self._holds[cells.start : cells.stop], self._may[cells.start : cells.stop], strict=True):
            twice |= somewhere & may
            somewhere |= may
            held |= holds
        for cell in cells:
            holds = self._holds[cell] | (self._may[cell] & ~twice)
            may = self._may[cell] & ~held | holds
            if holds != self._holds[cell] or may != self._may[cell]:
                self._write(cell, holds, may, self._most[cell], self._needs[cell])
        slack = FAMILY_SIZE - sum(self._least[cells.start : cells.stop])
        surplus = sum(self._most[cells.start : cells.stop]) - FAMILY_SIZE
        self._balance(cells, slack, surplus)

    def _settle_place(self, place: int) -> None:
        slack = self.sizes[place] - self._least_at[place]
        surplus = self._most_at[place] - self.sizes[place]
        if slack < FAMILY_SIZE or surplus < FAMILY_SIZE:
            self._balance(range(place, len(self._may), self.pile + 1), slack, surplus)

    def _balance(self, cells: range, slack: int, surplus: int) -> None:
        """Narrows cells with a known sum: the least of all is `slack` below it, the most of all `surplus` above."""
        if slack < 0 or surplus < 0:
            raise ValueError("these events cannot all have happened at one table")
        for cell in cells:
            least, most = self._least[cell], self._most[cell]
            if most - least > slack or most - least > surplus:
                needs = (*self._needs[cell], (WHOLE_FAMILY, most - surplus))
                self._write(cell, self._holds[cell], self._may[cell], min(most, least + slack), needs)

    def _write(self, cell: int, holds: int, may: int, most: int, needs: tuple[Need, ...]) -> None:
        """Gives a cell its new content, made consistent in itself, and marks what it touches for `settle`."""
        most = min(most, COUNT[may])
        holds, may, least, needs = narrowed(holds, may, most, needs)
        most = min(most, COUNT[may])
        self._needs[cell] = needs
        if (holds, may, least, most) == (self._holds[cell], self._may[cell], self._least[cell], self._most[cell]):
            return
        family, place = divmod(cell, self.pile + 1)
        self._least_at[place] += least - self._least[cell]
        self._most_at[place] += most - self._most[cell]
        self._holds[cell], self._may[cell], self._least[cell], self._most[cell] = holds, may, least, most
        self._stale_families |= 1 << family
        self._stale_places |= 1 << place


@lru_cache(maxsize=4_096)  # the same few hundred cells come again and again
def narrowed(holds: int, may: int, most: int, needs: tuple[Need, ...]) -> tuple[int, int, int, tuple[Need, ...]]:
    """Works out what one cell says by itself: (holds, may, least, needs), with needs only about unsure cards.

    Three of four cards may lie here, two of them at least, of which one is sure: so is one of the others, and no more.

    >>> narrowed(0b0001, 0b0111, 2, ((0b0111, 2),))
    (1, 7, 2, ((6, 1),))
    >>> narrowed(0b0001, 0b0011, 2, ((0b0111, 2),))
    (3, 3, 2, ())
    """
    while True:
        open_needs: list[Need] = []
        for cards, count in needs:
            rest, missing = cards & may & ~holds, count - COUNT[cards & holds]
            if missing > 0:
                open_needs.append((rest, missing))
        must = 0
        for rest, missing in open_needs:
            if COUNT[rest] <= missing:
                must |= rest
        if must:
            holds |= must
            needs = tuple(open_needs)
            continue
        more = max((missing for _, missing in open_needs), default=0)
        least = COUNT[holds] + more
        only = may
        if least >= most:  # so many and no more: what lies here beside the sure cards is among the needed ones
            only = holds | (0 if not more else may)
            for rest, missing in open_needs:
                if missing == more:
                    only &= holds | rest
        if only == may:
            return holds, may, least, essential(open_needs)
        may, needs = only, tuple(open_needs)


def essential(needs: list[Need]) -> tuple[Need, ...]:
    """Leaves out every need that follows from another one."""
    if len(needs) < 2:
        return tuple(needs)
    kept: list[Need] = []
    for cards, count in sorted(set(needs), key=lambda need: (COUNT[need[0]], -need[1])):
        if not any(known | cards == cards and enough >= count for known, enough in kept):
            kept.append((cards, count))
    return tuple(kept)
