"""What the one other player tells of a family by asking in it. Card n is of family n // 4."""

from collections.abc import Callable
from random import Random

import pytest

from authors_edu.bots.listening import told_of
from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.decks.model import Deck
from authors_edu.game.deal import Deal
from authors_edu.game.moves import Ask
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules

DeckOf = Callable[[int], Deck]


def asked_by_the_other(deck: Deck, *more_hands: tuple[int, ...]) -> Round:
    """Seat 0 holds one card of family 0 and two of family 1; the last seat has asked it in family 0, in vain."""
    hands = ((0, 4, 5), *more_hands, (1, 8, 9))
    dealt = {card for hand in hands for card in hand}
    pile = (10, *(card for card in range(4 * len(deck.families)) if card not in dealt | {10}))
    rules = Rules(seats=len(hands), deal=3)
    round = Round.from_deal(deck, rules, Deal(len(hands) - 2, hands, pile=pile))
    round.play(Ask(0, card=2), 0)
    return round


@pytest.mark.parametrize("level", ["sharp", "detective", "expert"])
def test_between_two_one_asks_where_the_other_has_asked(deck_of: DeckOf, level: str) -> None:
    round = asked_by_the_other(deck_of(3))
    assert round.turn == 0
    for seed in range(30):
        move = bot_move(round, knowledge_of(round), LEVELS[level], Random(seed))
        assert isinstance(move, Ask) and move.card in (1, 2, 3)  # of family 0, of which seat 1 holds some


def test_between_more_players_one_gathers(deck_of: DeckOf) -> None:
    round = asked_by_the_other(deck_of(5), (6, 7, 11))
    assert round.turn == 0
    for seed in range(30):
        move = bot_move(round, knowledge_of(round), LEVELS["sharp"], Random(seed))
        assert isinstance(move, Ask) and move.card in (6, 7)


def test_the_more_the_other_lacks_of_a_family_the_more_is_told(deck_of: DeckOf) -> None:
    round = asked_by_the_other(deck_of(3))
    knowledge, view = knowledge_of(round), round.view(0)

    def lacks(seat: int, family: int, card: int) -> bool:
        return card in (2, 3)

    assert told_of(view, knowledge, (1, 0, 1), lacks) == 3
    assert told_of(view, knowledge, (1, 0, 1), lambda *_: False) == 1
    assert told_of(view, knowledge, (1, 1, 6), lacks) == 0  # it has not asked there
    assert told_of(view, knowledge, (1, 0, None), lacks) == 0  # by creator all of it is given anyway
    tell(knowledge, round.play(Ask(1, card=6), round.number))
    tell(knowledge, round.play(Ask(0, card=11), round.number))
    assert told_of(round.view(0), knowledge, (1, 2, 8), lambda *_: False) == 1
