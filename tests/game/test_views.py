"""R-17 and R-53: what each viewer sees at each moment. Seat 0 asks, seat 1 is asked, seat 2 and None look on."""

import json
from dataclasses import asdict

import pytest

from authors_edu.game.events import CardsMoved, Drew, NameAsked, Named
from authors_edu.game.moves import Ask, EndRound, Name, NameByChance
from authors_edu.game.presets import preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.stage import Stage
from authors_edu.game.view import Pending, seen

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)
VIEWERS = (0, 1, 2, None)


def sees(round, card):
    """Lists the viewers whose view holds the title of a card, by its text anywhere in the view."""
    title = round.deck.cards[card].work
    return tuple(viewer for viewer in VIEWERS if title in json.dumps(asdict(round.view(viewer))))


def by_card(table):
    return table("A1 A2 B1", "A3 B2 B3", "A4 B4 C1 C2 C3 C4", naming="typed")


def by_creator(table):
    return table("A1 B1", "A2 A3 A4 B2", "B3 B4 C1 C2 C3 C4", ask="creator", naming="typed")


def test_own_hand_is_seen_by_its_owner_alone(table):
    round = by_card(table)
    assert (sees(round, A1), sees(round, A3), sees(round, A4)) == ((0,), (1,), (2,))


def test_a_laid_family_is_seen_by_all(table):
    assert sees(by_card(table), C3) == VIEWERS


def test_an_ask_for_a_card_and_a_miss_show_no_title(table):
    round = by_card(table)
    round.play(Ask(1, card=round.handles[A4]), 0)
    assert (sees(round, A4), sees(round, A3)) == ((2,), (1,))


def test_while_a_name_is_pending_only_the_asked_seat_sees_the_title(table):
    round = by_card(table)
    a3 = round.handles[A3]
    events = round.play(Ask(1, card=a3), 0)
    assert sees(round, A3) == (1,)
    assert [round.view(viewer).pending for viewer in VIEWERS] == [Pending(a3)] * 4
    # By name asked for, so that all know the handle; the log holds no title at all.
    assert [seen(event, viewer) for event in events for viewer in VIEWERS] == [e for e in events for _ in VIEWERS]


def test_once_named_a_title_is_public(table):
    for answer in ("Amber Garden", "wrong", ""):
        round = by_card(table)
        round.play(Ask(1, card=round.handles[A3]), 0)
        round.play(Name(answer), 1)
        assert sees(round, A3) == VIEWERS


def test_what_was_typed_is_seen_by_the_asker_alone(table):
    round = by_card(table)
    round.play(Ask(1, card=round.handles[A3]), 0)
    (named,) = round.play(Name("my best guess"), 1)
    assert isinstance(named, Named)
    assert [seen(named, viewer).typed for viewer in VIEWERS] == ["my best guess", None, None, None]
    assert seen(named, 1).verdict == "wrong"


def test_a_hit_by_creator_shows_the_number_of_cards(table):
    round = by_creator(table)
    events = round.play(Ask(1, family=0), 0)
    moved, asked = events[2], events[3]
    assert isinstance(moved, CardsMoved)
    assert isinstance(asked, NameAsked)
    for viewer in (2, None):
        assert seen(moved, viewer) == CardsMoved(1, 0, 0, 3, None)
    # The titles given are seen by the giver alone, the handles by the two of them.
    assert seen(moved, 1).cards == seen(moved, 0).cards == moved.cards
    assert sees(round, A2) == sees(round, A3) == sees(round, A4) == (1,)
    round.play(Name(""), 1)
    first, second, third = sorted((A2, A3, A4), key=round.handles.__getitem__)
    assert (sees(round, first), sees(round, second), sees(round, third)) == (VIEWERS, (1,), (1,))


def test_a_matching_draw_shows_its_handle_to_all_and_its_title_to_nobody(table):
    round = table("A1 B1", "A2 B2", "C1 C2", pile="A3 C3 A4 B3 B4 C4", naming="typed")
    a3 = round.handles[A3]
    drew = round.play(Ask(1, card=a3), 0)[2]
    assert [seen(drew, viewer) for viewer in VIEWERS] == [Drew(0, a3, shown=True)] * 4
    assert sees(round, A3) == ()
    round.play(NameByChance(0.0), 1)
    assert sees(round, A3) == VIEWERS


