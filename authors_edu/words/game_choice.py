"""What the choice of a game says: which games a table cannot play and why, and why a class asks by creator."""

from collections.abc import Mapping, Sequence

from authors_edu.decks.model import FAMILY_SIZE, Deck, Words, family_letter
from authors_edu.game.clues import clue_of
from authors_edu.game.rules import RulesError, Unplayable
from authors_edu.words.choices import preset_choice
from authors_edu.words.language import catalogue
from authors_edu.words.refusals import sentence
from authors_edu.words.table_words import listed

_NAMED = 4  # cards; the rest is told as a number


def choice_labels(language: str = "en") -> dict[str, str]:
    """Gives the fixed texts beside the choice of a game."""
    _ = catalogue(language).gettext
    return {"more_games": _("More games"), "how_to_play": _("How to play")}


def left_out(offers: Mapping[str, RulesError], words: Words, language: str = "en") -> list[str]:
    """Says of each preset that cannot be played why; those with the same reason are told together.

    >>> wrong = RulesError(Unplayable.PRESET_SEATS, preset="teams", seats=3, fewest=4, most=10)
    >>> left_out({"teams": wrong}, Words())
    ['Teams: for 4 to 10 players.']
    """
    names: dict[str, list[str]] = {}
    for preset, error in offers.items():
        names.setdefault(_why(error, language), []).append(preset_choice(preset, words, language).name)
    form = catalogue(language).gettext("{games}: {why}")
    return [form.format(games=", ".join(games), why=why) for why, games in names.items()]


def _why(error: RulesError, language: str) -> str:
    if error.reason != Unplayable.PRESET_SEATS:
        return sentence(error, language)
    _ = catalogue(language).gettext
    form = (
        _("for {most} players.")
        if error.values["fewest"] == error.values["most"]
        else _("for {fewest} to {most} players.")
    )
    return form.format(**error.values)


def asks_by_creator(deck: Deck, language: str = "en") -> str | None:
    """Says why in a classroom whole families are asked for; None where every card has a clue or a year (R-53).

    Cards are called by what is printed on them: a title here would give away what is to be named, so that a clue which
    says the title is none.

    >>> from authors_edu.decks.model import Card, Family
    >>> works = tuple(Card(str(place), "Homer", f"Work {place}", clue="?" * place) for place in range(4))
    >>> asks_by_creator(Deck("One", (Family("Homer", works),)))
    'Card A1 has no clue or year that leaves its title out, so one asks for all books by one author.'
    """
    bare = [place for place, card in enumerate(deck.cards) if not clue_of(card)]
    if not bare:
        return None
    _, several = catalogue(language).gettext, catalogue(language).ngettext
    labels = [f"{family_letter(place // FAMILY_SIZE)}{place % FAMILY_SIZE + 1}" for place in bare]
    form = several(
        "Card {cards} has no clue or year that leaves its title out, so one asks for all {works} {by_one}.",
        "{n} cards ({cards}) have no clue or year that leaves their title out, so one asks for all {works} {by_one}.",
        len(bare),
    )
    link = _("of one {creator}") if deck.words.creator == "family" else _("by one {creator}")
    by_one = link.format(creator=deck.words.creator)
    return form.format(n=len(bare), cards=_first(labels, language), works=deck.words.works, by_one=by_one)


def _first(labels: Sequence[str], language: str) -> str:
    if len(labels) <= _NAMED:
        return listed(list(labels), language)
    return catalogue(language).gettext("{some} …").format(some=", ".join(labels[:_NAMED]))
