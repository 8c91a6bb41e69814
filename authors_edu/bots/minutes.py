"""How long a game will last: some are played at once by bots, on the clock of the table that is asked about.

low, typical, high = the second shortest, the middle and the second longest of a dozen games
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from math import ceil
from random import Random
from statistics import median

from authors_edu.bots.pace import pace_of
from authors_edu.bots.play_match import play_match
from authors_edu.bots.players import LEVELS, Level
from authors_edu.decks.model import Deck
from authors_edu.game.chance import stream
from authors_edu.game.match import Match
from authors_edu.game.rules import Rules

GAMES = 12
MOST_MOVES = 3_000  # of all these games, so that a page need not wait; a long game is told by fewer of them
LIKE_PEOPLE = "beginner"  # remembers what it was told itself, and little of what others say: most children

_A_MINUTE = 60_000  # ms


@dataclass(frozen=True, slots=True)
class Minutes:
    """How long a game lasts, in whole minutes, each 1 or more. `people`: how many sit at the table.

    `at_least`: none of the games came to its end, so that the real one may last much longer.
    """

    low: int
    typical: int
    high: int
    people: int
    at_least: bool = False


def minutes_of(deck: Deck, rules: Rules, table: Sequence[Level | None]) -> Minutes:
    """Estimates how long a game, with all its rounds, lasts at a table of bots and people (None), one for each seat.

    The same deck, rules and table always get the same answer; nothing secret of a real game goes in. Raises RulesError
    where the deck cannot be played by the rules.
    """
    people = [seat for seat, level in enumerate(table) if level is None]
    levels = [level or LEVELS[LIKE_PEOPLE] for level in table]
    pace, lasted, moves_left = pace_of(people, rules.naming), list[int](), MOST_MOVES
    for number in range(GAMES):
        match = Match(deck, rules, len(table), stream(number, "minutes").below(2**31))
        moves_left -= sum(1 for _ in islice(play_match(match, levels, Random(number), pace=pace), moves_left))
        now_ms = match.log[-1][1] if match.log else 0
        if match.is_over:
            lasted.append(now_ms)
        elif not lasted:
            so_far = max(1, now_ms // _A_MINUTE)
            return Minutes(so_far, so_far, so_far, len(people), at_least=True)
        if not moves_left:
            break
    lasted.sort()
    low, high = (lasted[1], lasted[-2]) if len(lasted) > 2 else (lasted[0], lasted[-1])
    typical = int(median(lasted) / _A_MINUTE + 0.5)
    return Minutes(max(1, low // _A_MINUTE), max(1, typical), max(1, ceil(high / _A_MINUTE)), len(people))
