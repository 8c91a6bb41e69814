"""A game kept warm: its match, what happened in it, and what its bots know. Always what replaying the log gives.

It may be thrown away at any moment. Whoever uses it holds its lock and catches up first. It knows no visitor.
"""

from threading import Lock

from sqlalchemy import Engine

from authors_edu.bots.play import knowledge_of, tell
from authors_edu.bots.play_calls import knowledge_at_deal
from authors_edu.classroom.callers import Callers
from authors_edu.classroom.games import Game, LoggedMove, Told, append_move, moves_since
from authors_edu.classroom.told import told_by
from authors_edu.game.events import Event
from authors_edu.game.match import Match
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.match_moves import MatchMove, NextRound
from authors_edu.game.moves import Acknowledge, Leave, Undo
from authors_edu.game.refusals import MoveError, UnreadableMove
from authors_edu.game.round import MINUTE_MS, Round
from authors_edu.game.simultaneous import Simultaneous
from authors_edu.game.undo import last_decision
from authors_edu.game.view import seen

MOST_BETWEEN_LOOKS_MS = 3_000  # a page looks every second; where it does not, its player is not there


class BrokenGame(RuntimeError):
    """The log of a game cannot be replayed: this release cannot play what comes at move `number` of game `game_id`."""

    def __init__(self, game_id: int, number: int) -> None:
        super().__init__(f"move {number} of game {game_id} cannot be replayed")
        self.game_id = game_id
        self.number = number


class WarmGame:
    """The match of a game and all since its first deal; `happened[n]` are the events of move n, of the deal at 0.

    A game of one round is a match of one round, and its log that of the round.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lock = Lock()
        self.people = frozenset(seat for seat, who in enumerate(game.seats) if who.level is None)
        self.hinted_at: dict[int, int] = {}  # by seat: the number of the table at its last hint
        self.forget()

    def forget(self) -> None:
        """Goes back to the deal; the next catching up replays the log."""
        self.match = Match(self.game.deck, self.game.rules, len(self.game.seats), self.game.seed)
        self.callers = Callers(self.game.seed)
        self.happened: list[tuple[MatchEvent, ...]] = [self.match.opening]
        self.last_own_move: dict[int, int] = {}  # by seat of a person
        self.gone: set[int] = set()  # seats whose players have left, in whatever round
        self.at_ms = 0
        self.time_ms = 0  # of a game without turns, when somebody last looked
        self._seen_ms: int | None = None  # by the clock on the wall
        self._begin(0)

    @property
    def round(self) -> Round | Simultaneous:
        """The round that goes on, or the one before the next."""
        return self.match.round

    @property
    def bots(self) -> frozenset[int]:
        """The seats that the computer plays, those of people who have left among them."""
        return frozenset(range(len(self.game.seats))) - self.present

    @property
    def present(self) -> frozenset[int]:
        """The seats where people still play."""
        return self.people - self.gone

    @property
    def ends_ms(self) -> int | None:
        """When the minutes of the round that goes on are up; None where it has none (R-20)."""
        minutes = self.round.rules.minutes
        return None if minutes is None or self.round.is_over else self.round.dealt_at_ms + minutes * MINUTE_MS

    @property
    def is_recorded(self) -> bool:
        """Says whether what happens now counts for students: not in practice, nor in a sudden death (R-62)."""
        settles = bool(self.match.tied) and self.game.rules.tie == "sudden_death"
        return not self.is_practice and not settles

    def has_decided(self, seat: int) -> bool:
        """Says whether there is something that a seat could take back: while a round in turns goes on (R-90)."""
        round = self.round
        if not isinstance(round, Round) or round.is_over:
            return False
        return last_decision(round, seat) is not None

    def time_at(self, now_ms: int) -> int:
        """Gives the time of a game without turns: it goes on only while somebody looks, or bots would play on alone.

        `now_ms`: since the game began. After a restart the time goes on from the last move.
        """
        if self._seen_ms is None:
            self._away_ms = max(0, now_ms - self.at_ms)
        else:
            self._away_ms += max(0, now_ms - self._seen_ms - MOST_BETWEEN_LOOKS_MS)
        self._seen_ms = now_ms
        self.time_ms = max(self.at_ms, now_ms - self._away_ms)
        return self.time_ms

    def catch_up(self, engine: Engine) -> None:
        """Replays what the log has and this copy has not; another process may have played.

        Raises NoSuchGame, and BrokenGame where this release cannot read or play the log.
        """
        try:
            for logged in moves_since(engine, self.game.id, len(self.match.log)):
                events = self.match.play(logged.move, self.match.number, logged.at_ms)
                self._note(events, logged)
        except (MoveError, UnreadableMove) as error:
            raise BrokenGame(self.game.id, len(self.match.log) + 1) from error

    def play(self, engine: Engine, seat: int, move: MatchMove, answers: int, at_ms: int, *, by_bot: bool) -> None:
        """Plays a move and writes it, or does neither.

        Raises MoveError where the rules refuse it, UnreadableMove for what is no move here, and MoveTaken where another
        process was first: then catch up.
        """
        at_ms = max(at_ms, self.at_ms)  # a clock that was put back must not make time run backwards
        is_recorded = self.is_recorded
        try:
            events = self.match.play(move, answers, at_ms)
            logged = LoggedMove(len(self.match.log), at_ms, seat, by_bot, move)
            told = told_by(events, self.game, self.round, self.dealt_at)
            if not is_recorded:
                told = Told(struck_from=told.struck_from)
            append_move(engine, self.game, logged, told, over=self.match.is_over)
        except (MoveError, UnreadableMove):
            raise
        except BaseException:
            self.forget()  # the match has the move, the log has not: what follows must start from the log
            raise
        self._note(events, logged)

    def said(self, seat: int, since: int) -> tuple[tuple[int, MatchEvent], ...]:
        """Gives the events from move `since` on as a seat sees them, each with the number of its move."""
        return tuple(
            (number, seen(event, seat) if isinstance(event, Event) else event)
            for number, events in enumerate(self.happened[since:], start=since)
            for event in events
        )

    def _begin(self, number: int) -> None:
        """Begins with a round that the move of this number has dealt."""
        self.dealt_at = number
        self.is_practice = False  # something was taken back in this round
        self._seen_ms = None  # no time has gone by since
        if isinstance(self.round, Round):
            self.knowledge = knowledge_of(self.round)
        else:
            self.knowledge = knowledge_at_deal(self.round)
            self.callers.begin(self.round, self.bots, number, self.at_ms)

    def _note(self, events: tuple[MatchEvent, ...], logged: LoggedMove) -> None:
        self.happened.append(events)
        self.at_ms, move = logged.at_ms, logged.move
        if isinstance(move, NextRound):
            self._begin(logged.number)
        elif isinstance(move, Undo) and isinstance(self.round, Round):
            self.is_practice = True
            self.knowledge = knowledge_of(self.round)  # what was taken back tells nothing any more
        else:
            tell(self.knowledge, events)
        if isinstance(move, Leave):
            self.gone.add(move.seat)
        if isinstance(self.round, Simultaneous) and not isinstance(move, NextRound):
            self.callers.note(self.round, self.bots, move, events, logged.number, logged.at_ms)
        if not logged.by_bot and not isinstance(move, Acknowledge):
            self.last_own_move[logged.seat] = logged.number
