"""R-54 at the table: what a typed title is graded against, and to which of the received cards it is credited."""

import pytest

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.deal import Deal
from authors_edu.game.moves import Ask, Choose, Name
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules


def card(work, clue="a clue", year="", accept=()):
    return Card(work, "", work, year=year, clue=clue, also_accept=tuple(accept))


def deck(*families):
    """Makes a deck of families of four cards; a text is a card of that title with a clue."""
    made = []
    for number, cards in enumerate(families):
        four = tuple(card(each) if isinstance(each, str) else each for each in cards)
        made.append(Family(f"Creator {number}", four))
    return Deck("Deck", tuple(made))


def after_a_hit(deck, *received, seed=0, naming="typed"):
    """Seat 0 has asked seat 1 by creator and got these cards of the first family; now the first is to be named."""
    kept = [number for number in range(4) if number not in received]
    others = range(4, len(deck.cards))
    rules = Rules(seats=3, ask="creator", naming=naming)
    deal = Deal(2, ((kept[0],), (*received, others[0]), (*kept[1:], *others[1:])))
    round = Round.from_deal(deck, rules, deal, seed)
    round.play(Ask(1, family=0), 0)
    return round


def name(deck, typed, *received, seed=0):
    """Names after that hit; gives the title of the card that was credited, and the verdict."""
    round = after_a_hit(deck, *received, seed=seed)
    named = round.play(Name(typed), 1)[0]
    return round.card(named.card).work, named.verdict


OTHERS = ("Birch", "Willow", "Chestnut", "Elm")


def test_a_title_of_the_same_creator_is_never_forgiven_r54():
    sonatas = deck(("Sonatas", "Sonata", "Odes", "Hymns"), OTHERS)
    assert name(sonatas, "Sonata", 0) == ("Sonatas", "wrong")
    assert name(sonatas, "Sonatass", 0) == ("Sonatas", "almost")


def test_a_title_of_another_creator_is_never_forgiven_r54():
    sonatas = deck(("Sonatas", "Idylls", "Odes", "Hymns"), ("Sonata", "Willow", "Chestnut", "Elm"))
    assert name(sonatas, "Sonata", 0) == ("Sonatas", "wrong")
    assert name(sonatas, "Sonatass", 0) == ("Sonatas", "almost")


def test_a_further_answer_of_the_card_is_right_r54():
    turn = deck((card("Emma", accept=["The Turning"]), "Idylls", "Odes", "Hymns"), OTHERS)
    assert name(turn, "the turning", 0) == ("Emma", "right")
    assert name(turn, "The Turnign", 0) == ("Emma", "almost")


def test_a_further_answer_of_another_card_is_wrong_r54():
    war = card("Война и мир", accept=["War and Peace"])
    peach = deck(("War and Peach", "Idylls", "Odes", "Hymns"), (war, "Willow", "Chestnut", "Elm"))
    assert name(peach, "War and Peace", 0) == ("War and Peach", "wrong")
    assert name(peach, "War and Peach", 0) == ("War and Peach", "right")
    assert name(peach, "War and Peahc", 0) == ("War and Peach", "almost")
    sibling = deck(("War and Peach", war, "Odes", "Hymns"), OTHERS)
    assert name(sibling, "War and Peace", 0) == ("War and Peach", "wrong")


def test_an_answer_that_two_cards_accept_is_right_for_either_r54():
    poems = card("Poems", accept=["Verses"])
    lyrics = card("Lyrics", accept=["Verses"])
    twice = deck((poems, "Idylls", "Odes", "Hymns"), (lyrics, "Willow", "Chestnut", "Elm"))
    assert name(twice, "Verses", 0) == ("Poems", "right")
    assert name(twice, "Lyrics", 0) == ("Poems", "wrong")


def test_the_exact_title_counts_beside_its_twin_of_another_creator_r54():
    twins = deck(("Tannhäuser", "Idylls", "Odes", "Hymns"), ("Tannhauser", "Willow", "Chestnut", "Elm"))
    assert name(twins, "Tannhäuser", 0) == ("Tannhäuser", "right")
    assert name(twins, "Tannhauser", 0) == ("Tannhäuser", "wrong")
    same = deck(("Poems", "Idylls", "Odes", "Hymns"), ("Poems", "Willow", "Chestnut", "Elm"))
    assert name(same, "poems", 0) == ("Poems", "right")


@pytest.mark.parametrize("seed", range(8))
def test_a_year_is_a_clue_so_that_only_the_very_title_counts_r53_r54(seed):
    dated = deck([card(title, clue="", year="1850") for title in ("Idylls", "Hymns", "Psalms", "Dirges")], OTHERS)
    round = after_a_hit(dated, 1, 2, seed=seed)
    pending = round.card(round.view(0).pending.card).work
    other = {"Hymns": "Psalms", "Psalms": "Hymns"}[pending]
    assert name(dated, other, 1, 2, seed=seed) == (pending, "wrong")
    assert name(dated, pending, 1, 2, seed=seed) == (pending, "right")


@pytest.mark.parametrize("seed", range(8))
def test_of_cards_with_and_without_a_clue_the_one_asked_for_decides_r54(seed):
    mixed = deck((card("Idylls"), card("Hymns"), card("Psalms", clue=""), card("Dirges", clue="")), OTHERS)
    round = after_a_hit(mixed, 1, 2, 3, seed=seed)
    pending = round.card(round.view(0).pending.card).work
    for typed in ("Hymns", "Psalms", "Dirges"):
        # Hymns has a clue: it is meant, and nothing else. The others have none: any title that was received is right.
        right = typed == pending if pending == "Hymns" else True
        credited = typed if right else pending
        assert name(mixed, typed, 1, 2, 3, seed=seed) == (credited, "right" if right else "wrong")
    assert name(mixed, "Idylls", 1, 2, 3, seed=seed) == (pending, "wrong")


def test_both_kinds_of_card_are_asked_for_first_in_some_round():
    mixed = deck((card("Idylls"), card("Hymns"), card("Psalms", clue=""), card("Dirges", clue="")), OTHERS)
    rounds = [after_a_hit(mixed, 1, 2, 3, seed=seed) for seed in range(8)]
    assert len({round.card(round.view(0).pending.card).work for round in rounds}) == 3


def test_a_choice_that_is_the_title_of_another_received_card_counts_as_typing_it_would_r54_r55():
    titles = ("Idylls", "Poems", "Psalms", "Dirges")
    twins = deck([card(title, clue="") for title in titles], ("Poems", "Willow", "Chestnut", "Elm"))
    chosen = 0
    for seed in range(40):
        round = after_a_hit(twins, 1, 2, seed=seed, naming="choice")
        pending = round.view(0).pending
        if round.card(pending.card).work == "Psalms" and "Poems" in pending.choices:  # that of the other creator
            named = round.play(Choose(pending.choices.index("Poems")), 1)[0]
            assert (named.verdict, named.card) == ("right", round.handles[1])
            chosen += 1
    assert chosen


@pytest.mark.parametrize("seed", range(8))
def test_the_card_that_the_answer_fits_goes_before_one_that_it_nearly_fits_r54(seed):
    # One title but for the colon: "Songs of Innocence" is the second one's main title, three slips from the first.
    titles = ("Idylls", "Songs of Innocence Ab", "Songs of Innocence: Ab", "Dirges")
    songs = deck([card(title, clue="") for title in titles], OTHERS)
    assert name(songs, "Songs of Innocence", 1, 2, seed=seed) == ("Songs of Innocence: Ab", "right")
    assert name(songs, "Songs of Innocence", 1, seed=seed) == ("Songs of Innocence Ab", "almost")
