"""Corrected decks: games keep the cards that they were dealt from, and progress finds its cards again."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pytest
from sqlalchemy import Engine

from authors_edu.classroom.decks import (
    StaleDeck,
    copy_deck,
    correct_deck,
    list_decks,
    load_deck,
    load_pictures,
    load_version,
    rename_deck,
    save_deck,
    set_words,
    used_card_ids,
)
from authors_edu.classroom.games import Game, LoggedMove, Seat, Told, append_move, create_game, load_game
from authors_edu.classroom.moments import to_ms
from authors_edu.classroom.progress import Named, progress
from authors_edu.classroom.roster import Student, set_students
from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.game.moves import Pass
from authors_edu.game.rules import Rules

PAINTED = Words("painter", "painters", "picture", "pictures")
NOTHING = Told()


def deal_game(engine: Engine, deck_id: int, told: Told = NOTHING, student: int | None = None) -> int:
    """Keeps a game that is over with the deck as it stands now."""
    deck, version = load_version(engine, deck_id)
    seats = (Seat(student_id=student, visitor="a" * 64), Seat("Bela", level="sharp"))
    game = Game(deck_id, version, deck, "classic", Rules(seats=2), seats, seed=1, started_ms=1)
    return create_game(engine, game, told, over=True)


def without_family(deck: Deck, family: int) -> Deck:
    return replace(deck, families=deck.families[:family] + deck.families[family + 1 :])


def with_family(deck: Deck, family: int, *cards: Card) -> Deck:
    """Gives the deck with these cards for the family; they make the creator theirs."""
    families = list(deck.families)
    families[family] = Family(cards[0].creator, cards)
    return replace(deck, families=tuple(families))


def test_a_correction_is_a_new_version_and_games_keep_theirs(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now)
    game = deal_game(engine, deck_id)
    corrected = without_family(deck, 12)
    assert correct_deck(engine, deck_id, corrected, now, made_from=1) == 2
    assert load_version(engine, deck_id) == (corrected, 2)
    assert load_game(engine, game).deck == deck
    assert load_game(engine, deal_game(engine, deck_id)).deck == corrected
    assert [saved.families for saved in list_decks(engine)] == [12]


def test_a_correction_and_its_pictures_are_kept_together_or_not_at_all(
    engine: Engine, deck: Deck, now: datetime
) -> None:
    deck_id = save_deck(engine, deck, now, pictures={"old.png": b"1"})
    correct_deck(engine, deck_id, without_family(deck, 12), now, 1, pictures={"new.png": b"2"})
    assert load_pictures(engine, deck_id) == {"new.png": b"2"}
    with pytest.raises(StaleDeck):
        correct_deck(engine, deck_id, without_family(deck, 11), now, 1, pictures={})
    assert load_pictures(engine, deck_id) == {"new.png": b"2"}


def test_a_correction_changes_neither_name_nor_words(engine: Engine, deck: Deck, now: datetime) -> None:
    """The cards come from a checked table, which knows neither."""
    deck_id = save_deck(engine, deck, now)
    correct_deck(engine, deck_id, Deck("x", deck.families[:9]), now, made_from=1)
    assert load_deck(engine, deck_id) == replace(deck, families=deck.families[:9])


def test_other_words_and_another_name_are_those_of_later_games_only(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now)
    before = deal_game(engine, deck_id)
    set_words(engine, deck_id, PAINTED, now)
    rename_deck(engine, deck_id, "Pictures")
    renamed = replace(deck, name="Pictures", words=PAINTED)
    assert load_deck(engine, deck_id) == renamed
    assert load_game(engine, before).deck == deck
    assert load_game(engine, deal_game(engine, deck_id)).deck == renamed


def test_the_list_tells_by_version_and_moment_what_has_changed(
    engine: Engine, deck: Deck, at: Callable[[float], datetime]
) -> None:
    deck_id = save_deck(engine, deck, at(0))
    for version, moment, change in (
        (2, at(0), lambda: rename_deck(engine, deck_id, "Pictures")),
        (3, at(1), lambda: set_words(engine, deck_id, PAINTED, at(1))),
        (4, at(2), lambda: correct_deck(engine, deck_id, without_family(deck, 0), at(2), made_from=1)),
        (4, at(3), lambda: correct_deck(engine, deck_id, without_family(deck, 0), at(3), 4, {"a.jpg": b"other"})),
        (4, at(3), lambda: correct_deck(engine, deck_id, without_family(deck, 0), at(4), 4)),
    ):
        change()
        (listed,) = list_decks(engine)
        assert (listed.version, listed.changed_ms) == (version, to_ms(moment))


def test_a_stale_correction_overwrites_nothing(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now)
    correct_deck(engine, deck_id, without_family(deck, 0), now, made_from=1)
    with pytest.raises(StaleDeck):
        correct_deck(engine, deck_id, without_family(deck, 1), now, made_from=1)
    assert load_version(engine, deck_id) == (without_family(deck, 0), 2)
    correct_deck(engine, deck_id, deck, now, made_from=2)
    assert load_version(engine, deck_id) == (deck, 3)


def test_a_correction_pressed_twice_is_made_once(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now)
    corrected = without_family(deck, 0)
    assert [correct_deck(engine, deck_id, corrected, now, made_from=1) for _ in range(2)] == [2, 2]


def test_other_words_or_another_name_do_not_spoil_a_correction(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now)
    set_words(engine, deck_id, PAINTED, now)
    rename_deck(engine, deck_id, "Pictures")
    correct_deck(engine, deck_id, without_family(deck, 0), now, made_from=1)
    assert load_deck(engine, deck_id) == replace(without_family(deck, 0), name="Pictures", words=PAINTED)


def test_a_correction_with_one_id_twice_changes_nothing(engine: Engine, deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, deck, now)
    doubled = replace(deck, families=(*deck.families, deck.families[0]))
    with pytest.raises(ValueError, match="same id"):
        correct_deck(engine, deck_id, doubled, now, made_from=1)
    assert load_version(engine, deck_id) == (deck, 1)


def test_the_id_of_a_removed_card_stays_used(engine: Engine, small_deck: Deck, now: datetime) -> None:
    deck_id = save_deck(engine, small_deck, now)
    correct_deck(engine, deck_id, without_family(small_deck, 0), now, made_from=1)
    added = tuple(Card(f"new{place}", "New", f"New {place}") for place in range(4))
    correct_deck(engine, deck_id, with_family(without_family(small_deck, 0), 0, *added), now, made_from=2)
    assert used_card_ids(engine, deck_id) == {card.id for card in (*small_deck.cards, *added)}


@pytest.fixture
def ana(engine: Engine, now: datetime) -> Student:
    [student] = set_students(engine, ["Ana"], now).added
    return student


@pytest.fixture
def played(engine: Engine, small_deck: Deck, ana: Student, now: datetime) -> int:
    """Ana laid families 0 (twice) and 1 (dealt), and named p0-0 (right), p0-1 (wrong) and p2-3 (right)."""
    deck_id = save_deck(engine, small_deck, now)
    laid = (("p0-0", False), ("p0-0", False), ("p1-0", True))
    named = (("p0-0", "right"), ("p0-1", "wrong"), ("p2-3", "right"))
    told = Told(
        tuple(
            {"place": place, "student_id": ana.id, "first_card_id": first, "dealt": dealt}
            for place, (first, dealt) in enumerate(laid)
        ),
        tuple(
            {"place": place, "student_id": ana.id, "card_id": card, "verdict": verdict, "typed": "", "took_ms": 1}
            for place, (card, verdict) in enumerate(named)
        ),
    )
    deal_game(engine, deck_id, told, ana.id)
    return deck_id


def progress_after(engine: Engine, deck_id: int, corrected: Deck, now: datetime) -> tuple[object, ...]:
    """Corrects the deck; gives Ana's sets by family, completed and dealt, her namings, and those by card that were."""
    correct_deck(engine, deck_id, corrected, now, made_from=1)
    counted = progress(engine, deck_id)
    assert counted.deck == corrected
    [ana] = counted.students
    cards = {card.id: named for card, named in zip(corrected.cards, counted.cards, strict=True) if named.asked}
    return ana.completed, ana.dealt, ana.named, cards


