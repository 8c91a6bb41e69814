"""Unplayable: why a game cannot be set up, as data. The sentences stand in `words/unplayable.py`."""

from enum import StrEnum

from authors_edu.game.refusals import brief


class Unplayable(StrEnum):
    """The reasons of a RulesError, with the values that each one carries."""

    SEATS = "seats"  # seats, fewest, most
    SEATS_DIFFER = "seats_differ"  # seats, rules
    VALUE = "value"  # option, value, known
    NUMBER = "number"  # option, value, least
    TOO_FEW_FAMILIES = "too_few_families"  # families, fewest
    TOO_FEW_CARDS = "too_few_cards"  # cards, seats
    HANDS_TOO_BIG = "hands_too_big"  # deal, most
    DEAL = "deal"  # cards, seats: a stated deal that is none
    PLAYING = "playing"  # seats: who is dealt cards, or deals, and sits not at this table
    NOT_IN_TURNS = "not_in_turns"  # a Round of a game that is played all at once
    PRESET = "preset"  # preset, known
    PRESET_SEATS = "preset_seats"  # preset, seats, fewest, most
    OPTION = "option"  # option, known
    LESSON_FAMILIES = "lesson_families"  # families, fewest, most: of a short lesson (`lesson.py`)
    LESSON_FAMILY = "lesson_family"  # creator, known (near ones, or all), last: no family is called so
    LESSON_TWICE = "lesson_twice"  # creator: several families are

    # Options that make no sense together (`combinations.py`); no values.
    HELD_BY_CREATOR = "held_by_creator"  # ask_held needs asks for single cards
    FORFEIT_COPIES = "forfeit_copies"  # a forfeit with two copies of each card
    REENTER_PILE = "reenter_pile"  # with a pile an empty hand draws
    TEAMS_SEATS = "teams_seats"  # two teams sit alternately: 4, 6, 8 or 10 seats
    BLIND_ILLEGAL = "blind_illegal"  # where illegal asks are refused, one could probe
    BLIND_NAMING = "blind_naming"
    SIMULTANEOUS_PILE = "simultaneous_pile"  # and the five that follow
    SIMULTANEOUS_PASS = "simultaneous_pass"
    SIMULTANEOUS_REENTER = "simultaneous_reenter"
    SIMULTANEOUS_BLIND = "simultaneous_blind"
    SIMULTANEOUS_AFTER_MISS = "simultaneous_after_miss"
    SIMULTANEOUS_NAMING = "simultaneous_naming"
    SIMULTANEOUS_SUDDEN_DEATH = "simultaneous_sudden_death"  # between two it needs a pile
    MATCH_FORM = "match_form"  # a number of rounds and a target


class RulesError(ValueError):
    """A combination of options that cannot be played; `reason` is snake_case, `values` fill its sentence."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(f"{reason} {brief(values)}" if values else reason)
        self.reason = reason
        self.values = values
