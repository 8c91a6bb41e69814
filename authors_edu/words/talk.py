"""Table talk: what is asked and answered, and the news of the round, in the deck's own words. Decides no rule.

A card is called by its title where the viewer may see it; with naming on, asks keep to the handle (R-53).
"""

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from authors_edu.decks.model import FAMILY_SIZE, Words
from authors_edu.game.events import (
    Acknowledged,
    Answered,
    Asked,
    CardsMoved,
    Dealt,
    Drew,
    Event,
    HandEmptied,
    MayReturn,
    NameAsked,
    Named,
    Passed,
    Penalised,
    RoundOver,
    Ruled,
    SeatLeft,
    SetLaid,
    TurnPassed,
    Undone,
)
from authors_edu.game.refusals import Reason
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


@dataclass(frozen=True, slots=True)
class Speech:
    """Words said aloud: `who` leads in ("Ben asks you"), `text` is what is heard."""

    who: str
    text: str


def isolated(text: str) -> str:
    """Keeps text that runs from right to left from turning what stands beside it: “Deck: 12 cards” (UAX #9, FSI, PDI).

    >>> isolated("Emma"), len("שלום"), len(isolated("שלום"))
    ('Emma', 4, 6)
    """
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}" if turns else text


def sentence(event: Event, table: TableWords, language: str = "en") -> str:
    """Tells one event as a line of the log.

    >>> words = TableWords(("Mia", "Ben"), Words(), ("Jane Austen",), ("",) * 4, {1: "Emma"}, you=0)
    >>> sentence(Asked(asker=0, asked=1, family=0, card=1), words)
    'You: “Ben, have you Emma by Jane Austen?”'
    >>> sentence(Answered(asker=0, asked=1, family=0, card=1, count=0), words)
    'Ben: “Sorry, I have not.”'
    """
    spoken = speech(event, table, language)
    if spoken:
        return catalogue(language).gettext("{who}: “{speech}”").format(who=spoken.who, speech=spoken.text)
    return _news(event, table, language)


def speech(event: Event, table: TableWords, language: str = "en") -> Speech | None:
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
        return _("…, have you any {works} {by_creator}?").format(**_of(family, table, language))
    return _("…, have you {card}?").format(card=card_words(card, table, language, asked=True))