NAMED = {"p0-0": Named(1, 1), "p0-1": Named(0, 1), "p2-3": Named(1, 1)}


def test_progress_survives_a_corrected_title(engine: Engine, played: int, small_deck: Deck, now: datetime) -> None:
    first, *rest = small_deck.families[0].cards
    corrected = with_family(small_deck, 0, replace(first, work="Corrected"), *rest)
    assert progress_after(engine, played, corrected, now) == ((2, 0, 0), (0, 1, 0), Named(2, 3), NAMED)


def test_progress_survives_a_corrected_creator(engine: Engine, played: int, small_deck: Deck, now: datetime) -> None:
    corrected = with_family(small_deck, 0, *(replace(card, creator="Y") for card in small_deck.families[0].cards))
    assert progress_after(engine, played, corrected, now) == ((2, 0, 0), (0, 1, 0), Named(2, 3), NAMED)


def test_progress_survives_another_order(engine: Engine, played: int, small_deck: Deck, now: datetime) -> None:
    turned = with_family(small_deck, 0, *small_deck.families[0].cards[::-1])
    corrected = replace(turned, families=turned.families[::-1])
    assert progress_after(engine, played, corrected, now) == ((0, 0, 2), (0, 1, 0), Named(2, 3), NAMED)


def test_a_set_is_found_where_its_first_card_was_replaced(
    engine: Engine, played: int, small_deck: Deck, now: datetime
) -> None:
    corrected = with_family(small_deck, 0, Card("n", "Painter 0", "New"), *small_deck.families[0].cards[1:])
    left = {card: named for card, named in NAMED.items() if card != "p0-0"}
    assert progress_after(engine, played, corrected, now) == ((2, 0, 0), (0, 1, 0), Named(1, 2), left)


