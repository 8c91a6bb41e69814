"""The news of a round: one line an event, for one viewer. Questions and answers stand in `talk.py`."""

from collections import Counter
from collections.abc import Callable, Mapping

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.events import (
    Acknowledged,
    CardsMoved,
    Dealt,
    Drew,
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
    TimeUp,
    TurnPassed,
    Undone,
)
from authors_edu.game.refusals import Reason
from authors_edu.words.language import catalogue
from authors_edu.words.table_words import TableWords, card_words, listed, of_family, of_seat
from authors_edu.words.winners import winners_words


def _dealt(event: Dealt, table: TableWords, language: str) -> str:
    _, several = catalogue(language).gettext, catalogue(language).ngettext
    each = max(event.hand_sizes)
    if event.pile:
        mine = several(
            "You deal {each} card to each. {pile} stay in the pile.",
            "You deal {each} cards to each. {pile} stay in the pile.",
            each,
        )
        theirs = several(
            "{name} deals {each} card to each. {pile} stay in the pile.",
            "{name} deals {each} cards to each. {pile} stay in the pile.",
            each,
        )
    else:
        mine, theirs = _("You deal all {cards} cards."), _("{name} deals all {cards} cards.")
    numbers = {"each": each, "cards": sum(event.hand_sizes), "pile": event.pile}
    return of_seat(event.dealer, table, mine, theirs, **numbers)


def _moved(event: CardsMoved, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    cards = _some(event, table, language)
    if event.taker == table.you:
        return _("{giver} gives you {cards}.").format(giver=table.names[event.giver], cards=cards)
    mine, theirs = _("You give {cards} to {taker}."), _("{name} gives {cards} to {taker}.")
    return of_seat(event.giver, table, mine, theirs, cards=cards, taker=table.names[event.taker])


def _some(event: CardsMoved, table: TableWords, language: str) -> str:
    """The cards that went over: by title where all may be seen, else by number. Of one there may be two copies."""
    _ = catalogue(language).gettext
    cards = Counter(event.cards or ())
    titles = [table.titles.get(card) for card in cards]
    if titles and None not in titles:
        told = [_("{title} (twice)") if count == 2 else "{title}" for count in cards.values()]
        return listed([form.format(title=title) for form, title in zip(told, titles, strict=True)], language)
    several = catalogue(language).ngettext("{count} {work} {by_creator}", "{count} {works} {by_creator}", event.count)
    return several.format(count=event.count, **of_family(event.family, table, language))


def _drew(event: Drew, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if event.card is None:
        return of_seat(event.seat, table, _("You draw a card."), _("{name} draws a card."))
    card = card_words(event.card, table, language)
    if event.shown:
        mine, theirs = (
            _("You draw just what you asked for: {card}."),
            _("{name} draws just what was asked for: {card}."),
        )
        return of_seat(event.seat, table, mine, theirs, card=card)
    return of_seat(event.seat, table, _("You draw {card}."), _("{name} draws {card}."), card=card)


def _name_asked(event: NameAsked, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    values = of_family(event.card // FAMILY_SIZE, table, language)
    mine, theirs = _("Which {work} {by_creator} is it?"), _("{name} has to say which {work} {by_creator} it is.")
    return of_seat(event.seat, table, mine, theirs, **values)


def _named(event: Named, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine, theirs = {
        "right": (_("Right: {card}."), _("{name} knows it: {card}.")),
        "almost": (_("Nearly! It is written {card}."), _("{name} knows it: {card}.")),
        "wrong": (_("Not this time. It is {card}."), _("{name} does not know it. It is {card}.")),
        "skipped": (_("It is {card}."), _("{name} does not say. It is {card}.")),
    }[event.verdict]
    line = of_seat(event.seat, table, mine, theirs, card=card_words(event.card, table, language))
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
    return of_seat(event.seat, table, mine, theirs, creator=table.creators[event.family])


def _emptied(event: HandEmptied, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    return of_seat(event.seat, table, _("You have no cards left."), _("{name} has no cards left."))


def _ruled(event: Ruled, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    values = of_family(event.family, table, language)
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
    return of_seat(event.asker, table, mine, theirs, **values)


def _penalised(event: Penalised, table: TableWords, language: str) -> str:
    text = catalogue(language).ngettext
    mine = text("That costs you {points} point.", "That costs you {points} points.", event.points)
    theirs = text("That costs {name} {points} point.", "That costs {name} {points} points.", event.points)
    return of_seat(event.seat, table, mine, theirs, points=event.points)


def _may_return(event: MayReturn, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine = _("You may come back: on your next turn ask for whatever you like.")
    theirs = _("{name} may come back, and ask for anything on the next turn.")
    return of_seat(event.seat, table, mine, theirs)


def _let_go(event: Passed, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    return of_seat(event.seat, table, _("You pass."), _("{name} passes."))


def _acknowledged(event: Acknowledged, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    return of_seat(event.seat, table, _("You put your hand down."), _("{name} puts the hand down."))


def _undone(event: Undone, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine = _("You take your last move back. The table is as it was before.")
    theirs = _("{name} takes the last move back. The table is as it was before.")
    return of_seat(event.seat, table, mine, theirs)


def _passed(event: TurnPassed, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    return of_seat(event.seat, table, _("It is your turn."), _("It is {name}’s turn."))


def _left(event: SeatLeft, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine, theirs = _("You left. The computer plays on."), _("{name} has left. The computer plays on.")
    return of_seat(event.seat, table, mine, theirs)


def _time_up(event: TimeUp, table: TableWords, language: str) -> str:
    return catalogue(language).gettext("Time is up.")


def _over(event: RoundOver, table: TableWords, language: str) -> str:
    won = winners_words(event.winners, table, language)
    ended = catalogue(language).gettext("The round was ended early. {won}")
    return ended.format(won=won) if event.early else won


NEWS: Mapping[type, Callable[..., str]] = {
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
    TimeUp: _time_up,
    RoundOver: _over,
}
