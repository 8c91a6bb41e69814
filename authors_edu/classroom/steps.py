"""What comes next at a table without a person: a bot's turn or call, or a window that closes. Plays nothing itself."""

from random import Random

from authors_edu.bots.play import bot_move
from authors_edu.bots.play_calls import bot_call
from authors_edu.bots.players import LEVELS, Level
from authors_edu.classroom.warm import WarmGame
from authors_edu.game.calls import Tick
from authors_edu.game.match_moves import MatchMove
from authors_edu.game.simultaneous import Simultaneous

LEVEL_AFTER_LEAVING = "sharp"  # plays on at the seat of a person who left while others stay

Step = tuple[int, MatchMove, int]  # a seat, its move, and when


def next_step(warm: WarmGame, time_ms: int | None) -> Step | None:
    """Gives what comes next, None where a person is to act; without turns what is due by `time_ms`.

    A bot on turn moves at the time of the move before it. Chance is drawn from the seed and the number alone, so that
    after a crash the same move is made again.
    """
    rng, round = Random(f"bot/{warm.game.seed}/{len(warm.match.log)}"), warm.round
    if not isinstance(round, Simultaneous):
        if round.turn in warm.present:
            return None
        return round.turn, bot_move(round, warm.knowledge, _level(warm, round.turn), rng), warm.at_ms
    due = None if time_ms is None else warm.callers.next_step(round, time_ms)
    if due is None:
        return None
    caller, due_ms = due
    if caller is None:
        return round.dealer, Tick(), due_ms
    return caller, bot_call(round, caller, warm.knowledge, _level(warm, caller), rng), due_ms


def _level(warm: WarmGame, seat: int) -> Level:
    return LEVELS[warm.game.seats[seat].level or LEVEL_AFTER_LEAVING]
