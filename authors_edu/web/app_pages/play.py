"""Playing: take a seat, then the table until the visitor leaves it."""

from collections.abc import Mapping
from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.decks import NoSuchDeck
from authors_edu.classroom.games import NoSuchGame, NoSuchStudent, StillPlaying
from authors_edu.classroom.seats import NotYourSeat
from authors_edu.classroom.warm import BrokenGame
from authors_edu.game.moves import UnreadableMove
from authors_edu.game.refusals import MoveError, StaleMove
from authors_edu.game.rules import RulesError
from authors_edu.web.coaching import coach_at, consult
from authors_edu.web.records import tables
from authors_edu.web.seating import PAUSES, take_a_seat
from authors_edu.web.table.command import Command, Consult, LeaveTable, Look, Play, PlayAgain
from authors_edu.web.table.data import table_data
from authors_edu.web.table.table import show_table
from authors_edu.web.visitor import visitor_id
from authors_edu.words import say

TABLE = "table"  # one key for all games: the component stays mounted from round to round
# What makes a table impossible to go back to, and why: its visitor takes a seat again.
GONE: Mapping[type[Exception], str] = {
    NoSuchGame: "deck_gone",
    NoSuchDeck: "deck_gone",
    NotYourSeat: "seat_gone",
    BrokenGame: "game_broken",
    NoSuchStudent: "name_gone",
}


def obey(command: Command) -> None:
    """Does what the visitor wishes; what cannot be done becomes a sentence at the table."""
    game, now = st.session_state.game, datetime.now(UTC)
    if game is None:
        return  # pressed twice: the first one left the table
    try:
        match command:
            case Look():
                pass  # the table is shown anew below
            case Play(move, answers):
                tables().play(game, visitor, move, answers, now)
            case PlayAgain():
                st.session_state.game = tables().again(game, visitor, now)
            case Consult():
                consult(command, game, visitor)
            case LeaveTable():
                tables().leave(game, visitor, now)
                st.session_state.game = None
    except (MoveError, StaleMove, UnreadableMove, RulesError) as refused:
        st.session_state.refusal = say(refused)
    except StillPlaying as playing:  # pressed twice, or dealt from another tab of this browser
        st.session_state.game = playing.game_id
    except tuple(GONE) as gone:
        get_up(gone)


def get_up(gone: Exception) -> None:
    """Gives up a table that is gone: its deck was deleted, or this release cannot go on with it."""
    st.session_state.game = None
    st.session_state.gone = GONE[type(gone)]


visitor = visitor_id()
# A round that is over stays on the table until the visitor leaves it; after a refresh only an unfinished one is found.
st.session_state.game = st.session_state.get("game") or tables().current(visitor)
if st.session_state.game is None and (dealt := take_a_seat(visitor, st.session_state.pop("gone", None))):
    st.session_state.game = dealt
    st.rerun()
if st.session_state.game is not None:
    try:
        seated = tables().open(st.session_state.game, visitor, datetime.now(UTC))
        coach = coach_at(seated, visitor)
    except tuple(GONE) as gone:
        get_up(gone)
        st.rerun()
    own = {"coach": coach, "at_once": not st.session_state.get(PAUSES, True)}
    show_table(table_data(seated, st.session_state.pop("refusal", None)) | own, TABLE, obey)
