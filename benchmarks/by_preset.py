"""How strong `sharp` and `expert` are in every game, at small and at big tables.

    python benchmarks/by_preset.py [rounds]

Writes `by_preset.md` beside this script: one `sharp` among beginners, and one `expert` among `sharp` ones, 11 families,
200 games a figure (standard error about 3), each in the next seat. A win is 1, a tie its share. Where teams play, the
one is a team. Beside them the fair share, and what is as much above it as 60 of 100 at a table of four: by its odds.
"""

import sys
from pathlib import Path
from random import Random

from ladder import deck_of

from authors_edu.bots.play_match import play_match
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.match import Match
from authors_edu.game.presets import PRESETS, preset
from authors_edu.game.rules import RulesError

FIRST_SEED, ROUNDS, FAMILIES = 90_000_000, 200, 11
SEATS = (2, 3, 4, 6, 8)
PAIRS = (("sharp", "beginner"), ("expert", "sharp"))
WORTH_AT_FOUR = 0.6


def wins(deck: Deck, name: str, seats: int, pair: tuple[str, str], rounds: int) -> float:
    """Gives what the one wins, of 100."""
    one, others = pair
    won, rules = 0.0, preset(name, seats, deck)
    for number in range(rounds):
        seat = number % seats
        ours = {other for other in range(seats) if other % 2 == seat % 2} if rules.teams else {seat}
        match = Match(deck, rules, seats, FIRST_SEED + number)
        for _ in play_match(match, [LEVELS[one if at in ours else others] for at in range(seats)], Random(number)):
            pass
        winners = match.outcome.winners if match.outcome else ()
        won += len(ours.intersection(winners)) / max(1, len(winners))
    return 100 * won / rounds


def matching(sides: int) -> float:
    """Gives what is as much better than a fair share, by its odds, as 60 is than 25 of 100.

    >>> [round(matching(sides)) for sides in (2, 3, 4, 6)]
    [82, 69, 60, 47]
    """
    better = WORTH_AT_FOUR / (1 - WORTH_AT_FOUR) * 3
    odds = better / (sides - 1)
    return 100 * odds / (1 + odds)


def report(rounds: int) -> list[str]:
    deck, lines = deck_of(FAMILIES), ["# One against the others, by preset", "", f"{rounds} games a figure.", ""]
    lines.append("| preset | seats | fair | like 60 of 100 at four | " + " | ".join(map(" v. ".join, PAIRS)) + " |")
    lines.append("|---|---:|---:|---:|" + "---:|" * len(PAIRS))
    for name in PRESETS:
        for seats in SEATS:
            try:
                sides = 2 if preset(name, seats, deck).teams else seats
            except RulesError:
                continue  # not a game for so many
            won = " | ".join(f"{wins(deck, name, seats, pair, rounds):.0f}" for pair in PAIRS)
            lines.append(f"| {name} | {seats} | {100 / sides:.0f} | {matching(sides):.0f} | {won} |")
            print(lines[-1], flush=True)  # noqa: T201
    return lines


if __name__ == "__main__":
    lines = report(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
    Path(__file__).with_suffix(".md").write_text("\n".join(lines) + "\n", encoding="utf-8")
