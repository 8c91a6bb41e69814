"""The score as the table shows it: sets, naming points and penalties apart (R-60), of a seat or of its team (R-44)."""

from collections.abc import Sequence
from typing import Any

from authors_edu.game.outcome import by_side, sides_of
from authors_edu.game.rules import Rules
from authors_edu.words.controls import score_words

Json = dict[str, Any]


def scores(rules: Rules, laid: Sequence[int], points: Sequence[int], lost: Sequence[int], language: str) -> list[str]:
    """Tells every side's score, in the order of `sides_of`."""
    sides = sides_of(rules)
    return [
        score_words(sets, named if rules.naming != "off" else None, wrong, language)
        for sets, named, wrong in zip(by_side(sides, laid), by_side(sides, points), by_side(sides, lost), strict=True)
    ]


def has_penalties(rules: Rules) -> bool:
    """Says whether points can be lost (R-23)."""
    return rules.illegal_ask == "penalty"


def own_and_theirs(rules: Rules, you: int, told: Sequence[str]) -> Json:
    """Picks the viewer's own score of all, and that of the other team where there are two."""
    if not rules.teams:
        return {"score": told[you], "their_score": None}
    return {"score": told[you % 2], "their_score": told[1 - you % 2]}
