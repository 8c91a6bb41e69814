"""Forgetting: the oldest first, and some of what others say; the same every time."""

from collections.abc import Callable

from authors_edu.bots.knowledge import Fact, Knowledge
from authors_edu.bots.memory import attention_needed, remembers
from authors_edu.game.events import Answered, Asked, Dealt, Event, TurnPassed

Told = Callable[..., Knowledge]


def misses(*asks: tuple[int, int, int]) -> list[Event]:
    events: list[Event] = [Dealt(2, (4, 4, 4), 0)]
    for asker, asked, card in asks:
        events += [Asked(asker, asked, card // 4, card), Answered(asker, asked, card // 4, card, 0), TurnPassed(0)]
    return events


def test_only_the_newest_answers_are_remembered(told: Told) -> None:
    known = told(3, 3, *misses((0, 1, 0), (1, 2, 4), (2, 0, 8)))
    oldest, middle, newest = known.fact(1, 0, 0), known.fact(2, 1, 4), known.fact(0, 2, 8)
    assert oldest and middle and newest

    assert [remembers(known, 1, fact, span=2, notices=1.0) for fact in (oldest, middle, newest)] == [False, True, True]
    assert not remembers(known, 1, newest, span=0, notices=1.0)


def test_a_seat_never_misses_the_answer_to_its_own_ask(told: Told) -> None:
    known = told(3, 3, *misses((0, 1, 0)))
    fact = known.fact(1, 0, 0)
    assert fact

    assert remembers(known, 0, fact, span=1, notices=0.0)
    assert not remembers(known, 1, fact, span=1, notices=0.0)
    assert not remembers(known, 2, fact, span=1, notices=0.0)


def test_who_notices_everything_misses_nothing_and_who_notices_nothing_all() -> None:
    facts = [Fact(True, number, number % 3, (number + 1) % 3, 0) for number in range(1, 2000)]

    assert all(0 < attention_needed(fact, seat, luck=7) <= 1 for fact in facts for seat in range(3))


def test_what_is_missed_is_spread_evenly_and_differs_by_seat_and_by_table() -> None:
    facts = [Fact(True, number, 0, 1, 0) for number in range(1, 2001)]

    def noticed(seat: int, luck: int) -> set[int]:
        return {fact.number for fact in facts if attention_needed(fact, seat, luck) <= 0.6}

    # 2,000 draws of chance 0.6 lie within 1,200 ± 110 (five standard errors); two that differ share 0.36 of them.
    here, beside, elsewhere = noticed(2, luck=1), noticed(3, luck=1), noticed(2, luck=2)
    assert all(1090 < len(numbers) < 1310 for numbers in (here, beside, elsewhere))
    assert all(610 < len(here & other) < 830 for other in (beside, elsewhere))
    assert noticed(2, luck=1) == here


def test_a_refusal_is_not_forgotten_because_another_seat_heard_it_too(told: Told) -> None:
    known = told(3, 3, *misses((0, 1, 0), (2, 1, 0), (0, 2, 4)))
    fact = known.fact(1, 0, 0)
    assert fact and fact.asker == 2

    assert remembers(known, 0, fact, span=3, notices=0.0)
    assert not remembers(known, 0, fact, span=2, notices=0.0)


def test_what_a_seat_asked_last_it_still_knows(told: Told) -> None:
    known = told(3, 3, *misses((1, 2, 4), (0, 1, 0), (1, 0, 9), (2, 1, 0), (1, 2, 5)))
    fact, older = known.fact(1, 0, 0), known.fact(2, 1, 4)
    assert fact and older

    assert not remembers(known, 1, older, span=1, notices=0.0)  # it has asked since
    assert remembers(known, 0, fact, span=1, notices=0.0)
