"""What the table says of a match: its score sheet, what is needed, what follows a tie (R-62 to R-65)."""

from typing import Any

import pytest
from support.table_page import a_deck, data_of, match_data

from authors_edu.classroom.course import Course
from authors_edu.game.match import Match
from authors_edu.game.match_moves import EndMatch, MoveTarget, NextRound
from authors_edu.game.moves import Ask
from authors_edu.game.position import position

# Everybody gets one family: 0 asks 1 for A4, misses C2; 1 asks 2 for B4 and has no card left; 2 asks 0 for C1.
ONE_EACH = "> A1 A2 A3 C1 | A4 B1 B2 B3 | B4 C2 C3 C4"
EACH_TAKES_ONE = (Ask(1, card=3), Ask(1, card=9), Ask(2, card=7), Ask(0, card=8))
# Seat 0 takes all three families.
ALL_MINE = (Ask(1, card=3), Ask(2, card=9), Ask(2, card=10), Ask(2, card=11))


def a_match(text: str = ONE_EACH, **options: Any) -> Match:
    round = position(text, a_deck(3), **options)
    match = Match(round.deck, round.rules, round.rules.seats, 7)
    match.round = round
    return match


def test_the_head_says_which_round_it_is_and_the_sheet_is_empty_at_first_r65():
    data = match_data(a_match(rounds=3))
    assert data["match"]["head"] == "Round 1 of 3"
    assert data["match"]["needed"] == "After this one, 2 more rounds."
    assert (data["match"]["rounds"], data["match"]["totals"], data["match"]["between"]) == ([], [0, 0, 0], False)
    assert data["result"] is None


def test_between_two_rounds_all_points_so_far_stand_beside_those_of_the_round_r65():
    match = a_match(rounds=2)
    data = match_data(match, *EACH_TAKES_ONE)
    assert data["match"]["between"] and data["match"]["head"] == "Round 1 of 2"
    assert data["match"]["needed"] == "1 round is still to come."
    assert data["match"]["rounds"] == [[1, 1, 1]] and data["result"]["total"] == [1, 1, 1]
    assert data["lines"][-1]["log"] == "Points so far: you 1, Maximiliane Alexandra 1, Bartholomew Constantine 1."
    after = match_data(match, NextRound())
    assert after["match"]["head"] == "Round 2 of 2" and after["match"]["needed"] == "This is the last round."
    assert after["number"] == 5 and after["lines"][0]["kind"] == "dealt"


@pytest.mark.parametrize(
    ("tie", "decides", "button", "head"),
    [
        ("sudden_death", "The first set of a new deal decides.", "Deal for the first set", "First set wins"),
        ("second_hand", "A second round decides.", "Play the second round", "Second round"),
    ],
)
def test_a_tie_says_who_leads_and_what_decides_and_nobody_shares_the_win_yet_r62_r63(tie, decides, button, head):
    match = a_match(tie=tie)
    assert match_data(match)["match"] is None, "nothing is said of a match before there is one"
    data = match_data(match, *EACH_TAKES_ONE)
    assert data["result"]["text"].endswith(f" lead together. {decides}")
    assert data["match"]["needed"] == data["result"]["text"]
    assert data["match"]["labels"]["next"] == button
    assert not [line for line in data["lines"] if "share" in line["log"]]
    assert data["match"]["head"] == match_data(match, NextRound())["match"]["head"] == head
    ended = match_data(match, EndMatch())
    assert ended["result"]["text"].startswith("The match was ended early. ") and ended["match"]["over"]
    assert not ended["match"]["between"] and ended["match"]["needed"] == ""


def test_where_no_tie_has_to_be_settled_the_round_is_all_r63():
    match = a_match("> A1 A2 A3 C1 | A4 B1 B2 B3 B4 | C2 C3 C4", tie="second_hand")
    data = match_data(match, *ALL_MINE)
    assert data["match"] is None
    assert data["result"]["text"] == "You win the round!"
    assert [line["kind"] for line in data["lines"]][-1] == "over"


def test_a_target_says_what_the_leader_needs_and_can_be_moved_to_where_nobody_is_r65():
    match = a_match("> A1 A2 A3 C1 | A4 B1 B2 B3 B4 | C2 C3 C4", target=5)
    data = match_data(match, *ALL_MINE)
    assert (data["match"]["target"], data["match"]["least"]) == (5, 3)
    assert data["match"]["needed"] == "The match goes up to 5 points. You need 3 more."
    moved = match_data(match, MoveTarget(3))
    assert moved["lines"][-1]["log"] == "The match now goes up to 3 points."
    assert moved["match"]["needed"] == "The match goes up to 3 points. You need 1 more."
    assert moved["number"] == 5 and moved["result"]["total"] == [2, 1, 0]


def test_teams_add_up_and_need_together_r44():
    """Seat 0 asks in A, B and C for what the others hold: three sets, with E and D dealt whole five in all."""
    round = position("> A1 A2 A3 B1 | B2 C1 [D] | A4 B3 [E] | C2 C3 C4 B4", a_deck(5), teams=True, target=9)
    match = Match(round.deck, round.rules, 4, 7)
    match.round = round
    moves = [Ask(1, card=5), Ask(2, card=3), Ask(2, card=6), Ask(3, card=7)]  # seat 0 has no card left; seat 1 goes on
    data = match_data(match, *moves, Ask(3, card=9), Ask(3, card=10), Ask(3, card=11))
    sums = {group["name"]: group["total"] for group in data["result"]["groups"]}
    assert sums == {"Your team": 3, "The other team": 2}
    assert data["match"]["needed"] == "The match goes up to 9 points. Your team needs 6 more."
    assert data["match"]["least"] == 4


def test_taking_back_is_offered_and_asked_once_more_where_something_is_recorded_r90():
    """A guest takes back at once; a student hears first that the rest of the round is practice, and sees that it is."""
    game = position("> A1 A2 A3 | A4 B1 B2 | B3 B4", a_deck(2))
    plain = data_of(game)
    assert plain["take_back"] is None and plain["practice"] is None
    assert data_of(game, course=Course(may_take_back=True))["take_back"]["ask"] is False
    student = data_of(game, course=Course(may_take_back=True, is_recorded=True))
    assert student["take_back"]["ask"] and "Progress counts nothing more" in student["take_back"]["labels"]["sure"]
    practice = data_of(game, course=Course(may_take_back=True, is_practice=True))
    assert practice["take_back"]["ask"] is False and practice["practice"] == "Practice"
