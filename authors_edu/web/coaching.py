"""The coach on the page of playing: what it was asked stays open until it is closed or the table moves on."""

from dataclasses import dataclass, replace
from typing import Any

import streamlit as st

from authors_edu.bots.coach import Hint
from authors_edu.bots.lookback import Moment
from authors_edu.classroom.coaching import NoCoach, field_for, hint_for, hints_given, moments_for, sheet_for
from authors_edu.classroom.seats import LiveTable
from authors_edu.game.view import Stage
from authors_edu.web.records import tables
from authors_edu.web.table.coach import Said, coach_data
from authors_edu.web.table.command import Consult, FieldOf


@dataclass(frozen=True, slots=True)
class _Open:
    """What lies open at one table. `number` is that of the table for which hint and field were given."""

    game_id: int
    number: int = 0
    hint: Hint | None = None
    field: FieldOf | None = None
    has_sheet: bool = False
    moments: tuple[Moment, ...] | None = None


def consult(wish: Consult, game_id: int, visitor: str) -> None:
    """Notes what the visitor wants of the coach. Raises what `classroom/coaching.py` raises, NoCoach apart."""
    now = _open(game_id, wish.answers)
    try:
        match wish.about:
            case "hint":
                now = replace(now, hint=hint_for(tables(), game_id, visitor, wish.answers))
            case "sheet":
                sheet_for(tables(), game_id, visitor)
                now = replace(now, has_sheet=True)
            case "close":
                now = replace(now, has_sheet=False, field=None)
            case "moments":
                now = replace(now, moments=moments_for(tables(), game_id, visitor))
            case FieldOf():
                sheet_for(tables(), game_id, visitor)
                now = replace(now, has_sheet=True, field=wish.about)
    except NoCoach:
        return  # no button offers it
    st.session_state.coach = now


def coach_at(table: LiveTable, visitor: str) -> dict[str, Any] | None:
    """Gives what the coach shows at the table as it stands now, None in a game without turns.

    Raises what `Tables.open` raises.
    """
    if table.course.calls is not None:
        return None
    now = _open(table.game_id, table.view.number)
    here = tables(), table.game_id, visitor
    if table.view.stage is Stage.OVER:
        said = Said(moments=now.moments, hints=hints_given(*here) if table.coached else 0)
    else:
        sheet = sheet_for(*here) if now.has_sheet else None
        field = None if now.field is None else field_for(*here, now.field.seat, now.field.family, now.field.card)
        said = Said(now.hint, sheet, field)
    return coach_data(table, said, coached=table.coached)


def _open(game_id: int, number: int) -> _Open:
    """Gives what lies open at this number of the table: the sheet stays, what was said of another number does not."""
    now = st.session_state.get("coach")
    if not isinstance(now, _Open) or now.game_id != game_id:
        return _Open(game_id, number)
    return now if now.number == number else replace(now, number=number, hint=None, field=None)
