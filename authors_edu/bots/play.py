"""Playing: bots at a table, a move at a time or to the end of the round.

The one place where a bot meets a Round: it hands on the view of the seat on turn and the events as a spectator sees
them. It keeps no log and no clock.
"""

from collections.abc import Iterator, Sequence
from random import Random

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.players import Level, choose
from authors_edu.game.events import Event
from authors_edu.game.moves import Ask, Move
from authors_edu.game.replay import steps_of
from authors_edu.game.round import Round
from authors_edu.game.view import seen

ASKS_A_CARD = 100  # players without a memory can go round for ever


def knowledge_of(round: Round) -> Knowledge:
    """Gives the knowledge of a table, from all that counts there: after an undo it has to be made anew (R-90)."""
    knowledge = Knowledge(round.view(None))
    tell(knowledge, round.opening)
    for step in steps_of(round):
        tell(knowledge, step.events)
    return knowledge


def tell(knowledge: Knowledge, events: Sequence[Event]) -> None:
    """Tells the shared knowledge what a spectator saw of these events."""
    for event in events:
        knowledge.note(seen(event, None))


def bot_move(round: Round, knowledge: Knowledge, level: Level, rng: Random) -> Move:
    """Chooses the next move for the seat on turn."""
    return choose(round.view(round.turn), knowledge, level, rng)


def play_out(
    round: Round, levels: Sequence[Level], rng: Random, asks_a_card: int = ASKS_A_CARD
) -> Iterator[tuple[Move, tuple[Event, ...]]]:
    """Plays a fresh round with bots, one level a seat, and gives each move with its events as it is played.

    Stops when the round is over, or unfinished after `asks_a_card` asks for each card of the deck (R-21).
    """
    knowledge = knowledge_of(round)
    asks_left = asks_a_card * len(round.deck.cards)
    while not round.is_over and asks_left:
        move = bot_move(round, knowledge, levels[round.turn], rng)
        events = round.play(move, round.number)
        tell(knowledge, events)
        asks_left -= isinstance(move, Ask)
        yield move, events
