"""The one-line form of a table."""

import pytest

from authors_edu.decks.model import Deck, Family
from authors_edu.game.moves import Ask
from authors_edu.game.position import position, text_of
from authors_edu.game.rules import RulesError


def test_a_line_says_hands_sets_pile_and_who_begins():
    round = position("A1 A2 [C] | > A3 B1 | B2 B3 / B4 A4")
    assert (round.turn, round.view(None).hand_sizes, round.view(None).pile) == (1, (2, 2, 2), 2)
    assert round.view(None).sets == ((2,), (), ())
    assert [round.view(seat).hand for seat in range(3)] == [(0, 1), (2, 4), (5, 6)]
    assert round.play(Ask(0, card=3), 0)[2].card == 7  # B4 lay on top


@pytest.mark.parametrize(
    "line",
    [
        "> A1 A2 B1 | A3 B2 B3 | A4 B4",
        "A1 A2 B1 [C] | > A3 B2 B3 | A4 B4 / D1 D3 D4 D2",
        "> A1 B2 [C] [D] | A2 B1 | A3 A4 | B3 B4",
        "> A1 B2 | - | A2 A3 A4 B1 B3 B4",
    ],
)
def test_what_is_written_down_reads_back(line):
    assert text_of(position(line)) == line


def test_a_line_with_naming_on_names_the_cards_and_not_their_handles():
    line = "> A1 A2 B1 | A3 B2 B3 | A4 B4"
    round = position(line, seed=3, naming="typed")
    assert text_of(round) == line
    assert round.works != tuple(range(8))


def test_without_a_deck_every_card_has_a_clue_and_the_seed_is_0():
    round = position("A1 A2 B1 | A3 B2 B3 | A4 B4")
    assert round.view(None).clues == tuple(f"clue {place} of {letter}" for letter in "AB" for place in "1234")
    assert round.seed == 0


def test_two_copies_stand_twice():
    line = "> A1 A1 A2 B1 | A3 A3 B1 B2 B2 | A2 A4 A4 B3 B3 B4 B4"
    assert text_of(position(line, copies=2)) == line


def test_the_line_knows_decks_of_any_size(deck_of):
    line = "A1 A2 z3 BB4 | > A3 A4 z1 z2 BB1 | z4 [AA] BB2 BB3"
    wide = Deck("Wide", tuple(Family(f"Writer {n}", deck_of(1).families[0].cards) for n in range(54)))
    others = " ".join(f"[{letter}]" for letter in "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxy")
    round = position(line + " " + others, wide)
    assert round.view(1).hand == (2, 3, 204, 205, 212)
    assert text_of(round).startswith("A1 A2 z3 BB4 | > A3 A4 z1 z2 BB1 | z4 BB2 BB3 [B]")
    assert text_of(position(text_of(round), wide)) == text_of(round)


def test_moves_show_in_the_line():
    round = position("A1 A2 B1 | A3 B2 B3 | A4 B4")
    round.play(Ask(1, card=2), 0)
    round.play(Ask(2, card=5), 1)
    assert text_of(round) == "A1 A2 A3 B1 | > B2 B3 | A4 B4"


@pytest.mark.parametrize(
    "line",
    [
        "A1 | A5",
        "A | B",
        "[A1 | B1",
        "A1] | B1",
        "A1 A2 | Ä3",
        "> A1 A2 | > A3 A4",
        "A1 A2 | 1A",
        "AB1 | A2",
        "A1 | " + "A" * 10_000 + "5",
    ],
)
def test_what_is_no_line_is_refused(line):
    with pytest.raises(ValueError, match=r"no card|only one"):
        position(line)


def test_a_line_that_is_no_deal_is_refused():
    for line in (
        "",
        "|",
        "A1 A2 B1 | | A3 A4 B2 B3 B4",
        "A1 A2 | A3 B1 B2",
        "A1 A1 | A2 A3 A4 B1 B2 B3 B4",
        "A1 A2 A3 A4 B1 B2 B3 B4 | ",
        f"A1 | {'z' * 10**6}1",
    ):
        with pytest.raises(RulesError):
            position(line)


@pytest.mark.parametrize("text", [None, 5, b"A1 | A2", [], {}])
def test_a_position_is_a_line_of_text(text):
    with pytest.raises(ValueError, match="a line of text"):
        position(text)
