"""Why a move was not played: precise, and as data alone. The sentences stand in `words/refusals.py`.

ValueError
  UnreadableMove      what came is no move at all
  MoveError           a move that the rules refuse; nothing has changed
    StaleMove         a move that answers an older state of the game
"""

from enum import StrEnum
from reprlib import Repr


class Reason(StrEnum):
    ROUND_OVER = "round_over"  # nothing can be played any more
    NOT_OVER = "not_over"  # what is secret until the round is over was asked for
    STALE = "stale"  # the move answers another number
    OUT_OF_TURN = "out_of_turn"  # said by who knows the sender: a Round plays for the seat on turn
    NAME_PENDING = "name_pending"  # a received card is to be named first
    NOTHING_TO_NAME = "nothing_to_name"
    CHOICE_WANTED = "choice_wanted"  # typed, where one of four is to be chosen
    TYPING_WANTED = "typing_wanted"  # chosen, where the title is to be typed
    NO_SUCH_CHOICE = "no_such_choice"
    NO_SUCH_CHANCE = "no_such_chance"  # a probability outside 0 to 1
    NO_SUCH_SEAT = "no_such_seat"
    OWN_SEAT = "own_seat"  # asked oneself
    SEAT_EMPTY = "seat_empty"  # the asked seat holds no card
    NO_SUCH_CARD = "no_such_card"
    NO_SUCH_FAMILY = "no_such_family"
    FAMILY_LAID = "family_laid"
    FAMILY_NOT_HELD = "family_not_held"  # the asker holds no card of the family
    CARD_HELD = "card_held"  # the asker holds the very card
    CARD_WANTED = "card_wanted"  # only a creator was named where cards are asked for
    CREATOR_WANTED = "creator_wanted"  # a card was named where creators are asked for
    NO_PASSING = "no_passing"
    PASSING_CLOSED = "passing_closed"  # all have passed in a row
    HAND_SHOWN = "hand_shown"  # the hand lies open to its owner until that is acknowledged
    NOTHING_SHOWN = "nothing_shown"
    NOTHING_TO_UNDO = "nothing_to_undo"
    UNDO_NOT_ALLOWED = "undo_not_allowed"  # said by who knows the table: others play as well, or the teacher forbids it
    ALREADY_LEFT = "already_left"
    ALREADY_CALLED = "already_called"  # the seat's own call is about to be answered
    MUST_WAIT = "must_wait"  # after a miss or an illegal call
    CARDS_WANTED = "cards_wanted"  # the caller holds no card
    MATCH_OVER = "match_over"  # nothing can be played any more, in any round
    BETWEEN_ROUNDS = "between_rounds"  # the next round is to be dealt first
    ROUND_GOES_ON = "round_goes_on"  # what is done between two rounds
    NO_TARGET = "no_target"  # the match goes for a number of rounds
    TARGET_REACHED = "target_reached"  # someone has that many points already


RULE_OF: dict[Reason, str] = {
    Reason.ROUND_OVER: "R-14",
    Reason.NOT_OVER: "R-92",
    Reason.STALE: "R-22",
    Reason.OUT_OF_TURN: "R-22",
    Reason.NAME_PENDING: "R-51",
    Reason.NOTHING_TO_NAME: "R-51",
    Reason.CHOICE_WANTED: "R-50",
    Reason.TYPING_WANTED: "R-50",
    Reason.NO_SUCH_CHOICE: "R-55",
    Reason.NO_SUCH_CHANCE: "R-56",
    Reason.NO_SUCH_SEAT: "R-22",
    Reason.OWN_SEAT: "R-22",
    Reason.SEAT_EMPTY: "R-22",
    Reason.NO_SUCH_CARD: "R-22",
    Reason.NO_SUCH_FAMILY: "R-22",
    Reason.FAMILY_LAID: "R-22",
    Reason.FAMILY_NOT_HELD: "R-23",
    Reason.CARD_HELD: "R-23",
    Reason.CARD_WANTED: "R-23",
    Reason.CREATOR_WANTED: "R-30",
    Reason.NO_PASSING: "R-19",
    Reason.PASSING_CLOSED: "R-19",
    Reason.HAND_SHOWN: "R-45",
    Reason.NOTHING_SHOWN: "R-45",
    Reason.NOTHING_TO_UNDO: "R-90",
    Reason.UNDO_NOT_ALLOWED: "R-90",
    Reason.ALREADY_LEFT: "R-20",
    Reason.ALREADY_CALLED: "R-46",
    Reason.MUST_WAIT: "R-46",
    Reason.CARDS_WANTED: "R-46",
    Reason.MATCH_OVER: "R-65",
    Reason.BETWEEN_ROUNDS: "R-65",
    Reason.ROUND_GOES_ON: "R-65",
    Reason.NO_TARGET: "R-65",
    Reason.TARGET_REACHED: "R-65",
}


class _Brief(Repr):
    def repr_int(self, x: int, level: int) -> str:
        # Python refuses to write a number of thousands of figures down.
        return super().repr_int(x, level) if x.bit_length() < 256 else "a huge number"


_brief = _Brief()
_brief.maxstring = _brief.maxother = 120


def brief(value: object) -> str:
    """Writes any value down in short, also one that is too large or too deep for `repr`.

    >>> brief(10**5000), brief([7, [[10**400]]])
    ('a huge number', '[7, [[a huge number]]]')
    """
    return _brief.repr(value)


class UnreadableMove(ValueError):
    """Stored or sent data that is no move, no event or no round; `reason` is snake_case, `value` what stood there."""

    def __init__(self, reason: str, value: object = None) -> None:
        super().__init__(f"{reason}: {brief(value)}")
        self.reason = reason
        self.value = value


class MoveError(ValueError):
    """A move that the rules refuse, by the line of the rule sheet named in `rule`. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason} ({RULE_OF[reason]})")
        self.reason = reason
        self.rule = RULE_OF[reason]


class StaleMove(MoveError):
    """A move that answers number `answers` of a game that stands at `number` (R-22)."""

    def __init__(self, answers: int, number: int) -> None:
        super().__init__(Reason.STALE)
        self.answers = answers
        self.number = number
