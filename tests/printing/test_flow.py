"""Blocks go into columns and pages in their order, whole, and none over another."""

import itertools

from hypothesis import given
from hypothesis import strategies as st
from pytest import approx

from authors_edu.printing.extras.flow import Block, Set, dealt

blocks = st.builds(Block, st.floats(1, 100), st.floats(0, 10))


def test_columns_are_filled_one_after_the_other_and_the_white_above_falls_away_at_their_tops():
    three = [Block(40, 5)] * 3
    assert dealt(three, 2, 90) == [[Set(0, 0, 0), Set(1, 0, 45), Set(2, 1, 0)]]


def test_a_block_that_does_not_fit_goes_on_as_a_whole():
    assert dealt([Block(60), Block(60), Block(30)], 1, 100) == [[Set(0, 0, 0)], [Set(1, 0, 0), Set(2, 0, 60)]]


def test_the_last_page_has_even_columns():
    (page,) = dealt([Block(10)] * 6, 3, 100) or []
    assert [place.column for place in page] == [0, 0, 1, 1, 2, 2]


def test_a_block_higher_than_a_page_is_not_dealt():
    assert dealt([Block(10), Block(101)], 2, 100) is None
    assert dealt([], 2, 100) == []


@given(st.lists(blocks, max_size=40), st.integers(1, 4), st.floats(100, 300))
def test_every_block_lies_once_in_order_inside_its_column_and_touches_no_other(
    found: list[Block], columns: int, room: float
):
    pages = dealt(found, columns, room)
    assert pages is not None
    assert [place.block for page in pages for place in page] == list(range(len(found)))
    for page in pages:
        assert {place.column for place in page} <= set(range(columns))
        for before, after in itertools.pairwise(page):
            assert after.column - before.column in (0, 1)
            if after.column == before.column:
                low = before.top_mm + found[before.block].height_mm
                assert after.top_mm == approx(low + found[after.block].above_mm)
            else:
                assert after.top_mm == 0
        for place in page:
            assert place.top_mm + found[place.block].height_mm <= room + 1e-6
