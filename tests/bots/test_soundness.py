"""Knowledge against the truth: over random rounds never one false fact, and in small rounds not one missing."""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from support.random_games import SetUp, any_move, set_ups

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import knowledge_of, tell
from authors_edu.bots.play_calls import play_calls
from authors_edu.bots.players import LEVELS
from authors_edu.bots.whereabouts import Whereabouts
from authors_edu.decks.model import Deck
from authors_edu.game.events import Answered, Asked, Dealt, Event, SetLaid, Undone
from authors_edu.game.moves import Move
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.simultaneous import Simultaneous
from authors_edu.game.view import seen

DeckOf = Callable[[int], Deck]


def places_of(round: Round) -> list[set[int]]:
    """The true cards of every seat, and of the pile."""
    return [*(set(round.cards.hand(seat)) for seat in range(round.rules.seats)), set(round.cards.pile)]


def check_no_false_fact(places: list[set[int]], where: Whereabouts) -> None:
    assert where.sizes == [len(cards) for cards in places]
    in_play = set().union(*places)
    for place, cards in enumerate(places):
        for card in range(4 * where.families):
            assert where.may_hold(place, card) or card not in cards
            assert card in cards or not where.holds(place, card)
            assert card in in_play or not where.may_hold(place, card)
        for family in range(where.families):
            count = sum(card // 4 == family for card in cards)
            assert where.least(place, family) <= count <= where.most(place, family)
            for needed, least in where.needs(place, family):
                assert sum(needed >> card % 4 & 1 for card in cards if card // 4 == family) >= least


def check_no_false_saying(places: list[set[int]], knowledge: Knowledge, by_card: bool) -> None:
    in_play = set().union(*places)
    for seat, hand in enumerate(places[:-1]):
        for card in in_play:
            fact = knowledge.fact(seat, card // 4, card if by_card else None)
            has = card in hand if by_card else any(own // 4 == card // 4 for own in hand)
            assert fact is None or fact.has == has


def a_move(round: Round, knowledge: Knowledge, rng: Random) -> Move:
    """Mostly an ask that may hit, so that rounds reach all that clever players reach."""
    if rng.random() < 0.3 or not round.asks_now:
        return any_move(round, rng)
    asks = round.legal_asks()
    where = knowledge.with_hand(round.turn, round.cards.hand(round.turn))
    if where is None:
        return rng.choice(asks)
    open_asks = [
        ask
        for ask in asks
        if (where.most(ask.seat, ask.family or 0) if ask.card is None else where.may_hold(ask.seat, ask.card))
    ]
    return rng.choice(open_asks or asks)


def play_and_check(round: Round, seed: int) -> None:
    rng, knowledge, unread = Random(seed), knowledge_of(round), knowledge_of(round)
    while not round.is_over and round.number < 1000:
        places, where = places_of(round), knowledge.where
        assert (where is None) == (round.rules.copies > 1)
        if where is not None:
            check_no_false_fact(places, where)
            with_hand = knowledge.with_hand(round.turn, round.cards.hand(round.turn))
            assert with_hand is not None
            check_no_false_fact(places, with_hand)
        check_no_false_saying(places, knowledge, round.rules.ask == "card")
        events = round.play(a_move(round, knowledge, rng), round.number)
        if any(isinstance(event, Undone) for event in events):
            knowledge, unread = knowledge_of(round), knowledge_of(round)
        else:
            tell(knowledge, events)
            tell(unread, events)
    if knowledge.where is not None and unread.where is not None:
        check_no_false_fact(places_of(round), knowledge.where)
        assert everything(unread.where) == everything(knowledge.where)  # reading on the way has changed nothing


def everything(where: Whereabouts) -> list[object]:
    cells = [(place, family) for place in range(where.pile + 1) for family in range(where.families)]
    cards = [(place, card) for place in range(where.pile + 1) for card in range(4 * where.families)]
    counts = [(where.least(*cell), where.most(*cell), where.needs(*cell)) for cell in cells]
    return [where.sizes, counts, [(where.holds(*place), where.may_hold(*place)) for place in cards]]


@settings(max_examples=40, deadline=None)
@given(set_ups(most_families=11))
def test_knowledge_never_tells_a_falsehood(deck_of: DeckOf, set_up: SetUp) -> None:
    deck = deck_of(set_up.families)
    play_and_check(Round(deck, set_up.rules(deck), set_up.seats, set_up.seed), set_up.players)


@pytest.mark.long
@settings(max_examples=400, deadline=None)
@given(set_ups(most_families=13))
def test_knowledge_never_tells_a_falsehood_at_length(deck_of: DeckOf, set_up: SetUp) -> None:
    deck = deck_of(set_up.families)
    play_and_check(Round(deck, set_up.rules(deck), set_up.seats, set_up.seed), set_up.players)


@pytest.mark.parametrize("level", LEVELS)
def test_r46_without_turns_knowledge_never_tells_a_falsehood(deck_of: DeckOf, level: str) -> None:
    deck = deck_of(5)
    game = Simultaneous(deck, preset("simultaneous", 4, deck), 4, seed=7)
    knowledge = Knowledge(game.view(None).round)
    tell(knowledge, game.opening)
    for _, events in play_calls(game, [LEVELS[level]] * 4, Random(7)):
        tell(knowledge, events)
        places = [*(set(game.view(seat).round.hand) for seat in range(4)), set[int]()]
        assert knowledge.where is not None
        check_no_false_fact(places, knowledge.where)
        check_no_false_saying(places, knowledge, by_card=True)
    assert game.is_over


# The other tool: all deals that are possible at all are listed, and those that an event rules out are struck off.
# A world is a hand for each seat, as bits of the deck.

World = tuple[int, ...]


def all_hands(cards: int, sizes: tuple[int, ...]) -> Iterator[World]:
    if not sizes:
        yield ()
        return
    for chosen in combinations([1 << card for card in range(cards.bit_length()) if cards >> card & 1], sizes[0]):
        for others in all_hands(cards & ~sum(chosen), sizes[1:]):
            yield (sum(chosen), *others)


def whole(family: int) -> int:
    return 0b1111 << 4 * family


def after_ask(worlds: set[World], asked: Asked, answer: Answered) -> set[World]:
    wanted = whole(asked.family) if asked.card is None else 1 << asked.card
    result = set()
    for world in worlds:
        hands = list(world)
        given = hands[asked.asked] & wanted
        asker = hands[asked.asker]
        may_ask = asker & whole(asked.family) and (asked.card is None or not asker & wanted)
        if may_ask and given.bit_count() == answer.count:
            hands[asked.asked] -= given
            hands[asked.asker] |= given
            result.add(tuple(hands))
    return result


def after_laying(worlds: set[World], live: set[int], laid: set[tuple[int, int]]) -> set[World]:
    """Keeps the worlds in which just these (seat, family) were whole, and takes them off the hands."""
    gone = sum(whole(family) for _, family in laid)
    return {
        tuple(hand & ~gone for hand in world)
        for world in worlds
        if all(
            (hand & whole(family) == whole(family)) == ((seat, family) in laid)
            for seat, hand in enumerate(world)
            for family in live
        )
    }


def sets_in(events: tuple[Event, ...]) -> set[tuple[int, int]]:
    return {(event.seat, event.family) for event in events if isinstance(event, SetLaid)}


def check_nothing_missing(worlds: set[World], live: set[int], where: Whereabouts) -> None:
    for seat in range(where.pile):
        for family in live:
            counts = {(world[seat] & whole(family)).bit_count() for world in worlds}
            assert (where.least(seat, family), where.most(seat, family)) == (min(counts), max(counts))
            for card in range(4 * family, 4 * family + 4):
                found = {bool(world[seat] >> card & 1) for world in worlds}
                assert where.may_hold(seat, card) == (True in found)
                assert where.holds(seat, card) == (found == {True})


def play_against_all_worlds(deck: Deck, name: str, seed: int) -> None:
    round = Round(deck, preset(name, 3, deck, deal=None), 3, seed)
    knowledge, rng = knowledge_of(round), Random(seed)
    dealt = round.opening[0]
    assert isinstance(dealt, Dealt)
    live, laid = set(range(len(deck.families))), sets_in(round.opening)
    worlds = after_laying(set(all_hands((1 << len(deck.cards)) - 1, dealt.hand_sizes)), live, laid)
    live -= {family for _, family in laid}
    while not round.is_over:
        check_nothing_missing(worlds, live, knowledge.where)
        events = tuple(seen(event, None) for event in round.play(a_move(round, knowledge, rng), round.number))
        tell(knowledge, events)
        asked, answer, laid = events[0], events[1], sets_in(events)
        assert isinstance(asked, Asked)
        assert isinstance(answer, Answered)
        worlds = after_laying(after_ask(worlds, asked, answer), live, laid)
        live -= {family for _, family in laid}


@pytest.mark.parametrize(("name", "seed"), [("classic", 0), ("go_fish", 1)])
def test_knowledge_finds_all_that_the_possible_deals_allow(deck_of: DeckOf, name: str, seed: int) -> None:
    play_against_all_worlds(deck_of(3), name, seed)


@pytest.mark.long
@pytest.mark.parametrize("name", ["classic", "go_fish"])
def test_knowledge_finds_all_that_the_possible_deals_allow_in_many_rounds(deck_of: DeckOf, name: str) -> None:
    for seed in range(100, 120):
        play_against_all_worlds(deck_of(3), name, seed)
