"""The words around the coach: its buttons at the table, the choice to play with it, and how often it was asked."""

from authors_edu.words.language import catalogue


def coach_labels(language: str = "en") -> dict[str, str]:
    """Gives the fixed texts of hint, sheet and look back, by the names that the table in the browser calls them."""
    _ = catalogue(language).gettext
    return {
        "hint": _("Hint"),
        "sheet": _("Who has what?"),
        "sheet_any": _("at least one"),
        "sheet_tap": _("Tap a mark to see what stands behind it."),
        "sheet_done": _("All sets are laid down."),
        "look_back": _("Look back"),
        "look_up": _("Back to the result"),
        "moments": _("Moments to look back at"),
        "no_moments": _("Whenever something was certain, you asked for it. Well seen!"),
        "just_then": _("The hint just then"),
    }


def hints_words(hints: int, language: str = "en") -> str:
    """Counts hints, without praise or blame.

    >>> hints_words(1), hints_words(3)
    ('1 hint', '3 hints')
    """
    return catalogue(language).ngettext("{hints} hint", "{hints} hints", hints).format(hints=hints)


def coach_choice(language: str = "en") -> tuple[str, str]:
    """Gives the choice to play with the coach, and what it does."""
    _ = catalogue(language).gettext
    return (
        _("The coach may help"),
        _("At the table: a hint when it is your turn to ask, and a sheet that shows who has what."),
    )
