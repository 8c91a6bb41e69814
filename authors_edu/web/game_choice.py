"""Choosing a game: those that can be played at this table, its options, and its rules in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from authors_edu.decks.model import Deck
from authors_edu.game.offers import presets_for
from authors_edu.game.presets import preset
from authors_edu.game.rules import Rules, RulesError
from authors_edu.web.length_choice import choose_length
from authors_edu.web.plain import plain
from authors_edu.words.choices import preset_choice
from authors_edu.words.game_choice import asks_by_creator, choice_labels, left_out
from authors_edu.words.rules import rules_in_words

COMMON = ("classic", "classroom", "juniors", "go_fish")
MORE = (
    "by_rank", "two_player", "happy_families", "quartets", "parlour", "blind", "teams", "double_deck", "competitive",
    "simultaneous",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Chosen:
    """A game, what is played otherwise than its preset says, and the rules that come of both."""

    preset: str
    options: Mapping[str, Any]
    rules: Rules


def choose_game(deck: Deck, seats: int) -> Chosen | None:
    """Shows the games; gives None where this deck cannot be played by so many."""
    offers = presets_for(seats, deck)
    playable = [name for name in (*COMMON, *MORE) if isinstance(offers[name], Rules)]
    wrong = {name: error for name in (*COMMON, *MORE) if isinstance(error := offers[name], RulesError)}
    if not playable:
        _tell(wrong, deck)
        return None
    name = _choose_preset(deck, playable, wrong)
    rules = preset(name, seats, deck)
    options: dict[str, Any] = _choose_naming() if rules.naming != "off" else {}
    options |= choose_length(name, rules, deck.words)
    rules = preset(name, seats, deck, **options)
    if name == "classroom" and (why := asks_by_creator(deck)):
        st.info(plain(why))
    with st.expander(choice_labels()["how_to_play"], icon=":material/menu_book:"):
        for part in rules_in_words(rules, deck.words, len(deck.families)):
            st.markdown(f"**{plain(part.heading)}**  \n{plain(part.text)}")
    return Chosen(name, options, rules)


def _choose_preset(deck: Deck, playable: list[str], wrong: Mapping[str, RulesError]) -> str:
    """Shows the common games, and the others where they are wished for or one of them is chosen."""
    common = [name for name in playable if name in COMMON]
    chosen = st.session_state.get("preset")
    if chosen is not None and chosen not in playable:
        chosen = st.session_state.preset = playable[0]  # not for so many players, or not with this deck
    shows_more = not common or st.session_state.get("more_games", False)
    shown = playable if shows_more else [name for name in playable if name in COMMON or name == chosen]
    name = st.radio(
        "Which game?",
        shown,
        format_func=lambda name: preset_choice(name, deck.words).name,
        captions=[plain(preset_choice(name, deck.words).sentence) for name in shown],
        key="preset",
        persist_state="session",
    )
    if common:
        st.toggle(choice_labels()["more_games"], key="more_games", persist_state="session")
    _tell({name: error for name, error in wrong.items() if shows_more or name in COMMON}, deck)
    return name or shown[0]


def _tell(wrong: Mapping[str, RulesError], deck: Deck) -> None:
    for why in left_out(wrong, deck.words):
        st.caption(plain(why))


def _choose_naming() -> dict[str, bool]:
    bots = st.checkbox("The others earn points for naming, too", value=True, key="bots_name", persist_state="session")
    return {"naming_by_bots": bots}
