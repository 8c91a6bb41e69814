"""The rules played a second time, as plainly as the sheet says them: lists of cards, nothing shared with `game`.

What happens is told in short tuples. A card is its handle, so that its family is `card // 4`.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

Told = tuple[Any, ...]


class Refused(Exception):
    """A move that is not possible; its text is the reason."""


class PlainRound:
    """One round in turns. `hands` and `pile` (its top card first) are handles, as they were dealt."""

    def __init__(self, rules: Any, families: int, dealer: int, hands: Iterable[Iterable[int]], pile: list[int]) -> None:
        self.rules, self.families, self.pile = rules, families, list(pile)
        self.hands = [sorted(hand) for hand in hands]
        self.seats = range(len(self.hands))
        self.unlaid = [rules.copies] * families
        self.sets, self.points, self.lost, self.hits = ([0] * len(self.hands) for _ in range(4))
        self.line: list[int] = []  # seats that are out, the longest first
        self.welcome: set[int] = set()
        self.passed: set[int] = set()
        self.closed = self.over = False
        self.named: set[int] = set()  # has had its naming
        self.waiting: tuple[list[int], int, int | None] | None = None  # cards, family, giver
        self.told: list[Told] = [("dealt",)]
        self.turn = dealer
        clockwise = [(dealer + step) % len(self.hands) for step in range(1, len(self.hands) + 1)]
        for seat in clockwise:
            for family in range(families):
                self.lay(seat, family)
        for seat in clockwise:
            self.note_empty(seat)
        if any(self.unlaid):
            self.pass_turn()
        else:
            self.end()

    def ask(self, seat: int, card: int | None, family: int | None) -> list[Told]:
        """R-10, R-22, R-30."""
        self.told = []
        asker, hand = self.turn, self.hands[self.turn]
        family = card // 4 if card is not None else family
        assert family is not None
        for reason, wrong in (
            ("name_pending", self.waiting is not None),
            ("no_such_seat", seat not in self.seats),
            ("own_seat", seat == asker),
            ("no_such_card" if card is not None else "no_such_family", family not in range(self.families)),
        ):
            if wrong:
                raise Refused(reason)
        if not self.unlaid[family]:
            raise Refused("family_laid")
        if not self.hands[seat]:
            raise Refused("seat_empty")
        if card is not None and self.rules.ask == "creator":
            raise Refused("creator_wanted")
        comes_back = not hand
        fault = None
        if not comes_back and all(own // 4 != family for own in hand):
            fault = "family_not_held"
        elif card is None and self.rules.ask == "card":
            fault = "card_wanted"
        elif card in hand and self.rules.ask_held != "bluff":
            fault = "card_held"
        if fault:
            return self.rule(fault, seat, card, family)
        self.passed, self.closed = set(), False
        wanted = [own for own in self.hands[seat] if (own == card if card is not None else own // 4 == family)]
        given = wanted[:1] if card is not None else wanted
        self.told += [("asked", asker, seat, family, card), ("answered", len(given))]
        if given:
            self.hits[asker] += 1
            if comes_back:
                self.line.remove(asker)
                self.welcome.discard(asker)
            self.move(seat, asker, given)
            self.receive(family, given, seat)
        elif self.pile:
            drawn = self.pile[0]
            matches = drawn == card if card is not None else drawn // 4 == family
            self.draw(shown=matches)
            if matches:
                self.receive(family, [drawn], None)
            else:
                self.settle(drawn // 4, None, goes_on=False, after=self.next_after_a_miss(seat))
        else:
            self.pass_turn(self.next_after_a_miss(seat))
        return self.told

    def rule(self, fault: str, seat: int, card: int | None, family: int) -> list[Told]:
        """R-23, R-40."""
        asker, forfeits = self.turn, fault == "card_held" and self.rules.ask_held == "forfeit"
        if self.rules.illegal_ask == "refuse" and not forfeits:
            raise Refused(fault)
        self.told += [("asked", asker, seat, family, card), ("ruled", fault, forfeits)]
        if forfeits:
            given = [own for own in self.hands[asker] if own // 4 == family]
            self.move(asker, seat, given)
            self.named.update(given)
            self.lay(seat, family)
            self.note_empty(seat)
            self.note_empty(asker)
        else:
            if fault == "family_not_held" and self.rules.illegal_ask == "penalty":
                self.lost[asker] += 2
                self.told.append(("penalised", asker, 2))
            if not self.closed:
                self.passed = set()
        if any(self.unlaid):
            self.pass_turn()
        else:
            self.end()
        return self.told

    def name(self, is_right: bool) -> list[Told]:
        """R-51."""
        self.told = []
        if self.waiting is None:
            raise Refused("nothing_to_name")
        cards, family, giver = self.waiting
        points = self.rules.naming_points if is_right else 0
        self.points[self.turn] += points
        self.told.append(("named", self.turn, cards.pop(0), points))
        if cards:
            self.told.append(("name_asked", self.turn, cards[0]))
        else:
            self.waiting = None
            self.settle(family, giver, goes_on=True)
        return self.told

    def let_go(self) -> list[Told]:
        """R-19."""
        self.told = []
        if not self.rules.allow_pass:
            raise Refused("no_passing")
        if self.waiting:
            raise Refused("name_pending")
        if self.closed:
            raise Refused("passing_closed")
        self.told.append(("passed", self.turn))
        self.passed.add(self.turn)
        self.pass_turn()
        self.closed = all(seat in self.passed for seat in self.seats if self.is_live(seat))
        return self.told

    def receive(self, family: int, cards: list[int], giver: int | None) -> None:
        """R-51, R-52, R-58."""
        new = [card for card in sorted(set(cards)) if card not in self.named]
        if self.rules.naming_per_ask == "one":
            new = new[:1]
        self.named.update(cards)
        if self.rules.naming != "off" and new:
            self.waiting = new, family, giver
            self.told.append(("name_asked", self.turn, new[0]))
        else:
            self.settle(family, giver, goes_on=True)

    def settle(self, family: int, giver: int | None, *, goes_on: bool, after: int | None = None) -> None:
        """R-12 to R-16, R-34, R-42."""
        self.lay(self.turn, family)
        for seat in (giver, self.turn):
            if seat is not None:
                self.note_empty(seat)
        if not any(self.unlaid):
            self.end()
            return
        is_opponent = giver is not None and not (self.rules.teams and giver % 2 == self.turn % 2)
        if self.rules.reenter and giver is not None and is_opponent and not self.hands[giver]:
            first = next((seat for seat in self.line if seat not in self.welcome), None)
            if first is not None:
                self.welcome.add(first)
                self.told.append(("may_return", first))
        if not self.hands[self.turn]:
            self.pass_turn()
        elif goes_on:
            self.begin_turn()
        else:
            self.pass_turn(after)

    def pass_turn(self, to: int | None = None) -> None:
        """R-11, R-13, R-18; who came back for one ask in vain stands at the end of the line (R-42)."""
        if self.turn in self.welcome:
            self.welcome.discard(self.turn)
            self.line.remove(self.turn)
            self.line.append(self.turn)
        if to is None:
            to = (self.turn + 1) % len(self.hands)
            while not self.is_live(to):
                to = (to + 1) % len(self.hands)
        self.turn = to
        self.told.append(("turn", to))
        self.begin_turn()

    def begin_turn(self) -> None:
        """R-36."""
        if not self.pile:
            return
        drawn = None if self.hands[self.turn] else self.draw(shown=False)
        if not any(self.hands[seat] for seat in self.seats if seat != self.turn):
            if drawn is None:
                drawn = self.draw(shown=False)
            self.settle(drawn // 4, None, goes_on=False)

    def is_live(self, seat: int) -> bool:
        return bool(self.hands[seat] or self.pile or seat in self.welcome)

    def next_after_a_miss(self, asked: int) -> int | None:
        return asked if self.rules.after_miss == "asked" else None

    def draw(self, *, shown: bool) -> int:
        card = self.pile.pop(0)
        self.hands[self.turn] = sorted([*self.hands[self.turn], card])
        self.told.append(("drew", self.turn, card, shown))
        return card

    def move(self, giver: int, taker: int, cards: list[int]) -> None:
        self.hands[giver] = sorted((Counter(self.hands[giver]) - Counter(cards)).elements())
        self.hands[taker] = sorted([*self.hands[taker], *cards])
        self.told.append(("moved", giver, taker, tuple(cards)))

    def lay(self, seat: int, family: int) -> None:
        """R-12, R-43: four different works, as often as they are there."""
        works = range(4 * family, 4 * family + 4)
        while all(card in self.hands[seat] for card in works):
            for card in works:
                self.hands[seat].remove(card)
            self.unlaid[family] -= 1
            self.sets[seat] += 1
            self.told.append(("laid", seat, family))

    def note_empty(self, seat: int) -> None:
        if not self.hands[seat]:
            self.told.append(("emptied", seat))
            self.line.append(seat)

    def end(self) -> None:
        self.over = True
        self.told.append(("over",))

    @property
    def scores(self) -> tuple[int, ...]:
        """R-60."""
        return tuple(self.sets[seat] + self.points[seat] - self.lost[seat] for seat in self.seats)
