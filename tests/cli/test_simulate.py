"""The simulate command as a teacher or a script runs it."""

import json
from collections import Counter
from pathlib import Path

import pytest
import typer
from click.testing import Result
from typer.testing import CliRunner

from authors_edu.cli.simulate import simulate
from authors_edu.game.calls import CallsVoid
from authors_edu.game.events import Answered, CardsMoved, Drew, Named, SetLaid
from authors_edu.game.match_events import MatchOver, RoundCounted, TieToSettle, match_event_from_dict

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


def test_without_json_people_read_a_table(deck_file: Path) -> None:
    result = run(deck_file, "--bots", "sharp,random", "--rounds", 4)
    lines = result.stdout.splitlines()

    assert result.exit_code == 0
    assert lines[0].startswith("4 games of classic, 5 families, seed 1")
    assert "with one person at the table" in lines[1]
    assert [line.split()[:2] for line in lines[-2:]] == [["1", "sharp"], ["2", "random"]]
    assert sum(float(line.split()[2]) for line in lines[-2:]) == pytest.approx(4)


def test_the_log_holds_every_event_with_its_round_and_move(deck_file: Path, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    said = json.loads(run(deck_file, "--rounds", 3, "--bots", "sharp,random,random", "--json", "--log", log).stdout)
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    places = [(line.pop("round"), line.pop("move")) for line in lines]
    events = [match_event_from_dict(line) for line in lines]

    assert places == sorted(places)
    assert places[0] == (1, 0)
    assert sum(isinstance(event, Answered) for event in events) == said["asks"]
    assert Counter(event.seat for event in events if isinstance(event, SetLaid)) == Counter(
        {seat: one["sets"] for seat, one in enumerate(said["seats"]) if one["sets"]}
    )


def test_the_log_holds_events_of_every_kind_of_game(deck_file: Path, tmp_path: Path) -> None:
    def logged(*arguments: object) -> set[type]:
        log = tmp_path / "log.jsonl"
        assert run(deck_file, *arguments, "--log", log).exit_code == 0
        return {type(match_event_from_dict(_event(line))) for line in log.read_text(encoding="utf-8").splitlines()}

    assert {Named, Drew, CardsMoved, RoundCounted, MatchOver} <= logged("--preset", "juniors", "--rounds", 3)
    assert CallsVoid in logged("--preset", "simultaneous", "--rounds", 3)
    assert TieToSettle in logged("--preset", "parlour", "--rounds", 30, "--bots", "sharp,sharp,sharp")


def _event(line: str) -> dict[str, object]:
    return {name: value for name, value in json.loads(line).items() if name not in ("round", "move")}


def test_a_match_of_three_rounds_is_one_game_r65(deck_file: Path) -> None:
    said = json.loads(run(deck_file, "--option", "rounds=3", "--rounds", 4, "--json").stdout)

    assert said["rounds"] == 4
    assert sum(seat["sets"] for seat in said["seats"]) == 4 * 3 * 5
    assert sum(seat["wins"] for seat in said["seats"]) == pytest.approx(4)


def test_every_seat_of_the_team_that_wins_counts_its_win_r44(deck_file: Path) -> None:
    said = json.loads(run(deck_file, "--preset", "teams", "--bots", "sharp,random,sharp,random", "--json").stdout)
    wins = [seat["wins"] for seat in said["seats"]]

    assert wins[0] == wins[2] > wins[1] == wins[3]
    assert wins[0] + wins[1] == pytest.approx(100)


def test_house_rules_come_as_options(deck_file: Path) -> None:
    def asks(*options: str) -> int:
        told = [part for option in options for part in ("--option", option)]
        return int(json.loads(run(deck_file, "--rounds", 3, *told, "--json").stdout)["asks"])

    assert asks("after_miss=asked") == asks("after_miss=left", "after_miss=asked") != asks()
    assert asks("teams=no", "deal=none", "copies=1") == asks()


def test_rounds_of_few_minutes_end_before_all_is_laid_r20(deck_file: Path) -> None:
    said = json.loads(run(deck_file, "--option", "minutes=1", "--rounds", 5, "--json").stdout)

    assert said["unfinished"] == 0
    assert sum(seat["sets"] for seat in said["seats"]) < 5 * 5
    assert sum(seat["wins"] for seat in said["seats"]) == pytest.approx(5)


def test_a_short_lesson_takes_some_families(deck_file: Path) -> None:
    def sets(families: str) -> int:
        said = json.loads(run(deck_file, "--families", families, "--rounds", 2, "--json").stdout)
        return sum(int(seat["sets"]) for seat in said["seats"])

    assert sets("3") == 2 * 3
    assert sets("A, creator c,E") == 2 * 3
    assert sets("B;D") == 2 * 2
    assert sets("") == 2 * 5


@pytest.mark.parametrize(
    ("families", "said"),
    [
        ("6", "has 5: 6 is not possible"),
        ("-2", "has 5: -2 is not possible"),
        ("A", "has 5: 1 is not possible"),
        ("A,Creator X", "is called “Creator X”"),
        (",", "2"),
    ],
)
def test_a_lesson_that_the_deck_has_not_is_wrong_usage(deck_file: Path, families: str, said: str) -> None:
    result = run(deck_file, "--families", families)

    assert result.exit_code == 2
    assert said in result.stderr


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("after_mis=asked", ("after_mis", "after_miss", "target")),  # all known names, to the last
        ("after_miss=right", ("after_miss", "right", "left, asked")),
        ("teams=maybe", ("teams", "maybe")),
        ("deal=many", ("deal", "many", "from 1 up")),
        ("deal=-3", ("deal", "-3", "from 1 up")),
        ("copies=3", ("copies", "3", "1, 2")),
        ("teams", ("teams", "--option after_miss=asked")),
        ("seats=3", ("seats", "after_miss")),
        ("reenter=yes", ()),  # goes with no pile
    ],
)
def test_a_house_rule_that_is_none_is_told_what_there_is(deck_file: Path, option: str, said: tuple[str, ...]) -> None:
    result = run(deck_file, "--preset", "go_fish", "--option", option)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert all(part in result.stderr for part in said)
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_hand_too_big_for_this_deck_refuses_the_deck(deck_file: Path) -> None:
    result = run(deck_file, "--option", "deal=9")

    assert result.exit_code == 1
    assert "at most 2" in result.stderr  # 20 cards among 4 seats, half of them as a pile


