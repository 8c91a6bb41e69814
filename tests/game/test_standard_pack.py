"""A standard pack is a deck like any other: thirteen ranks in four suits (R-70)."""

from random import Random

from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.game.moves import Ask
from authors_edu.game.presets import preset
from authors_edu.game.round import Round

RANKS = ("Ace", *map(str, range(2, 11)), "Jack", "Queen", "King")
SUITS = ("clubs", "diamonds", "hearts", "spades")
PACK = Deck(
    "Pack",
    tuple(Family(rank, tuple(Card(f"{rank} {suit}", rank, f"{rank} of {suit}") for suit in SUITS)) for rank in RANKS),
    Words("rank", "ranks", "card", "cards"),
)


def test_a_pack_of_52_is_thirteen_families_r70():
    round = Round(PACK, preset("by_rank", 4, PACK), 4, seed=1)
    assert len(PACK.cards) == 52 and round.view(None).hand_sizes == (13, 13, 13, 13)


def test_one_asks_for_a_rank_and_gets_all_of_it_r70_r30():
    round = Round(PACK, preset("by_rank", 3, PACK), 3, seed=4)
    hands = {seat: round.view(seat).hand for seat in range(3)}
    ask = next(ask for ask in round.legal_asks() if sum(card // 4 == ask.family for card in hands[ask.seat]) == 2)
    asker = round.turn
    round.play(Ask(ask.seat, family=ask.family), round.number)
    assert not any(card // 4 == ask.family for card in round.view(ask.seat).hand)
    held = [card for card in hands[asker] if card // 4 == ask.family]
    there = sum(card // 4 == ask.family for card in round.view(asker).hand)
    assert there == len(held) + 2 or round.view(None).sets[asker] == (ask.family,)


def test_thirteen_books_are_laid_r70():
    for name, seats in (("by_rank", 4), ("go_fish", 2), ("go_fish", 5), ("double_deck", 7)):
        round, rng = Round(PACK, preset(name, seats, PACK), seats, seed=seats), Random(seats)
        while not round.is_over:
            round.play(rng.choice(round.legal_asks()), round.number)
        assert round.outcome is not None
        assert sum(round.outcome.sets) == 13 * round.rules.copies
