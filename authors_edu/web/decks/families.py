"""Shows a deck's families as small cards on a page."""

from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from types import MappingProxyType

import streamlit as st
from PIL import Image, ImageOps

from authors_edu.decks.model import Deck, family_letter
from authors_edu.web.plain import plain
from authors_edu.words.verdict import more_families

MOST_FAMILIES_SHOWN = 60  # far above what a game or a lesson holds; a page of thousands takes a browser ten seconds
_SMALL_PX = 48


def show_families(deck: Deck, a_row: int, pictures: Mapping[str, bytes] = MappingProxyType({})) -> None:
    """Shows the families in order, so many beside each other; of a huge deck the first ones."""
    shown = deck.families[:MOST_FAMILIES_SHOWN]
    for start in range(0, len(shown), a_row):
        for column, number in zip(st.columns(a_row), range(start, len(shown)), strict=False):
            with column.container(border=True):
                family = shown[number]
                st.markdown(f"**{family_letter(number)} · {plain(family.creator)}**")
                if names := list(dict.fromkeys(card.image for card in family.cards if card.image in pictures)):
                    st.image([_small(pictures[name]) for name in names], width=_SMALL_PX, alt=names)
                st.text("\n".join(card.work for card in family.cards))
    if len(shown) < len(deck.families):
        st.text(more_families(len(deck.families) - len(shown)))


@lru_cache(1000)
def _small(picture: bytes) -> bytes:
    """Gives a picture as it is shown beside its family, square and sharp on a fine screen."""
    with Image.open(BytesIO(picture)) as source:
        small = ImageOps.fit(source.convert("RGBA"), (2 * _SMALL_PX, 2 * _SMALL_PX))
    file = BytesIO()
    small.save(file, "PNG")
    return file.getvalue()
