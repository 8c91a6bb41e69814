"""Hints at tables worked out by hand. Seat 0 is to ask; A1 is the first work of family A, and has number 0."""

import pytest
from support.spoken import ask, card, known

from authors_edu.bots.coach import Hint, Why, certain_asks, explained, hint
from authors_edu.bots.sight import Sight
from authors_edu.game.position import position
from authors_edu.game.round import Round

FOUR = "A1 B1 C1 | > A2 B2 C2 | A3 B3 C3 | A4 B4 C4"


def hint_at(round: Round) -> Hint:
    return hint(round.view(round.turn), known(round))


def asked_and_heard(given: Hint) -> tuple[Why, int | None, int | None, list[int]]:
    return given.why, given.seat, given.card, [origin.number for origin in given.origins]


def test_r91_a_card_that_all_saw_change_hands_is_certain() -> None:
    round = ask(position(FOUR), "1>2 A3", "1>2 A1", "2>3 B1", "3>1 A1")

    assert asked_and_heard(hint_at(round)) == (Why.TOLD, 1, card("A3"), [1])


def test_r91_who_asks_and_who_says_no_leave_one_other() -> None:
    """Ben asked Ana for A4 and the answer was no, and it is not in my hand: so Eve has it."""
    round = ask(position(FOUR), "1>2 A4", "2>1 A1", "3>2 B1")

    assert asked_and_heard(hint_at(round)) == (Why.NOBODY_ELSE, 3, card("A4"), [1])


def test_r41_with_bluffs_an_ask_does_not_rule_its_asker_out() -> None:
    """The same asks as before: but now Ben himself may have A4."""
    round = ask(position(FOUR, ask_held="bluff"), "1>2 A4", "2>1 A1", "3>2 B1")
    given = hint_at(round)

    assert not given.is_certain
    assert not list(certain_asks(Sight(round.view(0), known(round))))


def test_r41_with_bluffs_what_all_others_deny_is_certain() -> None:
    round = ask(position(FOUR, ask_held="bluff"), "1>2 A4", "2>1 A4", "3>2 B1")

    assert asked_and_heard(hint_at(round)) == (Why.NOBODY_ELSE, 3, card("A4"), [1, 2])


def test_r40_who_bluffs_for_the_only_card_that_is_left_of_a_family_has_it() -> None:
    """It holds none of the others, which are in the own hand: so this is no card "beside the one asked for"."""
    round = ask(position("A1 A2 A3 | B1 B2 C1 | B3 C2 C3 | > A4 B4 C4", ask_held="bluff"), "3>2 A4")

    assert asked_and_heard(hint_at(round)) == (Why.FOLLOWS, 3, card("A4"), [1])


def test_r10_who_asks_in_a_family_holds_the_only_card_of_it_that_is_left() -> None:
    round = ask(position("A1 A2 A3 | B1 B2 C1 | B3 C2 C3 | > A4 B4 C4"), "3>2 A1")

    assert asked_and_heard(hint_at(round)) == (Why.ONLY_ONE, 3, card("A4"), [1])


def test_a_hand_whose_every_card_is_known_leaves_the_rest_to_the_last_seat() -> None:
    """Seat 1 keeps A3 alone: A4, B3 and B4, which nobody has ever asked for, are with seat 2."""
    round = ask(position("A1 B1 | > A2 B2 | A3 A4 B3 B4"), "1>2 A3", "1>2 A1", "2>1 A2", "2>1 B2", "2>1 A1")
    sight = Sight(round.view(0), known(round))
    certain = {each.asking[2]: each for each in certain_asks(sight)}

    assert {one: each.asking[0] for one, each in certain.items()} == {
        card("A3"): 1,
        **dict.fromkeys(map(card, ("A2", "B2", "A4", "B3", "B4")), 2),
    }
    assert asked_and_heard(explained(sight, certain[card("A4")])) == (Why.FOLLOWS, 2, card("A4"), [])


def test_only_the_answers_that_count_are_named() -> None:
    """Eve asked in A, and holds A4 for that alone; the asks in B between others do not matter."""
    line = "A1 A2 A3 | > B1 B2 C1 | B3 C2 C3 | A4 B4 C4"
    round = ask(position(line), "1>2 B3", "1>2 B4", "2>1 C4", "3>1 A1")

    certain = {each.asking[2]: each for each in certain_asks(Sight(round.view(0), known(round)))}
    given = explained(Sight(round.view(0), known(round)), certain[card("A4")])
    assert asked_and_heard(given) == (Why.ONLY_ONE, 3, card("A4"), [4])


def test_r33_a_card_drawn_in_sight_is_certain() -> None:
    round = ask(position("A1 B1 | > A2 B2 / A3 B3 A4 B4"), "1>0 A3", "1>0 B4")

    assert asked_and_heard(hint_at(round)) == (Why.TOLD, 1, card("A3"), [1])


