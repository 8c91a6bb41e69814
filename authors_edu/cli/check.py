"""`authors-edu check`: reads a list, says what is wrong with it, and writes it corrected. Judges nothing itself."""

import json
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from authors_edu.decks.check import Report, check_file, mended
from authors_edu.decks.export import rows_csv
from authors_edu.decks.problems import Problem, Severity
from authors_edu.words.language import catalogue
from authors_edu.words.problems import fix_label, sentence

_MOST_SHOWN = 200  # problems; --json has them all


def check(
    file: Annotated[Path, typer.Argument(help="The list: a CSV file.", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="Write the result as JSON.")] = False,
    write_fixed: Annotated[Path | None, typer.Option(help="Write the list with the safe fixes applied.")] = None,
    every: Annotated[bool, typer.Option("--all", help="With --write-fixed: apply guesses too.")] = False,
) -> None:
    """Check a list of creators and works; tell every problem with its row and how to mend it."""
    words = catalogue("en").gettext
    if every and write_fixed is None:
        _stop(words("--all says which fixes to write: it goes with --write-fixed OUT."))
    report = check_file(_bytes_of(file), file.name)
    typer.echo(_as_json(report) if as_json else _printable(_as_text(report, file.name)))
    if write_fixed is not None:
        _write_fixed(report, write_fixed, every)
    raise typer.Exit(0 if report.deck else 1)


def _bytes_of(file: Path) -> bytes:
    words = catalogue("en").gettext
    try:
        return file.read_bytes()
    except FileNotFoundError:
        _stop(
            words("There is no file “{file}”. Is the name spelled right, and is it in this folder?").format(file=file)
        )
    except IsADirectoryError:
        _stop(words("“{file}” is a folder. Name the file with the list.").format(file=file))
    except OSError as error:
        reason = error.strerror or str(error)
        _stop(words("“{file}” cannot be read: {reason}.").format(file=file, reason=reason))


def _stop(message: str) -> NoReturn:
    typer.echo(_printable(message), err=True)
    raise typer.Exit(2)


def _printable(text: str) -> str:
    """Gives the text with what this terminal cannot show replaced."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, errors="replace").decode(encoding)


def _as_json(report: Report) -> str:
    deck = report.deck
    found = {
        "outcome": report.outcome,
        "families": len(deck.families) if deck else None,
        "cards": len(deck.cards) if deck else None,
        "problems": [_problem(problem) for problem in report.problems],
    }
    return json.dumps(found, indent=2)


def _problem(problem: Problem) -> dict[str, object]:
    return {
        "kind": problem.kind,
        "severity": str(problem.severity),
        "rows": list(problem.rows),
        "column": problem.column,
        "value": problem.values.get("value"),
        "message": sentence(problem),
        "fix": {"label": fix_label(problem), "safe": problem.fix.safe} if problem.fix else None,
    }


def _as_text(report: Report, name: str) -> str:
    words = catalogue("en").gettext
    marks = {Severity.ERROR: words("to mend"), Severity.WARNING: words("look at"), Severity.NOTE: words("note")}
    lines = [_verdict(report, name)]
    for problem in report.problems[:_MOST_SHOWN]:
        lines.append(f"  [{marks[problem.severity]}] {sentence(problem)}")
        if problem.fix:
            lines.append("      → " + str(fix_label(problem)))
    if len(report.problems) > _MOST_SHOWN:
        lines.append(words("  … and {count} more.").format(count=len(report.problems) - _MOST_SHOWN))
    return "\n".join(lines)


def _verdict(report: Report, name: str) -> str:
    words = catalogue("en")
    if report.deck:
        text = words.gettext("{name}: {families} families, {cards} cards: ready.")
        return text.format(name=name, families=len(report.deck.families), cards=len(report.deck.cards))
    errors = sum(problem.severity is Severity.ERROR for problem in report.problems)
    text = words.ngettext("{name}: {count} thing to mend.", "{name}: {count} things to mend.", errors)
    return text.format(name=name, count=errors)


def _write_fixed(report: Report, out: Path, every: bool) -> None:
    """Writes the rows with the fixes applied, again and again until none is left to apply."""
    words = catalogue("en").gettext
    if not report.rows:
        typer.echo(words("Nothing was written: the file holds no rows that could be mended."), err=True)
        return
    rows, applied, last = mended(report, every)
    try:
        out.write_bytes(rows_csv(rows))
    except OSError as error:
        _stop(words("“{file}” cannot be written: {reason}.").format(file=out, reason=error.strerror or error))
    typer.echo(words("{count} fixes applied.").format(count=applied) + " " + _verdict(last, out.name), err=True)
