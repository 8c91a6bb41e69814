"""The lines of the table: every event has one, and the table stands beside it as it stood right after it."""

import json
from random import Random
from typing import Any, get_args

import pytest

from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.game.calls import Call, Tick
from authors_edu.game.events import Dealt, Drew, Passed, RoundOver, SetLaid
from authors_edu.game.match import Match
from authors_edu.game.match_events import MatchEvent, RoundCounted
from authors_edu.game.match_moves import EndMatch, NextRound
from authors_edu.game.moves import Acknowledge, Ask, Name, Pass, Undo
from authors_edu.game.presets import PRESETS, preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.view import Stage, seen
from authors_edu.web.table.lines import _KINDS, lines_of
from authors_edu.words.talk import TableWords


def a_family(name: str) -> Family:
    cards = [Card(f"{name}{place}", name, f"{name} {place}", clue=f"hint {name}{place}") for place in range(4)]
    return Family(name, tuple(cards))


DECK = Deck("Letters", tuple(map(a_family, "ABCDE")))


def test_every_event_has_a_kind_of_its_own():
    assert set(_KINDS) == set(get_args(MatchEvent))
    assert len(set(_KINDS.values())) == len(_KINDS)


def words(view, you):
    names = tuple(f"P{seat}" for seat in range(view.rules.seats))
    named = view.rules.naming != "off"
    return TableWords(
        names, Words(), view.creators, view.clues, view.titles, you, by_handle=named, teams=view.rules.teams
    )


def lines(said, view, you=0):
    return lines_of(tuple((number, seen(event, you)) for number, event in said), view, words(view, you))


def next_move(game: Any, rng: Random) -> Any:
    """Any move, with some passes, wrong questions, and hands that are put down."""
    if game.stage is Stage.NAME:
        return Name("")
    if game.blind is not None and game.turn in game.blind.shown:
        return Acknowledge(game.turn)
    if game.view(game.turn).may_pass and rng.random() < 0.1:
        return Pass()
    if game.rules.illegal_ask != "refuse" and rng.random() < 0.3:
        return Ask(rng.choice(game.view(game.turn).askable_seats), card=rng.choice(game.view(game.turn).askable_cards))
    return rng.choice(game.legal_asks())


@pytest.mark.parametrize("name", [name for name in PRESETS if name != "simultaneous"])
def test_a_round_of_every_preset_is_told_and_counted(name):
    """Each line is compared with what the engine said of the table at that move."""
    seats = 2 if name == "two_player" else 4
    rules = preset(name, seats, DECK, **({} if name == "blind" else {"allow_pass": True}))
    game, rng = Round(DECK, rules, seats, 3), Random(name)
    said: list[tuple[int, MatchEvent]] = [(0, event) for event in game.opening]
    stood = {0: game.view(0)}
    for _ in range(120):
        if game.is_over:
            break
        said += [(game.number, event) for event in game.play(next_move(game, rng), game.number)]
        stood[game.number] = game.view(0)
    for part in (said, said[len(said) // 2 :]):  # all that was said, and the newest stretch
        for line in {line["number"]: line for line in lines(part, game.view(0))}.values():
            view = stood[line["number"]]
            assert line["log"]
            assert line["hands"] == list(view.hand_sizes) and line["pile"] == view.pile
            assert line["laid"] == [len(laid) for laid in view.sets] and line["points"] == list(view.naming_points)
            assert line["penalties"] == list(view.penalties)


def test_what_was_taken_back_is_counted_back_r90():
    game = Round(DECK, Rules(seats=3), 3, 3)
    said: list[tuple[int, MatchEvent]] = [(0, event) for event in game.opening]
    stood = [game.view(0)]
    rng, first = Random(1), game.turn
    for _ in range(12):
        said += [(game.number, event) for event in game.play(rng.choice(game.legal_asks()), game.number)]
        stood.append(game.view(0))
    assert stood[-1].hand_sizes != stood[0].hand_sizes
    said += [(game.number, event) for event in game.play(Undo(first), game.number)]
    last = lines(said, game.view(0))[-1]
    assert last["kind"] == "undone" and last["hands"] == list(game.view(0).hand_sizes) != list(stood[-1].hand_sizes)
    by_move = {line["number"]: line for line in lines(said, game.view(0))}
    assert all(by_move[move]["hands"] == list(stood[move].hand_sizes) for move in range(13))


def test_a_match_is_told_over_several_deals_r65():
    match, rng = Match(DECK, Rules(seats=3, rounds=2), 3, 5), Random(4)
    said = [(0, event) for event in match.opening]
    while not match.is_over:
        move = NextRound() if match.is_between else rng.choice(match.round.legal_asks())
        if isinstance(move, NextRound):
            middle = len(said) - 6  # the end of the first round, told without its beginning
        said += [(match.number, event) for event in match.play(move, match.number)]
    told = lines(said, match.view(0).round)
    assert told[-1]["kind"] == "match_over" and {line["kind"] for line in told} > {"over", "counted", "dealt"}
    counted = [line for line in told if line["kind"] == "counted"]
    assert [sum(line["laid"]) for line in counted] == [5, 5] and not any(map(any, (line["hands"] for line in counted)))
    for line in lines(said[middle:], match.view(0).round):
        assert min(line["hands"] + line["laid"]) >= 0
    assert lines(said[middle:], match.view(0).round)[-1]["laid"] == counted[-1]["laid"]


def test_calls_and_a_match_ended_early_are_told_r46():
    match = Match(DECK, Rules(seats=3, pace="simultaneous", illegal_ask="penalty"), 3, 5)
    said = [(0, event) for event in match.opening]

    def play(move: Any, at_ms: int) -> None:
        said.extend((match.number, event) for event in match.play(move, match.number, at_ms))

    first, second = match.round.legal_calls(0)[0], match.round.legal_calls(1)[0]
    play(first, 0)
    play(second, 10)
    play(Tick(), 300)
    play(first, 400)
    play(second, 500)
    play(second, 600)
    play(first, 900)
    play(Call(0, 1, family=0), 9_000)
    play(EndMatch(), 9_500)
    told = lines(said, match.view(0).round.round)
    assert {"void", "used_up", "too_late", "ruled", "over", "counted", "match_over"} <= {line["kind"] for line in told}
    assert json.dumps(told)


def test_lines_are_plain_data_for_the_browser():
    view = Round(DECK, Rules(seats=3), 3, 1).view(0)
    events = (Dealt(0, (7, 7, 6), 0), Passed(1), Drew(1, None, False), SetLaid(1, 0, False), RoundOver((1,), False))
    assert json.dumps(lines([(number, event) for number, event in enumerate((*events, RoundCounted((0, 1, 0))))], view))
