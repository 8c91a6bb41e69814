"""Grades a typed title: kindly where the hand slipped, strictly where another card is meant (R-54).

Knows nothing about scores or turns.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from rapidfuzz.distance import OSA

from authors_edu.game.numerals import WORDS
from authors_edu.game.wording import Form, Forms, Wording, has_case, wording

Verdict = Literal["right", "almost", "wrong"]

SAME, ALIKE, SHORT = range(3)  # how well an answer fits: to the letter, but for its form, the main title alone
ACCENTS_DIFFER = 3  # is added to these: any fit in which the accents agree is the better one
LONGEST = 1_200  # characters of an answer: a title has a thousand at most
SLIP_LENGTHS = (5, 9, 15)  # letters in a title from which one, two, three slips are forgiven


@dataclass(frozen=True, slots=True)
class Grade:
    """`right`: the title; `almost`: with a slip of the pen; `correct` is either."""

    verdict: Verdict

    @property
    def correct(self) -> bool:
        return self.verdict != "wrong"


RIGHT, ALMOST, WRONG = Grade("right"), Grade("almost"), Grade("wrong")


def grade(
    typed: str, title: str, others: Iterable[str] = (), also_accept: Iterable[str] = (), strict: bool = False
) -> Grade:
    """Grades what was typed for a title; an answer that fits one of the `others` as well is wrong.

    The exact spelling goes first: the title as it is written is right whatever the others are, and another one as it
    is written is wrong however near it comes. Only others that are spelled alike are the same title.
    `also_accept` are further right answers; `strict` forgives no slip of the pen.

    >>> grade("tale of 2 cities", "A Tale of Two Cities").verdict
    'right'
    >>> grade("A Tale of Tow Cities", "A Tale of Two Cities").verdict
    'almost'
    >>> grade("A Tale of Three Cities", "A Tale of Two Cities").verdict
    'wrong'
    >>> grade("Prelude in C minor", "Prelude in C♯ minor", others=["Prelude in C minor"]).verdict
    'wrong'
    """
    accepted = [wording(each) for each in (title, *also_accept)]
    typed = " ".join(typed.split())
    if len(typed) > min(2 * max(len(each.text) for each in accepted) + 40, LONGEST):
        # Nobody means this; and folding it could take long.
        return RIGHT if any(typed == " ".join(each.text.split()) for each in accepted) else WRONG
    answer = Wording(typed, is_title=False)
    rivals = [wording(each) for each in others]
    if (exact := _exactly(answer, accepted, rivals)) is not None:
        return exact
    if len(answer.exact) > LONGEST:  # one sign can stand for twenty letters
        return WRONG
    rivals = [rival for rival in rivals if rival.exact != accepted[0].exact]
    fit = _best(_fit(answer, each) for each in accepted)
    if fit is not None:
        return WRONG if any(_fits_as_well(answer, rival, fit) for rival in rivals) else RIGHT
    slips = None if strict else _best(_slips(answer, each) for each in accepted)
    return WRONG if slips is None or any(_is_near(answer, rival, slips) for rival in rivals) else ALMOST


def _exactly(answer: Wording, accepted: Sequence[Wording], rivals: Sequence[Wording]) -> Grade | None:
    """Decides by the spelling alone: the title's own, another card's, a further answer's; None: it is none of them."""
    title, *further = accepted
    if answer.exact == title.exact:
        return RIGHT if answer.exact else WRONG
    if any(answer.exact == rival.exact for rival in rivals):
        return WRONG
    return RIGHT if any(answer.exact == each.exact for each in further) else None


def _best(found: Iterable[int | None]) -> int | None:
    return min((each for each in found if each is not None), default=None)


def _fits_as_well(answer: Wording, rival: Wording, fit: int) -> bool:
    other = _fit(answer, rival)
    return other is not None and other <= fit


