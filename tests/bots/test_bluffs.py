"""What an ask proves where a card of the own hand may be asked for (R-41)."""

from authors_edu.bots.play import knowledge_of, tell
from authors_edu.game.moves import Ask
from authors_edu.game.position import position

A1, A2 = 0, 1
LINE = "A1 A2 B1 | A3 B2 B3 | A4 B4"


def known_after_asking_for(card: int, ask_held: str):
    round = position(LINE, ask_held=ask_held)
    knowledge = knowledge_of(round)
    tell(knowledge, round.play(Ask(1, card=card), round.number))
    return knowledge.where


def test_an_ask_proves_that_the_asker_lacks_the_card_r10():
    where = known_after_asking_for(2, "no")  # 0 asks 1 for A3, and now holds it
    assert where.holds(0, 2)
    where = known_after_asking_for(3, "no")  # 0 asks 1 for A4: a miss
    assert not where.may_hold(0, 3) and not where.may_hold(1, 3) and where.holds(2, 3)


def test_a_bluff_proves_nothing_about_the_askers_hand_r41():
    where = known_after_asking_for(A1, "bluff")  # 0 holds A1 itself: a miss
    assert where.may_hold(0, A1) and where.may_hold(2, A1)
    assert not where.may_hold(1, A1)  # the answer is true all the same
    where = known_after_asking_for(3, "bluff")  # the same from outside: 0 lacks A4 in truth
    assert where.may_hold(0, 3) and where.may_hold(2, 3)
