"""Every sentence that a person reads, by language. Rooms below this one hand over kind and values, never prose."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from authors_edu.bots.coach import Hint
    from authors_edu.bots.lookback import Moment
    from authors_edu.decks.problems import Problem
    from authors_edu.game.match_events import MatchEvent
    from authors_edu.game.refusals import MoveError, UnreadableMove
    from authors_edu.game.rules import RulesError
    from authors_edu.words.talk import TableWords

__all__ = ["say"]


def say(
    thing: "Problem | MatchEvent | Hint | Moment | MoveError | RulesError | UnreadableMove",
    language: str = "en",
    *,
    table: "TableWords | None" = None,
) -> str:
    """Gives the sentence for a problem, a refusal, an event or a hint; the last two need the `table` they belong to."""
    # Imported when first needed: a command that only checks a list need not load the game.
    from authors_edu.decks.problems import Problem

    if isinstance(thing, Problem):
        from authors_edu.words import printing, problems

        if thing.kind in printing.PRINTING_KINDS and not thing.rows:  # lists and paper tell a long title
            return printing.sentence(thing, language)
        return problems.sentence(thing, language)

    from authors_edu.words import refusals, talk

    if isinstance(thing, Exception):
        return refusals.sentence(thing, language)
    if table is None:
        raise TypeError("an event is told at a table: pass table=TableWords(...)")

    from authors_edu.bots.coach import Hint
    from authors_edu.bots.lookback import Moment

    if isinstance(thing, Hint | Moment):
        from authors_edu.words import hints

        return hints.sentence(thing, table, language)
    return talk.sentence(thing, table, language)
