"""What was understood of a list: which column is which."""

from collections.abc import Mapping

from authors_edu.decks.rows import column_letter
from authors_edu.words.language import catalogue
from authors_edu.words.problem_sentences import COLUMNS

_LONGEST = 24  # characters of a heading


def understood(columns: Mapping[str, int], language: str = "en") -> str:
    """Says in one line which column is which; `columns` is field -> place from 0.

    >>> understood({"creator": 0, "work": 2})
    'Columns: creator is A, work is C'
    >>> understood({})
    'Which column is which?'
    """
    _ = catalogue(language).gettext
    if not columns:
        return _("Which column is which?")
    told = [
        _("{field} is {letter}").format(field=field_label(field, language), letter=column_letter(place))
        for field, place in columns.items()
    ]
    return _("Columns: {columns}").format(columns=", ".join(told))


def field_label(field: str, language: str = "en") -> str:
    """Gives a field's name for people; numbered where a row has several works.

    >>> field_label("also_accept"), field_label("work 2")
    ('also accepted', 'work 2')
    """
    name, _, number = field.partition(" ")
    told = catalogue(language).gettext(COLUMNS[name])
    return f"{told} {number}" if number else told


def column_label(letter: str, text: str) -> str:
    """Gives a column's letter with what stands in it.

    >>> column_label("B", "Title"), column_label("C", "")
    ('B · Title', 'C')
    """
    short = text if len(text) <= _LONGEST else text[: _LONGEST - 1].rstrip() + "…"
    return f"{letter} · {short}" if short else letter
