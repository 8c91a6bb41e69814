"""Round: one deal of the game, from the shuffle to the last set. The one mutable noun, for speed.

`play` either does all that a move causes, or raises and changes nothing. A Round knows everything: bots and pages
get a `view` and `seen` events, never a Round. A move is always that of the seat on turn, unless it names its seat; who
sent it, the caller knows.
"""

from collections.abc import Callable, Collection
from typing import Any, Self

from authors_edu.decks.model import Card, Deck
from authors_edu.game.asking import asks_of, legal_asks, play_ask, wants_of
from authors_edu.game.blind import Blind
from authors_edu.game.cards import Cards
from authors_edu.game.clues import clue_of
from authors_edu.game.deal import (
    Deal,
    check_deal,
    check_numbers,
    check_playing,
    clockwise_from,
    deal_cards,
    shuffled_places,
)
from authors_edu.game.events import Acknowledged, Dealt, Event, Passed, SeatLeft, TimeUp, TurnPassed
from authors_edu.game.moves import Acknowledge, Ask, Choose, EndRound, Leave, Move, Name, NameByChance, Pass, Undo
from authors_edu.game.outcome import Ending, Outcome
from authors_edu.game.receiving import play_by_chance, play_choice, play_name, skip_all
from authors_edu.game.record import way_to_play
from authors_edu.game.refusals import MoveError as MoveError
from authors_edu.game.refusals import Reason, brief
from authors_edu.game.refusals import StaleMove as StaleMove
from authors_edu.game.rules import Rules, RulesError, Unplayable, check_playable
from authors_edu.game.saved import read_round, write_round
from authors_edu.game.stage import Stage
from authors_edu.game.titles import Titles
from authors_edu.game.turns import finish, lay, lay_down, note_empty, pass_turn, settle, take_up
from authors_edu.game.undo import play_undo
from authors_edu.game.view import View, view_of

MINUTE_MS = 60_000
_ASK = Stage.ASK  # every move looks at it, and to find it in its class takes longer than to compare it


class Round:
    """One deal of the game. Raises RulesError where the deck cannot be played by the rules.

    In a match the `dealer` is told (R-02); without one it is drawn from the seed. `playing`: the seats that get cards,
    where not all do (R-62); the others sit by and keep their numbers. `dealt_at_ms`: what the caller's clock shows at
    the deal, where the round has a number of minutes.
    """

    def __init__(
        self,
        deck: Deck,
        rules: Rules,
        seats: int,
        seed: int,
        *,
        dealer: int | None = None,
        playing: Collection[int] | None = None,
        dealt_at_ms: int = 0,
    ) -> None:
        if seats != rules.seats:
            raise RulesError(Unplayable.SEATS_DIFFER, seats=seats, rules=rules.seats)
        check_numbers(seed, dealt_at_ms)
        check_playing(rules, dealer, playing)
        check_playable(deck, rules, _number_of(playing))
        deal = deal_cards(len(deck.cards), rules, seed, dealer, playing)
        self._set_up(deck, rules, seed, deal, playing)
        self.told_dealer: int | None = dealer
        self.dealt_at_ms = dealt_at_ms

    @classmethod
    def from_deal(
        cls, deck: Deck, rules: Rules, deal: Deal, seed: int = 0, *, playing: Collection[int] | None = None
    ) -> Self:
        """Starts from a stated deal: a position set up by hand. The seed still orders handles, choices and chances.

        Raises RulesError as for a deal by the seed, and where this is no deal of the deck.
        """
        check_numbers(seed)
        check_playing(rules, None, playing)
        check_playable(deck, rules, _number_of(playing))
        check_deal(deal, len(deck.cards), rules, playing)
        round = cls.__new__(cls)
        round._set_up(deck, rules, seed, deal, playing)
        round.stated_deal, round.told_dealer, round.dealt_at_ms = deal, None, 0
        return round

    def _set_up(self, deck: Deck, rules: Rules, seed: int, deal: Deal, playing: Collection[int] | None) -> None:
        """Keeps what never changes, and begins."""
        if rules.pace != "turns":
            raise RulesError(Unplayable.NOT_IN_TURNS)
        self.deck, self.rules, self.seed, self.deal, self.dealer = deck, rules, seed, deal, deal.dealer
        self.playing = None if playing is None else tuple(sorted(playing))
        self.stated_deal: Deal | None = None
        naming = rules.naming != "off"
        self.works = shuffled_places(len(deck.families), seed) if naming else tuple(range(len(deck.cards)))  # by handle
        self.handles = tuple(sorted(range(len(self.works)), key=self.works.__getitem__))  # handle by card
        by_card = rules.ask == "card"
        self.asks = asks_of(rules.seats, len(deck.families), by_card)
        self.wants = wants_of(len(deck.families), rules.copies, by_card, rules.ask_held == "bluff")
        self.creators = tuple(family.creator for family in deck.families)
        self.clues = tuple(clue_of(deck.cards[work]) for work in self.works)
        self.number = 0  # of accepted moves
        self.log: list[tuple[Move, int]] = []  # every accepted move with its time
        self.turns: list[int] = []  # whose turn it was at each of them
        self.undone: set[int] = set()  # places in the log of what has been taken back, and of the taking back
        self.memories: dict[int, Titles] = {}  # what had been seen by then, by the place of each taking back
        self.begin()

    def begin(self) -> None:
        """Puts everything that moves change back to where it was dealt."""
        rules, deal = self.rules, self.deal
        self.cards = Cards(deal, len(self.creators), self.handles, rules.copies)
        naming = rules.naming != "off"
        dealt = [self.cards.hand(seat) if naming else () for seat in range(rules.seats)]
        self.titles = Titles(self.deck, self.works, dealt, naming)
        self.naming_points = [0] * rules.seats
        self.penalties = [0] * rules.seats
        self.hits = [0] * rules.seats  # asks answered by a hit
        self.left: set[int] = set()  # seats whose players have gone
        self.passed: set[int] = set()  # seats that have passed since the last legal ask
        self.out: list[int] = []  # seats with an empty hand, the longest out first
        self.blind = Blind(tuple(map(self.handles.__getitem__, hand)) for hand in deal.hands) if rules.blind else None
        self.stage = Stage.ASK
        self.outcome: Outcome | None = None
        self.turn = deal.dealer
        self.opening = tuple(self._open(deal))
        if self.blind is not None:
            self.blind.follow(self.opening)

    def _open(self, deal: Deal) -> list[Event]:
        """Lays whole families from the dealer's left (R-04) and lets the first live seat from there begin (R-05)."""
        events: list[Event] = [Dealt(deal.dealer, tuple(map(len, deal.hands)), len(deal.pile))]
        clockwise = [seat for seat in clockwise_from(deal.dealer, self.rules.seats) if deal.hands[seat]]
        for seat in clockwise:
            for family in self.cards.whole(seat):
                lay(self, seat, family, True, events)
        for seat in clockwise:
            note_empty(self, seat, events)
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

    @property
    def asks_now(self) -> bool:
        """Says whether the seat on turn is to ask: no name is pending, and no hand is to be put down (R-45) first."""
        return self.stage is _ASK and (self.blind is None or self.turn not in self.blind.shown)

    @property
    def passing_is_closed(self) -> bool:
        """Says whether every live seat has passed in a row (R-19)."""
        return bool(self.passed) and self.cards.live() <= self.passed

    def is_time_up(self, at_ms: int) -> bool:
        """Says whether the minutes of the round, if it has any, are over: a table where nobody moves may be ended."""
        return self.rules.minutes is not None and at_ms - self.dealt_at_ms >= self.rules.minutes * MINUTE_MS

    def legal_asks(self) -> tuple[Ask, ...]:
        """Lists every ask that the seat on turn may make; empty while it is to do something else, and at the end."""
        return legal_asks(self)

    def play(self, move: Move, answers: int, at_ms: int = 0) -> tuple[Event, ...]:
        """Plays a move that answers this `number`, and gives all that it causes, in the order of R-16.

        `at_ms` is the caller's clock, from 0 up; the first move after the last minute is carried out whole, and ends
        the round (R-20). Raises StaleMove, MoveError or UnreadableMove; then nothing has changed.
        """
        if type(answers) is not int or answers != self.number:
            raise StaleMove(answers, self.number)
        if self.outcome is not None:
            raise MoveError(Reason.ROUND_OVER)
        carry_out = way_to_play(move, at_ms, _CARRY_OUT)
        turn, caused = self.turn, carry_out(self, move, at_ms)
        if self.rules.minutes is not None and self.outcome is None and self.is_time_up(at_ms):
            _stop(self, at_ms, Ending.TIME_UP, caused)
        events = tuple(caused)
        if self.blind is not None:
            self.blind.follow(events)
        self.number += 1
        self.log.append((move, at_ms))
        self.turns.append(turn)
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
        rules, playing = saved.rules, saved.playing
        if saved.deal is None:
            round = cls(
                saved.deck,
                rules,
                rules.seats,
                saved.seed,
                dealer=saved.dealer,
                playing=playing,
                dealt_at_ms=saved.dealt_at_ms,
            )
        else:
            round = cls.from_deal(saved.deck, rules, saved.deal, saved.seed, playing=playing)
        for move, at_ms in saved.moves:
            round.play(move, round.number, at_ms)
        return round


