"""The class list: names that the teacher types, one a line. Keeps no other fact about a student.

A list is taken whole or not at all: if one line is refused nothing changes, and every refusal is told with its line.
A student who is no longer in the list is kept as removed, with the progress, and comes back when typed again.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import Connection, Engine, insert, select, update

from authors_edu.classroom.database import writing
from authors_edu.classroom.moments import to_ms
from authors_edu.classroom.names import MOST_CHARACTERS, clean_name, fold_name, is_too_long, visible_length
from authors_edu.classroom.tables import STUDENTS


@dataclass(frozen=True, slots=True)
class Student:
    id: int
    name: str
    removed: bool = False


@dataclass(frozen=True, slots=True)
class RefusedName:
    """A line that stops the list. `line` counts from 1, blank lines too, as the teacher's own list does.

    `reason` is name_too_long (values: length, most) or name_twice (first_line, first_name).
    """

    line: int
    name: str
    reason: str
    values: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RosterChange:
    """What a list changed. `added` holds also those who came back; with anything refused the rest is empty."""

    added: tuple[Student, ...] = ()
    kept: tuple[Student, ...] = ()
    removed: tuple[Student, ...] = ()
    refused: tuple[RefusedName, ...] = ()


def set_students(engine: Engine, names: Iterable[str], now: datetime) -> RosterChange:
    """Makes these names the class list, in this order. Blank lines do not count.

    A known name in another case or Unicode form is the same student, from now on spelled as typed.
    """
    wanted, refused = _read_lines(names)
    if refused:
        return RosterChange(refused=refused)
    with writing(engine) as connection:
        known = {row.folded_name: row for row in connection.execute(select(STUDENTS).order_by(STUDENTS.c.place))}
        gone = [row for folded, row in known.items() if folded not in wanted and row.removed_ms is None]
        for row in gone:
            connection.execute(update(STUDENTS).where(STUDENTS.c.id == row.id).values(removed_ms=to_ms(now)))
        added: list[Student] = []
        kept: list[Student] = []
        for place, (folded, name) in enumerate(wanted.items()):
            old = known.get(folded)
            student = Student(_put(connection, None if old is None else old.id, name, folded, place), name)
            (added if old is None or old.removed_ms is not None else kept).append(student)
    return RosterChange(tuple(added), tuple(kept), tuple(Student(row.id, row.name, True) for row in gone))


def list_students(engine: Engine, *, with_removed: bool = False) -> tuple[Student, ...]:
    """Lists the class in the teacher's order; those removed, where asked for, stand at the end."""
    query = select(STUDENTS).order_by(STUDENTS.c.removed_ms.is_not(None), STUDENTS.c.place, STUDENTS.c.id)
    if not with_removed:
        query = query.where(STUDENTS.c.removed_ms.is_(None))
    with engine.connect() as connection:
        return tuple(Student(row.id, row.name, row.removed_ms is not None) for row in connection.execute(query))


def _read_lines(lines: Iterable[str]) -> tuple[dict[str, str], tuple[RefusedName, ...]]:
    """Gives folded name -> name in order, and every line that cannot stay."""
    wanted: dict[str, str] = {}
    first_line: dict[str, int] = {}
    refused = []
    for line, text in enumerate(lines, start=1):
        name = clean_name(text)
        folded = fold_name(name)
        if not name:
            continue
        if is_too_long(name):
            values: dict[str, str | int] = {"length": visible_length(name), "most": MOST_CHARACTERS}
            refused.append(RefusedName(line, name, "name_too_long", values))
        elif folded in wanted:
            values = {"first_line": first_line[folded], "first_name": wanted[folded]}
            refused.append(RefusedName(line, name, "name_twice", values))
        else:
            wanted[folded], first_line[folded] = name, line
    return wanted, tuple(refused)


def _put(connection: Connection, student_id: int | None, name: str, folded: str, place: int) -> int:
    values = {"name": name, "folded_name": folded, "place": place, "removed_ms": None}
    if student_id is None:
        new: int = connection.execute(insert(STUDENTS).values(values).returning(STUDENTS.c.id)).scalar_one()
        return new
    connection.execute(update(STUDENTS).where(STUDENTS.c.id == student_id).values(values))
    return student_id
