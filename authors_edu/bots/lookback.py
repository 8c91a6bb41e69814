"""Looking back: the moments of a round in which a seat could have known more than it used (R-92).

A moment is an ask that missed while another one was certain by what everybody had heard and by the own hand. It judges
by nothing that the seat could not know then; what it cost is seen from the end, when everything is open.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from authors_edu.bots.coach import CERTAIN, Certain, Hint, certain_asks, explained
from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import tell
from authors_edu.bots.sight import Sight
from authors_edu.game.events import Answered, Ruled, SetLaid
from authors_edu.game.moves import Ask
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.replay import Step, begun_again, steps_of
from authors_edu.game.round import Round

MOMENTS = 3


@dataclass(frozen=True, slots=True)
class Moment:
    """What was asked, and what was certain instead. `number` is that of the move, from 1, as in the log."""

    seat: int
    number: int
    said: Answered | Ruled
    known: Hint
    lost_to: int | None  # the seat that then laid the family, not of the own team
    lost_after: int | None  # how many asks later; 0: by that very ask, as with a forfeit


@dataclass(frozen=True, slots=True)
class _Chance:
    """An ask that was certain when another one missed."""

    step: Step
    asks: int  # made before it
    certain: Certain
    loss: "_Laying | None"

    @property
    def cost(self) -> tuple[bool, int, int, int]:
        """Less is dearer: sets lost soonest, then what was easiest to see, then what came first."""
        after = 0 if self.loss is None else self.loss.asks - self.asks
        return self.loss is None, after, CERTAIN.index(self.certain.why), self.step.number


@dataclass(frozen=True, slots=True)
class _Laying:
    """A family was laid when so many asks had been made."""

    seat: int
    family: int
    asks: int


def lookback(round: Round, seat: int) -> tuple[Moment, ...]:
    """Gives up to three moments, each about another family: first those whose sets others laid soonest.

    Raises MoveError while the round goes on: it is secret until then.
    """
    if round.outcome is None:
        raise MoveError(Reason.NOT_OVER)
    steps = tuple(steps_of(round, views_of=seat))
    dearest: dict[int, _Chance] = {}  # by family
    for chance in sorted(_chances(round, steps, seat), key=lambda chance: chance.cost):
        if chance.step.number not in {other.step.number for other in dearest.values()}:
            dearest.setdefault(chance.certain.asking[1], chance)
    return tuple(_moment(round, steps, chance) for chance in list(dearest.values())[:MOMENTS])


def _chances(round: Round, steps: Sequence[Step], seat: int) -> Iterator[_Chance]:
    knowledge, asks, layings = _begun(round), 0, tuple(_layings(steps))
    for step in steps:
        if isinstance(step.move, Ask):
            if step.view is not None and not _is_hit(step):
                for certain in certain_asks(Sight(step.view, knowledge)):
                    loss = _loss(layings, certain.asking[1], asks, seat, teams=round.rules.teams)
                    yield _Chance(step, asks, certain, loss)
            asks += 1
        tell(knowledge, step.events)


def _is_hit(step: Step) -> bool:
    said = _said(step)
    return isinstance(said, Answered) and said.count > 0


def _layings(steps: Sequence[Step]) -> Iterator[_Laying]:
    asks = 0
    for step in steps:
        asks += isinstance(step.move, Ask)
        for event in step.events:
            if isinstance(event, SetLaid):
                yield _Laying(event.seat, event.family, asks)


def _loss(layings: Sequence[_Laying], family: int, asks: int, seat: int, *, teams: bool) -> _Laying | None:
    """Finds who laid the family next, if it was neither the seat nor its team (R-44)."""
    later = (laying for laying in layings if laying.family == family and laying.asks > asks)
    laying = next(later, None)
    if laying is None or laying.seat == seat or (teams and laying.seat % 2 == seat % 2):
        return None
    return laying


def _moment(round: Round, steps: Sequence[Step], chance: _Chance) -> Moment:
    """Explains a chance by what was known just then."""
    step, loss = chance.step, chance.loss
    assert step.view is not None, "the steps came with the views of the seat"
    knowledge = _begun(round)
    for earlier in steps:
        if earlier is step:
            break
        tell(knowledge, earlier.events)
    known = explained(Sight(step.view, knowledge), chance.certain)
    lost_to, lost_after = (None, None) if loss is None else (loss.seat, loss.asks - chance.asks - 1)
    return Moment(step.seat, step.number, _said(step), known, lost_to, lost_after)


def _said(step: Step) -> Answered | Ruled:
    """Finds the answer to an ask, or the ruling on it."""
    return next(event for event in step.events if isinstance(event, Answered | Ruled))


def _begun(round: Round) -> Knowledge:
    beginning = begun_again(round)
    knowledge = Knowledge(beginning.view(None))
    tell(knowledge, beginning.opening)
    return knowledge
