"""What a table says of a match beside its news: how far it has come, what is needed, the buttons between rounds."""

from authors_edu.game.match import MatchView
from authors_edu.game.match_events import MatchOver, TieToSettle
from authors_edu.game.outcome import by_side, leading, sides_of
from authors_edu.game.rules import Rules
from authors_edu.words.language import catalogue
from authors_edu.words.table_words import TableWords, listed
from authors_edu.words.talk import sentence


def match_labels(rules: Rules, match: MatchView, language: str = "en") -> dict[str, str]:
    """Gives the fixed texts of the score sheet and of what is done between two rounds."""
    _ = catalogue(language).gettext
    deal = _("Next round")
    if match.tied:
        deal = _("Deal for the first set") if rules.tie == "sudden_death" else _("Play the second round")
    return {
        "sheet": _("Score sheet"),
        "total": _("Total"),
        "next": deal,
        "end": _("End the match here"),
        "target": _("Play up to"),
        "move_target": _("Change"),
        "over": _("The match is over"),
        "no_rounds": _("No round has been counted yet."),
    }


def head_words(rules: Rules, match: MatchView, *, is_over: bool, language: str = "en") -> str:
    """Says in a few words which round is shown; `is_over`: it has been counted already."""
    _ = catalogue(language).gettext
    if match.tied:
        return _("First set wins") if rules.tie == "sudden_death" else _("Second round")
    number = len(match.rounds) + (not is_over)
    if match.target is not None:
        return _("Round {number}, up to {target}").format(number=number, target=match.target)
    return _("Round {number} of {rounds}").format(number=number, rounds=rules.rounds)


def needed_words(rules: Rules, match: MatchView, table: TableWords, *, is_over: bool, language: str = "en") -> str:
    """Says what is still needed to win the match, "" once it is over."""
    several = catalogue(language).ngettext
    if match.outcome is not None:
        return ""
    if match.tied:
        return tie_words(rules, match, table, language)
    if match.target is not None:
        return _to_target(rules, match, match.target, table, language)
    left = rules.rounds - len(match.rounds) - (not is_over)
    if is_over:
        return several("{left} round is still to come.", "{left} rounds are still to come.", left).format(left=left)
    if not left:
        return catalogue(language).gettext("This is the last round.")
    return several("After this one, {left} more round.", "After this one, {left} more rounds.", left).format(left=left)


def match_result(rules: Rules, match: MatchView, table: TableWords, language: str = "en") -> str | None:
    """Says how the match ended, or by what its tie is settled; None where the result of the round is all there is."""
    if match.outcome is not None:
        outcome = match.outcome
        return sentence(MatchOver(outcome.winners, outcome.decision, outcome.early), table, language)
    return tie_words(rules, match, table, language) if match.tied else None


def tie_words(rules: Rules, match: MatchView, table: TableWords, language: str = "en") -> str:
    """Says who lead together, and how that is settled."""
    return sentence(TieToSettle(match.tied, rules.tie), table, language)


def _to_target(rules: Rules, match: MatchView, target: int, table: TableWords, language: str) -> str:
    _, several = catalogue(language).gettext, catalogue(language).ngettext
    whole = _("The match goes up to {target} points.").format(target=target)
    first = leading(sides_of(rules), match.totals)
    needs = target - max(by_side(sides_of(rules), match.totals))
    if not match.rounds or len(first) > 1:
        return whole
    if table.you in first[0]:
        form = several("You need {needs} more.", "You need {needs} more.", needs)
        if rules.teams:
            form = several("Your team needs {needs} more.", "Your team needs {needs} more.", needs)
    else:
        form = several("{names} needs {needs} more.", "{names} needs {needs} more.", needs)
        if rules.teams:
            form = several("The team of {names} needs {needs} more.", "The team of {names} needs {needs} more.", needs)
    names = listed([table.names[seat] for seat in first[0]], language)
    return f"{whole} {form.format(needs=needs, names=names)}"
