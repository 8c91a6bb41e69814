"""What the teacher allows at the tables; kept with the class, and the same for every server process."""

from sqlalchemy import Engine

from authors_edu.classroom.remembered import recall, remember

_TAKING_BACK = "taking back is allowed"


def allows_taking_back(engine: Engine) -> bool:
    """Says whether who plays against bots alone may take moves back (R-90); so it is until a teacher forbids it."""
    return recall(engine, _TAKING_BACK) is not False


def allow_taking_back(engine: Engine, allowed: bool) -> None:
    remember(engine, _TAKING_BACK, allowed)
