"""The coach at a table: what it says to the visitor who sits there, and how often it was asked.

It knows what the seat knows and no more (R-91); a hint is counted once for each number of the table, however often it
is read again. Words stand in `words/`.
"""

from authors_edu.bots.coach import Hint, hint
from authors_edu.bots.lookback import Moment, lookback
from authors_edu.bots.sheet import Field, Sheet, deduction_sheet, field_of
from authors_edu.classroom.hints import count_hint, hints_of
from authors_edu.classroom.seats import Tables
from authors_edu.classroom.warm import WarmGame
from authors_edu.game.refusals import MoveError, Reason, StaleMove
from authors_edu.game.round import Round


class NoCoach(Exception):
    """The visitor has chosen to play without the coach, or the game has no turns: nobody would wait for a hint."""


def hint_for(tables: Tables, game_id: int, visitor: str, answers: int) -> Hint:
    """Gives a hint for the table of this number, and counts it.

    Raises what `Tables.open` raises, as everything here does; NoCoach, StaleMove where the game has moved on, and
    MoveError where the seat is not to ask.
    """
    with tables.at(game_id, visitor) as (warm, seat):
        round = _coached(warm, seat)
        if answers != warm.match.number:
            raise StaleMove(answers, warm.match.number)
        view = round.view(seat)
        if not view.askable_seats:
            raise MoveError(Reason.ROUND_OVER if round.is_over else Reason.OUT_OF_TURN)
        given = hint(view, warm.knowledge)
        if warm.hinted_at.get(seat) != answers:
            count_hint(tables.engine, game_id, seat)
            warm.hinted_at[seat] = answers
        return given


def sheet_for(tables: Tables, game_id: int, visitor: str) -> Sheet:
    """Fills the deduction sheet of the visitor's seat as the table stands now. Raises NoCoach."""
    with tables.at(game_id, visitor) as (warm, seat):
        return deduction_sheet(_coached(warm, seat).view(seat), warm.knowledge)


def field_for(tables: Tables, game_id: int, visitor: str, seat: int, family: int, card: int | None) -> Field | None:
    """Says what stands behind a mark of the sheet; None for what is not on it (any more). Raises NoCoach."""
    with tables.at(game_id, visitor) as (warm, own):
        view = _coached(warm, own).view(own)
        try:
            return field_of(view, warm.knowledge, seat, family, card)
        except ValueError:
            return None


def moments_for(tables: Tables, game_id: int, visitor: str) -> tuple[Moment, ...]:
    """Looks back at the round for the visitor's seat, coached or not.

    Raises MoveError while the round goes on, and NoCoach where it had no turns.
    """
    with tables.at(game_id, visitor) as (warm, seat):
        return lookback(_in_turns(warm), seat)


def hints_given(tables: Tables, game_id: int, visitor: str) -> int:
    """Counts the hints that the visitor has had in this game."""
    with tables.at(game_id, visitor) as (_, seat):
        return hints_of(tables.engine, game_id, seat) or 0


def _coached(warm: WarmGame, seat: int) -> Round:
    """Gives the round for a seat that has the coach."""
    if warm.game.seats[seat].hints is None:
        raise NoCoach
    return _in_turns(warm)


def _in_turns(warm: WarmGame) -> Round:
    if not isinstance(warm.round, Round):
        raise NoCoach
    return warm.round
