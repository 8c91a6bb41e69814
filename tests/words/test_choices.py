"""Every preset, every option and every value has a name and one sentence, in the deck's words."""

import re
from dataclasses import fields

import pytest

from authors_edu.decks.model import Words
from authors_edu.game.presets import PRESETS
from authors_edu.game.rules import MAY_BE_NONE, Rules, choices
from authors_edu.words.choices import Choice, preset_choice
from authors_edu.words.options import option_choice, value_choice
from authors_edu.words.rules import rules_in_words

PAINTERS = Words("painter", "painters", "painting", "paintings")
OPTIONS = [field.name for field in fields(Rules) if field.name != "seats"]
VALUES = [(option, value) for option, known in choices().items() for value in known]
VALUES += [(option, None) for option in MAY_BE_NONE]


def check(choice: Choice, technical: str) -> None:
    assert choice.name[0].isupper() and choice.name != technical
    assert choice.sentence.endswith(".") and choice.sentence.count(".") == 1
    assert not any(wrong in f"{choice.name} {choice.sentence}" for wrong in ("author", "book", "{", "}", "  "))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_name_and_one_sentence_r71(preset):
    check(preset_choice(preset, PAINTERS), preset)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_a_name_and_one_sentence_r71(option):
    check(option_choice(option, PAINTERS), option)


@pytest.mark.parametrize(("option", "value"), VALUES)
def test_every_value_has_a_name_and_one_sentence_r71(option, value):
    check(value_choice(option, value, PAINTERS), str(value))


def test_names_tell_presets_options_and_values_apart():
    assert len({preset_choice(preset, PAINTERS).name for preset in PRESETS}) == len(PRESETS)
    assert len({option_choice(option, PAINTERS).name for option in OPTIONS}) == len(OPTIONS)
    for option, known in choices().items():
        told = {value_choice(option, value, PAINTERS) for value in known}
        assert len({choice.name for choice in told}) == len({choice.sentence for choice in told}) == len(known)


def test_numbers_and_what_is_unknown_are_called_by_themselves():
    assert value_choice("deal", 7, PAINTERS) == Choice("7", "")
    assert value_choice("rounds", 1, PAINTERS) == Choice("1", "")
    assert preset_choice("poker", PAINTERS) == Choice("poker", "")
    assert option_choice("colour", PAINTERS) == Choice("colour", "")


def test_a_member_is_of_a_family_r71():
    words = Words("family", "families", "member", "members")
    assert (
        preset_choice("go_fish", words).sentence
        == "Ask for all members of one family; after a miss draw from the pile."
    )


INVENTORS = Words("inventor", "inventors", "invention", "inventions")
USES = Words("maker", "makers", "unicycle", "unicycles")


def all_texts(words):
    """Everything that is said of presets, options and values, and the whole rules of each game."""
    found = [preset_choice(preset, words).sentence for preset in PRESETS]
    found += [option_choice(option, words).sentence for option in OPTIONS]
    found += [value_choice(option, value, words).sentence for option, value in VALUES]
    for options in ({}, {"naming": "typed"}, {"naming": "choice", "deal": 3}, {"ask": "creator", "deal": 3},
                    {"ask_held": "bluff"}, {"ask_held": "bluff", "copies": 2}, {"ask_held": "forfeit"},
                    {"illegal_ask": "penalty"}):  # fmt: skip
        for part in rules_in_words(Rules(seats=4, **options), words, 11):
            found.append(part.text)
    return "\n".join(found)


def test_before_a_vowel_stands_an_r71():
    assert not re.search(r"\ba invention", all_texts(INVENTORS))
    assert all_texts(INVENTORS).count("an invention") == all_texts(PAINTERS).count("a painting") > 10
    assert "an unicycle" not in all_texts(USES)
