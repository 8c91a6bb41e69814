"""The players: the levels, and how a bot chooses its move from what its seat sees and what everybody was told.

Levels differ in what they remember and in what they make of it. `recalling.py` and `reasoning.py` say what to ask.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.reasoning import reasoned_ask
from authors_edu.bots.recalling import EVERYTHING, Recall, recalled_ask
from authors_edu.game.moves import Acknowledge, Move, NameByChance
from authors_edu.game.view import Stage, View


@dataclass(frozen=True, slots=True)
class Reasoning:
    """Forgets nothing and draws every conclusion; `weighs_odds`: what stays open is weighed, by habits too."""

    weighs_odds: bool


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays."""

    name: str
    mind: Recall | Reasoning
    naming_chance: float  # how often it names a received card right


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("random", Recall(answers=0, notices=0, gathers=False), naming_chance=0.25),
            # It remembers what it has just been told itself, so that a round of beginners ends within a lesson.
            Level("beginner", Recall(answers=9, notices=0.05, gathers=False), naming_chance=0.3),
            Level("forgetful", Recall(answers=15, notices=0.56, gathers=False), naming_chance=0.5),
            Level("attentive", Recall(answers=44, notices=0.85, gathers=False), naming_chance=0.7),
            Level("sharp", Recall(EVERYTHING, notices=0.87, gathers=True), naming_chance=0.85),
            Level("detective", Reasoning(weighs_odds=False), naming_chance=0.9),
            Level("expert", Reasoning(weighs_odds=True), naming_chance=0.95),
        )
    }
)


def choose(view: View, knowledge: Knowledge, level: Level, rng: Random) -> Move:
    """Chooses the move of the view's seat, which must be on turn. `rng` decides between what is equally good."""
    if view.seat is None or view.seat != view.turn:
        raise ValueError(f"seat {view.seat} cannot choose: it is the turn of seat {view.turn}")
    if view.stage is Stage.NAME:
        return NameByChance(level.naming_chance)
    if view.to_acknowledge:
        return Acknowledge(view.seat)
    if isinstance(level.mind, Recall):
        return recalled_ask(view, view.seat, knowledge, level.mind, rng)
    return reasoned_ask(view, view.seat, knowledge, level.mind.weighs_odds, rng)
