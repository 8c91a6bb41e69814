"""Focus: what of a picture must not be cut off where it is cropped. Pure numbers; opens no picture.

A focus is a point: its shares of the picture's width from the left and of its height from the top.
"""

import re
from dataclasses import replace

from authors_edu.decks.model import Deck

Focus = tuple[float, float]

PLACES = ("top left", "top", "top right", "left", "centre", "right", "bottom left", "bottom", "bottom right")

_SHARES = {"top": 0.0, "left": 0.0, "centre": 0.5, "right": 1.0, "bottom": 1.0}
_MIDDLE = ("center", "middle")
_NUMBER = r"(\d{1,3}(?:\.\d{1,2})?)\s*%?"
_POINT = re.compile(rf"{_NUMBER}\s*[\s,;/x]\s*{_NUMBER}")


def focus_text(text: str) -> str:
    """Gives a focus as it is kept: one of the places, or a point in percent; "" where the text is none.

    >>> focus_text("Left-top"), focus_text("Center"), focus_text("middle right"), focus_text("30, 20")
    ('top left', 'centre', 'right', '30% 20%')
    >>> focus_text("nose"), focus_text("top bottom"), focus_text("30% 200%"), focus_text("left left")
    ('', '', '', '')
    """
    if not text:  # as on most cards
        return ""
    folded = text.casefold().strip()
    if match := _POINT.fullmatch(folded):
        across, down = (float(number) for number in match.groups())
        return f"{across:g}% {down:g}%" if across <= 100 and down <= 100 else ""
    words = ["centre" if word in _MIDDLE else word for word in re.split(r"[\s_,-]+", folded)]
    if len(words) == 2 and "centre" in words:
        words.remove("centre")
    return next((place for place in PLACES if sorted(words) == sorted(place.split())), "")


def usual_point(across: float, up: float) -> Focus:
    """Gives the focus of a picture for which none was chosen, by its width and height.

    Faces stand a little above the middle; the taller a picture is, the more of a body it shows below the face, and the
    higher that stands.

    >>> usual_point(400, 300), usual_point(300, 450), usual_point(300, 600)
    ((0.5, 0.4), (0.5, 0.3), (0.5, 0.225))
    """
    return 0.5, min(0.4, 0.45 * across / up)


def focus_point(text: str) -> Focus | None:
    """Gives the point of a focus; None where the text is none, and the usual one counts.

    >>> focus_point("top left"), focus_point("bottom"), focus_point("30% 20%"), focus_point("")
    ((0.0, 0.0), (0.5, 1.0), (0.3, 0.2), None)
    """
    kept = focus_text(text)
    if not kept:
        return None
    if kept.endswith("%"):
        across, down = (float(number.rstrip("%")) / 100 for number in kept.split())
        return across, down
    words = kept.split()
    shares = {"top" if word in ("top", "bottom") else "left": _SHARES[word] for word in words if word != "centre"}
    return shares.get("left", 0.5), shares.get("top", 0.5)


def with_focus(deck: Deck, image: str, focus: str) -> Deck:
    """Gives the deck with this focus on every card that shows the picture."""
    families = tuple(
        replace(
            family, cards=tuple(replace(card, focus=focus) if card.image == image else card for card in family.cards)
        )
        for family in deck.families
    )
    return replace(deck, families=families)
