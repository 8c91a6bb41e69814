"""`authors-edu simulate`: bots play many games of a deck against each other. Keeps nothing but the log asked for."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated, TextIO

import typer

from authors_edu.bots.minutes import minutes_of
from authors_edu.bots.pace import pace_of
from authors_edu.bots.play_match import play_match
from authors_edu.bots.players import LEVELS, Level
from authors_edu.cli.deck_file import read_deck
from authors_edu.cli.files import keep_apart, printable, refuse
from authors_edu.cli.simulate_asked import lesson_of, levels_of, options_of, rules_of
from authors_edu.cli.simulate_results import Played, Tally, summary, table
from authors_edu.decks.model import Deck
from authors_edu.game.chance import stream
from authors_edu.game.match import Match
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.presets import PRESETS
from authors_edu.game.record import to_record
from authors_edu.game.rules import Rules
from authors_edu.words.files import cannot_write
from authors_edu.words.minutes import sentence as minutes_sentence
from authors_edu.words.simulation import heading


def simulate(
    file: Annotated[Path, typer.Argument(help="The list: a row a card, with creator and work")],
    preset_name: Annotated[str, typer.Option("--preset", help=f"The rules: {', '.join(PRESETS)}")] = "classic",
    bots: Annotated[
        str, typer.Option(help=f"A bot for each seat, with commas between them: {', '.join(LEVELS)}")
    ] = "sharp,beginner,beginner,beginner",
    options: Annotated[
        list[str] | None,
        typer.Option("--option", help="A house rule, as name=value, again for each: --option after_miss=asked"),
    ] = None,
    families: Annotated[
        str,
        typer.Option(
            help="Play with some families only: how many (drawn by the seed), or which, by letter or creator: A,C,F "
            "(with semicolons between them where a name has commas)"
        ),
    ] = "",
    rounds: Annotated[
        int, typer.Option(help="How many games; one that goes for several rounds or settles a tie is one", min=1)
    ] = 100,
    seed: Annotated[int, typer.Option(help="Another seed, other deals; the same seed, the same games")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON")] = False,
    log: Annotated[Path | None, typer.Option(help="Write every event to this file, a line of JSON each")] = None,
) -> None:
    """Let bots play many games of a deck, and count who wins.

    A shared win counts as its fraction; each seat of a team that wins counts the win of its team. The clock of the
    games runs as if a person sat on the first seat.
    """
    levels = levels_of(bots)
    asked = options_of(options or [])
    if log is not None:
        keep_apart(log, file)
    deck = lesson_of(read_deck(file)[0].deck, families, seed)
    rules = rules_of(preset_name, len(levels), deck, asked)
    start = perf_counter()
    with log_file(log) as lines, progress(rounds) as numbers:
        played = [play_game(deck, rules, levels, seed, number, lines) for number in numbers]
    result = summary(played, [level.name for level in levels], perf_counter() - start)
    if as_json:
        typer.echo(json.dumps(result))
    else:
        what = heading(rounds, preset_name, len(deck.families), seed, result["seconds"])
        lasts = minutes_sentence(minutes_of(deck, rules, [None, *levels[1:]]))
        typer.echo(printable("\n".join([what, lasts, *table(result, played, rules)])))


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
    try:
        with file:
            yield file
    except BrokenPipeError:  # who reads the log has seen enough
        raise
    except OSError as error:
        refuse(2, cannot_write(str(path), error.strerror or str(error)))


@contextmanager
def progress(games: int) -> Iterator[Iterable[int]]:
    """Counts the games from 1, with a bar where somebody can see it."""
    numbers = range(1, games + 1)
    if sys.stderr.isatty():
        with typer.progressbar(numbers, label="Playing", file=sys.stderr) as bar:
            yield bar
    else:
        yield numbers


def play_game(deck: Deck, rules: Rules, levels: list[Level], seed: int, number: int, log: TextIO | None) -> Played:
    """Plays game `number` (from 1) of a simulation; its deals depend on nothing but the seed and the number."""
    match = Match(deck, rules, len(levels), stream(seed, "deal of round", number).below(2**31))
    rng = Random(stream(seed, "bots of round", number).below(2**31))
    tally, moves = Tally(), 0
    write_events(log, number, moves, match.opening)
    for move, events in play_match(match, levels, rng, pace=pace_of({0}, rules.naming)):
        moves += 1
        tally.add(move, events)
        write_events(log, number, moves, events)
    return tally.played(match)


def write_events(log: TextIO | None, number: int, move: int, events: tuple[MatchEvent, ...]) -> None:
    """Writes what the move caused; move 0 is the deal."""
    if log is not None:
        for event in events:
            line = {"round": number, "move": move} | to_record(event)
            log.write(json.dumps(line, ensure_ascii=False) + "\n")
