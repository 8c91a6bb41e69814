"""`authors-edu print`: sheets beside the deck, sets for a class, files for a print shop."""

import zipfile
from pathlib import Path

import pytest
from pypdf import PdfReader
from support.print_command import pages_of, rows, run


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
        (("--class-of", "0"), "The number of students cannot be 0; the nearest that can be is 1."),
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
