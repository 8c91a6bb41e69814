"""The lines of what was said, each with the table as it stood right after it, so that a browser can play them back."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import add, sub
from typing import Any

from authors_edu.decks.model import FAMILY_SIZE
from authors_edu.game.calls import CallDropped, CallsVoid, CallTooLate, CallUsedUp
from authors_edu.game.events import (
    Acknowledged,
    Answered,
    Asked,
    CardsMoved,
    Dealt,
    Drew,
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
from authors_edu.game.match_events import MatchEvent, MatchOver, RoundCounted, TargetMoved, TieToSettle
from authors_edu.game.view import View
from authors_edu.web.table.score import own_and_theirs, scores
from authors_edu.words.talk import TableWords, sentence, speech

Json = dict[str, Any]

_KINDS: dict[type, str] = {
    Dealt: "dealt",
    Asked: "asked",
    Answered: "answered",
    Ruled: "ruled",
    Penalised: "penalised",
    CardsMoved: "moved",
    Drew: "drew",
    NameAsked: "name_asked",
    Named: "named",
    SetLaid: "laid",
    HandEmptied: "emptied",
    MayReturn: "may_return",
    Passed: "let_go",
    Acknowledged: "acknowledged",
    Undone: "undone",
    TurnPassed: "passed",
    SeatLeft: "left",
    TimeUp: "time_up",
    RoundOver: "over",
    RoundCounted: "counted",
    TieToSettle: "tie",
    TargetMoved: "target",
    MatchOver: "match_over",
    CallsVoid: "void",
    CallUsedUp: "used_up",
    CallTooLate: "too_late",
    CallDropped: "dropped",
}


def lines_of(
    said: tuple[tuple[int, MatchEvent], ...], view: View, talk: TableWords, language: str = "en"
) -> list[Json]:
    """Gives one line an event, the oldest first."""
    you, rules = view.seat or 0, view.rules
    lines: list[Json] = []
    for (number, event), counts in zip(said, _standing(said, view), strict=True):
        told = scores(rules, counts.laid, counts.points, counts.penalties, language)
        line = {"number": number, **_line(event, talk, language), **counts.shown()}
        lines.append({**line, **own_and_theirs(rules, you, told)})
    return lines


def _line(event: MatchEvent, talk: TableWords, language: str) -> Json:
    spoken = speech(event, talk, language)
    line: Json = {"kind": _KINDS[type(event)], "log": sentence(event, talk, language)}
    if spoken:
        line |= {"who": spoken.who, "text": spoken.text}
    return line | _parts(event, talk)


def _parts(event: MatchEvent, talk: TableWords) -> Json:
    """What the browser needs beside the words: who it is about, and which cards travel from where to where."""
    match event:
        case Asked(asker, asked, family, card):
            return {"seat": asker, "to": asked, "family": family, "em": _title(card, talk, asked=True)}
        case Answered(_, asked, _, _, count):
            return {"seat": asked, "count": count}
        case CardsMoved(giver, taker, family, count, cards):
            mine = taker == talk.you
            return {"from": giver, "to": taker, "family": family, "count": count, "cards": list(cards or ()) * mine}
        case Drew(seat, card, _):
            return {"seat": seat, "cards": [card] if card is not None and seat == talk.you else []}
        case Named(seat, card, verdict):
            family = card // FAMILY_SIZE
            return {"seat": seat, "family": family, "verdict": verdict, "em": _title(card, talk)}
        case SetLaid(seat, family):
            works = range(family * FAMILY_SIZE, (family + 1) * FAMILY_SIZE)
            return {
                "seat": seat,
                "family": family,
                "works": [talk.titles[card] for card in works if card in talk.titles],
            }
        case Ruled(asker, asked, family):
            return {"seat": asker, "to": asked, "family": family}
        case NameAsked(seat) | HandEmptied(seat) | TurnPassed(seat) | SeatLeft(seat) | Dealt(seat):
            return {"seat": seat}
        case Penalised(seat) | MayReturn(seat) | Passed(seat) | Acknowledged(seat) | Undone(seat):
            return {"seat": seat}
        case CallUsedUp(seat) | CallTooLate(seat) | CallDropped(seat):
            return {"seat": seat}
        case TimeUp() | RoundOver() | RoundCounted() | TieToSettle() | TargetMoved() | MatchOver() | CallsVoid():
            return {}


def _title(card: int | None, talk: TableWords, *, asked: bool = False) -> str | None:
    """The title that stands in the sentence, to be set in italics."""
    return None if card is None or (asked and talk.by_handle) else talk.titles.get(card)


@dataclass(frozen=True)
class _Counts:
    """How many cards, sets and points each seat has, one after the other; public all along (R-17)."""

    numbers: tuple[int, ...]  # hands by seat, laid by seat, points by seat, pile

    @classmethod
    def of(
        cls, hands: Sequence[int], laid: Sequence[int], points: Sequence[int], penalties: Sequence[int], pile: int
    ) -> "_Counts":
        return cls((*hands, *laid, *points, *penalties, pile))

    @property
    def seats(self) -> int:
        return len(self.numbers) // 4

    @property
    def hands(self) -> list[int]:
        return list(self.numbers[: self.seats])

    @property
    def laid(self) -> list[int]:
        return list(self.numbers[self.seats : 2 * self.seats])

    @property
    def points(self) -> list[int]:
        return list(self.numbers[2 * self.seats : 3 * self.seats])

    @property
    def penalties(self) -> list[int]:
        return list(self.numbers[3 * self.seats : -1])

    def shown(self) -> Json:
        counts = {"hands": self.hands, "laid": self.laid, "points": self.points, "penalties": self.penalties}
        return {**counts, "pile": self.numbers[-1]}

    def plus(self, more: Iterable[int]) -> "_Counts":
        return _Counts(tuple(map(add, self.numbers, more)))

    def after(self, event: MatchEvent) -> "_Counts":
        """Gives how the table stands after an event of a move."""
        numbers, laid, points, penalties = list(self.numbers), self.seats, 2 * self.seats, 3 * self.seats
        match event:
            case CardsMoved(giver, taker, _, count):
                numbers[giver] -= count
                numbers[taker] += count
            case Drew(seat):
                numbers[seat] += 1
                numbers[-1] -= 1
            case SetLaid(seat):
                numbers[seat] -= FAMILY_SIZE
                numbers[laid + seat] += 1
            case Named(seat, _, _, won):
                numbers[points + seat] += won
            case Penalised(seat, lost):
                numbers[penalties + seat] += lost
        return _Counts(tuple(numbers))


def _standing(said: tuple[tuple[int, MatchEvent], ...], view: View) -> list[_Counts]:
    """Gives how the table stood right after each event.

    What was said may begin in the middle of a round. Then it is counted from nothing, and all is moved to how the table
    stands now; or, where the cards have been dealt anew since, to where no number is below zero.
    """
    nothing = (0,) * len(view.hand_sizes)
    laid = [len(families) for families in view.sets]
    now = _Counts.of(view.hand_sizes, laid, view.naming_points, view.penalties, view.pile)
    counts, is_counted, dealt_at = _Counts.of(nothing, nothing, nothing, nothing, 0), False, 0
    stood: list[_Counts] = []
    moves: dict[int, _Counts] = {}  # how the table stood before each move of this round
    for number, event in said:
        if isinstance(event, Dealt):
            if stood and not is_counted:
                least = [-min(column) for column in zip(*(one.numbers for one in stood), strict=True)]
                stood = [one.plus(least) for one in stood]
            counts = _Counts.of(event.hand_sizes, nothing, nothing, nothing, event.pile)
            moves, is_counted, dealt_at = {}, True, number
        moves.setdefault(number - dealt_at, counts)
        if isinstance(event, Undone):
            counts = moves.get(event.number, counts)
        counts = counts.after(event)
        stood.append(counts)
    if is_counted:
        return stood
    missing = list(map(sub, now.numbers, counts.numbers))
    return [one.plus(missing) for one in stood]
