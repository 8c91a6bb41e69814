"""The naming bonus, in words (R-50 to R-58)."""

from collections.abc import Iterator

from authors_edu.game.choices import CHOICES
from authors_edu.words.rules.claim import Claim, Says
from authors_edu.words.rules.terms import Terms


def naming(terms: Terms) -> Iterator[Claim]:
    if not terms.is_named:
        return
    _, rules = terms.gettext, terms.rules
    if rules.naming == "typed":
        form = _("When you get {a_work} by asking, type its title before the game goes on.")
        if terms.pile:
            form = _("When you get {a_work} by asking, or draw it and show it, type its title before the game goes on.")
        yield terms.claim(Says.NAME_TYPED, form)
    else:
        form = _("When you get {a_work} by asking, choose its title out of {choices} before the game goes on.")
        if terms.pile:
            form = _(
                "When you get {a_work} by asking, or draw it and show it, choose its title out of {choices} before the "
                "game goes on."
            )
        yield terms.claim(Says.NAME_CHOICE, form, choices=CHOICES)
    if rules.naming_points:
        form = terms.several(
            "A right title brings {points} point.", "A right title brings {points} points.", rules.naming_points
        )
        yield terms.claim(Says.NAME_POINTS, form, points=rules.naming_points)
    else:
        yield terms.claim(Says.NAME_NO_POINTS, _("This brings no points: it is for practice."))
    if rules.naming == "typed":
        yield terms.claim(Says.SLIPS, _("Small slips in spelling are forgiven."))
    yield terms.claim(Says.ONE_TRY, _("You have one try; then all see the title, and you keep the card."))
    if not terms.by_card:
        if rules.naming_per_ask == "one":
            yield terms.claim(Says.NAME_FIRST, _("If you get several at once, name only one; you see the others."))
        else:
            yield terms.claim(Says.NAME_EACH, _("If you get several at once, name them one by one."))
    yield terms.claim(Says.NAME_ONCE, _("Nobody has to name {a_work} again in the same round."))
    if not rules.naming_by_bots:
        yield terms.claim(Says.BOTS_NAME_NOTHING, _("Computer players name nothing."))