def test_any_other_draw_is_seen_by_its_owner_alone(table):
    round = table("A1 B1", "A2 B2", "C1 C2", pile="C3 A3 A4 B3 B4 C4", naming="typed")
    drew = round.play(Ask(1, card=round.handles[A3]), 0)[2]
    assert [seen(drew, viewer).card for viewer in VIEWERS] == [round.handles[C3], None, None, None]
    assert sees(round, C3) == (0,)
    assert [round.view(viewer).pile for viewer in VIEWERS] == [5, 5, 5, 5]


def test_under_a_choice_only_the_asker_is_offered_titles(table):
    round = table("A1 A2 B1", "A3 B2 B3", "A4 B4 C1 C2 C3 C4", naming="choice")
    round.play(Ask(1, card=round.handles[A3]), 0)
    assert [len(round.view(viewer).pending.choices) for viewer in VIEWERS] == [4, 0, 0, 0]
    assert sees(round, A3) == (0, 1)  # the asker as one of four, which is not said
    assert round.handles[A3] not in round.view(0).titles


def test_a_view_says_what_is_to_be_done_now_r51(table):
    round = by_card(table)
    assert [round.view(viewer).stage for viewer in VIEWERS] == [Stage.ASK] * 4
    round.play(Ask(1, card=round.handles[A3]), 0)
    assert [round.view(viewer).stage for viewer in VIEWERS] == [Stage.NAME] * 4
    round.play(EndRound(), 1)
    assert [round.view(viewer).stage for viewer in VIEWERS] == [Stage.OVER] * 4


def test_cards_are_offered_to_the_asker_alone_and_only_where_cards_are_asked_for_r10_r30(table):
    round = table("A1 A2 B1", "A3 B2 B3", "A4 B4")
    assert [round.view(viewer).askable_cards for viewer in VIEWERS] == [(A3, A4, B2, B3, B4), (), (), ()]
    round = table("A1 A2 B1", "A3 B2 B3", "A4 B4", ask="creator")
    assert (round.view(0).askable_cards, round.view(0).askable_families) == ((), (0, 1))


def test_nobody_comes_back_where_a_pile_keeps_all_in_the_game_r36_r42(table):
    round = table("A1 B1", "A2 B2", "C1 C2", pile="A3 C3 A4 B3 B4 C4")
    assert [round.view(viewer).may_return for viewer in VIEWERS] == [()] * 4


def test_after_the_end_all_laid_titles_are_open_and_an_early_end_opens_no_hand(table):
    round = table("A1 A2 A3", "A4", "B1 B2 B3 B4", naming="typed")
    round.play(Ask(1, card=round.handles[A4]), 0)
    round.play(Name(""), 1)
    assert len(round.view(None).titles) == 8


def test_with_naming_off_a_view_holds_every_title(table):
    assert len(table("A1 A2 B1", "A3 B2 B3", "A4 B4").view(None).titles) == 8


def test_handles_tell_the_family_and_the_clue_and_nothing_else_r53(deck_of):
    deck = deck_of(10)
    round = Round(deck, preset("classroom", 4, deck), 4, seed=11)
    view = round.view(None)
    for handle in range(40):
        assert view.clues[handle] == round.card(handle).clue
        assert view.creators[handle // 4] == round.card(handle).creator
    # An order of the round's own: in ten families of 24 orders each, hardly ever all as in the list.
    assert round.works != tuple(range(40))
    assert sorted(round.works) == list(range(40))
    assert Round(deck, preset("classroom", 4, deck), 4, seed=12).works != round.works


def test_a_missing_clue_is_the_year_r53():
    from authors_edu.decks.model import Card, Deck, Family

    cards = [Card(str(n), "X", f"T{n}", year="1850", clue="a clue" if n == 0 else "") for n in range(8)]
    deck = Deck("Years", (Family("X", tuple(cards[:4])), Family("Y", tuple(cards[4:]))))
    round = Round(deck, Rules(seats=2, naming="typed"), 2, 1)
    assert sorted(round.view(None).clues) == ["1850"] * 7 + ["a clue"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_tells_the_public_facts_to_all_alike_r17(table, viewer):
    round = by_card(table)
    round.play(Ask(2, card=round.handles[A3]), 0)
    view = round.view(viewer)
    assert view.rules == Rules(seats=3, naming="typed")
    assert (view.number, view.turn, view.dealer) == (1, 1, 2)
    assert (view.hand_sizes, view.pile) == ((3, 3, 2), 0)
    assert view.sets == ((), (), (2,))
    assert (view.seat, len(view.hand)) == (viewer, 0 if viewer is None else view.hand_sizes[viewer])
