"""The deduction sheet as a child would fill it, at tables worked out by hand."""

import pytest
from support.spoken import ask, card, known

from authors_edu.bots.sheet import Because, Mark, deduction_sheet, field_of
from authors_edu.game.position import position
from authors_edu.game.round import Round

SIGNS = {Mark.YES: "+", Mark.NO: "-", Mark.MAYBE: "?"}


def drawn(round: Round, viewer: int | None, families: str) -> dict[str, str]:
    """One line a card and a family, one sign a seat."""
    sheet = deduction_sheet(round.view(viewer), known(round))
    blocks = {block.family: block for block in sheet.blocks}
    lines = {}
    for letter in families:
        block = blocks[card(f"{letter}1") // 4]
        lines[letter] = "".join(SIGNS[mark] for mark in block.any)
        lines |= {
            f"{letter}{place}": "".join(SIGNS[mark] for mark in row.marks) for place, row in enumerate(block.rows, 1)
        }
    return lines


FOUR = "A1 B1 C1 | > A2 B2 C2 | A3 B3 C3 | A4 B4 C4"


def test_at_first_a_seat_knows_its_own_hand_alone() -> None:
    assert drawn(position(FOUR), 0, "A") == {"A": "+???", "A1": "+---", "A2": "-???", "A3": "-???", "A4": "-???"}


def test_a_spectator_knows_nothing_at_first() -> None:
    assert drawn(position(FOUR), None, "A") == dict.fromkeys(("A", "A1", "A2", "A3", "A4"), "????")


def test_a_hit_shows_where_the_card_went_and_a_miss_who_lacks_it() -> None:
    """Seat 1 got A3 from seat 2, and asked seat 2 for A4 in vain: seat 3 has it. Of A2 nothing was said."""
    assert drawn(ask(position(FOUR), "1>2 A3", "1>2 A4"), 0, "A") == {
        "A": "++-+",  # seat 1 holds another one beside A3, A2: nothing is left for seat 2
        "A1": "+---",
        "A2": "-+--",
        "A3": "-+--",
        "A4": "---+",
    }


def test_r41_with_bluffs_the_asker_may_have_it() -> None:
    assert drawn(ask(position(FOUR, ask_held="bluff"), "1>2 A4"), 0, "A")["A4"] == "-?-?"


def test_r17_another_seat_fills_the_same_sheet_otherwise() -> None:
    """Seat 3 sees A4 in its own hand; A1 and A2 it cannot tell apart from what it knows."""
    assert drawn(ask(position(FOUR), "1>2 A3", "1>2 A4"), 3, "A") == {
        "A": "?+?+",
        "A1": "???-",
        "A2": "???-",
        "A3": "-+--",
        "A4": "---+",
    }


def test_families_that_are_laid_are_left_out() -> None:
    round = position("[A] B1 C1 | B2 C2 C3 | B3 B4 C4")

    assert [block.family for block in deduction_sheet(round.view(0), known(round)).blocks] == [1, 2]


def test_r45_blind_the_own_column_is_filled_only_while_the_hand_is_shown() -> None:
    round = position("> A1 A2 B1 | A3 B2 B3 | A4 B4", blind=True, illegal_ask="turn_passes")
    assert drawn(round, 0, "A")["A1"] == "+--"

    assert drawn(ask(round), 0, "A")["A1"] == "???"


def test_r43_with_two_copies_two_seats_may_have_the_same_card() -> None:
    line = "A1 A2 B1 B2 B3 | > A1 A4 B1 B2 B4 | A2 A3 A3 A4 B3 B4"
    marks = drawn(ask(position(line, copies=2), "1>2 A3"), 0, "A")

    assert marks == {"A": "++?", "A1": "+??", "A2": "+??", "A3": "-+?", "A4": "-??"}


def test_r12_while_a_name_is_pending_all_copies_may_be_in_the_own_hand() -> None:
    line = "> A1 A1 A2 A2 A3 A3 B1 | A4 A4 B1 B2 | B2 B3 B3 B4 B4"
    round = ask(position(line, copies=2, ask="creator", naming="typed"), "0>1 A")
    (family,) = (block for block in deduction_sheet(round.view(0), known(round)).blocks if block.family == 0)

    assert round.view(0).pending is not None
    assert [SIGNS[mark] for mark in family.any] == ["+", "-", "-"]


def behind(round: Round, seat: int, wanted: str) -> tuple[str, str, list[int], int | None]:
    """What stands behind a mark on the sheet of seat 0: "A3" is a card, "A" any card of the family."""
    one = card(wanted) if len(wanted) > 1 else None
    field = field_of(round.view(0), known(round), seat, card(f"{wanted[0]}1") // 4, one)
    return SIGNS[field.mark], field.because, [origin.number for origin in field.origins], field.place


def test_behind_every_mark_stands_the_answer_that_is_easiest_to_see() -> None:
    """Seat 1 got A3 from seat 2, asked it for A4 in vain, and so holds A2 besides; seat 3 has A4."""
    round = ask(position(FOUR), "1>2 A3", "1>2 A4")

    assert behind(round, 0, "A1") == ("+", Because.HAND, [], None)
    assert behind(round, 0, "A3") == ("-", Because.HAND, [], None)
    assert behind(round, 1, "A3") == ("+", Because.SAID, [1], None)
    assert behind(round, 1, "A") == ("+", Because.SAID, [1], None)
    assert behind(round, 2, "A3") == ("-", Because.SAID, [1], None)
    assert behind(round, 2, "A4") == ("-", Because.SAID, [2], None)
    assert behind(round, 3, "A3") == ("-", Because.ELSEWHERE, [1], 1)
    assert behind(round, 3, "A1") == ("-", Because.ELSEWHERE, [], 0)
    assert behind(round, 3, "A4") == ("+", Because.FOLLOWS, [2], None)
    assert behind(round, 3, "B2") == ("?", Because.OPEN, [], None)


def test_behind_a_mark_that_takes_thought_stand_the_answers_from_which_it_follows() -> None:
    """Seat 1 asked seat 2 for A3 before it had it: it held another one, and A4 it lacks. So that is A2."""
    round = ask(position(FOUR), "1>2 A3", "1>2 A4")

    assert behind(round, 1, "A2") == ("+", Because.FOLLOWS, [1, 2], None)
    assert behind(round, 2, "A") == ("-", Because.FOLLOWS, [1, 2], None)


def test_behind_the_marks_of_an_empty_hand_stands_that_it_is_empty() -> None:
    round = ask(position("A1 A2 B1 | B2 | > A3 A4 B3 B4"), "2>1 B2")

    assert behind(round, 1, "A3") == behind(round, 1, "B") == ("-", Because.NO_CARDS, [], None)


@pytest.mark.parametrize("where", [(4, 0, 0), (-1, 0, 0), (1, 3, None), (1, 0, 4)])
def test_what_is_not_on_the_sheet_has_nothing_behind_it(where: tuple[int, int, int | None]) -> None:
    round = position(FOUR)
    with pytest.raises(ValueError, match="no field"):
        field_of(round.view(0), known(round), *where)
