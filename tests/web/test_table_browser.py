"""The table in a real Chromium, on a page of its own that stands in for Streamlit."""

import pytest
from support.table_page import a_deck, a_hit, a_round, data_of, long_title, played

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.deal import Deal
from authors_edu.game.moves import Choose
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules

pytestmark = pytest.mark.browser

FULL_HANDS = {
    "eight families": (a_deck(), [3, 2, 1, 2, 3, 3, 2, 2]),
    "eleven families": (a_deck(), [2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1]),
    "thirteen families": (a_deck(13), [2, 2, 1, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1]),
    "titles of 60 characters": (a_deck(titles=long_title), [2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1]),
    "six families of long titles": (a_deck(titles=long_title), [3, 3, 3, 3, 3, 3]),
}

# Every line of text and every box that a player reads; two of them overlap only where one lies inside the other.
# Boxes of lines are a little taller than their letters: up to 5 px are no overlap.
OVERLAPS = """() => {
  const room = host.shadowRoot.querySelector(".room"), found = [];
  const read = `.card .title, .card .label, .card .by, .slot, .creator, .count, .seat h3, .level, .backs, .chip,
    .ask-button, .bubble, .prompt, .pill, .bar button, .news`;
  const whole = ".slot, .backs, .chip, .ask-button, .bubble, .bar button";
  const boxes = [...room.querySelectorAll(read)].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = element.matches(whole) ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    return rects.filter((rect) => rect.width).map((rect) => [element, rect]);
  });
  boxes.forEach(([a, x], place) => boxes.slice(place + 1).forEach(([b, y]) => {
    if (a.contains(b) || b.contains(a)) return;
    const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    if (wide > 1.5 && high > 5) found.push([a.className, a.textContent, b.className, b.textContent]);
  }));
  for (const title of room.querySelectorAll(".card .title")) {
    const box = title.getBoundingClientRect(), card = title.parentElement, next = card.nextElementSibling;
    const end = next ? next.getBoundingClientRect().top : card.getBoundingClientRect().bottom;
    if (box.bottom > end + 1 || title.scrollWidth > title.clientWidth + 1) found.push(["covered", title.textContent]);
    if (parseFloat(getComputedStyle(title).fontSize) < 16) found.push(["small", title.textContent]);
  }
  for (const [element, box] of boxes) {
    const outside = box.bottom > innerHeight || box.right > innerWidth || box.left < 0;
    if (outside) found.push(["outside", element.textContent]);
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) found.push(["scrolls", scrollHeight, scrollWidth]);
  return found;
}"""


@pytest.mark.parametrize("hand", FULL_HANDS)
def test_eighteen_cards_and_five_opponents_fit_without_overlap_or_scrolling(table, hand):
    deck, held = FULL_HANDS[hand]
    assert sum(held) == 18
    shown = table()
    shown.show(data_of(a_round(deck, held, Rules(seats=6))))
    assert shown.get(".card").count() == 18
    assert shown.get(".seat").count() == 5
    assert shown.page.evaluate(OVERLAPS) == []
    shown.get("button.slot").first.click()
    assert shown.get(".ask-button").count() == 5
    assert shown.page.evaluate(OVERLAPS) == []


def test_on_a_phone_the_page_stays_and_the_hand_scrolls_sideways(table):
    shown = table(390, 844)
    shown.show(data_of(a_round(a_deck(), [2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1], Rules(seats=6))))
    page = shown.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert page == [390, 844]
    hand = shown.get(".hand")
    assert hand.evaluate("hand => hand.scrollWidth > hand.clientWidth && hand.scrollHeight <= hand.clientHeight")
    assert hand.bounding_box()["y"] > shown.get(".seats").bounding_box()["y"]


def test_two_taps_ask_and_the_hand_waits_for_the_next_number(table):
    game = a_round(a_deck(), [2, 1], Rules(seats=4))
    shown = table()
    shown.show(data_of(game))
    shown.get("button.slot").first.click()
    assert "have you The Last of the Mohicans by Charles Dickens?" in shown.texts(".draft")[0]
    shown.get(".ask-button").nth(1).click()
    assert shown.sent() == [{"number": 0, "ask": {"seat": 2, "card": 2}}]
    shown.get("button.slot").nth(1).dispatch_event("click")
    assert shown.get(".ask-button").count() == 0
    shown.show(data_of(game))  # the same number: the answer is still to come
    shown.get("button.slot").nth(1).dispatch_event("click")
    assert shown.get(".ask-button").count() == 0
    assert len(shown.sent()) == 1
    shown.show(data_of(game, refusal="That was already done."))
    assert shown.texts(".refusal") == ["That was already done."]
    shown.get("button.slot").nth(1).click()
    assert shown.get(".ask-button").count() == 3


