"""Every sentence that a person reads, by language. Rooms below this one hand over kind and values, never prose."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from authors_edu.bots.coach import Hint
    from authors_edu.bots.lookback import Moment
    from authors_edu.bots.sheet import Field
    from authors_edu.decks.problems import Problem
    from authors_edu.game.match_events import MatchEvent
    from authors_edu.game.refusals import MoveError, Reason, UnreadableMove
    from authors_edu.game.rules import RulesError
    from authors_edu.words.talk import TableWords

__all__ = ["say"]


def say(
    thing: "Problem | MatchEvent | Hint | Moment | Field | MoveError | Reason | RulesError | UnreadableMove",
    language: str = "en",
    *,
    table: "TableWords | None" = None,
) -> str:
    """Gives the sentence for a problem, a refusal or its reason, an event, or what the coach says.

    Events and the coach need the `table` they belong to.
    """
    # Imported when first needed: a command that only checks a list need not load the game.
    from authors_edu.decks.problems import Problem

    if isinstance(thing, Problem):
        from authors_edu.words import printing, problems

        if thing.kind in printing.PRINTING_KINDS and not thing.rows:  # lists and paper tell a long title
            return printing.sentence(thing, language)
        return problems.sentence(thing, language)

    from authors_edu.game.refusals import MoveError, Reason
    from authors_edu.words import refusals, talk

    if isinstance(thing, Reason):
        thing = MoveError(thing)
    if isinstance(thing, Exception):
        return refusals.sentence(thing, language)
    if table is None:
        raise TypeError("an event is told at a table: pass table=TableWords(...)")

    from authors_edu.bots.coach import Hint
    from authors_edu.bots.lookback import Moment
    from authors_edu.bots.sheet import Field

    if isinstance(thing, Hint):
        from authors_edu.words import hints

        return hints.sentence(thing, table, language)
    if isinstance(thing, Moment):
        from authors_edu.words import moments

        return moments.sentence(thing, table, language)
    if isinstance(thing, Field):
        from authors_edu.words import sheet_words

        return sheet_words.sentence(thing, table, language)
    return talk.sentence(thing, table, language)
