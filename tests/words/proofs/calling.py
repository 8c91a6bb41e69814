"""What is claimed of the game without turns, and of wrong questions (R-23, R-40, R-46)."""

from words.proofs.bench import (
    A1,
    A2,
    A3,
    A4,
    B1,
    B2,
    B4,
    C1,
    C2,
    C4,
    ONE_EACH,
    THREE,
    Bench,
    answer,
    kinds,
    play,
    proves,
    refused,
)

from authors_edu.game.calls import Call, CallsVoid, CallUsedUp, Tick
from authors_edu.game.events import Answered, CardsMoved, Penalised, SetLaid
from authors_edu.game.moves import Ask
from authors_edu.game.refusals import Reason
from authors_edu.words.rules import Says

AT_ONCE = "simultaneous"
HANDS = ("A1 A2 A3 C4", "A4 B1 B2 B3", "B4 C1 C2 C3")


@proves(Says.CALL, {"pace": "turns"}, pace=AT_ONCE)
def whoever_likes_calls(bench: Bench) -> bool:
    return all(
        Answered(caller, asked, card // 4, card, 1) in answer(bench.start(*HANDS), Call(caller, asked, card=card), 0)
        for caller, asked, card in ((0, 1, A4), (1, 2, B4), (2, 0, C4))
    )


@proves(Says.CALL_HIT, {"ask": "creator"}, pace=AT_ONCE)
def a_hit_brings_the_card(bench: Bench) -> bool:
    told = answer(bench.start(*THREE), Call(0, 1, card=A3), 0)
    return told[-1] == CardsMoved(1, 0, 0, 1, (A3,), shown=True)


@proves(Says.CALL_HIT_ALL, {"ask": "card"}, pace=AT_ONCE, ask="creator")
def a_hit_brings_all_of_the_family(bench: Bench) -> bool:
    told = answer(bench.start(*THREE), Call(0, 1, family=1), 0)
    return told[-1] == CardsMoved(1, 0, 1, 2, (B2, B2 + 1))


@proves(Says.SAME_MOMENT, {"window_ms": 0}, pace=AT_ONCE, window_ms=400)
def calls_of_one_moment_are_void_and_so_is_the_next_of_each(bench: Bench) -> bool:
    game = bench.start(*HANDS)
    game.play(Call(0, 1, card=A4), 0, 1_000)
    game.play(Call(2, 0, card=C4), game.number, 1_399)
    void = game.play(Tick(), game.number, 1_400)
    lost = [game.play(call, game.number, 1_500) for call in (Call(0, 1, card=A4), Call(2, 0, card=C4))]
    return (void, lost) == ((CallsVoid((0, 2)),), [(CallUsedUp(0),), (CallUsedUp(2),)])


@proves(Says.FIRST_CALL, {"window_ms": 400}, pace=AT_ONCE, window_ms=0)
def the_first_call_is_answered(bench: Bench) -> bool:
    game = bench.start(*HANDS)
    game.play(Call(0, 1, card=A4), 0, 1_000)
    return Answered(0, 1, 0, A4, 1) in game.play(Call(2, 0, card=C4), game.number, 1_000)


@proves(Says.WAIT, {"wait_ms": 0}, pace=AT_ONCE, wait_ms=3_000)
def after_a_miss_one_waits_for_another_answer_or_for_a_time(bench: Bench) -> bool:
    game, hit = bench.start(*HANDS), Call(0, 1, card=A4)
    answer(game, Call(0, 1, card=C1), 0)  # a miss, answered at 250
    waits = [refused(game, hit, 3_249), refused(game, hit, 3_250)]
    game = bench.start(*HANDS)
    answer(game, Call(0, 1, card=C1), 0)
    answer(game, Call(1, 2, card=B4), 300)
    return waits == [Reason.MUST_WAIT, None] and refused(game, hit, 600) is None


@proves(Says.NO_WAIT, {"wait_ms": 3_000}, pace=AT_ONCE, wait_ms=0)
def after_a_miss_one_calls_again(bench: Bench) -> bool:
    game = bench.start(*HANDS)
    answer(game, Call(0, 1, card=C1), 0)
    return refused(game, Call(0, 1, card=A4), 250) is None


@proves(Says.CALL_NEEDS_CARDS, {"pace": "turns"}, pace=AT_ONCE)
def without_cards_one_neither_calls_nor_is_asked(bench: Bench) -> bool:
    game = bench.start("A1 A2 A3 A4", "B1 B2 C1 C2", "B3 B4 C3 C4")
    reasons = refused(game, Call(0, 1, card=B1), 0), refused(game, Call(1, 0, card=4 + 2), 0)
    return reasons == (Reason.CARDS_WANTED, Reason.SEAT_EMPTY)


NO_C = ("A1 A2 B1", "A3 B2 B3 C2 C1", "A4 B4 C3 C4")  # 0 holds no C
RULED = {"illegal_ask": "turn_passes"}


def ruling(bench: Bench, ask: Ask) -> str | None:
    """Gives why a question counts for nothing, as the table says it."""
    told = play(bench.start(*NO_C), ask)
    return told[1].reason if kinds(told)[1] == "Ruled" else None


@proves(Says.WRONG_FAMILY, {"illegal_ask": "refuse"}, **RULED)
def to_hold_none_of_the_family_is_wrong(bench: Bench) -> bool:
    by_creator = ruling(bench.by(ask="creator"), Ask(1, family=2))
    return ruling(bench, Ask(1, card=C1)) == by_creator == "family_not_held"


@proves(Says.WRONG_HELD, {"ask_held": "bluff"}, **RULED)
def to_hold_the_card_oneself_is_wrong(bench: Bench) -> bool:
    return ruling(bench, Ask(1, card=A1)) == "card_held"


@proves(Says.WRONG_NO_CARD, {"ask": "creator"}, **RULED)
def to_name_no_card_is_wrong(bench: Bench) -> bool:
    return ruling(bench, Ask(1, family=0)) == "card_wanted"


@proves(Says.WRONG_ENDS_TURN, {"illegal_ask": "refuse"}, **RULED)
def a_wrong_question_moves_nothing_and_ends_the_turn(bench: Bench) -> bool:
    with_a_pile = bench.by(after_miss="asked", deal=2)
    round = with_a_pile.start("A1 A2 B1", "A3 B2 B3 C2 C1", "A4 B4", pile="C3 C4")
    told = play(round, Ask(2, card=C1))
    return kinds(told) == ["Asked", "Ruled", "TurnPassed"] and round.turn == 1


@proves(Says.WRONG_WAITS, {"illegal_ask": "refuse"}, pace=AT_ONCE, **RULED)
def a_wrong_call_moves_nothing_and_waits(bench: Bench) -> bool:
    game = bench.start(*NO_C)
    told = game.play(Call(0, 1, card=C1), 0, 0)
    waits = refused(game, Call(0, 1, card=A3), 4_999), refused(game, Call(0, 1, card=A3), 5_000)
    return kinds(told) == ["Asked", "Ruled"] and waits == (Reason.MUST_WAIT, None)


@proves(Says.PENALTY, {"illegal_ask": "turn_passes"}, illegal_ask="penalty")
def to_hold_none_of_the_family_costs_two_points(bench: Bench) -> bool:
    round = bench.start(*NO_C)
    costs = Penalised(0, 2) in play(round, Ask(1, card=C1))
    other = "Penalised" in kinds(play(round, Ask(2, card=C1)))  # 1 holds C1 itself: that costs the turn alone
    return costs and not other and round.view(None).penalties == (2, 0, 0)


@proves(Says.FORFEIT, {"ask_held": "no"}, ask_held="forfeit")
def who_asks_for_an_own_card_gives_up_the_family(bench: Bench) -> bool:
    round = bench.by(after_miss="asked").start("A1 A2 B1", "A3 B2 B3", "A4 B4")
    told = play(round, Ask(2, card=A1))
    in_turns = CardsMoved(0, 2, 0, 2, (A1, A2), shown=True) in told and round.turn == 1
    game = bench.by(pace=AT_ONCE).start(*ONE_EACH)
    told = list(game.play(Call(0, 1, card=A1), 0, 0))
    waits = refused(game, Call(0, 1, card=C2), 4_999), refused(game, Call(0, 1, card=C2), 5_000)
    at_once = SetLaid(1, 0, dealt=False) in told and waits == (Reason.MUST_WAIT, None)
    return in_turns and at_once