def test_nothing_certain_who_asked_in_the_family_is_likeliest() -> None:
    """Ana asked in A, and has A3 or A4; Eve asked in C, of which seat 0 holds less."""
    round = ask(position("A1 A2 C1 | B1 B2 C2 | > A3 B3 C3 | A4 B4 C4"), "2>3 A2", "3>1 C1")

    assert asked_and_heard(hint_at(round)) == (Why.ASKED_IN, 2, card("A3"), [1])


def test_nothing_said_yet_the_biggest_hand_is_asked_and_a_no_tells_who_has_it() -> None:
    given = hint_at(position("A1 A2 B1 | A3 B2 B3 | A4 B4"))

    assert (given.why, given.seat, given.card, given.left) == (Why.OPEN, 1, card("A3"), (2,))


def test_the_pile_is_one_of_the_places_that_a_no_leaves() -> None:
    given = hint_at(position("A1 A2 | A3 B1 / B2 B3 B4 A4"))

    assert (given.why, given.left) == (Why.OPEN, (2,))


def test_when_nobody_can_have_it_the_pile_is_all_that_is_left() -> None:
    """Seat 1 keeps one card, of B, in which it has asked: A4 and the rest of C lie in the pile."""
    round = ask(position("A1 C1 | > B1 A2 / A3 A4 B2 B3 B4 C2 C3 C4"), "1>0 B3", "0>1 A2", "0>1 A3")

    assert round.turn == 0
    assert hint_at(round).why is Why.ONLY_PILE


def test_r30_by_creator_who_asked_in_a_family_has_some_of_it() -> None:
    round = ask(position("A1 B1 B2 | C1 C2 B3 | > C3 C4 A2 A3 A4 B4", ask="creator"), "2>1 A")
    given = hint_at(round)

    assert (given.why, given.seat, given.family, given.card) == (Why.TOLD, 2, 0, None)


def test_r30_by_creator_when_all_others_have_none_the_last_has_some() -> None:
    round = ask(position("A1 A2 B1 | B2 B3 C1 C2 | A3 A4 B4 C3 C4", ask="creator"), "0>1 A", "1>0 C", "2>0 C")
    given = hint_at(round)

    assert (given.family, asked_and_heard(given)) == (0, (Why.NOBODY_ELSE, 2, None, [1]))


def test_r45_blind_nothing_of_the_own_hand_is_in_the_hint() -> None:
    """Everybody saw the same, and the hand of seat 0 is another: it gets the same hint, which names no card."""
    lines = (
        "A1 A2 B1 D1 | A3 A4 B2 D2 | B3 B4 C1 D3 | > C2 C3 D4 C4",
        "A1 A3 B2 D2 | A2 A4 B1 D1 | B3 B4 C1 D3 | > C2 C3 D4 C4",
    )
    rounds = [ask(position(line, blind=True, illegal_ask="turn_passes"), "3>2 C1", "3>2 D1") for line in lines]

    assert [round.turn for round in rounds] == [0, 0]
    assert [hint_at(round) for round in rounds] == [Hint(Why.FROM_MEMORY)] * 2


def test_r45_blind_a_family_in_which_the_seat_asked_is_known_to_be_its_own() -> None:
    start = ask(position("> A1 A2 B1 | A3 B2 B3 | A4 B4", blind=True, illegal_ask="turn_passes"))
    assert hint_at(start) == Hint(Why.FROM_MEMORY)

    assert hint_at(ask(start, "0>1 A3")) == Hint(Why.FROM_MEMORY, family=0)


def test_r43_with_two_copies_a_card_that_went_over_is_certain_and_its_giver_may_have_the_other() -> None:
    round = ask(position("A1 A2 B1 B2 B3 | > A1 A4 B1 B2 B4 | A2 A3 A3 A4 B3 B4", copies=2), "1>2 A3")
    sight = Sight(round.view(0), known(round))

    assert sight.has(1, 0, card("A3")) is True
    assert sight.has(2, 0, card("A3")) is None


def test_r43_with_two_copies_what_one_seat_lacks_the_only_other_has() -> None:
    round = ask(position("A1 A2 B1 B2 B3 | A1 A4 B1 B2 B4 | A2 A3 A3 A4 B3 B4", copies=2), "0>1 A3")

    assert Sight(round.view(0), known(round)).has(2, 0, card("A3")) is True
    assert Sight(round.view(1), known(round)).has(2, 0, card("A3")) is True
    assert Sight(round.view(2), known(round)).has(1, 0, card("A3")) is False


def test_r23_a_ruling_tells_who_holds_a_card() -> None:
    round = ask(position(FOUR, illegal_ask="turn_passes"), "1>2 A2", "2>3 B1", "3>1 B1")

    assert asked_and_heard(hint_at(round)) == (Why.TOLD, 1, card("A2"), [1])


def test_only_the_seat_that_is_to_ask_gets_a_hint() -> None:
    round = position(FOUR)

    with pytest.raises(ValueError, match="seat 0 is not to ask now"):
        hint(round.view(0), known(round))
    with pytest.raises(ValueError, match="seat None is not to ask now"):
        hint(round.view(None), known(round))
