"""The end and who wins, in words: points, matches and ties (R-14, R-20, R-44, R-60 to R-65)."""

from collections.abc import Iterator

from authors_edu.game.match import HAND_FOR_TWO
from authors_edu.game.rules import most_to_deal
from authors_edu.words.rules.claim import Claim, Says
from authors_edu.words.rules.terms import Terms


def winning(terms: Terms) -> Iterator[Claim]:
    _ = terms.gettext
    form = _("The round is over when all {sets} sets are laid down.")
    if terms.is_named:
        form = _("The round is over when all {sets} sets are laid down and all titles named.")
    yield terms.claim(Says.END, form, sets=terms.sets)
    yield terms.claim(Says.EARLY, _("You may agree to stop earlier: what has been laid down counts."))
    if terms.rules.minutes is not None:
        form = terms.several(
            "The round ends after {minutes} minute, once the question of that moment is answered.",
            "The round ends after {minutes} minutes, once the question of that moment is answered.",
            terms.rules.minutes,
        )
        yield terms.claim(Says.TIME, form, minutes=terms.rules.minutes)
    yield from _match(terms)
    yield _most(terms)
    yield from _tie(terms)


def _most(terms: Terms) -> Claim:
    _, rules = terms.gettext, terms.rules
    counts_bonus = terms.is_named and rules.naming_points > 0
    if not (counts_bonus or rules.illegal_ask == "penalty" or rules.is_match):
        if rules.teams:
            return terms.claim(Says.SETS_WIN, _("The team with most sets wins."))
        return terms.claim(Says.SETS_WIN, _("Whoever has most sets wins."))
    form = _("Each set is 1 point.")
    if counts_bonus:
        form = _("Each set is 1 point, and the points for naming are added.")
    won = _("The team with most points wins.") if rules.teams else _("Whoever has most points wins.")
    return terms.claim(Says.POINTS_WIN, f"{form} {won}")


def _match(terms: Terms) -> Iterator[Claim]:
    _, rules = terms.gettext, terms.rules
    if rules.target is not None:
        form = _("Play rounds and add up the points until somebody has {target} at the end of a round.")
        if rules.teams:
            form = _("Play rounds and add up the points until a team has {target} at the end of a round.")
        yield terms.claim(Says.TARGET, form, target=rules.target)
        yield terms.claim(Says.TARGET_MOVES, _("Between two rounds you may agree on another number."))
    elif rules.rounds != 1:
        yield terms.claim(Says.ROUNDS, _("Play {rounds} rounds and add up the points."), rounds=rules.rounds)


def _tie(terms: Terms) -> Iterator[Claim]:
    _, rules = terms.gettext, terms.rules
    if rules.tie == "share":
        yield terms.claim(Says.TIE_SHARED, _("In a tie the leaders share the win."))
    elif rules.tie == "asks":
        yield terms.claim(
            Says.TIE_BY_HITS,
            _("In a tie the one with more questions that were hits wins; if these are equal too, the leaders share."),
        )
    elif rules.tie == "second_hand":
        yield terms.claim(
            Says.TIE_SECOND,
            _("In a tie all play one more round. A leader who wins it alone wins; otherwise the leaders share."),
        )
    else:
        yield from _sudden_death(terms)


def _sudden_death(terms: Terms) -> Iterator[Claim]:
    _, rules = terms.gettext, terms.rules
    if rules.teams:
        form = _("In a tie all cards are dealt again, and the team that lays down the first set wins.")
    elif terms.for_two:
        form = _("In a tie deal again: whoever lays down the first set wins.")
    else:
        form = _("In a tie all cards are dealt again to the leaders alone: whoever lays down the first set wins.")
    yield terms.claim(Says.TIE_SUDDEN, form)
    if not rules.teams:
        form = (
            _("For this each gets {hand}, and the rest is the pile.")
            if terms.for_two
            else _("If there are two leaders, each gets {hand}, and the rest is the pile.")
        )
        yield terms.claim(Says.SUDDEN_PILE, form, hand=min(HAND_FOR_TWO, most_to_deal(terms.cards, 2)))
    if terms.is_named:
        yield terms.claim(Says.SUDDEN_UNNAMED, _("Nothing is named in it."))