def _number_of(playing: Collection[int] | None) -> int | None:
    return None if playing is None else len(playing)


def _pass(round: Round, move: Pass, at_ms: int) -> list[Event]:
    """Lets the turn go by, until all have in a row (R-19)."""
    if not round.rules.allow_pass:
        raise MoveError(Reason.NO_PASSING)
    if not round.asks_now:
        raise MoveError(Reason.NAME_PENDING if round.stage is Stage.NAME else Reason.HAND_SHOWN)
    if round.passing_is_closed:
        raise MoveError(Reason.PASSING_CLOSED)
    events: list[Event] = [Passed(round.turn)]
    round.passed.add(round.turn)
    pass_turn(round, events)
    return events


def _acknowledge(round: Round, move: Acknowledge, at_ms: int) -> list[Event]:
    """Hides a hand from its owner again, who has looked at it (R-45)."""
    if round.blind is None or move.seat not in round.blind.shown:
        raise MoveError(Reason.NOTHING_SHOWN)
    round.blind.shown.remove(move.seat)
    return [Acknowledged(move.seat)]


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
    """Ends the round by agreement, or because its time is up and nobody moves (R-20)."""
    events: list[Event] = []
    _stop(round, at_ms, Ending.TIME_UP if round.is_time_up(at_ms) else Ending.AGREED, events)
    return events


def _stop(round: Round, at_ms: int, reason: Ending, events: list[Event]) -> None:
    """Ends the round; a name that waits is skipped first, and what it held back is laid."""
    if reason is Ending.TIME_UP:
        events.append(TimeUp())
    if skipped := skip_all(round, at_ms, events):
        lay_down(round, skipped.family, skipped.giver, events)
    finish(round, reason if round.cards.unlaid else Ending.ALL_LAID, events)


_CARRY_OUT: dict[type, Callable[[Round, Any, int], list[Event]]] = {
    Ask: play_ask,
    Name: play_name,
    Choose: play_choice,
    NameByChance: play_by_chance,
    Pass: _pass,
    Acknowledge: _acknowledge,
    Undo: play_undo,
    Leave: _leave,
    EndRound: _end_early,
}
