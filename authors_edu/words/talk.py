"""Table talk: what is asked and answered, and the news of the table, in the deck's own words. Decides no rule.

The news of a round stand in `news.py`, those of matches and of calls in `match_news.py`.
"""

from dataclasses import dataclass

from authors_edu.game.events import Answered, Asked
from authors_edu.game.match_events import MatchEvent
from authors_edu.words.language import catalogue
from authors_edu.words.match_news import MATCH_NEWS
from authors_edu.words.news import NEWS
from authors_edu.words.table_words import TableWords as TableWords
from authors_edu.words.table_words import card_words as card_words
from authors_edu.words.table_words import isolated as isolated
from authors_edu.words.table_words import name_of, of_family
from authors_edu.words.table_words import slot_words as slot_words

_NEWS = {**NEWS, **MATCH_NEWS}


@dataclass(frozen=True, slots=True)
class Speech:
    """Words said aloud: `who` leads in ("Ben asks you"), `text` is what is heard."""

    who: str
    text: str


def sentence(event: MatchEvent, table: TableWords, language: str = "en") -> str:
    """Tells one event as a line of the log.

    >>> from authors_edu.decks.model import Words
    >>> words = TableWords(("Mia", "Ben"), Words(), ("Jane Austen",), ("",) * 4, {1: "Emma"}, you=0)
    >>> sentence(Asked(asker=0, asked=1, family=0, card=1), words)
    'You: “Ben, have you Emma by Jane Austen?”'
    >>> sentence(Answered(asker=0, asked=1, family=0, card=1, count=0), words)
    'Ben: “Sorry, I have not.”'
    """
    spoken = speech(event, table, language)
    if spoken:
        return catalogue(language).gettext("{who}: “{speech}”").format(who=spoken.who, speech=spoken.text)
    return _NEWS[type(event)](event, table, language)


def speech(event: MatchEvent, table: TableWords, language: str = "en") -> Speech | None:
    """Gives what is said aloud at the table, for a question or an answer; None for anything else."""
    if isinstance(event, Asked):
        return _question(event, table, language)
    if isinstance(event, Answered):
        return _answer(event, table, language)
    return None


def draft(card: int | None, family: int, table: TableWords, language: str = "en") -> str:
    """Says a question whose hearer is still to be chosen."""
    _ = catalogue(language).gettext
    if card is None:
        return _("…, have you any {works} {by_creator}?").format(**of_family(family, table, language))
    return _("…, have you {card}?").format(card=card_words(card, table, language, asked=True))


def _question(event: Asked, table: TableWords, language: str) -> Speech:
    _ = catalogue(language).gettext
    to_you = event.asked == table.you
    values = of_family(event.family, table, language) | {"name": table.names[event.asked]}
    if event.card is None:
        form = _("Have you any {works} {by_creator}?") if to_you else _("{name}, have you any {works} {by_creator}?")
    else:
        values["card"] = card_words(event.card, table, language, asked=True)
        form = _("Have you {card}?") if to_you else _("{name}, have you {card}?")
    lead = _("{name} asks you") if to_you else "{name}"
    return Speech(lead.format(name=name_of(event.asker, table, language)), form.format(**values))


def _answer(event: Answered, table: TableWords, language: str) -> Speech:
    _ = catalogue(language).gettext
    if not event.count:
        said = _("Sorry, I have not.") if event.card is not None else _("Sorry, I have none.")
    elif event.card is not None:
        said = _("Yes, here it is.")
    elif event.count == 1:
        said = _("Yes, one. Here it is.")
    else:
        said = _("Yes, {count}. Here they are.").format(count=event.count)
    return Speech(name_of(event.asked, table, language), said)
