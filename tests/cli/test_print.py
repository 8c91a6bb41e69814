"""`authors-edu print`: a file in, a whole PDF out, or a sentence that says why not."""

import re
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader
from support.print_command import pages_of, rows, run


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


@pytest.mark.parametrize(
    ("listed", "row"),
    [
        ("author,work\nHomer,a\nSappho,b\nHomer,c\nHomer,d\nSappho,Owl 𓀀\nHomer,e\nSappho,f\nSappho,g\n", 6),
        ("author,work 1,work 2,work 3,work 4\nHomer,Iliad,Odyssey,Margites,Hymns\nSappho,Ode,Owl 𓀀,Fragment,Song\n", 3),
    ],
    ids=["a row a card", "a row a family"],
)
def test_fault_11_a_character_without_a_glyph_is_told_with_its_row_and_its_card(listed: str, row: int, tmp_path: Path):
    file = tmp_path / "greeks.csv"
    file.write_text(listed, encoding="utf-8")
    code, _, wrong = run(file, "-o", tmp_path / "out.pdf")
    assert code == 1
    assert f"Row {row}: Card B2 “Owl 𓀀”: no font here can print 𓀀 (U+13000) in the title." in wrong


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
        ("--only", " , ", "There is no card , in this deck; its cards are A1 to A4."),
    ],
)
def test_a_wrong_option_says_what_is_known(option: str, value: str, told: str, deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    code, said, wrong = run(deck, "-o", out, option, value)
    assert (code, said) == (2, "")
    assert told in wrong
    assert not out.exists()


def test_capitals_and_any_separator_are_understood(deck: Path, tmp_path: Path):
    out = tmp_path / "out.pdf"
    options = ("--template", "Classic", "--paper", "A4", "--backs", "None", "--only", " a1;A3 a4,,A1")
    assert run(deck, "-o", out, *options)[:2] == (0, f"3 cards on 1 sheet: {out}\n")


def test_a_deck_file_that_is_not_there_is_wrong_usage(tmp_path: Path):
    assert run(tmp_path / "nothing.csv", "-o", tmp_path / "out.pdf")[0] == 2


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
    assert code == 2 and "“austen.csv”: plain text, not a picture." in wrong
    assert run(deck, "-o", out, "--back-picture", tmp_path / "nowhere.png")[0] == 2
