from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.exc import IntegrityError

from authors_edu.classroom.decks import NoSuchDeck, delete_deck, list_decks, save_deck
from authors_edu.classroom.games import (
    Game,
    LoggedMove,
    MoveTaken,
    NoSuchGame,
    NoSuchStudent,
    Seat,
    StillPlaying,
    Told,
    append_move,
    create_game,
    hash_visitor,
    load_game,
    moves_since,
    new_seed,
    unfinished_game,
)
from authors_edu.classroom.roster import set_students
from authors_edu.classroom.tables import METADATA, SETS_LAID
from authors_edu.decks.model import Deck
from authors_edu.game.moves import Ask, Choose, EndRound, Leave, Name, NameByChance, Pass
from authors_edu.game.rules import Rules

ANA, BEN = hash_visitor("cookie of ana"), hash_visitor("cookie of ben")
NOTHING = Told()


@pytest.fixture
def game(engine: Engine, deck: Deck, now: datetime) -> Game:
    """Keeps a game of Ana, a guest, against one bot."""
    deck_id = save_deck(engine, deck, now)
    seats = (Seat(visitor=ANA), Seat("Bela", level="sharp"))
    new = Game(deck_id, 1, deck, "classic", Rules(seats=2, deal=7), seats, seed=2**63 - 1, started_ms=1000)
    return replace(new, id=create_game(engine, new, NOTHING, over=False))


def test_a_game_is_loaded_as_it_was_set_up(engine: Engine, game: Game) -> None:
    assert load_game(engine, game.id) == game


def test_a_students_name_is_the_one_in_the_class_list(engine: Engine, game: Game, now: datetime) -> None:
    [student] = set_students(engine, ["Ben"], now).added
    seats = (Seat("Ben", student.id, BEN), Seat("Bela", level="sharp"))
    other = create_game(engine, replace(game, seats=seats), NOTHING, over=False)
    set_students(engine, ["BEN"], now)
    assert [seat.name for seat in load_game(engine, other).seats] == ["BEN", "Bela"]


def test_moves_are_read_as_they_were_written(engine: Engine, game: Game) -> None:
    moves = [
        Ask(1, card=5), Name("Zoë's \u201cA\u201d"), Name(""), Choose(3), Ask(1, family=2), NameByChance(0.25), Pass(),
        Leave(0), EndRound(),
    ]  # fmt: skip
    logged = [LoggedMove(n, n * 10, n % 2, n % 2 == 1, move) for n, move in enumerate(moves, start=1)]
    for each in logged:
        append_move(engine, game, each, NOTHING, over=False)
    assert moves_since(engine, game.id, 0) == tuple(logged)
    assert moves_since(engine, game.id, 7) == tuple(logged[7:])
    assert moves_since(engine, game.id, 9) == ()


def test_of_two_moves_with_one_number_the_first_stays_and_the_second_leaves_nothing(engine: Engine, game: Game) -> None:
    first, second = LoggedMove(1, 0, 0, False, Ask(1, card=1)), LoggedMove(1, 0, 0, False, Ask(1, card=2))
    append_move(engine, game, first, NOTHING, over=False)
    row = {"place": 0, "student_id": 1, "first_card_id": "p0-0", "dealt": False}
    with pytest.raises(MoveTaken):
        append_move(engine, game, second, Told(sets_laid=(row,)), over=True)
    assert moves_since(engine, game.id, 0) == (first,)
    assert unfinished_game(engine, ANA) == game.id


def test_a_move_and_what_it_tells_are_written_together_or_not_at_all(engine: Engine, game: Game) -> None:
    nobody = {"place": 0, "student_id": 99, "first_card_id": "p0-0", "dealt": False}
    with pytest.raises(IntegrityError):
        append_move(engine, game, LoggedMove(1, 0, 0, False, Pass()), Told(sets_laid=(nobody,)), over=False)
    assert moves_since(engine, game.id, 0) == ()


def test_a_visitor_has_one_unfinished_game(engine: Engine, game: Game) -> None:
    assert unfinished_game(engine, ANA) == game.id
    assert unfinished_game(engine, BEN) is None
    with pytest.raises(StillPlaying) as refused:
        create_game(engine, game, NOTHING, over=False)
    assert refused.value.game_id == game.id
    append_move(engine, game, LoggedMove(1, 0, 0, False, EndRound()), NOTHING, over=True)
    assert unfinished_game(engine, ANA) is None
    assert create_game(engine, game, NOTHING, over=False) == unfinished_game(engine, ANA)


