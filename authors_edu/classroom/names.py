"""Names of students: cleaned as they are kept, and folded to tell whether two are the same. Knows no list."""

import re
import unicodedata

MOST_CHARACTERS = 40
# So many code points a character at most: enough for every script's marks, too few for a tower of accents.
_MOST_MARKS = 4

# Persian, the Indian scripts and emoji write with joiners inside a word; elsewhere they only hide.
_IDLE_JOINER = re.compile("(?<![\u0300-\U0010ffff])[\u200c\u200d]|[\u200c\u200d](?![\u0300-\U0010ffff])")
_JOINERS = "\u200c\u200d"
# Characters that show nothing although Unicode counts them as letters, marks or symbols.
_BLANKS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]")
_VARIANTS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def clean_name(text: str) -> str:
    """Gives the name as it is kept: one Unicode form, spaces folded, nothing invisible; "" where nothing shows.

    >>> clean_name("  Zoe\\u0308\\u200b \\t van\\x07  Dam ")
    'Zoë van Dam'
    """
    shown = "".join(" " if character.isspace() else character for character in text if _shows(character))
    shown = _BLANKS.sub("", unicodedata.normalize("NFC", shown))
    shown = " ".join(shown.split())
    while shown != (fewer := _IDLE_JOINER.sub("", shown)):
        shown = fewer
    return shown if visible_length(shown) else ""


def _shows(character: str) -> bool:
    # Cc, Cf, Cs, Co: control, format, half a pair, private. Cn is left: a letter newer than this Python's tables.
    return (
        character.isspace() or character in _JOINERS or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co")
    )


def visible_length(name: str) -> int:
    """Counts what a reader would count: marks, joiners and variant signs belong to the character before them.

    >>> visible_length("Zoe\\u0308"), visible_length("क्षितिज")
    (3, 4)
    """
    return sum(1 for character in name if character not in _JOINERS and unicodedata.category(character)[0] != "M")


def is_too_long(name: str) -> bool:
    return visible_length(name) > MOST_CHARACTERS or len(name) > MOST_CHARACTERS * _MOST_MARKS


def fold_name(name: str) -> str:
    """Gives what is equal for names that differ only by case, width, Unicode form or something invisible.

    Accents stay: Zoë and Zoe are two students.

    >>> fold_name("ZOË") == fold_name("zoe\\u0308"), fold_name("Zoë") == fold_name("Zoe")
    (True, False)
    """
    bare = _VARIANTS.sub("", name.translate(dict.fromkeys(map(ord, _JOINERS))))
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", bare).casefold())
