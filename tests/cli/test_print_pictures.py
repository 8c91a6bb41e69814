"""`authors-edu print --pictures`: each picture of a folder or a zip goes to the card that names it."""

import zipfile
from io import BytesIO
from pathlib import Path

import pytest
import typer
from PIL import Image
from typer.testing import CliRunner

from authors_edu.cli.print import print_command

app = typer.Typer()
app.command()(print_command)
LIST = (
    "author,work,image\n"
    "Jane Austen,Emma,a-portrait.png\nJane Austen,Persuasion,\nJane Austen,Sanditon,{third}\nJane Austen,Lady Susan,\n"
    "George Eliot,Romola,\nGeorge Eliot,Adam Bede,\nGeorge Eliot,Silas Marner,\nGeorge Eliot,Middlemarch,\n"
)


def png(shade: int) -> bytes:
    """A picture that is no other's: pictures of the same pixels are one in the PDF."""
    file = BytesIO()
    Image.new("RGB", (700, 600), (shade, 90, 160)).save(file, "PNG")
    return file.getvalue()


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "austen.csv"
    file.write_text(LIST.format(third=""), encoding="utf-8")
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "pictures"
    place.mkdir()
    (place / "A-Portrait.PNG").write_bytes(png(10))  # by the column "image", whatever the case
    (place / "persuasion.png").write_bytes(png(60))  # by the work
    return place


def run(file: Path, pictures: Path, *more: object) -> tuple[int, str, int]:
    """Prints a list with pictures; gives the exit code, what stood on stderr, and how many pictures the PDF holds."""
    out = file.with_name("out.pdf")
    out.unlink(missing_ok=True)
    options = (file, "-o", out, "--pictures", pictures, "--template", "classic", "--card", "large")
    result = CliRunner().invoke(app, list(map(str, (*options, *more))))
    return result.exit_code, result.stderr, out.read_bytes().count(b"/Subtype /Image") if out.exists() else 0


def test_pictures_of_a_folder_go_to_the_cards_that_name_them(deck: Path, folder: Path):
    code, wrong, shown = run(deck, folder)
    assert (code, wrong, shown) == (0, "", 2)


def test_a_zip_does_as_well_as_a_folder(deck: Path, folder: Path, tmp_path: Path):
    pack = tmp_path / "pictures.zip"
    with zipfile.ZipFile(pack, "w") as packed:
        for file in folder.iterdir():
            packed.write(file, f"holiday/{file.name}")
    code, wrong, shown = run(deck, pack)
    assert (code, wrong, shown) == (0, "", 2)


def test_a_broken_picture_is_named_and_the_others_are_printed(deck: Path, folder: Path):
    (folder / "persuasion.png").write_bytes(png(60)[:400])
    (folder / "Sanditon.jpg").write_text("see the other folder", encoding="utf-8")
    code, wrong, shown = run(deck, folder)
    assert (code, shown) == (0, 1)
    assert "persuasion.png" in wrong and "Sanditon.jpg" in wrong


def test_a_picture_that_no_card_names_and_a_name_without_a_picture_are_told(deck: Path, folder: Path):
    (folder / "persuasion.png").rename(folder / "cathedral.png")
    (folder / "A-Portrait.PNG").rename(folder / "a-potrait.png")
    code, wrong, shown = run(deck, folder)
    assert (code, shown) == (0, 0)
    assert "a-portrait.png" in wrong and "a-potrait.png" in wrong and "cathedral.png" in wrong


def test_no_path_in_a_list_and_no_link_in_a_folder_is_opened(deck: Path, folder: Path, tmp_path: Path):
    secret = tmp_path / "secret.png"
    secret.write_bytes(png(200))
    (folder / "Lady Susan.png").symlink_to(secret)
    deck.write_text(LIST.format(third="../secret.png"), encoding="utf-8")
    code, wrong, shown = run(deck, folder)
    assert (code, shown) == (0, 2)
    assert "Lady Susan.png" in wrong


def test_a_place_without_any_picture_is_refused(deck: Path, tmp_path: Path):
    empty = tmp_path / "empty"
    empty.mkdir()
    told = f"There is no picture to print in “{empty}”. Name a folder or a zip with JPEG or PNG pictures.\n"
    assert run(deck, empty) == (2, told, 0)
    code, wrong, shown = run(deck, deck)
    assert (code, shown) == (2, 0) and "austen.csv" in wrong
    code, wrong, shown = run(deck, tmp_path / "nowhere")
    assert (code, shown) == (2, 0) and "There is no file" in wrong


def test_a_picture_for_the_backs_may_be_in_any_format_that_a_cards_may(deck: Path, folder: Path, tmp_path: Path):
    back = tmp_path / "back.webp"
    Image.new("RGB", (700, 1000), "teal").save(back)
    code, wrong, shown = run(deck, folder, "--back-picture", back, "--only", "A2")
    assert (code, wrong, shown) == (0, "", 2)
    drawing = tmp_path / "back.svg"
    drawing.write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    code, wrong, shown = run(deck, folder, "--back-picture", drawing)
    assert (code, shown) == (2, 0) and "“back.svg”: a drawing (SVG), not a picture." in wrong


def test_a_picture_for_the_backs_takes_no_cards_place(deck: Path, folder: Path, tmp_path: Path):
    back = tmp_path / "persuasion.png"
    back.write_bytes(png(240))
    code, _, shown = run(deck, folder, "--back-picture", back, "--only", "A2")
    assert (code, shown) == (0, 2)  # the card's and the back's
