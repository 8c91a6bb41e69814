"""The coach at a table: what it says to the visitor who sits there, and how often it was asked.

It knows what the seat knows and no more (R-91); a hint is counted once for each number of the table, however often it
is read again. Words stand in `words/`.
"""

from authors_edu.bots.coach import Hint, Why, hint
from authors_edu.bots.lookback import Moment, lookback
from authors_edu.bots.sheet import Field, Sheet, deduction_sheet, field_of
from authors_edu.classroom.games import count_hint, hints_of
from authors_edu.classroom.seats import Tables
from authors_edu.classroom.warm import WarmGame
from authors_edu.game.refusals import MoveError, Reason, StaleMove


class NoCoach(Exception):
    """The visitor has chosen to play without the coach."""


def hint_for(tables: Tables, game_id: int, visitor: str, answers: int) -> Hint:
    """Gives a hint for the table of this number, and counts it.

    Raises what `Tables.open` raises, as everything here does; NoCoach, StaleMove where the game has moved on, and
    MoveError where the seat is not to ask.
    """
    with tables.at(game_id, visitor) as (warm, seat):
        _check_coached(warm, seat)
        if answers != warm.round.number:
            raise StaleMove(answers, warm.round.number)
        if warm.game.rules.pace == "simultaneous":
            return Hint(Why.NO_TURNS)
        view = warm.round.view(seat)
        if not view.askable_seats:
            raise MoveError(Reason.ROUND_OVER if warm.round.is_over else Reason.OUT_OF_TURN)
        given = hint(view, warm.knowledge)
        if warm.hinted_at.get(seat) != answers:
            count_hint(tables.engine, game_id, seat)
            warm.hinted_at[seat] = answers
        return given


def sheet_for(tables: Tables, game_id: int, visitor: str) -> Sheet:
    """Fills the deduction sheet of the visitor's seat as the table stands now. Raises NoCoach."""
    with tables.at(game_id, visitor) as (warm, seat):
        _check_coached(warm, seat)
        return deduction_sheet(warm.round.view(seat), warm.knowledge)


def field_for(tables: Tables, game_id: int, visitor: str, seat: int, family: int, card: int | None) -> Field | None:
    """Says what stands behind a mark of the sheet; None for what is not on it (any more). Raises NoCoach."""
    with tables.at(game_id, visitor) as (warm, own):
        _check_coached(warm, own)
        try:
            return field_of(warm.round.view(own), warm.knowledge, seat, family, card)
        except ValueError:
            return None


def moments_for(tables: Tables, game_id: int, visitor: str) -> tuple[Moment, ...]:
    """Looks back at the round for the visitor's seat, coached or not. Raises MoveError while the round goes on."""
    with tables.at(game_id, visitor) as (warm, seat):
        if warm.game.rules.pace == "simultaneous":
            return ()
        return lookback(warm.round, seat)


def hints_given(tables: Tables, game_id: int, visitor: str) -> int:
    """Counts the hints that the visitor has had in this game."""
    with tables.at(game_id, visitor) as (_, seat):
        return hints_of(tables.engine, game_id, seat) or 0


def _check_coached(warm: WarmGame, seat: int) -> None:
    if warm.game.seats[seat].hints is None:
        raise NoCoach
