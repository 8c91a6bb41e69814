"""What people type is never markup, whatever Streamlit looks for in it."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from support.server import Server

from authors_edu.classroom.database import DATABASE_FILE, open_database, sqlite_url
from authors_edu.classroom.decks import save_deck
from authors_edu.classroom.roster import set_students
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.web.plain import plain

NOW = datetime(2030, 1, 7, 9, 0, tzinfo=UTC)
HOSTILE = (
    "**Ana**", "_Ben_", "`code`", "# head", "- item", "1. one", "> said", "~~gone~~", "|a|b|", "[^1]",
    "<img src=x onerror=alert(1)>", "![x](http://evil.test/a.png)", "[x](javascript:alert(1))", "$x^2$", "$$y$$",
    ":red[x]", ":small[x]", ":blue-badge[x]", ":material/home:", ":material_home:", ":streamlit:", ":smile:", ":+1:",
    "http://evil.test/x", "HTTPS://evil.test", "www.evil.test", "me@evil.test", "<http://evil.test>",
    "a -> b", "a <- b", "a <-> b", "a -- b", "x >= y", "x <= y", "x ~= y", "&lt;b&gt;", "\\*x\\*", "😀" * 40,
)  # fmt: skip
WORD_JOINER = "\u2060"


@pytest.mark.parametrize("text", ["Emma", "Candide, or Optimism", "L'Ingénu", "1984", "12:30", "محمد", "王小明"])
def test_what_is_no_markup_gets_no_sign_that_is_copied_along(text: str) -> None:
    assert plain(text).replace("\\", "") == text


@pytest.mark.browser
def test_names_are_shown_letter_by_letter_on_every_page(
    server: Server, open_page: Callable[[], Any], tmp_path: Path
) -> None:
    families = tuple(
        Family(name, tuple(Card(f"{place}-{work}", name, HOSTILE[(place + work) % len(HOSTILE)]) for work in range(4)))
        for place, name in enumerate(HOSTILE)
    )
    engine = open_database(sqlite_url(tmp_path / DATABASE_FILE))
    save_deck(engine, Deck(" ".join(HOSTILE[-12:-2]), families), NOW)
    set_students(engine, HOSTILE, NOW)
    engine.dispose()
    page, heard, asked = open_page(), [], []
    page.on("console", lambda message: heard.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: asked.append(request.url))

    page.goto(f"{server.url}/progress")
    page.locator("th").first.wait_for()
    heads = [text.replace(WORD_JOINER, "").strip() for text in page.locator("th").all_inner_texts()]
    assert heads == ["", *HOSTILE, "Named", *HOSTILE]
    assert page.locator("table :is(a, img, em, strong, code, del, span[style], .katex)").count() == 0

    page.locator("[data-testid=stTopNavLink]", has_text="Decks").click()
    page.locator("summary").click()
    shown = page.locator("[data-testid=stExpanderDetails] strong")
    shown.nth(len(HOSTILE) - 1).wait_for()
    assert [text.split(" · ", 1)[1].replace(WORD_JOINER, "") for text in shown.all_inner_texts()] == list(HOSTILE)
    assert page.locator("[data-testid=stExpander] :is(a, img, em, code, del, .katex)").count() == 0
    title = page.locator("summary").inner_text().replace(WORD_JOINER, "")
    assert " ".join(HOSTILE[-12:-2]) in title
    assert [url for url in asked if "evil" in url] == []
    assert [text for text in heard if "404" not in text] == []
