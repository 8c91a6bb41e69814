"""Which picture belongs on which card, by plain names alone. The pictures themselves are read by `files.py`."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from authors_edu.decks.model import Card, Deck
from authors_edu.decks.pictures.files import read_pictures, without_ending
from authors_edu.decks.problems import Problem, note, warning
from authors_edu.decks.text import spelling, words

__all__ = ["Pictures", "match_pictures", "read_pictures"]

Pictures = Mapping[str, bytes]  # plain file name, as in Card.image -> JPEG or PNG, upright and limited
Find = Callable[[str], str | None]

_SHORTEST = 3  # letters; of a shorter name every other one is near
_LONG = 8  # letters in which two slips may be
_MOST_NEAR = 2


def match_pictures(deck: Deck, pictures: Pictures) -> tuple[Deck, tuple[Problem, ...]]:
    """Gives each card the exact name of its picture: by its image cell, else by its work, else by its creator.

    A cell that is filled in decides alone: what it names and is not there stays in it and is told. Case, Unicode form
    and a missing or other ending do not count; blanks, underscores, accents and signs only where no name is closer.
    """
    find = _finder(pictures)
    missing: dict[str, list[Card]] = {}
    used: set[str] = set()

    def with_picture(card: Card) -> Card:
        name = find(card.image) if card.image else find(card.work) or find(card.creator)
        if name is None:
            if card.image:
                missing.setdefault(card.image, []).append(card)
            return card
        used.add(name)
        return card if name == card.image else replace(card, image=name)

    families = tuple(replace(family, cards=tuple(map(with_picture, family.cards))) for family in deck.families)
    unused = tuple(sorted(pictures.keys() - used))
    problems = [*_missing(missing, pictures, unused, find)]
    if unused:
        problems.append(note("picture_not_used", names=unused, count=len(unused)))
    return replace(deck, families=families), tuple(problems)


def _finder(pictures: Pictures) -> Find:
    """Gives the function that finds a picture's name by what a teacher wrote, the closest form first."""
    forms: tuple[Callable[[str], str], ...] = (spelling, _bare, _letters)
    tables: list[tuple[Callable[[str], str], dict[str, str]]] = []
    for form in forms:
        names: dict[str, str] = {}
        for name in sorted(pictures):
            names.setdefault(form(name), name)
        tables.append((form, names))

    def find(text: str) -> str | None:
        if text in pictures:
            return text
        keys = ((form(text), names) for form, names in tables)
        return next((names[key] for key, names in keys if key and key in names), None)

    return find


def _bare(name: str) -> str:
    return spelling(without_ending(name))


def _letters(name: str) -> str:
    """Gives letters and numbers of a name alone.

    >>> _letters("Mona_Lisa.jpg"), _letters("L'Étranger"), _letters("l_etranger.png")
    ('monalisa', 'letranger', 'letranger')
    """
    return "".join(words(without_ending(name)))


def _missing(
    missing: Mapping[str, list[Card]], pictures: Pictures, unused: tuple[str, ...], find: Find
) -> Iterator[Problem]:
    if missing and not pictures:  # none was chosen yet
        works = tuple(card.work for cards in missing.values() for card in cards)
        yield note("missing_image", column="image", what="none", names=tuple(missing), works=works, count=len(works))
        return
    letters = {name: _letters(name) for name in (*unused, *sorted(pictures.keys() - set(unused)))}
    for wanted, cards in missing.items():
        works = tuple(card.work for card in cards)
        near = _near(_letters(wanted), letters)
        if not near and len(cards) == 1 and (titled := find(cards[0].work)) in unused:
            near = (titled,) if titled else ()
        if near:
            yield warning("missing_image", column="image", value=wanted, works=works, what="near", near=near)
        else:
            yield warning("missing_image", column="image", value=wanted, works=works)


def _near(wanted: str, letters: Mapping[str, str]) -> tuple[str, ...]:
    """Finds the names that a slip of the pen would explain, the nearest first; another number is another picture."""
    # Loaded late: most lists name what is there.
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    if len(wanted) < _SHORTEST:
        return ()
    most = 2 if len(wanted) >= _LONG else 1
    found = extract(wanted, letters, scorer=OSA.distance, score_cutoff=most, limit=None)
    numbers = re.findall(r"\d+", wanted)
    return tuple(name for form, _, name in found if re.findall(r"\d+", form) == numbers)[:_MOST_NEAR]
