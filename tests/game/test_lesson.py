"""Short lessons: some families of a deck as a deck of their own."""

from collections.abc import Callable

import pytest

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.lesson import chosen_families, drawn_families
from authors_edu.game.rules import RulesError

DeckOf = Callable[..., Deck]


def deck_by(*creators: str) -> Deck:
    def works(number: int, creator: str) -> tuple[Card, ...]:
        return tuple(Card(f"{number}.{place}", creator, f"Work {number}.{place}") for place in range(4))

    return Deck("Lesson", tuple(Family(creator, works(number, creator)) for number, creator in enumerate(creators)))


def creators(deck: Deck) -> list[str]:
    return [family.creator for family in deck.families]


def refusal(deck: Deck, *names: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(RulesError) as refused:
        chosen_families(deck, names)
    return refused.value.reason, refused.value.values


def test_families_are_chosen_by_letter_or_creator_and_keep_their_order_and_cards(deck_of: DeckOf) -> None:
    deck = deck_of(11)
    lesson = chosen_families(deck, ["K", "writer c", "A"])

    assert lesson.families == (deck.families[0], deck.families[2], deck.families[10])
    assert (lesson.name, lesson.words) == (deck.name, deck.words)
    assert [card.id for card in lesson.cards[4:8]] == ["id-2-0", "id-2-1", "id-2-2", "id-2-3"]


def test_case_and_accents_do_not_count_and_a_family_said_twice_is_there_once() -> None:
    deck = deck_by("Émile Zola", "Mary Shelley", "Homer")
    assert creators(chosen_families(deck, ["emile zola", "A", "b"])) == ["Émile Zola", "Mary Shelley"]


def test_a_creator_whose_name_is_a_letter_is_meant_by_it() -> None:
    deck = deck_by("C", "B", "A")
    assert creators(chosen_families(deck, ["A", "B"])) == ["B", "A"]


def test_two_creators_who_differ_by_an_accent_are_told_apart_by_it() -> None:
    deck = deck_by("Müller", "Muller", "Homer")
    assert creators(chosen_families(deck, ["Muller", "Homer"])) == ["Muller", "Homer"]
    assert refusal(deck, "muller", "Homer") == ("lesson_twice", {"creator": "muller"})


def test_an_unknown_name_is_told_the_near_ones_or_all() -> None:
    deck = deck_by("Jane Austen", "Mary Shelley", "Homer")
    told = {"creator": "Jane Austin", "known": ("Jane Austen",), "last": "C"}
    assert refusal(deck, "Jane Austin", "Homer") == ("lesson_family", told)
    assert refusal(deck, "Kafka", "Homer")[1]["known"] == ("Jane Austen", "Mary Shelley", "Homer")
    assert refusal(deck, "D", "A")[0] == "lesson_family"
    assert refusal(deck, "🂡", "A")[0] == "lesson_family"


def test_one_family_is_no_game_r01() -> None:
    deck = deck_by("Jane Austen", "Mary Shelley", "Homer")
    assert refusal(deck, "A", "Jane Austen") == ("lesson_families", {"families": 1, "fewest": 2, "most": 3})
    assert refusal(deck)[1]["families"] == 0


def test_drawn_families_depend_on_the_seed_alone_and_keep_their_order(deck_of: DeckOf) -> None:
    deck = deck_of(13)
    drawn = [creators(drawn_families(deck, 6, seed)) for seed in range(200)]

    assert all(families == sorted(families) and len(set(families)) == 6 for families in drawn)
    assert drawn[3] == creators(drawn_families(deck_of(13), 6, 3))
    often = [sum(f"Writer {letter}" in families for families in drawn) for letter in "ABCDEFGHIJKLM"]
    assert all(60 < times < 130 for times in often)  # 200 x 6 / 13 = 92 each


@pytest.mark.parametrize("families", [-1, 0, 1, 14, True, 10**30])
def test_a_number_that_the_deck_has_not_is_refused(deck_of: DeckOf, families: int) -> None:
    with pytest.raises(RulesError) as refused:
        drawn_families(deck_of(13), families, 1)
    assert refused.value.reason == "lesson_families"
    assert (refused.value.values["fewest"], refused.value.values["most"]) == (2, 13)


def test_the_same_number_draws_the_same_families_everywhere_r06(deck_of: DeckOf) -> None:
    # Golden: a change here takes another lesson from every number that a teacher has written down.
    drawn = [family[-1] for family in creators(drawn_families(deck_of(13), 5, 2024))]
    assert drawn == ["B", "G", "I", "J", "M"]


@pytest.mark.parametrize("families", [14, 1, 0, -3])
def test_the_number_that_was_asked_for_is_told(deck_of: DeckOf, families: int) -> None:
    with pytest.raises(RulesError) as refused:
        drawn_families(deck_of(13), families, 1)
    assert refused.value.values == {"families": families, "fewest": 2, "most": 13}


def test_at_most_three_near_names_are_told() -> None:
    deck = deck_by("Anna Brontë", "Anne Brontë", "Anni Brontë", "Anno Brontë", "Homer")
    assert len(refusal(deck, "Annx Brontë", "Homer")[1]["known"]) == 3  # type: ignore[arg-type]


def test_all_families_are_the_deck_itself(deck_of: DeckOf) -> None:
    assert drawn_families(deck_of(5), 5, 9) == deck_of(5)
