"""The same round with other hidden cards: what looks the same to a seat must be the same to it (R-17, R-91)."""

from random import Random

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import knowledge_of, tell
from authors_edu.game.deal import Deal
from authors_edu.game.events import Event
from authors_edu.game.moves import Move
from authors_edu.game.round import Round
from authors_edu.game.view import seen


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
