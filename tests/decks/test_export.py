"""What we write opens in a spreadsheet without harm and comes back as the same deck."""

import csv
import io

from hypothesis import given, settings
from hypothesis import strategies as st

from authors_edu.decks.check import Choices, check_file
from authors_edu.decks.checks.damage import is_error_value
from authors_edu.decks.checks.risky import is_plain_name
from authors_edu.decks.export import deck_csv, rows_csv
from authors_edu.decks.guard import guarded, unguarded
from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean, fold, spelling

unhurried = settings(deadline=None)

NASTY = st.sampled_from(
    ["=1+1", "+49", "-2", "@home", "'Tis Pity", "''=x", "=HYPERLINK(\"x\")", 'The "Genius"', '"Open', "A, B; C", "a|b",
     "<b>", "TRUE", "1984", "NA", "sep=;", "creator", "work", "Größe", "“", "'", "＝1", "1 / 2"]
)  # fmt: skip
TEXTS = (
    st.one_of(NASTY, st.text(max_size=12))
    .map(clean)
    .filter(lambda text: bool(text) and not is_error_value(text) and "\ufffd" not in text)
)
OPTIONAL = st.one_of(st.just(""), TEXTS)
ANSWERS = st.lists(TEXTS.filter(lambda text: "|" not in text and "/" not in text), max_size=3)
WORDS = [
    Words("creator", "creators", "work", "works"), Words(), Words("composer", "composers", "piece", "pieces"),
    Words("Autor", "Autoren", "Werk", "Werke"), Words("painter", "painters", "painting", "paintings"),
    Words("family", "families", "member", "members"),
]  # fmt: skip


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    creators = draw(st.lists(TEXTS, min_size=2, max_size=4, unique_by=spelling))
    families = []
    row = 2
    for creator in creators:
        works = draw(st.lists(TEXTS, min_size=4, max_size=4, unique_by=lambda text: fold(text) or text))
        cards = []
        for work in works:
            image = draw(OPTIONAL.filter(lambda text: not text or is_plain_name(text)))
            year, clue, note = draw(OPTIONAL), draw(OPTIONAL), draw(OPTIONAL)
            focus = draw(st.sampled_from(("", "top", "bottom left", "30% 20%")))
            cards.append(Card(f"r{row}", creator, work, year, clue, image, tuple(draw(ANSWERS)), note, focus))
            row += 1
        families.append(Family(creator, tuple(cards)))
    return Deck("A deck", tuple(families), draw(st.sampled_from(WORDS)))


@unhurried
@given(decks())
def test_an_exported_deck_comes_back_equal(deck: Deck) -> None:
    assert check_file(deck_csv(deck), "x.csv", Choices(name="A deck")).deck == deck


@unhurried
@given(st.text())
def test_a_guarded_text_is_no_formula_and_comes_back(text: str) -> None:
    safe = guarded(text)
    assert unguarded(safe) == text
    assert not safe.lstrip(" ").startswith(("=", "+", "-", "@", "\t", "\r", "\uff1d"))


def test_a_sheet_program_sees_no_formula() -> None:
    works = ("=1+1", "-2+3", "@SUM(1)", "+x")
    families = tuple(
        Family(name, tuple(Card(f"{name}{work}", name, work) for work in works)) for name in ("=cmd|' /C calc'!A0", "B")
    )
    rows = list(csv.reader(io.StringIO(deck_csv(Deck("d", families)).decode("utf-8-sig"), newline="")))
    assert all(not cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)


def test_the_file_has_a_byte_order_mark_and_windows_line_ends() -> None:
    card = Card("r2", "Brontë", "Emma")
    data = deck_csv(Deck("d", (Family("Brontë", (card, card, card, card)),)))
    assert data.startswith(b"\xef\xbb\xbfauthor,book\r\nBront\xc3\xab,Emma\r\n")


def test_only_columns_that_hold_something_are_written() -> None:
    card = Card("r2", "Bach", "Air", clue="slow", also_accept=("Aria", "G string"))
    data = deck_csv(Deck("d", (Family("Bach", (card, card, card, card)),), WORDS[0]))
    assert (
        data.decode("utf-8-sig").split("\r\n")[:2]
        == ["creator,work,clue,also_accept", 'Bach,Air,slow,"Aria | G string"'][:2]
    )


def test_rows_are_written_on_their_own_row() -> None:
    rows = (Row(1, ("creator", "work")), Row(4, ("A", '=B "x"')))
    assert rows_csv(rows) == b'\xef\xbb\xbfcreator,work\r\n,\r\n,\r\nA,"\'=B ""x"""\r\n'
    assert check_file(rows_csv(rows), "x.csv").rows == rows


@unhurried
@given(st.lists(st.lists(st.text(max_size=6), min_size=2, max_size=4), max_size=6))
def test_rows_come_back_as_they_were(cells: list[list[str]]) -> None:
    tidy = [tuple(clean(cell) for cell in line) for line in cells]
    rows = (Row(1, ("creator", "work")), *(Row(n, line) for n, line in enumerate(tidy, 2) if any(line)))
    back = check_file(rows_csv(rows), "x.csv").rows
    assert [(row.number, row.cells) for row in back] == [(row.number, row.cells) for row in rows]


def test_a_list_in_the_last_rows_of_a_spreadsheet_is_written_without_a_million_blank_rows() -> None:
    rows = tuple(Row(number, ("A", text)) for number, text in ((1, "x"), (1_048_576, "y")))
    assert rows_csv(rows).decode("utf-8-sig") == "A,x\r\nA,y\r\n"
