"""In which order the parts of a line stand: the Unicode bidirectional algorithm, by python-bidi."""

import unicodedata
from collections.abc import Sequence

from bidi.algorithm import (  # type: ignore[import-untyped]  # carries no types
    explicit_embed_and_overrides,
    get_base_level,
    get_embedding_levels,
    get_empty_storage,
    resolve_implicit_levels,
    resolve_neutral_types,
    resolve_weak_types,
)

_UNASSIGNED = "L"  # what a character newer than Python's tables counts as (UAX #9, table 4)


def runs_right_to_left(text: str) -> bool:
    """Says whether a text starts from the right: its first strong letter decides."""
    return any_right_to_left(text) and get_base_level(text) == 1


def any_right_to_left(text: str) -> bool:
    # Everything before Hebrew runs from the left.
    return (
        not text.isascii()
        and max(text) >= "\u0590"
        and any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text)
    )


def levels(text: str, right_to_left: bool | None = None) -> list[int]:
    """Gives each character's level: odd ones run from right to left.

    `right_to_left` is how the paragraph runs that the text is a line of; None where it is a paragraph itself.

    >>> levels("a א"), levels("(1)", right_to_left=True), levels("א\\u0378")
    ([0, 0, 1], [1, 2, 1], [1, 2])
    """
    if right_to_left is None:
        right_to_left = runs_right_to_left(text)
    if not right_to_left and not any_right_to_left(text):
        return [0] * len(text)
    storage = get_empty_storage()
    storage["base_level"] = int(right_to_left)
    storage["base_dir"] = ("L", "R")[storage["base_level"]]
    get_embedding_levels(text, storage)
    for place, char in enumerate(storage["chars"]):
        char["place"] = place
        char["type"] = char["orig"] = char["type"] or _UNASSIGNED
    explicit_embed_and_overrides(storage)
    resolve_weak_types(storage)
    resolve_neutral_types(storage, False)
    resolve_implicit_levels(storage, False)
    found = {char["place"]: char["level"] for char in storage["chars"]}
    result: list[int] = []
    for place in range(len(text)):  # joiners were taken out: they go with what stands before them
        result.append(found.get(place, result[-1] if result else storage["base_level"]))
    return result


def visual_order(depths: Sequence[int]) -> list[int]:
    """Gives the places of runs from left to right (rule L2: from the deepest level, turn what stands together).

    >>> visual_order([0, 1, 2, 1, 0])
    [0, 3, 2, 1, 4]
    """
    order = list(range(len(depths)))
    for level in range(max(depths, default=0), 0, -1):
        place = 0
        while place < len(order):
            end = place
            while end < len(order) and depths[order[end]] >= level:
                end += 1
            order[place:end] = reversed(order[place:end])
            place = end + 1
    return order
