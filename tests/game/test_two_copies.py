"""R-43: each card exists twice; a set is four different works."""

from authors_edu.game.events import Answered, CardsMoved, Drew, HandEmptied, NameAsked, RoundOver, SetLaid
from authors_edu.game.moves import Ask, Name
from authors_edu.game.position import position, sample_deck, text_of
from authors_edu.game.presets import preset
from authors_edu.game.round import Round

A1, A2, A3, A4, B1, B2, B3, B4 = range(8)


def test_an_ask_for_a_card_moves_one_copy_r43():
    round = position("A1 B1 | A2 A2 B2 B2 | A1 A3 A3 A4 A4 B1 B3 B3 B4 B4", copies=2)
    assert round.play(Ask(1, card=A2), 0)[1:] == (Answered(0, 1, 0, A2, 1), CardsMoved(1, 0, 0, 1, (A2,), shown=True))
    assert text_of(round) == "> A1 A2 B1 | A2 B2 B2 | A1 A3 A3 A4 A4 B1 B3 B3 B4 B4"


def test_asking_by_creator_moves_both_copies_of_every_card_r30_r43():
    round = position("A1 B1 | A2 A2 A3 B2 B2 | A1 A3 A4 A4 B1 B3 B3 B4 B4", copies=2, ask="creator")
    assert round.play(Ask(1, family=0), 0)[1:] == (
        Answered(0, 1, 0, None, 3),
        CardsMoved(1, 0, 0, 3, (A2, A2, A3), shown=False),
    )
    assert round.view(0).hand == (A1, A2, A2, A3, B1)


def test_a_set_is_four_different_works_and_spares_stay_r43_r12():
    round = position("A1 A1 A2 A2 A3 | A4 A4 B1 B2 | A3 B1 B2 B3 B3 B4 B4", copies=2)
    assert round.play(Ask(1, card=A4), 0)[3:] == (SetLaid(0, 0, dealt=False),)
    assert round.view(0).hand == (A1, A2)
    assert round.view(0).askable_cards == (A3, A4)  # the family has another set to come
    round.play(Ask(1, card=A4), 1)
    assert round.play(Ask(2, card=A3), 2)[3:5] == (SetLaid(0, 0, dealt=False), HandEmptied(0))
    assert round.view(None).sets[0] == (0, 0)


def test_two_sets_can_come_together_r43_r12():
    round = position("A1 A1 A2 A2 A3 A3 | A4 A4 B1 B2 | B1 B2 B3 B3 B4 B4", copies=2, ask="creator")
    assert round.play(Ask(1, family=0), 0)[3:5] == (SetLaid(0, 0, dealt=False), SetLaid(0, 0, dealt=False))


def test_both_sets_of_a_family_can_be_dealt_whole_r04_r43():
    round = position("[A] [A] B1 B1 | B2 B2 B3 B3 B4 B4", copies=2)
    assert round.opening[1:3] == (SetLaid(0, 0, dealt=True), SetLaid(0, 0, dealt=True))
    assert round.view(0).hand == (B1, B1)


def test_a_laid_family_is_out_only_once_both_sets_lie_r22_r43():
    one = position("[A] A1 B1 B1 | A2 A3 A4 B2 B2 B3 B3 B4 B4", copies=2)
    assert one.view(0).askable_cards == (A2, A3, A4, B2, B3, B4)
    both = position("[A] [A] B1 B1 | B2 B2 B3 B3 B4 B4", copies=2)
    assert both.view(0).askable_cards == (B2, B3, B4)


def test_the_round_ends_with_families_times_copies_r14_r43():
    round = position("[A] [A] B1 B2 B3 B4 B1 B2 B3 | B4", copies=2)
    events = round.play(Ask(1, card=B4), 0)
    assert events[-1] == RoundOver((0,), early=False)
    assert (sum(round.outcome.sets), round.outcome.sets) == (4, (4, 0))


def test_eleven_families_give_22_sets_r43():
    deck = sample_deck(11)
    round = Round(deck, preset("double_deck", 8, deck), 8, 5)
    assert (round.cards.unlaid + sum(map(len, round.cards.sets)), sum(map(len, round.deal.hands))) == (22, 88)


def test_a_second_copy_drawn_is_a_match_of_the_card_asked_for_r33_r43():
    line = "A1 B1 | A1 A2 B1 B2 | A3 A3 B2 B3 / A2 A4 A4 B3 B4 B4"
    round = position(line, copies=2)
    assert round.play(Ask(2, card=A2), 0)[2] == Drew(0, A2, shown=True)
    assert round.turn == 0


def test_a_work_is_named_once_whichever_copy_comes_r52_r43():
    round = position("A1 B1 | A2 A2 B2 B2 | A1 A3 A3 A4 A4 B1 B3 B3 B4 B4", copies=2, naming="typed")
    a2 = round.handles[A2]
    assert round.play(Ask(1, card=a2), 0)[-1] == NameAsked(0, a2)
    round.play(Name("A2"), 1)
    by_creator = position(
        "A1 B1 | A2 A2 B2 B2 | A1 A3 A3 A4 A4 B1 B3 B3 B4 B4", copies=2, naming="typed", ask="creator"
    )
    events = by_creator.play(Ask(1, family=0), 0)
    assert events[-1] == NameAsked(0, by_creator.handles[A2])
    by_creator.play(Name("A2"), 1)
    assert by_creator.view(0).pending is None
    assert by_creator.view(0).naming_points == (1, 0, 0)
