"""Setting up, in words: the deck, the deal, the pile and who begins; teams, and hands that are not looked at."""

from collections.abc import Iterator

from authors_edu.words.rules.claim import Claim, Says
from authors_edu.words.rules.terms import Terms


def setting_up(terms: Terms) -> Iterator[Claim]:
    _, rules = terms.gettext, terms.rules
    yield terms.claim(
        Says.DECK,
        _("The deck has {cards} cards: {families} {creators}, {four} {works} each."),
        cards=terms.cards // rules.copies,
        families=terms.families,
    )
    if rules.copies == 2:
        yield terms.claim(Says.TWICE, _("Two decks are mixed, so every card is there twice."))
    yield terms.claim(
        Says.LOTS, _("Draw lots for who deals first.") if rules.is_match else _("Draw lots for who deals.")
    )
    if rules.is_match:
        yield terms.claim(Says.DEAL_MOVES, _("In each new round the next player on the left deals."))
    yield _deal(terms)
    yield terms.claim(Says.DEALT_SET, _("Whoever is dealt all {four} {works} {by_one} lays them down at once."))
    if terms.in_turns:
        form = _("Whoever did not deal begins.") if terms.for_two else _("The player on the dealer’s left begins.")
        yield terms.claim(Says.BEGINS, form)


def _deal(terms: Terms) -> Claim:
    _, seats = terms.gettext, terms.rules.seats
    if terms.pile:
        dealt = terms.several(
            "Deal {each} card to each of the {seats} players.",
            "Deal {each} cards to each of the {seats} players.",
            terms.rules.deal or 0,
        )
        rest = terms.several(
            "The other card is the pile, face down.", "The other {pile} are the pile, face down.", terms.pile
        )
        form = f"{dealt} {rest}"
        return terms.claim(Says.DEAL_PILE, form, each=terms.rules.deal, seats=seats, pile=terms.pile)
    fewest, over = divmod(terms.cards, seats)
    if over:
        form = _(
            "Deal all cards one by one, starting on the dealer’s left: each of the {seats} players gets {fewest} "
            "or {most}."
        )
    else:
        form = _("Deal all cards one by one: each of the {seats} players gets {fewest}.")
    return terms.claim(Says.DEAL_ALL, form, seats=seats, fewest=fewest, most=fewest + 1)


def teams(terms: Terms) -> Iterator[Claim]:
    _ = terms.gettext
    if terms.rules.teams:
        yield terms.claim(Says.TEAMS, _("Two teams play. Every second player round the table is in your team."))
        yield terms.claim(Says.ASK_TEAM, _("You may ask everyone, your own team too."))
        yield terms.claim(Says.HANDS_APART, _("Show your cards to nobody, not even to your team."))


def blind(terms: Terms) -> Iterator[Claim]:
    _ = terms.gettext
    if terms.rules.blind:
        yield terms.claim(
            Says.BLIND_SEEN, _("Look at your cards after the deal, and again each time you have asked a question.")
        )
        yield terms.claim(Says.BLIND_MEMORY, _("Put them face down before you ask again: you always ask from memory."))
        yield terms.claim(Says.RIGHT_END, _("Cards that you get go to the right end. Do not sort your hand."))