def test_a_student_who_is_not_in_the_class_list_gets_no_game(engine: Engine, game: Game, now: datetime) -> None:
    [ben] = set_students(engine, ["Ben"], now).added
    set_students(engine, [], now)
    for student_id in (ben.id, 999):
        with pytest.raises(NoSuchStudent):
            create_game(engine, replace(game, seats=(Seat("Ben", student_id, BEN),)), NOTHING, over=False)
    assert unfinished_game(engine, BEN) is None


def test_a_deck_that_was_deleted_meanwhile_gets_no_game(engine: Engine, game: Game) -> None:
    for gone in (replace(game, deck_id=999), replace(game, deck_version=2)):
        with pytest.raises(NoSuchDeck):
            create_game(engine, gone, NOTHING, over=False)


def test_deleting_a_deck_deletes_its_games_and_all_that_they_told(
    engine: Engine, game: Game, deck: Deck, now: datetime
) -> None:
    [ben] = set_students(engine, ["Ben"], now).added
    row = {"place": 0, "student_id": ben.id, "first_card_id": "p0-0", "dealt": False}
    append_move(engine, game, LoggedMove(1, 0, 0, False, Name("secret words")), Told(sets_laid=(row,)), over=False)
    assert [saved.games for saved in list_decks(engine)] == [1]
    delete_deck(engine, game.deck_id)
    with engine.connect() as connection:
        left = {
            table.name: connection.scalar(select(func.count()).select_from(table)) for table in METADATA.sorted_tables
        }
    assert left.pop("students") == 1
    assert set(left.values()) == {0}
    for read in (lambda: load_game(engine, game.id), lambda: moves_since(engine, game.id, 0)):
        with pytest.raises(NoSuchGame):
            read()
    with pytest.raises(MoveTaken):
        append_move(engine, game, LoggedMove(2, 0, 0, False, Pass()), NOTHING, over=False)


def test_what_is_deleted_leaves_no_text_in_the_file(engine: Engine, game: Game, now: datetime) -> None:
    [ben] = set_students(engine, ["Ben"], now).added
    row = {"place": 0, "student_id": ben.id, "card_id": "p0-0", "verdict": "wrong", "typed": "mumble", "took_ms": 1}
    append_move(engine, game, LoggedMove(1, 0, 0, False, Name("mumble")), Told(namings=(row,)), over=False)
    file = Path(engine.url.database or "")
    engine.dispose()
    assert b"mumble" in file.read_bytes()
    delete_deck(engine, game.deck_id)
    engine.dispose()  # the last one out folds the write-ahead log into the file
    content = file.read_bytes()
    assert b"mumble" not in content
    assert b"Painter 3" not in content
    assert b"Ben" in content


def test_what_was_dealt_whole_is_kept_with_the_new_game(engine: Engine, game: Game, now: datetime) -> None:
    [ben] = set_students(engine, ["Ben"], now).added
    row = {"place": 4, "student_id": ben.id, "first_card_id": "p2-0", "dealt": True}
    create_game(engine, replace(game, seats=(Seat("Ben", ben.id, BEN),)), Told(sets_laid=(row,)), over=True)
    with engine.connect() as connection:
        [kept] = connection.execute(select(SETS_LAID)).mappings()
    assert {name: kept[name] for name in row} == row
    assert kept["number"] == 0
    assert unfinished_game(engine, BEN) is None  # the deal ended it


def test_the_cookie_itself_is_not_stored(engine: Engine, game: Game) -> None:
    with engine.connect() as connection:
        everything = "".join(
            str(row) for table in METADATA.sorted_tables for row in connection.execute(select(table)).all()
        )
    assert ANA in everything
    assert "cookie of ana" not in everything


def test_browsers_without_a_cookie_share_no_seat() -> None:
    with pytest.raises(ValueError, match="cookie"):
        hash_visitor("")


def test_seeds_are_drawn_from_the_whole_range() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert max(seeds) > 2**60
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_game_written_out_shows_neither_its_seed_nor_its_cards(game: Game) -> None:
    assert str(game.seed) not in repr(game)
    assert "Work N" not in repr(game)
