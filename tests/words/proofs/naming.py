"""What is claimed of the naming bonus (R-50 to R-58).

With naming on, cards are asked for by their handles, in a shuffled order.
"""

from typing import Any

from words.proofs.bench import A2, A3, A4, THREE, Bench, kinds, play, proves, refused

from authors_edu.game.events import NameAsked, Named
from authors_edu.game.moves import Ask, Choose, Name, NameByChance
from authors_edu.game.refusals import Reason
from authors_edu.words.rules import Says

TYPED = {"naming": "typed"}
GARDEN = "Amber Garden"  # the title of A3


def received(bench: Bench) -> Any:
    """0 has got A3 by asking and is to name it."""
    round = bench.start(*THREE)
    play(round, Ask(1, card=round.handles[A3]))
    return round


def drawn(bench: Bench) -> Any:
    """0 has drawn A3, just what was asked for."""
    round = bench.by(deal=2).start("A1 B1", "A2 B2", "C1 C2", pile="A3 A4 B3 B4 C3 C4")
    play(round, Ask(1, card=round.handles[A3]))
    return round


def verdict(round: Any, move: Any) -> str:
    named = play(round, move)[0]
    assert isinstance(named, Named)
    return named.verdict


def waits(round: Any) -> bool:
    return refused(round, Ask(2, card=round.handles[A4])) is Reason.NAME_PENDING


@proves(Says.NAME_TYPED, {"naming": "choice"}, **TYPED)
def a_received_title_is_typed_before_the_game_goes_on(bench: Bench) -> bool:
    return all(waits(round) and verdict(round, Name(GARDEN)) == "right" for round in (received(bench), drawn(bench)))


@proves(Says.NAME_CHOICE, TYPED, naming="choice")
def a_received_title_is_chosen_out_of_four(bench: Bench) -> bool:
    for round in (received(bench), drawn(bench)):
        choices = round.view(0).pending.choices
        if len(set(choices)) != 4 or not waits(round):
            return False
        if verdict(round, Choose(choices.index(GARDEN))) != "right":
            return False
    return True


@proves(Says.NAME_POINTS, {"naming_points": 0}, naming_points=2, **TYPED)
def a_right_title_brings_points(bench: Bench) -> bool:
    round = received(bench)
    play(round, Name(GARDEN))
    return round.view(None).naming_points == (2, 0, 0)


@proves(Says.NAME_NO_POINTS, {"naming_points": 1}, naming_points=0, **TYPED)
def a_right_title_brings_nothing(bench: Bench) -> bool:
    round = received(bench)
    return verdict(round, Name(GARDEN)) == "right" and round.view(None).naming_points == (0, 0, 0)


@proves(Says.SLIPS, {"naming": "choice"}, **TYPED)
def a_small_slip_counts(bench: Bench) -> bool:
    round = received(bench)
    return verdict(round, Name("amber gardn")) == "almost" and round.view(None).naming_points == (1, 0, 0)


@proves(Says.ONE_TRY, {"naming": "off"}, **TYPED)
def after_one_try_all_see_the_title_and_the_card_is_kept(bench: Bench) -> bool:
    round = received(bench)
    before = GARDEN in round.view(None).titles.values()
    wrong = verdict(round, Name("Hamlet")) == "wrong"
    again = refused(round, Name(GARDEN)) is Reason.NOTHING_TO_NAME
    seen = GARDEN in round.view(None).titles.values()
    return not before and wrong and again and seen and round.handles[A3] in round.view(0).hand


@proves(Says.NAME_ONCE, {"naming": "off"}, **TYPED)
def what_was_named_is_not_named_again(bench: Bench) -> bool:
    round = bench.start("A1 B1", "A2 A3 B2", "A4 B3 B4")
    card = round.handles
    first = play(round, Ask(1, card=card[A2]), Name("Hamlet"))  # wrong, and that was it
    back = play(round, Ask(1, card=card[A4]), Ask(0, card=card[A2]))  # 0 misses; 1 takes A2 back
    return "NameAsked" in kinds(first) and kinds(back)[-1] == "CardsMoved" and round.asks_now


@proves(Says.NAME_EACH, {"naming_per_ask": "one"}, ask="creator", **TYPED)
def several_are_named_one_by_one(bench: Bench) -> bool:
    round = bench.start(*THREE)
    told = play(round, Ask(1, family=1), Name("Bronze Castle"), Name("Bronze Garden"))  # B2 and B3
    return [type(event) for event in told if isinstance(event, NameAsked | Named)] == [NameAsked, Named] * 2


@proves(Says.NAME_FIRST, {"naming_per_ask": "all"}, ask="creator", naming_per_ask="one", **TYPED)
def of_several_one_is_named_and_the_others_are_seen(bench: Bench) -> bool:
    round = bench.start(*THREE)
    play(round, Ask(1, family=1))
    titles = round.view(0).titles.values()
    shown = [title for title in ("Bronze Castle", "Bronze Garden") if title in titles]
    told = play(round, Name("Hamlet"))
    return len(shown) == 1 and kinds(told) == ["Named"]


@proves(Says.BOTS_NAME_NOTHING, {"naming_by_bots": True}, naming_by_bots=False, **TYPED)
def a_computer_player_names_nothing(bench: Bench) -> bool:
    return verdict(received(bench), NameByChance(1.0)) == "skipped"
