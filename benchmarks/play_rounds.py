"""How fast rounds are played, beside boardgame.io and OpenSpiel, and what a move costs when the log is long.

    python benchmarks/play_rounds.py [--peers FOLDER] [--seconds 2] [--times 5]

Four random seats and 13 families; each seat picks among all that it may do. Ours plays with every check, all events
and the log on. boardgame.io (`peers/authors.mjs`, needs node) plays the same rules through its Client and its own
random bot; before it is timed, rounds of its own are played again by ours, move for move. OpenSpiel has no Authors:
its Go Fish (`peers/go_fish.py`) stands beside our `go_fish`. `--peers` names a folder that keeps both, and installs
what is not there; without it OpenSpiel is timed only where this Python can import it.

All take turns; each one's best turn counts, in seconds of its own processor time.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import process_time

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.deal import Deal
from authors_edu.game.events import Answered, Event, event_to_dict
from authors_edu.game.moves import Ask
from authors_edu.game.presets import preset
from authors_edu.game.round import Round

SEATS, FAMILIES = 4, 13
PEERS = Path(__file__).parent / "peers"
BOARDGAME_IO, OPEN_SPIEL = "boardgame.io@0.50.2", "open_spiel==2.0.2"
PLAYED_AGAIN = 50  # rounds of boardgame.io's
LONG_LOG = 20_000
DECK = Deck(
    "Thirteen",
    tuple(
        Family(
            f"Writer {family}",
            tuple(Card(f"{family}-{place}", f"Writer {family}", f"Work {place}") for place in range(4)),
        )
        for family in range(FAMILIES)
    ),
)


class Absent(Exception):
    """A peer that cannot be timed, and why."""


@dataclass(frozen=True, slots=True)
class Pace:
    """One turn of one player: what it played in how many seconds of processor time."""

    rounds: int
    moves: int
    seconds: float

    @property
    def moves_a_second(self) -> float:
        return self.moves / self.seconds


def ours(name: str, seed: int, seconds: float) -> Pace:
    rules, random = preset(name, SEATS, DECK), Random(seed).random
    rounds = moves = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        round = Round(DECK, rules, SEATS, seed=1_000_000 * seed + rounds)
        while not round.is_over:
            asks = round.legal_asks()
            round.play(asks[int(random() * len(asks))], round.number)
        rounds += 1
        moves += round.number
    return Pace(rounds, moves, taken)


def run(*command: str, **environment: str) -> str:
    """Gives what a program prints. Raises Absent with its first line about an error where it fails."""
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | environment, check=False)
    if done.returncode:
        told = done.stderr.splitlines()
        raise Absent(
            next((line for line in told if "error" in line.lower()), f"{command[0]} ended with {done.returncode}")
        )
    return done.stdout


def boardgame_io(folder: Path | None) -> Callable[[int, str, str], str]:
    """Gives what runs boardgame.io's side, installed into the folder where that is still to do."""
    if folder is None:
        raise Absent("name a folder with --peers, and it is installed there")
    npm = shutil.which("npm")
    if not shutil.which("node") or not npm:
        raise Absent("needs node and npm")
    if not (folder / "node_modules" / "boardgame.io").exists():
        run(npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", BOARDGAME_IO)
    script = str(PEERS / "authors.mjs")
    return lambda seed, mode, amount: run("node", script, str(folder), str(seed), mode, amount)


def open_spiel(folder: Path | None) -> Callable[[int, float], str]:
    """Gives what runs OpenSpiel's side, installed into the folder where that is still to do."""
    environment = {}
    if find_spec("pyspiel") is None:
        if folder is None:
            raise Absent("name a folder with --peers, and it is installed there")
        place = folder / "python"
        if not place.exists():
            run(sys.executable, "-m", "pip", "install", "--quiet", "--target", str(place), OPEN_SPIEL)
        environment["PYTHONPATH"] = str(place)
    script = str(PEERS / "go_fish.py")
    return lambda seed, seconds: run(sys.executable, script, str(seed), str(seconds), **environment)


def play_again(told: str) -> int:
    """Plays boardgame.io's rounds by our rules and gives the number of moves; raises AssertionError on a difference."""
    moves = 0
    rules = preset("classic", SEATS, DECK)
    for line in told.splitlines():
        theirs = json.loads(line)
        hands = tuple(tuple(card for card, at in enumerate(theirs["dealt"]) if at == seat) for seat in range(SEATS))
        round = Round.from_deal(DECK, rules, Deal(theirs["dealer"], hands))
        for turn, asked, card, hit, choices in theirs["asks"]:
            assert (round.turn, len(round.legal_asks())) == (turn, choices), (
                f"another position after {round.number} moves"
            )
            answers = [event for event in round.play(Ask(asked, card), round.number) if isinstance(event, Answered)]
            assert [bool(answer.count) for answer in answers] == [hit], f"another answer to move {round.number}"
        assert round.outcome is not None, "their round is over, ours is not"
        assert list(round.outcome.winners) == theirs["winners"], "another winner"
        assert [list(sets) for sets in round.view(None).sets] == theirs["sets"], "other sets"
        moves += round.number
    return moves


def pace_of(printed: str) -> Pace:
    return Pace(**json.loads(printed))


def players(folder: Path | None) -> Iterator[tuple[str, Callable[[int, float], Pace]]]:
    """Lists who can be timed, and tells who cannot."""
    yield "ours, classic", lambda seed, seconds: ours("classic", seed, seconds)
    try:
        node = boardgame_io(folder)
        moves = play_again(node(1, "rounds", str(PLAYED_AGAIN)))
        say(f"boardgame.io: {PLAYED_AGAIN} rounds played again by ours, {moves:,} moves, no difference")
        yield "boardgame.io, classic", lambda seed, seconds: pace_of(node(seed, "seconds", str(seconds)))
    except Absent as reason:
        say(f"boardgame.io is not timed: {reason}")
    yield "ours, go_fish", lambda seed, seconds: ours("go_fish", seed, seconds)
    try:
        spiel = open_spiel(folder)
        spiel(1, 0)
        yield "OpenSpiel, go_fish", lambda seed, seconds: pace_of(spiel(seed, seconds))
    except Absent as reason:
        say(f"OpenSpiel is not timed: {reason}")


def compare(folder: Path | None, seconds: float, times: int) -> None:
    timed = list(players(folder))
    turns: dict[str, list[Pace]] = {name: [] for name, _ in timed}
    for seed in range(times):
        for name, play in timed:
            turns[name].append(play(seed, seconds))
    best = {name: max(paces, key=lambda pace: pace.moves_a_second) for name, paces in turns.items()}
    reference = best["ours, classic"].moves_a_second
    say(f"\n{'':24}{'moves/s':>10}{'rounds/s':>10}{'rounds':>9}{'moves/round':>13}{'ours : this':>13}")
    for name, pace in best.items():
        rounds, moves = (sum(getattr(pace, what) for pace in turns[name]) for what in ("rounds", "moves"))
        mine = best["ours, go_fish"].moves_a_second if name == "OpenSpiel, go_fish" else reference
        ratio = f"{mine / pace.moves_a_second:.2f}" if not name.startswith("ours") else ""
        paced = f"{pace.moves_a_second:10,.0f}{pace.rounds / pace.seconds:10,.0f}"
        say(f"{name:24}{paced}{rounds:9,}{moves / rounds:13.1f}{ratio:>13}")


def misses() -> tuple[Round, list[Ask]]:
    """Sets up a round in which four asks miss for ever, so that nothing but the log grows."""
    hands = tuple(
        tuple(range(seat, 4 * FAMILIES, 4)) for seat in range(SEATS)
    )  # each has the same place of every family
    round = Round.from_deal(DECK, preset("classic", SEATS, DECK), Deal(SEATS - 1, hands))
    return round, [Ask((seat + 1) % SEATS, card=(seat + 2) % SEATS) for seat in range(SEATS)]


def play_next(round: Round, asks: list[Ask]) -> tuple[Event, ...]:
    return round.play(asks[round.number % SEATS], round.number)


def microseconds(do: Callable[[], object], calls: int = 1000) -> float:
    start = process_time()
    for _ in range(calls):
        do()
    return (process_time() - start) / calls * 1e6


def measure_the_log(times: int) -> None:
    """Times a thousand calls each with an empty and with a long log, in the same position."""
    best: dict[str, list[float]] = {}
    for _ in range(times):
        round, asks = misses()
        looks: dict[str, Callable[[], object]] = {
            "play, a miss": partial(play_next, round, asks),
            "legal_asks()": round.legal_asks,
            "view(seat on turn)": partial(round.view, round.turn),
            "view(spectator)": partial(round.view, None),
        }
        for column in range(2):
            while round.number < column * LONG_LOG:
                play_next(round, asks)
            for name, look in looks.items():
                taken = microseconds(look)
                best.setdefault(name, [float("inf")] * 2)
                best[name][column] = min(best[name][column], taken)
    say(f"\n{'microseconds':24}{'moves 1-1000':>16}{f'from {LONG_LOG:,} on':>16}")
    for name, (early, late) in best.items():
        say(f"{name:24}{early:16.2f}{late:16.2f}")
    events = play_next(round, asks)
    say(f"{'a move as plain data':24}{microseconds(lambda: [event_to_dict(event) for event in events]):16.2f}")


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def main() -> None:
    parser = ArgumentParser(description="Times rounds of random play beside boardgame.io and OpenSpiel.")
    parser.add_argument("--peers", type=Path, metavar="FOLDER", help="where the peers are, or are to be installed")
    parser.add_argument("--seconds", type=float, default=2, help="how long each plays in one turn")
    parser.add_argument("--times", type=int, default=5, help="how many turns each has")
    chosen = parser.parse_args()
    if chosen.peers:
        chosen.peers.mkdir(parents=True, exist_ok=True)
    system = f"Python {platform.python_version()}, {platform.machine()}"
    say(f"{system}; best of {chosen.times} turns of {chosen.seconds:g} s, processor time")
    compare(chosen.peers and chosen.peers.resolve(), chosen.seconds, chosen.times)
    measure_the_log(chosen.times)


if __name__ == "__main__":
    main()
