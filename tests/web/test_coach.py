"""What the coach shows at the table: only what was asked for, and nothing that the seat could not know."""

import json
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from streamlit.testing.v1 import AppTest
from support.pages import page
from support.table_page import a_deck
from web.test_table import PRESETS, SEED, fits, hides_hand, known_to, random_round, seated

from authors_edu.bots.coach import Hint, Why, hint
from authors_edu.bots.lookback import lookback
from authors_edu.bots.play import knowledge_of
from authors_edu.bots.sheet import deduction_sheet, field_of
from authors_edu.classroom.decks import save_deck
from authors_edu.game.view import Stage
from authors_edu.web import records
from authors_edu.web.table.coach import Said, coach_data

NOW = datetime(2030, 1, 7, 9, 0, tzinfo=UTC)


def what_can_be_asked(game, seat: int) -> Said:
    """Everything that the coach can be brought to say to a seat just now."""
    view, knowledge = game.view(seat), knowledge_of(game)
    if game.is_over:
        return Said(moments=lookback(game, seat), hints=2)
    sheet = deduction_sheet(view, knowledge)
    block = sheet.blocks[game.number % len(sheet.blocks)]
    field = field_of(view, knowledge, 1, block.family, block.rows[game.number % 4].card)
    return Said(hint(view, knowledge) if view.askable_seats else None, sheet, field)


@pytest.mark.parametrize(("name", "clues"), PRESETS)
def test_no_title_that_the_seat_may_not_know_leaves_by_the_coach_r53_r91(name, clues):
    dealt = []
    for game, said in random_round(name, 4 if fits(name, 4) else 2, clues, SEED):
        dealt = dealt or [game.cards.hand(seat) for seat in range(game.rules.seats)]
        if game.number % 3 and not game.is_over:
            continue
        for seat in (0, game.rules.seats - 1):
            sent = json.dumps(coach_data(seated(game, said, seat, name), what_can_be_asked(game, seat), coached=True))
            known = set(range(28)) if game.rules.naming == "off" else known_to(seat, game, said, dealt[seat])
            hidden = {game.card(handle).work for handle in range(28) if handle not in known}
            assert not [title for title in hidden if title in sent], (game.number, seat)
            assert not [secret for secret in ("id-", "picture-", "alias", "note", str(SEED)) if secret in sent]


def test_the_sheet_calls_a_card_in_hand_by_its_title_and_another_one_as_an_ask_does_r53():
    for game, said in random_round("classroom", 4, True, SEED):
        if game.stage is Stage.NAME or game.is_over or hides_hand(game, 0):
            continue
        data = coach_data(
            seated(game, said), Said(sheet=deduction_sheet(game.view(0), knowledge_of(game))), coached=True
        )
        hand = game.cards.hand(0)
        for row in (row for block in data["sheet"] for row in block["rows"]):
            assert row["text"].startswith("Title-" if row["card"] in hand else "clue ")
            assert (row["marks"][0] == "y") == (row["card"] in hand)


def test_what_was_not_asked_for_is_not_there_and_only_who_is_coached_is_offered_help():
    game, said = next(random_round("classic", 4, False, SEED))
    quiet = coach_data(seated(game, said), Said(), coached=True)
    assert [quiet[what] for what in ("hint", "sheet", "field", "moments", "hints")] == [None] * 5
    assert quiet["offered"] and not coach_data(seated(game, said), Said(), coached=False)["offered"]


def test_a_hint_without_a_seat_leads_to_nobody():
    game, said = next(random_round("classic", 4, False, SEED))
    shown = coach_data(seated(game, said), Said(hint=Hint(Why.FROM_MEMORY)), coached=True)["hint"]
    assert (shown["seat"], shown["ask"], shown["certain"]) == (None, None, False)
    assert shown["text"].startswith("Nothing that was said tells what you hold.")


@pytest.fixture
def at_table(own_records: None) -> Callable[..., AppTest]:
    """Sits down at the page of playing, with the coach or without."""

    def sit_down(*, coached: bool) -> AppTest:
        save_deck(records.engine(), a_deck(), NOW)
        app = page("play")
        app.checkbox(key="coached").set_value(coached)
        next(button for button in app.button if button.label == "Deal the cards").click().run()
        assert not app.exception
        return app

    return sit_down


def shown(app: AppTest) -> dict:
    [table] = app.get("bidi_component")
    return json.loads(table.proto.json)


def send(app: AppTest, **wish: object) -> dict:
    """Presses as the browser does; Streamlit's test bench offers no public way."""
    states = app._tree.get_widget_states()
    trigger = states.widgets.add()
    trigger.id = f"$$STREAMLIT_INTERNAL_KEY_{app.get('bidi_component')[0].proto.id}__events"
    wish["number"] = shown(app)["number"]
    trigger.json_trigger_value = json.dumps([{"event": "command", "value": wish}])
    app._run(states)
    assert not app.exception
    return shown(app)


def test_hint_sheet_and_field_come_when_they_are_asked_for_and_go_with_the_move(at_table) -> None:
    app = at_table(coached=True)
    assert shown(app)["coach"]["offered"]
    given = send(app, coach="hint")["coach"]["hint"]
    wanted = {"seat": 0, "family": given["family"], "card": given["card"]}
    told = send(app, coach=wanted)["coach"]
    assert told["hint"] == given and told["field"]["text"].startswith("You, ") and told["sheet"]
    moved = send(app, ask={"seat": given["seat"], "card": given["card"]})["coach"]
    assert moved["hint"] is None and moved["field"] is None and moved["sheet"]
    assert send(app, coach="close")["coach"]["sheet"] is None
    assert send(app, coach="moments")["refusal"], "it is secret while the round goes on"


def test_without_the_coach_nothing_is_offered_or_given(at_table) -> None:
    app = at_table(coached=False)
    assert not shown(app)["coach"]["offered"]
    for about in ("hint", "sheet", {"seat": 1, "family": 0, "card": None}):
        coach = send(app, coach=about)["coach"]
        assert (coach["hint"], coach["sheet"], coach["field"]) == (None, None, None)
