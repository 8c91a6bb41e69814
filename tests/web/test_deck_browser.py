"""The page of decks in a real browser: what a reload, a restart and hurried clicks must not lose or do twice."""

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from PIL import Image
from sqlalchemy import Engine
from support.server import Server

from authors_edu.classroom.database import DATABASE_FILE, open_database, sqlite_url
from authors_edu.classroom.decks import list_decks, load_deck, load_pictures

pytestmark = pytest.mark.browser

LIST = "creator,work\n" + "\n".join(
    ["Jane Austen,Emma", "Jane Austen,Persuasion", "Jane Austen,22-Nov", "Jane Austen,Lady Susan"]
    + [f"Voltaire,{work}" for work in ("Candide", "Zadig", "23-Nov", "Irène", "Zaïre")]
)


@pytest.fixture
def records(server: Server) -> Iterator[Engine]:
    engine = open_database(sqlite_url(server.data / DATABASE_FILE))
    yield engine
    engine.dispose()


@pytest.fixture
def page(server: Server, open_page: Callable[[], Any]) -> Iterator[Any]:
    page = open_page()
    page.set_default_timeout(15_000)
    page.goto(server.url)
    yield page
    assert page.locator("[data-testid=stException]").count() == 0
    assert "Traceback" not in server.log()


def upload(page: Any, text: str = LIST, name: str = "writers.csv") -> None:
    file = {"name": name, "mimeType": "text/csv", "buffer": text.encode()}
    page.locator("input[type=file]").first.set_input_files(file)


def settle(page: Any) -> None:
    page.wait_for_timeout(300)
    page.locator("[data-testid=stApp][data-test-script-state=notRunning]").wait_for()


