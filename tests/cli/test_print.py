"""`authors-edu print`: a file in, a whole PDF out, or a sentence that says why not."""

import os
import re
import zipfile
from pathlib import Path

import pytest
import typer
from PIL import Image
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
    options = ("--template", "modern", "--paper", "letter", "--backs", "none", "--only", "A1, a3", "--marks", "none",
               "--no-list-works", "--card", "poker", "--typeface", "Sans")  # fmt: skip
    code, said, wrong = run(deck, "-o", out, *options)
    assert (code, said) == (0, f"2 cards on 1 sheet: {out}\n"), wrong
    (page,) = PdfReader(out).pages
    assert float(page.mediabox.width) == 612
    assert b"NotoSans" in out.read_bytes()
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
        ("--paper", "lettre", "Did you mean “letter”? Or give width and height, such as 210x297mm or 8.5x11in."),
        ("--backs", "both", "Choose one of: long-edge, short-edge, fold, separate, none."),
        ("--card", "tarrot", "Did you mean “tarot”?"),
        ("--card", "205x290mm", "does not fit on paper of 210 × 297 mm; it can be up to 200 × 287 mm."),
        ("--typeface", "sans-serif", "There is no typeface “sans-serif”. Did you mean “sans”?"),
        ("--marks", "front", "Did you mean “fronts”?"),
        ("--sheet", "avery 53711", "Did you mean “avery-5371”?"),
        ("--skip", "3-", "“3-” names no places. Give numbers from 1 on, such as 1-4,7."),
        ("--skip", "4-2", "“4-2” names no places."),
        ("--skip", "12", "There is no place 12 on this sheet; its places are 1 to 9."),
        ("--copies", "0", "The number of copies cannot be 0; the nearest that can be is 1."),
        ("--gap", "-1", "The gap in mm cannot be -1; the nearest that can be is 0."),
        ("--bleed", "30", "the nearest that can be is 10."),
        ("--offset", "1", "“1” is no offset. Give mm to the right and mm down, such as 0.5,-1."),
        ("--offset", "0,99", "The offset in mm cannot be 99; the nearest that can be is 20."),
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


