"""Bots do not cheat: two rounds that look the same to a seat bring the same choice, whatever lies hidden in them."""

from collections.abc import Callable
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.random_games import SetUp, set_ups

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.deal import Deal
from authors_edu.game.events import Event
from authors_edu.game.moves import Move
from authors_edu.game.refusals import MoveError
from authors_edu.game.round import Round
from authors_edu.game.view import seen

DeckOf = Callable[[int], Deck]


def swapped(deal: Deal, seat: int, rng: Random) -> Deal:
    """Two cards that this seat was not dealt change places."""
    places = [list(cards) for cards in (*deal.hands, deal.pile)]
    one, other = rng.sample([place for place, cards in enumerate(places) if cards and place != seat], 2)
    here, there = rng.randrange(len(places[one])), rng.randrange(len(places[other]))
    places[one][here], places[other][there] = places[other][there], places[one][here]
    return Deal(deal.dealer, tuple(map(tuple, places[:-1])), tuple(places[-1]))


def played(like: Round, deal: Deal, moves: list[Move]) -> tuple[Round, Knowledge, list[Event]]:
    round = Round.from_deal(like.deck, like.rules, deal, like.seed)
    knowledge, events = knowledge_of(round), list(round.opening)
    for move in moves:
        caused = round.play(move, round.number)
        tell(knowledge, caused)
        events += caused
    return round, knowledge, events


def looks(round: Round, seat: int, events: list[Event]) -> object:
    return [seen(event, seat) for event in events], round.view(seat)


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
