"""Taking a seat: who you are, which deck, which game, against whom."""

from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.decks import NoSuchDeck, load_deck
from authors_edu.classroom.games import NoSuchStudent, StillPlaying
from authors_edu.classroom.roster import list_students
from authors_edu.decks.model import Words
from authors_edu.game.rules import RulesError
from authors_edu.web.deck_choice import choose_deck
from authors_edu.web.plain import plain
from authors_edu.web.records import engine, tables
from authors_edu.words import say
from authors_edu.words.choices import level_choice, preset_choice

PRESETS = ("classic", "classroom", "juniors", "go_fish")
LEVELS = ("beginner", "sharp")
MOST_OPPONENTS = 5
_GUEST = 0  # stands for nobody in the list of names


def take_a_seat(visitor: str) -> int | None:
    """Shows the choices; gives the id of the game once the cards are dealt."""
    st.title("Play")
    who, what = st.columns(2, gap="large")
    with who:
        student = _choose_student()
        opponents = _choose_opponents()
    with what:
        chosen = choose_deck()
        if not chosen:
            return None
        preset = _choose_preset(load_deck(engine(), chosen.id).words)
    if not who.button("Deal the cards", type="primary", icon=":material/playing_cards:"):
        return None
    try:
        return tables().start(chosen.id, student, visitor, preset, opponents, datetime.now(UTC))
    except RulesError as error:
        st.error(plain(say(error)))
    except StillPlaying as playing:  # dealt from another tab of this browser
        return playing.game_id
    except (NoSuchStudent, NoSuchDeck):
        st.error("The teacher has just changed this list. Please choose again.")
    return None


def _choose_student() -> int | None:
    names = {student.id: student.name for student in list_students(engine())}
    if not names:
        st.text("Playing as a guest: nothing is recorded until the teacher has typed the list of students.")
        return None
    chosen = st.selectbox(
        "Who are you?",
        [*names, _GUEST],
        index=None,
        format_func=lambda student: names.get(student, "A guest (nothing is recorded)"),
        placeholder="Choose your name",
        key="student",
        persist_state="session",
    )
    return chosen or None


def _choose_opponents() -> tuple[str, ...]:
    number = st.segmented_control(
        "How many others play?",
        range(1, MOST_OPPONENTS + 1),
        default=3,
        required=True,
        key="opponents",
        persist_state="session",
    )
    level = st.radio(
        "How well do they play?",
        LEVELS,
        format_func=lambda name: level_choice(name).name,
        captions=[level_choice(name).sentence for name in LEVELS],
        key="level",
        persist_state="session",
    )
    return (level or LEVELS[0],) * (number or 1)


def _choose_preset(words: Words) -> str:
    chosen = st.radio(
        "Which game?",
        PRESETS,
        format_func=lambda name: preset_choice(name, words).name,
        captions=[plain(preset_choice(name, words).sentence) for name in PRESETS],
        key="preset",
        persist_state="session",
    )
    return chosen or PRESETS[0]
