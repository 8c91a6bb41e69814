"""How strong the levels of the bots are: one against three of another level, and the oracle that sees all hands.

    python benchmarks/ladder.py [deals] [processes]

Writes `ladder.md` beside this script. Each deal is played once with the one in every seat (400 deals, 1,600 rounds a
row), four seats, 11 families, everything dealt, asks by card. A win is 1, a tie its share; by chance one of four wins
25 in 100. The oracle takes whatever it can reach and is no level: it is the limit for players who see only their hand.
Below it the length of rounds among equals, and the time of an expert's decision, measured in this process's own time.
"""

import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time

from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import FAMILY_SIZE, Card, Deck, Family
from authors_edu.game.moves import Ask, Move
from authors_edu.game.presets import preset
from authors_edu.game.round import Round

SEATS, FAMILIES, DEALS = 4, 11, 400
FIRST_SEED = 50_000_000  # other deals than those that the levels were tuned with
MOST_ASKS = 100 * FAMILY_SIZE * FAMILIES
ORACLE = "oracle"

PAIRS = (
    ("beginner", "random"),
    ("forgetful", "beginner"),
    ("attentive", "forgetful"),
    ("sharp", "attentive"),
    ("detective", "sharp"),
    ("expert", "detective"),
    ("expert", "sharp"),
    ("expert", "beginner"),
    ("expert", "random"),
    (ORACLE, "expert"),
    (ORACLE, "sharp"),
    (ORACLE, "beginner"),
    (ORACLE, "random"),
)


def deck_of(families: int) -> Deck:
    def card(family: int, place: int) -> Card:
        return Card(f"{family}.{place}", f"Creator {family}", f"Work {place} of {family}", clue=f"{family}.{place}")

    works = (tuple(card(family, place) for place in range(FAMILY_SIZE)) for family in range(families))
    return Deck("Benchmark", tuple(Family(f"Creator {family}", cards) for family, cards in enumerate(works)))


def oracle_move(round: Round, rng: Random) -> Move:
    """Takes what surely hits, where it holds most; there always is something while everything is dealt."""
    hands = round.cards.hands
    hits = [ask for ask in round.legal_asks() if ask.card is not None and holds(hands[ask.seat], ask.card)]
    most = max(held(hands[round.turn], ask) for ask in hits)
    return rng.choice([ask for ask in hits if held(hands[round.turn], ask) == most])


def holds(hand: list[int], card: int) -> bool:
    return bool(hand[card // FAMILY_SIZE] >> card % FAMILY_SIZE & 1)


def held(hand: list[int], ask: Ask) -> int:
    return hand[(ask.card or 0) // FAMILY_SIZE].bit_count()


def play(deck: Deck, names: list[str], seed: int) -> tuple[Round, int]:
    """Plays one round, and gives it with the number of its asks."""
    round = Round(deck, preset("classic", len(names), deck), len(names), seed)
    knowledge, rng, asks = knowledge_of(round), Random(seed), 0
    while not round.is_over and asks < MOST_ASKS:
        name = names[round.turn]
        move = oracle_move(round, rng) if name == ORACLE else bot_move(round, knowledge, LEVELS[name], rng)
        tell(knowledge, round.play(move, round.number))
        asks += 1
    return round, asks


def one_against_three(pair: tuple[str, str], deals: int) -> tuple[float, float, float]:
    """Gives what the one wins and its share of the sets, in 100, and the asks of a round."""
    one, three = pair
    deck, wins, sets, asks = deck_of(FAMILIES), 0.0, 0, 0
    for deal in range(deals):
        for seat in range(SEATS):
            names = [three] * SEATS
            names[seat] = one
            round, asked = play(deck, names, FIRST_SEED + deal)
            winners = round.outcome.winners if round.outcome else ()
            wins += (seat in winners) / max(1, len(winners))
            sets += len(round.cards.sets[seat])
            asks += asked
    rounds = deals * SEATS
    return 100 * wins / rounds, 100 * sets / rounds / FAMILIES, asks / rounds


def decision_times(seats: int, families: int, rounds: int) -> list[float]:
    """Gives the time of every decision of experts alone, in milliseconds, after one round to get warm."""
    deck, times = deck_of(families), list[float]()
    for number in range(rounds + 1):
        round = Round(deck, preset("classic", seats, deck), seats, FIRST_SEED + number)
        knowledge, rng = knowledge_of(round), Random(number)
        while not round.is_over:
            start = process_time()
            move = bot_move(round, knowledge, LEVELS["expert"], rng)
            if number:
                times.append(1000 * (process_time() - start))
            tell(knowledge, round.play(move, round.number))
    return sorted(times)


def asks_among_equals(level: str, deals: int) -> float:
    """Gives the median of the asks of a round."""
    return median(play(deck_of(FAMILIES), [level] * SEATS, FIRST_SEED + deal)[1] for deal in range(deals))


def report(deals: int, pool: Executor, write: Callable[[str], None]) -> None:
    write("# One against three")
    write("")
    write(f"{deals} deals, the one in each of {SEATS} seats, {FAMILIES} families.")
    write("")
    write("| one | three | wins of 100 | sets of 100 | asks a round |")
    write("|---|---|---:|---:|---:|")
    rows = pool.map(one_against_three, PAIRS, repeat(deals))
    lengths = pool.map(asks_among_equals, LEVELS, repeat(deals))
    for (one, three), (wins, sets, asks) in zip(PAIRS, rows, strict=True):
        write(f"| {one} | {three} | {wins:.1f} | {sets:.1f} | {asks:.0f} |")
    write("")
    write("# Four equals")
    write("")
    write("| level | asks a round (median) |")
    write("|---|---:|")
    for level, length in zip(LEVELS, lengths, strict=True):
        write(f"| {level} | {length:.0f} |")
    write("")
    write("# A decision of an expert, warm")
    write("")
    write("| seats | families | decisions | mean ms | 99 of 100 under ms |")
    write("|---:|---:|---:|---:|---:|")
    for seats, families in ((4, 11), (6, 13), (11, 22)):
        times = decision_times(seats, families, rounds=20)
        slow = times[len(times) * 99 // 100]
        write(f"| {seats} | {families} | {len(times)} | {mean(times):.2f} | {slow:.2f} |")


if __name__ == "__main__":
    lines: list[str] = []

    def note(line: str) -> None:
        print(line, flush=True)  # noqa: T201
        lines.append(line)

    deals, processes = [*map(int, sys.argv[1:]), *(DEALS, 1)[len(sys.argv) - 1 :]]
    with ProcessPoolExecutor(processes) as pool:
        report(deals, pool, note)
    Path(__file__).with_suffix(".md").write_text("\n".join(lines) + "\n", encoding="utf-8")
