"""The news between rounds, and of the game without turns: one line an event, for one viewer (R-46, R-62 to R-65)."""

from collections.abc import Callable, Mapping

from authors_edu.game.calls import CallDropped, CallsVoid, CallTooLate, CallUsedUp
from authors_edu.game.match_events import MatchOver, RoundCounted, TargetMoved, TieToSettle
from authors_edu.game.outcome import Decision
from authors_edu.words.language import catalogue
from authors_edu.words.table_words import TableWords, names_of, of_seat, team_of
from authors_edu.words.winners import winners_words


def _counted(event: RoundCounted, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if table.teams:
        teams = [range(len(event.totals))[first::2] for first in (0, 1)]
        totals = [(team_of(team, table, language), sum(event.totals[seat] for seat in team)) for team in teams]
    else:
        totals = [
            (_("you") if seat == table.you else table.names[seat], points) for seat, points in enumerate(event.totals)
        ]
    told = [_("{name} {points}").format(name=name, points=points) for name, points in totals]
    return _("Points so far: {points}.").format(points=", ".join(told))


def _tie(event: TieToSettle, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if table.teams:
        tied = _("Both teams lead together.")
    else:
        tied = _("{names} lead together.").format(names=names_of(event.seats, table, language))
    by = {
        "sudden_death": _("The first set of a new deal decides."),
        "second_hand": _("A second round decides."),
    }[event.by]
    return f"{tied} {by}"


def _target(event: TargetMoved, table: TableWords, language: str) -> str:
    told = catalogue(language).ngettext(
        "The match now goes up to {target} point.", "The match now goes up to {target} points.", event.target
    )
    return told.format(target=event.target)


def _over(event: MatchOver, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    won = winners_words(event.winners, table, language, match=True)
    why = {
        Decision.ASKS: _("More questions that were hits settle the tie."),
        Decision.SUDDEN_DEATH: _("The first set settles the tie."),
        Decision.SECOND_HAND: _("The second round settles the tie."),
    }.get(Decision(event.decision))
    if event.early:
        won = _("The match was ended early. {won}").format(won=won)
    return f"{won} {why}" if why else won


def _void(event: CallsVoid, table: TableWords, language: str) -> str:
    form = catalogue(language).gettext(
        "{names} call at the same moment: nobody is answered, and the next call of each is lost."
    )
    return form.format(names=names_of(event.seats, table, language))


def _used_up(event: CallUsedUp, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine = _("This call is lost, because your last one came together with another. Now you may call again.")
    theirs = _("{name}’s call is lost, because the last one came together with another.")
    return of_seat(event.seat, table, mine, theirs)


def _too_late(event: CallTooLate, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine = _("You call too late: somebody has just been answered. You may call again.")
    return of_seat(event.seat, table, mine, _("{name} calls too late, and may call again."))


def _dropped(event: CallDropped, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    mine = _("Your question cannot be answered any more. You may call again.")
    return of_seat(event.seat, table, mine, _("{name}’s question cannot be answered any more."))


MATCH_NEWS: Mapping[type, Callable[..., str]] = {
    RoundCounted: _counted,
    TieToSettle: _tie,
    TargetMoved: _target,
    MatchOver: _over,
    CallsVoid: _void,
    CallUsedUp: _used_up,
    CallTooLate: _too_late,
    CallDropped: _dropped,
}
