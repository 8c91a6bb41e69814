"""The coach over random rounds of all games in turns: what it calls certain is so, and hidden cards change nothing."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.hidden_cards import looks, played, swapped
from support.random_games import SetUp, any_move, set_ups

from authors_edu.bots.coach import Why, hint
from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.lookback import lookback
from authors_edu.bots.origins import is_sure_from
from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.bots.sheet import Because, Mark, deduction_sheet, field_of
from authors_edu.bots.sight import Sight
from authors_edu.decks.model import Deck
from authors_edu.game.events import Undone
from authors_edu.game.moves import Ask
from authors_edu.game.refusals import MoveError
from authors_edu.game.review import review
from authors_edu.game.round import Round

DeckOf = Callable[[int], Deck]


def check_hint(round: Round, knowledge: Knowledge) -> None:
    view = round.view(round.turn)
    if not view.askable_seats:
        return
    given = hint(view, knowledge)
    if given.why is Why.FROM_MEMORY:
        assert round.rules.blind
        assert given.family is None or any(card // 4 == given.family for card in round.cards.hand(round.turn))
        return
    ask = Ask(given.seat, card=given.card) if given.card is not None else Ask(given.seat, family=given.family)
    assert ask in round.legal_asks()
    hand = round.cards.hand(given.seat)
    has = given.card in hand if given.card is not None else any(card // 4 == given.family for card in hand)
    assert has or not given.is_certain
    assert not has or given.why is not Why.ONLY_PILE
    numbers = [origin.number for origin in given.origins]
    assert numbers == sorted(set(numbers))
    if given.why in (Why.ONLY_ONE, Why.FOLLOWS):
        sight = Sight(view, knowledge)
        assert is_sure_from(sight, numbers, given.seat, given.family, given.card)
        for spared in numbers if len(knowledge.told) < 200 else ():  # in a long round it may take too long to see
            others = [number for number in numbers if number != spared]
            assert not is_sure_from(sight, others, given.seat, given.family, given.card)
    if given.why is Why.OPEN and not has:
        places = [*map(round.cards.hand, range(round.rules.seats)), tuple(round.cards.pile)]
        where = [place for place, cards in enumerate(places) if given.card in cards]
        assert given.card is None or set(where) & set(given.left)


def check_sheets(round: Round, knowledge: Knowledge) -> None:
    hands = [round.cards.hand(seat) for seat in range(round.rules.seats)]
    for viewer in (None, *range(round.rules.seats)):
        for block in deduction_sheet(round.view(viewer), knowledge).blocks:
            assert not round.cards.laid[block.family]
            for seat, mark in enumerate(block.any):
                has = any(card // 4 == block.family for card in hands[seat])
                assert mark is not (Mark.NO if has else Mark.YES)
            for row in block.rows:
                for seat, mark in enumerate(row.marks):
                    assert mark is not (Mark.NO if row.card in hands[seat] else Mark.YES)


def check_fields(round: Round, knowledge: Knowledge) -> None:
    """What stands behind the marks of the seat on turn, of one family and one other seat."""
    viewer, other = round.turn, (round.turn + 1) % round.rules.seats
    blocks = deduction_sheet(round.view(viewer), knowledge).blocks
    if blocks:
        block = blocks[round.number % len(blocks)]
        for card, marks in ((None, block.any), *((row.card, row.marks) for row in block.rows)):
            check_field(round, knowledge, viewer, other, block.family, card, marks[other])


def check_field(
    round: Round, knowledge: Knowledge, viewer: int | None, seat: int, family: int, card: int | None, mark: Mark
) -> None:
    view = round.view(viewer)
    field = field_of(view, knowledge, seat, family, card)
    assert (field.mark, field.because is Because.OPEN) == (mark, mark is Mark.MAYBE)
    numbers = [origin.number for origin in field.origins]
    assert numbers == sorted(set(numbers))
    if field.because is Because.FOLLOWS and round.rules.copies == 1:
        sight = Sight(view, knowledge)
        assert is_sure_from(sight, numbers, field.seat, family, card) or mark is Mark.NO


def play_and_check(round: Round, seed: int) -> None:
    rng, knowledge, levels = Random(seed), knowledge_of(round), list(LEVELS.values())
    while not round.is_over and round.number < 400:
        check_hint(round, knowledge)
        if rng.random() < 0.2:
            check_sheets(round, knowledge)
            check_fields(round, knowledge)
        clever = rng.random() < 0.7
        move = bot_move(round, knowledge, rng.choice(levels), rng) if clever else any_move(round, rng)
        events = round.play(move, round.number)
        if any(isinstance(event, Undone) for event in events):
            knowledge = knowledge_of(round)
        else:
            tell(knowledge, events)
    if round.is_over:
        check_lookback(round)


def check_lookback(round: Round) -> None:
    hands = {step.number: step.hands for step in review(round).steps}
    for seat in range(round.rules.seats):
        moments = lookback(round, seat)
        assert len(moments) <= 3
        assert len({moment.known.family for moment in moments}) == len(moments)
        assert [moment.lost_to is None for moment in moments] == sorted(moment.lost_to is None for moment in moments)
        for moment in moments:
            known, before = moment.known, hands[moment.number]
            assert known.is_certain
            assert known.seat not in (None, seat)
            has = before[known.seat]
            assert known.card in has if known.card is not None else any(card // 4 == known.family for card in has)


@settings(max_examples=25, deadline=None)
@given(set_ups(most_families=8))
def test_r91_what_a_hint_calls_certain_is_so(deck_of: DeckOf, set_up: SetUp) -> None:
    deck = deck_of(set_up.families)
    play_and_check(Round(deck, set_up.rules(deck), set_up.seats, set_up.seed), set_up.players)


@pytest.mark.long
@settings(max_examples=350, deadline=None)
@given(set_ups(most_families=13))
def test_r91_what_a_hint_calls_certain_is_so_at_length(deck_of: DeckOf, set_up: SetUp) -> None:
    deck = deck_of(set_up.families)
    play_and_check(Round(deck, set_up.rules(deck), set_up.seats, set_up.seed), set_up.players)


@settings(max_examples=40, deadline=None)
@given(set_ups(most_families=6, most_seats=5), st.integers(0, 20))
def test_r91_hidden_cards_change_neither_hint_nor_sheet(deck_of: DeckOf, set_up: SetUp, moves: int) -> None:
    seed = set_up.seed
    deck, rng, levels = deck_of(set_up.families), Random(seed), list(LEVELS.values())
    real = Round(deck, set_up.rules(deck), set_up.seats, seed)
    assume(set_up.seats > 2 or real.deal.pile)  # else nothing can lie elsewhere
    knowledge, events = knowledge_of(real), list(real.opening)
    while not real.is_over and (real.number < moves or not real.asks_now):
        caused = real.play(bot_move(real, knowledge, rng.choice(levels), rng), real.number)
        tell(knowledge, caused)
        events += caused
    if real.is_over:
        return
    seat, compared = real.turn, 0
    expected = hint(real.view(seat), knowledge), deduction_sheet(real.view(seat), knowledge)
    for _ in range(40):
        try:
            other, told, seen_there = played(real, swapped(real.deal, seat, rng), [move for move, _ in real.log])
        except MoveError:
            continue  # with that deal somebody could not have asked so
        if looks(other, seat, seen_there) == looks(real, seat, events):
            compared += 1
            assert (hint(other.view(seat), told), deduction_sheet(other.view(seat), told)) == expected
    assert compared or moves > 3 or len(deck.families) < 6  # so early in a round most swaps go unseen
