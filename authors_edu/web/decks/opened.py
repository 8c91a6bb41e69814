"""OpenList: a teacher's list under repair, with what it was before. Shows nothing."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from threading import RLock

from authors_edu.decks.check import Choices, Report, check_file, check_rows
from authors_edu.decks.corrections import corrected, deck_rows
from authors_edu.decks.model import Deck
from authors_edu.decks.pictures.files import read_pictures
from authors_edu.decks.pictures.matching import match_pictures
from authors_edu.decks.problems import Problem, Severity
from authors_edu.decks.rows import Row

MOST_STEPS_BACK = 100

Rows = tuple[Row, ...]


@dataclass(frozen=True)
class KeptDeck:
    """The deck that is being corrected, as it stood when it was opened; `taken` are all ids its cards ever had."""

    id: int
    version: int
    deck: Deck
    taken: Collection[str]


@dataclass
class OpenList:
    """`base` is what the editor on the page started from; `now` has in it what was typed since."""

    name: str
    base: Rows
    about_file: tuple[Problem, ...]
    now: Rows = ()
    choices: Choices = field(default_factory=Choices)
    source: bytes = b""  # the file, to be read once more with its hidden rows
    called: str = ""  # the deck's name as it was typed, else it is called after its file
    kept: KeptDeck | None = None  # None for a new list
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    about_pictures: tuple[Problem, ...] = ()
    taken_in: int = 0  # how often pictures came: what the browser uploaded before must not come again
    earlier: list[tuple[Rows, Choices]] = field(default_factory=list)
    number: int = field(default_factory=count().__next__)  # tells lists apart that are open one after the other
    version: int = 0  # a new one makes a new editor
    last_row: int = 0  # the highest number that a row ever had: a new row gets none that another had before
    is_done: bool = False  # kept: the page is back at all decks
    kept_as: int = 0  # the deck that it has become
    kept_aside: str = ""  # why it was not kept as the deck that it corrects
    draft: int | None = None  # where it is saved until it is kept; None while there is nothing to lose
    saved: tuple[object, ...] | None = None  # what was saved there last
    lock: RLock = field(default_factory=RLock)  # a button pressed twice: Streamlit runs both, even at the same time
    _checked: tuple[Rows, Choices, Report] | None = None
    _columns: tuple[int, Mapping[str, int]] | None = None

    def __post_init__(self) -> None:
        self.now = self.now or self.base
        self.saved = self.state
        self._count_rows()

    @property
    def state(self) -> tuple[object, ...]:
        """Gives all that a teacher did to the list: while it is as it was at the beginning nothing can be lost."""
        return self.now, self.choices, self.called, self.pictures

    @property
    def key(self) -> str:
        """Tells this list, as its editor began, from all others: for what the browser remembers by name."""
        return f"{self.number}.{self.version}"

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
            rows, self.choices = self.earlier.pop()
            self.start_from(rows)

    def start_from(self, rows: Rows) -> None:
        self.base = self.now = rows
        self.version += 1
        self._count_rows()

    def report(self) -> Report:
        """Gives the report on the rows as they are now; they are checked once, not with every click on the page."""
        rows, choices, checked = self.now, self.choices, self._checked
        if checked is None or checked[0] is not rows or checked[1] != choices:
            checked = self._checked = rows, choices, check_rows(rows, choices)
        return checked[2]

    def problems(self) -> tuple[Problem, ...]:
        """Gives what there is to say, that of the whole file first, that about pictures last."""
        return (*self._about_file(), *self.report().problems, *self.about_pictures, *self._matched()[1])

    def to_mend(self) -> int:
        """Counts what keeps the list from being a deck."""
        return sum(problem.severity is Severity.ERROR for problem in (*self._about_file(), *self.report().problems))

    def deck(self) -> Deck | None:
        """Gives the deck that the list is now; None while there is something to mend."""
        return None if self.to_mend() else self._matched()[0]

    def choose(self, columns: Mapping[str, int] | None, header_row: int | None) -> None:
        """Reads the columns as the teacher says; None lets them be found again."""
        if self._decide(replace(self.choices, columns=columns, header_row=header_row)):
            self.start_from(self.now)

    def read_hidden_rows(self) -> None:
        """Puts the rows that the spreadsheet hides to those that there are. What was mended stays.

        Only where the list is read quite otherwise with them, it begins anew; `undo` has it back.
        """
        if not self._decide(replace(self.choices, include_hidden_rows=True)):
            return  # pressed twice
        whole = open_list(self.source, self.name, hidden_rows=True)
        seen = open_list(self.source, self.name).base
        hidden = set(whole.base) - set(seen)
        is_same = set(seen) < set(whole.base) and hidden.isdisjoint(row.number for row in seen)
        self.start_from(tuple(sorted((*self.now, *hidden))) if is_same else whole.base)

    def accept(self, problem: Problem) -> None:
        """Leaves a warning out from now on: the teacher says that the text is right."""
        self._decide(replace(self.choices, accepted=self.choices.accepted | {problem.key}))

    @property
    def columns(self) -> Mapping[str, int]:
        """Field -> place as it was understood when the editor began: its headings must stay while it is typed in."""
        if self._columns is None or self._columns[0] != self.version:
            self._columns = self.version, self.report().columns
        return self._columns[1]

    def add_pictures(self, files: Iterable[tuple[str, bytes]]) -> None:
        """Takes pictures in beside those there are; one of the same name takes the other's place."""
        pictures, self.about_pictures = read_pictures(files)
        self.pictures = {**self.pictures, **pictures}

    def remove_pictures(self, names: Collection[str]) -> None:
        self.pictures = {name: picture for name, picture in self.pictures.items() if name not in names}
        self.about_pictures = ()

    def _matched(self) -> tuple[Deck | None, tuple[Problem, ...]]:
        deck = self.report().deck
        if deck is None:
            return None, ()
        if self.kept:
            deck = replace(corrected(deck, self.kept.deck, self.kept.taken), name=self.kept.deck.name)
        return match_pictures(deck, self.pictures)

    def _decide(self, choices: Choices) -> bool:
        """Goes on with these choices, unless they are those there are."""
        if choices == self.choices:
            return False
        self._remember()
        self.choices = choices
        return True

    def _about_file(self) -> tuple[Problem, ...]:
        """Gives what is to be told of the file; its hidden rows only until they are read."""
        told = "hidden_rows_skipped" if self.choices.include_hidden_rows else ""
        return tuple(problem for problem in self.about_file if problem.kind != told)

    def _remember(self) -> None:
        self.earlier.append((self.now, self.choices))
        del self.earlier[:-MOST_STEPS_BACK]

    def _count_rows(self) -> None:
        told = (row for problem in self.about_file for row in problem.rows)  # hidden rows among them
        self.last_row = max(self.last_row, *(row.number for row in self.base), *told, 0)


def open_list(data: bytes, name: str, hidden_rows: bool = False) -> OpenList:
    """Opens a teacher's file. What its rows alone do not show is told once and stays while they are edited.

    Where nothing could be read there are no rows, and `about_file` says why.
    """
    choices = Choices(include_hidden_rows=hidden_rows)
    report = check_file(data, name, choices)
    if not report.rows:
        return OpenList(name, (), report.problems)
    opened = OpenList(name, report.rows, (), choices=choices, source=data)
    of_rows = {problem.kind for problem in opened.report().problems}
    opened.about_file = tuple(
        problem
        for problem in report.problems
        if problem.kind not in of_rows and (not problem.rows or problem.severity is not Severity.ERROR)
    )
    opened._count_rows()
    return opened


def open_deck(kept: KeptDeck, pictures: Mapping[str, bytes]) -> OpenList:
    """Opens a kept deck to be corrected."""
    return OpenList(kept.deck.name, deck_rows(kept.deck), (), kept=kept, pictures=dict(pictures))
