"""The answer key: everything about every family, and no family torn apart."""

import re
from collections.abc import Callable

import pytest
from support.sheet_reader import find, printed, refusals, words_of

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.settings import PrintSettings

MakeDeck = Callable[..., Deck]


def a_deck(families: int, clue: str = "") -> Deck:
    """Titles are told apart by two digits each, so that none is found within another."""
    found = []
    for family in range(families):
        cards = tuple(
            Card(f"r{family}-{place}", f"Creator{family:02}.", f"Work{family:02}{place}.", f"{1700 + family}", clue)
            for place in range(4)
        )
        found.append(Family(f"Creator{family:02}.", cards))
    return Deck("Key deck", tuple(found))


def test_a_family_has_its_letter_creator_works_years_clues_and_what_else_is_right():
    cards = (
        Card("1", "Jane Austen", "Emma", "1815", "A matchmaker errs", also_accept=("Miss Woodhouse", "Emma W.")),
        Card("2", "Jane Austen", "Persuasion", "1817"),
        Card("3", "Jane Austen", "Sanditon"),
        Card("4", "Jane Austen", "Lady Susan", "c. 1794"),
    )
    pdf = printed(Deck("Austen", (Family("Jane Austen", cards),)), "key").pdf
    read = words_of(pdf)
    assert "Answer key and reading list" in read
    assert "A1 Emma 1815 A matchmaker errs Also right: Miss Woodhouse · Emma W." in read
    assert "A2 Persuasion 1817 A3 Sanditon A4 Lady Susan c. 1794" in read
    assert len(find(pdf, "Jane Austen")) == 1


def test_label_title_and_year_of_a_work_stand_on_one_line():
    pdf = printed(a_deck(1), "key").pdf
    label, title, year = (find(pdf, text)[0] for text in ("A2", "Work001", "1700"))
    assert label.right_mm < title.left_mm < title.right_mm < year.left_mm
    assert find(pdf, "1700")[1].bottom_mm == pytest.approx(title.bottom_mm, abs=0.4)
    assert label.bottom_mm == pytest.approx(title.bottom_mm, abs=0.4)


@pytest.mark.parametrize(("paper", "columns"), [("a5", 1), ("a4", 2), ("letter", 2), ("a3", 3)])
@pytest.mark.parametrize("families", [1, 7, 13, 40])
def test_no_family_is_torn_by_a_page_or_a_column(paper: str, columns: int, families: int):
    deck = a_deck(families, "A clue that says a little about it")
    result = printed(deck, "key", settings=PrintSettings(paper=paper))
    lefts = set()
    last = (-1, -1.0, 0.0)
    for family in deck.families:
        (creator,) = find(result.pdf, family.creator)
        works = [found for card in family.cards for found in find(result.pdf, card.work)]
        assert len(works) == 4
        assert {work.page for work in works} == {creator.page}
        assert max(work.left_mm for work in works) - min(work.left_mm for work in works) < 0.5
        downwards = [creator.top_mm, *(work.top_mm for work in works)]
        assert downwards == sorted(downwards)
        lefts.add(round(creator.left_mm))
        now = (creator.page, round(creator.left_mm), creator.top_mm)
        assert now > last  # families go on down a column, then to the next, then to the next page
        last = now
    assert len(lefts) == min(columns, families)


def test_a_key_that_can_be_one_page_is_one_page():
    assert printed(a_deck(11, "A clue that says a little about it"), "key").sheets == 1


def letters(text: str) -> str:
    return re.sub(r"[\W_]", "", text)


def test_long_titles_wrap_and_nothing_is_cut(hostile: Deck):
    read = letters(words_of(printed(hostile, "key").pdf))
    for card in (*hostile.cards[:5], *hostile.cards[9:]):  # of scripts that are read back in the order of their letters
        assert letters(card.work) in read


def test_a_family_of_a_whole_page_is_set_across_it_and_one_still_longer_is_refused():
    def long(words: int) -> Deck:
        cards = tuple(Card(str(n), "Laurence Sterne", "word " * words, "1759", "clue " * words) for n in range(4))
        return Deck("Long", (Family("Laurence Sterne", cards),))

    assert printed(long(150), "key").sheets == 1
    assert words_of(printed(long(150), "key").pdf).count("word") == 600
    assert refusals(long(3_000), "key") == [
        "The family of Laurence Sterne is longer than a page of the answer key. Shorten its titles or clues."
    ]
