"""Where a line of Chinese or Japanese may end: between any two letters, but for the signs that may not be parted.

Kinsoku (the forbidden places) in its common form: no line starts with a closing sign, a small or a lengthening kana,
none ends with an opening sign. Korean is written with spaces, so its words stay whole. Measures nothing.
"""

import unicodedata
from collections.abc import Iterator, Sequence

from authors_edu.printing.east_asia import is_east_asian
from authors_edu.printing.shaping import clusters

# Beside everything that Unicode calls a closing bracket or quotation mark.
_NEVER_FIRST = frozenset(
    "、。，．：；？！,.:;?!｡､･・·‧…‥—―ー–-〜～~゠々〻ゝゞヽヾ％%‰°℃′″｜/／\\"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰﾞﾟ"
)


def has_places(text: str) -> bool:
    """Says whether a text has letters that these rules are about."""
    return is_east_asian(text)


def parted(pieces: Sequence[str], spaced: Sequence[bool]) -> tuple[tuple[str, ...], tuple[bool, ...]]:
    """Parts pieces between spaces into what must stand together; `spaced` says which stand after a space.

    >>> parted(["「红楼梦」。", "A-", "B"], [False, True, False])
    (('「红', '楼', '梦」。', 'A-', 'B'), (False, False, False, True, False))
    """
    found: list[str] = []
    after_space: list[bool] = []
    for piece, space in zip(pieces, spaced, strict=True):
        for number, part in enumerate(_parts(piece)):
            if found and not (space and number == 0) and not _may_part(found[-1], part):
                found[-1] += part
            else:
                found.append(part)
                after_space.append(space and number == 0)
    return tuple(found), tuple(after_space)


def _parts(piece: str) -> Iterator[str]:
    """Parts a piece between all of its wide letters."""
    part = ""
    for cluster in clusters(piece):
        if part and (_is_wide(part[-1]) or _is_wide(cluster[0])):
            yield part
            part = ""
        part += cluster
    yield part


def _may_part(before: str, after: str) -> bool:
    return not (
        after[0] in _NEVER_FIRST
        or unicodedata.category(after[0]) in ("Pe", "Pf")
        or unicodedata.category(before[-1]) in ("Ps", "Pi")
    )


def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in ("W", "F") and not unicodedata.name(char, "").startswith("HANGUL")
