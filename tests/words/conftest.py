"""The little tables of the game's own tests, for what the rules in words claim."""

from game.conftest import cards, deck_of, table  # noqa: F401
