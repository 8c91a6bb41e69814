"""A real server with a data folder of its own, and a real Chromium."""

import os
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from support.server import Server
from support.table_page import Table

CHROMIUM_FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


def chromium_path() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for path in map(shutil.which, names) if path), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A Chromium; without one the test is skipped with its reason, or fails where the surroundings require one."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        path = chromium_path()
        if path is None and not Path(driver.chromium.executable_path).exists():
            required = "browser" in os.environ.get("AUTHORS_EDU_REQUIRE", "")
            (pytest.fail if required else pytest.skip)("no Chromium on this machine")
        chromium = driver.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def open_page(browser: Any) -> Iterator[Callable[[], Any]]:
    """Opens a page in a browser of its own, cookies and all; movement is reduced, so that nothing is waited for."""
    contexts = []

    def open_one() -> Any:
        contexts.append(browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce"))
        return contexts[-1].new_page()

    yield open_one
    for context in contexts:
        context.close()


@pytest.fixture
def table(browser: Any) -> Iterator[Callable[..., Table]]:
    """Opens the table alone, without a server; its clock stands still until a test moves it."""
    contexts = []

    def open_table(width: int = 1366, height: int = 768, motion: str = "reduce") -> Table:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion=motion)
        contexts.append(context)
        page = context.new_page()
        page.clock.install(time=0)
        shown = Table(page)
        page.clock.pause_at(1000)
        return shown

    yield open_table
    for context in contexts:
        context.close()


@pytest.fixture
def own_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Gives the pages a database of this test's own."""
    from authors_edu.web import records

    monkeypatch.setenv("AUTHORS_EDU_DATA", str(tmp_path))
    monkeypatch.delenv(records.DATABASE_VARIABLE, raising=False)
    records.engine.cache_clear()
    records.tables.cache_clear()
    yield
    records.engine().dispose()
    records.engine.cache_clear()
    records.tables.cache_clear()


@pytest.fixture(scope="module")
def one_press() -> Iterator[None]:
    """Closes the press once the tests of a file have printed with it."""
    from authors_edu.web import press

    yield
    press.close()


@pytest.fixture
def deck_id(own_records: None, now: datetime) -> int:
    """The deck that the page of printing shows."""
    from support.print_room import DECK

    from authors_edu.classroom.decks import save_deck
    from authors_edu.web import records

    return save_deck(records.engine(), DECK, now)


@pytest.fixture
def now() -> datetime:
    return datetime(2030, 1, 7, 9, 0, tzinfo=UTC)
