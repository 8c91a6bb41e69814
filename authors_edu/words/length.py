"""What the choice of a game's length says: how many rounds, how many minutes each, and what settles a tie."""

from authors_edu.words.language import catalogue


def length_labels(language: str = "en") -> dict[str, str]:
    """Gives the fixed texts of this choice."""
    _ = catalogue(language).gettext
    return {
        "heading": _("Rounds, time and ties"),
        "length": _("How long do you play?"),
        "minutes": _("Time for a round"),
        "tie": _("In a tie"),
    }


def clock_labels(language: str = "en") -> dict[str, str]:
    """Gives the texts of the clock at the table; the browser puts the minutes in."""
    _ = catalogue(language).gettext
    return {"left": _("{minutes} min left"), "last": _("Last minute")}


def length_words(rounds: int, target: int | None, language: str = "en") -> str:
    """Names the length of a match.

    >>> length_words(1, None), length_words(3, None), length_words(1, 20)
    ('One round', '3 rounds', 'Until somebody has 20 points')
    """
    _, several = catalogue(language).gettext, catalogue(language).ngettext
    if target is not None:
        return several("Until somebody has {n} point", "Until somebody has {n} points", target).format(n=target)
    return _("One round") if rounds == 1 else several("{n} round", "{n} rounds", rounds).format(n=rounds)


def minutes_words(minutes: int | None, language: str = "en") -> str:
    """Names the time of a round.

    >>> minutes_words(None), minutes_words(10)
    ('No limit', '10 minutes')
    """
    _, several = catalogue(language).gettext, catalogue(language).ngettext
    return _("No limit") if minutes is None else several("{n} minute", "{n} minutes", minutes).format(n=minutes)
