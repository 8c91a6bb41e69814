"""The coach in a real Chromium, on a page of its own that stands in for Streamlit."""

from types import SimpleNamespace

import pytest
from support.table_page import NAMES, a_deck, data_of, played
from web.test_table_browser import OVERLAPS

from authors_edu.bots.coach import Hint, Why, hint
from authors_edu.bots.lookback import Moment
from authors_edu.bots.play import knowledge_of
from authors_edu.bots.sheet import deduction_sheet, field_of
from authors_edu.decks.model import Words
from authors_edu.game.events import Answered
from authors_edu.game.moves import Ask
from authors_edu.game.position import position
from authors_edu.game.round import Round
from authors_edu.web.table.coach import Said, coach_data

pytestmark = pytest.mark.browser

FOUR = "A1 B1 C1 | > A2 B2 C2 | A3 B3 C3 | A4 B4 C4"
FOCUSED = "host.shadowRoot.activeElement.textContent"


def coached(game: Round, said: tuple = (), what: Said | None = None) -> dict:
    """What is sent to seat 0, the coach included."""
    table = SimpleNamespace(view=game.view(0), names=NAMES[: game.rules.seats], words=Words())
    return data_of(game, said) | {"coach": coach_data(table, what or Said(), coached=True)}


def test_a_hint_is_followed_with_one_press_and_closed_with_escape(table):
    """Seat 1 got A3 from seat 2 and lost its turn later: seat 0 takes A3 back."""
    game = position(FOUR, a_deck(3))
    said = played(game, Ask(2, card=2), Ask(2, card=0), Ask(3, card=4), Ask(1, card=0))
    shown = table()
    shown.show(coached(game, said))
    shown.get(".hint-button").click()
    assert shown.sent() == [{"number": 4, "coach": "hint"}]
    given = hint(game.view(0), knowledge_of(game))
    answer = coached(game, said, Said(hint=given))
    shown.show(answer)
    assert shown.texts(".bubble.hint")[0].startswith(f"Ask {NAMES[1]} for The Last of the Mohicans by Charles Dickens")
    assert shown.get("[role=status]").text_content() == answer["coach"]["hint"]["text"]
    assert shown.texts(".slot[aria-pressed=true]") == ["The Last of the Mohicans"]
    assert shown.texts(".seat.hinted h3") == [NAMES[1]]
    assert shown.page.evaluate(FOCUSED) == f"Ask {NAMES[1]}"
    assert shown.page.evaluate(OVERLAPS) == []
    shown.page.keyboard.press("Escape")
    assert shown.get(".hint:not(button), [aria-pressed=true].slot").count() == 0
    assert shown.page.evaluate(FOCUSED) == "Hint"
    shown.page.keyboard.press("Enter")  # what was said is not asked for again
    shown.page.keyboard.press("Enter")
    assert shown.sent()[1:] == [{"number": 4, "ask": {"seat": 1, "card": 2}}]


def test_the_sheet_is_a_table_that_tells_what_stands_behind_its_marks(table):
    game = position(FOUR, a_deck(3))
    said = played(game, Ask(2, card=2), Ask(2, card=3))
    view, knowledge = game.view(0), knowledge_of(game)
    sheet = deduction_sheet(view, knowledge)
    shown = table(390, 844)
    shown.show(coached(game, said))
    shown.get(".sheet-button").click()
    shown.show(coached(game, said, Said(sheet=sheet)))
    block = shown.get(".block").first
    assert block.locator("th[scope=col]").all_text_contents() == ["ACharles Dickens", "You", *NAMES[1:4]]
    assert block.locator("th[scope=row]").all_text_contents()[2:] == [
        "The Last of the Mohicans", "Adventures of Huckleberry Finn", "at least one",
    ]  # fmt: skip
    marks = block.locator("tbody tr").nth(3).locator("td")
    assert [mark.get_attribute("class").split()[1] for mark in marks.all()] == ["n", "n", "n", "y"]
    assert [button.get_attribute("aria-label") for button in marks.locator("button").all()] == ["no", "no", "no", "yes"]
    assert shown.get(".sheet button[tabindex='0']").count() == 1, "Tab reaches one mark"
    assert shown.page.evaluate("document.documentElement.scrollWidth") == 390
    shown.get(".sheet button[tabindex='0']").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"):
        shown.page.keyboard.press(key)
    assert shown.sent()[1:] == [{"number": 2, "coach": {"seat": 3, "family": 0, "card": 3}}]
    shown.show(coached(game, said, Said(sheet=sheet, field=field_of(view, knowledge, 3, 0, 3))))
    told = shown.texts(".behind")[0]
    assert told.startswith(f"{NAMES[3]}, Adventures of Huckleberry Finn by Charles Dickens: yes.")
    assert shown.get("[role=status]").text_content() == told
    shown.page.keyboard.press("Escape")
    assert shown.get(".sheet").count() == 0
    assert shown.sent()[-1] == {"number": 2, "coach": "close"}
    check_looking_back(shown)
    assert shown.errors == []


def check_looking_back(shown) -> None:
    over = position("[A] | [B]", a_deck(2))
    missed = Moment(0, 7, Answered(0, 1, 0, 2, 0), Hint(Why.NOBODY_ELSE, 1, 1, 5), None, None)
    shown.show(coached(over, what=Said(hints=3)))
    assert shown.texts(".hints") == ["3 hints"]
    shown.get(".result .quiet").first.click()
    assert shown.sent()[-1] == {"number": 0, "coach": "moments"}
    shown.show(coached(over, what=Said(moments=(missed,), hints=3)))
    [told] = shown.texts(".moments li")
    assert told.startswith(f"Move 7 You asked {NAMES[1]} for The Last of the Mohicans by Charles Dickens")
    assert f"Ask {NAMES[1]} for A Tale of Two Cities by Jane Austen: that is certain." in told
    shown.get(".result .quiet").first.click()
    assert shown.get(".moments").count() == 0 and shown.get(".result tbody tr").count() == 2
