"""Text that was stored as UTF-8 and read as something else: finding it and turning it back. Changes nothing unasked."""

import re

_LONGEST = 1_000  # characters; a longer cell is refused, and a megabyte would take a minute
# What all garbled text holds: two signs beyond ASCII side by side, an à whose second half was a hard space, or a curly
# apostrophe or the like that was read as a control character.
_TO_LOOK_AT = re.compile("[^\x00-\x7f]{2}|Ã|[\x80-\x84\x86-\x9f]")


def may_be_garbled(text: str) -> bool:
    """Tells quickly whether a long text holds anything to look at."""
    if not _TO_LOOK_AT.search(text):
        return False
    # Loaded late: most lists need no repair.
    from ftfy.badness import is_bad

    return is_bad(text)


def ungarbled(text: str) -> str:
    """Turns UTF-8 that was misread back into what it was, also where that happened twice; other text stays.

    >>> ungarbled("Charlotte BrontÃ«"), ungarbled("Donâ€™t"), ungarbled("√âmile"), ungarbled("«LIBERTÉ»")
    ('Charlotte Brontë', 'Don’t', 'Émile', '«LIBERTÉ»')
    """
    if text.isascii() or len(text) > _LONGEST or not may_be_garbled(text):
        return text
    from ftfy import fix_encoding

    return fix_encoding(text)
