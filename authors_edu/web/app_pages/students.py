"""The teacher types the list of students, one name a line."""

from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.allowed import allow_taking_back, allows_taking_back
from authors_edu.classroom.roster import list_students, set_students
from authors_edu.web.plain import plain
from authors_edu.web.records import engine
from authors_edu.words.class_list import list_saved, refused_name, taking_back_labels

st.title("Students")
st.write("One name a line: a first name or a nickname is enough. Students choose theirs before they play.")

column, _ = st.columns([1, 1])
kept = "\n".join(student.name for student in list_students(engine()))
typed = column.text_area("Names", kept, height=360, placeholder="Ana\nBen\nChidi", key="names")
if column.button("Save the list", type="primary"):
    change = set_students(engine(), typed.splitlines(), datetime.now(UTC))
    for refused in change.refused:
        column.error(plain(refused_name(refused.line, refused.name, refused.reason, refused.values)))
    if change.refused:
        column.info("Nothing was changed.")
    else:
        column.success(list_saved(len(change.added) + len(change.kept), len(change.added), len(change.removed)))
column.caption("A name that leaves the list keeps its progress and gets it back when it is typed again.")


def switch_taking_back() -> None:
    allow_taking_back(engine(), st.session_state.taking_back)


labels = taking_back_labels()
column.checkbox(
    labels["switch"],
    allows_taking_back(engine()),
    help=labels["help"],
    key="taking_back",
    on_change=switch_taking_back,
)
