"""Bots do not cheat: two rounds that look the same to a seat bring the same choice, whatever lies hidden in them."""

from collections.abc import Callable
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.hidden_cards import looks, played, swapped
from support.random_games import SetUp, set_ups

from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.refusals import MoveError
from authors_edu.game.round import Round

DeckOf = Callable[[int], Deck]


@settings(max_examples=20, deadline=None)
@given(set_ups(most_families=6, most_seats=5), st.integers(0, 20))
def test_hidden_cards_change_no_choice(deck_of: DeckOf, set_up: SetUp, moves: int) -> None:
    seed = set_up.seed
    deck, rng, levels = deck_of(set_up.families), Random(seed), list(LEVELS.values())
    real = Round(deck, set_up.rules(deck), set_up.seats, seed)
    assume(set_up.seats > 2 or real.deal.pile)  # else nothing can lie elsewhere
    knowledge, events = knowledge_of(real), list(real.opening)
    while not real.is_over and real.number < moves:
        caused = real.play(bot_move(real, knowledge, rng.choice(levels), rng), real.number)
        tell(knowledge, caused)
        events += caused
    if real.is_over:
        return
    seat, compared = real.turn, 0
    for _ in range(40):
        try:
            other, told, seen_there = played(real, swapped(real.deal, seat, rng), [move for move, _ in real.log])
        except MoveError:
            continue  # with that deal somebody could not have asked so
        if looks(other, seat, seen_there) == looks(real, seat, events):
            compared += 1
            for level in levels:
                choice = bot_move(real, knowledge, level, Random(seed))
                assert bot_move(other, told, level, Random(seed)) == choice
    assert compared or moves > 3 or len(deck.families) < 6  # so early in a round most swaps go unseen
