"""How a game goes beside the round that is shown: its match so far."""

from dataclasses import dataclass

from authors_edu.classroom.warm import WarmGame
from authors_edu.game.match import MatchView
from authors_edu.game.rules import Rules


@dataclass(frozen=True, slots=True)
class Course:
    """What a visitor may know of a game beside the round. All is None where only a round is looked at.

    `rules`: those of the match; a round that settles a tie has others.
    """

    match: MatchView | None = None
    rules: Rules | None = None


def course_of(warm: WarmGame, seat: int) -> Course:
    """Tells the course of a game to one seat."""
    return Course(warm.match.view(seat), warm.game.rules)
