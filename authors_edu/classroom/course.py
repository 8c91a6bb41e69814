"""How a game goes beside the round that is shown: its match so far."""

from dataclasses import dataclass, replace

from authors_edu.classroom.warm import WarmGame
from authors_edu.game.match import MatchView
from authors_edu.game.rules import Rules
from authors_edu.game.simultaneous import CallView
from authors_edu.game.view import View


@dataclass(frozen=True, slots=True)
class Calls:
    """Whether a seat of a game without turns may call, and why not (R-46)."""

    has_called: bool
    must_wait: bool
    used_up: bool


@dataclass(frozen=True, slots=True)
class Course:
    """What a visitor may know of a game beside the round. All is None where only a round is looked at.

    `rules`: those of the match; a round that settles a tie has others.
    """

    match: MatchView | None = None
    rules: Rules | None = None
    may_take_back: bool = False  # its last decision, against bots alone
    is_recorded: bool = False  # what happens now is counted for a student
    is_practice: bool = False  # a student has taken back, so that no more of this round is recorded
    calls: Calls | None = None  # in a game without turns
    left_ms: int | None = None  # of the minutes of the round that goes on, where it has any and the time was told


def course_of(warm: WarmGame, seat: int, at_ms: int | None) -> Course:
    """Tells the course of a game to one seat, at so many milliseconds after its beginning."""
    match = warm.match.view(seat)
    in_calls = match.round if isinstance(match.round, CallView) else None
    ends_ms = warm.ends_ms
    left_ms = None if ends_ms is None or at_ms is None else max(0, ends_ms - at_ms)
    is_student = warm.game.seats[seat].student_id is not None
    return Course(
        match,
        warm.game.rules,
        may_take_back=warm.has_decided(seat),
        is_recorded=is_student and warm.is_recorded,
        is_practice=is_student and warm.is_practice,
        calls=_calls(warm, in_calls, seat) if in_calls else None,
        left_ms=left_ms,
    )


def view_in(course: Course) -> View:
    """Gives what is seen of the round, with the number of the match: this is what a move answers."""
    assert course.match is not None
    round = course.match.round
    return replace(round.round if isinstance(round, CallView) else round, number=course.match.number)


def _calls(warm: WarmGame, view: CallView, seat: int) -> Calls:
    return Calls(view.has_called, view.waits_until_ms[seat] > max(warm.time_ms, warm.at_ms), seat in view.used_up)
