"""Table talk: every event has a sentence, in the deck's words, and no sentence says what its viewer may not know."""

from typing import get_args

import pytest

from authors_edu.decks.model import Words
from authors_edu.game.events import (
    Acknowledged,
    Answered,
    Asked,
    CardsMoved,
    Dealt,
    Drew,
    Event,
    HandEmptied,
    MayReturn,
    NameAsked,
    Named,
    Passed,
    Penalised,
    RoundOver,
    Ruled,
    SeatLeft,
    SetLaid,
    TimeUp,
    TurnPassed,
    Undone,
)
from authors_edu.words.talk import TableWords, card_words, draft, sentence, slot_words, speech

TITLES = {0: "Emma", 1: "Persuasion", 2: "Mansfield Park", 3: "Sanditon", 4: "Hamlet"}
CLUES = ("a matchmaker who errs", "", "1814", "", "", "", "", "")


def at_table(you: int | None = 0, *, titles=TITLES, by_handle: bool = False, words: Words | None = None) -> TableWords:
    creators = ("Jane Austen", "William Shakespeare")
    return TableWords(("Mia", "Ben", "Ana"), words or Words(), creators, CLUES, titles, you, by_handle)


ONE_OF_EACH = {
    Dealt(1, (7, 7, 7), 23): "Ben deals 7 cards to each. 23 stay in the pile.",
    Asked(1, 2, 0, 0): "Ben: “Ana, have you Emma by Jane Austen?”",
    Answered(1, 2, 0, 0, 0): "Ana: “Sorry, I have not.”",
    CardsMoved(2, 1, 0, 1, (0,)): "Ana gives Emma to Ben.",
    Drew(1, None, False): "Ben draws a card.",
    NameAsked(1, 0): "Ben has to say which book by Jane Austen it is.",
    Named(1, 0, "right", 1, None, 900): "Ben knows it: Emma by Jane Austen. 1 point.",
    SetLaid(1, 0, False): "Ben lays down Jane Austen: a set!",
    HandEmptied(1): "Ben has no cards left.",
    TurnPassed(1): "It is Ben’s turn.",
    Ruled(1, 2, 0, 0, "family_not_held", False): "Ben holds no book by Jane Austen: the question does not count.",
    Penalised(1, 2): "That costs Ben 2 points.",
    MayReturn(1): "Ben may come back, and ask for anything on the next turn.",
    Passed(1): "Ben passes.",
    Acknowledged(1): "Ben puts the hand down.",
    Undone(1, 3): "Ben takes the last move back. The table is as it was before.",
    SeatLeft(1): "Ben has left. The computer plays on.",
    TimeUp(): "Time is up.",
    RoundOver((1,), False): "Ben wins the round.",
}

OF_ME = {
    Dealt(0, (15, 15, 14), 0): "You deal all 44 cards.",
    Asked(0, 1, 0, 0): "You: “Ben, have you Emma by Jane Austen?”",
    Asked(1, 0, 0, 0): "Ben asks you: “Have you Emma by Jane Austen?”",
    Asked(1, 0, 0, None): "Ben asks you: “Have you any books by Jane Austen?”",
    Answered(1, 0, 0, 0, 1): "You: “Yes, here it is.”",
    Answered(1, 0, 0, None, 0): "You: “Sorry, I have none.”",
    Answered(1, 0, 0, None, 1): "You: “Yes, one. Here it is.”",
    Answered(1, 0, 0, None, 3): "You: “Yes, 3. Here they are.”",
    CardsMoved(1, 0, 0, 1, (0,)): "Ben gives you Emma.",
    CardsMoved(0, 1, 0, 3, (0, 1, 2)): "You give Emma, Persuasion and Mansfield Park to Ben.",
    Drew(0, 4, False): "You draw Hamlet by William Shakespeare.",
    Drew(0, 4, True): "You draw just what you asked for: Hamlet by William Shakespeare.",
    NameAsked(0, 0): "Which book by Jane Austen is it?",
    Named(0, 0, "right", 2, "emma", 0): "Right: Emma by Jane Austen. 2 points.",
    Named(0, 0, "almost", 1, "Ema", 0): "Nearly! It is written Emma by Jane Austen. 1 point.",
    Named(0, 0, "wrong", 0, "Hamlet", 0): "Not this time. It is Emma by Jane Austen.",
    Named(0, 0, "skipped", 0, "", 0): "It is Emma by Jane Austen.",
    SetLaid(0, 0, True): "You were dealt all of Jane Austen: a set.",
    HandEmptied(0): "You have no cards left.",
    TurnPassed(0): "It is your turn.",
    Ruled(0, 1, 0, 0, "card_held", False): "You hold that book yourself: the question does not count.",
    Ruled(0, 1, 0, None, "card_wanted", False): "You named no book: the question does not count.",
    Ruled(0, 1, 0, 0, "card_held", True): "You hold that book yourself, and have to give away all of Jane Austen.",
    Penalised(0, 2): "That costs you 2 points.",
    MayReturn(0): "You may come back: on your next turn ask for whatever you like.",
    Passed(0): "You pass.",
    Acknowledged(0): "You put your hand down.",
    Undone(0, 3): "You take your last move back. The table is as it was before.",
    RoundOver((0,), False): "You win the round!",
    RoundOver((0, 2), False): "You and Ana share the win.",
    RoundOver((1, 2), True): "The round was ended early. Ben and Ana share the win.",
}


