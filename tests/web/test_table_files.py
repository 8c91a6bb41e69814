"""The table's files on the real server: fetched once and kept, so that a click carries the table's data alone."""

import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from support.player import Player
from support.server import Server

from authors_edu.web.seating import LEVELS
from authors_edu.web.table.browser import address, browser_files, face_files

KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


def test_a_file_is_kept_for_good_under_its_edition_and_unknown_under_another(server: Server) -> None:
    for name, content in {**browser_files(), **face_files()}.items():
        with urllib.request.urlopen(f"{server.url}{address()}{name}") as answer:
            assert answer.read() == content
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-type"].startswith(KINDS[name.rpartition(".")[2]])
    for unknown in (f"/table/{'0' * 16}/table.js", f"{address()}table.py"):
        with pytest.raises(urllib.error.HTTPError) as refused, urllib.request.urlopen(f"{server.url}{unknown}"):
            pass
        with refused.value as answer:
            assert answer.code == 404


@pytest.mark.browser
def test_the_files_come_once_and_a_click_carries_the_data_alone(server: Server, open_page: Callable[[], Any]) -> None:
    page = open_page()
    fetched: list[str] = []
    received: list[bytes] = []
    page.on("requestfinished", lambda request: fetched.append(request.url) if came_over_the_wire(request) else None)
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: received.append(frame)))
    page.goto(server.url)
    page.get_by_role("button", name="Add").first.click()
    page.get_by_text("11 families, 44 cards").first.wait_for()
    player = Player(page, server.url)
    player.sit_down(None, "Classic", others=3)
    files = [url.rpartition("/")[2] for url in fetched]
    # The faces come with the choice of a level, whose page may be left before all of them are there.
    assert sorted(name for name in files if not name.endswith(".svg")) == sorted(browser_files())
    assert {name for name in files if name.endswith(".svg")} <= {f"{level}.svg" for level in LEVELS}
    player.act()
    assert any(b'"ladders"' in frame for frame in received)
    first_lines = [content.splitlines()[0] for content in browser_files().values()]
    assert not [line for line in first_lines if any(line in frame for frame in received)]
    player.refresh()
    assert len(fetched) == len(set(fetched)), "nothing is fetched twice"


def came_over_the_wire(request: Any) -> bool:
    return "/table/" in request.url and request.sizes()["responseBodySize"] > 0
