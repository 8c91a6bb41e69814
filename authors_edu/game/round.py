"""Round: one deal of the game, from the shuffle to the last set. The one mutable noun, for speed.

`play` either does all that a move causes, or raises and changes nothing. A Round knows everything: bots and pages
get a `view` and `seen` events, never a Round. A move is always that of the seat on turn; who sent it, the caller knows.
"""

from collections.abc import Callable
from typing import Any, Self

from authors_edu.decks.model import Card, Deck
from authors_edu.game.asking import legal_asks, play_ask
from authors_edu.game.cards import Cards
from authors_edu.game.deal import Deal, check_deal, deal_cards, shuffled_places
from authors_edu.game.events import Dealt, Event, HandEmptied, SeatLeft, TurnPassed
from authors_edu.game.moves import Ask, Choose, EndRound, Leave, Move, Name, NameByChance, Pass
from authors_edu.game.outcome import Ending, Outcome
from authors_edu.game.receiving import play_by_chance, play_choice, play_name, skip_all
from authors_edu.game.record import fits
from authors_edu.game.refusals import MoveError as MoveError
from authors_edu.game.refusals import Reason, UnreadableMove, brief
from authors_edu.game.refusals import StaleMove as StaleMove
from authors_edu.game.rules import Rules, RulesError, Unplayable, check_playable
from authors_edu.game.saved import read_round, write_round
from authors_edu.game.stage import Stage
from authors_edu.game.titles import Titles
from authors_edu.game.turns import finish, lay, lay_down, settle, take_up
from authors_edu.game.view import View, view_of


