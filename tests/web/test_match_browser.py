"""A match in a real browser: a move is taken back, a refresh changes nothing, it goes on by a button."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from support.player import Player
from support.server import Server
from support.table_page import a_deck

from authors_edu.classroom.database import DATABASE_FILE, open_database, sqlite_url
from authors_edu.classroom.decks import save_deck
from authors_edu.classroom.seats import Tables
from authors_edu.web.door import VISITOR_COOKIE

pytestmark = pytest.mark.browser


def test_a_match_goes_on_round_after_round_also_after_a_refresh_r65_r90(
    server: Server, open_page: Callable[[], Any], tmp_path: Path
) -> None:
    now = datetime.now(UTC)
    engine = open_database(sqlite_url(tmp_path / DATABASE_FILE))
    tables, options = Tables(engine), {"target": 3}
    deck_id = save_deck(engine, a_deck(2), now)
    tables.start(deck_id, None, "cookie of ana", "two_player", ("beginner",), now, seed=4, options=options)
    page = open_page()
    page.context.add_cookies([{"name": VISITOR_COOKIE, "value": "cookie of ana", "url": server.url}])
    player = Player(page, server.url)
    page.goto(f"{server.url}/play")
    player.wait_for_table()
    page.get_by_role("button", name="Round 1, up to 3").wait_for()
    player.act()
    page.get_by_role("button", name="Take back").click()
    page.get_by_text("You take your last move back.").first.wait_for()
    player.play_to_the_end()
    page.get_by_label("Play up to").fill("5")
    page.get_by_role("button", name="Change").click()
    page.get_by_text("The match goes up to 5 points.").wait_for()
    player.refresh()
    page.get_by_role("button", name="Next round").click()
    page.get_by_role("button", name="Round 2, up to 5").wait_for()
    match = tables.open(1, "cookie of ana").course.match
    assert match is not None and (len(match.rounds), match.target, sum(match.totals)) == (1, 5, 2)
    engine.dispose()
