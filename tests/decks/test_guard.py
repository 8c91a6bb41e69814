import pytest
from hypothesis import given
from hypothesis import strategies as st

from authors_edu.decks.guard import guarded, unguarded


@pytest.mark.parametrize("text", ["' =", "'\t", "''\r", "'='", " '+1", "'-Tis", "''", "'Tis Pity", "", "\t"])
def test_a_text_with_apostrophes_of_its_own_comes_back(text: str) -> None:
    assert unguarded(guarded(text)) == text


@given(st.text("'=+-@ \t\rab\uff1d", max_size=6))
def test_any_text_comes_back_and_is_no_formula_on_the_way(text: str) -> None:
    assert unguarded(guarded(text)) == text
    assert not guarded(text).lstrip().startswith(("=", "+", "-", "@", "\uff1d"))
