"""Random legal play over presets, seats and decks: what holds after every move, and what no viewer may ever see."""

import json
from dataclasses import asdict, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.invariants import check_all_laid, check_cards, check_order
from support.random_games import SetUp, any_move, set_ups

from authors_edu.decks.model import Deck, Family
from authors_edu.game.deal import Deal, deal_cards
from authors_edu.game.events import CardsMoved, Drew, NameAsked, Named, Ruled, SetLaid, event_to_dict
from authors_edu.game.moves import NameByChance
from authors_edu.game.refusals import MoveError
from authors_edu.game.round import Round
from authors_edu.game.stage import Stage
from authors_edu.game.view import seen

quick = settings(deadline=None, max_examples=60)
thorough = settings(deadline=None, max_examples=1500)


def begin(deck_of, set_up: SetUp) -> tuple[Round, Random]:
    deck = deck_of(set_up.families, set_up.clues)
    return Round(deck, set_up.rules(deck), set_up.seats, set_up.seed), Random(set_up.players)


def check_a_round_played_out(deck_of, set_up) -> None:
    round, rng = begin(deck_of, set_up)
    check_cards(round)
    asks, limit = 0, 100 * len(round.deck.cards)
    while not round.is_over and asks < limit:
        asks += round.stage is Stage.ASK
        number, events = round.number, round.play(any_move(round, rng), round.number, at_ms=asks)
        assert events
        assert round.number == number + 1
        check_cards(round)
        check_order(events)
    assert round.is_over or asks == limit
    if round.is_over:
        check_all_laid(round)
        sets = len(round.deck.families) * round.rules.copies
        assert sum(round.outcome.scores) == sets + sum(round.naming_points) - sum(round.penalties)
    again = Round.from_dict(json.loads(json.dumps(round.to_dict())))
    for viewer in (None, *range(round.rules.seats)):
        assert again.view(viewer) == round.view(viewer)
    assert again.outcome == round.outcome


@quick
@given(set_up=set_ups())
def test_no_card_is_lost_every_round_ends_and_a_replay_gives_the_same_r06_r14_r21(deck_of, set_up):
    check_a_round_played_out(deck_of, set_up)


@pytest.mark.long
@thorough
@given(set_up=set_ups())
def test_no_card_is_lost_every_round_ends_and_a_replay_gives_the_same_at_length(deck_of, set_up):
    check_a_round_played_out(deck_of, set_up)


class Ledger:
    """Works out, from all that happened, which titles each seat may have seen (R-53). Knows nothing of the engine."""

    def __init__(self, deal: Deal, round: Round) -> None:
        self.naming, self.per_ask = round.rules.naming, round.rules.naming_per_ask
        self.card_of = [round.deck.cards.index(round.card(handle)) for handle in range(len(round.deck.cards))]
        self.handle_of = {card: handle for handle, card in enumerate(self.card_of)}
        self.own = [{self.handle_of[card] for card in hand} for hand in deal.hands]
        self.public: set[int] = set()
        self.has_come: set[int] = set()

    def note(self, events) -> None:
        forfeited = any(isinstance(event, Ruled) and event.forfeit for event in events)
        for event in events:
            match event:
                case CardsMoved(cards=received) if forfeited:
                    self.public |= set(received)
                    self.has_come |= set(received)
                case CardsMoved(taker=taker, cards=received):
                    self._come(taker, received)
                case Drew(seat=taker, card=card, shown=True):
                    self._come(taker, (card,))
                case Drew(seat=taker, card=card):
                    self.own[taker].add(card)
                case Named(card=card):
                    self.public.add(card)
                case SetLaid(family=family):
                    self.public |= {4 * family + place for place in range(4)}

    def _come(self, taker: int, received) -> None:
        new = sorted(set(received) - self.has_come)
        to_name = set(new[:1] if self.per_ask == "one" else new)
        self.has_come |= set(received)
        self.own[taker] |= set(received) - to_name

    def may_see(self, viewer: int | None) -> set[int]:
        if self.naming == "off":
            return set(self.handle_of.values())
        return self.public | (self.own[viewer] if viewer is not None else set())


def check_secrets(round: Round, ledger: Ledger, seed: int) -> None:
    """No view, written out, holds a title that its viewer may not know, an id, or the seed (R-17, R-53)."""
    for viewer in (None, *range(round.rules.seats)):
        view, allowed = round.view(viewer), ledger.may_see(viewer)
        assert set(view.titles) == allowed
        assert all(view.titles[handle] == round.card(handle).work for handle in allowed)
        is_asker = viewer == round.turn and view.pending is not None
        offered = view.pending.choices if view.pending else ()
        assert bool(offered) == (is_asker and round.rules.naming == "choice")
        text = json.dumps(asdict(replace(view, pending=None)))
        hidden = set(range(len(round.deck.cards))) - allowed
        assert not [handle for handle in hidden if round.card(handle).work in text]
        assert "id-" not in text
        assert str(seed) not in text
        is_shown = viewer is not None and (not round.rules.blind or view.to_acknowledge)
        assert tuple(sorted(view.hand)) == (round.cards.hand(viewer) if is_shown else ())


