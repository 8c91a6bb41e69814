"""The examples in the docstrings of the game say what the code does."""

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("name", ["chance", "events", "moves", "naming", "numerals", "outcome", "record", "wording"])
def test_the_examples_hold(name):
    outcome = doctest.testmod(import_module(f"authors_edu.game.{name}"))
    assert outcome.attempted > 0
    assert outcome.failed == 0
