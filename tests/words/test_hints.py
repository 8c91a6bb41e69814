"""What the coach says, in every kind of hint, and that no sentence holds a title that its hearer may not know."""

from random import Random

import pytest
from hypothesis import given, settings
from support.random_games import any_move, set_ups

from authors_edu.bots.coach import Hint, Why, hint
from authors_edu.bots.lookback import Moment
from authors_edu.bots.origins import Origin
from authors_edu.bots.play import bot_move, knowledge_of, tell
from authors_edu.bots.players import LEVELS
from authors_edu.bots.sheet import Because, Field, Mark
from authors_edu.decks.model import Words
from authors_edu.game.events import Answered, Ruled, Undone
from authors_edu.game.round import Round
from authors_edu.words import say
from authors_edu.words.sheet_words import mark_words
from authors_edu.words.table_words import TableWords

TITLES = {0: "Emma", 1: "Persuasion", 4: "Hamlet"}
CLUES = ("a matchmaker who errs", "", "", "", "", "", "", "")
BEN, ANA, EVE = 1, 2, 3
PILE = 4


def at_table(you: int | None = 0, *, by_handle: bool = False, words: Words | None = None) -> TableWords:
    creators = ("Jane Austen", "William Shakespeare")
    return TableWords(("Mia", "Ben", "Ana", "Eve"), words or Words(), creators, CLUES, TITLES, you, by_handle)


def heard(*said: Answered | Ruled) -> tuple[Origin, ...]:
    return tuple(Origin(number, one) for number, one in enumerate(said, start=1))


NO = Answered(BEN, ANA, 0, 0, 0)
EMMA = "Ask Eve for Emma by Jane Austen: that is certain."
AUSTEN = "Ask Eve for books by Jane Austen: that is certain."

TOLD = {
    Hint(Why.NOBODY_ELSE, EVE, 0, 0, heard(NO)): (
        f"{EMMA} Ben asked Ana for it, and the answer was no. So only Eve can have it."
    ),
    Hint(Why.NOBODY_ELSE, EVE, 0, 0): f"{EMMA} Nobody else holds cards.",
    Hint(Why.NOBODY_ELSE, EVE, 0, None, heard(Answered(0, BEN, 0, None, 0), Answered(ANA, 0, 0, None, 0))): (
        f"{AUSTEN} You asked Ben for them and got none. Ana asked you for them and got none. So only Eve can have any."
    ),
    Hint(Why.TOLD, EVE, 0, 0, heard(Answered(EVE, 0, 0, 0, 1))): (
        f"{EMMA} Eve asked you for it and got it. So Eve has it."
    ),
    Hint(Why.TOLD, EVE, 0, 0, heard(Answered(EVE, ANA, 0, 0, 0))): (
        f"{EMMA} Eve asked Ana for it, and drew it from the pile. So Eve has it."
    ),
    Hint(Why.TOLD, EVE, 0, 0, heard(Ruled(EVE, ANA, 0, 0, "card_held", False))): (
        f"{EMMA} Eve asked Ana for it, and held it already. So Eve has it."
    ),
    Hint(Why.TOLD, EVE, 0, None, heard(Answered(EVE, ANA, 0, None, 2))): (
        f"{AUSTEN} Eve asked Ana for them and got 2. So Eve has at least one."
    ),
    Hint(Why.ONLY_ONE, EVE, 0, 0, heard(Answered(EVE, ANA, 0, 1, 0))): (
        f"{EMMA} Eve asked Ana for Persuasion by Jane Austen, and the answer was no. "
        "So Eve holds another of the books by Jane Austen, and it can only be that one."
    ),
    Hint(Why.FOLLOWS, EVE, 0, 0, heard(Ruled(BEN, ANA, 0, 1, "family_not_held", False))): (
        f"{EMMA} Ben asked Ana for Persuasion by Jane Austen, and held no book by Jane Austen. "
        "With all that you see there is no other way: Eve has it."
    ),
    Hint(Why.FOLLOWS, EVE, 0, 0): f"{EMMA} Count the cards that are left: Eve must have it.",
    Hint(Why.FOLLOWS, EVE, 0, None): f"{AUSTEN} Count the cards that are left: Eve must have at least one.",
    Hint(Why.FOLLOWS, EVE, 0, 0, heard(NO, NO, NO, NO, NO, NO)): (
        f"{EMMA} It takes 6 answers to see that. The last of them: "
        + "Ben asked Ana for it, and the answer was no. " * 4
        + "With all that you see there is no other way: Eve has it."
    ),
    Hint(Why.ASKED_IN, EVE, 0, 0, heard(Answered(EVE, BEN, 0, 1, 1))): (
        "Nothing is certain. Most likely Eve has Emma by Jane Austen. "
        "Eve asked Ben for Persuasion by Jane Austen and got it. "
        "Whoever asks for books by Jane Austen often has more of them."
    ),
    Hint(Why.OPEN, EVE, 0, 0, left=(BEN,)): (
        "Nothing is certain. Ask Eve for Emma by Jane Austen. If the answer is no, Ben has it."
    ),
    Hint(Why.OPEN, EVE, 0, 0, left=(0,)): (
        "Nothing is certain. Ask Eve for Emma by Jane Austen. If the answer is no, you have it yourself."
    ),
    Hint(Why.OPEN, EVE, 0, 0, left=(PILE,)): (
        "Nothing is certain. Ask Eve for Emma by Jane Austen. If the answer is no, it lies in the pile."
    ),
    Hint(Why.OPEN, EVE, 0, 0, left=(BEN, ANA, PILE)): (
        "Nothing is certain. Ask Eve for Emma by Jane Austen. "
        "If the answer is no, it can only be with Ben, Ana or the pile."
    ),
    Hint(Why.OPEN, EVE, 0, 0, left=(0, BEN, ANA, PILE)): (
        "Nothing is certain. Ask Eve for Emma by Jane Austen. Whatever the answer is, you know more then."
    ),
    Hint(Why.OPEN, EVE, 0, None, left=(BEN, ANA)): (
        "Nothing is certain. Ask Eve for books by Jane Austen. If the answer is no, they can only be with Ben or Ana."
    ),
    Hint(Why.ONLY_PILE, EVE, 0, 0): (
        "As far as can be known, nobody has what you may ask for. Ask Eve for Emma by Jane Austen, and draw a card."
    ),
    Hint(Why.FROM_MEMORY): (
        "Nothing that was said tells what you hold. Ask where you remember having at least one card."
    ),
    Hint(Why.FROM_MEMORY, family=0): (
        "Everybody knows that you hold at least one of the books by Jane Austen. Ask for one that you do not hold."
    ),
}


