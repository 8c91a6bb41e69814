"""The table under every preset's rules in a real Chromium, on a page of its own that stands in for Streamlit."""

import pytest
from support.table_page import a_deck, a_round, data_of, played
from web.test_table_browser import OVERLAPS

from authors_edu.game.moves import Acknowledge, Ask
from authors_edu.game.position import position
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules

pytestmark = pytest.mark.browser


def test_a_blind_hand_is_looked_at_put_down_and_asked_from_memory_r45(table):
    game = position("> B1 A3 C2 | A2 B2 C1 | A1 B3 A4 B4 C3 C4", a_deck(3), blind=True, illegal_ask="turn_passes")
    shown = table()
    shown.show(data_of(game))
    assert shown.texts(".hand .label") == ["B1", "A3", "C2"]
    assert shown.get("button.slot").count() == 0
    shown.get(".prompt .gold").click()
    assert shown.sent() == [{"number": 0, "put_down": 0}]
    shown.show(data_of(game, played(game, Acknowledge(0))))
    assert shown.get(".card").count() == 0 and shown.get("button.slot").count() == 12
    assert shown.texts(".own .number") == ["3"]
    assert shown.page.evaluate("host.shadowRoot.activeElement !== null")
    shown.get("button.slot").nth(1).click()
    shown.get(".ask-button").first.click()
    assert shown.sent()[1:] == [{"number": 1, "ask": {"seat": 1, "card": 1}}]


def test_a_card_that_comes_to_a_blind_hand_joins_it_with_its_line_r45(table):
    text = "> B1 A3 C2 | A2 B2 C1 | A1 B3 A4 B4 C3 C4"
    game = position(text, a_deck(3), blind=True, illegal_ask="turn_passes")
    shown = table(motion="no-preference")
    said = played(game, Acknowledge(0))
    shown.show(data_of(game, said))
    shown.show(data_of(game, said + played(game, Ask(1, card=1))))
    assert shown.texts(".hand .label") == ["B1", "A3", "C2"]
    shown.page.clock.run_for(1300)
    assert shown.texts(".hand .label") == ["B1", "A3", "C2", "A2"]


def test_a_wrong_question_can_be_asked_and_its_ruling_is_seen_r24(table):
    game = position("> A1 A2 A3 | B1 B2 A4 | B3 B4", a_deck(2), illegal_ask="penalty")
    shown = table(motion="no-preference")
    shown.show(data_of(game))
    assert shown.get(".ladder.none button.slot").count() == 4
    shown.get("button.whole").first.click(position={"x": 12, "y": 8})
    assert shown.get(".draft").count() == 1
    shown.get(".ladder.none button.slot").first.click()
    shown.get(".ask-button").first.click()
    assert shown.sent() == [{"number": 0, "ask": {"seat": 1, "card": 4}}]
    shown.show(data_of(game, played(game, Ask(1, card=4))))
    shown.page.clock.run_for(400)
    assert shown.get(".answer").count() == 0
    ruled = ["You hold no book by Jane Austen: the question does not count.", "That costs you 2 points."]
    assert [line.rpartition("\n")[2] for line in shown.texts(".said .news")] == ruled
    assert shown.texts(".score") == ["You: 0 sets − 2 for wrong questions"]
    shown.get(".bar button").first.click()
    assert shown.texts(".log li")[1:3] == ruled
    shown.get(".log button").click()
    said = played(game, Ask(2, card=6), Ask(2, card=7), Ask(0, card=0), Ask(0, card=1), Ask(0, card=2))
    shown.show(data_of(game, said))
    shown.page.clock.run_for(20_000)
    assert shown.texts(".result .figure") == ["Wrong questions", "Points", "0", "2", "0", "0", "−2", "−2"]


def test_a_forfeit_is_asked_for_only_after_are_you_sure_r40(table):
    shown = table()
    shown.show(data_of(position("> A1 A2 B1 | A3 B2 B3 | A4 B4", a_deck(2), ask_held="forfeit")))
    shown.get("button.slot").first.click()
    assert "Are you sure" not in shown.texts(".prompt")[0]
    shown.page.keyboard.press("Escape")
    shown.get("button.whole").first.click(position={"x": 12, "y": 8})
    assert shown.texts(".prompt")[0].startswith("Are you sure?")
    shown.get(".ask-button").first.click()
    assert shown.sent() == [{"number": 0, "ask": {"seat": 1, "card": 0}}]


