"""What is claimed of sets and of empty hands (R-12, R-13, R-17, R-36, R-42, R-43)."""

from dataclasses import replace

from words.proofs.bench import A2, A4, B1, B2, B3, B4, C1, C2, C3, C4, ONE_EACH, Bench, play, proves, refused

from authors_edu.game.events import Drew, HandEmptied, MayReturn, SetLaid, TurnPassed
from authors_edu.game.moves import Ask, Pass
from authors_edu.game.refusals import Reason
from authors_edu.words.rules import Says

D1, D2 = 12, 13


@proves(Says.SET, {"copies": 2})
def four_of_a_family_are_laid(bench: Bench) -> bool:
    round = bench.start(*ONE_EACH)
    before = round.cards.sets[0]
    return before == [] and SetLaid(0, 0, dealt=False) in play(round, Ask(1, card=A4))


@proves(Says.SET_OF_DIFFERENT, {"copies": 1}, copies=2)
def four_different_ones_are_laid_and_spare_copies_stay_for_another(bench: Bench) -> bool:
    round = bench.start("A1 A1 A2 A2 A3 A3", "A4 A4 B1 B1 B2 B2", "B3 B3 B4 B4")
    laid = [SetLaid(0, 0, dealt=False) in round.opening]  # six cards, but only three different ones
    for _ in range(2):
        laid.append(SetLaid(0, 0, dealt=False) in play(round, Ask(1, card=A4)))
        laid.append(round.view(0).hand == (0, 1, 2))
    return laid == [False, True, True, True, False]


@proves(Says.FACE_DOWN, {"laid": "up"}, laid="down")
def sets_lie_face_down_and_nothing_else_changes(bench: Bench) -> bool:
    round, face_up = bench.start(*ONE_EACH), bench.by(laid="up").start(*ONE_EACH)
    same = play(round, Ask(1, card=A4)) == play(face_up, Ask(1, card=A4))
    return same and round.view(None).rules.laid == "down"


@proves(Says.EMPTY_ENDS_TURN, {"pace": "simultaneous"})
def who_lays_the_last_cards_has_finished_the_turn(bench: Bench) -> bool:
    round = bench.by(after_miss="asked").start("A1 A2 A3", "B1 B2", "A4 B3 B4")
    told = play(round, Ask(2, card=A4))
    return told[-3:] == [SetLaid(0, 0, dealt=False), HandEmptied(0), TurnPassed(1)]


@proves(Says.SITS_OUT, {"deal": 2})
def without_cards_one_is_skipped_and_not_asked(bench: Bench) -> bool:
    round = bench.start("A1 A2 A3", "A4 B1 C1", "B2 B3 B4 C2 C3 C4", pile="D1 D2 D3 D4")
    play(round, Ask(1, card=A4), Ask(2, card=B2))  # 0 lays A and has no cards; 1 hits ...
    asked = refused(round, Ask(0, card=B3))
    play(round, Ask(2, card=B3), Ask(2, card=B4), Ask(2, card=C2), Ask(2, card=C3), Ask(2, card=C4))
    return asked is Reason.SEAT_EMPTY and round.is_over and not round.view(None).hand_sizes[0]


@proves(Says.EMPTY_DRAWS, {"deal": None}, deal=2)
def an_empty_hand_draws_and_asks(bench: Bench) -> bool:
    round = bench.start("A1 A2 A3", "A4 B1 C1", "B2 B3 C2 C3", pile="C4 B4 D1 D2 D3 D4")
    play(round, Ask(1, card=A4))  # 0 lays A and has no cards
    play(round, Ask(2, card=C4))  # 1 draws just that
    play(round, Ask(2, card=B4))  # B4, and that
    told = play(round, Ask(2, card=B2), Ask(2, card=B3))  # 1 lays B
    told += play(round, Ask(2, card=C2), Ask(2, card=C3))  # and C: nobody holds a card
    drew = Drew(2, D1, shown=False) in told and Drew(0, D2, shown=False) in told
    return drew and told[-2] == TurnPassed(0) and round.asks_now


