"""What no honest caller sends: it is refused with the right error, and nothing has changed."""

import json
from decimal import Decimal
from fractions import Fraction

import pytest

from authors_edu.decks.model import Deck
from authors_edu.game.deal import Deal
from authors_edu.game.moves import Ask, Choose, EndRound, Leave, Name, NameByChance, move_from_dict
from authors_edu.game.presets import preset
from authors_edu.game.refusals import MoveError, StaleMove, UnreadableMove
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError
from authors_edu.words.refusals import sentence

A1, A2, A3, A4, B1, B2, B3, B4 = range(8)
UNFIT = [
    None, True, False, -1, 10**400, 10**5000, 1.0, 0.5, float("nan"), float("inf"), "1", "", b"1", [], {}, (1,),
    Decimal("0.5"), Decimal(1), Fraction(1, 2), 1j, object(),
]  # fmt: skip


def asking(table):
    return table("A1 A2 B1", "A3 B2 B3", "A4 B4", naming="typed")


def naming(table, kind="typed"):
    round = table("A1 A2 B1", "A3 B2 B3", "A4 B4", naming=kind)
    round.play(Ask(1, card=round.handles[A3]), 0, at_ms=5)
    return round


def state(round):
    return (
        round.to_dict(),
        [round.view(seat) for seat in (None, 0, 1, 2)],
        set(round.left),
        (round.number, round.turn, round.stage, list(round.naming_points), repr(round.titles.waiting)),
    )


@pytest.mark.parametrize("at_ms", [None, True, False, -1, 1.0, float("nan"), "0", [], Decimal(0)])
@pytest.mark.parametrize(
    "move", [Name("Amber Garden"), Name(""), Name("x"), NameByChance(1.0), Leave(0), Leave(1), EndRound()], ids=repr
)
def test_a_time_is_a_whole_number_from_0_up_before_anything_changes(table, at_ms, move):
    round = naming(table)
    before = state(round)
    with pytest.raises(UnreadableMove) as refused:
        round.play(move, 1, at_ms)
    assert refused.value.reason == "wrong_time"
    assert state(round) == before
    assert round.play(Name("Amber Garden"), 1, at_ms=7)[0].took_ms == 2


@pytest.mark.parametrize("answers", [None, True, 1.0, "1", Decimal(1), 10**400])
def test_a_number_that_is_not_this_very_one_is_stale_r22(table, answers):
    round = naming(table)
    with pytest.raises(StaleMove):
        round.play(Name(""), answers)


def moves(value):
    yield from (Ask(value, card=1), Ask(1, card=value), Ask(1, family=value), Ask(1, card=1, family=value))
    yield from (Name(value), Choose(value), NameByChance(value), Leave(value), value)