def test_teams_are_marked_counted_and_told_apart_in_the_result_r44(table):
    game = position("> A1 A2 A3 B1 | B2 C1 [D] | A4 B3 [E] | C2 C3 C4 B4", a_deck(5), teams=True)
    shown = table()
    said = tuple((0, event) for event in game.opening)
    shown.show(data_of(game, said))
    assert shown.texts(".seat .tag") == ["Your team"]
    assert shown.texts(".score") == ["Your team: 1 set", "The other team: 1 set"]
    while not game.is_over:
        said += played(game, next(ask for ask in game.legal_asks() if ask.card in game.cards.hand(ask.seat)))
    shown.show(data_of(game, said))
    assert shown.texts(".result .team") == ["Your team: 3", "The other team: 2"]
    assert shown.texts(".verdict") == ["Your team wins the round!"]


def test_a_second_copy_is_marked_and_comes_with_its_line_r43(table):
    game = position("> A1 A1 A2 B1 | A2 A3 A3 B2 B2 B3 B3 B4 B4 B1 A4 A4", a_deck(2), copies=2)
    shown = table(motion="no-preference")
    shown.show(data_of(game))
    assert shown.texts(".card .twice [aria-hidden]") == ["×2"]
    assert shown.texts(".count") == ["2/4", "1/4"]
    shown.show(data_of(game, played(game, Ask(1, card=2))))
    assert shown.texts(".count") == ["2/4", "1/4"]
    shown.page.clock.run_for(1300)
    assert shown.texts(".count") == ["3/4", "1/4"]


def test_a_family_laid_twice_by_one_has_two_chips_r43(table):
    game = position("[A] [A] B1 B2 B1 | B2 B3 B4 B3 B4", a_deck(2), copies=2)
    shown = table()
    shown.show(data_of(game))
    assert shown.texts(".own .chip") == ["A", "A"]


def test_the_turn_can_be_passed_where_the_rules_let_it_r19(table):
    shown = table()
    shown.show(data_of(position("> A1 B1 | A2 B2 A3 A4 B3 B4", a_deck(2), allow_pass=True)))
    shown.get(".prompt").get_by_role("button", name="Pass").click()
    assert shown.sent() == [{"number": 0, "pass": True}]


def test_who_is_out_and_may_come_back_asks_without_a_card_r42(table):
    """Seat 1 takes the last card of seat 0; then all miss, and it is the turn of seat 0."""
    game = position("A1 | > A2 A3 B1 | A4 B2 | B3 B4", a_deck(2), reenter=True)
    said = played(game, Ask(0, card=0), Ask(3, card=3), Ask(3, card=0), Ask(2, card=4))
    assert game.turn == 0
    shown = table()
    shown.show(data_of(game, said))
    assert shown.get(".card").count() == 0 and shown.get("button.slot").count() == 8


def test_the_rules_open_beside_the_table_and_give_way_to_the_log(table):
    shown = table()
    shown.show(data_of(a_round(a_deck(), [2, 1], Rules(seats=4))))
    buttons = shown.get(".bar button")
    buttons.nth(1).click()
    assert "The deck has 44 cards: 11 authors, 4 books each." in shown.texts(".rules")[0]
    buttons.nth(0).click()
    assert shown.get(".rules").count() == 0 and shown.get(".log").count() == 1
    buttons.nth(1).click()
    shown.page.keyboard.press("Escape")
    assert shown.get(".log").count() == 0


@pytest.mark.parametrize("others", [6, 10])
@pytest.mark.parametrize("width", [1366, 390])
def test_many_players_fit_without_overlap_or_scrolling(table, others, width):
    deck = a_deck(11)
    game = Round(deck, preset("double_deck", 1 + others, deck), 1 + others, 3)
    shown = table(width, 768 if width == 1366 else 844)
    shown.show(data_of(game))
    assert shown.get(".seat").count() == others
    if width == 1366:  # on a phone the hand scrolls sideways
        assert shown.page.evaluate(OVERLAPS) == []
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert shown.page.evaluate(size) == [width, 768 if width == 1366 else 844]
