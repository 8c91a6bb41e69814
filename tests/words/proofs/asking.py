"""What is claimed of asking in turns: questions, hits, misses, the pile, passing (R-10 to R-19, R-30 to R-35, R-40)."""

from words.proofs.bench import A1, A2, A3, A4, B2, B3, C1, C3, THREE, Bench, kinds, play, proves, refused

from authors_edu.decks.model import Words
from authors_edu.game.events import Answered, Asked, CardsMoved, Drew
from authors_edu.game.moves import Ask, Pass
from authors_edu.game.refusals import Reason
from authors_edu.words.rules import Says
from authors_edu.words.talk import TableWords, sentence

OUT = ("A1 A2 B1", "C1 C2 C3 C4", "A3 A4 B2 B3 B4")  # 1 has laid all cards


@proves(Says.ASK_CARD, {"ask": "creator"})
def anyone_with_cards_is_asked_for_one_card(bench: Bench) -> bool:
    told = [play(bench.start(*THREE), Ask(seat, card=A3))[0] for seat in (1, 2)]
    without_cards = refused(bench.start(*OUT), Ask(1, card=A3))
    return told == [Asked(0, 1, 0, A3), Asked(0, 2, 0, A3)] and without_cards is Reason.SEAT_EMPTY


@proves(Says.ASK_CREATOR, {"ask": "card"}, ask="creator")
def anyone_with_cards_is_asked_for_a_whole_family(bench: Bench) -> bool:
    told = [play(bench.start(*THREE), Ask(seat, family=0))[0] for seat in (1, 2)]
    without_cards = refused(bench.start(*OUT), Ask(1, family=0))
    return told == [Asked(0, 1, 0, None), Asked(0, 2, 0, None)] and without_cards is Reason.SEAT_EMPTY


NO_C = ("A1 A2 B1", "A3 B2 B3 C2 C1", "A4 B4 C3 C4")


@proves(Says.HOLD_ANOTHER, {"ask_held": "bluff"})
def one_of_the_family_is_held_but_not_that_card(bench: Bench) -> bool:
    reasons = [refused(bench.start(*NO_C), Ask(1, card=card)) for card in (A3, C1, A1)]
    return reasons == [None, Reason.FAMILY_NOT_HELD, Reason.CARD_HELD]


@proves(Says.HOLD_ONE, {"ask_held": "no"}, ask_held="forfeit")
def one_of_the_family_is_held_and_that_is_all(bench: Bench) -> bool:
    by_card = [refused(bench.start(*NO_C), Ask(1, card=card)) for card in (A3, C1, A1)]
    by_creator = bench.by(ask="creator", ask_held="no")
    reasons = [refused(by_creator.start(*NO_C), Ask(1, family=family)) for family in (0, 2)]
    return by_card == [None, Reason.FAMILY_NOT_HELD, None] and reasons == [None, Reason.FAMILY_NOT_HELD]


@proves(Says.BY_CLUE, {"naming": "off"}, naming="typed")
def a_question_says_a_clue_or_a_number_and_no_title(bench: Bench) -> bool:
    told = []
    for clues in (True, False):
        round = bench.start(*THREE, clues=clues)
        asked = play(round, Ask(1, card=round.handles[A3]))[0]
        view = round.view(1)  # who holds the card knows its title
        assert "Amber Garden" in view.titles.values()
        named = bench.rules.naming != "off"
        table = TableWords(("Mia", "Ben", "Ana"), Words(), view.creators, view.clues, view.titles, 1, by_handle=named)
        told.append(sentence(asked, table))
    number = round.handles[A3] % 4 + 1
    return "hint 0.2" in told[0] and f"book {number} by" in told[1] and not any("Garden" in line for line in told)


