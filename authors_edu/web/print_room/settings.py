"""How a deck is printed, as the teacher chooses it. What was chosen stays while the page is left."""

from contextlib import suppress
from dataclasses import replace

import streamlit as st

from authors_edu.classroom.decks import NoSuchDeck, SavedDeck, set_template
from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError
from authors_edu.printing.settings import RANGES, PrintSettings
from authors_edu.printing.sheets import CARDS, LABEL_SHEETS, PAPERS
from authors_edu.printing.used_places import used_places
from authors_edu.shipped import template_names
from authors_edu.web.plain import plain
from authors_edu.web.print_room.offset import choose_offset
from authors_edu.web.print_room.own import own_sizes
from authors_edu.web.records import engine
from authors_edu.words.print_room import backs_names, marks_names, paper_name, sheet_name
from authors_edu.words.printing import refusal


def choose_settings(saved: SavedDeck, deck: Deck) -> PrintSettings:
    """Shows what can be chosen, the usual first; the rest stands in boxes that can be opened."""
    looks, look = template_names(), f"look {saved.id}"
    if saved.template in looks:  # the deck's own, also where it was changed on another page or in another window
        st.session_state[look] = saved.template
    template = st.selectbox(
        "Look",
        looks,
        format_func=lambda name: name.replace("-", " ").capitalize(),
        key=look,
        persist_state="session",
        on_change=keep_look,
        args=(saved,),
    )
    backs = backs_names()
    settings = PrintSettings(
        template=template,
        paper=st.selectbox(
            "Paper",
            PAPERS,
            index=list(PAPERS).index("a4"),
            format_func=lambda name: paper_name(name, str(PAPERS[name])),
            key="paper",
            persist_state="session",
        ),
        card=st.selectbox(
            "Cards",
            CARDS,
            format_func=lambda name: paper_name(name, str(CARDS[name])),
            key="card",
            persist_state="session",
        ),
        backs=st.selectbox("Backs", backs, format_func=backs.__getitem__, key="backs", persist_state="session"),
        list_works=st.checkbox(
            "List the other works",
            value=True,
            key="works",
            persist_state="session",
            help="The other three works of the family, on each card. Leave them out where titles are to be guessed.",
        ),
        only=_only(saved, deck),
    )
    with st.expander("Other sizes", icon=":material/aspect_ratio:"):
        settings = own_sizes(settings)
    with st.expander("Cutting", icon=":material/content_cut:"):
        settings = _cutting(settings)
    with st.expander("Perforated sheets", icon=":material/grid_on:"):
        settings = _perforated(settings)
    with st.expander("Backs that miss the fronts", icon=":material/align_horizontal_center:"):
        return choose_offset(settings)


def keep_look(saved: SavedDeck) -> None:
    """Makes the chosen look the deck's own: it is printed in it the next time, and goes with it where it is shared."""
    with suppress(NoSuchDeck):  # deleted from another page
        set_template(engine(), saved.id, st.session_state[f"look {saved.id}"])


def _only(saved: SavedDeck, deck: Deck) -> tuple[str, ...]:
    titles = {deck.label(number): card.work for number, card in enumerate(deck.cards)}
    chosen = st.multiselect(
        "Only these cards",
        titles,
        format_func=lambda label: f"{label} {titles[label]}",
        placeholder="All cards",
        key=f"only {saved.id} {saved.families}",
        help="To print a lost card again.",
    )
    return tuple(chosen)


def _cutting(settings: PrintSettings) -> PrintSettings:
    marks = marks_names()
    return replace(
        settings,
        marks=st.selectbox("Crop marks", marks, format_func=marks.__getitem__, key="marks", persist_state="session"),
        lines_across=st.checkbox(
            "Lines right across the sheet, for a guillotine", key="across", persist_state="session"
        ),
        gap_mm=_millimetres("Gap between cards (mm)", settings, "gap"),
        bleed_mm=_millimetres("Bleed of the backs (mm)", settings, "bleed"),
        corner_mm=_millimetres("Round corners (mm)", settings, "corner"),
        margin_mm=_millimetres("White at the edges (mm)", settings, "margin"),
    )


def _perforated(settings: PrintSettings) -> PrintSettings:
    sheet = st.selectbox("Sheet", ["", *LABEL_SHEETS], format_func=sheet_name, key="sheet", persist_state="session")
    typed = st.text_input("Places already used on the first sheet", key="skip", placeholder="1-4, 7")
    try:
        skip = used_places(typed)
    except PrintError as error:
        st.error(plain(refusal(error)))
        skip = ()
    return replace(settings, sheet=sheet, skip=skip)


def _millimetres(label: str, settings: PrintSettings, key: str) -> float:
    usual: float = getattr(settings, f"{key}_mm")
    least, most = map(float, RANGES[f"{key}_mm"])
    return st.number_input(label, least, most, usual, step=0.5, format="%.1f", key=key, persist_state="session")
