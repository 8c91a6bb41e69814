import doctest
from unicodedata import normalize

from hypothesis import given, settings
from hypothesis import strategies as st

from authors_edu.decks import text
from authors_edu.decks.text import clean, fingerprint, fold, spelling, words

unhurried = settings(deadline=None)


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(text).failed == 0


def test_cleaning_keeps_what_emoji_and_persian_need() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert clean(family) == family
    assert clean("می\u200cخواهم") == "می\u200cخواهم"


def test_cleaning_takes_out_what_nobody_sees() -> None:
    assert clean("\ufeffEm\u00adma\u200b \u202eX\u202c\x07") == "Emma X"


def test_every_kind_of_space_is_one_blank() -> None:
    assert clean("\u00a0Hard\u2003\tTimes\r\n") == "Hard Times"


def test_letters_are_composed() -> None:
    assert clean("Bronte\u0308") == "Brontë"


def test_spellings_differ_by_accents_but_not_by_case_dashes_or_dotted_i() -> None:
    assert spelling("İBRAHİM") == spelling("ibrahim") == spelling("Ibrahım")
    assert spelling("Jean–Paul O’Neil") == spelling("JEAN-PAUL O'NEIL")
    assert spelling("Anne Bronte") != spelling("Anne Brontë")


def test_folding_forgets_accents_but_no_vowel_signs() -> None:
    assert fold("Émile Zola") == "emile zola"
    assert fold("Đặng") == "dang"
    assert fold("הַכְנִיסִינִי") == "הכניסיני"
    assert fold("गोदान") != fold("गोदन")
    assert fold("ガ") != fold("カ")


def test_a_name_in_another_order_has_the_same_fingerprint() -> None:
    assert fingerprint("Tolstoy, Leo") == fingerprint("leo TOLSTOY") == "leo tolstoy"


def test_words_leave_signs_out() -> None:
    assert words("Henry IV, Part 2: don’t!") == ["henry", "iv", "part", "2", "dont"]


@unhurried
@given(st.text())
def test_cleaning_and_folding_twice_changes_nothing_more(anything: str) -> None:
    assert clean(clean(anything)) == clean(anything)
    assert spelling(clean(anything)) == spelling(anything)
    assert fold(spelling(anything)) == fold(anything)


@unhurried
@given(st.text())
def test_the_unicode_form_does_not_count(anything: str) -> None:
    assert clean(normalize("NFD", anything)) == clean(normalize("NFC", anything))