def check_what_is_said(events, viewers: int) -> None:
    """Each viewer's version of the events holds no secret of another."""
    for event in events:
        for viewer in (None, *range(viewers)):
            said = seen(event, viewer)
            match event:
                case Drew(seat=seat, shown=False) if seat != viewer:
                    assert said == replace(event, card=None)
                case CardsMoved(giver=giver, taker=taker, shown=False) if viewer not in (giver, taker):
                    assert said == replace(event, cards=None)
                case Named(seat=seat) if seat != viewer:
                    assert said == replace(event, typed=None)
                case _:
                    assert said == event


def check_a_round_for_secrets(deck_of, set_up) -> None:
    seed = set_up.seed + 10**15  # long enough not to stand in a view by chance
    round, rng = begin(deck_of, replace(set_up, seed=seed))
    ledger = Ledger(deal_cards(len(round.deck.cards), round.rules, seed), round)
    ledger.note(round.opening)
    check_secrets(round, ledger, seed)
    while not round.is_over and round.number < 150:
        events = round.play(any_move(round, rng), round.number)
        ledger.note(events)
        check_secrets(round, ledger, seed)
        check_what_is_said(events, round.rules.seats)
        assert not any(
            card.work in json.dumps(event_to_dict(event))
            for event in events
            if not isinstance(event, Named)
            for card in round.deck.cards
        )


@settings(quick, max_examples=30)
@given(set_up=set_ups(most_families=5))
def test_no_view_of_any_seat_holds_what_it_must_not_r17_r53(deck_of, set_up):
    check_a_round_for_secrets(deck_of, set_up)


@pytest.mark.long
@settings(thorough, max_examples=300)
@given(set_up=set_ups())
def test_no_view_of_any_seat_holds_what_it_must_not_at_length(deck_of, set_up):
    check_a_round_for_secrets(deck_of, set_up)


@quick
@given(set_up=set_ups(), viewer=st.integers(-1, 5), picks=st.tuples(st.integers(0), st.integers(0)))
def test_two_hidden_cards_that_change_places_never_change_a_view_r17(deck_of, set_up, viewer, picks):
    """As long as a viewer has seen the same events, the view is the same, wherever the hidden cards are."""
    one, rng = begin(deck_of, set_up)
    viewer = None if viewer < 0 else viewer % one.rules.seats
    deal = deal_cards(len(one.deck.cards), one.rules, one.seed)
    places = [list(cards) for cards in (*deal.hands, deal.pile)]
    hidden = [(place, index) for place, cards in enumerate(places) if place != viewer for index in range(len(cards))]
    (here, first), (there, second) = hidden[picks[0] % len(hidden)], hidden[picks[1] % len(hidden)]
    places[here][first], places[there][second] = places[there][second], places[here][first]
    other_deal = Deal(deal.dealer, tuple(map(tuple, places[:-1])), tuple(places[-1]))
    other = Round.from_deal(one.deck, one.rules, other_deal, one.seed)
    said, said_other = one.opening, other.opening
    while [seen(event, viewer) for event in said] == [seen(event, viewer) for event in said_other]:
        assert one.view(viewer) == other.view(viewer)
        if one.is_over or one.number > 150:
            break
        move = any_move(one, rng)
        said = one.play(move, one.number)
        try:
            said_other = other.play(move, other.number)
        except MoveError:
            break  # with that deal somebody could not have done so


@quick
@given(set_up=set_ups(), viewer=st.integers(-1, 5), moves=st.integers(0, 60))
def test_another_title_on_a_card_never_seen_never_changes_a_view_r53(deck_of, set_up, viewer, moves):
    one, rng = begin(deck_of, set_up)
    viewer = None if viewer < 0 else viewer % one.rules.seats
    while not one.is_over and one.number < moves:
        one.play(any_move(one, rng) if one.stage is Stage.ASK else NameByChance(rng.random()), one.number)
    known = {one.card(handle).id for handle in one.view(viewer).titles}
    retitled = Deck(
        one.deck.name,
        tuple(
            Family(
                family.creator,
                tuple(card if card.id in known else replace(card, work=f"Secret {card.id}") for card in family.cards),
            )
            for family in one.deck.families
        ),
    )
    other = Round.from_dict(Round(retitled, one.rules, one.rules.seats, one.seed).to_dict() | moves_of(one))
    if one.view(viewer).pending is None or not one.view(viewer).pending.choices:
        assert other.view(viewer) == one.view(viewer)


def moves_of(round: Round) -> dict[str, object]:
    return {"moves": round.to_dict()["moves"]}


@quick
@given(set_up=set_ups(most_families=6))
def test_every_received_card_is_named_at_most_once_r52(deck_of, set_up):
    round, rng = begin(deck_of, set_up)
    named: list[int] = []
    asked: list[int] = []
    while not round.is_over and round.number < 400:
        for event in round.play(any_move(round, rng), round.number):
            if isinstance(event, Named):
                named.append(event.card)
            elif isinstance(event, NameAsked):
                asked.append(event.card)
    assert len(set(named)) == len(named)
    assert round.rules.naming != "off" or not asked
