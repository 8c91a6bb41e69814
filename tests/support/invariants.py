"""What holds after every move of every game (R-12, R-14, R-16)."""

import re
from collections.abc import Iterable

from authors_edu.game.events import (
    Acknowledged,
    Answered,
    Asked,
    CardsMoved,
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
from authors_edu.game.round import Round
from authors_edu.game.stage import Stage

LETTERS: dict[type, str] = {
    Asked: "A", Answered: "a", Ruled: "r", Penalised: "p", CardsMoved: "m", Drew: "d", NameAsked: "n", Named: "N",
    SetLaid: "S", HandEmptied: "H", MayReturn: "R", TurnPassed: "T", RoundOver: "O", SeatLeft: "L", Passed: "P",
    Acknowledged: "k", Undone: "U", TimeUp: "t",
}  # fmt: skip
# answer or ruling, penalty, cards move, draw, naming, sets laid, hands empty, re-entry, turn passes, round over.
# After the turn has passed, R-36 may draw, which may lay a set and pass the turn again. When the time is up,
# what waits for a name is skipped and laid.
ORDER = re.compile("(A(a|rp?)m?d?n?|Nn|L?N*|P|k|U)S*H*R?(T?d?d?S*H*)*(tN*S*H*)?O?")


def check_cards(round: Round) -> None:
    """No card is lost or doubled, no whole family stays in a hand, and the public counts are true (R-12, R-14)."""
    cards, copies = round.cards, round.rules.copies
    families = len(round.deck.families)
    laid = [family for families_laid in cards.sets for family in families_laid]
    there = [handle for seat in range(round.rules.seats) for handle in cards.hand(seat)]
    there += [*cards.pile, *(4 * family + place for family in laid for place in range(4))]
    assert sorted(there) == sorted(list(range(4 * families)) * copies)
    assert cards.sizes == [len(cards.hand(seat)) for seat in range(round.rules.seats)]
    if round.stage is Stage.ASK:
        hands = [round.cards.hand(seat) for seat in range(round.rules.seats)]
        assert not any({4 * f, 4 * f + 1, 4 * f + 2, 4 * f + 3} <= set(hand) for hand in hands for f in range(families))
        assert round.legal_asks() or not round.asks_now, "the seat on turn can always ask"
        assert cards.sizes[round.turn] > 0 or round.turn in round.view(None).may_return
    if round.is_over:
        assert len(laid) == families * copies
        assert sum(round.outcome.sets) == families * copies
        assert not any(cards.sizes) and not cards.pile


def check_order(events: Iterable[Event]) -> None:
    """What one move causes comes in the order of R-16."""
    written = "".join(LETTERS[type(event)] for event in events)
    assert ORDER.fullmatch(written), written
