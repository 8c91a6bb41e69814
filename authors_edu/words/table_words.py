"""Table words: what a table calls its players, its families and its cards, for one viewer (R-53, R-71).

A card is called by its title where the viewer may see it; with naming on, asks keep to the handle.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from authors_edu.decks.model import FAMILY_SIZE, Words
from authors_edu.words.language import catalogue


@dataclass(frozen=True, slots=True)
class TableWords:
    """What the sentences of one viewer are made of. `titles` holds only those that this viewer may see."""

    names: tuple[str, ...]  # by seat
    words: Words
    creators: tuple[str, ...]  # by family
    clues: tuple[str, ...]  # by handle
    titles: Mapping[int, str]  # by handle
    you: int | None = None  # the viewer's seat
    by_handle: bool = False  # naming is on: an ask never says a title
    teams: bool = False  # two, the seats alternate


def isolated(text: str) -> str:
    """Keeps text that runs from right to left from turning what stands beside it: “Deck: 12 cards” (UAX #9, FSI, PDI).

    >>> isolated("Emma"), len("שלום"), len(isolated("שלום"))
    ('Emma', 4, 6)
    """
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}" if turns else text


def card_words(card: int, table: TableWords, language: str = "en", *, asked: bool = False) -> str:
    """Calls a card by title and creator, or by its handle where the title is not to be said."""
    _ = catalogue(language).gettext
    values = of_family(card // FAMILY_SIZE, table, language)
    title = None if asked and table.by_handle else table.titles.get(card)
    if title is not None:
        return _("{title} {by_creator}").format(title=title, **values)
    if table.clues[card]:
        return _("this {work} {by_creator}: ‘{clue}’").format(clue=table.clues[card], **values)
    return _("{work} {place} {by_creator}").format(place=card % FAMILY_SIZE + 1, **values)


def slot_words(card: int, table: TableWords, language: str = "en") -> str:
    """Gives the few words on the place of a missing card: title, or with naming on the clue or "book 2"."""
    if not table.by_handle and card in table.titles:
        return table.titles[card]
    place = catalogue(language).gettext("{work} {place}")
    return table.clues[card] or place.format(work=table.words.work, place=card % FAMILY_SIZE + 1)


def of_family(family: int, table: TableWords, language: str) -> dict[str, str]:
    """The family's words. A member is of a family, a book is by an author (R-71)."""
    _ = catalogue(language).gettext
    link = _("of {creator}") if table.words.creator == "family" else _("by {creator}")
    creator = table.creators[family]
    return {
        "creator": creator,
        "by_creator": link.format(creator=creator),
        "work": table.words.work,
        "works": table.words.works,
    }


def name_of(seat: int, table: TableWords, language: str) -> str:
    """The seat's name at the head of a line."""
    return catalogue(language).gettext("You") if seat == table.you else table.names[seat]


def of_seat(seat: int, table: TableWords, mine: str, theirs: str, **values: object) -> str:
    form = mine if seat == table.you else theirs
    return form.format(name=table.names[seat], **values)


def listed(parts: list[str], language: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    both = catalogue(language).gettext("{some} and {last}")
    return both.format(some=", ".join(parts[:-1]), last=parts[-1])


def names_of(seats: Iterable[int], table: TableWords, language: str) -> str:
    """Lists seats at the head of a line, the viewer's first: "You and Ana"."""
    mine_first = sorted(seats, key=lambda seat: seat != table.you)
    return listed([name_of(seat, table, language) for seat in mine_first], language)


def team_of(seats: Sequence[int], table: TableWords, language: str) -> str:
    """Calls a team inside a line, by its players or as the viewer's own."""
    _ = catalogue(language).gettext
    if table.you in seats:
        return _("your team")
    return _("the team of {names}").format(names=listed([table.names[seat] for seat in seats], language))
