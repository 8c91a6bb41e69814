"""What the choice of a short lesson says: with how many families of the deck, and which."""

from authors_edu.words.language import catalogue


def lesson_labels(language: str = "en") -> dict[str, str]:
    """Gives the fixed texts of this choice."""
    _ = catalogue(language).gettext
    return {
        "families": _("How many families?"),
        "which": _("Which families?"),
        "some": _("Choose"),
        "too_few": _("Choose at least two families."),
    }


def lesson_words(families: int | None, of: int, language: str = "en") -> str:
    """Names a lesson: with all families of the deck, with so many, which are drawn, or (0) with those chosen.

    >>> lesson_words(None, 11), lesson_words(5, 11), lesson_words(0, 11)
    ('All 11', '5, drawn by lot', 'Those that I choose')
    """
    _ = catalogue(language).gettext
    if families is None:
        return _("All {n}").format(n=of)
    return _("{n}, drawn by lot").format(n=families) if families else _("Those that I choose")
