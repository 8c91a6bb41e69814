"""Presets and options: what each game is, worked out from the rule sheet."""

import pytest

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.clues import says_title
from authors_edu.game.offers import options_for, presets_for
from authors_edu.game.presets import OPTIONS, PRESETS, preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError

NAMES = (
    "classic", "parlour", "go_fish", "by_rank", "two_player", "classroom", "juniors", "happy_families", "quartets",
    "blind", "teams", "double_deck", "simultaneous", "competitive",
)  # fmt: skip


def test_the_presets_are_known_by_name():
    assert tuple(PRESETS) == NAMES
    assert "seats" not in OPTIONS  # they are said first


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("classic", {}),
        ("parlour", {"ask_held": "forfeit", "tie": "second_hand"}),
        ("by_rank", {"ask": "creator"}),
        ("happy_families", {}),
        ("quartets", {"after_miss": "asked"}),
        ("blind", {"blind": True, "illegal_ask": "turn_passes"}),
        ("teams", {"teams": True}),
        ("double_deck", {"copies": 2}),
        ("simultaneous", {"pace": "simultaneous"}),
        ("competitive", {"illegal_ask": "penalty", "deal": 5}),  # 44 cards / 8: no hand of seven at four seats
    ],
)
def test_a_preset_says_only_what_it_changes(deck_of, name, options):
    assert preset(name, 4, deck_of(11)) == Rules(seats=4, **options)


def test_two_seats_always_have_a_pile_r31(deck_of):
    deck = deck_of(11)  # 44 cards: at most 11 to each of two
    offered = presets_for(2, deck)
    dealt = {name: rules.deal for name, rules in offered.items() if isinstance(rules, Rules)}
    seven = ("classic", "go_fish", "by_rank", "two_player", "classroom", "juniors", "happy_families", "blind")
    assert dealt == dict.fromkeys(seven, 7) | {"parlour": 4, "quartets": 10, "double_deck": 7, "competitive": 7}


def test_each_preset_is_for_the_seats_that_the_sheet_names(deck_of):
    deck = deck_of(13)
    allowed = {
        name: [seats for seats in range(2, 12) if isinstance(presets_for(seats, deck)[name], Rules)] for name in NAMES
    }
    expected = {name: list(range(2, 12)) for name in NAMES}
    expected |= {
        "two_player": [2],
        "teams": [4, 6, 8, 10],
        "simultaneous": list(range(3, 12)),
        "competitive": [2, 3, 4, 5],
    }
    assert allowed == expected


def test_what_a_table_does_not_allow_comes_with_its_reason(deck_of):
    at_five = presets_for(5, deck_of(13))
    why = {name: error.reason for name, error in at_five.items() if isinstance(error, RulesError)}
    assert why == {"two_player": "preset_seats", "teams": "teams_seats"}
    at_nine = presets_for(9, deck_of(2))  # 8 cards, 16 of a double deck
    why = {name: error.reason for name, error in at_nine.items() if isinstance(error, RulesError)}
    assert why.pop("competitive") == why.pop("two_player") == "preset_seats"
    assert why.pop("teams") == "teams_seats"
    assert set(why.values()) == {"too_few_cards"}
    assert set(NAMES) - set(at_nine) == set()
    assert isinstance(at_nine["double_deck"], Rules)


def test_an_option_that_clashes_is_not_offered_and_says_why(deck_of):
    deck = deck_of(11)
    offered = options_for(preset("go_fish", 4, deck), deck)
    assert offered["after_miss"]["asked"] == Rules(seats=4, ask="creator", deal=5, after_miss="asked")
    assert offered["ask_held"]["bluff"].reason == "held_by_creator"
    assert offered["reenter"][True].reason == "reenter_pile"
    assert offered["blind"][True].reason == "blind_illegal"
    assert offered["pace"]["simultaneous"].reason == "simultaneous_pile"
    assert offered["minutes"][10] == Rules(seats=4, ask="creator", deal=5, minutes=10)
    assert offered["copies"][2] == Rules(seats=4, ask="creator", deal=5, copies=2)


def test_classic_deals_everything_and_two_seats_get_a_pile_of_seven_r31(deck_of):
    deck = deck_of(11)
    assert [preset("classic", seats, deck) for seats in (3, 6)] == [Rules(seats=3), Rules(seats=6)]
    assert preset("classic", 2, deck) == Rules(seats=2, deal=7)


def test_a_preset_lowers_the_hand_to_what_the_deck_allows_r31(deck_of):
    # Cards divided by twice the seats: 44 / 6 = 7, 44 / 8 = 5, 44 / 10 = 4, 44 / 12 = 3; 24 / 4 = 6; 8 / 8 = 1.
    dealt = {seats: preset("go_fish", seats, deck_of(11)).deal for seats in (2, 3, 4, 5, 6)}
    assert dealt == {2: 7, 3: 7, 4: 5, 5: 4, 6: 3}
    assert preset("classic", 2, deck_of(6)).deal == 6
    assert preset("go_fish", 4, deck_of(2)).deal == 1
    assert preset("go_fish", 6, deck_of(2)).deal == 1  # each seat needs a card


def test_go_fish_asks_by_creator(deck_of):
    assert preset("go_fish", 4, deck_of(13)) == Rules(seats=4, ask="creator", deal=5)


def test_juniors_is_go_fish_with_one_choice_an_ask_r58(deck_of):
    rules = Rules(seats=4, ask="creator", deal=5, naming="choice", naming_per_ask="one")
    assert preset("juniors", 4, deck_of(13)) == rules


