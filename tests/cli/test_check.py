"""`authors-edu check`: what it prints, where, and with which exit code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from authors_edu.cli import command_line

GOOD = "creator,work\nTwain,A\nTwain,B\nTwain,C\nTwain,D\nPoe,E\nPoe,F\nPoe,G\nPoe,H\n"
APP = command_line(["check", "version"])


def check(*arguments: object) -> Result:
    return CliRunner().invoke(APP, ["check", *map(str, arguments)])


@pytest.fixture
def listed(tmp_path: Path):
    def write(text: str, name: str = "list.csv") -> Path:
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        return file

    return write


def test_a_good_list_is_ready_and_the_exit_code_is_0(listed) -> None:
    result = check(listed(GOOD))
    assert (result.exit_code, result.stdout, result.stderr) == (0, "list.csv: 2 families, 8 cards: ready.\n", "")


def test_a_list_with_faults_is_told_and_the_exit_code_is_1(listed) -> None:
    result = check(listed(GOOD + "Homer,I\n"))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "list.csv: 1 thing to mend in 10 rows.",
        "  [to mend] Row 10: “Homer” has 1 of four works. Add what is missing, or take these rows out.",
        "      → Set “Homer” aside",
    ]


def test_the_json_has_the_shape_that_programs_rely_on(listed) -> None:
    result = check(listed(GOOD.replace("Poe,E", "POE,E") + "Homer,I,more\n"), "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert set(found) == {"outcome", "families", "cards", "problems"}
    assert (found["outcome"], found["families"], found["cards"]) == ("reject", None, None)
    merged, extra, size = found["problems"]
    assert merged == {
        "kind": "creator_spellings_merged",
        "severity": "warning",
        "rows": [6],
        "column": "creator",
        "value": "POE",
        "message": "Row 6: spelled “POE”; taken for “Poe”.",
        "fix": {"label": "Write “Poe” everywhere", "safe": True},
        "choices": [],
    }
    assert (extra["kind"], extra["fix"]["safe"], size["kind"], size["fix"]) == (
        "extra_cells", False, "wrong_family_size", None,
    )  # fmt: skip


def test_the_json_lists_what_a_person_may_choose_beside_the_fix(listed) -> None:
    (extra,) = json.loads(check(listed(GOOD.replace("Twain,D", "Twain,D,more")), "--json").stdout)["problems"]
    assert extra["fix"] == {"label": "Join to “D,more”", "safe": False}
    assert extra["choices"] == ["Leave out “more”"]
    (size,) = json.loads(check(listed(GOOD + "Homer,I\n"), "--json").stdout)["problems"]
    assert (size["fix"], size["choices"]) == (None, ["Set “Homer” aside"])


def test_the_json_of_a_good_list_counts_families_and_cards(listed) -> None:
    result = check(listed(GOOD), "--json")
    assert json.loads(result.stdout) == {"outcome": "accept", "families": 2, "cards": 8, "problems": []}


def test_safe_fixes_are_written_and_guesses_only_on_request(listed, tmp_path: Path) -> None:
    file = listed(GOOD.replace("Twain,B", ",B").replace("Poe,E", "Poe,<b>E</b>"))
    out = tmp_path / "fixed.csv"
    result = check(file, "--write-fixed", out)
    assert (result.exit_code, "1 fix" in result.stderr) == (0, True)
    assert "Twain,B" in out.read_text(encoding="utf-8-sig") and "<b>E</b>" in out.read_text(encoding="utf-8-sig")
    assert check(file, "--write-fixed", out, "--all").exit_code == 0
    assert out.read_text(encoding="utf-8-sig") == GOOD
    assert check(out).stdout == "fixed.csv: 2 families, 8 cards: ready.\n"


def test_the_exit_code_tells_of_the_list_that_was_given(listed, tmp_path: Path) -> None:
    out = tmp_path / "fixed.csv"
    result = check(listed(GOOD.replace("Poe,E", "Poe,E, or X")), "--write-fixed", out, "--all", "--json")
    assert (result.exit_code, check(out).exit_code) == (1, 0)
    assert json.loads(result.stdout)["outcome"] == "reject"


def test_a_file_without_rows_leaves_nothing_to_write(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_bytes(b"\x89PNG\r\n\x1a\n")
    out = tmp_path / "fixed.csv"
    assert check(file, "--write-fixed", out).exit_code == 1
    assert not out.exists()


@pytest.mark.parametrize("name", ["no-such-file.csv", "."])
def test_what_cannot_be_read_is_told_on_stderr_with_exit_code_2(name: str, tmp_path: Path) -> None:
    result = check(tmp_path / name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(".\n") or result.stderr.endswith("?\n")


def test_wrong_usage_is_exit_code_2(listed, tmp_path: Path) -> None:
    assert check().exit_code == 2
    assert check(listed(GOOD), "--all").exit_code == 2
    assert check(listed(GOOD), "--write-fixed", tmp_path / "no" / "such" / "folder.csv").exit_code == 2


def test_two_hundred_problems_are_shown_and_the_rest_counted(listed) -> None:
    result = check(listed("creator,work\n" + "".join(f"{chr(65 + n % 26)}{n}x,W\n" for n in range(300))))
    assert len([line for line in result.stdout.splitlines() if line.startswith("  [")]) == 200
    assert result.stdout.splitlines()[-1].strip().startswith("… and ")


def test_a_workbook_is_checked_and_its_hidden_rows_are_read_on_request() -> None:
    file = Path(__file__).parents[1] / "decks" / "cases" / "xlsx_hidden_rows.xlsx"
    told = check(file)
    assert (told.exit_code, told.stdout.splitlines()[0]) == (0, "xlsx_hidden_rows.xlsx: 2 families, 8 cards: ready.")
    assert "Rows 6 to 9: hidden in the spreadsheet" in told.stdout
    assert check(file, "--hidden-rows").stdout == "xlsx_hidden_rows.xlsx: 3 families, 12 cards: ready.\n"


def test_a_csv_is_checked_without_loading_what_reads_spreadsheets(listed) -> None:
    script = (
        "import atexit, sys; from authors_edu.cli import main; "
        "unused = {'authors_edu.decks.reading.workbook', 'xml.parsers.expat', 'openpyxl', 'python_calamine'}; "
        "atexit.register(lambda: print('LOADED', *(unused & set(sys.modules)), sep=':')); main()"
    )
    done = subprocess.run([sys.executable, "-c", script, "check", str(listed(GOOD))], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "LOADED", done.stderr


def test_the_list_itself_is_never_written_over(tmp_path: Path) -> None:
    from openpyxl import Workbook

    book = Workbook()
    for line in GOOD.splitlines():
        book.active.append(line.split(","))
    book.create_sheet("Second")
    file = tmp_path / "list.xlsx"
    book.save(file)
    before = file.read_bytes()
    result = check(file, "--write-fixed", file)
    assert (result.exit_code, file.read_bytes()) == (2, before)
    assert "is the list itself" in result.stderr
