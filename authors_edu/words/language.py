"""Finds the gettext catalogue of a language. English is the language of the source and needs none."""

from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path

_CATALOGUES = Path(__file__).resolve().parent / "catalogues"


@cache
def catalogue(language: str) -> NullTranslations:
    """Gives the sentences of `language` (a code such as "en" or "de"); where there are none, the English ones."""
    return translation("authors_edu", _CATALOGUES, [language], fallback=True)