def test_a_preset_for_other_tables_is_wrong_usage(deck_file: Path) -> None:
    assert "two_player" in run(deck_file, "--preset", "two_player").stderr
    assert run(deck_file, "--preset", "two_player").exit_code == 2
    assert run(deck_file, "--preset", "teams", "--bots", "sharp,sharp,sharp").exit_code == 2


@pytest.mark.parametrize("name", ["Go Fish", "go-fish", "GO_FISH"])
def test_a_preset_is_known_however_its_name_is_written(deck_file: Path, name: str) -> None:
    told = [run(deck_file, "--preset", one, "--rounds", 2, "--json").stdout for one in ("go_fish", name)]
    first, other = ({**json.loads(each), "seconds": 0} for each in told)
    assert first == other


def test_of_a_very_long_name_only_the_beginning_is_said_again(deck_file: Path) -> None:
    assert len(run(deck_file, "--bots", "expert" * 1000).stderr) < 250
    assert len(run(deck_file, "--option", "x" * 5000).stderr) < 250


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


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_a_log_for_which_the_disk_is_full_is_a_sentence(deck_file: Path) -> None:
    result = run(deck_file, "--rounds", 20, "--log", "/dev/full")

    assert result.exit_code == 2
    assert "“/dev/full” cannot be written: " in result.stderr
