"""What a browser may wish for, and what a hostile one could send instead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authors_edu.game.match_moves import EndMatch, MoveTarget, NextRound
from authors_edu.game.moves import Acknowledge, Ask, Choose, Name, Pass, Undo
from authors_edu.web.table.command import (
    Command,
    Consult,
    FieldOf,
    LeaveTable,
    Look,
    Play,
    PlayAgain,
    command_from,
)

GOOD = [
    ({"number": 0, "ask": {"seat": 1, "card": 7}}, Play(Ask(1, card=7), 0)),
    ({"number": 3, "ask": {"seat": 2, "family": 0}}, Play(Ask(2, family=0), 3)),
    ({"number": 3, "name": "Émile et Sophie"}, Play(Name("Émile et Sophie"), 3)),
    ({"number": 3, "name": ""}, Play(Name(""), 3)),
    ({"number": 3, "choose": 2}, Play(Choose(2), 3)),
    ({"number": 3, "pass": True}, Play(Pass(), 3)),
    ({"number": 3, "put_down": 2}, Play(Acknowledge(2), 3)),
    ({"number": 3, "undo": 2}, Play(Undo(2), 3)),
    ({"number": 3, "next": True}, Play(NextRound(), 3)),
    ({"number": 3, "end": True}, Play(EndMatch(), 3)),
    ({"number": 3, "target": 25}, Play(MoveTarget(25), 3)),
    ({"number": 3, "look": True}, Look()),
    ({"number": 3, "again": True}, PlayAgain()),
    ({"number": 3, "leave": True}, LeaveTable()),
    *(({"number": 3, "coach": about}, Consult(about, 3)) for about in ("hint", "sheet", "close", "moments")),
    ({"number": 3, "coach": {"seat": 1, "family": 2, "card": 9}}, Consult(FieldOf(1, 2, 9), 3)),
    ({"number": 3, "coach": {"seat": 0, "family": 0, "card": None}}, Consult(FieldOf(0, 0, None), 3)),
]

BAD = [
    *(None, 7, "leave", [], {}, {"number": 3}, {"leave": True}),
    *({"number": number, "leave": True} for number in (True, -1, 3.0, "3", None, 10**30)),
    *({"number": 3, "leave": wish} for wish in (1, "yes", False, None)),
    *({"number": 3, name: wish} for name in ("pass", "next", "end", "look") for wish in (1, "yes", False, None)),
    *({"number": 3, "target": target} for target in (True, -1, 2.5, "20", None, 10**30)),
    *({"number": 3, name: seat} for name in ("put_down", "undo") for seat in (True, -1, "0", None, 10**30)),
    {"number": 3, "leave": True, "again": True},
    *({"number": 3, "name": typed} for typed in (None, 7, "x" * 201, "a\x00b", "a\nb", "\ud800")),
    *({"number": 3, "choose": choice} for choice in (-1, True, 1.0, "1", 10**30)),
    *({"number": 3, "ask": ask} for ask in ({}, [1, 7], {"seat": 1}, {"card": 7}, {"card": 7, "family": 1})),
    *({"number": 3, "ask": {"seat": 1, "card": card}} for card in ("7", None, True, -1, 7.0, [7])),
    *({"number": 3, "ask": {"seat": seat, "card": 7}} for seat in ("1", None, True, -1)),
    {"number": 3, "ask": {"seat": 1, "card": 7, "family": 1}},
    {"number": 3, "chance": 1.0},
    *({"number": 3, "coach": about} for about in (None, True, "", "seed", ["hint"], {}, {"seat": 1, "family": 2})),
    *({"number": 3, "coach": {"seat": 1, "family": 2, "card": card}} for card in (True, -1, "9", 9.0, [9])),
    *({"number": 3, "coach": {"seat": seat, "family": 2, "card": 9}} for seat in (True, -1, "1", None)),
    {"number": 3, "coach": {"seat": 1, "family": None, "card": 9}},
    {"number": 3, "coach": {"seat": 1, "family": 2, "card": 9, "title": "Emma"}},
]


@pytest.mark.parametrize(("value", "command"), GOOD)
def test_a_well_formed_wish_is_read(value, command):
    assert command == command_from(value)


@pytest.mark.parametrize("value", BAD, ids=repr)
def test_anything_else_is_nothing(value):
    assert command_from(value) is None


ATOMS = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
KEYS = st.sampled_from(
    [
        "number",
        "ask",
        "name",
        "choose",
        "again",
        "leave",
        "pass",
        "put_down",
        "next",
        "end",
        "target",
        "look",
        "undo",
        "seat",
        "card",
        "family",
        "coach",
    ]
) | st.text(max_size=3)


@given(st.recursive(ATOMS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3)))
def test_hostile_input_never_raises(value):
    assert command_from(value) is None or isinstance(command_from(value), Command)
