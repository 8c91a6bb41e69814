"""A short lesson: some families of a deck, chosen or drawn, as a smaller deck. Changes no card and no order."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from difflib import get_close_matches

from authors_edu.decks.model import Deck, family_letter
from authors_edu.decks.text import fold
from authors_edu.game.chance import stream
from authors_edu.game.rules import FEWEST_FAMILIES, RulesError, Unplayable

_LONGEST = 100  # letters that are compared, where a name is near none


def chosen_families(deck: Deck, wanted: Sequence[str]) -> Deck:
    """Gives the deck of the families called by their creator or by their letter on the cards.

    A creator's name comes before a letter: who is called "B" is meant by it. Raises RulesError for a name that no
    family has, one that several have, and for too few families.
    """
    numbers = {_family_called(deck, name) for name in wanted}
    return numbered_families(deck, numbers)


def drawn_families(deck: Deck, families: int, seed: int) -> Deck:
    """Gives the deck of so many families, drawn by the seed. Raises RulesError for more than there are, or too few."""
    return numbered_families(deck, drawn_numbers(deck, families, seed))


def drawn_numbers(deck: Deck, families: int, seed: int) -> tuple[int, ...]:
    """Draws so many families by the seed, and gives their places in the deck. Raises RulesError as `drawn_families`."""
    if type(families) is not int or not 0 <= families <= len(deck.families):
        raise RulesError(Unplayable.LESSON_FAMILIES, families=families, fewest=FEWEST_FAMILIES, most=len(deck.families))
    return tuple(sorted(stream(seed, "lesson").shuffled(range(len(deck.families)))[:families]))


def numbered_families(deck: Deck, numbers: Collection[int]) -> Deck:
    """Gives the deck of the families at these places, in the deck's own order. Raises RulesError for too few."""
    if len(numbers) < FEWEST_FAMILIES:
        most = len(deck.families)
        raise RulesError(Unplayable.LESSON_FAMILIES, families=len(numbers), fewest=FEWEST_FAMILIES, most=most)
    return replace(deck, families=tuple(deck.families[number] for number in sorted(numbers)))


def _family_called(deck: Deck, name: str) -> int:
    """Gives the number of the family; spelling is forgiven as far as case and accents go."""
    names = [fold(family.creator) for family in deck.families]
    letters = [fold(family_letter(number)) for number in range(len(deck.families))]
    word = fold(name)
    if not names.count(word) and word in letters:
        return letters.index(word)
    if names.count(word) == 1:
        return names.index(word)
    exact = [number for number, family in enumerate(deck.families) if family.creator == name.strip()]
    if len(exact) == 1:
        return exact[0]
    if word in names:
        raise RulesError(Unplayable.LESSON_TWICE, creator=name)
    near = get_close_matches(word[:_LONGEST], names, n=3)
    known = [deck.families[names.index(each)].creator for each in near] or [each.creator for each in deck.families]
    raise RulesError(Unplayable.LESSON_FAMILY, creator=name, known=tuple(known), last=family_letter(len(names) - 1))
