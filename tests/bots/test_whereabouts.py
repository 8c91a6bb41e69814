"""Counting alone: what follows about where cards are. Places 0, 1, 2 are seats, 3 is the pile."""

import pytest

from authors_edu.bots.whereabouts import Whereabouts, essential, narrowed


def table(*sizes: int, families: int) -> Whereabouts:
    where = Whereabouts(families, len(sizes) - 1)
    for place, size in enumerate(sizes):
        where.resize(place, size)
    where.settle()
    return where


def test_at_the_start_every_card_may_be_with_every_seat() -> None:
    where = table(4, 4, 4, 0, families=3)

    assert all(where.may_hold(seat, card) for seat in range(3) for card in range(12))
    assert not any(where.holds(seat, card) for seat in range(3) for card in range(12))
    assert not any(where.may_hold(where.pile, card) for card in range(12))


def test_a_card_that_can_be_in_one_place_only_is_there() -> None:
    where = table(4, 4, 4, 0, families=3)
    where.rule_out(0, 0, 0b0001)
    where.rule_out(1, 0, 0b0001)
    where.settle()

    assert where.holds(2, 0)


def test_a_card_that_is_somewhere_is_nowhere_else() -> None:
    where = table(4, 4, 4, 0, families=3)
    where.put(1, 2, 0b0100)
    where.settle()

    assert where.holds(1, 10)
    assert not where.may_hold(0, 10)
    assert not where.may_hold(2, 10)


def test_a_seat_whose_known_cards_fill_its_hand_lacks_all_others() -> None:
    where = table(2, 3, 3, 0, families=2)
    where.put(0, 0, 0b0001)
    where.put(0, 1, 0b1000)
    where.settle()

    assert [card for card in range(8) if where.may_hold(0, card)] == [0, 7]


def test_a_seat_with_no_more_possible_cards_than_its_hand_holds_them_all() -> None:
    where = table(2, 3, 3, 0, families=2)
    where.rule_out(0, 0, 0b1111)
    where.rule_out(0, 1, 0b0101)
    where.settle()

    assert where.holds(0, 5)
    assert where.holds(0, 7)


def test_at_least_one_of_some_cards_becomes_a_card_when_the_others_are_ruled_out() -> None:
    where = table(4, 4, 4, 0, families=3)
    where.at_least(0, 1, 0b0111, 1)
    where.rule_out(0, 1, 0b0011)
    where.settle()

    assert where.holds(0, 6)


def test_no_hand_keeps_a_whole_family_so_a_third_card_rules_out_the_fourth() -> None:
    where = table(4, 4, 4, 0, families=3)
    where.put(0, 0, 0b0111)
    where.settle()

    assert not where.may_hold(0, 3)


def test_what_all_others_must_hold_leaves_no_room_for_more() -> None:
    # Seats 0 and 1 hold at least two of family 0 each: that is all of it.
    where = table(4, 4, 4, 0, families=3)
    where.at_least(0, 0, 0b1111, 2)
    where.at_least(1, 0, 0b1111, 2)
    where.settle()

    assert where.most(2, 0) == 0
    assert not any(where.may_hold(2, card) for card in range(4))
    assert (where.least(0, 0), where.most(0, 0)) == (2, 2)


def test_what_finds_no_room_elsewhere_must_be_here() -> None:
    # The pile has one card and seats 1 and 2 have none: seat 0 holds three of the one family in play at least.
    where = table(3, 0, 0, 1, families=1)

    assert where.least(0, 0) == 3


def test_a_hand_that_needs_all_its_room_for_known_families_lacks_the_others() -> None:
    # Two cards, at least one of family 0 and one of family 1: none of family 2.
    where = table(2, 5, 5, 0, families=3)
    where.at_least(0, 0, 0b1111, 1)
    where.at_least(0, 1, 0b1111, 1)
    where.settle()

    assert where.most(0, 2) == 0
    assert where.most(0, 0) == 1


def test_an_unseen_draw_blurs_what_the_seat_lacks_and_what_the_pile_holds() -> None:
    where = table(4, 3, 1, 4, families=3)
    where.rule_out(0, 0, 0b0001)
    where.put(3, 0, 0b0001)
    where.settle()
    where.draw(0, family=1, cards=0b0010)
    where.settle()

    assert where.sizes == [5, 3, 1, 3]
    assert where.may_hold(0, 0)
    assert where.may_hold(3, 0)
    assert not where.may_hold(1, 0)


def test_of_two_known_cards_in_the_pile_one_is_left_after_a_draw() -> None:
    where = table(4, 3, 1, 4, families=3)
    where.put(3, 0, 0b0011)
    where.settle()
    where.draw(1, family=2, cards=0b1111)
    where.settle()

    assert where.least(3, 0) == 1
    assert (0b0011, 1) in where.needs(3, 0)


def test_cards_moved_unseen_take_their_knowledge_along() -> None:
    # Seat 1 holds card 0 and one of cards 1 and 2; it hands over both of its two.
    where = table(4, 4, 4, 0, families=3)
    where.put(1, 0, 0b0001)
    where.at_least(1, 0, 0b0110, 1)
    where.at_most(1, 0, 2)
    where.at_least(0, 0, 0b1111, 1)
    where.settle()
    where.move_all(1, 0, 0, 2)
    where.settle()

    assert where.sizes == [6, 2, 4, 0]
    assert where.holds(0, 0)
    assert where.least(0, 0) == 3
    assert where.most(1, 0) == 0
    assert where.most(2, 0) == 1


def test_a_laid_family_is_nowhere() -> None:
    where = table(4, 4, 4, 0, families=3)
    where.lay(1, 2)
    where.settle()

    assert where.sizes == [4, 0, 4, 0]
    assert not any(where.may_hold(place, card) for place in range(4) for card in range(8, 12))


def test_a_hand_shown_tells_where_the_others_cards_are() -> None:
    where = table(4, 4, 0, 0, families=2)
    where.show_hand(0, (0, 1, 4, 5))
    where.settle()

    assert [card for card in range(8) if where.holds(1, card)] == [2, 3, 6, 7]


def test_a_copy_can_be_added_to_without_touching_the_first() -> None:
    where = table(4, 4, 4, 0, families=3)
    twin = where.copy()
    twin.show_hand(0, (0, 1, 4, 5))
    twin.settle()

    assert twin.holds(0, 0)
    assert not where.holds(0, 0)
    assert where.may_hold(1, 0)


def test_what_cannot_be_true_together_is_refused() -> None:
    where = table(1, 5, 6, 0, families=3)
    where.put(0, 0, 0b0001)
    where.put(0, 1, 0b0001)

    with pytest.raises(ValueError, match="cannot all have happened"):
        where.settle()


def test_a_need_that_its_sure_cards_already_meet_is_dropped() -> None:
    assert narrowed(holds=0b0010, may=0b1111, most=3, needs=((0b0111, 1),)) == (0b0010, 0b1111, 1, ())


def test_a_full_cell_keeps_only_the_sure_and_the_needed_cards() -> None:
    # Card 1 is sure, one of 2 and 4 is needed, and there are two cards: 8 has no room.
    assert narrowed(holds=0b0001, may=0b1111, most=2, needs=((0b0110, 1),)) == (0b0001, 0b0111, 2, ((0b0110, 1),))


def test_a_need_that_follows_from_another_is_left_out() -> None:
    assert essential([(0b1111, 1), (0b0110, 1)]) == ((0b0110, 1),)
    assert essential([(0b0111, 1), (0b1111, 2)]) == ((0b0111, 1), (0b1111, 2))
