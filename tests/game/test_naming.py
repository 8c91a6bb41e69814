"""R-50 to R-58: naming what was received. The works of family A: Amber River, Castle, Garden, Night (A1 to A4)."""

import pytest

from authors_edu.game.chance import stream
from authors_edu.game.events import (
    Answered,
    Asked,
    CardsMoved,
    HandEmptied,
    NameAsked,
    Named,
    RoundOver,
    SeatLeft,
    SetLaid,
    TurnPassed,
)
from authors_edu.game.moves import Ask, Choose, EndRound, Leave, Name, NameByChance
from authors_edu.game.outcome import Ending
from authors_edu.game.refusals import MoveError, Reason
from authors_edu.game.stage import Stage
from authors_edu.game.view import Pending

A1, A2, A3, A4, B1, B2, B3, B4, C1, C2, C3, C4 = range(12)


def by_card(table, **options):
    return table("A1 A2 B1", "A3 B2 B3", "A4 B4", naming="typed", **options)


def by_creator(table, **options):
    return table("A1 B1", "A2 A3 A4 B2", "B3 B4", ask="creator", **({"naming": "typed"} | options))


def test_after_a_hit_the_card_is_to_be_named_before_anything_else_r51_r16(table):
    round = by_card(table)
    a3 = round.handles[A3]
    assert round.play(Ask(1, card=a3), 0) == (
        Asked(0, 1, 0, a3),
        Answered(0, 1, 0, a3, 1),
        CardsMoved(1, 0, 0, 1, (a3,), shown=True),
        NameAsked(0, a3),
    )
    assert (round.stage, round.turn) == (Stage.NAME, 0)
    assert round.view(0).pending == Pending(a3)
    assert a3 in round.view(0).hand  # the card counts in the asker's hand
    assert round.legal_asks() == ()
    for move, reason in ((Ask(2, card=round.handles[A4]), Reason.NAME_PENDING), (Choose(0), Reason.TYPING_WANTED)):
        with pytest.raises(MoveError) as refused:
            round.play(move, 1)
        assert refused.value.reason is reason


@pytest.mark.parametrize(
    ("typed", "verdict", "points"),
    [("amber garden", "right", 1), ("Amber Gardne", "almost", 1), ("Amber Night", "wrong", 0), ("  ", "skipped", 0)],
)
def test_a_right_name_earns_the_bonus_and_the_card_stays_in_any_case_r51(table, typed, verdict, points):
    round = by_card(table)
    a3 = round.handles[A3]
    round.play(Ask(1, card=a3), 0, at_ms=10_000)
    assert round.play(Name(typed), 1, at_ms=14_500) == (Named(0, a3, verdict, points, typed, 4500),)
    assert (round.stage, round.turn) == (Stage.ASK, 0)
    assert round.view(0).naming_points == (points, 0, 0)
    assert a3 in round.view(0).hand
    assert round.view(None).titles[a3] == "Amber Garden"  # the right title is shown


def test_the_bonus_is_what_the_rules_say_r50(table):
    round = by_card(table, naming_points=3)
    round.play(Ask(1, card=round.handles[A3]), 0)
    round.play(Name("Amber Garden"), 1)
    assert round.view(0).naming_points == (3, 0, 0)


def test_a_set_is_laid_only_when_no_name_is_pending_r12_r51_r16(table):
    round = table("A1 A2 A3", "A4", "B1 B2 B3 B4 C1 C2 C3", "C4", naming="typed")
    a4 = round.handles[A4]
    assert round.play(Ask(1, card=a4), 0)[-1] == NameAsked(0, a4)
    assert round.view(None).sets[0] == ()
    assert round.play(Name("Amber Night"), 1) == (
        Named(0, a4, "right", 1, "Amber Night", 0),
        SetLaid(0, 0, dealt=False),
        HandEmptied(1),
        HandEmptied(0),
        TurnPassed(2),
    )


