"""The list under repair as a file to take away: as CSV, or as a workbook with the problems marked in it."""

import streamlit as st

from authors_edu.decks.export import rows_csv
from authors_edu.decks.marked import marked_xlsx
from authors_edu.web.decks.keeping import title
from authors_edu.web.decks.opened import OpenList
from authors_edu.words import say
from authors_edu.words.deck_room import marks_heading


def list_downloads(opened: OpenList) -> None:
    """Shows the two downloads. Each is written when it is asked for, from the list as it stands then.

    They stand in a box of their own: a button that takes another's place under a hurried click must not be one of them.
    """
    with st.popover("Download the list", icon=":material/download:"):
        st.download_button(
            "Excel, with the problems marked",
            lambda: _marked(opened),
            file_name=f"{title(opened)} marked.xlsx",
            mime="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            on_click="ignore",
        )
        st.download_button(
            "CSV",
            lambda: rows_csv(opened.now),
            file_name=f"{title(opened)} mended.csv",
            mime="text/csv",
            on_click="ignore",
        )


def _marked(opened: OpenList) -> bytes:
    report = opened.report()
    return marked_xlsx(opened.now, opened.problems(), report.columns, report.header_row, marks_heading(), say)