@proves(Says.TRUTH)
def the_answer_is_true_and_tells_of_no_other_card(bench: Bench) -> bool:
    for ask in bench.start(*THREE).legal_asks():
        round = bench.start(*THREE)
        holds = ask.card in round.cards.hand(ask.seat)
        if play(round, ask)[1] != Answered(0, ask.seat, ask.card // 4, ask.card, int(holds)):
            return False
    one = play(bench.start("A1 A2 B1", "A3 B2 B3", "A4 B4"), Ask(1, card=A4))
    other = play(bench.start("A1 A2 B1", "B4 B2 B3", "A4 A3"), Ask(1, card=A4))
    return one == other  # a miss, whether 1 holds A3 or not


@proves(Says.HIT, {"ask": "creator"})
def a_hit_brings_the_card_and_another_question(bench: Bench) -> bool:
    round = bench.start(*THREE)
    moved = play(round, Ask(1, card=A3))[-1]
    return moved == CardsMoved(1, 0, 0, 1, (A3,), shown=True) and round.turn == 0


@proves(Says.HIT_ALL, {"ask": "card"}, ask="creator")
def a_hit_brings_all_of_the_family_and_another_question(bench: Bench) -> bool:
    round = bench.start(*THREE)
    moved = play(round, Ask(1, family=1))[-1]
    return moved == CardsMoved(1, 0, 1, 2, (B2, B3)) and round.turn == 0


@proves(Says.GIVES_ONE, {"copies": 1}, copies=2)
def one_copy_is_given_of_two(bench: Bench) -> bool:
    round = bench.start("A1 A1 A2", "A3 A3 A4 B1 B1 B2 B2", "A2 A4 B3 B3 B4 B4")
    play(round, Ask(1, card=A3))
    return A3 in round.cards.hand(0) and A3 in round.cards.hand(1)


PILE = {"deal": None}
TOP = ("A1 B1", "A2 B2", "C1 C2")  # with A3 in the pile, which 1 has not


def next_after_a_miss(bench: Bench) -> list[int]:
    """0 asks 2 and misses: without a pile, drawing another card, and with the pile used up."""
    seats = []
    for deal, pile in ((None, ""), (2, "A3 C3 C4 A4 B3 B4")):
        round = bench.by(deal=deal).start(*(TOP if pile else THREE), pile=pile)
        play(round, Ask(2, card=B2))
        seats.append(round.turn)
    return seats


@proves(Says.NEXT_LEFT, {"after_miss": "asked"})
def a_miss_passes_the_turn_left(bench: Bench) -> bool:
    return next_after_a_miss(bench) == [1, 1]


@proves(Says.NEXT_ASKED, {"after_miss": "left"}, after_miss="asked")
def a_miss_passes_the_turn_to_who_was_asked(bench: Bench) -> bool:
    return next_after_a_miss(bench) == [2, 2]


@proves(Says.DRAW, PILE, deal=2)
def a_miss_draws_the_top_card(bench: Bench) -> bool:
    round = bench.start(*TOP, pile="C3 A3 A4 B3 B4 C4")
    return Drew(0, C3, shown=False) in play(round, Ask(1, card=A3)) and round.turn == 1


@proves(Says.DRAW_MATCHES, PILE, deal=2)
def just_what_was_asked_for_is_shown_and_brings_another_question(bench: Bench) -> bool:
    round = bench.start(*TOP, pile="A3 C3 A4 B3 B4 C4")
    by_card = Drew(0, A3, shown=True) in play(round, Ask(1, card=A3)) and round.turn == 0
    another = bench.start(*TOP, pile="A4 C3 A3 B3 B4 C4")
    play(another, Ask(1, card=A3))  # draws A4: not what was asked for
    round = bench.by(ask="creator").start(*TOP, pile="A4 C3 A3 B3 B4 C4")
    by_creator = Drew(0, A4, shown=True) in play(round, Ask(2, family=0)) and round.turn == 0
    return by_card and by_creator and another.turn == 1


@proves(Says.PILE_GONE, PILE, deal=2)
def nothing_is_drawn_from_a_pile_used_up(bench: Bench) -> bool:
    round = bench.start("A1 B1 C1", "A2 B2 C2", "A3 B3 C3 C4", pile="A4 B4")
    told = [kinds(play(round, ask)) for ask in (Ask(1, card=A3), Ask(0, card=A3), Ask(1, card=A1))]
    return ["Drew" in events for events in told] == [True, True, False]


@proves(Says.PASS, {"allow_pass": False}, allow_pass=True)
def who_passes_hands_the_turn_left(bench: Bench) -> bool:
    round = bench.by(after_miss="asked").start(*THREE)
    play(round, Pass())
    return round.turn == 1


@proves(Says.PASSING_CLOSED, {"allow_pass": False}, allow_pass=True)
def when_all_have_passed_somebody_asks_first(bench: Bench) -> bool:
    round = bench.start(*THREE)
    play(round, Pass(), Pass(), Pass())
    closed = refused(round, Pass())
    play(round, Ask(1, card=A3))
    return closed is Reason.PASSING_CLOSED and refused(round, Pass()) is None


@proves(Says.BLUFF, {"ask_held": "no"}, ask_held="bluff")
def an_own_card_is_asked_for_and_missed_or_the_other_copy_comes(bench: Bench) -> bool:
    round = bench.start(*THREE)
    missed = Answered(0, 1, 0, A1, 0) in play(round, Ask(1, card=A1)) and round.turn == 1
    twice = bench.by(copies=2).start("A1 A2 A3", "A1 A2 A4 B1 B1 B2 B2", "A3 A4 B3 B3 B4 B4")
    return missed and Answered(0, 1, 0, A2, 1) in play(twice, Ask(1, card=A2))
