"""The match so far as JSON: its score sheet, what is needed, and what can be done between two rounds."""

from typing import Any

from authors_edu.classroom.course import Course
from authors_edu.game.events import RoundOver
from authors_edu.game.match_events import MatchEvent, MatchOver, RoundCounted, TieToSettle
from authors_edu.game.outcome import by_side, sides_of
from authors_edu.game.view import Stage, View
from authors_edu.words.match_sheet import head_words, match_labels, match_result, needed_words
from authors_edu.words.table_words import TableWords

Json = dict[str, Any]


def sheet_of(view: View, course: Course, talk: TableWords, language: str) -> Json | None:
    """Gives the score sheet; None where one round is all that is played, unless a tie has to be settled."""
    match, rules = course.match, course.rules
    if match is None or rules is None or not (rules.is_match or match.tied):
        return None
    is_over = view.stage is Stage.OVER
    return {
        "head": head_words(rules, match, is_over=is_over, language=language),
        "rounds": [list(outcome.scores) for outcome in match.rounds],
        "totals": list(match.totals),
        "needed": needed_words(rules, match, talk, is_over=is_over, language=language),
        "result": match_result(rules, match, talk, language),
        "winners": list(match.outcome.winners if match.outcome else view.winners),
        "between": match.is_between,
        "over": match.outcome is not None,
        "target": match.target if not match.tied else None,
        "least": max(by_side(sides_of(rules), match.totals)) + 1,  # a target that nobody has reached
        "labels": match_labels(rules, match, language),
    }


def told_of(said: tuple[tuple[int, MatchEvent], ...], sheet: Json | None) -> tuple[tuple[int, MatchEvent], ...]:
    """Leaves out what would be said twice.

    Where one round is all that is played, its result is that of the match. Where a tie is still to be settled, nobody
    shares the win yet: who leads comes with the same move.
    """
    tied = {number for number, event in said if isinstance(event, TieToSettle)}
    return tuple(
        (number, event)
        for number, event in said
        if not (sheet is None and isinstance(event, RoundCounted | MatchOver))
        and not (number in tied and isinstance(event, RoundOver))
    )
