"""The decks that come with the program: without fault, with clues that help and give nothing away."""

import re
import tomllib

import pytest

from authors_edu.decks.check import check_file
from authors_edu.decks.export import deck_csv
from authors_edu.decks.model import Deck, Family, Words
from authors_edu.decks.text import fold, words
from authors_edu.shipped import sample_decks

FOLDER = sample_decks()[0].file.parent
INDEX = tomllib.loads((FOLDER / "index.toml").read_text(encoding="utf-8"))["deck"]
FILES = [entry["file"] for entry in INDEX]
# Words that say nothing about a title.
SMALL = frozenset(
    ["a", "an", "the", "of", "and", "in", "on", "at", "by", "for", "from", "with", "to", "is", "are", "his", "her",
     "he", "she", "they", "it", "its", "who", "what", "how", "as", "up", "i", "x", "s"]
)  # fmt: skip
NUMBERS = {"two": "2", "seven": "7", "twice": "2", "first": "1", "three": "3", "tale": "tale"}


def deck(file: str) -> Deck:
    report = check_file((FOLDER / file).read_bytes(), file)
    assert report.problems == ()
    assert report.deck is not None
    return report.deck


def stems(text: str) -> set[str]:
    """Gives the words that carry meaning, without their endings; hyphens and apostrophes part words."""
    found = set()
    for word in words(re.sub("['’-]", " ", text)):
        if word not in SMALL:
            found.add(NUMBERS.get(word, re.sub("(?<=...)(ies|es|s|ed|ing|ers?|ly|e|y)$", "", word)))
    return found


def families() -> list[Family]:
    return [family for file in FILES for family in deck(file).families]


def test_the_stems_find_what_a_clue_must_not_say() -> None:
    assert stems("A Midsummer Night's Dream") & stems("he dreams at night") == {"dream", "night"}
    assert stems("The House of the Seven Gables") & stems("7 houses") == {"7", "hous"}
    assert stems("Children's Games") & stems("a game") == {"gam"}


@pytest.mark.parametrize("file", FILES)
def test_a_sample_deck_has_no_problem_at_all(file: str) -> None:
    report = check_file((FOLDER / file).read_bytes(), file)
    assert (report.outcome, report.problems) == ("accept", ())


def test_every_file_is_in_the_index_and_every_entry_is_whole() -> None:
    assert sorted(FILES) == sorted(path.name for path in FOLDER.glob("*.csv"))
    for entry in INDEX:
        assert entry["name"] and entry["description"] and entry["language"] == "en"
        Words(**entry["words"])


def test_the_old_deck_has_its_eleven_writers_in_their_order() -> None:
    assert [family.creator for family in deck("classic-authors.csv").families] == [
        "Charles Dickens", "William Shakespeare", "Henry Wadsworth Longfellow", "Sir Walter Scott", "Washington Irving",
        "Lord Byron", "James Fenimore Cooper", "Edgar Allan Poe", "Nathaniel Hawthorne", "Alfred Tennyson",
        "Mark Twain",
    ]  # fmt: skip


def test_the_other_decks_have_eight_families_or_more() -> None:
    assert all(len(deck(file).families) >= 8 for file in FILES)


@pytest.mark.parametrize("family", families(), ids=lambda family: family.creator)
def test_the_clues_of_a_family_are_short_different_and_give_no_title_away(family: Family) -> None:
    clues = [card.clue for card in family.cards]
    assert len({fold(clue) for clue in clues}) == 4
    titles = set.union(*(stems(card.work) for card in family.cards))
    for clue in clues:
        assert 10 <= len(clue) <= 70
        assert stems(clue) & titles == set()


@pytest.mark.parametrize("file", FILES)
def test_years_are_numbers_and_every_card_has_one(file: str) -> None:
    assert all(re.fullmatch(r"1\d{3}", card.year) for card in deck(file).cards)


@pytest.mark.parametrize("file", FILES)
def test_a_sample_deck_comes_back_from_its_export(file: str) -> None:
    original = deck(file)
    assert check_file(deck_csv(original), file).deck == original
