"""`authors-edu print --rules`: the rules of one game on a sheet beside the deck, in the deck's own words."""

from pathlib import Path

import pytest
import typer
from pypdf import PdfReader
from typer.testing import CliRunner

from authors_edu.cli.print import print_command

app = typer.Typer()
app.command()(print_command)


def run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def painters(tmp_path: Path) -> Path:
    file = tmp_path / "painters.csv"
    lines = [f"Painter {name},{thing} {name}\n" for name in "ABCDEFG" for thing in ("Sea", "Tree", "House", "Sky")]
    file.write_text("painter,painting\n" + "".join(lines), encoding="utf-8")
    return file


def sheet(out: Path) -> str:
    (page,) = PdfReader(out.with_name("out-sheets.pdf")).pages
    return " ".join(page.extract_text().split())


def test_the_rules_are_a_sheet_beside_the_deck(painters: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    code, said, wrong = run(painters, "-o", out, "--rules", "Classic")
    assert code == 0, wrong
    assert f"1 sheet beside the deck: {tmp_path / 'out-sheets.pdf'}\n" in said
    text = sheet(out)
    assert "How to play: Classic, 4 players" in text
    assert "The deck has 28 cards: 7 painters, 4 paintings each." in text and "each of the 4 players gets 7." in text
    assert "author" not in text and "book" not in text


def test_the_number_of_players_is_that_of_the_rules(painters: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    assert run(painters, "-o", out, "--rules", "go_fish", "--players", "3")[0] == 0
    assert "Deal 4 cards to each of the 3 players. The other 16 are the pile" in sheet(out)
    assert run(painters, "-o", out, "--rules", "two_player")[0] == 0
    assert "How to play: For two, 2 players" in sheet(out)


def test_the_teachers_own_text_stands_before_the_rules(painters: Path, tmp_path: Path):
    out, own = tmp_path / "out.pdf", tmp_path / "own.txt"
    own.write_text("# Our class\n\nTidy up at half past ten.\n", encoding="utf-8")
    assert run(painters, "-o", out, "--with", "text", "--text", own, "--rules", "classic")[0] == 0
    text = sheet(out)
    places = [text.index(part) for part in ("Our class", "Tidy up", "How to play: Classic", "Setting up", "The end")]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("options", "code", "told"),
    [
        (("--rules", "poker"), 2, "There is no game called “poker”."),
        (("--rules", "classic", "--players", "12"), 2, "The game is for 2 to 11 players, not for 12."),
        (("--rules", "competitive", "--players", "6"), 2, "is for 2 to 5 players, not for 6."),
        (("--rules", "teams", "--players", "5"), 2, "Two equal teams need"),
    ],
)
def test_rules_that_cannot_be_leave_nothing_written(
    options: tuple[str, ...], code: int, told: str, painters: Path, tmp_path: Path
):
    got, said, wrong = run(painters, "-o", tmp_path / "out.pdf", *options)
    assert (got, said) == (code, "") and told in wrong
    assert [path.name for path in tmp_path.iterdir()] == ["painters.csv"]


def test_a_deck_too_small_for_the_game_is_told(tmp_path: Path):
    file = tmp_path / "one.csv"
    file.write_text("author,work\n" + "".join(f"Austen,{title}\n" for title in "ABCD"), encoding="utf-8")
    code, _, wrong = run(file, "-o", tmp_path / "out.pdf", "--rules", "classic")
    assert code == 1 and "too few families" in wrong


def test_rules_need_a_place_beside_the_cards(painters: Path, tmp_path: Path):
    assert run(painters, "--shop", tmp_path / "shop.pdf", "--rules", "classic")[0] == 2
