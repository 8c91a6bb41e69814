"""`authors-edu check`: reads a list, says what is wrong with it, and writes it corrected. Judges nothing itself."""

import json
from pathlib import Path
from typing import Annotated

import typer

from authors_edu.cli.deck_file import read_report
from authors_edu.cli.files import keep_apart, printable, refuse, write_whole
from authors_edu.decks.check import Choices, Report, mended
from authors_edu.decks.export import rows_csv
from authors_edu.decks.problems import Problem, Severity
from authors_edu.words.language import catalogue
from authors_edu.words.problems import fix_label, sentence
from authors_edu.words.verdict import verdict

_MOST_SHOWN = 200  # problems; --json has them all


def check(
    file: Annotated[Path, typer.Argument(help="The list: csv, xlsx, xls or ods.", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="Write the result as JSON.")] = False,
    write_fixed: Annotated[Path | None, typer.Option(help="Write the list with the safe fixes applied.")] = None,
    every: Annotated[bool, typer.Option("--all", help="With --write-fixed: apply guesses too.")] = False,
    hidden_rows: Annotated[bool, typer.Option("--hidden-rows", help="Read a spreadsheet's hidden rows too.")] = False,
) -> None:
    """Check a list of creators and works; tell every problem with its row and how to mend it."""
    words = catalogue("en").gettext
    if every and write_fixed is None:
        refuse(2, words("--all says which fixes to write: it goes with --write-fixed OUT."))
    if write_fixed is not None:
        keep_apart(write_fixed, file)
    report = read_report(file, Choices(include_hidden_rows=hidden_rows))
    typer.echo(_as_json(report) if as_json else printable(_as_text(report, file.name)))
    if write_fixed is not None:
        _write_fixed(report, write_fixed, every)
    raise typer.Exit(0 if report.deck else 1)


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
        "choices": [fix_label(problem, fix) for fix in problem.others],
    }


def _as_text(report: Report, name: str) -> str:
    words = catalogue("en").gettext
    marks = {Severity.ERROR: words("to mend"), Severity.WARNING: words("look at"), Severity.NOTE: words("note")}
    lines = [_verdict(report, name)]
    for problem in report.problems[:_MOST_SHOWN]:
        lines.append(f"  [{marks[problem.severity]}] {sentence(problem)}")
        lines += [f"      → {fix_label(problem, fix)}" for fix in problem.fixes]
    if len(report.problems) > _MOST_SHOWN:
        lines.append(words("  … and {count} more.").format(count=len(report.problems) - _MOST_SHOWN))
    return "\n".join(lines)


def _verdict(report: Report, name: str) -> str:
    errors = sum(problem.severity is Severity.ERROR for problem in report.problems)
    return f"{name}: " + verdict(len(report.deck.families) if report.deck else None, errors, len(report.rows))


def _write_fixed(report: Report, out: Path, every: bool) -> None:
    """Writes the rows with the fixes applied, again and again until none is left to apply."""
    words = catalogue("en").gettext
    if not report.rows:
        typer.echo(words("Nothing was written: the file holds no rows that could be mended."), err=True)
        return
    rows, applied, last = mended(report, every)
    write_whole(out, rows_csv(rows))
    done = catalogue("en").ngettext("{count} fix applied.", "{count} fixes applied.", applied).format(count=applied)
    typer.echo(printable(f"{done} {_verdict(last, out.name)}"), err=True)
