"""The article before a word that a deck brings along: a book, an opera (R-71). English alone; knows no other word."""

import re

_SPOKEN_WITH_A_VOWEL = re.compile(r"(?!uni|use|usu|eu|one\b|once)[aeiou]|hour|heir|honou?r", re.IGNORECASE)


def with_article(noun: str) -> str:
    """Puts "a" or "an" before a word, as it is spoken.

    >>> with_article("book"), with_article("opera"), with_article("uniform"), with_article("Invention")
    ('a book', 'an opera', 'a uniform', 'an Invention')
    """
    return f"an {noun}" if _SPOKEN_WITH_A_VOWEL.match(noun) else f"a {noun}"
