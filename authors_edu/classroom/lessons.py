"""A short lesson: with which families of its deck a game is played. `game/lesson.py` makes the smaller deck."""

from authors_edu.decks.model import Deck
from authors_edu.game.lesson import drawn_numbers

Lesson = int | tuple[int, ...] | None  # so many families, drawn; those at these places of the deck; or all


def families_of(deck: Deck, lesson: Lesson, seed: int) -> tuple[int, ...] | None:
    """Gives the places of a lesson's families, None for all. Raises RulesError for too many, or too few."""
    return drawn_numbers(deck, lesson, seed) if isinstance(lesson, int) else lesson


def still_there(played: Deck, deck: Deck) -> tuple[int, ...]:
    """Finds the families that were played in their deck as it stands now, by the ids of their cards."""
    ids = {card.id for family in played.families for card in family.cards}
    return tuple(place for place, family in enumerate(deck.families) if ids & {card.id for card in family.cards})
