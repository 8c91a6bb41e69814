"""Every R-line at once: rounds with random house rules and moves, legal or not, against a second, plain engine."""

from random import Random
from typing import Any

import pytest
from support.plain_engine import PlainRound, Refused, Told

from authors_edu.game.events import (
    Answered,
    Asked,
    CardsMoved,
    Dealt,
    Drew,
    Event,
    HandEmptied,
    MayReturn,
    NameAsked,
    Named,
    Passed,
    Penalised,
    RoundOver,
    Ruled,
    SetLaid,
    TurnPassed,
)
from authors_edu.game.moves import Ask, Choose, Move, Name, Pass
from authors_edu.game.refusals import MoveError
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError, choices
from authors_edu.game.stage import Stage

HOUSE_RULES = ("ask", "after_miss", "allow_pass", "illegal_ask", "ask_held", "reenter", "copies", "teams", "naming",
               "naming_per_ask")  # fmt: skip
MOST_MOVES = 400


def told(event: Event) -> Told:
    match event:
        case Dealt():
            return ("dealt",)
        case Asked(asker, asked, family, card):
            return ("asked", asker, asked, family, card)
        case Answered(count=count):
            return ("answered", count)
        case Ruled(reason=reason, forfeit=forfeit):
            return ("ruled", reason, forfeit)
        case CardsMoved(giver, taker, _, _, cards):
            return ("moved", giver, taker, cards)
        case Drew(seat, card, shown):
            return ("drew", seat, card, shown)
        case Named(seat, card, _, points):
            return ("named", seat, card, points)
        case Penalised(seat, points):
            return ("penalised", seat, points)
        case NameAsked(seat, card):
            return ("name_asked", seat, card)
        case SetLaid(seat, family):
            return ("laid", seat, family)
        case RoundOver():
            return ("over",)
    names: dict[type, str] = {HandEmptied: "emptied", MayReturn: "may_return", Passed: "passed", TurnPassed: "turn"}
    return (names[type(event)], event.seat)  # type: ignore[union-attr]


def a_table(deck_of: Any, rng: Random) -> Round:
    """Throws house rules together until they can be played."""
    while True:
        families = rng.choice((2, 2, 3, 3, 4, 6))
        options = {option: rng.choice(choices()[option]) for option in rng.sample(HOUSE_RULES, rng.randint(0, 10))}
        if rng.random() < 0.5:
            options["deal"] = rng.randint(1, 4)
        try:
            rules = Rules(seats=rng.randint(2, 6), naming_points=rng.randint(0, 3), **options)
            return Round(deck_of(families), rules, rules.seats, rng.getrandbits(40))
        except RulesError:
            continue


def a_name(round: Round, is_right: bool) -> Move:
    assert round.titles.waiting is not None
    title = round.card(round.titles.waiting.cards[0]).work
    if round.rules.naming == "typed":
        return Name(title if is_right else "something else")
    pending = round.view(round.turn).pending
    assert pending is not None
    right = pending.choices.index(title)
    return Choose(right if is_right else (right + 1) % len(pending.choices))


def play_both(round: Round, plain: PlainRound, rng: Random) -> None:
    """Plays one move, mostly a legal one, in both, and compares all that it causes."""
    seats, cards = round.rules.seats, 4 * len(round.creators)
    is_right, asks = rng.random() < 0.5, round.legal_asks()
    move: Move
    if round.stage is Stage.NAME and rng.random() < 0.9:
        move = a_name(round, is_right)
    elif (round.rules.allow_pass and rng.random() < 0.4) or rng.random() < 0.02:
        move = Pass()
    elif asks and rng.random() < 0.7:
        move = rng.choice(asks)
    elif rng.random() < 0.6:
        move = Ask(rng.randint(-1, seats), card=rng.randint(-1, cards))
    else:
        move = Ask(rng.randint(-1, seats), family=rng.randint(-1, cards // 4))
    played: object
    expected: object
    try:
        if isinstance(move, Ask):
            expected = plain.ask(move.seat, move.card, move.family)
        else:
            expected = plain.let_go() if isinstance(move, Pass) else plain.name(is_right)
    except Refused as refused:
        expected = str(refused)
    try:
        played = [told(event) for event in round.play(move, round.number)]
    except MoveError as refused:
        played = str(refused.reason)
    assert played == expected, move
    assert [list(round.cards.hand(seat)) for seat in range(seats)] == plain.hands
    assert (round.turn, round.is_over) == (plain.turn, plain.over)


def play_out(deck_of: Any, seed: int) -> None:
    rng = Random(seed)
    round = a_table(deck_of, rng)
    deal = round.deal
    hands = [[round.handles[card] for card in hand] for hand in deal.hands]
    pile = [round.handles[card] for card in deal.pile]
    plain = PlainRound(round.rules, len(round.creators), deal.dealer, hands, pile)
    assert [told(event) for event in round.opening] == plain.told
    for _ in range(MOST_MOVES):
        if round.is_over:
            break
        play_both(round, plain, rng)
    if round.outcome is not None:
        assert (round.outcome.scores, round.outcome.hits) == (plain.scores, tuple(plain.hits))


@pytest.mark.parametrize("seeds", [range(first, first + 40) for first in range(0, 280, 40)], ids=str)
def test_a_second_engine_plays_the_same_r10_to_r60(deck_of: Any, seeds: range) -> None:
    for seed in seeds:
        play_out(deck_of, seed)


@pytest.mark.long
def test_a_second_engine_plays_the_same_at_length_r10_to_r60(deck_of: Any) -> None:
    for seed in range(1_000, 4_000):
        play_out(deck_of, seed)
