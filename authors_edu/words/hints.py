"""What the coach says: a hint with its reasons. Moments to look back at stand in `moments.py`, the deduction sheet in
`sheet_words.py`.

Cards are called as in asks: with naming on by their handle, never by a title (R-53).
"""

from collections.abc import Callable, Mapping

from authors_edu.bots.coach import Hint, Why
from authors_edu.bots.sheet import Field, Mark
from authors_edu.game.events import Answered, Ruled
from authors_edu.game.refusals import Reason
from authors_edu.words.language import catalogue
from authors_edu.words.table_words import TableWords, card_words, of_family, of_seat

MOST_TOLD = 4  # answers that are told one by one
MOST_COUNTED = 20  # answers whose number is told
MOST_LEFT = 3  # players whom a miss leaves, told by name


def sentence(hint: Hint, table: TableWords, language: str = "en") -> str:
    """Tells whom to ask for what, and why.

    >>> from authors_edu.decks.model import Words
    >>> table = TableWords(("Mia", "Ben", "Ana"), Words(), ("Jane Austen",), ("",) * 4, {1: "Emma"}, you=0)
    >>> from authors_edu.bots.origins import Origin
    >>> heard = Origin(3, Answered(asker=1, asked=2, family=0, card=1, count=1))
    >>> sentence(Hint(Why.TOLD, 1, 0, 1, (heard,)), table)
    'Ask Ben for Emma by Jane Austen: that is certain. Ben asked Ana for it and got it. So Ben has it.'
    """
    return _HINTS[hint.why](hint, table, language)


