"""Those who draw conclusions, in positions worked out by hand. Card n is of family n // 4; seat 0 is to ask."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.bots.reasoning import taste, weighed
from authors_edu.decks.model import Deck
from authors_edu.game.deal import Deal
from authors_edu.game.events import Answered
from authors_edu.game.moves import Ask, Move
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules

DeckOf = Callable[[int], Deck]

THINKERS = ("detective", "expert")


def dealt(deck: Deck, *hands: tuple[int, ...], ask: str = "card") -> Round:
    rules = Rules(seats=len(hands), ask="card" if ask == "card" else "creator")
    return Round.from_deal(deck, rules, Deal(len(hands) - 1, hands))


def after(round: Round, *asks: Ask) -> Knowledge:
    knowledge = knowledge_of(round)
    for ask in asks:
        tell(knowledge, round.play(ask, round.number))
    assert round.turn == 0
    return knowledge


def choices(round: Round, knowledge: Knowledge, level: str) -> Counter[Move]:
    return Counter(bot_move(round, knowledge, LEVELS[level], Random(seed)) for seed in range(30))


@pytest.mark.parametrize("level", THINKERS)
def test_a_card_that_only_one_seat_can_have_is_asked_for_there(deck_of: DeckOf, level: str) -> None:
    # Seat 1 refuses card 3 and is not to be asked again: seat 2 must have it, which nobody has said.
    round = dealt(deck_of(3), (0, 1, 2, 4), (5, 8, 9, 10), (3, 6, 7, 11))
    knowledge = after(round, Ask(1, card=3), Ask(0, card=11), Ask(0, card=8))

    assert set(choices(round, knowledge, level)) == {Ask(2, card=3)}


@pytest.mark.parametrize("level", THINKERS)
def test_by_creator_who_has_asked_in_a_family_is_sure_to_have_some_of_it(deck_of: DeckOf, level: str) -> None:
    round = dealt(deck_of(3), (0, 4, 5, 8), (1, 2, 9, 10), (3, 6, 7, 11), ask="creator")
    asks = (Ask(1, family=1), Ask(2, family=0), Ask(2, family=2), Ask(2, family=2), Ask(1, family=1))

    assert set(choices(round, after(round, *asks), level)) == {Ask(2, family=1)}


@pytest.mark.parametrize("level", THINKERS)
def test_of_equal_chances_the_bigger_hand_is_asked(deck_of: DeckOf, level: str) -> None:
    round = dealt(deck_of(3), (0, 1, 2), (4, 5, 6, 8, 9), (3, 7, 10, 11))

    assert set(choices(round, knowledge_of(round), level)) == {Ask(1, card=3)}


@pytest.mark.parametrize("level", THINKERS)
def test_a_card_with_fewer_places_left_is_likelier_to_be_found(deck_of: DeckOf, level: str) -> None:
    # Two of families 0 and 1 in hand, four cards in every hand. Seat 1 lacks card 2: two seats are left for it, and
    # three for cards 3, 6 and 7. Seats 1, 2 and 3 have asked in families of which seat 0 holds nothing.
    round = dealt(deck_of(4), (0, 1, 4, 5), (3, 6, 8, 12), (2, 9, 10, 13), (7, 11, 14, 15))
    knowledge = after(round, Ask(1, card=2), Ask(0, card=9), Ask(0, card=12), Ask(0, card=12))

    assert set(choices(round, knowledge, level)) <= {Ask(2, card=2), Ask(3, card=2)}


# Where nothing is sure: which family is asked in, if the chance is as stated.


def family_asked_in(round: Round, knowledge: Knowledge, chances: dict[int, float]) -> int:
    view = round.view(round.turn)
    held = Counter(card // 4 for card in view.hand)
    asks = weighed(view, knowledge, lambda seat, family, card: chances[family], held, taste(view, knowledge))
    return max(asks, key=lambda ask: ask[0])[1][1]


def test_each_card_counts_the_same_where_others_let_go_by_what_everybody_saw(deck_of: DeckOf) -> None:
    # Seats 1 and 2 ask in family 1; they see seat 0 take card 4 of it, and ask for something else.
    round = dealt(deck_of(4), (0, 1, 2, 5, 12), (3, 6, 8, 9, 13), (4, 7, 10, 11, 14, 15))
    chances = {0: 0.3, 1: 0.3, 3: 0.4}
    assert family_asked_in(round, knowledge_of(round), chances) == 0  # three cards in hand

    asks = (Ask(1, card=4), Ask(2, card=5), Ask(0, card=6), Ask(2, card=4), Ask(1, card=15), Ask(2, card=12))
    knowledge = after(round, *asks, Ask(1, card=12))
    assert family_asked_in(round, knowledge, chances) == 3


def test_by_creator_an_ask_pays_best_where_it_tells_nothing_new(deck_of: DeckOf) -> None:
    round = dealt(deck_of(3), (0, 1, 4, 8), (2, 5, 6, 9), (3, 7, 10, 11), ask="creator")
    chances = {0: 0.5, 1: 0.5, 2: 0.4}
    knowledge = knowledge_of(round)
    knowledge.note(Answered(0, 1, 2, None, 0))  # seat 0 has asked seat 1 in family 2

    assert family_asked_in(round, knowledge, chances) == 2


def test_by_creator_a_family_nearly_whole_comes_first_while_a_pile_lasts(deck_of: DeckOf) -> None:
    deal = Deal(2, ((0, 1, 4), (2, 5, 9), (3, 7, 10)), pile=(6, 8, *range(11, 24)))
    round = Round.from_deal(deck_of(6), Rules(seats=3, ask="creator", deal=3), deal)

    assert family_asked_in(round, knowledge_of(round), {0: 0.2, 1: 0.5}) == 0