def test_a_second_tap_and_escape_take_the_choice_back(table):
    shown = table()
    shown.show(data_of(a_round(a_deck(), [2, 1], Rules(seats=4))))
    slot = shown.get("button.slot").first
    slot.click()
    assert slot.get_attribute("aria-pressed") == "true"
    slot.click()
    assert shown.get(".draft").count() == 0
    slot.click()
    shown.page.keyboard.press("Escape")
    assert shown.get(".draft").count() == 0
    assert shown.sent() == []


def test_the_keyboard_alone_asks_and_keeps_its_place(table):
    game = a_round(a_deck(), [2, 1], Rules(seats=4))
    shown = table()
    shown.show(data_of(game))
    focused = "host.shadowRoot.activeElement.textContent"
    for _ in range(4):  # what was said, the rules, leave, the first missing card
        shown.page.keyboard.press("Tab")
    assert shown.page.evaluate(focused) == "The Last of the Mohicans"
    shown.page.keyboard.press("Enter")
    assert shown.page.evaluate(focused) == "Ask Maximiliane Alexandra"
    shown.page.keyboard.press("Enter")
    assert shown.sent() == [{"number": 0, "ask": {"seat": 1, "card": 2}}]
    assert shown.page.evaluate(focused) == "The Last of the Mohicans"
    shown.show(data_of(game, played(game, a_hit(game))))
    assert shown.page.evaluate("host.shadowRoot.activeElement !== null")


def test_an_ask_by_creator_begins_at_the_head_of_the_family(table):
    """R-30."""
    shown = table()
    shown.show(data_of(a_round(a_deck(), [2, 1], Rules(seats=4, ask="creator"))))
    assert shown.get("button.slot").count() == 0
    shown.get("button.head").nth(1).click()
    assert "have you any books by Jane Austen?" in shown.texts(".draft")[0]
    shown.get(".ask-button").first.click()
    assert shown.sent() == [{"number": 0, "ask": {"seat": 1, "family": 1}}]


def test_a_name_is_typed_or_skipped_with_the_title_covered(table):
    """R-51, R-53."""
    game = a_round(a_deck(clues=True), [2, 1], Rules(seats=4, naming="typed"))
    shown = table()
    shown.show(data_of(game, played(game, a_hit(game))))
    field = shown.get(".naming input")
    assert field.get_attribute("autocomplete") == "off"
    assert shown.page.evaluate("host.shadowRoot.activeElement.tagName") == "INPUT"
    assert "about a long and winding tale" in shown.texts(".big-card")[0]
    shown.page.keyboard.type("  Emma ")
    shown.page.keyboard.press("Enter")
    assert shown.sent() == [{"number": 1, "name": "Emma"}]
    again = table()
    again.show(data_of(game))
    again.get(".naming .quiet").click()
    assert again.sent() == [{"number": 1, "name": ""}]


def test_a_name_is_chosen_from_four_and_the_ruling_is_shown(table):
    """R-50, R-55."""
    titles = a_deck(titles=lambda family, place: f"Work {family} {place}", clues=True)
    game = a_round(titles, [2, 1], Rules(seats=4, naming="choice"))
    shown = table()
    shown.show(data_of(game, played(game, a_hit(game))))
    assert shown.get(".choice").count() == 4
    right = game.card(game.view(0).pending.card).work
    place = shown.texts(".choice").index(right)
    shown.get(".choice").nth(place).click()
    assert shown.sent() == [{"number": 1, "choose": place}]
    shown.show(data_of(game, played(game, Choose(place))))
    assert shown.texts(".news.named") == [f"Right: {right} by Charles Dickens. 1 point."]
    assert shown.texts(".score") == ["You: 0 sets + 1 for naming"]


def test_what_was_said_is_played_back_line_after_line_and_can_be_skipped(table):
    game = a_round(a_deck(), [2, 1, 1], Rules(seats=3))
    shown = table(motion="no-preference")
    shown.show(data_of(game))
    miss = next(ask for ask in game.legal_asks() if ask.card not in game.cards.hand(ask.seat))
    said = played(game, miss)
    theirs = next(ask for ask in game.legal_asks() if ask.seat == 0 and ask.card not in game.cards.hand(0))
    said += played(game, theirs)
    shown.show(data_of(game, said))
    assert shown.get(".bubble").count() == 1
    assert shown.texts(".pill")[0] == "Your turn"
    shown.page.clock.run_for(400)
    assert shown.texts(".bubble.answer")[0].endswith("Sorry, I have not.")
    shown.page.clock.run_for(950)
    assert "asks you" in shown.texts(".bubble.question")[0]
    shown.get(".prompt button").click()
    assert shown.texts(".bubble.answer")[0].startswith("You")
    assert shown.get(".prompt button").count() == 0
    shown.get(".bar button").first.click()
    assert len(shown.texts(".log li")) == len(said)