class Round:
    """One deal of the game. Raises RulesError where the deck cannot be played by the rules."""

    def __init__(self, deck: Deck, rules: Rules, seats: int, seed: int) -> None:
        if seats != rules.seats:
            raise RulesError(Unplayable.SEATS_DIFFER, seats=seats, rules=rules.seats)
        check_playable(deck, rules)
        self._begin(deck, rules, seed, deal_cards(len(deck.cards), rules, seed))
        self.stated_deal: Deal | None = None

    @classmethod
    def from_deal(cls, deck: Deck, rules: Rules, deal: Deal, seed: int = 0) -> Self:
        """Starts from a stated deal: a position set up by hand. The seed still orders handles, choices and chances.

        Raises RulesError as for a deal by the seed, and where this is no deal of the deck.
        """
        check_playable(deck, rules)
        check_deal(deal, len(deck.cards), rules.seats)
        round = cls.__new__(cls)
        round._begin(deck, rules, seed, deal)
        round.stated_deal = deal
        return round

    def _begin(self, deck: Deck, rules: Rules, seed: int, deal: Deal) -> None:
        if type(seed) is not int:
            raise RulesError(Unplayable.NUMBER, option="seed", value=seed, least=0)
        self.deck, self.rules, self.seed, self.dealer = deck, rules, seed, deal.dealer
        naming, families = rules.naming != "off", len(deck.families)
        self.works = shuffled_places(families, seed) if naming else tuple(range(len(deck.cards)))  # card by handle
        self.handles = tuple(sorted(range(len(self.works)), key=self.works.__getitem__))  # handle by card
        self.cards = Cards(deal, families, self.handles)
        self.titles = Titles(deck, self.works, map(self.cards.hand, range(rules.seats)), naming)
        self.creators = tuple(family.creator for family in deck.families)
        self.clues = tuple(deck.cards[work].clue or deck.cards[work].year for work in self.works)
        self.naming_points = [0] * rules.seats
        self.left: set[int] = set()  # seats whose players have gone
        self.number = 0  # of accepted moves
        self.log: list[tuple[Move, int]] = []  # every accepted move with its time
        self.stage = Stage.ASK
        self.outcome: Outcome | None = None
        self.turn = deal.dealer
        self.opening = tuple(self._open(deal))

    def _open(self, deal: Deal) -> list[Event]:
        """Lays whole families from the dealer's left (R-04) and lets the first live seat from there begin (R-05)."""
        events: list[Event] = [Dealt(deal.dealer, tuple(map(len, deal.hands)), len(deal.pile))]
        seats = self.rules.seats
        clockwise = [(deal.dealer + step) % seats for step in range(1, seats + 1)]
        for seat in clockwise:
            for family in range(len(self.creators)):
                lay(self, seat, family, True, events)
        events += [HandEmptied(seat) for seat in clockwise if deal.hands[seat] and not self.cards.sizes[seat]]
        if self.cards.unlaid:
            self.turn = self.cards.next_live(deal.dealer)
            events.append(TurnPassed(self.turn))
            take_up(self, events)
        else:
            finish(self, Ending.ALL_LAID, events)
        return events

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    def legal_asks(self) -> tuple[Ask, ...]:
        """Lists every ask that the seat on turn may make; empty while a name waits and when the round is over."""
        return legal_asks(self)

    def play(self, move: Move, answers: int, at_ms: int = 0) -> tuple[Event, ...]:
        """Plays a move that answers this `number`, and gives all that it causes, in the order of R-16.

        `at_ms` is the caller's clock, from 0 up. Raises StaleMove, MoveError or UnreadableMove; then nothing has
        changed.
        """
        if type(answers) is not int or answers != self.number:
            raise StaleMove(answers, self.number)
        if self.outcome is not None:
            raise MoveError(Reason.ROUND_OVER)
        carry_out = _CARRY_OUT.get(type(move))
        if carry_out is None:
            raise UnreadableMove("unknown_kind", move)
        if not fits(move):
            raise UnreadableMove("wrong_type", move)
        if type(at_ms) is not int or at_ms < 0:
            raise UnreadableMove("wrong_time", at_ms)
        events = tuple(carry_out(self, move, at_ms))
        self.number += 1
        self.log.append((move, at_ms))
        return events

    def view(self, seat: int | None) -> View:
        """Gives what a seat, or a spectator (None), may know. Raises ValueError where there is no such seat."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.rules.seats):
            raise ValueError(f"no seat {brief(seat)} at a table of {self.rules.seats}")
        return view_of(self, seat)

    def card(self, handle: int) -> Card:
        """Gives the card of the deck behind a handle: for the teacher's record, not for a player's screen."""
        return self.deck.cards[self.works[handle]]

    def to_dict(self) -> dict[str, Any]:
        """Writes the round down as plain data: its set-up, with the deck, and its moves."""
        return write_round(self)

    @classmethod
    def from_dict(cls, data: object) -> Self:
        """Reads a round back by playing its moves again. Raises UnreadableMove, RulesError or MoveError."""
        saved = read_round(data)
        if saved.deal is None:
            round = cls(saved.deck, saved.rules, saved.rules.seats, saved.seed)
        else:
            round = cls.from_deal(saved.deck, saved.rules, saved.deal, saved.seed)
        for move, at_ms in saved.moves:
            round.play(move, round.number, at_ms)
        return round


def _pass(round: Round, move: Pass, at_ms: int) -> list[Event]:
    raise MoveError(Reason.NO_PASSING)


def _leave(round: Round, move: Leave, at_ms: int) -> list[Event]:
    """Lets a player go; the seat plays on, and what it was to name is skipped (R-20)."""
    if not 0 <= move.seat < round.rules.seats:
        raise MoveError(Reason.NO_SUCH_SEAT)
    if move.seat in round.left:
        raise MoveError(Reason.ALREADY_LEFT)
    round.left.add(move.seat)
    events: list[Event] = [SeatLeft(move.seat)]
    if move.seat == round.turn and (skipped := skip_all(round, at_ms, events)):
        settle(round, skipped.family, skipped.giver, True, events)
    return events


def _end_early(round: Round, move: EndRound, at_ms: int) -> list[Event]:
    """Ends the round by agreement (R-20); a name that waits is skipped first, and what it held back is laid."""
    events: list[Event] = []
    if skipped := skip_all(round, at_ms, events):
        lay_down(round, skipped.family, skipped.giver, events)
    finish(round, Ending.AGREED if round.cards.unlaid else Ending.ALL_LAID, events)
    return events


_CARRY_OUT: dict[type, Callable[[Round, Any, int], list[Event]]] = {
    Ask: play_ask,
    Name: play_name,
    Choose: play_choice,
    NameByChance: play_by_chance,
    Pass: _pass,
    Leave: _leave,
    EndRound: _end_early,
}
