"""A blank sheet: as it comes it is no list yet, filled in it is a deck, half filled in it says what is missing."""

import io
from typing import Any
from zipfile import ZipFile

import pytest
from openpyxl import load_workbook

from authors_edu.decks.blank import blank_csv, blank_headings, blank_xlsx
from authors_edu.decks.check import Report, check_file
from authors_edu.decks.model import Words
from authors_edu.words.blank_sheet import blank_texts
from authors_edu.words.problems import sentence

WORKS = {
    "Jane Austen": ("Emma", "Persuasion", "Sanditon", "Lady Susan"),
    "George Orwell": ("Keep the Aspidistra Flying", "Animal Farm", "Burmese Days", "Coming Up for Air"),
}
AUTHORS = Words()
ALL_WORDS = [
    AUTHORS, Words("composer", "composers", "piece", "pieces"), Words("Autor", "Autoren", "Buch", "Bücher"),
    Words("peintre", "peintres", "tableau", "tableaux"), Words("scribe", "scribes", "=1+1", "@all"),
    Words("", "", "", ""), Words("{creator}", "{", "}", "{works}"), Words("work", "works", "creator", "creators"),
]  # fmt: skip


def blank(words: Words = AUTHORS, families: int = 13) -> bytes:
    return blank_xlsx(blank_headings(words), blank_texts(words), families)


def filled(works: dict[str, tuple[str, ...]], words: Words = AUTHORS, others: tuple[Any, ...] = ()) -> bytes:
    """Fills a blank in with another program, block by block, the creator once."""
    book = load_workbook(io.BytesIO(blank(words)))
    page = book.worksheets[0]
    for family, (creator, titles) in enumerate(works.items()):
        page.cell(2 + 4 * family, 1).value = creator
        for row, title in enumerate(titles, 2 + 4 * family):
            for place, text in enumerate((title, *others), 2):
                page.cell(row, place).value = text
    saved = io.BytesIO()
    book.save(saved)
    return saved.getvalue()


def kinds(report: Report) -> list[str]:
    return [problem.kind for problem in report.problems]


@pytest.mark.parametrize("words", ALL_WORDS)
def test_an_untouched_blank_says_what_to_do(words: Words) -> None:
    for data, name in ((blank(words), "blank.xlsx"), (blank_csv(blank_headings(words)), "blank.csv")):
        report = check_file(data, name)
        assert report.deck is None
        (problem,) = (problem for problem in report.problems if problem.kind != "sheet_chosen")
        assert problem.kind == "no_data_rows"
        assert "Write one work into each row" in sentence(problem)


@pytest.mark.parametrize("words", ALL_WORDS)
def test_a_filled_in_blank_is_accepted(words: Words) -> None:
    report = check_file(filled(WORKS, words), "list.xlsx")
    assert report.outcome == "accept"
    assert report.deck is not None
    assert {family.creator: tuple(card.work for card in family.cards) for family in report.deck.families} == WORKS


def test_every_column_is_understood() -> None:
    report = check_file(filled(WORKS, others=(1815, "of Highbury", "emma.png", "Emma W. | E", "reread")), "list.xlsx")
    assert report.outcome == "accept"
    assert report.deck is not None
    card = report.deck.cards[0]
    assert (card.work, card.year, card.clue, card.image) == ("Emma", "1815", "of Highbury", "emma.png")
    assert (card.also_accept, card.note) == (("Emma W.", "E"), "reread")


def test_a_number_as_a_title_stays_as_it_was_typed() -> None:
    report = check_file(filled({**WORKS, "X": (1984, "0042", "Y", "Z")}), "list.xlsx")  # type: ignore[dict-item]
    assert report.deck is not None
    assert [card.work for card in report.deck.families[2].cards] == ["1984", "0042", "Y", "Z"]


def test_the_deck_is_called_by_its_own_words() -> None:
    composers = Words("composer", "composers", "piece", "pieces")
    deck = check_file(filled(WORKS, composers), "list.xlsx").deck
    assert deck is not None
    assert deck.words == composers
    assert blank_headings(composers)[:2] == ("composer", "piece")


def test_words_that_no_heading_tells_stand_for_creator_and_work() -> None:
    assert blank_headings(Words("scribe", "scribes", "scroll", "scrolls"))[:2] == ("creator", "work")


def test_a_family_half_filled_in_is_named_with_its_rows() -> None:
    report = check_file(filled({**WORKS, "Poe": ("Ligeia", "Berenice", "Morella")}), "list.xlsx")
    (problem,) = (problem for problem in report.problems if problem.kind == "wrong_family_size")
    assert problem.rows == (10, 11, 12)
    assert problem.values["value"] == "Poe"


def test_works_without_their_creator_do_not_go_to_the_one_above() -> None:
    report = check_file(filled({**WORKS, "": ("Ligeia", "Berenice", "Morella", "Eleonora")}), "list.xlsx")
    missing = [problem.rows for problem in report.problems if problem.kind == "missing_creator"]
    assert missing == [(10,), (11,), (12,), (13,)]


def test_a_creator_without_works_is_missing_them() -> None:
    report = check_file(filled({**WORKS, "Poe": ()}), "list.xlsx")
    assert "missing_work" in kinds(report)


def test_a_family_added_below_the_last_block_counts() -> None:
    book = load_workbook(io.BytesIO(filled(WORKS)))
    for row, work in enumerate(("Ligeia", "Berenice", "Morella", "Eleonora"), 54):
        book.worksheets[0].cell(row, 1).value = "Poe"
        book.worksheets[0].cell(row, 2).value = work
    saved = io.BytesIO()
    book.save(saved)
    report = check_file(saved.getvalue(), "list.xlsx")
    assert report.outcome == "accept"
    assert report.deck is not None
    assert len(report.deck.families) == 3


def test_blocks_of_four_are_seen_and_a_long_title_is_warned_of() -> None:
    page = load_workbook(io.BytesIO(blank(families=3))).worksheets[0]
    assert sorted(map(str, page.merged_cells.ranges)) == ["A10:A13", "A2:A5", "A6:A9"]
    shades = [page.cell(row, 2).fill.fgColor.rgb for row in range(2, 14)]
    assert shades[:4] == shades[8:] != shades[4:8]
    assert len(set(shades[4:8])) == 1
    assert {cell.number_format for row in page.iter_rows(min_row=2) for cell in row[1:]} == {"@"}
    assert page.freeze_panes == "A2"
    (rule,) = page.data_validations.dataValidation
    assert (rule.type, rule.operator, rule.formula1, rule.errorStyle) == (
        "textLength",
        "lessThanOrEqual",
        "120",
        "warning",
    )
    assert str(rule.sqref) == "B2:B13"
    assert len(rule.error) <= 255


def test_the_guide_shows_a_whole_family_in_one_column() -> None:
    guide = load_workbook(io.BytesIO(blank())).worksheets[1]
    assert (guide.title, guide.max_column) == ("Guide", 1)
    lines = [str(row[0].value) for row in guide.iter_rows() if row[0].value]
    assert sum("Jane Austen" in line for line in lines) == 4
    assert any("author" in line and "books" in line for line in lines)


def test_the_csv_has_the_headings_alone() -> None:
    assert blank_csv(blank_headings(AUTHORS)) == (
        b"\xef\xbb\xbfauthor,book,year,clue,image,also accept,note\r\n"
    )  # fmt: skip


def test_the_same_blank_has_the_same_bytes() -> None:
    assert blank() == blank()
    assert b"1980-01-01T00:00:00Z" in ZipFile(io.BytesIO(blank())).read("docProps/core.xml")
