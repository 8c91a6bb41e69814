"""The rules in words: made for every combination of options, in the deck's words, and with the numbers of the deal."""

import re
from dataclasses import fields, replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from words.test_rules_played import PROOFS

from authors_edu.decks.model import Words
from authors_edu.game.match import Match
from authors_edu.game.match_moves import NextRound
from authors_edu.game.moves import EndRound
from authors_edu.game.presets import PRESETS, preset
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError, check_playable, choices
from authors_edu.words.rules import Says, rules_in_words

PAINTERS = Words("painter", "painters", "painting", "paintings")
MEMBERS = Words("family", "families", "member", "members")
DEFAULTS = {field.name: field.default for field in fields(Rules) if field.name != "seats"}
NUMBERS = {"deal": (1, 2, 4, 7), "naming_points": (0, 2), "rounds": (2, 3), "target": (1, 10), "window_ms": (0, 1_000),
           "wait_ms": (0, 2_500), "minutes": (1, 15)}  # fmt: skip


@st.composite
def games(draw, deck_of):
    """Rules that can be played, with a few options changed, and how many families their deck has."""
    changed = draw(st.lists(st.sampled_from(sorted(DEFAULTS)), max_size=7, unique=True))
    options = {option: draw(st.sampled_from(choices().get(option) or NUMBERS[option])) for option in changed}
    families = draw(st.integers(2, 14))
    try:
        rules = Rules(seats=draw(st.integers(2, 11)), **options)
        check_playable(deck_of(families), rules)
    except RulesError:
        assume(False)
    return rules, families


def sentences(rules, families=11, words=PAINTERS):
    return {claim.says: claim.sentence for part in rules_in_words(rules, words, families) for claim in part.claims}


def whole(rules, families=11, words=PAINTERS):
    return "\n".join(f"{part.heading}\n{part.text}" for part in rules_in_words(rules, words, families))


def is_turned_off(option, rules, families):
    """Says whether an option makes no difference under the others."""
    cards = 4 * families * rules.copies
    return {
        "after_miss": rules.seats == 2,  # there is nobody else on the left
        "reenter": rules.seats == 2,  # whoever takes the last card of the other holds all, and lays it
        "naming_points": rules.naming == "off",
        "naming_per_ask": rules.naming == "off" or rules.ask == "card",  # one card at a time
        "naming_by_bots": rules.naming == "off",
        "window_ms": rules.pace == "turns",
        "wait_ms": rules.pace == "turns",
        "deal": rules.deal is not None and rules.deal * rules.seats == cards,  # nothing is left for a pile
    }.get(option, False)


@pytest.fixture(scope="session")
def any_game(deck_of):
    return games(deck_of)


@given(data=st.data())
@settings(deadline=None)
def test_the_text_is_made_of_whole_sentences_in_the_decks_words_r71(any_game, data):
    rules, families = data.draw(any_game)
    text = whole(rules, families)
    assert not re.search(r"[{}]|  |None|author|book", text)
    for part in rules_in_words(rules, PAINTERS, families):
        assert re.fullmatch(r"[A-Z][^\n]*[.]", part.text), part
        assert len({claim.says for claim in part.claims}) == len(part.claims)
    told = sentences(rules, families)
    assert {says for says, proof in PROOFS.items() if proof.otherwise is None} <= set(told)


@given(data=st.data())
@settings(deadline=None)
def test_every_option_that_is_not_the_default_is_told_and_none_that_is_turned_off(any_game, data):
    rules, families = data.draw(any_game)
    for option, default in DEFAULTS.items():
        if getattr(rules, option) == default:
            continue
        try:
            plain = replace(rules, **{option: default})
        except RulesError:
            continue  # these options need each other
        changes = whole(rules, families) != whole(plain, families)
        assert changes != is_turned_off(option, rules, families), option