def _fit(answer: Wording, title: Wording) -> int | None:
    """Tells how an answer without any slip fits a title, the smaller the better; None: it does not."""
    fit = _fit_of(answer.written.full, title.written)
    if fit is not None or (answer.folded is answer.written and title.folded is title.written):
        return fit
    fit = _fit_of(answer.folded.full, title.folded)
    return None if fit is None else fit + ACCENTS_DIFFER


def _fit_of(answers: Sequence[Form], title: Forms) -> int | None:
    if any(answer.plain == form.plain for answer in answers for form in title.full):
        return SAME
    if any(_alike(answer, form) for answer in answers for form in title.full):
        return ALIKE
    return SHORT if any(_alike(answer, form) for answer in answers for form in title.short) else None


def _alike(answer: Form, form: Form) -> bool:
    """Compares without articles, spaces and the ways to write a number; a number may stand at another place."""
    if answer.numbers != form.numbers:
        return _only_closed_up(answer, form) or _only_closed_up(form, answer)
    return (
        not answer.squeezed.isdisjoint(form.squeezed)
        or "".join(answer.words) == "".join(form.words)
        or (answer.around == form.around and bool(form.numbers))
    )


def _only_closed_up(one: Form, other: Form) -> bool:
    """Tells whether a space was left out that hides a number: threemusketeers, but never Henry VI II for Henry VIII."""
    return "".join(one.bare) == "".join(other.bare) and Counter(one.numbers) <= Counter(other.numbers)


def _slips(answer: Wording, title: Wording) -> int | None:
    """Counts the slips of the pen (a letter wrong, missing, too many, two swapped) where they are few enough."""
    found = []
    for form in (*title.folded.full, *title.folded.short):
        for typed in answer.folded.full:
            for said, meant, body in dict.fromkeys(_comparable(typed, form)):  # often they are the same
                most = _forgiven(form, body)
                slips = OSA.distance(said, meant, score_cutoff=most)
                if slips <= most:
                    found.append(slips)
    return min(found, default=None)


def _is_near(answer: Wording, rival: Wording, slips: int) -> bool:
    """Tells whether the answer is another title, or as near to it, whatever its numbers."""
    return _fit(answer, rival) is not None or any(
        OSA.distance(" ".join(said), " ".join(meant), score_cutoff=slips) <= slips
        for form in (*rival.folded.full, *rival.folded.short)
        for typed in answer.folded.full
        for said, meant in ((typed.words, form.words), (typed.bare, form.bare), (typed.counted, form.counted))
    )


def _comparable(answer: Form, form: Form) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Gives the texts in which slips may be counted, and the words whose length counts: no slip changes a number."""
    if answer.keys and form.keys and answer.keys != form.keys:
        return
    if answer.numbers == form.numbers:
        yield " ".join(answer.counted), " ".join(form.counted), form.counted
        if answer.signed != answer.counted or form.signed != form.counted:
            yield " ".join(answer.signed), " ".join(form.signed), form.counted
    if answer.figures == form.figures and _only_spoiled(answer, form) and _only_spoiled(form, answer):
        yield " ".join(answer.bare), " ".join(form.bare), form.bare
        yield answer.plain, form.plain, form.bare  # Teh Tempest


def _only_spoiled(one: Form, other: Form) -> bool:
    """Tells whether each number word that `other` lacks stands there with a slip: a tree that was to be three."""
    lacking = Counter(one.number_words) - Counter(other.number_words)
    loose = [word for word in other.bare if word not in other.number_words]
    return all(
        number in WORDS and any(OSA.distance(number, word, score_cutoff=1) <= 1 for word in loose) for number in lacking
    )


def _forgiven(form: Form, body: Iterable[str]) -> int:
    """Gives how many slips a title of this length forgives; none where a script knows no capitals."""
    if not has_case(form):
        return 0
    letters = sum(sign.isalpha() for word in body for sign in word)
    return sum(letters >= length for length in SLIP_LENGTHS)
