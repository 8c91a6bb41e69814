"""What a person reads when a page cannot be shown at all. The log holds the rest."""

from authors_edu.words.language import catalogue


def page_failed(kind: str, language: str = "en") -> str:
    """Says what to do; `kind` is the name of the failure.

    >>> page_failed("UnknownDatabase")
    'These decks and games were saved by a newer version of this program. Please install that version.'
    """
    _ = catalogue(language).gettext
    if kind == "UnknownDatabase":
        return _("These decks and games were saved by a newer version of this program. Please install that version.")
    return _("Something went wrong on this page. Nothing saved has been lost. Please reload the page.")
