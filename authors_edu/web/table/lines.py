"""The lines of what was said, each with the table as it stood right after it, so that a browser can play them back."""

from dataclasses import dataclass
from typing import Any

from authors_edu.decks.model import FAMILY_SIZE
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
    TurnPassed,
    Undone,
)
from authors_edu.game.view import View
from authors_edu.words.controls import score_words
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
    RoundOver: "over",
}


def lines_of(said: tuple[tuple[int, Event], ...], view: View, talk: TableWords, language: str = "en") -> list[Json]:
    """Gives one line an event, the oldest first."""
    counts = _Counts.now(view)
    you, naming = view.seat or 0, view.rules.naming != "off"
    lines: list[Json] = []
    for number, event in reversed(said):  # the view tells how it stands now: going back, each event is undone
        mine = score_words(counts.laid[you], counts.points[you] if naming else None, language)
        lines.append({"number": number, **_line(event, talk, language), **counts.shown(), "score": mine})
        counts.undo(event)
    lines.reverse()
    return lines


def _line(event: Event, talk: TableWords, language: str) -> Json:
    spoken = speech(event, talk, language)
    line: Json = {"kind": _KINDS[type(event)], "log": sentence(event, talk, language)}
    if spoken:
        line |= {"who": spoken.who, "text": spoken.text}
    return line | _parts(event, talk)


def _parts(event: Event, talk: TableWords) -> Json:
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
        case RoundOver():
            return {}


def _title(card: int | None, talk: TableWords, *, asked: bool = False) -> str | None:
    """The title that stands in the sentence, to be set in italics."""
    return None if card is None or (asked and talk.by_handle) else talk.titles.get(card)


@dataclass
class _Counts:
    """How many cards, sets and points each seat has; public all along (R-17)."""

    hands: list[int]
    pile: int
    laid: list[int]
    points: list[int]

    @classmethod
    def now(cls, view: View) -> "_Counts":
        laid = [len(families) for families in view.sets]
        return cls(list(view.hand_sizes), view.pile, laid, list(view.naming_points))

    def shown(self) -> Json:
        return {"hands": list(self.hands), "pile": self.pile, "laid": list(self.laid), "points": list(self.points)}

    def undo(self, event: Event) -> None:
        match event:
            case CardsMoved(giver, taker, _, count):
                self.hands[giver] += count
                self.hands[taker] -= count
            case Drew(seat):
                self.hands[seat] -= 1
                self.pile += 1
            case SetLaid(seat):
                self.hands[seat] += FAMILY_SIZE
                self.laid[seat] -= 1
            case Named(seat, _, _, points):
                self.points[seat] -= points