def test_the_round_cannot_end_while_a_name_is_pending_r51_r14_r60(table):
    round = table("A1 A2 A3", "A4", "B1 B2 B3 B4", naming="typed")
    round.play(Ask(1, card=round.handles[A4]), 0)
    assert not round.is_over
    assert round.play(Name("Amber Night"), 1)[-1] == RoundOver((0,), early=False)
    assert (round.outcome.sets, round.outcome.naming_points) == ((1, 0, 1), (1, 0, 0))
    assert round.outcome.scores == (2, 0, 1)


@pytest.mark.parametrize("seed", range(6))
def test_several_cards_are_named_one_by_one_in_the_order_of_their_handles_r51_r53(table, seed):
    round = by_creator(table, seed=seed)
    first, second, third = sorted(round.handles[card] for card in (A2, A3, A4))
    title = round.card(first).work
    events = round.play(Ask(1, family=0), 0, at_ms=1_000)
    assert events[2:] == (CardsMoved(1, 0, 0, 3, (first, second, third)), NameAsked(0, first))
    events = round.play(Name(title), 1, at_ms=3_000)
    assert events == (Named(0, first, "right", 1, title, 2_000), NameAsked(0, second))
    events = round.play(Name("Bronze Castle"), 2, at_ms=3_500)
    assert events == (Named(0, second, "wrong", 0, "Bronze Castle", 500), NameAsked(0, third))
    events = round.play(Name(""), 3, at_ms=3_600)
    assert events == (Named(0, third, "skipped", 0, "", 100), SetLaid(0, 0, dealt=False))
    assert round.turn == 0


def test_the_order_of_naming_tells_nothing_of_the_order_in_the_deck_r53(table):
    first_named = set()
    for seed in range(30):
        round = by_creator(table, seed=seed)
        first_named.add(round.card(round.play(Ask(1, family=0), 0)[-1].card).work)
    assert first_named == {"Amber Castle", "Amber Garden", "Amber Night"}


def test_a_work_is_named_at_most_once_a_round_r52(table):
    round = table("A1 B1 C1", "A2 B2 C2", "A3 A4 B3 B4 C3 C4", naming="typed")
    a1, a2, b2 = (round.handles[card] for card in (A1, A2, B2))
    round.play(Ask(1, card=a2), 0)
    round.play(Name("nonsense"), 1)
    round.play(Ask(2, card=b2), 2)  # a miss: seat 1 may try to get it back
    round.play(Ask(0, card=round.handles[B1]), 3)
    round.play(Name("Bronze River"), 4)
    round.play(Ask(2, card=round.handles[C1]), 5)  # a miss: seat 2
    assert round.turn == 2
    taken = round.play(Ask(0, card=a2), 6)
    assert taken[-1] == CardsMoved(0, 2, 0, 1, (a2,), shown=True)  # no name is asked for
    assert round.stage is Stage.ASK
    assert round.play(Ask(0, card=a1), 7)[-1] == NameAsked(2, a1)


def test_dealt_and_unseen_cards_earn_nothing_but_their_first_hit_does_r52(table):
    round = table("A1 B1", "A2 B2", "C1 C2", pile="C3 A3 A4 B3 B4 C4", naming="typed")
    c3 = round.handles[C3]
    assert not any(isinstance(event, NameAsked) for event in round.opening)
    round.play(Ask(1, card=round.handles[A3]), 0)  # a miss; seat 0 draws C3 unseen
    round.play(Ask(2, card=round.handles[A1]), 1)  # a miss; seat 1 draws A3 unseen
    assert round.play(Ask(0, card=c3), 2)[-1] == NameAsked(2, c3)