@pytest.mark.parametrize("value", UNFIT, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize(
    "begin", [asking, naming, lambda table: naming(table, "choice")], ids=["ask", "type", "choose"]
)
def test_play_accepts_only_what_can_be_read_back(table, begin, value):
    for move in moves(value):
        round = begin(table)
        before = state(round)
        try:
            round.play(move, round.number)
        except (MoveError, UnreadableMove):
            assert state(round) == before
        else:
            again = Round.from_dict(json.loads(json.dumps(round.to_dict())))
            assert again.view(0) == round.view(0)
            assert again.log == round.log


@pytest.mark.parametrize(
    "move",
    [Ask(True, card=6), Ask(1, card=True), Ask(1.0, card=6), Leave(True), Leave(1.0), Leave(Decimal(1)), Leave("1"),
     Name(None), Name(b"x"), Choose(True), Choose(1.0), NameByChance(True), NameByChance(Decimal("0.5")),
     NameByChance("0.5"), NameByChance(None)],
    ids=repr,
)  # fmt: skip
def test_a_field_of_another_type_is_no_move(table, move):
    for round in (asking(table), naming(table)):
        before = state(round)
        with pytest.raises(UnreadableMove) as refused:
            round.play(move, round.number)
        assert refused.value.reason == "wrong_type"
        assert state(round) == before


def nested():
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    return deep


HUGE = [10**400, 10**5000, -(10**5000), [10**5000], {"x": 10**5000}, nested()]


@pytest.mark.parametrize("value", HUGE, ids=lambda value: type(value).__name__)
def test_an_error_can_be_raised_and_shown_for_anything_at_all(deck_of, value):
    for kind, field in (("name_by_chance", "chance"), ("choose", "choice"), ("ask", "seat"), ("name", "typed")):
        try:
            move_from_dict({"kind": kind, field: value})
        except UnreadableMove as unreadable:
            check_shown(unreadable)
    for data in (value, {"kind": value}, {"kind": "pass", "more": value}, {"version": value}):
        with pytest.raises(UnreadableMove) as refused:
            move_from_dict(data)
        check_shown(refused.value)
        with pytest.raises(UnreadableMove) as refused:
            Round.from_dict(data)
        check_shown(refused.value)
    for options in ({"seats": value}, {"seats": 3, "deal": value}, {"seats": 3, "ask": value}):
        try:
            Round(deck_of(4), Rules(**options), 3, 1)
        except RulesError as unplayable:
            check_shown(unplayable)
        else:
            raise AssertionError(options)


def test_a_chance_too_large_for_a_number_is_no_move():
    with pytest.raises(UnreadableMove):
        move_from_dict({"kind": "name_by_chance", "chance": 10**400})


@pytest.mark.parametrize("chance", [0, 1, 0.5])
def test_a_whole_number_is_a_chance_too_r56(table, chance):
    round = naming(table)
    assert round.play(NameByChance(chance), 1)
    assert Round.from_dict(json.loads(json.dumps(round.to_dict()))).view(0) == round.view(0)


def check_shown(error):
    assert len(str(error)) < 400
    assert repr(error)
    assert len(sentence(error)) < 400


@pytest.mark.parametrize("seat", [-1, -3, 3, 99, True, False, 1.0, "0", [], 10**400])
def test_a_view_is_that_of_a_seat_or_of_a_spectator(table, seat):
    round = asking(table)
    with pytest.raises(ValueError, match="no seat"):
        round.view(seat)
    assert [round.view(here).seat for here in (0, 1, 2, None)] == [0, 1, 2, None]


@pytest.mark.parametrize("seats", [2.5, 3.0, "4", None, True, [], float("nan"), 10**400])
def test_seats_are_a_whole_number_r01(deck_of, seats):
    for set_up in (lambda: Rules(seats=seats), lambda: preset("classic", seats, deck_of(4))):
        with pytest.raises(RulesError) as refused:
            set_up()
        assert refused.value.reason == "seats"


@pytest.mark.parametrize("name", [[], {}, None, 3, ("classic",)])
def test_a_preset_has_a_name(deck_of, name):
    with pytest.raises(RulesError) as refused:
        preset(name, 3, deck_of(4))
    assert refused.value.reason == "preset"


@pytest.mark.parametrize(
    "seed", ["1", None, True, 1.5, b"1", "\ud800", 10**5000, -(10**5000)], ids=lambda seed: type(seed).__name__
)
def test_a_seed_is_a_whole_number_r06(deck_of, seed):
    with pytest.raises(RulesError) as refused:
        Round(deck_of(4), Rules(seats=3), 3, seed)
    assert (refused.value.reason, refused.value.values["option"]) == ("number", "seed")


@pytest.mark.parametrize("dealt_at_ms", [None, True, -1, 1.0, "0", [], float("nan")])
def test_the_clock_at_the_deal_is_a_whole_number_from_0_up(deck_of, dealt_at_ms):
    with pytest.raises(RulesError) as refused:
        Round(deck_of(2), Rules(seats=2, minutes=1), 2, 7, dealt_at_ms=dealt_at_ms)
    assert refused.value.values["option"] == "dealt_at_ms"


@pytest.mark.parametrize("playing", [5, True, 1.5, object(), [None, 1], ["0", "1"], [0, 0], [0, 9], []])
def test_who_plays_is_two_seats_of_the_table_or_more_r62(deck_of, playing):
    with pytest.raises(RulesError) as refused:
        Round(deck_of(2), Rules(seats=3), 3, 7, playing=playing)
    assert refused.value.reason == "playing"


def test_a_stated_deal_must_be_playable_too_r01(deck_of):
    for deck, deal, reason in (
        (Deck("none", ()), Deal(1, ((), ())), "too_few_families"),
        (deck_of(1), Deal(1, ((0, 1), (2, 3))), "too_few_families"),
        (deck_of(2), Deal(1, (tuple(range(8)), ())), "deal"),
        (deck_of(2), Deal(1, ((0, 1, 4), ()), (2, 3, 5, 6, 7)), "deal"),
    ):
        with pytest.raises(RulesError) as refused:
            Round.from_deal(deck, Rules(seats=2), deal)
        assert refused.value.reason == reason
        saved = Round.from_deal(deck_of(2), Rules(seats=2), Deal(1, ((0, 1, 4), (5,)), (2, 3, 6, 7))).to_dict()
        spoiled = {"dealer": deal.dealer, "hands": [list(hand) for hand in deal.hands], "pile": list(deal.pile)}
        cards = saved["deck"]["cards"][: 4 * len(deck.families)]
        with pytest.raises(RulesError) as refused:
            Round.from_dict(saved | {"deal": spoiled, "deck": saved["deck"] | {"cards": cards}})
        assert refused.value.reason == reason


@pytest.mark.parametrize("deal", [Deal(1, ((0, True, 4, 5), (2, 3, 6, 7))), Deal(1.0, ((0, 1, 4, 5), (2, 3, 6, 7)))])
def test_a_stated_deal_is_made_of_whole_numbers(deck_of, deal):
    with pytest.raises(RulesError) as refused:
        Round.from_deal(deck_of(2), Rules(seats=2), deal)
    assert refused.value.reason == "deal"


@pytest.mark.parametrize("kind", ["typed", "choice"])
@pytest.mark.parametrize("typed", ["", "  ", "\t\n", "\u200b", "\u2060\ufeff ", "\u200d\ufe0f"])
def test_where_nothing_is_seen_nothing_was_typed_r51(table, kind, typed):
    assert naming(table, kind).play(Name(typed), 1)[0].verdict == "skipped"


def test_a_version_is_the_very_number(table):
    saved = asking(table).to_dict()
    for version in (True, 1.0, "1", 2.0, 3.0, 4):
        with pytest.raises(UnreadableMove):
            Round.from_dict(saved | {"version": version})