def test_a_set_stays_with_most_of_its_cards_where_the_first_went_to_another_family(
    engine: Engine, played: int, small_deck: Deck, now: datetime
) -> None:
    zero, one = (family.cards for family in small_deck.families[:2])
    corrected = with_family(with_family(small_deck, 0, *one[:1], *zero[1:]), 1, *zero[:1], *one[1:])
    assert progress_after(engine, played, corrected, now) == ((2, 0, 0), (0, 1, 0), Named(2, 3), NAMED)


def test_of_a_family_cut_in_two_the_set_goes_with_the_first_card(
    engine: Engine, played: int, small_deck: Deck, now: datetime
) -> None:
    zero, one = (family.cards for family in small_deck.families[:2])
    corrected = with_family(with_family(small_deck, 0, *one[2:], *zero[2:]), 1, *zero[:2], *one[:2])
    assert progress_after(engine, played, corrected, now) == ((0, 2, 0), (0, 1, 0), Named(2, 3), NAMED)


def test_a_game_that_began_before_the_correction_counts_as_well(
    engine: Engine, small_deck: Deck, ana: Student, now: datetime
) -> None:
    """Its later sets still go by a card that the deck has no longer."""
    deck_id = save_deck(engine, small_deck, now)
    seats = (Seat("Ana", ana.id, "a" * 64), Seat("Bela", level="sharp"))
    game = Game(deck_id, 1, small_deck, "classic", Rules(seats=2), seats, seed=1, started_ms=1)
    game = replace(game, id=create_game(engine, game, NOTHING, over=False))
    corrected = with_family(small_deck, 0, Card("n", "Painter 0", "New"), *small_deck.families[0].cards[1:])
    correct_deck(engine, deck_id, corrected, now, made_from=1)
    laid = {"place": 0, "student_id": ana.id, "first_card_id": "p0-0", "dealt": False}
    append_move(engine, game, LoggedMove(1, 0, 0, False, Pass()), Told(sets_laid=(laid,)), over=True)
    assert progress(engine, deck_id).students[0].completed == (1, 0, 0)


def test_what_was_done_with_a_removed_family_counts_no_longer(
    engine: Engine, played: int, small_deck: Deck, now: datetime
) -> None:
    left = {"p2-3": Named(1, 1)}
    assert progress_after(engine, played, without_family(small_deck, 0), now) == ((0, 0), (1, 0), Named(1, 1), left)
    correct_deck(engine, played, small_deck, now, made_from=2)  # it comes back with everything
    [ana] = progress(engine, played).students
    assert (ana.completed, ana.named) == ((2, 0, 0), Named(2, 3))


def test_an_added_family_begins_at_nothing(engine: Engine, played: int, small_deck: Deck, now: datetime) -> None:
    added = Family("New", tuple(Card(f"n{place}", "New", f"N{place}") for place in range(4)))
    corrected = replace(small_deck, families=(added, *small_deck.families))
    assert progress_after(engine, played, corrected, now) == ((0, 2, 0, 0), (0, 0, 1, 0), Named(2, 3), NAMED)


def test_a_copy_has_no_progress(engine: Engine, played: int, now: datetime) -> None:
    [ana] = progress(engine, copy_deck(engine, played, now)).students
    assert (ana.completed, ana.dealt, ana.named) == ((0, 0, 0), (0, 0, 0), Named())


def test_a_correction_changes_cards_words_and_name_together_or_nothing(
    engine: Engine, deck: Deck, now: datetime
) -> None:
    save_deck(engine, replace(deck, name="Taken"), now)
    deck_id = save_deck(engine, deck, now)
    assert correct_deck(engine, deck_id, without_family(deck, 12), now, 1, words=PAINTED, name="Taken") == 2
    kept = load_deck(engine, deck_id)
    assert (kept.name, kept.words, len(kept.families)) == ("Taken (2)", PAINTED, 12)
    with pytest.raises(StaleDeck):
        correct_deck(engine, deck_id, without_family(deck, 11), now, 1, words=Words(), name="Other")
    assert load_deck(engine, deck_id) == kept
    assert [saved.name for saved in list_decks(engine)] == ["Taken (2)", "Taken"]


def test_a_deck_whose_name_shows_nothing_is_called_after_its_works(engine: Engine, deck: Deck, now: datetime) -> None:
    save_deck(engine, replace(deck, name=" \u200b ", words=PAINTED), now)
    assert [saved.name for saved in list_decks(engine)] == ["pictures"]