def test_without_a_clue_any_received_title_of_that_creator_counts_once_r54(table):
    round = by_creator(table, clues=False)
    first, second, third = sorted(round.handles[card] for card in (A2, A3, A4))
    last = round.card(third).work
    assert round.play(Ask(1, family=0), 0)[-1] == NameAsked(0, first)
    # Asked for one of three cards that nobody can tell apart: the third one's title is as right.
    assert round.play(Name(last), 1) == (Named(0, third, "right", 1, last, 0), NameAsked(0, first))
    assert round.play(Name(last), 2) == (Named(0, first, "wrong", 0, last, 0), NameAsked(0, second))
    assert round.play(Name("Amber River"), 3)[0].verdict == "wrong"  # A1 was dealt, not received


def test_with_a_clue_only_the_very_title_counts_r54(table):
    round = by_creator(table)
    round.play(Ask(1, family=0), 0)
    for number, card in enumerate(sorted(round.handles[card] for card in (A2, A3, A4)), start=1):
        wrong = "Amber Castle" if card != round.handles[A2] else "Amber Night"
        assert round.play(Name(wrong), number)[0] == Named(0, card, "wrong", 0, wrong, 0)


def test_juniors_name_only_the_first_new_card_and_see_the_others_r58(table):
    round = by_creator(table, naming_per_ask="one")
    first, second, third = sorted(round.handles[card] for card in (A2, A3, A4))
    assert round.play(Ask(1, family=0), 0)[-1] == NameAsked(0, first)
    assert round.view(0).titles.keys() & {first, second, third} == {second, third}
    assert round.view(2).titles.keys() & {first, second, third} == set()
    assert round.play(Name(round.card(first).work), 1)[1:] == (SetLaid(0, 0, dealt=False),)


def test_a_card_that_was_shown_has_had_its_first_hit_r52_r58(table):
    round = table("A4 B1", "A2 A3 B2", "A1 B3 B4", ask="creator", naming="typed", naming_per_ask="one")
    round.play(Ask(1, family=0), 0)
    round.play(Name("Amber Castle"), 1)
    round.play(Ask(1, family=0), 2)  # a miss; seat 1
    round.play(Ask(0, family=1), 3)
    round.play(Name(""), 4)
    round.play(Ask(0, family=1), 5)  # a miss; seat 2
    # A2 was named and A3 was shown to seat 0: of three cards only A4 comes by its first hit.
    assert round.play(Ask(0, family=0), 6)[-1] == NameAsked(2, round.handles[A4])


def test_a_choice_is_right_or_wrong_and_only_the_asker_sees_it_r50_r55(table):
    for wanted in ("right", "wrong"):
        round = table("A1 A2 B1", "A3 B2 B3", "A4 B4", naming="choice")
        a3 = round.handles[A3]
        round.play(Ask(1, card=a3), 0)
        choices = round.view(0).pending.choices
        assert len(set(choices)) == 4
        assert "Amber Garden" in choices
        assert all(round.view(other).pending == Pending(a3) for other in (1, 2, None))
        assert round.view(0).pending.choices == choices  # a second look, a refresh
        right = choices.index("Amber Garden")
        picked = right if wanted == "right" else (right + 1) % 4
        points = int(wanted == "right")
        assert round.play(Choose(picked), 1) == (Named(0, a3, wanted, points, choices[picked], 0),)


def test_only_a_choice_that_is_offered_can_be_chosen_r55(table):
    round = table("A1 A2 B1", "A3 B2 B3", "A4 B4", naming="choice")
    round.play(Ask(1, card=round.handles[A3]), 0)
    for move, reason in (
        (Choose(4), Reason.NO_SUCH_CHOICE),
        (Choose(-1), Reason.NO_SUCH_CHOICE),
        (Name("Amber Garden"), Reason.CHOICE_WANTED),
    ):
        with pytest.raises(MoveError) as refused:
            round.play(move, 1)
        assert refused.value.reason is reason
    assert round.play(Name(""), 1)[0].verdict == "skipped"


