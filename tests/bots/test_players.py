"""How the levels choose: legally, and each in its own way. Positions are set up by hand; card n is of family n // 4."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.random_games import SetUp, set_ups

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import bot_move, knowledge_of, play_out, tell
from authors_edu.bots.players import LEVELS, choose
from authors_edu.decks.model import Deck
from authors_edu.game.deal import Deal
from authors_edu.game.events import Answered, CardsMoved, Ruled
from authors_edu.game.moves import Acknowledge, Ask, Move, NameByChance
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.view import Stage

DeckOf = Callable[[int], Deck]


def position(deck: Deck, *hands: tuple[int, ...], **options: Any) -> Round:
    """Everything dealt as stated; the last seat has dealt, so seat 0 asks."""
    return Round.from_deal(deck, Rules(seats=len(hands), **options), Deal(len(hands) - 1, hands))


def after(round: Round, *asks: Ask) -> Knowledge:
    knowledge = knowledge_of(round)
    for ask in asks:
        tell(knowledge, round.play(ask, round.number))
    return knowledge


def choices(round: Round, knowledge: Knowledge, level: str, times: int = 40) -> Counter[Move]:
    return Counter(bot_move(round, knowledge, LEVELS[level], Random(seed)) for seed in range(times))


@settings(max_examples=15, deadline=None)
@given(set_ups(most_families=9))
def test_every_choice_is_legal(deck_of: DeckOf, set_up: SetUp) -> None:
    deck, rng = deck_of(set_up.families), Random(set_up.players)
    round = Round(deck, set_up.rules(deck), set_up.seats, set_up.seed)
    knowledge = knowledge_of(round)
    while not round.is_over and round.number < 1000:
        for level in LEVELS.values():
            move = bot_move(round, knowledge, level, rng)
            if round.stage is Stage.NAME:
                assert move == NameByChance(level.naming_chance)
            elif not round.asks_now:
                assert move == Acknowledge(round.turn)
            elif round.blind is not None:  # asks from memory, and may be wrong
                assert isinstance(move, Ask)
            else:
                assert move in round.legal_asks()
        tell(knowledge, round.play(move, round.number))


def test_the_same_view_knowledge_and_chance_give_the_same_move(deck_of: DeckOf) -> None:
    deck = deck_of(9)
    round = Round(deck, preset("classic", 4, deck), 4, seed=5)
    knowledge, again = knowledge_of(round), knowledge_of(round)
    for number in range(30):
        for level in LEVELS.values():
            move = bot_move(round, knowledge, level, Random(number))
            assert bot_move(round, again, level, Random(number)) == move
        events = round.play(move, round.number)
        tell(knowledge, events)
        tell(again, events)


def test_only_the_seat_on_turn_chooses(deck_of: DeckOf) -> None:
    round = position(deck_of(3), (0, 1, 4, 5), (2, 3, 8, 9), (6, 7, 10, 11))

    for seat in (1, None):
        with pytest.raises(ValueError, match="turn of seat 0"):
            choose(round.view(seat), knowledge_of(round), LEVELS["sharp"], Random(1))


def test_r56_bots_name_by_the_chance_of_their_level(deck_of: DeckOf) -> None:
    round = position(deck_of(3), (0, 1, 4, 5), (2, 3, 8, 9), (6, 7, 10, 11), ask="creator", naming="typed")
    knowledge = after(round, Ask(1, family=0))
    assert round.stage is Stage.NAME

    chances = {level: set(choices(round, knowledge, level, times=5)) for level in LEVELS}
    assert chances == {
        "random": {NameByChance(0.25)},
        "beginner": {NameByChance(0.3)},
        "forgetful": {NameByChance(0.5)},
        "attentive": {NameByChance(0.7)},
        "sharp": {NameByChance(0.85)},
        "detective": {NameByChance(0.9)},
        "expert": {NameByChance(0.95)},
    }


def test_random_asks_for_everything_equally_often(deck_of: DeckOf) -> None:
    round = position(deck_of(3), (0, 1, 4, 5), (2, 3, 8, 9), (6, 7, 10, 11))
    asked = choices(round, knowledge_of(round), "random", times=4000)

    # Two seats, four cards: eight asks, 500 times each, within five standard errors of 21.
    assert set(asked) == {Ask(seat, card=card) for seat in (1, 2) for card in (2, 3, 6, 7)}
    assert all(395 < times < 605 for times in asked.values())


def taken_from_seat_0(deck: Deck) -> tuple[Round, Knowledge]:
    """Seat 0 missed card 3 at seat 1, which took card 4 from it; then seats 1 and 2 missed. Seat 0 has 0, 1, 5."""
    round = position(deck, (0, 1, 4, 5), (2, 6, 8, 9), (3, 7, 10, 11))
    knowledge = after(round, Ask(1, card=3), Ask(0, card=4), Ask(0, card=7), Ask(0, card=8))
    assert round.turn == 0
    return round, knowledge


def test_sharp_asks_first_where_a_card_surely_is(deck_of: DeckOf) -> None:
    round, knowledge = taken_from_seat_0(deck_of(3))

    assert set(choices(round, knowledge, "sharp")) == {Ask(1, card=4)}


def test_beginner_does_not_notice_who_took_its_card(deck_of: DeckOf) -> None:
    round, knowledge = taken_from_seat_0(deck_of(3))

    # It may ask two seats for cards 2, 3, 4, 6, 7; it remembers only that seat 1 refused card 3.
    asked = choices(round, knowledge, "beginner", times=400)
    assert set(asked) == {Ask(seat, card=card) for seat in (1, 2) for card in (2, 3, 4, 6, 7)} - {Ask(1, card=3)}


def test_random_may_ask_again_for_what_was_just_refused(deck_of: DeckOf) -> None:
    round, knowledge = taken_from_seat_0(deck_of(3))

    assert Ask(1, card=3) in choices(round, knowledge, "random", times=200)


def test_sharp_keeps_to_the_family_of_which_it_holds_most(deck_of: DeckOf) -> None:
    round = position(deck_of(3), (0, 1, 2, 4), (3, 5, 8, 9), (6, 7, 10, 11))

    assert set(choices(round, knowledge_of(round), "sharp")) == {Ask(1, card=3), Ask(2, card=3)}


def test_sharp_does_not_ask_who_is_known_to_lack_the_card(deck_of: DeckOf) -> None:
    # Both have four cards, and seat 1 refused card 3.
    round = position(deck_of(3), (0, 1, 2, 4), (5, 8, 9, 10), (3, 6, 7, 11))
    knowledge = after(round, Ask(1, card=3), Ask(0, card=11), Ask(0, card=8))
    assert round.turn == 0

    assert set(choices(round, knowledge, "sharp")) == {Ask(2, card=3)}


def test_sharp_asks_in_the_family_in_which_a_seat_has_asked_by_creator(deck_of: DeckOf) -> None:
    # Seat 1 is known to have some of families 0 and 2, seat 2 of family 1, of which seat 0 holds most.
    round = position(deck_of(3), (0, 4, 5, 8), (1, 2, 9, 10), (3, 6, 7, 11), ask="creator")
    asks = (Ask(1, family=1), Ask(2, family=0), Ask(2, family=2), Ask(2, family=2), Ask(1, family=1))
    knowledge = after(round, *asks)
    assert round.turn == 0

    assert set(choices(round, knowledge, "sharp")) == {Ask(2, family=1)}


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(["classic", "classroom"]), st.integers(3, 6), st.integers(0, 10**6))
def test_beginner_never_repeats_an_ask_just_refused(deck_of: DeckOf, name: str, seats: int, seed: int) -> None:
    deck, rng = deck_of(7), Random(seed)
    round = Round(deck, preset(name, seats, deck), seats, seed)
    knowledge = knowledge_of(round)
    refused: dict[int, Ask] = {}  # by asker: its last ask, until the asked seat got that card
    while not round.is_over:
        seat, move = round.turn, bot_move(round, knowledge, LEVELS["beginner"], rng)
        if isinstance(move, Ask):
            assert move != refused.pop(seat, None)
        events = round.play(move, round.number)
        tell(knowledge, events)
        for event in events:
            if isinstance(event, CardsMoved) and event.cards is not None:
                got = [Ask(event.taker, card=card) for card in event.cards]
                refused = {asker: ask for asker, ask in refused.items() if ask not in got}
            if isinstance(event, Answered) and event.count == 0:
                assert isinstance(move, Ask)
                refused[seat] = move


def rulings(deck: Deck, level: str) -> int:
    """Counts asks that were void because the asker did not know its own hand, in three blind rounds."""
    ruled = 0
    for seed in range(3):
        round = Round(deck, preset("blind", 4, deck), 4, seed)
        for _, events in play_out(round, [LEVELS[level]] * 4, Random(seed)):
            ruled += sum(isinstance(event, Ruled) for event in events)
    return ruled


def test_r45_who_forgets_nothing_and_reasons_remembers_its_own_hand(deck_of: DeckOf) -> None:
    deck = deck_of(7)

    assert rulings(deck, "sharp") > 10
    assert rulings(deck, "detective") == rulings(deck, "expert") == 0
