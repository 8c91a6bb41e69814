"""A list under repair as text, and back: what a draft keeps of it. Pictures and the file itself are kept beside it."""

import json
from collections.abc import Mapping
from typing import Any

from authors_edu.classroom.deck_text import deck_from_text, deck_to_text
from authors_edu.decks.check import Choices
from authors_edu.decks.rows import Row
from authors_edu.web.decks.opened import KeptDeck, OpenList, Rows, open_deck, open_list

_FORMAT = 1


class OtherFormat(ValueError):
    """The draft was written by another release."""


def draft_text(opened: OpenList) -> str:
    return json.dumps(
        {
            "format": _FORMAT,
            "name": opened.name,
            "called": opened.called,
            "rows": opened.now,
            "last_row": opened.last_row,
            "columns": dict(opened.choices.columns) if opened.choices.columns is not None else None,
            "header_row": opened.choices.header_row,
            "hidden_rows": opened.choices.include_hidden_rows,
            "accepted": sorted(opened.choices.accepted),
            "kept": opened.kept and _kept_text(opened.kept),
        },
        separators=(",", ":"),
    )


def _kept_text(kept: KeptDeck) -> Mapping[str, Any]:
    return {"id": kept.id, "version": kept.version, "deck": deck_to_text(kept.deck), "taken": sorted(kept.taken)}


def list_from_draft(content: str, source: bytes, pictures: Mapping[str, bytes]) -> OpenList:
    """Gives the list as it was saved; the steps that led there are forgotten. Raises OtherFormat."""
    data: dict[str, Any] = json.loads(content)
    if data["format"] != _FORMAT:
        raise OtherFormat(data["format"])
    opened = _opened(data, source)
    opened.choices = Choices(
        include_hidden_rows=data["hidden_rows"],
        columns=data["columns"],
        header_row=data["header_row"],
        accepted=frozenset((kind, tuple(rows), value) for kind, rows, value in data["accepted"]),
    )
    opened.called, opened.pictures = data["called"], pictures
    opened.last_row = max(opened.last_row, data["last_row"])
    opened.start_from(_rows(data["rows"]))
    opened.saved = opened.state
    return opened


def _opened(data: Mapping[str, Any], source: bytes) -> OpenList:
    if data["kept"] is None:
        return open_list(source, data["name"])
    kept = data["kept"]
    return open_deck(KeptDeck(kept["id"], kept["version"], deck_from_text(kept["deck"]), kept["taken"]), {})


def _rows(rows: list[Any]) -> Rows:
    return tuple(Row(number, tuple(cells)) for number, cells in rows)
