"""What is claimed of setting up, of teams and of hands that are not looked at (R-02 to R-05, R-31, R-43 to R-45)."""

from collections import Counter

from words.proofs.bench import A2, A3, A4, B2, THREE, Bench, play, proves, refused

from authors_edu.game.events import Dealt, SetLaid, TurnPassed
from authors_edu.game.match import Match
from authors_edu.game.match_moves import NextRound
from authors_edu.game.moves import Acknowledge, Ask, EndRound
from authors_edu.game.outcome import sides_of
from authors_edu.game.refusals import Reason
from authors_edu.words.rules import Says


def dealt(bench: Bench) -> Dealt:
    opening = bench.deal(11).opening[0]
    assert isinstance(opening, Dealt)
    return opening


def every_card(bench: Bench) -> Counter[int]:
    deal = bench.deal(11).deal
    return Counter(card for cards in (*deal.hands, deal.pile) for card in cards)


@proves(Says.DECK)
def the_deck_has_four_of_each(bench: Bench) -> bool:
    families = Counter(card // 4 for card in every_card(bench.by(copies=1)))
    return families == dict.fromkeys(range(11), 4)


@proves(Says.TWICE, {"copies": 1}, copies=2)
def every_card_is_there_twice(bench: Bench) -> bool:
    return every_card(bench) == dict.fromkeys(range(44), 2)


@proves(Says.LOTS)
def the_first_dealer_is_drawn_by_lot(bench: Bench) -> bool:
    return {bench.deal(11, seed).dealer for seed in range(40)} == set(range(bench.seats))


@proves(Says.DEAL_MOVES, {"rounds": 1}, rounds=2)
def the_deal_moves_left(bench: Bench) -> bool:
    match = Match(bench.deck_of(6), bench.rules, bench.seats, 1)
    first = match.round.dealer
    play(match, EndRound(), NextRound())
    return match.round.dealer == (first + 1) % bench.seats


@proves(Says.DEAL_ALL, {"deal": 5})
def all_cards_are_dealt_from_the_dealers_left(bench: Bench) -> bool:
    event = dealt(bench)
    clockwise = [event.hand_sizes[(event.dealer + step) % 3] for step in (1, 2, 3)]
    return (clockwise, event.pile) == ([15, 15, 14], 0)


@proves(Says.DEAL_PILE, {"deal": None}, deal=5)
def each_gets_so_many_and_the_rest_is_the_pile(bench: Bench) -> bool:
    event = dealt(bench)
    return (event.hand_sizes, event.pile) == ((5, 5, 5), 29)


@proves(Says.DEALT_SET)
def a_family_that_is_dealt_whole_is_laid_at_once(bench: Bench) -> bool:
    round = bench.start("A1 A2 A3 A4 B1", "B2 B3", "B4")
    return SetLaid(0, 0, dealt=True) in round.opening


@proves(Says.BEGINS, {"pace": "simultaneous"})
def the_dealers_left_begins(bench: Bench) -> bool:
    return bench.start(*THREE, dealer=0).opening[-1] == TurnPassed(1)


FOUR = ("A1 A2 B1 C1", "A3 B2 B3 C2", "A4 B4 C3", "C4")


@proves(Says.TEAMS, {"teams": False}, seats=4, teams=True)
def every_second_player_wins_together(bench: Bench) -> bool:
    round = bench.start("A1 A2 A3 B1", "A4 B2", "B3", "B4")
    play(round, Ask(1, card=A4), EndRound())
    return round.outcome.winners == (0, 2)


def is_mate(bench: Bench) -> bool:
    return (0, 2) in sides_of(bench.rules)


@proves(Says.ASK_TEAM, {"teams": False}, seats=4, teams=True)
def a_team_mate_can_be_asked(bench: Bench) -> bool:
    round = bench.start(*FOUR)
    return is_mate(bench) and {ask.seat for ask in round.legal_asks()} == {1, 2, 3}


@proves(Says.HANDS_APART, {"teams": False}, seats=4, teams=True)
def a_team_mates_hand_is_not_seen(bench: Bench) -> bool:
    other = ("A1 A2 B1 C1", "A3 B2 B3 C2", "A4 B4 C4", "C3")  # the mate holds C4 and not C3
    return is_mate(bench) and bench.start(*FOUR).view(0) == bench.start(*other).view(0)


BLIND = {"blind": False}


@proves(Says.BLIND_SEEN, BLIND, blind=True, illegal_ask="turn_passes")
def the_hand_is_seen_after_the_deal_and_after_an_own_question(bench: Bench) -> bool:
    round = bench.start(*THREE)
    hands = [round.view(0).hand]
    play(round, Acknowledge(0))
    hands.append(round.view(0).hand)
    play(round, Ask(1, card=A4))  # a miss
    hands.append(round.view(0).hand)
    play(round, Acknowledge(0), Acknowledge(1), Ask(2, card=B2))  # a question of somebody else
    hands.append(round.view(0).hand)
    return list(map(len, hands)) == [4, 0, 4, 0]


@proves(Says.BLIND_MEMORY, BLIND, blind=True, illegal_ask="turn_passes")
def who_has_not_put_the_hand_down_cannot_ask(bench: Bench) -> bool:
    round = bench.start(*THREE)
    first = refused(round, Ask(1, card=A3))
    play(round, Acknowledge(0), Ask(1, card=A3))
    again = refused(round, Ask(2, card=A4))
    return first is again is Reason.HAND_SHOWN


@proves(Says.RIGHT_END, BLIND, blind=True, illegal_ask="turn_passes")
def received_cards_join_at_the_right_end(bench: Bench) -> bool:
    round = bench.start("B1 A1 C1", "A3 A2 B2 B3 C2", "A4 B4 C3 C4")
    play(round, Acknowledge(0), Ask(1, card=A3), Acknowledge(0), Ask(1, card=A2))
    return round.view(0).hand == (4, 0, 8, A3, A2)
