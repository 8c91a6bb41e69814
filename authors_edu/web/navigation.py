"""Which pages there are, in the order in which a teacher needs them.

Their folder is not called `pages`: Streamlit would run those by itself, before `main.py` has named them.
"""

from functools import cache
from pathlib import Path

import streamlit as st
from PIL import Image, ImageDraw

_PAGES = Path(__file__).resolve().parent / "app_pages"


def show() -> None:
    """Shows the page that the visitor's address names."""
    page = st.navigation(
        [
            st.Page(_PAGES / "decks.py", title="Decks", default=True),
            st.Page(_PAGES / "print.py", title="Print"),
            st.Page(_PAGES / "play.py", title="Play"),
            st.Page(_PAGES / "students.py", title="Students"),
            st.Page(_PAGES / "progress.py", title="Progress"),
        ],
        position="top",
    )
    # A picture of ours: the icon of a page that has one by name would be fetched from a server outside the school.
    st.session_state.page_before, st.session_state.page = st.session_state.get("page"), page.title
    st.set_page_config(page_title=f"{page.title} · Authors", page_icon=_icon(), layout="wide")
    page.run()


def came_from_another_page() -> bool:
    """Whether this run shows another page than the run before. The browser keeps nothing of a page that it leaves."""
    return bool(st.session_state.page_before != st.session_state.page)


@cache
def _icon() -> Image.Image:
    """Draws the browser tab's icon: two cards."""
    icon = Image.new("RGBA", (64, 64))
    draw = ImageDraw.Draw(icon)
    draw.rounded_rectangle((6, 4, 42, 54), radius=7, fill="#5d1f2d", outline="#fbf6ea", width=2)
    draw.rounded_rectangle((22, 10, 58, 60), radius=7, fill="#fbf6ea", outline="#1e4d45", width=4)
    draw.polygon([(40, 20), (50, 35), (40, 50), (30, 35)], fill="#1e4d45")
    return icon