def test_every_kind_of_hint_is_told():
    assert {given.why for given in TOLD} == set(Why)


@pytest.mark.parametrize(("given", "told"), TOLD.items(), ids=lambda value: getattr(value, "why", ""))
def test_a_hint_tells_whom_to_ask_for_what_and_why_r91(given, told):
    assert say(given, table=at_table()) == told


def test_with_naming_on_a_hint_keeps_to_the_handle_even_where_the_title_is_known_r53():
    given = Hint(Why.FOLLOWS, EVE, 0, 0, heard(Answered(EVE, 0, 0, 1, 0), Answered(EVE, ANA, 0, 0, 1)))

    assert say(given, table=at_table(by_handle=True)) == (
        "Ask Eve for this book by Jane Austen: ‘a matchmaker who errs’: that is certain. "
        "Eve asked you for book 2 by Jane Austen, and the answer was no. Eve asked Ana for it and got it. "
        "With all that you see there is no other way: Eve has it."
    )


def test_the_words_are_those_of_the_deck_r71():
    given = Hint(Why.ONLY_ONE, EVE, 0, 0, heard(Answered(EVE, ANA, 0, 1, 0)))
    words = Words("family", "families", "member", "members")

    assert "So Eve holds another of the members of Jane Austen" in say(given, table=at_table(words=words))


KNOWN = Hint(Why.TOLD, EVE, 0, 0, heard(Answered(EVE, ANA, 0, 0, 1)))
LATER = "This was the hint just then: “Ask Eve for Emma by Jane Austen: that is certain. " + (
    "Eve asked Ana for it and got it. So Eve has it.”"
)


@pytest.mark.parametrize(
    ("lost_to", "lost_after", "told"),
    [
        (EVE, 2, " 2 questions later Eve laid down Jane Austen."),
        (EVE, 1, " 1 question later Eve laid down Jane Austen."),
        (EVE, 0, " Eve laid down Jane Austen at once."),
        (0, 2, " 2 questions later you laid down Jane Austen."),
        (None, None, ""),
    ],
)
def test_a_moment_tells_what_was_asked_what_was_certain_and_what_it_cost_r92(lost_to, lost_after, told):
    moment = Moment(0, 7, Answered(0, BEN, 1, 4, 0), KNOWN, lost_to, lost_after)

    asked = "Move 7: You asked Ben for Hamlet by William Shakespeare, and the answer was no."
    assert say(moment, table=at_table()) == f"{asked} {LATER}{told}"


def test_a_question_that_did_not_count_is_told_as_one():
    moment = Moment(BEN, 7, Ruled(BEN, EVE, 0, None, "card_wanted", False), KNOWN, None, None)

    assert say(moment, table=at_table()) == f"Move 7: Ben asked Eve, but named no book. {LATER}"


