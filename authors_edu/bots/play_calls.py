"""Playing without turns: bots that call as soon as they know what to call (R-46), on a clock of their own.

Every seat that holds cards and need not wait takes its time to react, and then calls. That two react in the same moment
happens as often as it happens: nobody looks whether another one is about to call. It keeps no log.
"""

from collections.abc import Iterator, Sequence
from random import Random

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import ASKS_A_CARD, Play, luck_of, tell
from authors_edu.bots.players import Level, choose
from authors_edu.game.calls import Call, CallMove, Tick
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.moves import Ask
from authors_edu.game.rules import cards_in
from authors_edu.game.simultaneous import Simultaneous

QUICKEST_MS, SLOWEST_MS = 1_000, 5_000  # from the last answer to the next call: looks, thinks, taps
Span = tuple[int, int]
SPAN_MS: Span = (QUICKEST_MS, SLOWEST_MS)


def play_calls(
    game: Simultaneous,
    levels: Sequence[Level],
    rng: Random,
    asks_a_card: int = ASKS_A_CARD,
    *,
    from_ms: int = 0,
    play: Play | None = None,
) -> Iterator[tuple[CallMove, tuple[MatchEvent, ...]]]:
    """Plays a fresh game without turns with bots, one level a seat, and gives each move with its events.

    Stops when the game is over, or unfinished after `asks_a_card` calls for each card on the table (R-21; calls that
    are void or used up count too, so that it always stops). `play`: who plays the moves, where not the game itself.
    """
    knowledge = knowledge_at_deal(game)
    calls_left = asks_a_card * cards_in(game.deck, game.rules)
    reacts_ms = reactions(game, from_ms, rng)  # by seat
    while not game.is_over and calls_left:
        caller = min(reacts_ms, key=lambda seat: (reacts_ms[seat], seat), default=None)
        closes_ms = game.closes_ms
        move: CallMove
        if caller is None or (closes_ms is not None and closes_ms <= reacts_ms[caller]):
            assert closes_ms is not None, "somebody holds cards, and either reacts or has called"
            move, at_ms = Tick(), closes_ms
        else:
            move, at_ms = bot_call(game, caller, knowledge, levels[caller], rng), reacts_ms.pop(caller)
            calls_left -= 1
        events = play(move, at_ms) if play else game.play(move, game.number, at_ms)
        tell(knowledge, events)
        if isinstance(move, Tick):  # an answer, or none: all think anew
            reacts_ms = reactions(game, at_ms, rng)
        elif events and caller is not None:  # used up
            reacts_ms[caller] = at_ms + _reaction_ms(rng, SPAN_MS)
        yield move, events


def knowledge_at_deal(game: Simultaneous) -> Knowledge:
    """Gives what the bots know before the first call."""
    knowledge = Knowledge(game.view(None).round, luck_of(game.seed))
    tell(knowledge, game.opening)
    return knowledge


def reactions(game: Simultaneous, now_ms: int, rng: Random, span: Span = SPAN_MS) -> dict[int, int]:
    """Says when each seat that holds cards will have found what to call; who has to wait thinks afterwards."""
    view = game.view(None)
    waits = zip(view.waits_until_ms, view.round.hand_sizes, strict=True)
    return {seat: max(now_ms, until) + _reaction_ms(rng, span) for seat, (until, size) in enumerate(waits) if size}


def bot_call(game: Simultaneous, caller: int, knowledge: Knowledge, level: Level, rng: Random) -> Call:
    """Chooses what a seat calls."""
    ask = choose(game.view(caller).round, knowledge, level, rng)
    assert isinstance(ask, Ask), "there are no names and no hidden hands here"
    return Call(caller, ask.seat, ask.card, ask.family)


def _reaction_ms(rng: Random, span: Span) -> int:
    quickest, slowest = span
    return quickest + int(rng.random() * (slowest - quickest))
