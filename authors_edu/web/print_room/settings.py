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
from authors_edu.words.print_labels import look_name, print_hint, print_label
from authors_edu.words.print_room import backs_names, marks_names, paper_name, sheet_name, typeface_names
from authors_edu.words.printing import refusal


def choose_settings(saved: SavedDeck, deck: Deck) -> PrintSettings:
    """Shows what can be chosen, the usual first; the rest stands in boxes that can be opened."""
    looks, look = template_names(), f"look {saved.id}"
    if saved.template in looks:  # the deck's own, also where it was changed on another page or in another window
        st.session_state[look] = saved.template
    template = st.selectbox(
        print_label("look"),
        looks,
        format_func=look_name,
        key=look,
        persist_state="session",
        on_change=keep_look,
        args=(saved,),
    )
    backs, typefaces = backs_names(), typeface_names()
    settings = PrintSettings(
        template=template,
        typeface=st.selectbox(
            print_label("typeface"),
            typefaces,
            format_func=typefaces.__getitem__,
            key="typeface",
            persist_state="session",
        ),
        paper=st.selectbox(
            print_label("paper"),
            PAPERS,
            index=list(PAPERS).index("a4"),
            format_func=lambda name: paper_name(name, str(PAPERS[name])),
            key="paper",
            persist_state="session",
        ),
        card=st.selectbox(
            print_label("card"),
            CARDS,
            format_func=lambda name: paper_name(name, str(CARDS[name])),
            key="card",
            persist_state="session",
        ),
        backs=st.selectbox(
            print_label("backs"), backs, format_func=backs.__getitem__, key="backs", persist_state="session"
        ),
        list_works=st.checkbox(
            print_label("works"),
            value=True,
            key="works",
            persist_state="session",
            help=print_hint("works"),
        ),
        only=_only(saved, deck),
    )
    with st.expander(print_label("sizes"), icon=":material/aspect_ratio:"):
        settings = own_sizes(settings)
    with st.expander(print_label("cutting"), icon=":material/content_cut:"):
        settings = _cutting(settings)
    with st.expander(print_label("perforated"), icon=":material/grid_on:"):
        settings = _perforated(settings)
    with st.expander(print_label("offset"), icon=":material/align_horizontal_center:"):
        return choose_offset(settings)


def keep_look(saved: SavedDeck) -> None:
    """Makes the chosen look the deck's own: it is printed in it the next time, and goes with it where it is shared."""
    with suppress(NoSuchDeck):  # deleted from another page
        set_template(engine(), saved.id, st.session_state[f"look {saved.id}"])


def _only(saved: SavedDeck, deck: Deck) -> tuple[str, ...]:
    titles = {deck.label(number): card.work for number, card in enumerate(deck.cards)}
    chosen = st.multiselect(
        print_label("only"),
        titles,
        format_func=lambda label: f"{label} {titles[label]}",
        placeholder=print_label("all_cards"),
        key=f"only {saved.id} {saved.families}",
        help=print_hint("only"),
    )
    return tuple(chosen)


def _cutting(settings: PrintSettings) -> PrintSettings:
    marks = marks_names()
    return replace(
        settings,
        marks=st.selectbox(
            print_label("marks"), marks, format_func=marks.__getitem__, key="marks", persist_state="session"
        ),
        lines_across=st.checkbox(print_label("across"), key="across", persist_state="session"),
        gap_mm=_millimetres(settings, "gap"),
        bleed_mm=_millimetres(settings, "bleed"),
        corner_mm=_millimetres(settings, "corner"),
        margin_mm=_millimetres(settings, "margin"),
    )


def _perforated(settings: PrintSettings) -> PrintSettings:
    sheet = st.selectbox(
        print_label("sheet"), ["", *LABEL_SHEETS], format_func=sheet_name, key="sheet", persist_state="session"
    )
    typed = st.text_input(print_label("skip"), key="skip", placeholder="1-4, 7")
    try:
        skip = used_places(typed)
    except PrintError as error:
        st.error(plain(refusal(error)))
        skip = ()
    return replace(settings, sheet=sheet, skip=skip)


def _millimetres(settings: PrintSettings, key: str) -> float:
    usual: float = getattr(settings, f"{key}_mm")
    least, most = map(float, RANGES[f"{key}_mm"])
    return st.number_input(
        print_label(key), least, most, usual, step=0.5, format="%.1f", key=key, persist_state="session"
    )
