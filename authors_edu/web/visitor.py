"""Who is this browser: the random cookie that the door gave it. Knows no name and no game."""

from secrets import token_urlsafe

import streamlit as st

from authors_edu.web.door import VISITOR_COOKIE
from authors_edu.words.choices import cookies_refused


def warn_without_cookies() -> None:
    """Tells who refuses cookies what will not work. A browser that takes them has one before its page can be run."""
    if st.context.cookies.get(VISITOR_COOKIE) is None:
        st.warning(cookies_refused(), icon=":material/cookie_off:")


def visitor_id() -> str:
    """Gives this browser's random id; where cookies are refused, one that lasts as long as the page."""
    cookie = st.context.cookies.get(VISITOR_COOKIE)
    if isinstance(cookie, str) and cookie:  # Streamlit's own test driver has no browser and hands out a stand-in
        return cookie
    if "visitor_without_cookie" not in st.session_state:
        st.session_state.visitor_without_cookie = token_urlsafe(32)
    return str(st.session_state.visitor_without_cookie)
