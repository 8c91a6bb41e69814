"""What is said of a moment to look back at: what was asked, what was certain instead, and what it cost."""

from dataclasses import dataclass

from authors_edu.bots.lookback import Moment
from authors_edu.words import hints
from authors_edu.words.language import catalogue
from authors_edu.words.table_words import TableWords, of_seat


@dataclass(frozen=True, slots=True)
class MomentWords:
    """The parts of what is said. `cost` is "" where nobody else laid the family."""

    move: str
    heard: str
    hint: str
    cost: str


def sentence(moment: Moment, table: TableWords, language: str = "en") -> str:
    """Tells a moment in one go."""
    parts = moment_words(moment, table, language)
    form = catalogue(language).gettext("{move}: {heard} This was the hint just then: “{hint}” {cost}")
    return form.format(move=parts.move, heard=parts.heard, hint=parts.hint, cost=parts.cost).rstrip()


def moment_words(moment: Moment, table: TableWords, language: str = "en") -> MomentWords:
    """Tells a moment in parts, to be set one under the other."""
    move = catalogue(language).gettext("Move {number}").format(number=moment.number)
    heard = hints.answer_words(moment.said, table, language)
    return MomentWords(move, heard, hints.sentence(moment.known, table, language), _cost(moment, table, language))


def _cost(moment: Moment, table: TableWords, language: str) -> str:
    if moment.lost_to is None or moment.lost_after is None or moment.known.family is None:
        return ""
    _, several = catalogue(language).gettext, catalogue(language).ngettext
    if moment.lost_after:
        mine = several(
            "{asks} question later you laid down {creator}.",
            "{asks} questions later you laid down {creator}.",
            moment.lost_after,
        )
        theirs = several(
            "{asks} question later {name} laid down {creator}.",
            "{asks} questions later {name} laid down {creator}.",
            moment.lost_after,
        )
    else:
        mine, theirs = _("You laid down {creator} at once."), _("{name} laid down {creator} at once.")
    creator = table.creators[moment.known.family]
    return of_seat(moment.lost_to, table, mine, theirs, asks=moment.lost_after, creator=creator)
