"""How the game goes on after a hit that needs no name, and after one whose namer leaves (R-16, R-20, R-42, R-52)."""

import pytest

from authors_edu.game.events import HandEmptied, MayReturn, NameAsked, Named, SeatLeft, SetLaid, TurnPassed
from authors_edu.game.moves import Ask, Leave, Name

A1, A2, A3, A4, B1, B2, B3, B4 = range(8)


def test_a_hit_that_needs_no_name_empties_the_hand_of_the_giver_too_r52_r16(table):
    round = table("A1", "A2 A4", "A3 B1 B2 B3 B4", naming="typed")
    a1, a2, a3, _ = (round.handles[card] for card in (A1, A2, A3, A4))
    for move in (
        Ask(1, card=a2), Name(""),  # 0 takes A2 ...
        Ask(1, card=a3),  # ... and misses
        Ask(0, card=a1), Name(""),  # 1 takes A1
    ):  # fmt: skip
        round.play(move, round.number)
    events = round.play(Ask(0, card=a2), round.number)  # and A2, which has had its name: the last card of 0
    assert [type(event).__name__ for event in events] == ["Asked", "Answered", "CardsMoved", "HandEmptied"]
    assert events[-1] == HandEmptied(0)
    assert (round.turn, round.legal_asks()) == (1, (Ask(2, card=a3),))


def test_such_a_hit_lets_a_seat_come_back_too_r52_r42(table):
    round = table("A1", "A2 A4", "A3 B1 B2 B3", "B4", naming="typed", reenter=True)
    a1, a2, a3, _ = (round.handles[card] for card in (A1, A2, A3, A4))
    for move in (Ask(1, card=a2), Name(""), Ask(1, card=a3), Ask(0, card=a1), Name("")):
        round.play(move, round.number)
    assert round.play(Ask(0, card=a2), round.number)[3:] == (HandEmptied(0), MayReturn(0))


@pytest.mark.parametrize("reenter", [False, True])
def test_whoever_leaves_before_naming_has_still_taken_the_last_card_r20_r16_r42(table, reenter):
    round = table("A1 A2 B1", "A3", "A4 B2 B3 B4", naming="typed", reenter=reenter)
    a3 = round.handles[A3]
    assert round.play(Ask(1, card=a3), 0)[-1] == NameAsked(0, a3)
    back = (MayReturn(1),) if reenter else ()
    assert round.play(Leave(0), 1) == (
        SeatLeft(0), Named(0, a3, "skipped", 0, None, 0), HandEmptied(1), *back,
    )  # fmt: skip
    assert round.turn == 0


def test_a_skipped_name_that_completes_a_set_ends_the_turn_of_an_empty_hand_r20_r13(table):
    round = table("A1 A2 A3", "A4 B1", "B2 B3 B4", naming="typed")
    round.play(Ask(1, card=round.handles[A4]), 0)
    assert round.play(Leave(0), 1)[2:] == (SetLaid(0, 0, dealt=False), HandEmptied(0), TurnPassed(1))
