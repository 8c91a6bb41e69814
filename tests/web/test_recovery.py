"""A refresh, a killed server and a second tab go on with the same game; no answer of the server tells a secret."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine
from support.player import Player
from support.server import Server

from authors_edu.classroom.database import DATABASE_FILE, open_database, sqlite_url
from authors_edu.classroom.decks import save_deck
from authors_edu.classroom.games import load_game, moves_since
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.round import Round

pytestmark = pytest.mark.browser
NOW = datetime(2030, 1, 7, 9, 0, tzinfo=UTC)
# Words that stand nowhere else on a page, in no order that tells one from another.
SOUNDS = ("vor", "zel", "mip", "tak", "quon", "rub", "fesh", "glay", "hodd", "jurn", "keld", "pwy")


def title(family: int, place: int) -> str:
    return f"{SOUNDS[(5 * family + 7 * place) % 12]}{SOUNDS[(family + 5 * place) % 12]}{family}x{place}".capitalize()


DECK = Deck(
    "Unheard of",
    tuple(
        Family(f"Writer {family}", tuple(
            Card(f"r{4 * family + place}", f"Writer {family}", title(family, place), clue=f"hint {family}-{place}")
            for place in (2, 0, 3, 1)
        ))
        for family in range(6)
    ),
)  # fmt: skip
TITLES = {card.work: card for card in DECK.cards}


@pytest.fixture
def records(tmp_path: Path) -> Any:
    """A data folder that holds one deck already."""
    engine = open_database(sqlite_url(tmp_path / DATABASE_FILE))
    save_deck(engine, DECK, NOW)
    yield engine
    engine.dispose()


def replayed(records: Engine, game_id: int = 1) -> Round:
    """Plays a game's log through the rules, as any other process would."""
    game = load_game(records, game_id)
    round_ = Round(game.deck, game.rules, len(game.seats), game.seed)
    for logged in moves_since(records, game_id, 0):
        round_.play(logged.move, logged.number - 1, logged.at_ms)
    return round_


def hand_of(round_: Round) -> list[str]:
    view = round_.view(0)
    return sorted(view.titles.get(card, "Which title?") for card in view.hand)


@pytest.mark.parametrize("game", ["Classroom", "Juniors"])
def test_a_refresh_at_any_moment_shows_the_same_hand_also_while_a_name_is_asked_for(
    records: Engine, server: Server, open_page: Callable[[], Any], game: str
) -> None:
    player = Player(open_page(), server.url)
    player.sit_down(None, game, others=2)
    game_id, refreshed_while_naming = 1, False
    for _ in range(200):
        if refreshed_while_naming and player.number() > 8:
            break
        if player.round_is_over:  # a round in which no title was asked for, or an early one: play on
            player.page.get_by_role("button", name="Play again").click()
            player.page.locator(".panel.result").wait_for(state="detached")
            game_id += 1
        before = (player.hand(), player.number(), player.is_naming)
        player.refresh()
        assert (player.hand(), player.number(), player.is_naming) == before
        assert player.hand() == hand_of(replayed(records, game_id))
        refreshed_while_naming |= player.is_naming
        player.act()
    assert refreshed_while_naming


def test_a_server_killed_between_a_click_and_its_screen_goes_on_with_the_same_game(
    records: Engine, server: Server, open_page: Callable[[], Any]
) -> None:
    player = Player(open_page(), server.url)
    player.sit_down(None, "Classroom", others=2)
    for wait_ms in (0, 3, 6, 10, 20, 40):
        if player.round_is_over:
            break
        shown = player.number()
        player.act(wait=False)
        player.page.wait_for_timeout(wait_ms)
        server.kill()
        kept = replayed(records).number
        assert kept >= shown, "what a screen has shown is stored"
        server.start()
        player.refresh()
        assert player.number() >= kept
        assert player.hand() == hand_of(replayed(records))
    player.play_to_the_end()
    assert "Traceback" not in server.log()


def test_two_tabs_play_one_game_and_the_late_click_is_told_so(
    records: Engine, server: Server, open_page: Callable[[], Any]
) -> None:
    page = open_page()
    first = Player(page, server.url)
    first.sit_down(None, "Classic", others=2)
    second = Player(page.context.new_page(), server.url)
    second.page.goto(f"{server.url}/play")
    second.wait_for_table()
    assert (second.hand(), second.number()) == (first.hand(), first.number())
    first.act()
    number = replayed(records).number
    second.act()
    second.page.locator(".refusal", has_text="The game has moved on").wait_for()
    assert second.number() == number == replayed(records).number


@pytest.mark.parametrize("game", ["Classroom", "Juniors"])
def test_no_frame_and_no_answer_holds_a_title_that_the_player_may_not_see(
    records: Engine, server: Server, open_page: Callable[[], Any], game: str
) -> None:
    page = open_page()
    heard: list[bytes] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(as_bytes(frame))))
    page.on("response", lambda answer: heard.append(body_of(answer)))
    player = Player(page, server.url)
    player.sit_down(None, game, others=2)
    seed = str(load_game(records, 1).seed).encode()
    named_or_laid: set[str] = set()
    for turn in range(40):
        round_ = replayed(records)
        view = round_.view(0)
        named_or_laid |= {view.titles[card] for card in view.titles}
        named_or_laid |= set(view.pending.choices if view.pending else ())
        heard_now = b"\n".join(heard)
        told = {work for work in TITLES if work.encode() in heard_now}
        assert told <= named_or_laid, "a title was told too early"
        assert seed not in heard_now
        assert not any(f'"{card.id}"'.encode() in heard_now for card in DECK.cards)
        if round_.is_over or len(named_or_laid) > 18:
            break
        if turn % 5 == 0:
            player.consult()
        player.act()
    assert len(told) > 4, "the test listens at the wrong place"


def test_no_frame_holds_the_hand_of_a_blind_player_once_it_is_put_down_r45(
    records: Engine, server: Server, open_page: Callable[[], Any]
) -> None:
    page = open_page()
    heard: list[bytes] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(as_bytes(frame))))
    player = Player(page, server.url)
    player.sit_down(None, "From memory", others=2)
    looked = 0
    while looked < 4 and not player.round_is_over:
        assert player.is_looking and player.hand() == hand_of(replayed(records))
        assert OPEN_CARDS.search(b"\n".join(heard)), "the test listens at the wrong place"
        heard.clear()
        player.act()
        player.refresh()
        assert b'"ladders"' in b"\n".join(heard)
        assert not OPEN_CARDS.search(b"\n".join(heard))
        looked += 1
        heard.clear()
        player.act()
    assert looked


OPEN_CARDS = re.compile(rb'"(row|held)":\s*\[\s*\{')


def as_bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame


def body_of(answer: Any) -> bytes:
    """Reads an answer's body; fonts, scripts and the like are the same for everybody."""
    wanted = answer.request.resource_type in {"document", "xhr", "fetch", "image", "other"}
    return bytes(answer.body()) if wanted and answer.ok else b""
