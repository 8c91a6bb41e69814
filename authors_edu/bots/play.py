"""Playing: bots at a table, a move at a time or to the end of the round.

The one place where a bot meets a Round: it hands on the view of the seat on turn and the events as a spectator sees
them. It keeps no log and no clock.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.pace import Pace, at_once
from authors_edu.bots.players import Level, Reasoning, choose
from authors_edu.game.chance import stream
from authors_edu.game.events import Event
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.moves import Ask, Move
from authors_edu.game.replay import steps_of
from authors_edu.game.round import Round
from authors_edu.game.rules import cards_in
from authors_edu.game.view import seen

ASKS_A_CARD = 100  # players without a memory can go round for ever

Play = Callable[[Any, int], tuple[MatchEvent, ...]]  # a move and its time -> all that it causes


def knowledge_of(round: Round) -> Knowledge:
    """Gives the knowledge of a table, from all that counts there: after an undo it has to be made anew (R-90)."""
    knowledge = Knowledge(round.view(None), luck_of(round.seed))
    tell(knowledge, round.opening)
    for step in steps_of(round):
        tell(knowledge, step.events)
    return knowledge


def luck_of(seed: int) -> int:
    """Gives the luck of a table: by it bots miss some answers, the same ones after a restart."""
    return stream(seed, "what bots miss").below(2**32)


def tell(knowledge: Knowledge, events: Sequence[MatchEvent]) -> None:
    """Tells the shared knowledge what a spectator saw of these events; those of a match tell nothing of cards."""
    for event in events:
        if isinstance(event, Event):
            knowledge.note(seen(event, None))


def bot_move(round: Round, knowledge: Knowledge, level: Level, rng: Random) -> Move:
    """Chooses the next move for the seat on turn.

    Blind (R-45), who forgets nothing still knows the own hand: it was shown at the deal, the seat was told each card
    that came, and heard which ones went.
    """
    view = round.view(round.turn)
    if round.blind is not None and isinstance(level.mind, Reasoning):
        view = replace(view, hand=round.cards.hand(round.turn))
    return choose(view, knowledge, level, rng)


def play_out(
    round: Round,
    levels: Sequence[Level],
    rng: Random,
    asks_a_card: int = ASKS_A_CARD,
    *,
    pace: Pace = at_once,
    from_ms: int = 0,
    play: Play | None = None,
) -> Iterator[tuple[Move, tuple[MatchEvent, ...]]]:
    """Plays a fresh round with bots, one level a seat, and gives each move with its events as it is played.

    Stops when the round is over, or unfinished after `asks_a_card` asks for each card on the table, each copy counted
    (R-21). The clock starts at `from_ms` and goes on by the `pace`. `play`: who plays the moves, where it is not the
    round itself: its match.
    """
    knowledge, at_ms = knowledge_of(round), from_ms
    asks_left = asks_a_card * cards_in(round.deck, round.rules)
    while not round.is_over and asks_left:
        move = bot_move(round, knowledge, levels[round.turn], rng)
        at_ms += pace(round.turn, move)
        events = play(move, at_ms) if play else round.play(move, round.number, at_ms)
        tell(knowledge, events)
        asks_left -= isinstance(move, Ask)
        yield move, events