def test_classroom_asks_by_card_where_every_card_has_a_clue_else_by_creator(deck_of):
    assert preset("classroom", 4, deck_of(11)) == Rules(seats=4, ask="card", naming="typed")
    assert preset("classroom", 4, deck_of(11, clues=False)) == Rules(seats=4, ask="creator", naming="typed")
    assert preset("classroom", 2, deck_of(11)) == Rules(seats=2, deal=7, naming="typed")


def test_a_year_is_a_clue_r53():
    cards = [Card(str(n), "X", f"T{n}", year="1850" if n else "", clue="" if n else "a clue") for n in range(8)]
    deck = Deck("Years", (Family("X", tuple(cards[:4])), Family("Y", tuple(cards[4:]))))
    assert preset("classroom", 3, deck).ask == "card"


def test_what_says_the_title_is_no_clue_r53():
    cards = [Card(str(n), "X", f"Hunt {n}", year="" if n else "1850", clue=f"the hunt {n} goes on") for n in range(8)]
    deck = Deck("Hunts", (Family("X", tuple(cards[:4])), Family("Y", tuple(cards[4:]))))
    assert preset("classroom", 3, deck).ask == "creator"
    clues = Round(deck, Rules(seats=3, naming="typed"), 3, 1).view(None).clues
    assert sorted(clues) == [""] * 7 + ["1850"]


@pytest.mark.parametrize(
    ("clue", "title", "says"),
    [
        ("Miss EMMA Woodhouse plans a wedding", "Emma", True),
        ("the dilemma of a matchmaker", "Emma", False),
        ("les miserables of Paris", "Les Misérables", True),
        ("Walden pond", "Walden; or, Life in the Woods", True),
        ("life in the woods", "Walden; or, Life in the Woods", True),
        ("a wood in summer", "Walden; or, Life in the Woods", False),
        ("四世同堂的家", "四世同堂", True),
        ("1949", "1984", False),
        ("", "Emma", False),
    ],
)
def test_a_clue_says_a_title_where_its_words_stand_in_it_r53(clue, title, says):
    assert says_title(clue, title) is says


def test_an_option_stands_before_what_the_preset_says(deck_of):
    assert preset("go_fish", 4, deck_of(13), deal=3, naming="choice", naming_points=2) == Rules(
        seats=4, ask="creator", deal=3, naming="choice", naming_points=2
    )


@pytest.mark.parametrize(
    ("name", "seats", "options", "reason", "values"),
    [
        ("poker", 4, {}, "preset", {"preset": "poker", "known": NAMES}),
        ("classic", 1, {}, "seats", {"seats": 1, "fewest": 2, "most": 11}),
        ("classic", 12, {}, "seats", {"seats": 12, "fewest": 2, "most": 11}),
        ("classic", 4, {"deal": 99}, "hands_too_big", {"deal": 99, "most": 6}),
        ("classic", 4, {"deal": 0}, "number", {"option": "deal", "value": 0, "least": 1}),
        ("classic", 4, {"deal": "3"}, "number", {"option": "deal", "value": "3", "least": 1}),
        ("classic", 4, {"naming_points": -1}, "number", {"option": "naming_points", "value": -1, "least": 0}),
        ("teams", 5, {}, "teams_seats", {}),
        ("teams", 2, {}, "preset_seats", {"preset": "teams", "seats": 2, "fewest": 4, "most": 10}),
        ("teams", 11, {}, "preset_seats", {"preset": "teams", "seats": 11, "fewest": 4, "most": 10}),
        ("simultaneous", 2, {}, "preset_seats", {"preset": "simultaneous", "seats": 2, "fewest": 3, "most": 11}),
        ("two_player", 3, {}, "preset_seats", {"preset": "two_player", "seats": 3, "fewest": 2, "most": 2}),
        ("competitive", 6, {}, "preset_seats", {"preset": "competitive", "seats": 6, "fewest": 2, "most": 5}),
        ("classic", 4, {"copies": True}, "value", {"option": "copies", "value": True, "known": (1, 2)}),
        ("classic", 4, {"rounds": 0}, "number", {"option": "rounds", "value": 0, "least": 1}),
        ("classic", 4, {"target": 0}, "number", {"option": "target", "value": 0, "least": 1}),
        ("classic", 4, {"minutes": 0}, "number", {"option": "minutes", "value": 0, "least": 1}),
        ("classic", 4, {"minutes": True}, "number", {"option": "minutes", "value": True, "least": 1}),
        ("classic", 4, {"window_ms": None}, "number", {"option": "window_ms", "value": None, "least": 0}),
        ("classic", 4, {"ask": "x"}, "value", {"option": "ask", "value": "x", "known": ("card", "creator")}),
        (
            "classic",
            4,
            {"naming_by_bots": 0},
            "value",
            {"option": "naming_by_bots", "value": 0, "known": (False, True)},
        ),
        ("classic", 4, {"naming": 1}, "value", {"option": "naming", "value": 1, "known": ("off", "typed", "choice")}),
        (
            "classic",
            4,
            {"seat": 1},
            "option",
            {"option": "seat", "known": OPTIONS},
        ),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_reason(deck_of, name, seats, options, reason, values):
    with pytest.raises(RulesError) as refused:
        preset(name, seats, deck_of(13), **options)
    assert (refused.value.reason, refused.value.values) == (reason, values)


def test_a_deck_too_small_is_refused_before_it_is_divided(deck_of):
    for seats in (2, 6):
        with pytest.raises(RulesError) as refused:
            preset("go_fish", seats, deck_of(1))
        assert refused.value.reason == "too_few_families"