def _told(hint: Hint, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    so = _("So {name} has it.") if hint.card is not None else _("So {name} has at least one.")
    return _certain(hint, so, table, language)


def _nobody_else(hint: Hint, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if not hint.origins:
        return _certain(hint, _("Nobody else holds cards."), table, language)
    so = _("So only {name} can have it.") if hint.card is not None else _("So only {name} can have any.")
    return _certain(hint, so, table, language)


def _only_one(hint: Hint, table: TableWords, language: str) -> str:
    so = catalogue(language).gettext(
        "So {name} holds another of the {works} {by_creator}, and it can only be that one."
    )
    return _certain(hint, so, table, language)


def _follows(hint: Hint, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if not hint.origins:
        so = _("Count the cards that are left: {name} must have it.")
        so_any = _("Count the cards that are left: {name} must have at least one.")
    else:
        so = _("With all that you see there is no other way: {name} has it.")
        so_any = _("With all that you see there is no other way: {name} has at least one.")
    return _certain(hint, so if hint.card is not None else so_any, table, language)


def _certain(hint: Hint, so: str, table: TableWords, language: str) -> str:
    lead = catalogue(language).gettext("Ask {name} for {wanted}: that is certain.")
    why = reasons(hint, table, language)
    return " ".join([_filled(lead, hint, table, language), *why, _filled(so, hint, table, language)])


def _asked_in(hint: Hint, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    lead = _filled(_("Nothing is certain. Most likely {name} has {wanted}."), hint, table, language)
    often = _filled(_("Whoever asks for {works} {by_creator} often has more of them."), hint, table, language)
    return " ".join([lead, *reasons(hint, table, language), often])


def _open(hint: Hint, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    lead = _filled(_("Nothing is certain. Ask {name} for {wanted}."), hint, table, language)
    return f"{lead} {_after_a_no(hint, table, language)}"


def _after_a_no(hint: Hint, table: TableWords, language: str) -> str:
    """What a miss tells: where else it may be."""
    _ = catalogue(language).gettext
    seats = [seat for seat in hint.left if seat < len(table.names)]
    in_pile = len(seats) < len(hint.left)
    by_card = hint.card is not None
    if not hint.left or len(hint.left) > MOST_LEFT:
        return _("Whatever the answer is, you know more then.")
    if len(hint.left) > 1:
        places = [_object(seat, table, language) for seat in seats] + [_("the pile")] * in_pile
        form = _("If the answer is no, it can only be with {places}.")
        form_any = _("If the answer is no, they can only be with {places}.")
        return (form if by_card else form_any).format(places=_either(places, language))
    if in_pile:
        return (
            _("If the answer is no, it lies in the pile.")
            if by_card
            else _("If the answer is no, they lie in the pile.")
        )
    mine = _("If the answer is no, you have it yourself.")
    theirs = _("If the answer is no, {name} has it.") if by_card else _("If the answer is no, {name} has some.")
    return of_seat(seats[0], table, mine, theirs)


def _only_pile(hint: Hint, table: TableWords, language: str) -> str:
    form = catalogue(language).gettext(
        "As far as can be known, nobody has what you may ask for. Ask {name} for {wanted}, and draw a card."
    )
    return _filled(form, hint, table, language)


def _from_memory(hint: Hint, table: TableWords, language: str) -> str:
    _ = catalogue(language).gettext
    if hint.family is None:
        return _("Nothing that was said tells what you hold. Ask where you remember having at least one card.")
    form = _(
        "Everybody knows that you hold at least one of the {works} {by_creator}. Ask for one that you do not hold."
    )
    return form.format(**of_family(hint.family, table, language))


_HINTS: Mapping[Why, Callable[[Hint, TableWords, str], str]] = {
    Why.TOLD: _told,
    Why.NOBODY_ELSE: _nobody_else,
    Why.ONLY_ONE: _only_one,
    Why.FOLLOWS: _follows,
    Why.ASKED_IN: _asked_in,
    Why.OPEN: _open,
    Why.ONLY_PILE: _only_pile,
    Why.FROM_MEMORY: _from_memory,
}


def _filled(form: str, hint: Hint, table: TableWords, language: str) -> str:
    """Fills a sentence about an ask: the name of the asked seat, what is wanted, and the words of the family."""
    assert hint.seat is not None, "only a hint to ask from memory names nobody"
    assert hint.family is not None, "only a hint to ask from memory names no family"
    wanted = wanted_words(hint.family, hint.card, table, language)
    return form.format(name=table.names[hint.seat], wanted=wanted, **of_family(hint.family, table, language))


def wanted_words(family: int, card: int | None, table: TableWords, language: str) -> str:
    if card is not None:
        return card_words(card, table, language, asked=True)
    return catalogue(language).gettext("{works} {by_creator}").format(**of_family(family, table, language))


def reasons(about: Hint | Field, table: TableWords, language: str) -> list[str]:
    """Tells what was heard; of many answers how many they are, and the last ones."""
    told = [_heard(origin.said, about, table, language) for origin in about.origins[-MOST_TOLD:]]
    if len(about.origins) > MOST_TOLD:
        _ = catalogue(language).gettext
        form = _("It takes {answers} answers to see that. The last of them:")
        if len(about.origins) > MOST_COUNTED:
            form = _("It takes very many answers to see that. The last of them:")
        told.insert(0, form.format(answers=len(about.origins)))
    return told


def _heard(said: Answered | Ruled, about: Hint | Field, table: TableWords, language: str) -> str:
    has_it = about.why is Why.TOLD if isinstance(about, Hint) else about.mark is Mark.YES
    is_miss = isinstance(said, Answered) and said.card is not None and not said.count
    if has_it and is_miss and said.asker == about.seat and (said.family, said.card) == (about.family, about.card):
        _ = catalogue(language).gettext
        mine = _("You asked {asked} for {wanted}, and drew it from the pile.")
        theirs = _("{name} asked {asked} for {wanted}, and drew it from the pile.")
        return _of_ask(said, mine, theirs, table, language, about)
    return answer_words(said, table, language, about)


def answer_words(said: Answered | Ruled, table: TableWords, language: str, about: Hint | Field | None = None) -> str:
    """Tells a question and its answer in one sentence, or that it was none that counts.

    What it is said `about`, and has just been named, is called "it".
    """
    _ = catalogue(language).gettext
    if isinstance(said, Ruled):
        return _ruling(said, table, language, about)
    if said.card is None and said.count:
        mine = _("You asked {asked} for {wanted} and got {count}.")
        theirs = _("{name} asked {asked} for {wanted} and got {count}.")
    elif said.card is None:
        mine, theirs = (
            _("You asked {asked} for {wanted} and got none."),
            _("{name} asked {asked} for {wanted} and got none."),
        )
    elif said.count:
        mine, theirs = (
            _("You asked {asked} for {wanted} and got it."),
            _("{name} asked {asked} for {wanted} and got it."),
        )
    else:
        mine = _("You asked {asked} for {wanted}, and the answer was no.")
        theirs = _("{name} asked {asked} for {wanted}, and the answer was no.")
    return _of_ask(said, mine, theirs, table, language, about)


def _ruling(said: Ruled, table: TableWords, language: str, about: Hint | Field | None) -> str:
    _ = catalogue(language).gettext
    mine, theirs = {
        Reason.CARD_HELD: (
            _("You asked {asked} for {wanted}, but held it yourself."),
            _("{name} asked {asked} for {wanted}, and held it already."),
        ),
        Reason.FAMILY_NOT_HELD: (
            _("You asked {asked} for {wanted}, but held no {work} {by_creator}."),
            _("{name} asked {asked} for {wanted}, and held no {work} {by_creator}."),
        ),
        Reason.CARD_WANTED: (
            _("You asked {asked}, but named no {work}."),
            _("{name} asked {asked}, but named no {work}."),
        ),
    }[Reason(said.reason)]
    return _of_ask(said, mine, theirs, table, language, about)


def _of_ask(
    said: Answered | Ruled, mine: str, theirs: str, table: TableWords, language: str, about: Hint | Field | None
) -> str:
    """Fills a sentence about a question."""
    _ = catalogue(language).gettext
    values: dict[str, object] = {"asked": _object(said.asked, table, language)}
    if about is not None and (said.family, said.card) == (about.family, about.card):
        values["wanted"] = _("it") if said.card is not None else _("them")
    else:
        values["wanted"] = wanted_words(said.family, said.card, table, language)
    if isinstance(said, Answered):
        values["count"] = said.count
    return of_seat(said.asker, table, mine, theirs, **values, **of_family(said.family, table, language))


def _object(seat: int, table: TableWords, language: str) -> str:
    """The seat's name inside a line."""
    return catalogue(language).gettext("you") if seat == table.you else table.names[seat]


def _either(places: list[str], language: str) -> str:
    """Lists two places or more, of which one is meant."""
    both = catalogue(language).gettext("{some} or {last}")
    return both.format(some=", ".join(places[:-1]), last=places[-1])