def test_the_sheet_says_yes_no_or_maybe():
    assert [mark_words(mark) for mark in Mark] == ["yes", "no", "maybe"]


BEHIND = {
    Field(0, 0, 0, Mark.YES, Because.HAND): "You, Emma by Jane Austen: yes. You hold it.",
    Field(0, 0, None, Mark.NO, Because.HAND): "You, books by Jane Austen: no. You hold none.",
    Field(BEN, 0, 0, Mark.NO, Because.NO_CARDS): "Ben, Emma by Jane Austen: no. Ben holds no cards.",
    Field(ANA, 0, 0, Mark.NO, Because.SAID, heard(NO)): (
        "Ana, Emma by Jane Austen: no. Ben asked Ana for it, and the answer was no."
    ),
    Field(ANA, 0, None, Mark.YES, Because.SAID, heard(Answered(ANA, BEN, 0, 0, 1))): (
        "Ana, books by Jane Austen: yes. Ana asked Ben for Emma by Jane Austen and got it."
    ),
    Field(BEN, 0, 0, Mark.YES, Because.SAID, heard(NO)): (
        "Ben, Emma by Jane Austen: yes. Ben asked Ana for it, and drew it from the pile."
    ),
    Field(ANA, 0, 0, Mark.NO, Because.ELSEWHERE, heard(Answered(BEN, 0, 0, 0, 1)), BEN): (
        "Ana, Emma by Jane Austen: no. Ben asked you for it and got it. Ben has it."
    ),
    Field(ANA, 0, 0, Mark.NO, Because.ELSEWHERE, place=PILE): "Ana, Emma by Jane Austen: no. It lies in the pile.",
    Field(EVE, 0, 0, Mark.YES, Because.FOLLOWS, heard(NO)): (
        "Eve, Emma by Jane Austen: yes. Ben asked Ana for it, and the answer was no. "
        "With all that you see there is no other way."
    ),
    Field(EVE, 0, None, Mark.YES, Because.FOLLOWS, heard(Answered(EVE, ANA, 0, 0, 0))): (
        "Eve, books by Jane Austen: yes. Eve asked Ana for Emma by Jane Austen, and the answer was no. "
        "Who asks so holds another one."
    ),
    Field(EVE, 0, 0, Mark.NO, Because.FOLLOWS): (
        "Eve, Emma by Jane Austen: no. "
        "That follows from everything that was said, and from the number of cards that each player holds."
    ),
    Field(ANA, 0, 0, Mark.NO, Because.SAID): "Ana, Emma by Jane Austen: no. That was said long ago.",
    Field(EVE, 0, 0, Mark.YES, Because.FOLLOWS, heard(*[NO] * 21)): (
        "Eve, Emma by Jane Austen: yes. "
        "That follows from everything that was said, and from the number of cards that each player holds."
    ),
    Field(EVE, 0, 0, Mark.MAYBE, Because.OPEN): (
        "Eve, Emma by Jane Austen: maybe. Nothing that you have seen or heard tells."
    ),
}


def test_every_kind_of_reason_is_told():
    assert {field.because for field in BEHIND} == set(Because)


@pytest.mark.parametrize(("field", "told"), BEHIND.items(), ids=lambda value: getattr(value, "because", ""))
def test_behind_a_mark_stands_what_was_seen_or_heard(field, told):
    assert say(field, table=at_table()) == told


@settings(max_examples=30, deadline=None)
@given(set_ups(most_families=8))
def test_no_hint_says_a_title_that_its_hearer_has_not_seen_r53(deck_of, set_up):
    """With naming on not even one that was seen."""
    deck = deck_of(set_up.families, set_up.clues)
    titles = {card.work for card in deck.cards}
    round, rng = Round(deck, set_up.rules(deck), set_up.seats, set_up.seed), Random(set_up.players)
    naming = round.rules.naming != "off"
    names = ("Mia", "Ben", "Ana", "Eve", "Kim", "Leo")[: set_up.seats]
    knowledge = knowledge_of(round)
    while not round.is_over and round.number < 150:
        view = round.view(round.turn)
        if view.askable_seats:
            table = TableWords(names, Words(), view.creators, view.clues, view.titles, view.seat, by_handle=naming)
            line = say(hint(view, knowledge), table=table)
            unsayable = titles if naming else titles - set(view.titles.values())
            assert not [title for title in unsayable if title in line]
        move = bot_move(round, knowledge, LEVELS["sharp"], rng) if rng.random() < 0.7 else any_move(round, rng)
        events = round.play(move, round.number)
        if any(isinstance(event, Undone) for event in events):
            knowledge = knowledge_of(round)
        else:
            tell(knowledge, events)