def press(page: Any, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()
    settle(page)


def press_hurriedly(page: Any, name: str) -> None:
    """Four quick clicks on the place of a button, whatever stands there by then."""
    settle(page)
    button = page.get_by_role("button", name=name).first
    button.hover()
    box = button.bounding_box()
    for wait_ms in (0, 60, 150, 0):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(wait_ms)
    settle(page)


def type_work(page: Any, row: int, text: str) -> None:
    """Types into the column of works; the table is one canvas, so the place is counted."""
    settle(page)
    box = page.locator("[data-testid=stDataFrame]").bounding_box()
    page.mouse.dblclick(box["x"] + 0.8 * box["width"], box["y"] + 35 * row + 18)
    page.locator(".gdg-input").fill(text)
    page.keyboard.press("Enter")
    settle(page)


def a_picture() -> bytes:
    file = BytesIO()
    Image.new("RGB", (300, 200), "red").save(file, "PNG")
    return file.getvalue()


def test_a_list_under_repair_outlives_a_reload_and_a_crash_of_the_server(
    server: Server, page: Any, records: Engine
) -> None:
    upload(page)
    page.get_by_text("1 thing to mend in 10 rows.").wait_for()
    type_work(page, row=3, text="Northanger Abbey")
    press(page, "Leave out “Irène”")
    page.get_by_label("Name of the deck").fill("My pens")
    page.keyboard.press("Enter")
    page.get_by_text("Pictures", exact=True).click()
    picture = {"name": "Northanger Abbey.png", "mimeType": "image/png", "buffer": a_picture()}
    page.locator("input[type=file]").set_input_files(picture)
    page.get_by_text("Pictures: 1, on 1 card").wait_for()
    page.reload()
    press(page, "Go on")
    page.get_by_text("2 families, 8 cards: ready.").wait_for()
    type_work(page, row=2, text="Emma, again")
    server.kill()
    server.start()
    page.goto(server.url)
    page.get_by_text("Not finished: “My pens”").wait_for()
    press(page, "Go on")
    press(page, "Keep this deck")
    page.get_by_text("My pens: 2 families, 8 cards").wait_for()
    assert page.get_by_text("Not finished").count() == 0
    [kept] = list_decks(records)
    works = [card.work for card in load_deck(records, kept.id).families[0].cards]
    assert works == ["Emma, again", "Northanger Abbey", "22-Nov", "Lady Susan"]
    assert set(load_pictures(records, kept.id)) == {"Northanger Abbey.png"}


def test_a_draft_belongs_to_its_browser(server: Server, page: Any, open_page: Callable[[], Any]) -> None:
    upload(page)
    press(page, "Leave out “Irène”")
    other = open_page()
    other.goto(server.url)
    other.get_by_text("No deck yet.").wait_for()
    assert other.get_by_text("Not finished").count() == 0
    page.reload()
    page.get_by_text("Not finished: “writers”").wait_for()


def test_hurried_clicks_mend_one_problem_and_make_one_copy(page: Any, records: Engine) -> None:
    upload(page)
    page.get_by_text("1 thing to mend in 10 rows.").wait_for()
    press_hurriedly(page, "Right as it is")
    assert page.get_by_text("looks like a date").count() == 1
    press(page, "Leave out “Irène”")
    press(page, "Keep this deck")
    page.locator("summary").first.click()
    press(page, "Copy or share")
    press_hurriedly(page, "Make a copy")
    page.get_by_text("writers (2): 2 families").wait_for()
    page.wait_for_timeout(700)
    assert [deck.name for deck in list_decks(records)] == ["writers (2)", "writers"]


def test_a_list_that_is_kept_with_hurried_clicks_is_kept_once_and_closed(page: Any, records: Engine) -> None:
    for number in range(3):
        upload(page, LIST.replace("\nVoltaire,Irène", ""), f"writers {number}.csv")
        page.get_by_text("2 families, 8 cards: ready.").wait_for()
        press_hurriedly(page, "Keep this deck")
        page.get_by_text(f"writers {number}: 2 families").wait_for()
        page.wait_for_timeout(500)
        assert page.get_by_role("heading", name="Decks", exact=True).count() == 1
    assert [deck.name for deck in list_decks(records)] == ["writers 2", "writers 1", "writers 0"]


def test_a_list_over_five_megabytes_is_told_in_our_own_words(page: Any) -> None:
    upload(page, "creator,work\n" + "x" * 6_000_000)
    page.get_by_text("at most 5 MB can be read").wait_for()
    assert page.get_by_text("AxiosError").count() == 0


def test_a_shared_deck_over_five_megabytes_arrives_with_its_pictures(
    page: Any, records: Engine, tmp_path: Path
) -> None:
    upload(page, LIST.replace("\nVoltaire,Irène", ""))
    page.get_by_text("2 families, 8 cards: ready.").wait_for()
    page.get_by_text("Pictures", exact=True).click()
    names = ("Emma", "Persuasion", "Candide", "Zadig", "Zaïre", "Lady Susan")
    pictures = []
    for name in names:
        pictures.append(tmp_path / f"{name}.jpg")
        Image.effect_noise((1800, 1800), 90).save(pictures[-1], quality=95)
    page.locator("input[type=file]").set_input_files(pictures)
    page.get_by_text("Pictures: 6, on 6 cards").wait_for()
    press(page, "Keep this deck")
    page.locator("summary").first.click()
    press(page, "Copy or share")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download to share").click()
    shared = tmp_path / "writers.authors-deck"
    download.value.save_as(shared)
    assert shared.stat().st_size > 5_000_000
    page.keyboard.press("Escape")
    page.locator("input[type=file]").first.set_input_files(shared)
    page.get_by_text("writers (2): 2 families").wait_for()
    again, first = (deck.id for deck in list_decks(records))
    assert load_deck(records, again).families == load_deck(records, first).families
    assert load_pictures(records, again) == load_pictures(records, first)


def test_the_list_is_taken_away_with_its_problems_marked(page: Any, tmp_path: Path) -> None:
    upload(page, LIST.replace("Emma", "=1+1"))
    page.get_by_text("1 thing to mend in 10 rows.").wait_for()
    press(page, "Download the list")
    with page.expect_download() as download:
        page.get_by_role("button", name="Excel, with the problems marked").click()
    download.value.save_as(tmp_path / "marked.xlsx")
    sheet = load_workbook(tmp_path / "marked.xlsx").active
    assert sheet["B2"].value == "=1+1" and sheet["B2"].data_type == "s"
    assert "22-Nov" in sheet["B4"].comment.text
    assert [cell.value for cell in sheet["A"][:2]] == ["creator", "Jane Austen"]
