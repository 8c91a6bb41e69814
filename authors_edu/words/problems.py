"""What is wrong in a teacher's file, as sentences: where, what, and how to mend it. Finds nothing itself.

The sentences stand in `problem_sentences.py`; here their places are filled in and rows are told.
"""

from collections.abc import Mapping, Sequence

from authors_edu.decks.problems import Fix, Problem
from authors_edu.words.language import catalogue
from authors_edu.words.mend_labels import CHOICE_LABELS, FIX_LABELS
from authors_edu.words.problem_sentences import COLUMNS, FILES, SENTENCES

_LONGEST_VALUE = 60  # characters of a cell that are shown
_MOST_VALUES = 4
_MOST_NAMES = 12  # of files, each of which somebody has to look for
_UNQUOTED = frozenset(["columns", "creator_column", "work_column", "ending", "size_mb"])
_MOST_STRETCHES = 6  # of rows; beyond that their number says more

DECK_KINDS = frozenset(key.partition("/")[0] for key in SENTENCES)


def sentence(problem: Problem, language: str = "en") -> str:
    """Gives the sentence for one problem of a teacher's file."""
    text = catalogue(language).gettext(SENTENCES[_case(problem, SENTENCES)])
    return text.format_map(_places(problem, language))


def fix_label(problem: Problem, fix: Fix | None = None, language: str = "en") -> str | None:
    """Gives the words on the button of a mend, the first of the problem if none is named; None where it has none."""
    fix = fix or problem.fix
    if fix is None:
        return None
    words = catalogue(language).gettext
    if fix.does:
        shown = {"value": _quoted(fix.value, language), "place": _shown("place", fix.value, language)}
        return words(CHOICE_LABELS[fix.does]).format_map(shown)
    return words(FIX_LABELS[_case(problem, FIX_LABELS)]).format_map(_places(problem, language))


def rows_text(rows: Sequence[int], language: str = "en") -> str:
    """Tells rows as one reads them aloud.

    >>> rows_text([4]), rows_text([6, 7, 8]), rows_text([2, 3, 5]), rows_text([])
    ('Row 4', 'Rows 6 to 8', 'Rows 2, 3 and 5', 'The file')
    """
    words = catalogue(language)
    if not rows:
        return words.gettext("The file")
    parts: list[str] = []
    for first, last in _stretches(rows):
        parts += [words.gettext("{first} to {last}").format(first=first, last=last)] if last - first > 1 else [
            str(row) for row in range(first, last + 1)
        ]  # fmt: skip
    if len(parts) > _MOST_STRETCHES:
        listed = ", ".join(parts[: _MOST_STRETCHES - 1])
        return words.gettext("Rows {rows} … ({count} rows)").format(rows=listed, count=len(rows))
    return words.ngettext("Row {rows}", "Rows {rows}", len(rows)).format(rows=_listed(parts, language))


def _stretches(rows: Sequence[int]) -> list[tuple[int, int]]:
    stretches: list[tuple[int, int]] = []
    for row in sorted(set(rows)):
        if stretches and row == stretches[-1][1] + 1:
            stretches[-1] = (stretches[-1][0], row)
        else:
            stretches.append((row, row))
    return stretches


def _listed(parts: Sequence[str], language: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return catalogue(language).gettext("{some} and {last}").format(some=", ".join(parts[:-1]), last=parts[-1])


def _case(problem: Problem, table: Mapping[str, str]) -> str:
    """Gives the key of the sentence: the kind, or `kind/case` where a kind has several."""
    return next((key for case in _cases(problem) if (key := f"{problem.kind}/{case}") in table), problem.kind)


def _cases(problem: Problem) -> list[str]:
    """Gives the cases that fit, the closest first."""
    values = problem.values
    count = values.get("count", 0)
    cases = [str(values["what"])] if "what" in values else []
    if isinstance(count, int) and count > 4:
        cases.append("many")
    cases += [name for name in ("joined", "heading", "letter", "name", "lost", "found") if values.get(name)]
    cases.append(str(problem.severity))
    return cases


def _places(problem: Problem, language: str) -> Mapping[str, str]:
    """Gives every value of a problem as text; cells are shown in quotation marks and shortened."""
    words = catalogue(language)
    places = {name: _shown(name, value, language) for name, value in problem.values.items()}
    what = str(problem.values.get("what", ""))
    column = problem.column or ""
    places |= {
        "rows": rows_text(problem.rows, language),
        "column": words.gettext(COLUMNS[column]) if column in COLUMNS else f"“{column}”",
        "what": words.gettext(FILES.get(what, FILES["binary"])),
    }
    return places


def _shown(name: str, value: str | int | tuple[str, ...], language: str) -> str:
    if isinstance(value, tuple):
        most = _MOST_NAMES if name == "names" else _MOST_VALUES
        shown = [each if name in _UNQUOTED else _quoted(each, language) for each in value[:most]]
        return ", ".join([*shown, "…"]) if len(value) > most else _listed(shown, language)
    if isinstance(value, int) or name in _UNQUOTED or (name == "place" and len(value) <= 2):
        return str(value)
    return _quoted(value, language)


def _quoted(text: str, language: str) -> str:
    short = text if len(text) <= _LONGEST_VALUE else text[: _LONGEST_VALUE - 1].rstrip() + "…"
    return catalogue(language).gettext("“{text}”").format(text=short)
