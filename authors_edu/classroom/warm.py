"""A game kept warm: its round, what happened in it, and what its bots know. Always what replaying the log gives.

It may be thrown away at any moment. Whoever uses it holds its lock and catches up first. It knows no visitor.
"""

from threading import Lock

from sqlalchemy import Engine

from authors_edu.bots.play import knowledge_of, tell
from authors_edu.classroom.games import Game, LoggedMove, append_move, moves_since
from authors_edu.classroom.told import told_by
from authors_edu.game.events import Event, Undone
from authors_edu.game.moves import Acknowledge, Move
from authors_edu.game.refusals import MoveError, UnreadableMove
from authors_edu.game.round import Round
from authors_edu.game.view import seen


class BrokenGame(RuntimeError):
    """The log of a game cannot be replayed: this release cannot play what comes at move `number` of game `game_id`."""

    def __init__(self, game_id: int, number: int) -> None:
        super().__init__(f"move {number} of game {game_id} cannot be replayed")
        self.game_id = game_id
        self.number = number


class WarmGame:
    """The round of a game and everything since the deal; `happened[n]` are the events of move n, of the deal at 0."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lock = Lock()
        self.people = frozenset(seat for seat, who in enumerate(game.seats) if who.level is None)
        self.forget()

    def forget(self) -> None:
        """Goes back to the deal; the next catching up replays the log."""
        self.round = Round(self.game.deck, self.game.rules, len(self.game.seats), self.game.seed)
        self.knowledge = knowledge_of(self.round)
        self.happened = [self.round.opening]
        self.last_own_move: dict[int, int] = {}  # by seat of a person
        self.at_ms = 0

    def catch_up(self, engine: Engine) -> None:
        """Replays what the log has and this copy has not; another process may have played.

        Raises NoSuchGame, and BrokenGame where this release cannot read or play the log.
        """
        try:
            for logged in moves_since(engine, self.game.id, self.round.number):
                events = self.round.play(logged.move, answers=logged.number - 1, at_ms=logged.at_ms)
                self._note(events, logged)
        except (MoveError, UnreadableMove) as error:
            raise BrokenGame(self.game.id, self.round.number + 1) from error

    def play(self, engine: Engine, seat: int, move: Move, answers: int, at_ms: int, *, by_bot: bool) -> None:
        """Plays a move and writes it, or does neither.

        Raises MoveError where the rules refuse it, MoveTaken where another process was first: then catch up.
        """
        at_ms = max(at_ms, self.at_ms)  # a clock that was put back must not make time run backwards
        try:
            events = self.round.play(move, answers=answers, at_ms=at_ms)
            logged = LoggedMove(self.round.number, at_ms, seat, by_bot, move)
            told = told_by(events, self.game, self.round)
            append_move(engine, self.game, logged, told, over=self.round.is_over)
        except MoveError:
            raise
        except BaseException:
            self.forget()  # the round has the move, the log has not: what follows must start from the log
            raise
        self._note(events, logged)

    def said(self, seat: int, since: int) -> tuple[tuple[int, Event], ...]:
        """Gives the events from move `since` on as a seat sees them, each with the number of its move."""
        return tuple(
            (number, seen(event, seat))
            for number, events in enumerate(self.happened[since:], start=since)
            for event in events
        )

    def _note(self, events: tuple[Event, ...], logged: LoggedMove) -> None:
        self.happened.append(events)
        if any(isinstance(event, Undone) for event in events):
            self.knowledge = knowledge_of(self.round)  # what was taken back tells nothing any more
        else:
            tell(self.knowledge, events)
        self.at_ms = logged.at_ms
        if not logged.by_bot and not isinstance(logged.move, Acknowledge):
            self.last_own_move[logged.seat] = logged.number
