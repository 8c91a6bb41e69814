"""Sets and empty hands, in words."""

from collections.abc import Iterator

from authors_edu.words.rules.claim import Claim, Says
from authors_edu.words.rules.terms import Terms


def sets(terms: Terms) -> Iterator[Claim]:
    _ = terms.gettext
    if terms.rules.copies == 2:
        yield terms.claim(
            Says.SET_OF_DIFFERENT,
            _(
                "As soon as you hold {four} different {works} {by_one}, lay them down: that is a set. Spare copies "
                "stay in your hand for another set."
            ),
        )
    else:
        yield terms.claim(Says.SET, _("As soon as you hold all {four} {works} {by_one}, lay them down: that is a set."))
    if terms.rules.laid == "down":
        yield terms.claim(Says.FACE_DOWN, _("Sets lie face down."))


def empty_hands(terms: Terms) -> Iterator[Claim]:
    _, rules = terms.gettext, terms.rules
    if not terms.in_turns:
        yield terms.claim(Says.CALL_NEEDS_CARDS, _("Without cards you cannot call or be asked any more."))
        return
    yield terms.claim(Says.EMPTY_ENDS_TURN, _("If you lay down your last cards, your turn is over."))
    if terms.pile:
        yield terms.claim(Says.EMPTY_DRAWS, _("If you have no cards when your turn comes, draw one and then ask."))
        yield terms.claim(Says.ONLY_DRAWS, _("If nobody else has cards, drawing one is your whole turn."))
        yield terms.claim(
            Says.SITS_OUT_LATER, _("When the pile is used up, whoever has no cards is skipped and cannot be asked.")
        )
        return
    yield terms.claim(Says.SITS_OUT, _("Without cards you are skipped and cannot be asked."))
    # Between two nobody comes back: whoever takes the last card of the other holds all there is, and lays it.
    if rules.reenter and not terms.for_two:
        yield terms.claim(
            Says.COMES_BACK,
            _("But when a question takes the last card of an opponent, the player who is out longest may come back:")
            if rules.teams
            else _("But when a question takes somebody’s last card, the player who is out longest may come back:"),
        )
        yield terms.claim(
            Says.BACK_BY_ASKING,
            _("on the next turn this player asks once, for any {work} not laid down yet, and is back if that is a hit.")
            if terms.by_card
            else _(
                "on the next turn this player asks once, for the {works} of any {creator} not laid down yet, and is "
                "back if that is a hit."
            ),
        )
        yield terms.claim(Says.BACK_MISSED, _("After a miss the others who are out come first."))
