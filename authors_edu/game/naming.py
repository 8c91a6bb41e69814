"""Grades a typed title: kindly where the hand slipped, strictly where another card is meant (R-54).

Knows nothing about scores or turns.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from rapidfuzz.distance import OSA

from authors_edu.decks.text import clean
from authors_edu.game.numerals import WORDS
from authors_edu.game.wording import Form, Wording, has_case, typed_forms, wording

Verdict = Literal["right", "almost", "wrong"]

SAME, ALIKE, SHORT = range(3)  # how well an answer fits: to the letter, but for its form, the main title alone
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

    `also_accept` are further right answers; `strict` forgives no slip of the pen.

    >>> grade("tale of 2 cities", "A Tale of Two Cities").verdict
    'right'
    >>> grade("A Tale of Tow Cities", "A Tale of Two Cities").verdict
    'almost'
    >>> grade("A Tale of Three Cities", "A Tale of Two Cities").verdict
    'wrong'
    """
    accepted = (title, *also_accept)
    if len(typed := " ".join(typed.split())) > 2 * max(map(len, accepted)) + 40:
        return WRONG  # nobody means this; and folding it could take long
    answers = typed_forms(typed)
    wordings = [wording(each) for each in accepted]
    if not answers:  # nothing but signs: right only where the title is nothing else
        return RIGHT if clean(typed) and clean(typed) == clean(title) else WRONG
    fit = _best(_fit(answers, each) for each in wordings)
    slips = _best(_slips(answers, each) for each in wordings) if fit is None and not strict else None
    if fit is None and slips is None:
        return WRONG
    rivals = (rival for rival in map(wording, others) if rival.full != wordings[0].full)
    if fit is not None:
        return WRONG if any(_fits_as_well(answers, rival, fit) for rival in rivals) else RIGHT
    return WRONG if any(_is_near(answers, rival, slips or 0) for rival in rivals) else ALMOST


def _best(found: Iterable[int | None]) -> int | None:
    return min((each for each in found if each is not None), default=None)


def _fits_as_well(answers: Iterable[Form], rival: Wording, fit: int) -> bool:
    other = _fit(answers, rival)
    return other is not None and other <= fit


def _fit(answers: Iterable[Form], title: Wording) -> int | None:
    """Tells how an answer without any slip fits a title; None: it does not."""
    if any(answer.plain == form.plain for answer in answers for form in title.full):
        return SAME
    if any(_alike(answer, form) for answer in answers for form in title.full):
        return ALIKE
    return SHORT if any(_alike(answer, form) for answer in answers for form in title.short) else None


def _alike(answer: Form, form: Form) -> bool:
    """Compares without articles, spaces and the ways to write a number; a number may stand first or last."""
    if answer.numbers != form.numbers:
        return False
    return (
        answer.squeezed == form.squeezed
        or "".join(answer.words) == "".join(form.words)
        or (answer.ordered == form.ordered and bool(form.ordered))
    )


def _slips(answers: Iterable[Form], title: Wording) -> int | None:
    """Counts the slips of the pen (a letter wrong, missing, too many, two swapped) where they are few enough."""
    found = []
    for form in (*title.full, *title.short):
        for answer in answers:
            for said, meant, body in _comparable(answer, form):
                most = _forgiven(form, body)
                slips = OSA.distance(said, meant, score_cutoff=most)
                if slips <= most:
                    found.append(slips)
    return min(found, default=None)


def _is_near(answers: Iterable[Form], rival: Wording, slips: int) -> bool:
    """Tells whether the answer is another title, or as near to it, whatever its numbers."""
    return _fit(answers, rival) is not None or any(
        OSA.distance(" ".join(said), " ".join(meant), score_cutoff=slips) <= slips
        for form in (*rival.full, *rival.short)
        for answer in answers
        for said, meant in ((answer.words, form.words), (answer.bare, form.bare), (answer.counted, form.counted))
    )


def _comparable(answer: Form, form: Form) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Gives the texts in which slips may be counted, and the words whose length counts: no slip changes a number."""
    if answer.numbers == form.numbers:
        yield " ".join(answer.counted), " ".join(form.counted), form.counted
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
