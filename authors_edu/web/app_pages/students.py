"""The teacher types the list of students, one name a line."""

from datetime import UTC, datetime

import streamlit as st

from authors_edu.classroom.roster import list_students, set_students
from authors_edu.web.plain import plain
from authors_edu.web.records import engine
from authors_edu.words.class_list import list_saved, refused_name

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
