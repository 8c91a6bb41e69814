"""Real server processes: killed in the middle of a game, and several at one game."""

import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import Engine

from authors_edu.classroom.decks import save_deck
from authors_edu.classroom.games import moves_since
from authors_edu.classroom.progress import progress
from authors_edu.classroom.roster import Student, set_students
from authors_edu.classroom.seats import Tables
from authors_edu.decks.model import Deck
from authors_edu.game.moves import Move
from authors_edu.game.view import Stage, View

Person = Callable[[View], Move]

# Plays the person's part to the end, says the number after each move, and at last how often another was first.
SERVER = """
import runpy, sys
from datetime import UTC, datetime
from authors_edu.classroom.database import open_database
from authors_edu.classroom.seats import Tables
from authors_edu.game.refusals import StaleMove
url, game_id, person_move = sys.argv[1], int(sys.argv[2]), runpy.run_path(sys.argv[3])["person_move"]
tables = Tables(open_database(url))
now = datetime(2030, 1, 7, 9, tzinfo=UTC)
view, stale = tables.open(game_id, "cookie").view, 0
print("ready", flush=True)
if len(sys.argv) > 4:
    sys.stdin.readline()
while view.stage != "over":
    try:
        tables.play(game_id, "cookie", person_move(view), view.number, now)
    except StaleMove:
        stale += 1
    view = tables.open(game_id, "cookie").view
    print(view.number, flush=True)
print("stale", stale)
"""


def start_server(url: str, game_id: int, *waits: str) -> subprocess.Popen[str]:
    person = Path(__file__).with_name("person.py")
    command = [sys.executable, "-c", SERVER, url, str(game_id), str(person), *waits]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


OPPONENTS = ("sharp", "beginner", "random")


def play_undisturbed(tables: Tables, deck_id: int, student: Student, now: datetime, person: Person) -> int:
    game_id = tables.start(deck_id, student.id, "undisturbed", "classroom", OPPONENTS, now, seed=2)
    view = tables.open(game_id, "undisturbed").view
    while view.stage is not Stage.OVER:
        tables.play(game_id, "undisturbed", person(view), view.number, now)
        view = tables.open(game_id, "undisturbed").view
    return game_id


@pytest.mark.parametrize("kills", [2, pytest.param(25, marks=pytest.mark.long)])
def test_a_killed_server_goes_on_with_the_same_game(
    url: str, engine: Engine, deck: Deck, now: datetime, person: Person, kills: int
) -> None:
    ana, ben = set_students(engine, ["Ana", "Ben"], now).added
    deck_id, tables = save_deck(engine, deck, now), Tables(engine)
    undisturbed = play_undisturbed(tables, deck_id, ana, now, person)
    game_id = tables.start(deck_id, ben.id, "cookie", "classroom", OPPONENTS, now, seed=2)

    reached = []
    for kill in range(kills):
        with start_server(url, game_id) as server:
            assert server.stdout is not None
            for _ in range(2 + kill % 3):
                server.stdout.readline()
            server.kill()  # SIGKILL, wherever the next move has come to
        reached.append(len(moves_since(engine, game_id, 0)))
    with start_server(url, game_id) as server:
        assert server.wait(timeout=60) == 0

    assert 0 < reached[0] < reached[-1] <= len(moves_since(engine, undisturbed, 0))
    assert moves_since(engine, game_id, 0) == moves_since(engine, undisturbed, 0)
    first, second = progress(engine, deck_id).students
    assert (first.completed, first.dealt, first.named) == (second.completed, second.dealt, second.named)
    assert tables.open(game_id, "cookie").view.sets == tables.open(undisturbed, "undisturbed").view.sets


def test_two_servers_that_race_play_one_game(
    url: str, engine: Engine, deck: Deck, now: datetime, person: Person
) -> None:
    """Both press every button at the same time; of each number the first counts, and both see the same."""
    ana, ben = set_students(engine, ["Ana", "Ben"], now).added
    deck_id, tables = save_deck(engine, deck, now), Tables(engine)
    undisturbed = play_undisturbed(tables, deck_id, ana, now, person)
    game_id = tables.start(deck_id, ben.id, "cookie", "classroom", OPPONENTS, now, seed=2)
    servers = [start_server(url, game_id, "wait") for _ in range(2)]
    for server in servers:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
    for server in servers:
        assert server.stdin is not None
        server.stdin.write("go\n")
        server.stdin.flush()
    said = [server.communicate(timeout=60)[0].splitlines() for server in servers]
    assert [server.returncode for server in servers] == [0, 0]
    assert said[0][-2] == said[1][-2]  # the last number that each has seen
    assert moves_since(engine, game_id, 0) == moves_since(engine, undisturbed, 0)
    first, second = progress(engine, deck_id).students
    assert (first.completed, first.dealt, first.named) == (second.completed, second.dealt, second.named)
