"""Which student has completed which family, and can name which work."""

from datetime import UTC, datetime

import pandas as pd
import streamlit as st

from authors_edu.classroom.progress import Progress, progress, progress_csv
from authors_edu.web.deck_choice import choose_deck, decks_or_hint
from authors_edu.web.plain import plain
from authors_edu.web.records import engine
from authors_edu.words.class_list import completed_cell, named_cell


def as_table(report: Progress) -> pd.DataFrame:
    """One row a student; a column a family, then what was named."""
    rows = {
        plain(row.student.name): [
            *(completed_cell(*counts) for counts in zip(row.completed, row.dealt, strict=True)),
            named_cell(row.named.right, row.named.asked),
        ]
        for row in report.students
    }
    families = [plain(family.creator) for family in report.deck.families]
    named = "Named"
    while named in families:  # a creator of this name: one sign more, which nobody sees
        named += "\u2060"
    return pd.DataFrame.from_dict(rows, orient="index", columns=[*families, named])


st.title("Progress")
decks = decks_or_hint()
if decks:
    chosen = choose_deck(decks)
    report = progress(engine(), chosen.id)
    if not report.students:
        st.info("There are no students yet.")
        st.page_link("app_pages/students.py", label="Type the list of students", icon=":material/groups:")
    else:
        # Not st.dataframe: its own download would hand a spreadsheet names that are formulas.
        st.table(as_table(report))
        st.caption("◆ sets completed in play · ◇ sets that were dealt complete · Named: right answers, of those asked")
        st.download_button(
            "Download as CSV",
            progress_csv(report),
            file_name=f"progress {chosen.name} {datetime.now(UTC):%Y-%m-%d}.csv",
            mime="text/csv",
            icon=":material/download:",
            on_click="ignore",
        )
