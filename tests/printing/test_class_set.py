"""A class set: how many decks, how much paper, how long it is cut. Counted by hand."""

from collections.abc import Callable

import pytest

from authors_edu.decks.model import Deck
from authors_edu.printing.class_set import ClassSet, class_set
from authors_edu.printing.errors import PrintError
from authors_edu.printing.settings import PrintSettings
from authors_edu.words.print_sheets import class_needs
from authors_edu.words.printing import sentence

MakeDeck = Callable[..., Deck]


def told(needed: ClassSet) -> str:
    return class_needs(needed.students, needed.a_table, needed.decks, needed.sheets, needed.minutes)


def test_thirty_students_at_tables_of_five(deck_of: MakeDeck):
    # 52 cards are 6 sheets of nine; eight cuts a sheet of 8 s each: 36 x 64 s = 38.4 min
    needed = class_set(deck_of(13), PrintSettings(), 30, 5)
    assert needed == ClassSet(30, 5, 6, 36, 40)
    assert told(needed) == "30 students, 5 a table: 6 decks, 36 sheets, about 40 minutes to cut."


@pytest.mark.parametrize(("students", "a_table", "decks"), [(31, 5, 7), (1, 4, 1), (28, 4, 7), (9, 4, 3)])
def test_nobody_is_left_without_a_deck(deck_of: MakeDeck, students: int, a_table: int, decks: int):
    assert class_set(deck_of(13), PrintSettings(), students, a_table).decks == decks


def test_small_decks_share_sheets(deck_of: MakeDeck):
    # 4 cards a deck, nine a sheet: 6 decks are 24 cards on 3 sheets
    assert class_set(deck_of(1), PrintSettings(), 30, 5).sheets == 3


def test_a_gap_doubles_the_cuts_and_a_perforated_sheet_has_none(deck_of: MakeDeck):
    # With a gap each card is cut on its own: 6 and 6 cuts instead of 4 and 4. 36 x 12 x 8 s = 57.6 min
    assert class_set(deck_of(13), PrintSettings(gap_mm=2), 30, 5).minutes == 60
    torn = class_set(deck_of(13), PrintSettings(sheet="a4-9up"), 30, 5)
    assert told(torn) == "30 students, 5 a table: 6 decks, 36 sheets, nothing to cut."


def test_one_of_each_is_told_in_the_singular(deck_of: MakeDeck):
    assert told(class_set(deck_of(1), PrintSettings(), 1, 2)) == (
        "1 student, 2 a table: 1 deck, 1 sheet, about 5 minutes to cut."
    )


def test_numbers_that_cannot_be_are_told_with_the_nearest(deck_of: MakeDeck):
    with pytest.raises(PrintError) as caught:
        class_set(deck_of(1), PrintSettings(), 0, 50)
    assert [sentence(problem) for problem in caught.value.problems] == [
        "The number of students cannot be 0; the nearest that can be is 1.",
        "The number of students at a table cannot be 50; the nearest that can be is 12.",
    ]
    with pytest.raises(PrintError) as caught:
        class_set(deck_of(1), PrintSettings(), 400, 2)
    assert caught.value.kind == "number_out_of_range"  # 200 decks
