"""What holds after every move of every game (R-12, R-14, R-16)."""

import re
from collections import Counter
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
from authors_edu.game.outcome import Ending
from authors_edu.game.round import Round
from authors_edu.game.simultaneous import CallView, Simultaneous
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
    hands = [cards.hand(seat) for seat in range(round.rules.seats)]
    there = [handle for hand in hands for handle in hand]
    there += [*cards.pile, *(4 * family + place for family in laid for place in range(4))]
    assert sorted(there) == sorted(list(range(4 * families)) * copies)
    assert cards.sizes == list(map(len, hands))
    if round.stage is Stage.ASK:
        assert not any(map(_holds_a_whole_family, hands))
        assert round.legal_asks() or not round.asks_now, "the seat on turn can always ask"
        assert cards.sizes[round.turn] > 0 or round.turn in round.view(None).may_return


def check_calls(game: Simultaneous) -> None:
    """The same for the game without turns, by what its seats see (R-14)."""
    seen = [game.view(seat).round for seat in range(game.rules.seats)]
    families, copies = len(game.deck.families), game.rules.copies
    laid = [family for families_laid in seen[0].sets for family in families_laid]
    there = [handle for view in seen for handle in view.hand]
    there += [4 * family + place for family in laid for place in range(4)]
    assert sorted(there) == sorted(list(range(4 * families)) * copies)
    assert [len(view.hand) for view in seen] == list(seen[0].hand_sizes)
    assert not any(_holds_a_whole_family(view.hand) for view in seen)


def check_all_laid(round: Round | Simultaneous) -> None:
    """A round that nobody has cut short leaves no card, and the sets add up to all there are (R-14)."""
    seen = round.view(None)
    view = seen.round if isinstance(seen, CallView) else seen
    assert round.outcome is not None and round.outcome.reason is Ending.ALL_LAID
    assert sum(round.outcome.sets) == sum(map(len, view.sets)) == len(round.deck.families) * round.rules.copies
    assert not any(view.hand_sizes) and not view.pile


def _holds_a_whole_family(hand: Iterable[int]) -> bool:
    works = Counter(handle // 4 for handle in set(hand))
    return 4 in works.values()


def check_order(events: Iterable[Event]) -> None:
    """What one move causes comes in the order of R-16."""
    written = "".join(LETTERS[type(event)] for event in events)
    assert ORDER.fullmatch(written), written
