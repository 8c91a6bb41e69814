"""Times as the database keeps them: whole milliseconds since 1970 UTC. Reads no clock."""

from datetime import UTC, datetime, timedelta

_START = datetime(1970, 1, 1, tzinfo=UTC)


def to_ms(now: datetime) -> int:
    """Gives the milliseconds of a moment. Raises ValueError where the moment has no time zone.

    >>> to_ms(datetime(1970, 1, 1, 0, 0, 2, 500_000, tzinfo=UTC))
    2500
    """
    if now.tzinfo is None:
        raise ValueError("a moment without a time zone")
    return (now - _START) // timedelta(milliseconds=1)
