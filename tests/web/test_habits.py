"""What happens in a class room: buttons pressed twice, lists changed meanwhile, a server that starts again."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine
from support.player import Player
from support.server import Server

from authors_edu.classroom.database import DATABASE_FILE, open_database, sqlite_url
from authors_edu.classroom.decks import delete_deck, list_decks, load_deck, save_deck
from authors_edu.classroom.roster import list_students, set_students
from authors_edu.decks.model import Card, Deck, Family

pytestmark = pytest.mark.browser
NOW = datetime(2030, 1, 7, 9, 0, tzinfo=UTC)
DECK = Deck("Writers", tuple(
    Family(f"Writer {family}", tuple(Card(f"{family}-{work}", f"Writer {family}", f"Book {family}.{work}")
                                     for work in range(4)))
    for family in range(3)
))  # fmt: skip
LIST = b"creator,work\nA,b\nA,c\nA,d\nA,e\nB,f\nB,g\nB,h\nB,i\n"


@pytest.fixture
def records(tmp_path: Path) -> Any:
    engine = open_database(sqlite_url(tmp_path / DATABASE_FILE))
    yield engine
    engine.dispose()


def upload(page: Any, url: str, name: str = "two.csv", data: bytes = LIST) -> None:
    page.goto(url)
    page.get_by_role("heading", name="Or take a sample").wait_for()
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "text/csv", "buffer": data})


def press(page: Any, name: str) -> None:
    """Four quick clicks on the place of a button, whatever stands there by then; the page is drawn before the first."""
    button = page.get_by_role("button", name=name).first
    button.wait_for()
    page.locator("[data-testid=stApp][data-test-script-state=notRunning]").wait_for()
    button.hover()  # waits until it stands still
    box = button.bounding_box()
    for wait_ms in (0, 30, 90, 0):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(wait_ms)


def test_a_button_pressed_again_and_again_does_its_work_once(
    records: Engine, server: Server, open_page: Callable[[], Any]
) -> None:
    page = open_page()
    page.goto(server.url)
    press(page, "Add")
    page.locator("summary").wait_for()
    page.wait_for_timeout(700)
    assert [deck.name for deck in list_decks(records)] == ["Classic authors"]
    upload(page, server.url)
    press(page, "Keep this deck")
    page.get_by_text("two: 2 families, 8 cards").wait_for()
    page.wait_for_timeout(700)
    assert [deck.name for deck in list_decks(records)] == ["two", "Classic authors"]

    player = Player(page, server.url)
    page.goto(f"{server.url}/play")
    press(page, "Deal the cards")
    player.wait_for_table()
    player.play_to_the_end()
    press(page, "Play again")
    page.locator(".hand").wait_for()
    page.wait_for_timeout(700)
    assert not player.round_is_over
    page.get_by_role("button", name="Leave", exact=True).click()
    press(page, "Leave the table")
    page.get_by_role("heading", name="Play").wait_for()
    page.wait_for_timeout(700)
    assert page.locator("[data-testid=stAlert]").count() == 0
    assert "Traceback" not in server.log()


def test_what_is_typed_is_kept_over_a_visit_to_another_page_and_when_the_button_comes_at_once(
    records: Engine, server: Server, open_page: Callable[[], Any]
) -> None:
    page = open_page()
    upload(page, server.url)
    page.get_by_text("2 families, 8 cards: ready.").wait_for()
    type_into_work(page, row=2, text="Emma")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Undo").wait_for()
    page.locator("[data-testid=stTopNavLink]", has_text="Students").click()
    page.get_by_role("heading", name="Students").wait_for()
    page.locator("[data-testid=stTopNavLink]", has_text="Decks").click()
    page.get_by_label("Name of the deck").fill("My own")
    type_into_work(page, row=3, text="Persuasion")
    page.get_by_role("button", name="Keep this deck").click()
    page.get_by_text("My own: 2 families").wait_for()
    [kept] = list_decks(records)
    assert [card.work for card in load_deck(records, kept.id).families[0].cards] == ["Emma", "Persuasion", "d", "e"]


def type_into_work(page: Any, row: int, text: str) -> None:
    """Types into the second column and leaves the cell open; the table is one canvas, so the place is counted."""
    box = page.locator("[data-testid=stDataFrame]").bounding_box()
    page.mouse.dblclick(box["x"] + 0.8 * box["width"], box["y"] + 35 * row + 18)
    page.locator(".gdg-input").fill(text)


def test_a_page_plays_on_by_itself_when_the_server_has_started_again(
    records: Engine, server: Server, open_page: Callable[[], Any]
) -> None:
    save_deck(records, DECK, NOW)
    page = open_page()
    player = Player(page, server.url)
    player.sit_down(None, "Classic", others=1)
    student = page.context.new_page()
    student.goto(f"{server.url}/students")
    student.get_by_label("Names").fill("Ana\nBen")
    student.get_by_role("heading", name="Students").click()
    student.wait_for_timeout(700)
    server.kill()
    server.start()
    player.act()
    student.wait_for_timeout(3000)
    student.get_by_role("button", name="Save the list").click()
    student.get_by_text("Saved: 2 students").wait_for()
    assert [each.name for each in list_students(records)] == ["Ana", "Ben"]


def test_a_table_whose_deck_is_deleted_says_so(records: Engine, server: Server, open_page: Callable[[], Any]) -> None:
    deck = save_deck(records, DECK, NOW)
    player = Player(open_page(), server.url)
    player.sit_down(None, "Classic", others=1)
    delete_deck(records, deck)
    player.act(wait=False)
    player.page.get_by_text("Your teacher has deleted this deck.").wait_for()
    assert "Traceback" not in server.log()


def test_a_student_plays_to_the_end_when_the_name_leaves_the_list_and_then_chooses_again(
    records: Engine, server: Server, open_page: Callable[[], Any]
) -> None:
    save_deck(records, DECK, NOW)
    set_students(records, ["Ana", "Ben"], NOW)
    player = Player(open_page(), server.url)
    player.page.goto(f"{server.url}/play")
    player.page.get_by_role("button", name="Deal the cards").click()
    player.page.get_by_text("First choose your name").wait_for()
    player.sit_down("Ben", "Classic", others=1)
    set_students(records, ["Ana"], NOW)
    player.play_to_the_end()
    player.page.get_by_role("button", name="Play again").click()
    player.page.get_by_text("Your name is no longer in the list").wait_for()
    assert "Traceback" not in server.log()


def test_a_seat_is_kept_when_a_link_of_another_site_leads_to_the_game(
    records: Engine, server: Server, open_page: Callable[[], Any]
) -> None:
    save_deck(records, DECK, NOW)
    page = open_page()
    player = Player(page, server.url)
    player.sit_down(None, "Classic", others=1)
    hand = player.hand()
    link = f'<a href="{server.url}/play">To the game</a>'
    page.route("http://school.test/**", lambda route: route.fulfill(content_type="text/html", body=link))
    page.goto("http://school.test/")
    page.get_by_role("link").click()
    player.wait_for_table()
    assert player.hand() == hand


def test_a_file_that_is_no_list_is_told_where_it_was_chosen(server: Server, open_page: Callable[[], Any]) -> None:
    page = open_page()
    upload(page, server.url, "picture.png", bytes.fromhex("89504e470d0a1a0a0000000d49484452") + bytes(200))
    page.get_by_text("This is a PNG picture, not a list.").wait_for()
    assert page.get_by_role("heading", name="Decks", exact=True).count() == 1
    assert page.locator("[data-testid=stAlert]").count() == 1
