"""How long a game will last, from games played at once."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import pytest

from authors_edu.bots.minutes import Minutes, minutes_of
from authors_edu.bots.pace import ASK_MS, DEAL_MS, LOOK_MS, TYPE_NAME_MS, WATCH_MS, WATCH_NAME_MS, at_once, pace_of
from authors_edu.bots.play_match import play_match
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.match import Match
from authors_edu.game.match_moves import NextRound
from authors_edu.game.moves import Acknowledge, Ask, NameByChance
from authors_edu.game.presets import preset
from authors_edu.game.rules import RulesError

DeckOf = Callable[[int], Deck]

SHARP, BEGINNER, RANDOM = (LEVELS[name] for name in ("sharp", "beginner", "random"))
ONE_PERSON = [None, BEGINNER, BEGINNER, BEGINNER]


def test_a_person_takes_time_for_an_ask_and_a_name_and_to_watch_a_bot() -> None:
    pace = pace_of({1}, "typed")
    asks, names = Ask(0, card=3), NameByChance(0.5)

    assert [pace(seat, asks) for seat in (0, 1, 2)] == [WATCH_MS, ASK_MS, WATCH_MS]
    assert [pace(seat, names) for seat in (0, 1, 2)] == [WATCH_NAME_MS, TYPE_NAME_MS, WATCH_NAME_MS]
    assert pace_of({1}, "choice")(1, names) < TYPE_NAME_MS
    assert [pace(0, Acknowledge(seat)) for seat in (0, 1)] == [0, LOOK_MS]
    assert pace(0, NextRound()) == DEAL_MS
    assert at_once(1, asks) == 0


def test_the_typical_game_is_the_middle_of_many_others(deck_of: DeckOf) -> None:
    deck = deck_of(11)
    rules, lasted = preset("classic", 4, deck), []
    for seed in range(1_000, 1_060):
        match = Match(deck, rules, 4, seed)
        for _ in play_match(match, [BEGINNER] * 4, Random(seed), pace=pace_of({0}, "off")):
            pass
        lasted.append(match.log[-1][1] / 60_000)
    said = minutes_of(deck, rules, ONE_PERSON)

    assert said.low < said.typical < said.high
    assert said.typical == pytest.approx(median(lasted), rel=0.25)
    assert sum(said.low <= minutes <= said.high for minutes in lasted) >= 0.6 * len(lasted)


def test_more_people_more_families_and_more_rounds_take_longer(deck_of: DeckOf) -> None:
    def typical(families: int, people: int = 1, **options: object) -> int:
        deck = deck_of(families)
        table = [None] * people + [BEGINNER] * (4 - people)
        return minutes_of(deck, preset("classic", 4, deck, **options), table).typical

    assert typical(5) < typical(13)
    assert typical(8, people=1) < typical(8, people=2) < typical(8, people=4)
    assert typical(5, rounds=3) > 2 * typical(5)


def test_the_same_table_gets_the_same_answer(deck_of: DeckOf) -> None:
    deck = deck_of(6)
    rules = preset("classroom", 4, deck)
    assert minutes_of(deck, rules, ONE_PERSON) == minutes_of(deck_of(6), rules, list(ONE_PERSON))


def test_a_game_that_nobody_ends_is_told_as_such(deck_of: DeckOf) -> None:
    # Blind and without a memory, with a target that the penalties keep away.
    deck = deck_of(2)
    said = minutes_of(deck, preset("blind", 2, deck, illegal_ask="penalty", target=30), [RANDOM, RANDOM])

    assert said == Minutes(said.typical, said.typical, said.typical, people=0, at_least=True)


def test_a_game_that_is_over_at_the_deal_takes_a_minute(deck_of: DeckOf) -> None:
    deck = deck_of(2)
    assert minutes_of(deck, preset("go_fish", 3, deck), [None, SHARP, SHARP]).low == 1


def test_a_table_that_cannot_be_played_is_refused(deck_of: DeckOf) -> None:
    with pytest.raises(RulesError):
        minutes_of(deck_of(2), preset("classic", 9, deck_of(3)), [None] * 9)


def test_six_seats_and_thirteen_families_take_less_than_a_second(deck_of: DeckOf) -> None:
    deck = deck_of(13)
    for name in ("classic", "classroom", "juniors", "simultaneous"):
        start = process_time()
        minutes_of(deck, preset(name, 6, deck), [None, *[SHARP] * 3, BEGINNER, BEGINNER])
        assert process_time() - start < 1.5  # 0.3 to 0.6 s here; a slow machine has its share
