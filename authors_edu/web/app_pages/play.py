"""Playing: take a seat, then the table until the visitor leaves it."""

from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.games import NoSuchGame
from authors_edu.classroom.seats import NotYourSeat
from authors_edu.classroom.warm import BrokenGame
from authors_edu.game.moves import UnreadableMove
from authors_edu.game.refusals import MoveError, StaleMove
from authors_edu.web.records import tables
from authors_edu.web.seating import take_a_seat
from authors_edu.web.table.command import Command, LeaveTable, Play, PlayAgain
from authors_edu.web.table.data import table_data
from authors_edu.web.table.table import show_table
from authors_edu.web.visitor import visitor_id
from authors_edu.words import say

GONE = (NoSuchGame, NotYourSeat, BrokenGame)  # there is no table to go back to: take a seat again
TABLE = "table"  # one key for all games: the component stays mounted from round to round


def obey(command: Command) -> None:
    """Does what the visitor wishes; what cannot be done becomes a sentence at the table."""
    game, now = st.session_state.game, datetime.now(UTC)
    st.session_state.refusal = None
    try:
        match command:
            case Play(move, answers):
                tables().play(game, visitor, move, answers, now)
            case PlayAgain():
                st.session_state.game = tables().again(game, visitor, now)
            case LeaveTable():
                tables().leave(game, visitor, now)
                st.session_state.game = None
    except (MoveError, StaleMove, UnreadableMove) as refused:
        st.session_state.refusal = say(refused)
    except GONE:
        get_up()


def get_up() -> None:
    """Gives up a table that is gone: its deck was deleted, or this release cannot go on with it."""
    st.session_state.game = None
    st.session_state.gone = True


visitor = visitor_id()
st.session_state.setdefault("refusal", None)
# A round that is over stays on the table until the visitor leaves it; after a refresh only an unfinished one is found.
st.session_state.game = st.session_state.get("game") or tables().current(visitor)
if st.session_state.game is None and st.session_state.pop("gone", False):
    st.info("The table where you sat is gone. Families and titles that were counted before stay counted.")
if st.session_state.game is None and (dealt := take_a_seat(visitor)):
    st.session_state.game = dealt
    st.rerun()
if st.session_state.game is not None:
    try:
        seated = tables().open(st.session_state.game, visitor)
    except GONE:
        get_up()
        st.rerun()
    show_table(table_data(seated, st.session_state.refusal), TABLE, obey)
