"""The game without turns as JSON: whether this seat may call, why not, and when to look again (R-46)."""

from typing import Any

from authors_edu.classroom.course import Calls
from authors_edu.game.view import Stage, View
from authors_edu.words.calling import call_prompt

LOOK_MS = 1_000  # others call meanwhile
STEP_MS = 10_000  # in which the minutes left are told, so that a look that shows nothing new sends nothing either
LOOK_AFTER_CALL_MS = 350  # the window of the own call is about to close


def calls_of(view: View, calls: Calls | None, how_to_ask: str, language: str) -> dict[str, Any] | None:
    """Gives None in a game with turns, and once the round is over."""
    if calls is None or view.stage is Stage.OVER:
        return None
    prompt = call_prompt(
        holds_cards=bool(view.hand),
        has_called=calls.has_called,
        must_wait=calls.must_wait,
        used_up=calls.used_up,
        how_to_ask=how_to_ask,
        language=language,
    )
    return {
        "may": bool(view.hand) and not calls.has_called and not calls.must_wait,
        "head": prompt.head,
        "prompt": prompt.sentence,
        "look_ms": LOOK_AFTER_CALL_MS if calls.has_called else LOOK_MS,
    }
