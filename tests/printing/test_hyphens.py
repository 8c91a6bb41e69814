"""A word too wide for its line is hyphenated where its language allows it, and only where that is easier to read."""

from io import BytesIO
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.hyphens import hyphens_in
from authors_edu.printing.pages import print_deck
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.text import SetText, Style, fit

FONT = "EB Garamond Semibold"


def syllables(word: str, language: str) -> str:
    ends = (0, *hyphens_in(word, language), len(word))
    return "-".join(word[start:end] for start, end in pairwise(ends))


def said(text: SetText) -> list[str]:
    return [line.text for line in text.lines]


@pytest.mark.parametrize(
    ("language", "word"),
    [
        # Webster: in-com-pre-hen-si-bil-i-ty; less than three letters at an end are not parted off
        ("en", "incom-pre-hen-si-bil-ity"),
        ("en", "rep-re-sen-ta-tive-ness"),
        # Duden: Do-nau-dampf-schiff-fahrts-ge-sell-schaft, Selbst-ver-ständ-lich-kei-ten
        ("de", "Donau-dampf-schiff-fahrts-ge-sell-schaft"),
        ("de", "Selbst-ver-ständ-lich-kei-ten"),
        # an-ti-cons-ti-tu-tion-nel-le-ment, ré-vo-lu-tion-naire
        ("fr", "anti-cons-ti-tu-tion-nel-le-ment"),
        ("fr", "révo-lu-tion-naire"),
        # до-сто-при-ме-ча-тель-но-сти, пре-ступ-ле-ние
        ("ru", "досто-при-ме-ча-тель-но-сти"),
        ("ru", "пре-ступ-ле-ние"),
    ],
)
def test_words_are_hyphenated_as_their_dictionaries_have_it(language: str, word: str):
    assert syllables(word.replace("-", ""), language) == word


def test_the_script_of_a_word_decides_where_the_deck_has_another_language():
    assert syllables("достопримечательности", "en") == "досто-при-ме-ча-тель-но-сти"
    assert syllables("incomprehensibility", "ru") == "incom-pre-hen-si-bil-ity"
    assert syllables("Ηλεκτροεγκεφαλογράφημα", "de") == syllables("Ηλεκτροεγκεφαλογράφημα", "el") != ""
    assert syllables("Selbstverständlichkeiten", "en") == "Selbst-ver-ständ-lich-kei-ten"


def test_signs_around_a_word_and_words_joined_by_them_do_not_matter():
    assert syllables("“(incomprehensibility)”,", "en") == "“(incom-pre-hen-si-bil-ity)”,"
    assert syllables("l’anticonstitutionnellement", "fr") == "l’anti-cons-ti-tu-tion-nel-le-ment"


def test_a_hyphen_that_would_change_the_spelling_is_left_out():
    # Hungarian asszonnyal is asz-szony-nyal in syllables.
    assert hyphens_in("asszonnyal", "hu") == ()


def test_scripts_without_hyphens_and_unknown_languages_have_no_place():
    for word, language in (
        ("סטטיסטיקאיםואחרים", "en"),
        ("wordofanylanguage", "tlh"),
        ("ก" * 30, "th"),
        ("12345678", "en"),
    ):
        assert hyphens_in(word, language) == ()


def test_a_word_too_wide_at_every_size_is_hyphenated_and_evened_out():
    style = Style(FONT, 20, 9, language="de")
    assert said(fit(("Donaudampfschifffahrtsgesellschaft",), style, 140, 90)) == [
        "Donaudampfschiff-",
        "fahrtsgesellschaft",
    ]


def test_a_word_that_fits_a_little_smaller_stays_whole():
    # At 14.5 pt it would have a hyphen; whole it has 12.5, still larger than the creator.
    text = fit(("Honorificabilitudinitatibus",), Style(FONT, 20, 9), 142, 90)
    assert said(text) == ["Honorificabilitudinitatibus"] and text.size_pt < 14


def test_a_word_without_a_right_place_is_torn_beside_one_that_has_them():
    text = fit(("W" * 20 + " incomprehensibility",), Style(FONT, 20, 16), 130, 200)
    assert said(text)[-2:] in (["incomprehen-", "sibility"], ["incompre-", "hensibility"])
    assert "".join(said(text)[:-2]).replace("-", "") == "W" * 20


def test_no_word_that_fits_is_hyphenated():
    text = fit(("many short words of the usual length " * 6,), Style(FONT, 20, 8), 142, 100)
    assert text.size_pt < 14 and not any(line.text.endswith("-") for line in text.lines)


@given(
    st.lists(
        st.sampled_from(["Selbstverständlichkeiten", "incomprehensibility", "W" * 30, "of", "достопримечательности"])
    )
)
def test_a_hyphen_stands_at_the_end_of_a_line_alone(words: list[str]):
    text = fit((" ".join(words),), Style(FONT, 20, 9, language="de"), 110, 400)
    assert not any("-" in line.text[:-1] for line in text.lines)
    if text.whole:
        assert "".join(said(text)).replace("-", "").replace(" ", "") == "".join(words)


@pytest.mark.parametrize(("language", "first"), [("de", "Internationalisie-"), ("en", "International-")])
def test_the_language_of_the_settings_reaches_the_card(language: str, first: str):
    card = Card("r", "Someone", "Internationalisierungsbestrebungen", "")
    deck = Deck("Deck", (Family("Someone", (card,) * 4),))
    printed = print_deck(deck, PrintSettings(language=language, list_works=False, only=("A1",), backs="none"))
    (page,) = PdfReader(BytesIO(printed.pdf)).pages
    assert first in page.extract_text().split()