@given(data=st.data())
@settings(deadline=None, max_examples=50)
def test_the_numbers_are_those_of_the_deal(any_game, deck_of, data):
    rules, families = data.draw(any_game)
    dealt = Round(deck_of(families), replace(rules, pace="turns"), rules.seats, 1).opening[0]
    told = sentences(rules, families)
    numbers = {rules.seats, *dealt.hand_sizes} | ({dealt.pile} if dealt.pile > 1 else set())
    assert ints(told[Says.DEAL_PILE if dealt.pile else Says.DEAL_ALL]) == numbers
    assert ints(told[Says.DECK]) == {4 * families, families, 4}
    assert ints(told[Says.END]) == {families * rules.copies}


def ints(sentence):
    return set(map(int, re.findall(r"\d+", sentence)))


@pytest.mark.parametrize(("families", "hand"), [(2, 2), (3, 3), (11, 7)])
def test_a_sudden_death_between_two_has_the_hand_that_is_told_r62(deck_of, families, hand):
    rules = Rules(seats=2, deal=1, tie="sudden_death")
    match = Match(deck_of(families), rules, 2, 5)
    match.play(EndRound(), 0)
    match.play(NextRound(), 1)
    assert list(map(len, match.round.deal.hands)) == [hand, hand]
    assert ints(sentences(rules, families)[Says.SUDDEN_PILE]) == {hand}


@pytest.mark.parametrize("seats", range(3, 12))
def test_a_classic_sheet_is_short(seats):
    assert len(whole(Rules(seats=seats), 11, Words()).split()) < 200


def test_a_classic_game_is_told_like_this():
    assert whole(Rules(seats=3), 11, Words()).splitlines() == [
        "Setting up",
        "The deck has 44 cards: 11 authors, 4 books each. Draw lots for who deals. Deal all cards one by one, starting "
        "on the dealer’s left: each of the 3 players gets 14 or 15. Whoever is dealt all 4 books by one author lays "
        "them down at once. The player on the dealer’s left begins.",
        "Your turn",
        "Ask any player who has cards for one book. You must hold at least one book by the same author, but not the "
        "book that you ask for. The answer must be true, and tells nothing else. If the player has it, you get it and "
        "ask again. If not, the player on your left is next.",
        "Sets",
        "As soon as you hold all 4 books by one author, lay them down: that is a set.",
        "No cards left",
        "If you lay down your last cards, your turn is over. Without cards you are skipped and cannot be asked.",
        "The end",
        "The round is over when all 11 sets are laid down. You may agree to stop earlier: what has been laid down "
        "counts. Whoever has most sets wins. In a tie the leaders share the win.",
    ]


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_told_at_every_table(name, deck_of):
    deck, game = deck_of(11), PRESETS[name]
    for seats in range(game.fewest, game.most + 1):
        if name != "teams" or seats % 2 == 0:
            rules = preset(name, seats, deck)
            assert len(whole(rules).split()) < 400
            assert ("naming" in rules_headings(rules)) == (rules.naming != "off")


def rules_headings(rules):
    return {part.heading.lower() for part in rules_in_words(rules, PAINTERS, 11)}


def test_a_member_is_of_a_family_r71():
    told = sentences(Rules(seats=4), words=MEMBERS)
    assert told[Says.DECK] == "The deck has 44 cards: 11 families, 4 members each."
    assert told[Says.SET] == "As soon as you hold all 4 members of one family, lay them down: that is a set."
    assert told[Says.HOLD_ANOTHER].startswith("You must hold at least one member of the same family")


def test_a_pile_of_one_card_is_told():
    told = sentences(Rules(seats=7, deal=1), families=2)[Says.DEAL_PILE]
    assert told == "Deal 1 card to each of the 7 players. The other card is the pile, face down."


def test_two_players_are_not_told_of_a_left():
    assert "left" not in whole(Rules(seats=2, deal=7)).lower().replace("no cards left", "")


def test_braces_in_the_decks_words_are_only_text():
    assert "{x} each" in whole(Rules(seats=4), words=Words("{}", "{0}", "{x}", "{x}"))
