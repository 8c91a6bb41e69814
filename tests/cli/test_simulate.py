"""The simulate command as a teacher or a script runs it."""

import json
from collections import Counter
from pathlib import Path

import pytest
import typer
from click.testing import Result
from typer.testing import CliRunner

from authors_edu.cli.simulate import Played, simulate, summary
from authors_edu.game.events import Answered, SetLaid, event_from_dict

app = typer.Typer()
app.command()(simulate)


@pytest.fixture
def deck_file(tmp_path: Path) -> Path:
    rows = [f"Creator {letter},Work {letter}{place},18{place}0" for letter in "ABCDE" for place in range(1, 5)]
    path = tmp_path / "five.csv"
    path.write_text("creator,work,year\n" + "\n".join(rows) + "\n", encoding="utf-8")
    return path


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.mark.parametrize("preset", ["classic", "classroom", "juniors", "go_fish"])
def test_json_has_the_promised_shape_and_adds_up(deck_file: Path, preset: str) -> None:
    bots = ("--bots", "sharp,beginner,random")
    result = run(deck_file, "--preset", preset, *bots, "--rounds", 6, "--seed", 3, "--json")
    said = json.loads(result.stdout)

    assert result.exit_code == 0
    assert list(said) == ["rounds", "unfinished", "asks", "moves", "seconds", "seats"]
    assert [list(seat) for seat in said["seats"]] == [["bot", "wins", "sets", "points"]] * 3
    assert [seat["bot"] for seat in said["seats"]] == ["sharp", "beginner", "random"]
    assert (said["rounds"], said["unfinished"]) == (6, 0)
    assert sum(seat["wins"] for seat in said["seats"]) == pytest.approx(6)
    assert sum(seat["sets"] for seat in said["seats"]) == 6 * 5
    named = said["moves"] - said["asks"]
    assert (named > 0) == (preset in ("classroom", "juniors"))
    assert 0 <= sum(seat["points"] - seat["sets"] for seat in said["seats"]) <= named


def test_the_same_seed_gives_the_same_result_and_another_seed_another(deck_file: Path) -> None:
    def played(seed: int, rounds: int = 5) -> dict[str, object]:
        said: dict[str, object] = json.loads(run(deck_file, "--rounds", rounds, "--seed", seed, "--json").stdout)
        del said["seconds"]
        return said

    assert played(4) == played(4)
    assert played(4) != played(5)


def test_a_shared_win_counts_as_its_fraction() -> None:
    played = [
        Played(True, 20, 9, 20, winners=(0, 2), sets=(2, 1, 2), points=(2, 1, 2)),
        Played(True, 30, 9, 34, winners=(0, 1, 2), sets=(1, 1, 1), points=(2, 2, 2)),
        Played(True, 10, 5, 10, winners=(1,), sets=(0, 4, 1), points=(0, 4, 1)),
        Played(False, 2000, 5, 2000, winners=(), sets=(1, 0, 0), points=(1, 0, 0)),
    ]
    said = summary(played, ["sharp", "sharp", "random"], seconds=1.23456)

    assert said == {
        "rounds": 4,
        "unfinished": 1,
        "asks": 2060,
        "moves": 2064,
        "seconds": 1.235,
        "seats": [
            {"bot": "sharp", "wins": pytest.approx(5 / 6), "sets": 4, "points": 5},
            {"bot": "sharp", "wins": pytest.approx(4 / 3), "sets": 6, "points": 7},
            {"bot": "random", "wins": pytest.approx(5 / 6), "sets": 4, "points": 5},
        ],
    }


def test_without_json_people_read_a_table(deck_file: Path) -> None:
    result = run(deck_file, "--bots", "sharp,random", "--rounds", 4)
    lines = result.stdout.splitlines()

    assert result.exit_code == 0
    assert lines[0].startswith("4 rounds of classic, 5 families, seed 1")
    assert [line.split()[:2] for line in lines[-2:]] == [["1", "sharp"], ["2", "random"]]
    assert sum(float(line.split()[2]) for line in lines[-2:]) == pytest.approx(4)


def test_the_log_holds_every_event_with_its_round_and_move(deck_file: Path, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    said = json.loads(run(deck_file, "--rounds", 3, "--bots", "sharp,random,random", "--json", "--log", log).stdout)
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    places = [(line.pop("round"), line.pop("move")) for line in lines]
    events = [event_from_dict(line) for line in lines]

    assert places == sorted(places)
    assert places[0] == (1, 0)
    assert sum(isinstance(event, Answered) for event in events) == said["asks"]
    assert Counter(event.seat for event in events if isinstance(event, SetLaid)) == Counter(
        {seat: one["sets"] for seat, one in enumerate(said["seats"]) if one["sets"]}
    )


def test_an_unknown_preset_is_told_the_known_ones(deck_file: Path) -> None:
    result = run(deck_file, "--preset", "clasic")

    assert result.exit_code == 2
    assert result.stdout == ""
    assert all(name in result.stderr for name in ("clasic", "classic", "classroom", "juniors", "go_fish"))


def test_an_unknown_bot_is_told_the_known_ones(deck_file: Path) -> None:
    result = run(deck_file, "--bots", "sharp,genius")

    assert result.exit_code == 2
    assert all(name in result.stderr for name in ("genius", "random", "beginner", "sharp"))


@pytest.mark.parametrize("bots", ["sharp", ",".join(["random"] * 12)])
def test_r01_a_wrong_number_of_bots_is_a_sentence(deck_file: Path, bots: str) -> None:
    result = run(deck_file, "--bots", bots)

    assert result.exit_code == 2
    assert "2 to 11 players" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_deck_with_faults_is_refused_with_its_rows(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.csv"
    faulty.write_text("creator,work\nA,One\nA,Two\nA,Three\n", encoding="utf-8")
    result = run(faulty)

    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.strip()
    assert "Traceback" not in result.stderr


def test_a_missing_file_is_wrong_usage(tmp_path: Path) -> None:
    result = run(tmp_path / "none.csv")

    assert result.exit_code == 2
    assert "none.csv" in result.stderr


def test_a_log_that_cannot_be_written_is_a_sentence(deck_file: Path, tmp_path: Path) -> None:
    result = run(deck_file, "--rounds", 1, "--log", tmp_path / "no folder" / "log.jsonl")

    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
