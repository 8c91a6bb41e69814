"""Drafts on the page: a list under repair is saved with every change, and can be gone on with after a reload."""

from datetime import UTC, datetime, timedelta

import streamlit as st

from authors_edu.classroom.drafts import (
    Draft,
    NoSuchDraft,
    begin_draft,
    change_draft,
    delete_draft,
    list_drafts,
    load_draft,
    set_draft_pictures,
)
from authors_edu.web.decks.draft_text import OtherFormat, draft_text, list_from_draft
from authors_edu.web.decks.opened import OpenList
from authors_edu.web.plain import plain
from authors_edu.web.records import engine
from authors_edu.web.visitor import visitor_id
from authors_edu.words.deck_room import draft_gone, lost_with_draft, unfinished


def save_draft(opened: OpenList, name: str) -> None:
    """Saves the list if it changed since it was saved last."""
    with opened.lock:
        if opened.is_done or opened.saved == opened.state:
            return
        before, opened.saved = opened.saved, opened.state
        _save(opened, name, has_other_pictures=before is None or before[-1] is not opened.pictures)


def _save(opened: OpenList, name: str, has_other_pictures: bool) -> None:
    now = datetime.now(UTC)
    try:
        if opened.draft is None:
            raise NoSuchDraft
        change_draft(engine(), opened.draft, name, draft_text(opened), now)
    except NoSuchDraft:  # the first change; or discarded on another page, while here it is gone on with
        opened.draft = begin_draft(engine(), visitor_id(), name, draft_text(opened), opened.source, now)
        has_other_pictures = bool(opened.pictures)
    if has_other_pictures:
        set_draft_pictures(engine(), opened.draft, opened.pictures)


def forget_draft(opened: OpenList) -> None:
    """Deletes the draft of a list that is kept as a deck."""
    if opened.draft is not None:
        delete_draft(engine(), opened.draft)


def show_drafts() -> None:
    """Shows the lists that this browser has not finished."""
    now = datetime.now(UTC)
    for draft in list_drafts(engine(), visitor_id()):
        with st.container(border=True, horizontal=True, vertical_alignment="center"):
            ago = now - datetime.fromtimestamp(draft.changed_ms / 1000, UTC)
            st.markdown(plain(unfinished(draft.name, max(ago, timedelta()))), width="stretch")
            st.button(
                "Go on",
                key=f"go on {draft.id}",
                on_click=_go_on,
                args=(draft,),
                type="primary",
                icon=":material/edit:",
            )
            with st.popover("Discard", key=f"discard box {draft.id}"):
                st.text(lost_with_draft())
                st.button("Discard this list", key=f"discard {draft.id}", on_click=_discard, args=(draft,))


def _go_on(draft: Draft) -> None:
    try:
        saved = load_draft(engine(), visitor_id(), draft.id)
        opened = list_from_draft(saved.content, saved.source, saved.pictures)
    except (NoSuchDraft, OtherFormat):
        st.session_state.gone = draft_gone()
        return
    opened.draft = draft.id
    st.session_state.list = opened


def _discard(draft: Draft) -> None:
    delete_draft(engine(), draft.id)
