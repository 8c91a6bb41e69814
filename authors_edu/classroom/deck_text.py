"""A deck as the text that the database holds, and back. Every text that a release wrote can be read for ever."""

import json
from dataclasses import asdict
from typing import Any

from authors_edu.decks.model import Card, Deck, Family, Words


def deck_to_text(deck: Deck) -> str:
    return json.dumps({"format": 1, **asdict(deck, dict_factory=_without_focus)}, separators=(",", ":"))


def _without_focus(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """Leaves out a focus that was not chosen: so the deck stands as releases wrote it that knew none."""
    return {name: value for name, value in fields if (name, value) != ("focus", "")}


def deck_from_text(text: str) -> Deck:
    data: dict[str, Any] = json.loads(text)
    families = tuple(Family(each["creator"], tuple(map(_card, each["cards"]))) for each in data["families"])
    return Deck(data["name"], families, Words(**data["words"]))


def _card(data: dict[str, Any]) -> Card:
    return Card(**{**data, "also_accept": tuple(data["also_accept"])})
