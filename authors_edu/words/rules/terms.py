"""Terms: the numbers of one game, and the words that its deck and its table have for things (R-71)."""

from dataclasses import dataclass
from functools import cached_property

from authors_edu.decks.model import FAMILY_SIZE, Words
from authors_edu.game.rules import Rules
from authors_edu.words.article import with_article
from authors_edu.words.language import catalogue
from authors_edu.words.rules.claim import Claim, Says


@dataclass(frozen=True)
class Terms:
    """What every part of the rules is made of."""

    rules: Rules
    words: Words
    families: int
    language: str

    @property
    def cards(self) -> int:
        return self.rules.copies * FAMILY_SIZE * self.families

    @property
    def sets(self) -> int:
        return self.rules.copies * self.families

    @property
    def pile(self) -> int:
        """Counts the cards that are not dealt."""
        return 0 if self.rules.deal is None else self.cards - self.rules.seats * self.rules.deal

    @property
    def for_two(self) -> bool:
        return self.rules.seats == 2

    @property
    def by_card(self) -> bool:
        return self.rules.ask == "card"

    @property
    def is_named(self) -> bool:
        return self.rules.naming != "off"

    @property
    def in_turns(self) -> bool:
        return self.rules.pace == "turns"

    def gettext(self, form: str) -> str:
        return catalogue(self.language).gettext(form)

    def several(self, one: str, more: str, number: int) -> str:
        return catalogue(self.language).ngettext(one, more, number)

    def claim(self, says: Says, form: str, **values: object) -> Claim:
        """Fills the deck's words, the table's and the `values` into a sentence."""
        return Claim(says, form.format(**self._names, **values))

    def seconds(self, ms: int) -> str:
        """Says a time.

        >>> terms = Terms(Rules(seats=3), Words(), 11, "en")
        >>> terms.seconds(250), terms.seconds(1_000), terms.seconds(5_000)
        ('0.25 seconds', '1 second', '5 seconds')
        """
        told = str(ms / 1_000).removesuffix(".0")
        return self.several("{n} second", "{n} seconds", 1 if ms == 1_000 else 2).format(n=told)

    @cached_property
    def _names(self) -> dict[str, object]:
        _, deck, number = self.gettext, self.words, FAMILY_SIZE
        words = {"creator": deck.creator, "creators": deck.creators, "work": deck.work, "works": deck.works}
        words["a_work"] = with_article(deck.work)
        if deck.creator == "family":  # a member is of a family, a book is by an author
            links = {"by_one": _("of one {creator}"), "by_same": _("of the same {creator}")}
            links["by_that"] = _("of that {creator}")
        else:
            links = {"by_one": _("by one {creator}"), "by_same": _("by the same {creator}")}
            links["by_that"] = _("by that {creator}")
        table = {"next": _("the other player") if self.for_two else _("the player on your left")}
        return words | {name: link.format(**words) for name, link in links.items()} | table | {"four": number}
