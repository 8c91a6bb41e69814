"""What the deduction sheet says: its marks, and what stands behind each of them.

Cards are called as in asks: with naming on by their handle, never by a title (R-53).
"""

from authors_edu.bots.sheet import Because, Field, Mark
from authors_edu.words.hints import MOST_COUNTED, reasons, wanted_words
from authors_edu.words.language import catalogue
from authors_edu.words.table_words import TableWords, name_of, of_seat


def mark_words(mark: Mark, language: str = "en") -> str:
    """Gives the word in a field of the sheet."""
    _ = catalogue(language).gettext
    return {Mark.YES: _("yes"), Mark.NO: _("no"), Mark.MAYBE: _("maybe")}[mark]


def sentence(field: Field, table: TableWords, language: str = "en") -> str:
    """Tells a mark and what stands behind it.

    >>> from authors_edu.decks.model import Words
    >>> table = TableWords(("Mia", "Ben"), Words(), ("Jane Austen",), ("",) * 4, {1: "Emma"}, you=0)
    >>> sentence(Field(1, 0, 1, Mark.NO, Because.ELSEWHERE, place=0), table)
    'Ben, Emma by Jane Austen: no. You have it.'
    """
    lead = (
        catalogue(language)
        .gettext("{name}, {wanted}: {mark}.")
        .format(
            name=name_of(field.seat, table, language),
            wanted=wanted_words(field.family, field.card, table, language),
            mark=mark_words(field.mark, language),
        )
    )
    told = reasons(field, table, language) if len(field.origins) <= MOST_COUNTED else []
    return " ".join([lead, *told, *_conclusion(field, table, language)])


def _conclusion(field: Field, table: TableWords, language: str) -> list[str]:
    """What follows from the answers, where they do not say it in so many words."""
    _ = catalogue(language).gettext
    match field.because:
        case Because.SAID:
            return [] if field.origins else [_("That was said long ago.")]
        case Because.OPEN:
            return [_("Nothing that you have seen or heard tells.")]
        case Because.HAND:
            return [_hand(field, language)]
        case Because.NO_CARDS:
            return [of_seat(field.seat, table, _("You hold no cards."), _("{name} holds no cards."))]
        case Because.ELSEWHERE if field.place is not None:
            if field.place == len(table.names):
                return [_("It lies in the pile.")]
            return [of_seat(field.place, table, _("You have it."), _("{name} has it."))]
    if not 0 < len(field.origins) <= MOST_COUNTED:
        return [_("That follows from everything that was said, and from the number of cards that each player holds.")]
    said = field.origins[0].said
    if field.card is None and field.mark is Mark.YES and len(field.origins) == 1 and said.asker == field.seat:
        return [of_seat(field.seat, table, _("You hold another one."), _("Who asks so holds another one."))]
    return [_("With all that you see there is no other way.")]


def _hand(field: Field, language: str) -> str:
    _ = catalogue(language).gettext
    if field.card is None:
        return _("You hold at least one.") if field.mark is Mark.YES else _("You hold none.")
    return _("You hold it.") if field.mark is Mark.YES else _("You do not hold it.")
