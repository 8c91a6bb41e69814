"""What the table says where a move can be taken back: the button, the question before it, and what it means (R-90)."""

from authors_edu.words.language import catalogue


def take_back_labels(language: str = "en") -> dict[str, str]:
    """Gives the fixed texts."""
    _ = catalogue(language).gettext
    return {
        "button": _("Take back"),
        "sure": _("Take your last move back? From here on this round is practice: Progress counts nothing more of it."),
        "yes": _("Take it back"),
        "no": _("Leave it as it is"),
    }


def practice_words(language: str = "en") -> str:
    """Says that a round is not recorded any more."""
    return catalogue(language).gettext("Practice")