def test_every_kind_of_event_is_told():
    assert {type(event) for event in ONE_OF_EACH} == set(get_args(Event))


@pytest.mark.parametrize(("event", "told"), ONE_OF_EACH.items(), ids=lambda value: type(value).__name__)
def test_what_others_do_is_told_by_name(event, told):
    assert told == sentence(event, at_table())


@pytest.mark.parametrize(("event", "told"), OF_ME.items(), ids=lambda value: type(value).__name__)
def test_what_concerns_the_viewer_is_told_to_you(event, told):
    assert told == sentence(event, at_table())


def test_a_spectator_is_never_called_you():
    told = [sentence(event, at_table(None)) for event in (*ONE_OF_EACH, *OF_ME)]
    assert not [line for line in told if "You " in line or "you:" in line or "your" in line]


def test_with_naming_on_an_ask_keeps_to_the_clue_even_where_the_title_is_known():
    """R-53: the list of possible asks, and the asks themselves, keep handles."""
    table = at_table(by_handle=True)
    asked = sentence(Asked(1, 2, 0, 0), table)
    assert asked == "Ben: “Ana, have you this book by Jane Austen: ‘a matchmaker who errs’?”"
    assert slot_words(0, table) == "a matchmaker who errs"
    assert draft(0, 0, table) == "…, have you this book by Jane Austen: ‘a matchmaker who errs’?"


def test_a_card_without_a_clue_is_called_by_its_number():
    """R-53."""
    table = at_table(titles={}, by_handle=True)
    assert sentence(Asked(0, 1, 0, 3), table) == "You: “Ben, have you book 4 by Jane Austen?”"
    assert slot_words(3, table) == "book 4"


def test_the_year_stands_where_there_is_no_clue():
    assert slot_words(2, at_table(by_handle=True)) == "1814"


def test_cards_that_a_viewer_may_not_see_are_only_counted():
    """R-53: by creator, others see the number of cards."""
    table = at_table(titles={0: "Emma"})
    assert sentence(CardsMoved(1, 2, 0, 2, None), table) == "Ben gives 2 books by Jane Austen to Ana."
    assert sentence(CardsMoved(1, 2, 0, 2, (0, 1)), table) == "Ben gives 2 books by Jane Austen to Ana."
    assert sentence(CardsMoved(1, 2, 0, 1, None), table) == "Ben gives 1 book by Jane Austen to Ana."


def test_two_copies_of_one_card_are_told_r43():
    table = at_table()
    assert sentence(CardsMoved(1, 0, 0, 3, (0, 0, 1)), table) == "Ben gives you Emma (twice) and Persuasion."


def test_one_card_is_dealt_to_each_r31():
    assert sentence(Dealt(1, (1, 1, 1), 5), at_table()) == "Ben deals 1 card to each. 5 stay in the pile."


def test_a_title_is_not_needed_for_a_card_to_be_spoken_of():
    table = at_table(titles={})
    assert card_words(0, table) == "this book by Jane Austen: ‘a matchmaker who errs’"
    assert sentence(Drew(2, 0, True), table).startswith("Ana draws just what was asked for: this book by Jane Austen")


def test_a_deck_of_painters_speaks_of_no_author_and_no_book():
    """R-71."""
    painters = Words("painter", "painters", "painting", "paintings")
    table = at_table(by_handle=True, words=painters)
    told = " ".join(sentence(event, table) for event in (*ONE_OF_EACH, *OF_ME)) + slot_words(3, table)
    assert "painting" in told
    assert "author" not in told and "book" not in told


def test_a_member_is_of_a_family():
    """R-71."""
    table = at_table(words=Words("family", "families", "member", "members"))
    assert sentence(Asked(0, 1, 0, None), table) == "You: “Ben, have you any members of Jane Austen?”"


def test_only_questions_and_answers_are_spoken():
    spoken = {type(event) for event in (*ONE_OF_EACH, *OF_ME) if speech(event, at_table())}
    assert spoken == {Asked, Answered}


def test_braces_in_a_title_or_a_name_are_only_text():
    table = TableWords(("{0}", "{name}"), Words(), ("{creator}",), ("",) * 4, {0: "{title}"}, 0)
    assert sentence(Asked(0, 1, 0, 0), table) == "You: “{name}, have you {title} by {creator}?”"
