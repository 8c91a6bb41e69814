"""Files as teachers send them, each with what must come of it: `cases/NAME.expect.json` beside `cases/NAME.csv`."""

import json
from pathlib import Path

import pytest

from authors_edu.decks.check import Report, check_file
from authors_edu.decks.problems import Severity

CASES = Path(__file__).parent / "cases"


def differences(expected: dict, report: Report) -> list[str]:
    """Tells how a report differs from what is expected of a case."""
    outcomes = {expected["outcome"]} | {other.split()[0] for other in expected.get("alternatives", [])}
    if report.outcome not in outcomes:
        return [f"outcome {report.outcome}"]
    if report.outcome != expected["outcome"]:
        return []
    found = []
    if report.deck and len(report.deck.families) != expected["families"]:
        found.append(f"{len(report.deck.families)} families")
    if report.deck and expected["cards"] is not None and len(report.deck.cards) != expected["cards"]:
        found.append(f"{len(report.deck.cards)} cards")
    missing = set(expected["problem_kinds"]) - {problem.kind for problem in report.problems}
    if missing:
        found.append(f"not reported: {missing}")
    rows = {row for problem in report.problems if problem.severity is not Severity.NOTE for row in problem.rows}
    wanted = set(expected["problem_rows"])
    wrong = wanted - rows if expected["rows_match"] == "superset" else wanted ^ rows
    if expected["outcome"] != "accept" and wanted and wrong:
        found.append(f"rows {sorted(rows)}")
    return found


@pytest.mark.parametrize(
    "expectation", sorted(CASES.glob("*.expect.json")), ids=lambda path: path.name.partition(".")[0]
)
def test_a_file_as_teachers_send_it_comes_out_as_meant(expectation: Path) -> None:
    stem = expectation.name.removesuffix(".expect.json")
    source = next(path for path in CASES.glob(f"{stem}.*") if path != expectation)
    report = check_file(source.read_bytes(), source.name)
    assert differences(json.loads(expectation.read_text()), report) == []


def test_problems_come_in_the_order_of_the_rows_and_those_of_the_file_first() -> None:
    for source in CASES.iterdir():
        problems = check_file(source.read_bytes(), source.name).problems
        assert [problem.rows[:1] for problem in problems] == sorted(problem.rows[:1] for problem in problems)
