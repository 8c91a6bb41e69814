"""Claim: one thing that the rules in words say, with its sentence. A test plays a little game for every one of them."""

from dataclasses import dataclass
from enum import StrEnum


class Says(StrEnum):
    """What a sentence claims of the game. The same claim may be worded otherwise for two players or another deck."""

    # Setting up
    DECK = "deck"
    TWICE = "twice"
    LOTS = "lots"
    DEAL_MOVES = "deal_moves"
    DEAL_ALL = "deal_all"
    DEAL_PILE = "deal_pile"
    DEALT_SET = "dealt_set"
    BEGINS = "begins"

    # Asking
    ASK_CARD = "ask_card"
    ASK_CREATOR = "ask_creator"
    HOLD_ANOTHER = "hold_another"
    HOLD_ONE = "hold_one"
    BY_CLUE = "by_clue"
    TRUTH = "truth"
    HIT = "hit"
    HIT_ALL = "hit_all"
    GIVES_ONE = "gives_one"
    NEXT_LEFT = "next_left"
    NEXT_ASKED = "next_asked"
    DRAW = "draw"
    DRAW_MATCHES = "draw_matches"
    PILE_GONE = "pile_gone"
    PASS = "pass"
    PASSING_CLOSED = "passing_closed"
    BLUFF = "bluff"

    # Calling all at once
    CALL = "call"
    CALL_HIT = "call_hit"
    CALL_HIT_ALL = "call_hit_all"
    SAME_MOMENT = "same_moment"
    FIRST_CALL = "first_call"
    WAIT = "wait"
    NO_WAIT = "no_wait"
    CALL_NEEDS_CARDS = "call_needs_cards"

    # Wrong questions
    WRONG_FAMILY = "wrong_family"
    WRONG_HELD = "wrong_held"
    WRONG_NO_CARD = "wrong_no_card"
    WRONG_ENDS_TURN = "wrong_ends_turn"
    WRONG_WAITS = "wrong_waits"
    PENALTY = "penalty"
    FORFEIT = "forfeit"

    # Sets and empty hands
    SET = "set"
    SET_OF_DIFFERENT = "set_of_different"
    FACE_DOWN = "face_down"
    EMPTY_ENDS_TURN = "empty_ends_turn"
    SITS_OUT = "sits_out"
    EMPTY_DRAWS = "empty_draws"
    ONLY_DRAWS = "only_draws"
    SITS_OUT_LATER = "sits_out_later"
    COMES_BACK = "comes_back"
    BACK_BY_ASKING = "back_by_asking"
    BACK_MISSED = "back_missed"

    # Naming
    NAME_TYPED = "name_typed"
    NAME_CHOICE = "name_choice"
    NAME_POINTS = "name_points"
    NAME_NO_POINTS = "name_no_points"
    SLIPS = "slips"
    ONE_TRY = "one_try"
    NAME_ONCE = "name_once"
    NAME_EACH = "name_each"
    NAME_FIRST = "name_first"
    BOTS_NAME_NOTHING = "bots_name_nothing"

    # Teams and blind play
    TEAMS = "teams"
    ASK_TEAM = "ask_team"
    HANDS_APART = "hands_apart"
    BLIND_SEEN = "blind_seen"
    BLIND_MEMORY = "blind_memory"
    RIGHT_END = "right_end"

    # The end
    END = "end"
    EARLY = "early"
    TIME = "time"
    SETS_WIN = "sets_win"
    POINTS_WIN = "points_win"
    ROUNDS = "rounds"
    TARGET = "target"
    TARGET_MOVES = "target_moves"
    TIE_SHARED = "tie_shared"
    TIE_BY_HITS = "tie_by_hits"
    TIE_SUDDEN = "tie_sudden"
    SUDDEN_PILE = "sudden_pile"
    SUDDEN_UNNAMED = "sudden_unnamed"
    TIE_SECOND = "tie_second"


@dataclass(frozen=True, slots=True)
class Claim:
    """One or two sentences, and what they claim."""

    says: Says
    sentence: str


@dataclass(frozen=True, slots=True)
class Part:
    """A heading, and what stands below it as one paragraph."""

    heading: str
    claims: tuple[Claim, ...]

    @property
    def text(self) -> str:
        return " ".join(claim.sentence for claim in self.claims)


Paragraphs = tuple[Part, ...]
