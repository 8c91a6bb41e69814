"""Asking, in words: what may be asked for, a hit and a miss, the pile, passing, and what a wrong question costs."""

from collections.abc import Iterator

from authors_edu.game.ruling import PENALTY
from authors_edu.words.rules.claim import Claim, Says
from authors_edu.words.rules.terms import Terms


def turn(terms: Terms) -> Iterator[Claim]:
    if terms.in_turns:
        yield from question(terms)
        yield from _hit(terms)
        yield from _miss(terms)
        yield from _pass(terms)


def question(terms: Terms) -> Iterator[Claim]:
    """What may be asked for, and how it is said and answered; the same with turns and without."""
    _ = terms.gettext
    if terms.by_card:
        form = (
            _("Ask the other player for one {work}.")
            if terms.for_two
            else _("Ask any player who has cards for one {work}.")
        )
        yield terms.claim(Says.ASK_CARD, form)
        if terms.rules.ask_held == "no":
            yield terms.claim(
                Says.HOLD_ANOTHER,
                _("You must hold at least one {work} {by_same}, but not the {work} that you ask for."),
            )
        else:
            yield terms.claim(Says.HOLD_ONE, _("You must hold at least one {work} {by_same}."))
        if terms.is_named:
            yield terms.claim(
                Says.BY_CLUE, _("Nobody says its title: ask by its clue, or by its number where it has none.")
            )
    else:
        form = (
            _("Ask the other player for all {works} {by_one}.")
            if terms.for_two
            else _("Ask any player who has cards for all {works} {by_one}.")
        )
        yield terms.claim(Says.ASK_CREATOR, form)
        yield terms.claim(Says.HOLD_ONE, _("You must hold at least one {work} {by_that}."))
    if terms.rules.ask_held == "bluff":
        yield terms.claim(Says.BLUFF, _bluff(terms))
    yield terms.claim(Says.TRUTH, _("The answer must be true, and tells nothing else."))


def _bluff(terms: Terms) -> str:
    if terms.rules.copies == 2:
        return terms.gettext("You may even ask for {a_work} that you hold yourself, to get the other copy or to bluff.")
    return terms.gettext("To bluff, you may even ask for {a_work} that you hold yourself: nobody else has it.")


def _hit(terms: Terms) -> Iterator[Claim]:
    _ = terms.gettext
    if terms.by_card:
        yield terms.claim(Says.HIT, _("If the player has it, you get it and ask again."))
        yield from gives_one(terms)
    else:
        yield terms.claim(Says.HIT_ALL, _("If the player has any, you get them all and ask again."))


def gives_one(terms: Terms) -> Iterator[Claim]:
    if terms.rules.copies == 2 and terms.by_card:
        yield terms.claim(Says.GIVES_ONE, terms.gettext("Whoever has it twice gives you one."))


def _miss(terms: Terms) -> Iterator[Claim]:
    _ = terms.gettext
    if not terms.pile:
        yield _next(terms, _("If not, {next} is next."), _("If not, the player whom you asked is next."))
        return
    yield terms.claim(Says.DRAW, _("If not, draw the top card of the pile."))
    if terms.by_card:
        yield terms.claim(Says.DRAW_MATCHES, _("If it is just the {work} that you asked for, show it and ask again."))
    else:
        yield terms.claim(Says.DRAW_MATCHES, _("If it is {a_work} {by_that}, show it and ask again."))
    yield _next(
        terms,
        _("Otherwise keep it to yourself, and {next} is next."),
        _("Otherwise keep it to yourself, and the player whom you asked is next."),
    )
    yield terms.claim(Says.PILE_GONE, _("When the pile is used up, nothing is drawn any more."))


def _next(terms: Terms, left: str, asked: str) -> Claim:
    """Says whose turn it is after a miss (R-18). Between two it is the same."""
    if terms.rules.after_miss == "asked" and not terms.for_two:
        return terms.claim(Says.NEXT_ASKED, asked)
    return terms.claim(Says.NEXT_LEFT, left)


def _pass(terms: Terms) -> Iterator[Claim]:
    _ = terms.gettext
    if terms.rules.allow_pass:
        yield terms.claim(Says.PASS, _("You may pass instead of asking; then {next} is next."))
        yield terms.claim(
            Says.PASSING_CLOSED, _("When all have passed in a row, somebody has to ask before anyone may pass again.")
        )


def wrong(terms: Terms) -> Iterator[Claim]:
    """What the table rules on; where such a question is not possible at all there is nothing to say (R-23, R-40)."""
    _, rules = terms.gettext, terms.rules
    if rules.illegal_ask != "refuse":
        yield terms.claim(Says.WRONG_FAMILY, _("A question is wrong if you hold no {work} {by_that}."))
        if terms.by_card:
            if rules.ask_held == "no":
                yield terms.claim(Says.WRONG_HELD, _("It is wrong if you hold the {work} yourself."))
            yield terms.claim(Says.WRONG_NO_CARD, _("It is wrong if you name only the {creator}."))
        if terms.in_turns:
            yield terms.claim(Says.WRONG_ENDS_TURN, _("After a wrong question no card moves, and {next} is next."))
        else:
            yield terms.claim(
                Says.WRONG_WAITS, _("After a wrong question no card moves, and you wait as after a miss.")
            )
    if rules.illegal_ask == "penalty":
        yield terms.claim(
            Says.PENALTY,
            _("Asking for {a_work} when you hold none {by_that} costs you {points} points, even below zero."),
            points=PENALTY,
        )
    if rules.ask_held == "forfeit":
        form = _(
            "If you ask for {a_work} that you hold yourself, you must give the player whom you asked all your {works} "
            "{by_that}."
        )
        then = _("Then {next} is next.") if terms.in_turns else _("Then you wait as after a miss.")
        yield terms.claim(Says.FORFEIT, f"{form} {then}")