def test_capitals_and_any_separator_are_understood(deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    options = ("--template", "Classic", "--paper", "A4", "--backs", "None", "--only", " a1;A3 a4,,A1")
    assert run(deck, "-o", out, *options)[:2] == (0, f"3 cards on 1 sheet: {out}\n")


def test_a_deck_file_that_is_not_there_is_wrong_usage(tmp_path: Path):
    assert run(tmp_path / "nothing.csv", "-o", tmp_path / "out.pdf")[0] == 2


def pages_of(file: Path) -> list[tuple[float, float]]:
    """Width and height of each page in mm."""
    sizes = [page.mediabox for page in PdfReader(file).pages]
    return [(round(float(size.width) * 25.4 / 72, 1), round(float(size.height) * 25.4 / 72, 1)) for size in sizes]


def test_paper_cards_and_sheets_are_taken_by_name_and_by_size(deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    for options, page in (
        (("--paper", "A3"), (420.0, 297.0)),  # turned, it holds 18 instead of 16
        (("--paper", "8.5x14in", "--card", "Poker"), (355.6, 215.9)),
        (("--paper", "200 x 300 mm", "--card", "2.5x3.5in"), (300.0, 200.0)),  # 4 x 2 for 2 x 3
        (("--sheet", "Avery C32010"), (297.0, 210.0)),  # its cards stand upright
        (("--sheet", "5371", "--skip", "1-4,7"), (279.4, 215.9)),
    ):
        code, said, wrong = run(deck, "-o", out, *options)
        assert (code, said) == (0, f"4 cards on 1 sheet: {out}\n"), wrong
        assert pages_of(out) == [page, page]


def test_several_decks_guillotine_lines_and_an_offset_reach_the_paper(deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    options = ("--copies", "6", "--lines-across", "--marks", "both", "--offset", "-0.5,1", "--gap", "2",
               "--corner", "3", "--bleed", "1", "--margin", "6")  # fmt: skip
    assert run(deck, "-o", out, *options)[:2] == (0, f"24 cards on 3 sheets: {out}\n")
    assert len(PdfReader(out).pages) == 6


def test_what_a_printers_window_does_not_tell_is_told(deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    code, said, _ = run(deck, "-o", out, "--backs", "fold")
    assert code == 0 and "Fold each sheet along the dashed line" in said
    assert len(PdfReader(out).pages) == 1
    assert "Print the first half of the pages" in run(deck, "-o", out, "--backs", "separate")[1]


def test_a_warning_about_the_paper_is_told_and_the_deck_printed(deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    code, _, wrong = run(deck, "-o", out, "--card", "70x95mm", "--margin", "0")
    assert code == 0 and out.exists()
    assert "The cards come within 0.0 mm of the paper's edge" in wrong


def test_the_calibration_sheet_needs_no_list(tmp_path: Path):
    sheet = tmp_path / "calibration.pdf"
    code, said, wrong = run("--calibration", sheet, "--paper", "letter", "--backs", "short-edge")
    assert (code, said, wrong) == (0, f"Calibration sheet: {sheet}\n", "")
    assert pages_of(sheet) == [(215.9, 279.4)] * 2
    code, _, wrong = run("--calibration", tmp_path / "no.pdf", "--paper", "90x100mm")
    assert code == 2 and "too small" in wrong
    assert not (tmp_path / "no.pdf").exists()


def test_without_a_list_or_a_place_for_the_result_the_command_says_so(deck: Path, tmp_path: Path):
    assert run("-o", tmp_path / "out.pdf")[0] == 2
    code, _, wrong = run(deck)
    assert code == 2 and "--output" in wrong


def test_a_picture_for_the_backs_is_read_from_its_file(deck: Path, tmp_path: Path):
    picture, out = tmp_path / "sea.png", tmp_path / "out.pdf"
    Image.new("RGB", (900, 1200), "#2060c0").save(picture)
    assert run(deck, "-o", out, "--back-picture", picture)[0] == 0
    assert out.read_bytes().count(b"/Subtype /Image") == 1
    code, _, wrong = run(deck, "-o", out, "--back-picture", deck)
    assert code == 2 and f"“{deck}” for the backs cannot be read" in wrong
    assert run(deck, "-o", out, "--back-picture", tmp_path / "nowhere.png")[0] == 2


def test_sheets_beside_the_deck_lie_in_a_pdf_of_their_own(deck: Path, tmp_path: Path):
    out, names, rules = tmp_path / "austen.pdf", tmp_path / "class.txt", tmp_path / "rules.txt"
    names.write_bytes("Zoë\r\n\r\n  Ben  \r\n".encode("cp1252"))
    rules.write_text("# How to play\n\nAsk for a card.\n", encoding="utf-8")
    code, said, wrong = run(
        deck, "-o", out, "--with", "Key, checklist text,box,key", "--students", names, "--text", rules
    )
    beside = tmp_path / "austen-sheets.pdf"
    assert code == 0, wrong
    assert said == f"4 cards on 1 sheet: {out}\n4 sheets beside the deck: {beside}\n"
    key, checklist, text, box = (page.extract_text() for page in PdfReader(beside).pages)
    assert "Answer key" in key and "How to play" in text and "4 cards" in box
    assert "Zoë" in checklist and "Ben" in checklist


def test_the_weight_of_the_paper_makes_the_box_deeper(deck: Path, tmp_path: Path):
    out = tmp_path / "austen.pdf"
    for weight in ("80", "300"):
        assert run(deck, "-o", out, "--with", "box", "--paper-weight", weight)[0] == 0
        assert f"{weight} g/m²" in PdfReader(tmp_path / "austen-sheets.pdf").pages[0].extract_text()


def test_a_class_set_is_counted_and_printed(deck: Path, tmp_path: Path):
    out = tmp_path / "austen.pdf"
    code, said, _ = run(deck, "-o", out, "--class-of", "30", "--a-table", "5")
    assert code == 0
    assert said == (
        f"30 students, 5 a table: 6 decks, 3 sheets, about 5 minutes to cut.\n24 cards on 3 sheets: {out}\n"
    )


def test_a_print_shop_gets_a_pdf_and_pictures_without_any_sheet(deck: Path, tmp_path: Path):
    shop, pack = tmp_path / "shop.pdf", tmp_path / "cards.zip"
    code, said, wrong = run(deck, "--shop", shop, "--png", pack, "--only", "A2")
    assert code == 0, wrong
    assert said == f"1 card for a print shop: {shop}\n1 card for a print shop: {pack}\n"
    assert pages_of(shop) == [(69.0, 94.0)] * 2
    assert zipfile.ZipFile(pack).namelist() == ["A2-front.png", "back.png"]


def test_what_is_wrong_with_a_card_is_told_once_for_sheets_and_shop(tmp_path: Path):
    file, out = tmp_path / "austen.csv", tmp_path / "out.pdf"
    file.write_text(rows("word " * 90, "Emma", "Sanditon", "Lady Susan"), encoding="utf-8")
    code, _, wrong = run(file, "-o", out, "--shop", tmp_path / "shop.pdf")
    assert code == 0
    assert wrong.count("Card A1") == run(file, "-o", out)[2].count("Card A1")


def test_a_text_that_is_no_text_is_refused(deck: Path, tmp_path: Path):
    for option in ("--text", "--students"):
        for content in (b"%PDF-1.7\n1 0 obj", b"PK\x03\x04" + bytes(60), bytes(range(256)) * 4):
            file = tmp_path / "rules.txt"
            file.write_bytes(content)
            code, said, wrong = run(deck, "-o", tmp_path / "out.pdf", "--with", "text, checklist", option, file)
            assert (code, said) == (2, "")
            assert wrong == f"“{file}” is no plain text. Save it as plain text (.txt), and name that file.\n"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--with", "keys"), "There is no sheet “keys” to go with a deck. Did you mean “key”?"),
        (("--with", "text"), "The sheet of text has no text. Give it one."),
        (("--with", "box", "--paper-weight", "9"), "The weight of the paper in g/m² cannot be 9"),
        (("--with", "box", "--paper", "a5", "--card", "tarot"), "A box for 4 cards takes"),
        (("--class-of", "900"), "The number of students cannot be 900; the nearest that can be is 400."),
        (("--with", "checklist", "--students", "nobody.txt"), "nobody.txt"),
    ],
)
def test_sheets_that_cannot_be_leave_nothing_written(options: tuple[str, ...], told: str, deck: Path, tmp_path: Path):
    code, said, wrong = run(deck, "-o", tmp_path / "out.pdf", "--shop", tmp_path / "shop.pdf", *options)
    assert (code, said) == (2, "")
    assert told in wrong
    assert [path.name for path in tmp_path.iterdir()] == ["austen.csv"]


def test_sheets_need_a_place_beside_the_cards(deck: Path, tmp_path: Path):
    assert run(deck, "--shop", tmp_path / "shop.pdf", "--with", "key")[0] == 2
    assert run(deck)[0] == 2
