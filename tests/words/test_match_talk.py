"""Table talk between rounds, of teams, and of the game without turns; and that no event whatever is left untold."""

from typing import get_args

import pytest

from authors_edu.decks.model import Words
from authors_edu.game.calls import CallDropped, CallEvent, CallsVoid, CallTooLate, CallUsedUp
from authors_edu.game.events import Event, RoundOver
from authors_edu.game.match_events import MatchEvent, MatchOver, RoundCounted, TargetMoved, TieToSettle
from authors_edu.game.outcome import Decision
from authors_edu.words import say
from authors_edu.words.talk import TableWords, sentence


def at_table(you=0, teams=False):
    names = ("Mia", "Ben", "Ana", "Eve")
    return TableWords(names, Words(), ("Jane Austen",), ("",) * 4, {}, you, teams=teams)


TOLD = {
    RoundCounted((3, 2, 1, 0)): "Points so far: you 3, Ben 2, Ana 1, Eve 0.",
    TieToSettle((0, 2), "sudden_death"): "You and Ana lead together. The first set of a new deal decides.",
    TieToSettle((1, 2), "second_hand"): "Ben and Ana lead together. A second round decides.",
    TargetMoved(20): "The match now goes up to 20 points.",
    TargetMoved(1): "The match now goes up to 1 point.",
    MatchOver((0,), "points", False): "You win the match!",
    MatchOver((1,), "points", True): "The match was ended early. Ben wins the match.",
    MatchOver((0, 2), "shared", False): "You and Ana share the win.",
    MatchOver((1,), "asks", False): "Ben wins the match. More questions that were hits settle the tie.",
    MatchOver((1,), "sudden_death", False): "Ben wins the match. The first set settles the tie.",
    MatchOver((1,), "second_hand", False): "Ben wins the match. The second round settles the tie.",
    CallsVoid((0, 2)): "You and Ana call at the same moment: nobody is answered, and the next call of each is lost.",
    CallUsedUp(0): "This call is lost, because your last one came together with another. Now you may call again.",
    CallUsedUp(1): "Ben’s call is lost, because the last one came together with another.",
    CallTooLate(0): "You call too late: somebody has just been answered. You may call again.",
    CallTooLate(1): "Ben calls too late, and may call again.",
    CallDropped(0): "Your question cannot be answered any more. You may call again.",
    CallDropped(1): "Ben’s question cannot be answered any more.",
}

OF_TEAMS = {
    RoundCounted((3, 2, 1, 0)): "Points so far: your team 4, the team of Ben and Eve 2.",
    TieToSettle((0, 1, 2, 3), "sudden_death"): "Both teams lead together. The first set of a new deal decides.",
    RoundOver((0, 2), False): "Your team wins the round!",
    RoundOver((1, 3), True): "The round was ended early. The team of Ben and Eve wins the round.",
    RoundOver((0, 1, 2, 3), False): "Both teams share the win.",
    MatchOver((0, 2), "points", False): "Your team wins the match!",
    MatchOver((1, 3), "asks", False): (
        "The team of Ben and Eve wins the match. More questions that were hits settle the tie."
    ),
}


@pytest.mark.parametrize(("event", "told"), TOLD.items(), ids=lambda value: type(value).__name__)
def test_what_happens_between_rounds_and_in_calls_is_told_r46_r62_to_r65(event, told):
    assert sentence(event, at_table()) == told == say(event, table=at_table())


@pytest.mark.parametrize(("event", "told"), OF_TEAMS.items(), ids=lambda value: type(value).__name__)
def test_teams_win_and_count_together_r44(event, told):
    assert sentence(event, at_table(teams=True)) == told


def test_a_spectator_hears_of_both_teams_by_name():
    told = sentence(RoundCounted((3, 2, 1, 0)), at_table(None, teams=True))
    assert told == "Points so far: the team of Mia and Ana 4, the team of Ben and Eve 2."
    assert "You" not in " ".join(sentence(event, at_table(None)) for event in TOLD)


def test_every_event_of_matches_and_calls_and_every_reason_of_a_win_is_told():
    assert {type(event) for event in TOLD} == set(get_args(MatchEvent)) - set(get_args(Event))
    assert {type(event) for event in TOLD} > set(get_args(CallEvent)) - set(get_args(Event))
    assert {event.decision for event in TOLD if isinstance(event, MatchOver)} == set(Decision)
