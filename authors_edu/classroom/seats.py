"""Tables: who sits where, and playing on. People's moves come in here; bots' turns are played at once after them.

Every game is a match, most of them of one round; from one round to the next it goes by a person's move.

A copy of each game is kept warm and catches up from the log before every use, so that several processes, a refresh or
a restart all go on with the same game. The log decides: a move counts once it is written, before anybody sees it.
"""

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from threading import Lock
from typing import Any

from sqlalchemy import Engine

from authors_edu.classroom.allowed import allows_taking_back
from authors_edu.classroom.course import Course, course_of, view_in
from authors_edu.classroom.decks import load_version
from authors_edu.classroom.games import (
    Game,
    MoveTaken,
    NoSuchGame,
    create_game,
    free_players,
    hash_visitor,
    load_game,
    new_seed,
    unfinished_game,
)
from authors_edu.classroom.lessons import Lesson, families_of, still_there
from authors_edu.classroom.moments import to_ms
from authors_edu.classroom.roster import list_students
from authors_edu.classroom.sitters import bots, person
from authors_edu.classroom.steps import Step, next_step
from authors_edu.classroom.told import told_by
from authors_edu.classroom.warm import BrokenGame, WarmGame
from authors_edu.decks.model import Words
from authors_edu.game.calls import Call
from authors_edu.game.lesson import numbered_families
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.match_moves import EndMatch, MatchMove, MoveTarget, NextRound
from authors_edu.game.moves import Acknowledge, Ask, Choose, EndRound, Leave, Name, Pass, Undo
from authors_edu.game.presets import preset as rules_of
from authors_edu.game.refusals import MoveError, Reason, StaleMove, UnreadableMove
from authors_edu.game.simultaneous import Simultaneous
from authors_edu.game.view import View

MOST_WARM = 200
# A bound on one request, far above what bots need to finish a deal; where it is reached the next request goes on.
MOST_BOT_MOVES = 5_000
# What a person may play.
ON_TURN = (Ask, Name, Choose, Pass)
AT_ANY_TIME = (Acknowledge, Undo, NextRound, MoveTarget, EndMatch)
# What is played otherwise than a game's own options say, and is kept when it is dealt once more.
KEPT_OPTIONS = ("naming_by_bots", "tie", "rounds", "target", "minutes")


class NotYourSeat(Exception):
    """The visitor has no seat at this table."""


@dataclass(frozen=True, slots=True)
class LiveTable:
    """A game as one visitor sees it. `said`: events with the number of their move, the newest stretch or all."""

    game_id: int
    view: View  # of the round that is shown, with the number of the match: this is what a move answers
    said: tuple[tuple[int, MatchEvent], ...]
    names: tuple[str, ...]  # by seat; "" for a guest
    levels: tuple[str | None, ...]  # by seat; None for a person
    deck_name: str
    words: Words
    preset: str
    course: Course
    coached: bool = False  # the coach may help this visitor (`coaching.py`)


