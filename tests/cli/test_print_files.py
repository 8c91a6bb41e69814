"""Which files `authors-edu print` writes, and that it never writes over what it reads."""

import os
from pathlib import Path

import pytest
from support.print_command import run


def test_a_folder_that_is_not_there_is_told(deck: Path, tmp_path: Path):
    out = tmp_path / "nowhere" / "out.pdf"
    code, said, wrong = run(deck, "-o", out)
    assert (code, said) == (2, "")
    told = f"“{out}” cannot be written: there is no folder “{out.parent}”. Make it first."
    assert wrong.splitlines()[-1] == told


@pytest.mark.parametrize("option", ["-o", "--shop", "--calibration", "--pictures", "--back-picture", "--text"])
def test_a_name_too_long_for_the_disk_is_a_sentence(option: str, deck: Path, tmp_path: Path):
    name = tmp_path / f"{'long' * 100}.pdf"
    code, _, wrong = run(deck, *(() if option == "-o" else ("-o", tmp_path / "out.pdf")), option, name)
    assert code == 2
    assert f"“{name}” cannot be" in wrong and "too long" in wrong


def test_the_list_itself_is_never_overwritten(deck: Path, tmp_path: Path):
    before = deck.read_bytes()
    link = tmp_path / "link.pdf"
    link.symlink_to(deck)
    for out in (deck, link):
        code, said, wrong = run(deck, "-o", out)
        assert (code, said) == (2, "")
        assert "is the list itself" in wrong
    assert deck.read_bytes() == before


@pytest.mark.parametrize("option", ["--calibration", "--shop", "--png"])
def test_no_other_result_is_written_over_the_list_either(option: str, deck: Path, tmp_path: Path):
    before = deck.read_bytes()
    code, said, wrong = run(deck, "-o", tmp_path / "out.pdf", option, deck)
    assert (code, said) == (2, "")
    assert "is the list itself" in wrong
    assert deck.read_bytes() == before


def test_names_and_texts_that_are_read_are_never_overwritten(deck: Path, tmp_path: Path):
    names = tmp_path / "names-sheets.pdf"
    names.write_text("Ana\nBen\n", encoding="utf-8")
    options = ("--with", "checklist", "--students", names)
    for out in (names, tmp_path / "names.pdf"):  # the sheets beside the deck go to names-sheets.pdf
        code, said, wrong = run(deck, "-o", out, *options)
        assert (code, said) == (2, "")
        assert "is read" in wrong
    assert names.read_text(encoding="utf-8") == "Ana\nBen\n"


@pytest.mark.parametrize("option", ["--calibration", "--shop", "--png"])
def test_no_result_is_written_over_another(option: str, deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    code, said, wrong = run(deck, "-o", out, option, out)
    assert (code, said) == (2, "")
    assert "written twice" in wrong
    assert not out.exists()
    sheets = tmp_path / "out-sheets.pdf"
    assert run(deck, "-o", out, "--with", "key", option, sheets)[0] == 2
    assert not sheets.exists()


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
