"""`authors-edu simulate`: bots play many rounds of a deck against each other. Keeps nothing but the log asked for."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Annotated, Any, TextIO

import typer

from authors_edu.bots.play import play_out
from authors_edu.bots.players import LEVELS
from authors_edu.cli.deck_file import read_deck
from authors_edu.cli.files import keep_apart, printable, refuse
from authors_edu.decks.model import Deck
from authors_edu.game.chance import stream
from authors_edu.game.events import Answered, Event, event_to_dict
from authors_edu.game.presets import PRESETS, preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError, Unplayable
from authors_edu.words.files import cannot_write
from authors_edu.words.refusals import sentence as refusal_sentence


@dataclass(frozen=True, slots=True)
class Played:
    """One round from the deal to its end, or to where it was stopped (R-21)."""

    finished: bool
    asks: int
    hits: int
    moves: int
    winners: tuple[int, ...]
    sets: tuple[int, ...]
    points: tuple[int, ...]


def simulate(
    file: Annotated[Path, typer.Argument(help="The list: a row a card, with creator and work")],
    preset_name: Annotated[str, typer.Option("--preset", help=f"The rules: {', '.join(PRESETS)}")] = "classic",
    bots: Annotated[
        str, typer.Option(help=f"A bot for each seat, with commas between them: {', '.join(LEVELS)}")
    ] = "sharp,beginner,beginner,beginner",
    rounds: Annotated[int, typer.Option(help="How many rounds", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="Another seed, other deals; the same seed, the same rounds")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON")] = False,
    log: Annotated[Path | None, typer.Option(help="Write every event to this file, a line of JSON each")] = None,
) -> None:
    """Let bots play many rounds of a deck, and count who wins."""
    names = bot_names(bots)
    if log is not None:
        keep_apart(log, file)
    deck = read_deck(file).deck
    rules = rules_of(preset_name, names, deck)
    start = perf_counter()
    with log_file(log) as lines, progress(rounds) as numbers:
        played = [play_round(deck, rules, names, seed, number, lines) for number in numbers]
    result = summary(played, names, perf_counter() - start)
    if as_json:
        typer.echo(json.dumps(result))
    else:
        what = f"{preset_name}, {len(deck.families)} families, seed {seed}"
        typer.echo(printable(table(result, played, what)))


def bot_names(bots: str) -> list[str]:
    names = [name.strip().lower() for name in bots.split(",")]
    for name in names:
        if name not in LEVELS:
            refuse(2, f"No bot is called “{name}”. Choose among: {', '.join(LEVELS)}.")
    return names


def rules_of(preset_name: str, names: list[str], deck: Deck) -> Rules:
    try:
        return preset(preset_name, len(names), deck)
    except RulesError as error:
        wrong_usage = error.reason in (Unplayable.PRESET, Unplayable.SEATS)
        refuse(2 if wrong_usage else 1, refusal_sentence(error))


@contextmanager
def log_file(path: Path | None) -> Iterator[TextIO | None]:
    """Opens the log, where one is wanted."""
    if path is None:
        yield None
        return
    try:
        file = path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        refuse(2, cannot_write(str(path), error.strerror or str(error)))
    with file:
        yield file


@contextmanager
def progress(rounds: int) -> Iterator[Iterable[int]]:
    """Counts the rounds from 1, with a bar where somebody can see it."""
    numbers = range(1, rounds + 1)
    if sys.stderr.isatty():
        with typer.progressbar(numbers, label="Playing", file=sys.stderr) as bar:
            yield bar
    else:
        yield numbers


def play_round(deck: Deck, rules: Rules, names: list[str], seed: int, number: int, log: TextIO | None) -> Played:
    """Plays round `number` (from 1) of a simulation; its deal depends on nothing but the seed and the number."""
    round = Round(deck, rules, len(names), stream(seed, "deal of round", number).below(2**31))
    rng = Random(stream(seed, "bots of round", number).below(2**31))
    asks = hits = moves = 0
    write_events(log, number, 0, round.opening)
    for _, events in play_out(round, [LEVELS[name] for name in names], rng):
        moves += 1
        for event in events:
            if isinstance(event, Answered):
                asks += 1
                hits += event.count > 0
        write_events(log, number, moves, events)
    view = round.view(None)
    sets = tuple(len(families) for families in view.sets)
    counted = zip(sets, view.naming_points, view.penalties, strict=True)
    points = tuple(laid + named - lost for laid, named, lost in counted)
    return Played(round.is_over, asks, hits, moves, view.winners, sets, points)


def write_events(log: TextIO | None, number: int, move: int, events: tuple[Event, ...]) -> None:
    if log is not None:
        for event in events:
            line = {"round": number, "move": move} | event_to_dict(event)
            log.write(json.dumps(line, ensure_ascii=False) + "\n")


def summary(played: list[Played], names: list[str], seconds: float) -> dict[str, Any]:
    """Adds up all rounds; a shared win counts as its fraction."""
    return {
        "rounds": len(played),
        "unfinished": sum(not one.finished for one in played),
        "asks": sum(one.asks for one in played),
        "moves": sum(one.moves for one in played),
        "seconds": round(seconds, 3),
        "seats": [
            {
                "bot": name,
                "wins": float(sum(Fraction(1, len(one.winners)) for one in played if seat in one.winners)),
                "sets": sum(one.sets[seat] for one in played),
                "points": sum(one.points[seat] for one in played),
            }
            for seat, name in enumerate(names)
        ],
    }


def table(result: dict[str, Any], played: list[Played], what: str) -> str:
    """Writes the result for people."""
    lengths = [one.asks for one in played]
    hits = sum(one.hits for one in played)
    lines = [
        f"{result['rounds']} rounds of {what}: {result['seconds']:.1f} s",
        f"Asks in a round: {median(lengths):.0f} in the middle (median), from {min(lengths)} to {max(lengths)}",
        f"Hits: {100 * hits / max(1, result['asks']):.0f} of 100 asks",
    ]
    if result["unfinished"]:
        lines.append(f"Stopped before their end, because nobody got on: {result['unfinished']} rounds")
    lines += ["", f"{'Seat':<6}{'Bot':<12}{'Wins':>9}{'of 100':>9}{'Sets':>9}{'Points':>9}"]
    for number, seat in enumerate(result["seats"], start=1):
        share = 100 * seat["wins"] / result["rounds"]
        lines.append(
            f"{number:<6}{seat['bot']:<12}{seat['wins']:>9.1f}{share:>9.1f}{seat['sets']:>9}{seat['points']:>9}"
        )
    return "\n".join(lines)
