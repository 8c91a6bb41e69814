"""What the table does when something goes wrong on the way, and for who plays without a mouse."""

import pytest
from support.table_page import a_deck, a_hit, a_round, data_of, played

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.moves import Name
from authors_edu.game.rules import Rules

pytestmark = pytest.mark.browser
LATE_MS = 8_100
FOCUSED = "host.shadowRoot.activeElement"


def test_a_wish_without_an_answer_is_told_and_can_be_made_again(table):
    shown = table()
    shown.show(data_of(a_round(a_deck(), [2, 1], Rules(seats=4))))
    for made in (1, 2):
        shown.get("button.slot").first.click()
        shown.get(".ask-button").first.click()
        assert shown.get(".refusal").count() == 0
        shown.page.clock.run_for(LATE_MS)
        assert shown.texts(".refusal")[0].startswith("That has not arrived. Please try once more.")
        assert "not arrived" in shown.get("[role=status]").text_content()
        assert len(shown.sent()) == made


def test_a_typed_title_stays_when_its_answer_does_not_come(table):
    game = a_round(a_deck(clues=True), [2, 1], Rules(seats=4, naming="typed"))
    shown = table()
    shown.show(data_of(game, played(game, a_hit(game))))
    shown.get(".naming input").fill("Emma")
    shown.page.keyboard.press("Enter")
    shown.page.keyboard.press("Enter")
    assert len(shown.sent()) == 1
    shown.page.clock.run_for(LATE_MS)
    assert shown.get(".naming .refusal").count() == 1
    assert shown.get(".naming input").input_value() == "Emma"
    shown.page.keyboard.press("Enter")
    assert shown.sent() == [{"number": 1, "name": "Emma"}] * 2


def test_a_title_that_was_pasted_with_tabs_reaches_the_table(table):
    game = a_round(a_deck(), [2, 1], Rules(seats=4, naming="typed"))
    shown = table()
    shown.show(data_of(game, played(game, a_hit(game))))
    shown.get(".naming input").fill("A Tale\tof Two\u00a0 Cities ")
    shown.page.keyboard.press("Enter")
    assert shown.sent() == [{"number": 1, "name": "A Tale of Two Cities"}]


def test_the_table_takes_the_focus_from_what_it_covers_and_from_nothing_else(table):
    shown = table()
    shown.page.evaluate("document.body.prepend(document.createElement('button'))")
    data = data_of(a_round(a_deck(), [2, 1], Rules(seats=4)))
    shown.show(data)
    assert shown.page.evaluate(f"{FOCUSED}.className") == "room"
    shown.page.keyboard.press("Tab")
    assert shown.page.evaluate(f"{FOCUSED}.textContent") == "What was said"
    shown.show(data)
    assert shown.page.evaluate(f"{FOCUSED}.textContent") == "What was said"


def test_a_call_for_a_table_that_has_left_the_page_draws_nothing(table):
    shown = table()
    data = data_of(a_round(a_deck(), [2, 1], Rules(seats=4)))
    shown.show(data)
    shown.page.evaluate("host.remove()")
    shown.show({**data, "number": 1})
    assert shown.errors == []


TORN = """() => [...host.shadowRoot.querySelectorAll(".card .title")].flatMap((title) => {
  const words = title.textContent.split(" "), range = document.createRange(), text = title.firstChild;
  let start = 0;
  return words.filter((word) => {
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    start += word.length + 1;
    return range.getClientRects().length > 1;
  });
})"""


def test_on_a_phone_no_word_of_a_usual_title_is_torn(table):
    shown = table(390, 844)
    titles = ("Netherlandish Proverbs", "The Astronomer", "Wuthering Heights", "Frankenstein")
    deck = a_deck(titles=lambda family, place: titles[place])
    shown.show(data_of(a_round(deck, [3, 2, 1], Rules(seats=3))))
    assert shown.page.evaluate(TORN) == []


LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
CUT_OFF = """() => [...host.shadowRoot.querySelectorAll(".log li, .speech, .news, .slot .text, .creator, .title")]
  .filter((element) => element.scrollWidth > element.parentElement.clientWidth + 1
    || element.getBoundingClientRect().right > element.parentElement.getBoundingClientRect().right + 1)
  .map((element) => `${element.className} ${element.textContent}`)"""


@pytest.mark.parametrize("width", [1366, 390])
def test_a_word_without_end_is_broken_and_never_cut_off(table, width):
    cards = [tuple(Card(f"{family}{work}", LONG, f"{LONG} {work}") for work in range(4)) for family in range(2)]
    deck = Deck(LONG, (Family(LONG, cards[0]), Family(f"{LONG} II", cards[1])))
    game = a_round(deck, [2, 1], Rules(seats=3))
    shown = table(width, 844)
    shown.show(data_of(game, played(game, a_hit(game))))
    assert shown.page.evaluate(CUT_OFF) == []
    shown.get(".bar button").first.click()
    assert shown.get(".log li").count() > 2
    assert shown.page.evaluate(CUT_OFF) == []


def test_text_from_right_to_left_does_not_turn_the_sentence_around_it(table):
    name = "נגיב"
    works = (Card("0", name, "ביתי"), *(Card(str(place), name, f"Work {place}") for place in (1, 2, 3)))
    deck = Deck("D", (Family(name, works), a_deck().families[1]))
    game = a_round(deck, [3, 1], Rules(seats=3, naming="typed"))
    data = data_of(game, played(game, a_hit(game), Name("Work 3")))
    [line] = [line["log"] for line in data["lines"] if line["kind"] == "named"]
    assert line == f"Right: Work 3 by \u2068{name}\u2069. 1 point."
    shown = table()
    shown.show(data)
    assert name in shown.texts(".news.named")[0]
