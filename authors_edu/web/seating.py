"""Taking a seat: who you are, which deck, which game, against whom."""

from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.decks import NoSuchDeck
from authors_edu.classroom.games import NoSuchStudent, StillPlaying
from authors_edu.classroom.roster import list_students
from authors_edu.game.rules import FEWEST_SEATS, MOST_SEATS, RulesError
from authors_edu.web.deck_choice import choose_deck, decks_or_hint
from authors_edu.web.game_choice import choose_game
from authors_edu.web.lesson_choice import choose_lesson
from authors_edu.web.minutes_told import tell_minutes
from authors_edu.web.plain import plain
from authors_edu.web.records import deck_of, engine, tables
from authors_edu.web.table.browser import face_address
from authors_edu.web.visitor import warn_without_cookies
from authors_edu.words import say
from authors_edu.words.choices import choose_again, level_choice, pause_choice
from authors_edu.words.coach_words import coach_choice

LEVELS = ("beginner", "forgetful", "attentive", "sharp", "detective", "expert")
# Streamlit draws a picture in a label no higher than a letter: here it stands before the name and the sentence.
_FACES = """<style>
.st-key-level [data-testid=stRadioOption] { position: relative; }
.st-key-level [data-testid=stRadioOption] img {
  position: absolute; left: 26px; top: 1px; width: 44px; height: 44px; max-height: none !important; border-radius: 50%;
}
.st-key-level [data-testid=stRadioOption] p { padding-left: 52px; }
.st-key-level [data-testid=stRadioCaption] { padding-left: 76px; }
</style>"""
PAUSES = "pauses"  # whether bots speak one after the other: what the table's page reads
_GUEST = 0  # stands for nobody in the list of names


def take_a_seat(visitor: str, gone: str | None = None) -> int | None:
    """Shows the choices; gives the id of the game once the cards are dealt. `gone`: why a table had to be left."""
    st.title("Play")
    warn_without_cookies()
    if gone:
        st.info(choose_again(gone))
    decks = decks_or_hint()
    if not decks:
        return None
    deck_gone = st.session_state.get("deck") not in (None, *decks)
    who, what = st.columns(2, gap="large")
    with who:
        student = _choose_student()
        opponents = _choose_opponents()
        with st.container(horizontal=True, gap="medium"):
            coached = _choose_coach()
            _choose_pauses()
    with what:
        which, how_much = st.columns(2)
        with which:
            chosen = choose_deck(decks)
        with how_much:
            lesson = choose_lesson(deck_of(chosen))
        game = choose_game(lesson.deck, 1 + len(opponents)) if lesson else None
        if lesson and game:
            tell_minutes(lesson.deck, game.rules, opponents)
    if lesson is None or game is None:
        return None
    if not st.button("Deal the cards", type="primary", icon=":material/playing_cards:"):
        return None
    if student is None:
        st.error("First choose your name, so that what you know is counted. Or choose “A guest”.")
        return None
    if deck_gone:
        st.error(choose_again("deck_gone"))
        return None
    try:
        now = datetime.now(UTC)
        return tables().start(
            chosen.id, student or None, visitor, game.preset, opponents, now, options=game.options, coached=coached,
            lesson=lesson.families,
        )  # fmt: skip
    except RulesError as error:
        st.error(plain(say(error)))
    except StillPlaying as playing:  # dealt from another tab of this browser
        return playing.game_id
    except NoSuchStudent:
        st.error(choose_again("name_gone"))
    except NoSuchDeck:
        st.error(choose_again("deck_gone"))
    return None


def _choose_student() -> int | None:
    """Gives the student, _GUEST for a guest, None while nobody is chosen."""
    names = {student.id: student.name for student in list_students(engine())}
    if not names:
        st.text("Playing as a guest: nothing is recorded until the teacher has typed the list of students.")
        return _GUEST
    if st.session_state.get("student") not in (None, _GUEST, *names):
        st.session_state.student = None  # this name has left the list
    return st.selectbox(
        "Who are you?",
        [*names, _GUEST],
        index=None,
        format_func=lambda student: names.get(student, "A guest (nothing is recorded)"),
        placeholder="Choose your name",
        key="student",
        persist_state="session",
    )


def _choose_opponents() -> tuple[str, ...]:
    number = st.segmented_control(
        "How many others play?",
        range(FEWEST_SEATS - 1, MOST_SEATS),
        default=3,
        required=True,
        key="opponents",
        persist_state="session",
    )
    st.html(_FACES)
    level = st.radio(
        "How well do they play?",
        LEVELS,
        format_func=lambda name: f"![]({face_address(name)}) {level_choice(name).name}",
        captions=[level_choice(name).sentence for name in LEVELS],
        key="level",
        persist_state="session",
    )
    return (level or LEVELS[0],) * (number or 1)


def _choose_pauses() -> None:
    name, what = pause_choice()
    st.checkbox(name, value=True, help=what, key=PAUSES, persist_state="session")


def _choose_coach() -> bool:
    name, what = coach_choice()
    return st.checkbox(name, value=True, help=what, key="coached", persist_state="session")