def card_words(card: int, table: TableWords, language: str = "en", *, asked: bool = False) -> str:
    """Calls a card by title and creator, or by its handle where the title is not to be said."""
    _ = catalogue(language).gettext
    values = _of(card // FAMILY_SIZE, table, language)
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


def _of(family: int, table: TableWords, language: str) -> dict[str, str]:
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


def _question(event: Asked, table: TableWords, language: str) -> Speech:
    _ = catalogue(language).gettext
    to_you = event.asked == table.you
    values = _of(event.family, table, language) | {"name": table.names[event.asked]}
    if event.card is None:
        form = _("Have you any {works} {by_creator}?") if to_you else _("{name}, have you any {works} {by_creator}?")
    else:
        values["card"] = card_words(event.card, table, language, asked=True)
        form = _("Have you {card}?") if to_you else _("{name}, have you {card}?")
    lead = _("{name} asks you") if to_you else "{name}"
    return Speech(lead.format(name=_name(event.asker, table, language)), form.format(**values))


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
    return Speech(_name(event.asked, table, language), said)


def _news(event: Event, table: TableWords, language: str) -> str:
    teller = _TELLERS[type(event)]
    return teller(event, table, language)


def _dealt(event: Dealt, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if event.pile:
        mine = _("You deal {each} cards to each. {pile} stay in the pile.")
        theirs = _("{name} deals {each} cards to each. {pile} stay in the pile.")
    else:
        mine, theirs = _("You deal all {cards} cards."), _("{name} deals all {cards} cards.")
    numbers = {"each": max(event.hand_sizes), "cards": sum(event.hand_sizes), "pile": event.pile}
    return _of_seat(event.dealer, table, mine, theirs, **numbers)


def _moved(event: CardsMoved, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    cards = _some(event, table, language)
    if event.taker == table.you:
        return _("{giver} gives you {cards}.").format(giver=table.names[event.giver], cards=cards)
    mine, theirs = _("You give {cards} to {taker}."), _("{name} gives {cards} to {taker}.")
    return _of_seat(event.giver, table, mine, theirs, cards=cards, taker=table.names[event.taker])


def _some(event: CardsMoved, table: TableWords, language: str) -> str:
    """The cards that went over: by title where all may be seen, else by number."""
    titles = [table.titles.get(card) for card in event.cards or ()]
    if titles and None not in titles:
        return _listed([title or "" for title in titles], language)
    several = catalogue(language).ngettext("{count} {work} {by_creator}", "{count} {works} {by_creator}", event.count)
    return several.format(count=event.count, **_of(event.family, table, language))


def _drew(event: Drew, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if event.card is None:
        return _of_seat(event.seat, table, _("You draw a card."), _("{name} draws a card."))
    card = card_words(event.card, table, language)
    if event.shown:
        mine, theirs = (
            _("You draw just what you asked for: {card}."),
            _("{name} draws just what was asked for: {card}."),
        )
        return _of_seat(event.seat, table, mine, theirs, card=card)
    return _of_seat(event.seat, table, _("You draw {card}."), _("{name} draws {card}."), card=card)


def _name_asked(event: NameAsked, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    values = _of(event.card // FAMILY_SIZE, table, language)
    mine, theirs = _("Which {work} {by_creator} is it?"), _("{name} has to say which {work} {by_creator} it is.")
    return _of_seat(event.seat, table, mine, theirs, **values)


def _named(event: Named, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine, theirs = {
        "right": (_("Right: {card}."), _("{name} knows it: {card}.")),
        "almost": (_("Nearly! It is written {card}."), _("{name} knows it: {card}.")),
        "wrong": (_("Not this time. It is {card}."), _("{name} does not know it. It is {card}.")),
        "skipped": (_("It is {card}."), _("{name} does not say. It is {card}.")),
    }[event.verdict]
    line = _of_seat(event.seat, table, mine, theirs, card=card_words(event.card, table, language))
    if not event.points:
        return line
    points = catalogue(language).ngettext("{points} point.", "{points} points.", event.points)
    return line + " " + points.format(points=event.points)


def _laid(event: SetLaid, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if event.dealt:
        mine, theirs = _("You were dealt all of {creator}: a set."), _("{name} was dealt all of {creator}: a set.")
    else:
        mine, theirs = _("You lay down {creator}: a set!"), _("{name} lays down {creator}: a set!")
    return _of_seat(event.seat, table, mine, theirs, creator=table.creators[event.family])


def _emptied(event: HandEmptied, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    return _of_seat(event.seat, table, _("You have no cards left."), _("{name} has no cards left."))


def _ruled(event: Ruled, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    values = _of(event.family, table, language)
    mine, theirs = {
        Reason.FAMILY_NOT_HELD: (
            _("You hold no {work} {by_creator}: the question does not count."),
            _("{name} holds no {work} {by_creator}: the question does not count."),
        ),
        Reason.CARD_HELD: (
            _("You hold that {work} yourself: the question does not count."),
            _("{name} holds that {work} already: the question does not count."),
        ),
        Reason.CARD_WANTED: (
            _("You named no {work}: the question does not count."),
            _("{name} named no {work}: the question does not count."),
        ),
    }[Reason(event.reason)]
    if event.forfeit:
        mine = _("You hold that {work} yourself, and have to give away all of {creator}.")
        theirs = _("{name} holds that {work} already, and has to give away all of {creator}.")
    return _of_seat(event.asker, table, mine, theirs, **values)


def _penalised(event: Penalised, table: TableWords, language: str) -> str:
    text = catalogue(language).ngettext
    mine = text("That costs you {points} point.", "That costs you {points} points.", event.points)
    theirs = text("That costs {name} {points} point.", "That costs {name} {points} points.", event.points)
    return _of_seat(event.seat, table, mine, theirs, points=event.points)


def _may_return(event: MayReturn, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine = _("You may come back: on your next turn ask for whatever you like.")
    theirs = _("{name} may come back, and ask for anything on the next turn.")
    return _of_seat(event.seat, table, mine, theirs)


def _let_go(event: Passed, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    return _of_seat(event.seat, table, _("You pass."), _("{name} passes."))


def _acknowledged(event: Acknowledged, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    return _of_seat(event.seat, table, _("You put your hand down."), _("{name} puts the hand down."))


def _undone(event: Undone, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine = _("You take your last question back. The table is as it was before.")
    theirs = _("{name} takes the last question back. The table is as it was before.")
    return _of_seat(event.seat, table, mine, theirs)


def _passed(event: TurnPassed, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    return _of_seat(event.seat, table, _("It is your turn."), _("It is {name}’s turn."))


def _left(event: SeatLeft, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine, theirs = _("You left. The computer plays on."), _("{name} has left. The computer plays on.")
    return _of_seat(event.seat, table, mine, theirs)


def _over(event: RoundOver, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if event.winners == (table.you,):
        won = _("You win the round!")
    elif len(event.winners) == 1:
        won = _("{name} wins the round.").format(name=table.names[event.winners[0]])
    else:
        mine_first = sorted(event.winners, key=lambda seat: seat != table.you)
        names = _listed([_name(seat, table, language) for seat in mine_first], language)
        won = _("{names} share the win.").format(names=names)
    return _("The round was ended early. {won}").format(won=won) if event.early else won


_TELLERS: Mapping[type, Callable[..., str]] = {
    Dealt: _dealt,
    Ruled: _ruled,
    Penalised: _penalised,
    CardsMoved: _moved,
    Drew: _drew,
    NameAsked: _name_asked,
    Named: _named,
    SetLaid: _laid,
    HandEmptied: _emptied,
    MayReturn: _may_return,
    Passed: _let_go,
    Acknowledged: _acknowledged,
    Undone: _undone,
    TurnPassed: _passed,
    SeatLeft: _left,
    RoundOver: _over,
}


def _name(seat: int, table: TableWords, language: str) -> str:
    """The seat's name at the head of a line."""
    return catalogue(language).gettext("You") if seat == table.you else table.names[seat]


def _of_seat(seat: int, table: TableWords, mine: str, theirs: str, **values: object) -> str:
    form = mine if seat == table.you else theirs
    return form.format(name=table.names[seat], **values)


def _listed(parts: list[str], language: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    both = catalogue(language).gettext("{some} and {last}")
    return both.format(some=", ".join(parts[:-1]), last=parts[-1])
