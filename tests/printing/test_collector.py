"""Python's search for cyclic garbage rests while a deck is printed, and runs again afterwards."""

import gc

import pytest

from authors_edu.printing.collector import no_garbage_hunt


def test_the_search_rests_within_and_goes_on_afterwards():
    assert gc.isenabled()
    with no_garbage_hunt():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_the_search_goes_on_after_an_error():
    with pytest.raises(ValueError), no_garbage_hunt():
        raise ValueError
    assert gc.isenabled()


def test_a_search_that_was_off_stays_off():
    gc.disable()
    try:
        with no_garbage_hunt():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
