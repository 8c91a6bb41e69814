"""The program as a whole: what it is told in the README, and how little it loads for a small job."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from authors_edu import __version__
from authors_edu.cli import COMMANDS, command_line
from authors_edu.printing.sheets import LABEL_SHEETS

README = Path(__file__).resolve().parents[2] / "README.md"
DECK = Path(__file__).resolve().parents[2] / "sample_decks" / "classic-authors.csv"


def test_every_command_is_in_the_readme_and_has_help() -> None:
    readme = README.read_text(encoding="utf-8")
    for name in sorted(set(COMMANDS) - {"version"}):
        assert f"authors-edu {name}" in readme, name
    for name in COMMANDS:
        shown = CliRunner().invoke(command_line(list(COMMANDS)), [name, "--help"])
        assert shown.exit_code == 0, name
        assert "Usage" in shown.output


def test_the_version_is_told() -> None:
    assert CliRunner().invoke(command_line(["version"]), ["version"]).output.strip() == __version__


def test_every_perforated_sheet_is_listed_by_the_name_that_print_takes() -> None:
    lines = CliRunner().invoke(command_line(["sheets"]), ["sheets"]).output.splitlines()
    listed = dict(line.split("\t", 1) for line in lines)
    assert listed["avery-5371"] == "10 cards of 88.9 × 50.8 mm on paper of 215.9 × 279.4 mm"
    assert set(listed) == set(LABEL_SHEETS)


def test_names_that_a_terminal_cannot_show_do_not_stop_the_command(tmp_path: Path) -> None:
    script = "from authors_edu.cli import main; main()"
    words = [sys.executable, "-c", script, "print", str(DECK), "-o", str(tmp_path / "Brontë 本.pdf")]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, env=ascii_only)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Bront? ?.pdf" in done.stdout
    assert (tmp_path / "Brontë 本.pdf").exists()


def test_a_command_that_does_not_exist_is_wrong_usage() -> None:
    assert CliRunner().invoke(command_line(list(COMMANDS)), ["deal"]).exit_code == 2


@pytest.mark.parametrize(
    ("words", "not_needed"),
    [
        (["version"], "streamlit pandas sqlalchemy reportlab authors_edu.game"),
        (["check", str(DECK)], "streamlit pandas sqlalchemy reportlab authors_edu.game.round"),
        (["print", str(DECK), "-o", "cards.pdf"], "streamlit pandas sqlalchemy authors_edu.game.round"),
        (["simulate", str(DECK), "--bots", "random,random", "--rounds", "1"], "streamlit pandas sqlalchemy reportlab"),
    ],
)
def test_a_small_job_loads_only_what_it_needs(words: list[str], not_needed: str, tmp_path: Path) -> None:
    script = (
        "import atexit, sys; from authors_edu.cli import main; "
        f"atexit.register(lambda: print('LOADED', *(set('{not_needed}'.split()) & set(sys.modules)), sep=':')); "
        "main()"
    )
    done = subprocess.run([sys.executable, "-c", script, *words], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "LOADED"


@pytest.mark.parametrize("command", ["check", "print", "simulate"])
def test_a_list_that_cannot_be_read_is_a_sentence_and_wrong_usage(command: str, tmp_path: Path) -> None:
    more = ["-o", str(tmp_path / "cards.pdf")] if command == "print" else []
    for file, told in ((tmp_path / "none.csv", "There is no file"), (tmp_path, "is a folder")):
        answer = CliRunner().invoke(command_line(list(COMMANDS)), [command, str(file), *more])
        assert answer.exit_code == 2, command
        assert told in answer.stderr
        assert answer.stdout == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("words", [["decks"], ["check", str(DECK)], ["simulate", str(DECK), "--rounds", "1"]])
def test_where_what_is_printed_finds_no_room_a_sentence_says_so(words: list[str]) -> None:
    script = "from authors_edu.cli import main; main()"
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([sys.executable, "-c", script, *words], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("“stdout” cannot be written: ")
    assert done.stderr.count("\n") == 1


def test_a_command_that_is_stopped_while_it_begins_ends_without_a_word() -> None:
    script = (
        "import authors_edu.cli as program\n"
        "def stopped(names): raise KeyboardInterrupt\n"
        "program.command_line = stopped\n"
        "program.main()"
    )
    done = subprocess.run([sys.executable, "-c", script, "decks"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