def test_stillness_and_a_refresh_show_the_end_at_once(table):
    game = a_round(a_deck(), [2, 1, 1], Rules(seats=3))
    data = data_of(game, played(game, a_hit(game)))
    still = table()
    still.show(data)
    assert still.get(".bubble").count() == 2
    moving = table(motion="no-preference")
    moving.show(data)
    assert moving.get(".bubble").count() == 1
    moving.page.reload()
    moving.show(data)
    assert moving.get(".bubble").count() == 2
    assert "You: “" in moving.get("[role=status]").text_content()


def test_a_card_travels_on_a_hit_and_not_for_who_wants_no_motion(table):
    for motion, travelling in (("no-preference", 1), ("reduce", 0)):
        game = a_round(a_deck(), [2, 1, 1], Rules(seats=3))
        shown = table(motion=motion)
        shown.show(data_of(game))
        shown.page.evaluate("""() => { window.flown = 0; new MutationObserver((changes) => changes.forEach((change) =>
            flown += [...change.addedNodes].filter((node) => node.className === "flyer").length))
            .observe(host.shadowRoot.querySelector(".mount"), { childList: true }) }""")
        shown.show(data_of(game, played(game, a_hit(game))))
        shown.page.clock.run_for(400)
        assert shown.page.evaluate("flown") == travelling


def test_all_is_told_at_once_to_who_wants_no_pauses(table):
    for at_once in (False, True):
        game = a_round(a_deck(), [2, 1, 1], Rules(seats=3))
        shown = table(motion="no-preference")
        shown.show(data_of(game) | {"at_once": at_once})
        shown.show(data_of(game, played(game, a_hit(game))) | {"at_once": at_once})
        assert bool(shown.page.get_by_role("button", name="Skip").count()) != at_once


def test_the_result_is_told_and_another_round_is_one_tap_away(table):
    deck = a_deck(2)
    game = Round.from_deal(deck, Rules(seats=2), Deal(1, ((0, 1, 2, 3), (4, 5, 6, 7))))
    shown = table()
    shown.show(data_of(game, tuple((0, event) for event in game.opening)))
    assert shown.texts(".verdict") == ["You and Maximiliane Alexandra share the win."]
    assert shown.get(".result .winner").count() == 2
    shown.get(".result .gold").click()
    assert shown.sent() == [{"number": 0, "again": True}]


def test_a_call_that_streamlit_ends_late_does_not_close_the_table(table):
    shown = table()
    data = data_of(a_round(a_deck(), [2, 1], Rules(seats=4)))
    shown.page.evaluate("async data => { const calls = [show(data), show(data)]; (await calls[0])() }", data)
    shown.get("button.slot").first.click()
    assert shown.get(".draft").count() == 1
    shown.page.keyboard.press("Escape")
    assert shown.get(".draft").count() == 0


def test_leaving_asks_once_more(table):
    shown = table()
    shown.show(data_of(a_round(a_deck(), [2, 1], Rules(seats=4))))
    leave = shown.get(".bar button").nth(2)
    leave.click()
    shown.get(".leaving .gold").click()
    assert shown.get(".leaving").count() == 0
    leave.click()
    shown.get(".leaving .quiet").click()
    assert shown.sent() == [{"number": 0, "leave": True}]


def test_what_a_teacher_typed_is_only_ever_text(table):
    trap = "<img src=x onerror='window.trapped = true'>"
    cards = tuple(Card(str(place), trap, f"{trap}{place}", clue=trap) for place in range(4))
    deck = Deck(trap, (Family(trap, cards), a_deck().families[1]))
    game = Round.from_deal(deck, Rules(seats=3, naming="typed"), Deal(2, ((0, 1, 4), (2, 5, 6), (3, 7))))
    shown = table()
    shown.show(data_of(game))
    shown.get("button.slot").first.click()
    shown.show(data_of(game, played(game, a_hit(game))))
    assert trap in shown.get(".bar h2").text_content()
    assert shown.page.evaluate("host.shadowRoot.querySelectorAll('img').length") == 0
    assert shown.page.evaluate("window.trapped") is None
    assert shown.errors == []
