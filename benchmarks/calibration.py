"""Whether the odds mean what they say: of cards given a chance of 60 in 100, how many are there?

    python benchmarks/calibration.py [rounds]

Plays rounds at tables of every level and at mixed ones. At every third ask the seat on turn gives a chance to every
card that may lie in another hand; the true deal tells which ones do. Printed for each game: chances from 0 to 10, from
10 to 20 and so on, how many there were, their mean, and how many of 100 cards were there.
"""

import sys
from random import Random

from ladder import deck_of

from authors_edu.bots.habits import Habits
from authors_edu.bots.odds import odds_of
from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.bots.whereabouts import Whereabouts
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.stage import Stage

FIRST_SEED = 60_000_000
GAMES = {
    "by card, everything dealt": ("classic", {}),
    "by card, with a pile": ("classic", {"deal": 5}),
    "by card, with naming": ("classroom", {}),
    "by creator, everything dealt": ("go_fish", {"deal": None}),
    "by creator, with a pile": ("go_fish", {}),
}
TABLES = (
    ("beginner",) * 4,
    ("sharp",) * 4,
    ("expert",) * 4,
    ("beginner", "sharp", "expert", "detective"),
    ("beginner", "forgetful", "attentive", "sharp"),
    ("attentive", "expert", "sharp", "expert"),
)

Guesses = list[tuple[float, bool]]


def guesses(game: str, rounds: int) -> list[Guesses]:
    """Gives chances with what was true, in ten bins."""
    name, options = GAMES[game]
    deck, bins = deck_of(11), [Guesses() for _ in range(10)]
    for number in range(rounds):
        levels = [LEVELS[TABLES[number % len(TABLES)][(seat + number) % 4]] for seat in range(4)]
        round = Round(deck, preset(name, 4, deck, **options), 4, FIRST_SEED + number)
        knowledge, rng = knowledge_of(round), Random(number)
        while not round.is_over:
            if round.stage is Stage.ASK and rng.random() < 1 / 3:
                guess(round, knowledge.with_hand(round.turn, round.view(round.turn).hand), knowledge.habits, bins)
            tell(knowledge, round.play(bot_move(round, knowledge, levels[round.turn], rng), round.number))
    return bins


def guess(round: Round, where: Whereabouts, habits: Habits, bins: list[Guesses]) -> None:
    odds = odds_of(where, habits)
    for seat in range(where.pile):
        hand = set(round.view(seat).hand)
        for card, chance in enumerate(odds.card[seat]):
            if where.may_hold(seat, card) and not where.holds(seat, card):
                bins[min(9, int(10 * chance))].append((chance, card in hand))


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for game in GAMES:
        print(f"{game}, {rounds} rounds", flush=True)  # noqa: T201
        for number, guessed in enumerate(guesses(game, rounds)):
            if guessed:
                given = 100 * sum(chance for chance, _ in guessed) / len(guessed)
                there = 100 * sum(is_there for _, is_there in guessed) / len(guessed)
                bounds = f"{10 * number:3} to {10 * number + 10:3}"
                line = f"{bounds}: {len(guessed):7} cards, given {given:4.1f}, there {there:4.1f}"
                print(line, flush=True)  # noqa: T201