@proves(Says.ONLY_DRAWS, {"deal": None}, seats=2, deal=2)
def where_nobody_else_has_cards_a_draw_is_the_whole_turn(bench: Bench) -> bool:
    round = bench.start("A1 A2 A3", "A4", pile="B1 B2 B3 B4")
    told = play(round, Ask(1, card=A4))  # 0 lays A; neither has a card
    empty = told[-4:] == [TurnPassed(1), Drew(1, B1, shown=False), TurnPassed(0), Drew(0, B2, shown=False)]
    round = bench.start("A1 A2 A3 C1", "A4", pile="B1 B2 B3 B4 C2 C3 C4")
    play(round, Ask(1, card=A4))  # 1 has no card, 0 has C1 and is on turn
    return empty and round.view(None).hand_sizes == (2, 1)  # 0 has drawn, and then 1, who asks


@proves(Says.SITS_OUT_LATER, {"deal": None}, seats=4, deal=1)
def when_the_pile_is_used_up_one_is_skipped_and_not_asked(bench: Bench) -> bool:
    round = bench.start("A1 A2 A3", "A4 B1 C1", "B3 C2", "B2 B4 C3", pile="C4")
    play(round, Ask(1, card=A4))  # 0 lays A
    before = 0 in round.cards.live()
    play(round, Ask(2, card=B2))  # 1 misses and draws the last card of the pile
    asked = refused(round, Ask(0, card=C1))
    play(round, Ask(3, card=C1), Ask(1, card=B3))  # 2 misses, 3 misses
    return before and asked is Reason.SEAT_EMPTY and round.turn == 1


FIVE = ("A1 A2 A3", "A4 B1 C1", "B3", "B4 C2 C3", "B2 C4")
OUT_FIRST = (Ask(1, card=A4), Ask(2, card=B3))  # 0 lays A and is out; 1 takes the last card of 2
ROUND_TO_0 = (Ask(3, card=B2), Ask(4, card=B1), Ask(3, card=B1))  # three misses


@proves(Says.COMES_BACK, {"reenter": False}, seats=5, reenter=True)
def who_is_out_longest_may_come_back_when_a_last_card_is_taken(bench: Bench) -> bool:
    told = play(bench.start(*FIVE), *OUT_FIRST)
    longest = [event for event in told if isinstance(event, MayReturn)] == [MayReturn(0)]
    itself = play(bench.start("A1 B1", "A2", "A3 A4 B2 B3 B4", "C1 C2", "C3 C4"), Ask(1, card=A2))
    teams = replace(bench.by(teams=True), seats=4)
    of_a_mate = play(teams.start("A1 B1", "A3 A4 B2", "A2", "B3 B4"), Ask(2, card=A2))
    of_an_opponent = play(teams.start("A1 B1", "A2", "A3 A4 B2", "B3 B4"), Ask(1, card=A2))
    opponents = MayReturn(2) not in of_a_mate and MayReturn(1) in of_an_opponent
    return longest and MayReturn(1) in itself and opponents


@proves(Says.BACK_BY_ASKING, {"reenter": False}, seats=5, reenter=True)
def who_may_come_back_asks_for_anything_once(bench: Bench) -> bool:
    round = bench.start(*FIVE)
    play(round, *OUT_FIRST, *ROUND_TO_0)
    asked = {ask.card for ask in round.legal_asks()}
    play(round, Ask(3, card=C2))
    by_creator = bench.by(ask="creator", allow_pass=True).start(*FIVE)
    play(by_creator, Ask(1, family=0), Ask(2, family=1), Pass(), Pass(), Pass())
    families = {ask.family for ask in by_creator.legal_asks()}
    play(by_creator, Ask(3, family=2))
    backs = round.view(0).hand == (C2,) and by_creator.view(0).hand == (C2, C3)
    return asked == {B1, B2, B3, B4, C1, C2, C3, C4} and families == {1, 2} and backs and round.turn == 0


@proves(Says.BACK_MISSED, {"reenter": False}, seats=5, reenter=True)
def who_misses_stands_behind_the_others_who_are_out(bench: Bench) -> bool:
    round = bench.start(*FIVE)
    play(round, *OUT_FIRST, *ROUND_TO_0, Ask(3, card=B1))  # 0 misses and is still out
    told = play(round, Ask(4, card=B2), Ask(4, card=C4))  # 1 takes the last card of 4
    return round.view(None).hand_sizes[0] == 0 and [e for e in told if isinstance(e, MayReturn)] == [MayReturn(2)]
