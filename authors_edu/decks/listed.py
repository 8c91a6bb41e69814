"""Listed: the cards to be, as columns, for a list may have 10,000 of them; Entry: one of them. Judges none."""

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

from authors_edu.decks.rows import Row


class Entry(NamedTuple):
    """One card to be: its row, which of the row's cards it is, creator and work as printed ("" where missing)."""

    row: Row
    card: int
    creator: str
    work: str


@dataclass(frozen=True)
class Listed:
    """Cards to be, in order: what an `Entry` holds, one column each. Entries are made where a check asks for them."""

    rows: Sequence[Row]
    cards: Sequence[int]
    creators: Sequence[str]
    works: Sequence[str]

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> "Listed":
        """Gives the columns of entries."""
        made = list(entries)
        return cls(
            [entry.row for entry in made],
            [entry.card for entry in made],
            [entry.creator for entry in made],
            [entry.work for entry in made],
        )

    @cached_property
    def names(self) -> Set[str]:
        """The creators, each once."""
        return frozenset(self.creators)

    @cached_property
    def entries(self) -> Sequence[Entry]:
        return list(map(Entry, self.rows, self.cards, self.creators, self.works))

    @property
    def families(self) -> Mapping[str, list[Entry]]:
        """The entries of each creator, both in the order of the list."""
        families: dict[str, list[Entry]] = {}
        for entry in self.entries:
            families.setdefault(entry.creator, []).append(entry)
        return families

    def family_by_family(self) -> "Listed":
        """Gives the same, with all entries of a creator behind the first of them."""
        if sum(1 for _ in groupby(self.creators)) == len(self.names):
            return self
        ranks = {name: rank for rank, name in enumerate(dict.fromkeys(self.creators))}
        order = sorted(range(len(self.creators)), key=[ranks[name] for name in self.creators].__getitem__)
        return Listed(
            [self.rows[place] for place in order],
            [self.cards[place] for place in order],
            [self.creators[place] for place in order],
            [self.works[place] for place in order],
        )
