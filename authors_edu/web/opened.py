"""OpenList: a teacher's list under repair, with what it was before. Shows nothing."""

from dataclasses import dataclass, field
from threading import RLock

from authors_edu.decks.check import Report, check_file, check_rows
from authors_edu.decks.problems import Problem, Severity
from authors_edu.decks.rows import Row

MOST_STEPS_BACK = 100

Rows = tuple[Row, ...]


@dataclass
class OpenList:
    """`base` is what the editor on the page started from; `now` has in it what was typed since."""

    name: str
    base: Rows
    about_file: tuple[Problem, ...]
    now: Rows = ()
    earlier: list[Rows] = field(default_factory=list)
    version: int = 0  # a new one makes a new editor
    is_kept: bool = False
    lock: RLock = field(default_factory=RLock)  # a button pressed twice: Streamlit runs both, even at the same time
    _checked: tuple[Rows, Report] | None = None

    def typed(self, rows: Rows) -> None:
        """Takes in what the editor holds; every change of a cell can be had back by `undo`."""
        if rows != self.now:
            self._remember()
            self.now = rows

    def change(self, rows: Rows) -> None:
        """Goes on from these rows, unless they are those there: a button may be pressed twice."""
        if rows != self.now:
            self._remember()
            self.start_from(rows)

    def undo(self) -> None:
        if self.earlier:
            self.start_from(self.earlier.pop())

    def start_from(self, rows: Rows) -> None:
        self.base = self.now = rows
        self.version += 1

    def report(self) -> Report:
        """Gives the report on the rows as they are now; they are checked once, not with every click on the page."""
        rows, checked = self.now, self._checked
        if checked is None or checked[0] is not rows:
            checked = self._checked = rows, check_rows(rows)
        return checked[1]

    def problems(self) -> tuple[Problem, ...]:
        return (*self.about_file, *self.report().problems)

    def to_mend(self) -> int:
        """Counts what keeps the list from being a deck."""
        return sum(problem.severity is Severity.ERROR for problem in self.problems())

    def _remember(self) -> None:
        self.earlier.append(self.now)
        del self.earlier[:-MOST_STEPS_BACK]


def open_list(data: bytes, name: str) -> OpenList:
    """Opens a teacher's file. What its rows alone do not show is told once and stays while they are edited.

    Where nothing could be read there are no rows, and `about_file` says why.
    """
    report = check_file(data, name)
    if not report.rows:
        return OpenList(name, (), report.problems)
    opened = OpenList(name, report.rows, (), report.rows)
    of_rows = {problem.kind for problem in opened.report().problems}
    opened.about_file = tuple(
        problem
        for problem in report.problems
        if problem.kind not in of_rows and (not problem.rows or problem.severity is not Severity.ERROR)
    )
    return opened
