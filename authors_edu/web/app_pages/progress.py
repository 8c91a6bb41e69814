"""Which student has completed which family, and can name which work."""

from datetime import UTC, datetime

import pandas as pd
import streamlit as st

from authors_edu.classroom.progress import Progress, progress, progress_csv
from authors_edu.web.deck_choice import choose_deck
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
    return pd.DataFrame.from_dict(rows, orient="index", columns=[*families, "Named"])


st.title("Progress")
chosen = choose_deck()
if chosen:
    report = progress(engine(), chosen.id)
    if not report.students:
        st.info("There are no students yet.")
        st.page_link("app_pages/students.py", label="Type the list of students", icon=":material/groups:")
    else:
        # Not st.dataframe: its own download would hand a spreadsheet names that are formulas.
        st.table(as_table(report))
        st.caption("◆ laid in play, how often · ◇ came together in the deal, how often · Named: right of asked")
        st.download_button(
            "Download as CSV",
            progress_csv(report),
            file_name=f"progress {chosen.name} {datetime.now(UTC):%Y-%m-%d}.csv",
            mime="text/csv",
            icon=":material/download:",
            on_click="ignore",
        )
