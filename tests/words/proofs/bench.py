"""Proofs: for every claim of the rules in words a little game that shows it, and options under which it does not hold.

A proof plays by the options of its claim and says whether the engine did what is claimed. Played by the opposite
options, it must not be shown, and the text must not claim it. `otherwise` is None for what every game claims.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from authors_edu.decks.model import Deck
from authors_edu.game.calls import Call, Tick
from authors_edu.game.deal import Deal
from authors_edu.game.match import Match
from authors_edu.game.moves import Ask
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.simultaneous import Simultaneous
from authors_edu.words.rules import Says

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)

# 0 lacks A3 A4, 1 lacks A1 A2 A4 ...; nobody holds a set.
THREE = ("A1 A2 B1 C1", "A3 B2 B3 C2", "A4 B4 C3 C4")
# Everybody gets one family: 0 asks 1 for A4, misses C2; 1 asks 2 for B4 and has no card left; 2 asks 0 for C1.
ONE_EACH = ("A1 A2 A3 C1", "A4 B1 B2 B3", "B4 C2 C3 C4")
EACH_TAKES_ONE = (Ask(1, card=A4), Ask(1, card=C2), Ask(2, card=B4), Ask(0, card=C1))


@dataclass(frozen=True)
class Bench:
    """A table set up by the options of a claim."""

    table: Callable[..., Round]
    deck_of: Callable[..., Deck]
    cards: Callable[[str], tuple[int, ...]]
    seats: int
    options: Mapping[str, Any]

    @property
    def rules(self) -> Rules:
        return Rules(seats=self.seats, **self.options)

    def by(self, **options: Any) -> "Bench":
        """The same table with further options."""
        return replace(self, options={**self.options, **options})

    def start(self, *hands: str, pile: str = "", **more: Any) -> Any:
        """Starts from stated hands. Where the options deal everything, what would be the pile is in the last hand."""
        if pile and self.options.get("deal") is None:
            hands, pile = (*hands[:-1], f"{hands[-1]} {pile}"), ""
        round = (
            self._two_copies(*hands)
            if self.rules.copies == 2
            else self.table(*hands, pile=pile, **more, **{**self.options, "pace": "turns"})
        )
        return round if self.rules.pace == "turns" else Simultaneous.from_round(round)

    def _two_copies(self, *hands: str) -> Round:
        """With two copies of each card there are half as many families."""
        deal = Deal(len(hands) - 1, tuple(map(self.cards, hands)))
        return Round.from_deal(self.deck_of(sum(map(len, deal.hands)) // 8), self.rules, deal)

    def deal(self, families: int, seed: int = 1) -> Round:
        return Round(self.deck_of(families), self.rules, self.seats, seed)

    def match(self, *hands: str, **more: Any) -> Match:
        """Starts a match whose first round has these hands."""
        first = self.table(*hands, **more, **{**self.options, "pace": "turns"})
        match = Match(first.deck, first.rules, self.seats, 7)
        match.round = first
        return match


@dataclass(frozen=True)
class Proof:
    """`shown` plays the game. `options` are those of the claim, `otherwise` what is changed in the opposite."""

    says: Says
    shown: Callable[[Bench], bool]
    seats: int
    options: Mapping[str, Any]
    otherwise: Mapping[str, Any] | None


def proves(
    says: Says, otherwise: Mapping[str, Any] | None = None, *, seats: int = 3, **options: Any
) -> Callable[[Callable[[Bench], bool]], Proof]:
    """Makes a game the proof of a claim."""
    return lambda shown: Proof(says, shown, seats, options, otherwise)


def play(game: Any, *moves: Any) -> list[Any]:
    """Plays moves one after the other, and gives all that they cause."""
    return [event for move in moves for event in game.play(move, game.number)]


def refused(game: Any, move: Any, *at_ms: int) -> Reason | None:
    """Tries a move; gives why it is refused, or None where it was played."""
    try:
        game.play(move, game.number, *at_ms)
    except MoveError as error:
        return error.reason
    return None


def answer(game: Simultaneous, call: Call, at_ms: int) -> list[Any]:
    """Calls, and lets the window close with nobody else calling."""
    return [*game.play(call, game.number, at_ms), *game.play(Tick(), game.number, at_ms + game.rules.window_ms)]


def kinds(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]
