"""The web entrance: `authors-edu serve` and `streamlit run app.py` both start here."""

import streamlit as st

from authors_edu.web import door

app = st.App(
    door.SCRIPT,
    middleware=door.MIDDLEWARE,
    routes=door.ROUTES,
    lifespan=door.lifespan,
    on_script_error=door.say_sorry,
)
