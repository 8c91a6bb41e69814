"""What asks tell of their asker, counted by hand. Three seats, three families; card n is of family n // 4."""

from authors_edu.bots.habits import Habits
from authors_edu.game.events import Answered, Asked, CardsMoved, Drew, Event, SetLaid


def habits_after(*events: Event) -> Habits:
    habits = Habits(families=3, seats=3)
    for event in events:
        habits.note(event)
    return habits


def ask(asker: int, asked: int, card: int, hit: bool) -> list[Event]:
    events: list[Event] = [Asked(asker, asked, card // 4, card), Answered(asker, asked, card // 4, card, int(hit))]
    return [*events, CardsMoved(asked, asker, card // 4, 1, (card,), shown=True)] if hit else events


def test_an_ask_is_noted_for_its_asker_and_family_alone() -> None:
    assert habits_after(*ask(1, 2, 5, hit=False)).asked_in == [[False] * 3, [False, True, False], [False] * 3]


def test_who_takes_what_everybody_saw_pays_attention() -> None:
    before = habits_after(*ask(0, 1, 4, hit=True), *ask(0, 1, 0, hit=False))
    taken = habits_after(*ask(0, 1, 4, hit=True), *ask(0, 1, 0, hit=False), *ask(1, 0, 4, hit=True))

    assert before.attention(1) == 1 / 2
    assert taken.attention(1) == 2 / 3


def test_who_leaves_a_card_of_a_family_that_it_asks_in_pays_no_attention() -> None:
    # Seat 1 asks in family 1, seat 0 takes card 4 of it, and seat 1 asks for something else.
    asks = (*ask(1, 2, 5, hit=False), *ask(0, 2, 4, hit=True), *ask(1, 2, 8, hit=False))

    assert habits_after(*asks).attention(1) == 1 / 3
    assert habits_after(*asks).passed_over[1] == [0, 0, 0]


def test_who_asks_for_something_uncertain_has_passed_over_what_it_may_not_hold() -> None:
    asks = (*ask(0, 2, 4, hit=True), *ask(1, 2, 8, hit=False))

    assert habits_after(*asks).passed_over == [[0, 0, 0], [0, 1, 0], [0, 0, 0]]
    assert habits_after(*asks).attention(1) == 1 / 2


def test_a_sure_ask_passes_nothing_over() -> None:
    asks = (*ask(0, 2, 4, hit=True), *ask(0, 2, 8, hit=True), *ask(1, 0, 4, hit=True))

    assert habits_after(*asks).passed_over[1] == [0, 0, 0]


def test_a_card_drawn_or_received_may_be_of_what_was_passed_over() -> None:
    asks = (*ask(0, 2, 4, hit=True), *ask(1, 2, 8, hit=False))

    assert habits_after(*asks, Drew(1, None, shown=False)).passed_over[1] == [0, 0, 0]
    assert habits_after(*asks, *ask(1, 2, 5, hit=True)).passed_over[1] == [0, 0, 0]


def test_by_creator_a_seat_that_gave_all_is_no_longer_taken_to_hold_any() -> None:
    asked = Asked(0, 1, 2, None), Answered(0, 1, 2, None, 0)
    given = Asked(2, 0, 2, None), Answered(2, 0, 2, None, 1), CardsMoved(0, 2, 2, 1, None)

    assert habits_after(*asked).by_creator and not habits_after(*ask(1, 2, 5, hit=False)).by_creator
    assert habits_after(*asked).asked_in[0][2]
    assert not habits_after(*asked, *given).asked_in[0][2]
    assert habits_after(*asked, *given).attention(2) == 2 / 3  # it was sure that seat 0 had some


def test_a_laid_family_is_in_nobodys_sight() -> None:
    asks = (*ask(0, 2, 4, hit=True), SetLaid(0, 1, dealt=False), *ask(1, 2, 8, hit=False))

    assert habits_after(*asks).passed_over[1] == [0, 0, 0]
    assert habits_after(*asks).asked_in[0] == [False, False, False]
