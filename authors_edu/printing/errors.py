"""PrintError: why a deck cannot be printed with these settings, as data. The sentences stand in `words/printing.py`."""

from collections.abc import Iterable

from authors_edu.decks.problems import Problem, Severity

Values = dict[str, str | int | tuple[str, ...]]


class PrintError(ValueError):
    """The settings or the template name something that does not exist. `problems` holds everything that is wrong."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    @property
    def kind(self) -> str:
        return self.problems[0].kind

    @property
    def values(self) -> Values:
        return dict(self.problems[0].values)


def refused(kind: str, **values: str | int | tuple[str, ...]) -> Problem:
    # A plain dict: problems travel between processes, and a mapping proxy cannot be pickled.
    return Problem(kind, Severity.ERROR, values=dict(values))


def nearest(wrong: str, known: Iterable[str]) -> str:
    """Gives the known word most like the wrong one, or "" where none is.

    >>> nearest("lettre", ["a4", "letter"])
    'letter'
    """
    from difflib import get_close_matches  # here, because most names are right

    return next(iter(get_close_matches(wrong.casefold(), [*known], n=1, cutoff=0.5)), "")
