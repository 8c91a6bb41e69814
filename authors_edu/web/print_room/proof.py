"""The sheets as they will be printed: seen before they are downloaded, and never drawn twice for the same choices."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from authors_edu.decks.model import Deck
from authors_edu.printing.settings import Printed, PrintSettings
from authors_edu.web.press import at_the_press, watched
from authors_edu.web.print_room.work import page_pictures, print_cards
from authors_edu.words.print_labels import page_shown, print_label
from authors_edu.words.print_room import pages_ready, preview_stopped, sheet_in_work

Wanted = tuple[Deck, PrintSettings, Mapping[str, bytes]]

_DPI = 80
_AT_ONCE = 4  # pages; between them the teacher can stop
_A_ROW = 2  # pages; with backs, a front stands beside its back
_MOST_SHOWN = 60  # pages; more of them take a browser long


@dataclass
class Proof:
    """A printed deck, with the pictures of its pages as far as they are drawn."""

    deck: Deck
    settings: PrintSettings
    pictures: Mapping[str, bytes]
    printed: Printed
    pages: list[bytes] = field(default_factory=list)
    is_stopped: bool = False


def proof_of(deck: Deck, settings: PrintSettings, pictures: Mapping[str, bytes]) -> Proof | None:
    """Prints a deck, unless that was the last thing printed here. Gives None once the teacher has stopped it.

    Raises PrintError.
    """
    last, wanted = st.session_state.get("proof"), (deck, settings, pictures)
    if last is not None and (last.deck, last.settings, last.pictures) == wanted:
        return cast(Proof, last)
    if st.session_state.get("not_printed") == wanted:
        st.button(print_label("print_after_all"), on_click=_dismiss, args=(None,), icon=":material/print:")
        return None
    place = st.empty()
    with st.spinner(print_label("printing")):
        printed = watched(_Progress(place, wanted), print_cards, *wanted)
    place.empty()
    proof = st.session_state.proof = Proof(*wanted, printed)
    return proof


@dataclass
class _Progress:
    """Shows how far the printing is, and a button to stop it, from the first time it is told."""

    place: DeltaGenerator
    wanted: Wanted
    bar: DeltaGenerator | None = None

    def __call__(self, sheet: int, sheets: int) -> None:
        if self.bar is None:
            with self.place.container(horizontal=True, vertical_alignment="center"):
                self.bar = st.progress(0.0)
                st.button(print_label("stop"), key="stop printing", on_click=_dismiss, args=(self.wanted,))
        if sheets:
            self.bar.progress(sheet / sheets, sheet_in_work(sheet, sheets))


def _dismiss(wanted: Wanted | None) -> None:
    st.session_state.not_printed = wanted


def show_pages(proof: Proof, count: int) -> None:
    """Shows the pages of the PDF, `count` of them; a long deck is drawn bit by bit, and can be stopped."""
    wanted = min(count, _MOST_SHOWN)
    if len(proof.pages) < wanted and not proof.is_stopped:
        _draw(proof, wanted)
    for start in range(0, len(proof.pages), _A_ROW):
        for column, page in zip(st.columns(_A_ROW), range(start, len(proof.pages)), strict=False):
            column.image(proof.pages[page], width="stretch", alt=page_shown(page + 1))
    if len(proof.pages) < count:
        st.caption(preview_stopped(len(proof.pages), count))


def _draw(proof: Proof, wanted: int) -> None:
    place = st.empty()
    with place.container(horizontal=True, vertical_alignment="center"):
        bar = st.progress(0.0)
        if wanted > _AT_ONCE:
            st.button(print_label("stop"), on_click=_stop, args=(proof,))
        while len(proof.pages) < wanted:
            bar.progress(len(proof.pages) / wanted, pages_ready(len(proof.pages) + 1, wanted))
            few = min(_AT_ONCE, wanted - len(proof.pages))
            proof.pages += at_the_press(page_pictures, proof.printed.pdf, len(proof.pages), few, _DPI)
    place.empty()


def _stop(proof: Proof) -> None:
    proof.is_stopped = True
