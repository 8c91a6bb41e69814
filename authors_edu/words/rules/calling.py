"""Calling, in words: the game without turns (R-46)."""

from collections.abc import Iterator

from authors_edu.words.rules.asking import gives_one, question
from authors_edu.words.rules.claim import Claim, Says
from authors_edu.words.rules.terms import Terms


def calling(terms: Terms) -> Iterator[Claim]:
    if terms.in_turns:
        return
    _, rules = terms.gettext, terms.rules
    yield terms.claim(Says.CALL, _("Nobody has a turn: call out your question whenever you like."))
    yield from question(terms)
    if terms.by_card:
        yield terms.claim(Says.CALL_HIT, _("If the player has it, you get it."))
        yield from gives_one(terms)
    else:
        yield terms.claim(Says.CALL_HIT_ALL, _("If the player has any, you get them all."))
    if rules.window_ms:
        yield terms.claim(
            Says.SAME_MOMENT,
            _("If several call within {time}, nobody is answered, and the next call of each of them is lost too."),
            time=terms.seconds(rules.window_ms),
        )
    else:
        yield terms.claim(Says.FIRST_CALL, _("Whoever calls first is answered."))
    if rules.wait_ms:
        yield terms.claim(
            Says.WAIT,
            _("After a miss, wait until someone else has been answered, or for {time}."),
            time=terms.seconds(rules.wait_ms),
        )
    else:
        yield terms.claim(Says.NO_WAIT, _("After a miss you may call again at once."))
