"""A deck that somebody shared goes wherever a list goes."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader
from typer.testing import CliRunner, Result

from authors_edu.cli import command_line
from authors_edu.decks.archive import Archive, write_archive
from authors_edu.decks.model import Card, Deck, Family

WORKS = (
    "Mona Lisa",
    "Saint Jerome",
    "Last Supper",
    "Ginevra",
    "Sistine Madonna",
    "Galatea",
    "La Fornarina",
    "La Velata",
)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(command_line(["check", "print", "simulate"]), [*map(str, arguments)])


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    picture = BytesIO()
    Image.new("RGB", (900, 1200), "navy").save(picture, "JPEG")
    cards = tuple(
        Card(f"c{n}", "Leonardo" if n < 4 else "Raphael", work, image="mona.jpg" if not n else "")
        for n, work in enumerate(WORKS)
    )
    file = tmp_path / "leo.authors-deck"
    file.write_bytes(
        write_archive(
            Archive(
                Deck("Leo", (Family("Leonardo", cards[:4]), Family("Raphael", cards[4:]))),
                "museum",
                {"mona.jpg": picture.getvalue()},
            )
        )
    )
    return file


def test_it_is_printed_in_its_own_look_with_its_pictures(shared: Path, tmp_path: Path) -> None:
    own, other = tmp_path / "own.pdf", tmp_path / "other.pdf"
    assert run("print", shared, "-o", own).exit_code == 0
    assert run("print", shared, "-o", other, "--template", "ink-saver").exit_code == 0
    [picture] = PdfReader(own).pages[0].images
    assert picture.image is not None and picture.image.size[0] > 300
    assert own.read_bytes() != other.read_bytes()
    assert PdfReader(own).metadata.title == "Leo"


def test_it_is_checked_and_mended_into_a_list(shared: Path, tmp_path: Path) -> None:
    listed = tmp_path / "leo.csv"
    result = run("check", shared, "--write-fixed", listed)
    assert "2 families, 8 cards: ready." in result.stdout
    assert [line.split(",")[1] for line in listed.read_text("utf-8-sig").splitlines()[1:]] == list(WORKS)


def test_it_is_played(shared: Path) -> None:
    assert run("simulate", shared, "--preset", "go_fish", "--bots", "random,random", "--rounds", 1).exit_code == 0


def test_a_damaged_one_is_refused_with_its_reason(shared: Path, tmp_path: Path) -> None:
    shared.write_bytes(shared.read_bytes()[:-400])
    for command in (("check", shared), ("print", shared, "-o", tmp_path / "x.pdf")):
        result = run(*command)
        assert result.exit_code == 1
        assert "shared deck" in result.output
    assert not (tmp_path / "x.pdf").exists()