def test_a_bot_names_by_chance_from_a_stream_of_its_own_r56(table):
    drawn, verdicts = stream(0, "naming", 1).random(), []
    chances = (0.0, 0.3, 0.6, 1.0, drawn)
    for chance in chances:
        round = by_card(table)
        round.play(Ask(1, card=round.handles[A3]), 0)
        named = round.play(NameByChance(chance), 1)[0]
        assert named.typed is None
        assert named.points == (1 if named.verdict == "right" else 0)
        verdicts.append(named.verdict)
    assert verdicts == ["right" if drawn < chance else "wrong" for chance in chances]  # so that 0 is never right


def test_where_the_bots_bonus_is_switched_off_a_bot_skips_and_a_person_still_earns_r56(table):
    round = by_card(table, naming_by_bots=False)
    round.play(Ask(1, card=round.handles[A3]), 0)
    named = round.play(NameByChance(1.0), 1)[0]
    assert (named.verdict, named.points) == ("skipped", 0)
    round = by_card(table, naming_by_bots=False)
    round.play(Ask(1, card=round.handles[A3]), 0)
    named = round.play(Name("Amber Garden"), 1)[0]
    assert (named.verdict, named.points) == ("right", 1)


@pytest.mark.parametrize("chance", [-0.1, 1.1, float("nan")])
def test_a_chance_lies_between_0_and_1_r56(table, chance):
    round = by_card(table)
    round.play(Ask(1, card=round.handles[A3]), 0)
    with pytest.raises(MoveError) as refused:
        round.play(NameByChance(chance), 1)
    assert refused.value.reason is Reason.NO_SUCH_CHANCE


def test_who_leaves_skips_the_pending_names_and_the_game_goes_on_r20(table):
    round = by_creator(table)
    to_name = sorted(round.handles[card] for card in (A2, A3, A4))
    round.play(Ask(1, family=0), 0, at_ms=1_000)
    assert round.play(Leave(2), 1) == (SeatLeft(2),)
    assert round.stage is Stage.NAME
    events = round.play(Leave(0), 2, at_ms=1_700)
    assert events[:2] == (SeatLeft(0), Named(0, to_name[0], "skipped", 0, None, 700))
    assert [event.card for event in events[1:4]] == to_name
    assert events[4:] == (SetLaid(0, 0, dealt=False),)
    assert (round.stage, round.turn) == (Stage.ASK, 0)


def test_a_round_ended_early_skips_the_pending_name_first_r20(table):
    round = table("A1 A2 A3 B1", "A4 B2", "B3 B4", naming="typed")
    a4 = round.handles[A4]
    round.play(Ask(1, card=a4), 0)
    assert round.play(EndRound(), 1) == (
        Named(0, a4, "skipped", 0, None, 0),
        SetLaid(0, 0, dealt=False),
        RoundOver((0,), early=True),
    )


def test_time_runs_from_the_asking_of_the_name_by_the_callers_clock_r57(table):
    round = by_card(table)
    round.play(Ask(1, card=round.handles[A3]), 0, at_ms=5_000)
    round.play(Leave(2), 1, at_ms=6_000)
    assert round.play(Name("x"), 2, at_ms=4_000)[0].took_ms == 0  # a clock set back counts as no time


def test_with_naming_off_nothing_is_asked_and_every_title_is_known(table):
    round = table("A1 A2 B1", "A3 B2 B3", "A4 B4")
    assert len(round.play(Ask(1, card=A3), 0)) == 3
    assert len(round.view(None).titles) == 8
    assert round.handles == tuple(range(8))


def test_a_round_ended_while_its_last_card_is_named_is_not_ended_early_r20_r14(table):
    round = table("A1 A2 A3", "A4", "B1 B2 B3 B4", naming="typed")
    a4 = round.handles[A4]
    round.play(Ask(1, card=a4), 0)
    assert round.play(EndRound(), 1) == (
        Named(0, a4, "skipped", 0, None, 0),
        SetLaid(0, 0, dealt=False),
        HandEmptied(1),
        HandEmptied(0),
        RoundOver((0, 2), early=False),
    )
    assert round.outcome.reason is Ending.ALL_LAID
