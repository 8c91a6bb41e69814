"""Lists under repair: each browser finds its own again, and none is kept for ever."""

from datetime import datetime, timedelta

import pytest
from sqlalchemy import Engine

from authors_edu.classroom.drafts import (
    DRAFT_DAYS,
    MOST_DRAFTS,
    DraftContent,
    NoSuchDraft,
    begin_draft,
    change_draft,
    delete_draft,
    list_drafts,
    load_draft,
    set_draft_pictures,
)


def begin(engine: Engine, now: datetime, name: str = "Writers", visitor: str = "teacher") -> int:
    return begin_draft(engine, visitor, name, "first", b"creator,work", now)


def test_a_draft_is_found_again_as_it_was_last_changed(engine: Engine, now: datetime) -> None:
    draft = begin(engine, now)
    change_draft(engine, draft, "Great writers", "second", now + timedelta(minutes=1))
    set_draft_pictures(engine, draft, {"emma.png": b"1", "old.png": b"2"})
    set_draft_pictures(engine, draft, {"emma.png": b"3"})
    assert [(each.id, each.name) for each in list_drafts(engine, "teacher")] == [(draft, "Great writers")]
    assert load_draft(engine, "teacher", draft) == DraftContent("second", b"creator,work", {"emma.png": b"3"})


def test_a_draft_is_seen_by_its_own_browser_only(engine: Engine, now: datetime) -> None:
    draft = begin(engine, now)
    assert list_drafts(engine, "student") == ()
    with pytest.raises(NoSuchDraft):
        load_draft(engine, "student", draft)


def test_a_draft_that_is_gone_says_so_and_its_number_is_not_given_again(engine: Engine, now: datetime) -> None:
    draft = begin(engine, now)
    delete_draft(engine, draft)
    delete_draft(engine, draft)
    with pytest.raises(NoSuchDraft):
        change_draft(engine, draft, "Writers", "second", now)
    with pytest.raises(NoSuchDraft):
        set_draft_pictures(engine, draft, {})
    with pytest.raises(NoSuchDraft):
        load_draft(engine, "teacher", draft)
    assert begin(engine, now) != draft


def test_of_too_many_drafts_the_oldest_goes(engine: Engine, now: datetime) -> None:
    drafts = [begin(engine, now + timedelta(minutes=each)) for each in range(MOST_DRAFTS + 1)]
    assert [each.id for each in list_drafts(engine, "teacher")] == drafts[:0:-1]


def test_a_draft_that_nobody_went_on_with_is_forgotten(engine: Engine, now: datetime) -> None:
    begin(engine, now, visitor="somebody else")
    begin(engine, now + timedelta(days=DRAFT_DAYS))
    assert len(list_drafts(engine, "somebody else")) == 1
    begin(engine, now + timedelta(days=DRAFT_DAYS, milliseconds=1))
    assert list_drafts(engine, "somebody else") == ()
