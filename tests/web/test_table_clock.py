"""The clock at the table: calm, right also after a closed lid, and the table ends though nobody moves (R-20)."""

from datetime import UTC, datetime, timedelta
from json import loads

import pytest
from streamlit.testing.v1 import AppTest
from support.pages import MAIN
from support.table_page import a_deck, a_round, data_of, played

from authors_edu.classroom.course import Course
from authors_edu.classroom.decks import save_deck
from authors_edu.game.moves import EndRound
from authors_edu.game.rules import Rules
from authors_edu.web import records


@pytest.mark.browser
def test_the_time_left_is_shown_in_minutes_and_when_it_is_up_the_page_looks_again(table):
    shown = table()
    game = a_round(a_deck(), [2, 1], Rules(seats=4))
    shown.show(data_of(game, course=Course(left_ms=130_000)))
    assert shown.texts(".time") == ["2 min left"]
    shown.page.clock.run_for(20_000)
    assert shown.texts(".time") == ["1 min left"]
    shown.page.clock.fast_forward(100_000)  # the lid was closed: a timer fires once, late
    assert shown.texts(".time") == ["Last minute"]
    assert shown.sent() == []
    shown.page.clock.run_for(10_500)
    assert shown.sent() == [{"number": 0, "look": True}]
    shown.page.clock.run_for(5_000)
    assert shown.sent() == [{"number": 0, "look": True}] * 2
    ended = played(game, EndRound())
    shown.show(data_of(game, ended))
    shown.page.clock.run_for(60_000)
    assert shown.get(".time").count() == 0 and len(shown.sent()) == 2
    assert shown.get(".result").count() == 1 and shown.get(".hand").count() == 0, "the result has the whole room"


@pytest.mark.usefixtures("own_records")
@pytest.mark.parametrize(("minutes_ago", "is_over"), [(9, False), (3000, True)])
def test_the_page_shows_at_the_next_visit_that_the_time_was_up_r20(minutes_ago, is_over):
    began = datetime.now(UTC) - timedelta(minutes=minutes_ago)
    deck_id = save_deck(records.engine(), a_deck(11), began)
    options = {"minutes": 10}
    records.tables().start(deck_id, None, "cookie", "classic", ("sharp",) * 3, began, seed=1, options=options)
    app = AppTest.from_file(MAIN, default_timeout=60)
    app.session_state["visitor_without_cookie"] = "cookie"
    app.run().switch_page("app_pages/play.py").run()
    assert not app.exception
    data = loads(app.get("bidi_component")[0].proto.json)
    assert (data["stage"] == "over") == is_over == (data["time"] is None)
    if is_over:
        assert data["result"]["text"].startswith("Time is up. ")
    else:
        assert 0 < data["time"]["left_ms"] < 60_000
