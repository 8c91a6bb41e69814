"""R-54: typed titles, kindly and strictly. `naming.json` holds pairs whose verdict is known."""

import json
from pathlib import Path

import pytest

from authors_edu.game.naming import grade

PAIRS = json.loads(Path(__file__).with_name("naming.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair['typed']!r} for {pair['title']!r}")
def test_every_known_pair_is_graded_as_it_should(pair):
    graded = grade(pair["typed"], pair["title"], pair["siblings"], pair.get("aliases", ()))
    assert graded.correct is pair["accept"], pair["why"]


RIGHT = [
    ("TREASURE island", "Treasure Island"),
    ("Lord of the Flies", "The Lord of the Flies"),
    ("moby dick", "Moby-Dick"),
    ("mobydick", "Moby-Dick"),
    ("lettranger", "L'Ettranger"),
    ("Ettranger", "L’Ettranger"),
    ("L Ettranger", "L'Ettranger"),
    ("Uncle Toms Cabin", "Uncle Tom's Cabin"),
    ("Hansel & Gretel", "Hänsel and Gretel"),
    ("Haensel and Gretel", "Hänsel and Gretel"),
    ("Der Rauber", "Die Räuber"),
    ("Cien anos de soledad", "Cien años de soledad"),
    ("Lodz", "Łódź"),
    ("istanbul", "İSTANBUL"),
    ("20,000 Leagues", "Twenty Thousand Leagues"),
    ("20 000 leagues", "Twenty Thousand Leagues"),
    ("Nineteen Eighty-Four", "1984"),
    ("Fahrenheit four fifty-one", "Fahrenheit 451"),
    ("The Hundred and One Dalmatians", "101 Dalmatians"),
    ("100 Years of Solitude", "One Hundred Years of Solitude"),
    ("93", "Ninety-Three"),
    ("12th Night", "Twelfth Night"),
    ("Henry the Eighth", "Henry VIII"),
    ("the ninth symphony", "Symphony No. 9"),
    ("Symphony № 9", "Symphony No. 9"),
    ("Symphony number nine", "Symphony No. 9"),
    ("The Sign of the Four", "The Sign of Four"),
    ("8 1/2", "8½"),
    ("1984", "١٩٨٤"),
    ("Walden", "Walden; or, Life in the Woods"),
    ("Life in the Woods", "Walden; or, Life in the Woods"),
    ("Hobbit", "The Hobbit: There and Back Again"),
    ("Songs", "Songs (second book)"),
    ("Persuasion", "Persuasion – a novel"),
    ("紅 樓 夢", "紅樓夢"),
    ("المتنبي", "المُتَنَبِّي"),
    ("???", "???"),
    ("i robot", "I, Robot"),
]


@pytest.mark.parametrize(("typed", "title"), RIGHT)
def test_form_does_not_matter(typed, title):
    assert grade(typed, title).verdict == "right"


ALMOST = [
    ("Treasur Island", "Treasure Island"),
    ("Teh Tempest", "The Tempest"),
    ("Macbth", "Macbeth"),
    ("Преступлени и наказание", "Преступление и наказание"),
    ("Henery IV", "Henry IV"),
    ("Forty Five Sorows", "45 Sorrows"),
    ("A Tale of Tow Cities", "A Tale of Two Cities"),
    ("Frankenstien", "Frankenstein; or, The Modern Prometheus"),
]


@pytest.mark.parametrize(("typed", "title"), ALMOST)
def test_a_slip_of_the_pen_is_forgiven_unless_strict(typed, title):
    assert grade(typed, title).verdict == "almost"
    assert grade(typed, title).correct
    assert grade(typed, title, strict=True).verdict == "wrong"


# Under 5 letters no slip, from 5 one, from 9 two, from 15 three.
SLIPS = [("abcd", 0), ("abcde", 1), ("abcdefgh", 1), ("abcdefghi", 2), ("abcdefghijklmn", 2), ("abcdefghijklmno", 3)]


@pytest.mark.parametrize(("title", "forgiven"), SLIPS)
def test_longer_titles_forgive_more_slips(title, forgiven):
    for slips in (1, 2, 3, 4):
        assert grade(title + "z" * slips, title).correct is (slips <= forgiven)


WRONG = [
    ("Two", "A Tale of Two Cities"),
    ("A Tale of Cities", "A Tale of Two Cities"),
    ("Henry VI", "Henry IV"),
    ("Henry", "Henry V"),
    ("Catch-23", "Catch-22"),
    ("mp4", "mp3"),
    ("Apollo 31", "Apollo 13"),
    ("You Like It", "As You Like It"),
    ("Robot", "I, Robot"),
    ("Lovers and Sons", "Sons and Lovers"),
    ("A Space Odyssey", "2001: A Space Odyssey"),
    ("Emma; Persuasion", "Emma"),
    ("かくせい", "がくせい"),
    ("ココロ?", "コロコ"),
    ("!", "???"),
]


@pytest.mark.parametrize(("typed", "title"), WRONG)
def test_another_number_half_a_title_or_another_word_is_wrong(typed, title):
    assert grade(typed, title).verdict == "wrong"


def test_the_title_of_another_card_is_never_forgiven():
    assert grade("Great Expectations", "Great Expectation", others=["Great Expectations"]).verdict == "wrong"
    assert grade("Dubliner", "Dubliners", others=["Dubliner"], also_accept=["Dubliner"]).verdict == "wrong"
    assert grade("Dublinerz", "Dubliners", others=["Dublinerx"]).verdict == "wrong"  # as near to both
    assert grade("Dublinerz", "Dubliners", others=["Dublin"]).verdict == "almost"


def test_what_fits_two_cards_is_refused_and_the_better_fit_counts():
    assert grade("Double", "The Double", others=["A Double"]).verdict == "wrong"
    assert grade("the double", "The Double", others=["A Double"]).verdict == "right"
    assert grade("Faust", "Faust: Part One", others=["Faust: Part Two"]).verdict == "wrong"
    assert grade("Faust", "Faust: Part One", others=["Faust"]).verdict == "wrong"
    assert grade("Faust", "Faust", others=["Faust: Part Two"]).verdict == "right"


def test_a_title_that_two_creators_share_can_still_be_named():
    assert grade("Poems", "Poems", others=["Poems", "Odes"]).verdict == "right"


def test_further_answers_count_as_the_title_does():
    assert grade("The Turn", "Emma", also_accept=["The Turn of the Tide", "Turn"]).verdict == "right"
    assert grade("Voyna i mir", "Война и мир", also_accept=["Voyna i mir"]).verdict == "right"
    assert grade("Voina i mir", "Война и мир", also_accept=["Voyna i mir"]).verdict == "almost"


@pytest.mark.parametrize("junk", ["x" * 20_000, "\u0301\u0323" * 10_000, "1 000 " * 3_000, "Emma " * 4_000])
def test_longer_than_sense_is_wrong(junk):
    assert grade(junk, "Emma").verdict == "wrong"
