"""`authors-edu print`: a file in, a whole PDF out, or a sentence that says why not."""

import os
import re
from pathlib import Path

import pytest
import typer
from pypdf import PdfReader
from typer.testing import CliRunner

from authors_edu.cli.print import print_command

app = typer.Typer()
app.command()(print_command)


def rows(*titles: str) -> str:
    return "author,work\n" + "".join(f"Jane Austen,{title}\n" for title in titles)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "austen.csv"
    file.write_text(rows("Emma", "Persuasion", "Sanditon", "Lady Susan"), encoding="utf-8")
    return file


def run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return result.exit_code, result.stdout, result.stderr


def test_a_deck_is_printed_and_the_result_told(deck: Path, tmp_path: Path):
    out = tmp_path / "austen.pdf"
    code, said, wrong = run(deck, "-o", out)
    assert (code, said) == (0, f"4 cards on 1 sheet: {out}\n"), wrong
    assert len(PdfReader(out).pages) == 2


def test_every_option_reaches_the_paper(deck: Path, tmp_path: Path):
    out = tmp_path / "austen.pdf"
    options = ("--template", "modern", "--paper", "letter", "--backs", "none", "--only", "A1, a3", "--no-crop-marks",
               "--no-list-works", "--card", "poker")  # fmt: skip
    code, said, wrong = run(deck, "-o", out, *options)
    assert (code, said) == (0, f"2 cards on 1 sheet: {out}\n"), wrong
    (page,) = PdfReader(out).pages
    assert float(page.mediabox.width) == 612
    text = page.extract_text()
    assert re.findall("A[1-4]", text) == ["A1", "A3"]
    assert "Persuasion" not in text


def test_a_file_with_an_error_is_refused_and_nothing_is_written(tmp_path: Path):
    file, out = tmp_path / "austen.csv", tmp_path / "out.pdf"
    file.write_text(rows("Emma", "Persuasion"), encoding="utf-8")
    code, said, wrong = run(file, "-o", out)
    assert (code, said) == (1, "")
    assert "Jane Austen" in wrong
    assert not out.exists()


def test_a_title_that_no_font_can_print_is_refused_and_the_old_file_stays(tmp_path: Path):
    file, out = tmp_path / "austen.csv", tmp_path / "out.pdf"
    file.write_text(rows("𓀀", "Emma", "Sanditon", "Lady Susan"), encoding="utf-8")
    out.write_text("the old one")
    code, _, wrong = run(file, "-o", out)
    assert code == 1
    assert "A1" in wrong and "𓀀" in wrong
    assert out.read_text() == "the old one"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["austen.csv", "out.pdf"]


def test_a_title_that_was_cut_is_told_and_printed(tmp_path: Path):
    file, out = tmp_path / "austen.csv", tmp_path / "out.pdf"
    file.write_text(rows("word " * 90, "Emma", "Sanditon", "Lady Susan"), encoding="utf-8")
    code, _, wrong = run(file, "-o", out)
    assert code == 0
    assert "Card A1" in wrong
    assert out.exists()


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--template", "clasic", "Did you mean “classic”?"),
        ("--paper", "a5", "Did you mean “a4”?"),
        ("--backs", "both", "Choose one of: long-edge, short-edge, none."),
        ("--card", "tarot", "Choose one of: poker."),
        ("--only", "B1", "its cards are A1 to A4"),
    ],
)
def test_a_wrong_option_says_what_is_known(option: str, value: str, told: str, deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    code, said, wrong = run(deck, "-o", out, option, value)
    assert (code, said) == (2, "")
    assert told in wrong
    assert not out.exists()


def test_a_folder_that_is_not_there_is_told(deck: Path, tmp_path: Path):
    out = tmp_path / "nowhere" / "out.pdf"
    code, said, wrong = run(deck, "-o", out)
    assert (code, said) == (2, "")
    told = f"“{out}” cannot be written: there is no folder “{out.parent}”. Make it first."
    assert wrong.splitlines()[-1] == told


def test_the_list_itself_is_never_overwritten(deck: Path, tmp_path: Path):
    before = deck.read_bytes()
    link = tmp_path / "link.pdf"
    link.symlink_to(deck)
    for out in (deck, link):
        code, said, wrong = run(deck, "-o", out)
        assert (code, said) == (2, "")
        assert "is the list itself" in wrong
    assert deck.read_bytes() == before


def test_a_link_stays_a_link_and_its_file_is_written(deck: Path, tmp_path: Path):
    file, link = tmp_path / "real.pdf", tmp_path / "link.pdf"
    file.write_text("the old one")
    link.symlink_to(file)
    assert run(deck, "-o", link)[0] == 0
    assert link.is_symlink() and file.read_bytes().startswith(b"%PDF")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_written_to_and_stays(deck: Path, tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    try:
        assert run(deck, "-o", pipe, "--template", "ink-saver", "--backs", "none")[0] == 0
        assert pipe.is_fifo()
        assert os.read(reader, 4) == b"%PDF"
    finally:
        os.close(reader)


def test_capitals_and_any_separator_are_understood(deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    options = ("--template", "Classic", "--paper", "A4", "--backs", "None", "--only", " a1;A3 a4,,A1")
    assert run(deck, "-o", out, *options)[:2] == (0, f"3 cards on 1 sheet: {out}\n")


def test_a_deck_file_that_is_not_there_is_wrong_usage(tmp_path: Path):
    assert run(tmp_path / "nothing.csv", "-o", tmp_path / "out.pdf")[0] == 2