class Tables:
    """All tables of one database. Safe to share between threads; holds nothing that the database does not."""

    def __init__(self, engine: Engine, most_warm: int = MOST_WARM) -> None:
        self.engine = engine
        self._most_warm = most_warm
        self._warm: OrderedDict[int, WarmGame] = OrderedDict()
        self._lock = Lock()

    def start(
        self,
        deck_id: int,
        student_id: int | None,
        visitor: str,
        preset: str,
        opponents: tuple[str, ...],
        now: datetime,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        coached: bool = True,
        lesson: Lesson = None,
    ) -> int:
        """Deals a game for one person, on seat 0, and bots of these levels; gives its id.

        `coached`: the coach may help this person (`coaching.py`). `lesson`: which families are played with.

        Raises NoSuchDeck, NoSuchStudent, StillPlaying, and RulesError where the deck cannot be played so.
        """
        whole, version = load_version(self.engine, deck_id)
        seed = new_seed() if seed is None else seed
        families = families_of(whole, lesson, seed)
        deck = whole if families is None else numbered_families(whole, families)
        rules = rules_of(preset, 1 + len(opponents), deck, **(options or {}))
        class_list = {student.id: student.name for student in list_students(self.engine)}
        seats = (person(student_id, visitor, class_list, coached=coached), *bots(opponents, seed, class_list))
        game = Game(deck_id, version, deck, preset, rules, seats, seed, to_ms(now), families=families)
        dealt = WarmGame(game)
        return create_game(self.engine, game, told_by(dealt.match.opening, game, dealt.round), over=dealt.match.is_over)

    def again(self, game_id: int, visitor: str, now: datetime) -> int:
        """Deals a new game of the same kind to the visitor of this one, with the deck as it stands now.

        A short lesson keeps its families, as far as the deck still has cards of them.

        Raises what `open` and `start` raise.
        """
        warm = self._fetch(game_id)
        game = warm.game
        seat = game.seats[self._seat_of(warm, visitor)]
        levels = tuple(other.level for other in game.seats if other.level is not None)
        options = {name: getattr(game.rules, name) for name in KEPT_OPTIONS}
        lesson = None if game.families is None else still_there(game.deck, load_version(self.engine, game.deck_id)[0])
        return self.start(
            game.deck_id, seat.student_id, visitor, game.preset, levels, now, options=options,
            coached=seat.hints is not None, lesson=lesson,
        )  # fmt: skip

    def open(self, game_id: int, visitor: str, now: datetime | None = None, *, all_said: bool = False) -> LiveTable:
        """Shows the table to a visitor who sits there, after letting bots finish what a crash interrupted.

        With the time it is, a round whose minutes are up ends first, though nobody moves (R-20).
        Raises NoSuchGame, NotYourSeat, and BrokenGame where this release cannot go on with the game: its people are
        then free for another one.
        """
        warm = self._fetch(game_id)
        seat = self._seat_of(warm, visitor)
        with warm.lock:
            self._catch_up(warm)
            at_ms = None if now is None else to_ms(now) - warm.game.started_ms
            self._play_bots(warm, at_ms)
            self._mind_the_time(warm, at_ms)
            course = self._course(warm, seat, at_ms)
            since = 0 if all_said else warm.last_own_move.get(seat, 0)
            return LiveTable(
                game_id,
                view_in(course),
                warm.said(seat, since),
                tuple(each.name for each in warm.game.seats),
                tuple(each.level for each in warm.game.seats),
                warm.game.deck.name,
                warm.game.deck.words,
                warm.game.preset,
                course,
                coached=warm.game.seats[seat].hints is not None,
            )

    def play(self, game_id: int, visitor: str, move: MatchMove, answers: int, now: datetime) -> None:
        """Plays a person's move and then the bots' turns, until a person is to act.

        Raises MoveError where the rules refuse the move, also out of turn (R-22), StaleMove where the game has moved
        on, NotYourSeat, NoSuchGame, and UnreadableMove for a move that is not a person's to make.
        """
        if not isinstance(move, (*ON_TURN, *AT_ANY_TIME)):
            raise UnreadableMove("not_for_people", type(move).__name__)
        warm = self._fetch(game_id)
        seat = self._seat_of(warm, visitor)
        if isinstance(move, Acknowledge | Undo) and move.seat != seat:
            raise MoveError(Reason.OUT_OF_TURN)
        with warm.lock:
            self._catch_up(warm)
            at_ms = to_ms(now) - warm.game.started_ms
            self._play_bots(warm, at_ms)
            if answers != warm.match.number:
                raise StaleMove(answers, warm.match.number)
            if isinstance(move, Undo) and not self._may_take_back(warm):
                raise MoveError(Reason.UNDO_NOT_ALLOWED)
            if isinstance(warm.round, Simultaneous):
                if isinstance(move, Ask):
                    move, at_ms = Call(seat, move.seat, move.card, move.family), warm.time_ms
            elif isinstance(move, ON_TURN) and not warm.round.is_over and warm.round.turn != seat:
                raise MoveError(Reason.OUT_OF_TURN)
            self._accept(warm, seat, move, answers, at_ms)
            self._play_bots(warm)

    @contextmanager
    def at(self, game_id: int, visitor: str) -> Iterator[tuple[WarmGame, int]]:
        """Gives the game, caught up and held, and the visitor's seat in it. Raises what `open` raises."""
        warm = self._fetch(game_id)
        seat = self._seat_of(warm, visitor)
        with warm.lock:
            self._catch_up(warm)
            self._play_bots(warm)
            yield warm, seat

    def current(self, visitor: str) -> int | None:
        """Gives the one unfinished game of a visitor, if there is one."""
        return unfinished_game(self.engine, hash_visitor(visitor))

    def leave(self, game_id: int, visitor: str, now: datetime) -> None:
        """Lets a visitor go: the seat becomes a bot's (R-20), and where no person remains the match ends early.

        Sets laid so far count. Who goes between two rounds while others stay goes right after the next deal. Leaving a
        finished game changes nothing. Raises NoSuchGame and NotYourSeat.
        """
        warm = self._fetch(game_id)
        seat = self._seat_of(warm, visitor)
        with warm.lock:
            self._catch_up(warm)
            while not warm.match.is_over and seat not in warm.gone:
                move: MatchMove = Leave(seat)
                if warm.match.is_between:
                    move = NextRound() if warm.present - {seat} else EndMatch()
                with suppress(StaleMove):  # another process was first: leaving answers no particular number
                    self._accept(warm, seat, move, warm.match.number, to_ms(now) - warm.game.started_ms)
            self._play_bots(warm)

    def _may_take_back(self, warm: WarmGame) -> bool:
        """R-90: against bots alone, and where the teacher allows it."""
        return len(warm.people) == 1 and allows_taking_back(self.engine)

    def _course(self, warm: WarmGame, seat: int, at_ms: int | None) -> Course:
        course = course_of(warm, seat, at_ms)
        if not course.may_take_back:
            return course
        return replace(course, may_take_back=self._may_take_back(warm))

    def _fetch(self, game_id: int) -> WarmGame:
        with self._lock:
            if (warm := self._warm.get(game_id)) is not None:
                self._warm.move_to_end(game_id)
                return warm
        fresh = WarmGame(load_game(self.engine, game_id))
        with self._lock:
            warm = self._warm.setdefault(game_id, fresh)
            while len(self._warm) > self._most_warm:
                self._warm.popitem(last=False)
        return warm

    def _catch_up(self, warm: WarmGame) -> None:
        try:
            warm.catch_up(self.engine)
        except (NoSuchGame, BrokenGame):
            with self._lock:
                self._warm.pop(warm.game.id, None)
            free_players(self.engine, warm.game.id)  # or they could never sit down again
            raise

    def _seat_of(self, warm: WarmGame, visitor: str) -> int:
        hashed = hash_visitor(visitor)
        for seat, who in enumerate(warm.game.seats):
            if who.visitor == hashed:
                return seat
        raise NotYourSeat(warm.game.id)

    def _accept(self, warm: WarmGame, seat: int, move: MatchMove, answers: int, at_ms: int) -> None:
        """Plays a person's move, or raises StaleMove where another process was first."""
        try:
            warm.play(self.engine, seat, move, answers, at_ms, by_bot=False)
        except MoveTaken:
            self._catch_up(warm)
            raise StaleMove(answers, warm.match.number) from None

    def _mind_the_time(self, warm: WarmGame, at_ms: int | None) -> None:
        """Ends a round whose minutes are up, at the moment when they were: whoever looks first, and however late."""
        while at_ms is not None and (ends_ms := warm.ends_ms) is not None and at_ms >= ends_ms:
            self._play_step(warm, (0, EndRound(), ends_ms))

    def _play_bots(self, warm: WarmGame, at_ms: int | None = None) -> None:
        """Plays on until a person is to act; with all people gone it ends the match.

        In a game without turns bots call in their own time: what is due at the moment `at_ms` is played.
        """
        time_ms = None if at_ms is None or not isinstance(warm.round, Simultaneous) else warm.time_at(at_ms)
        for _ in range(MOST_BOT_MOVES):
            if warm.match.is_over or (warm.present and warm.match.is_between):
                return
            step = next_step(warm, time_ms) if warm.present else (0, EndMatch(), warm.at_ms)
            if step is None:
                return
            self._play_step(warm, step)

    def _play_step(self, warm: WarmGame, step: Step) -> None:
        seat, move, at_ms = step
        try:
            warm.play(self.engine, seat, move, warm.match.number, at_ms, by_bot=True)
        except MoveTaken:
            self._catch_up(warm)
