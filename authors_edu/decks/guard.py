"""Keeps spreadsheet programs from taking a text for a formula: an apostrophe before it on the way out, taken off on the
way in. Any text comes back as it was, also one that begins with apostrophes of its own.
"""

import re

FORMULA_SIGNS = "=+-@\uff1d\uff0b\uff0d\uff20"  # a spreadsheet reads a formula behind these (OWASP, "CSV injection")
# Whatever this matches it also matches behind one more apostrophe; without that the way back would not be unique.
_TO_GUARD = re.compile(rf"[\s']*[{re.escape(FORMULA_SIGNS)}]|'*[\t\r]")


def guarded(text: str) -> str:
    """Gives the text as it is safe in a csv.

    >>> guarded("=1+1"), guarded("Emma"), guarded("'-Tis")
    ("'=1+1", 'Emma', "''-Tis")
    """
    return "'" + text if _TO_GUARD.match(text) else text


def unguarded(text: str) -> str:
    """Takes off what `guarded` put on.

    >>> unguarded("'=1+1"), unguarded("'Tis Pity"), unguarded("''-Tis")
    ('=1+1', "'Tis Pity", "'-Tis")
    """
    return text[1:] if text[:1] == "'" and _TO_GUARD.match(text, 1) else text
