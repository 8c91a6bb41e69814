"""Saved: a round as plain data - its set-up with the whole deck, and every move - and back. Plays nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from authors_edu.decks.model import FAMILY_SIZE, Card, Deck, Family, Words
from authors_edu.game.deal import Deal
from authors_edu.game.moves import Move, move_from_dict, move_to_dict
from authors_edu.game.record import Record, read_fields
from authors_edu.game.refusals import UnreadableMove
from authors_edu.game.rules import Rules

if TYPE_CHECKING:
    from authors_edu.game.round import Round

M = TypeVar("M")

VERSION = 3
READABLE = (1, 2, 3)  # 1 knew neither a told dealer nor seats that sit by, 2 not when it was dealt


@dataclass(frozen=True, slots=True)
class SavedRound:
    """What a round is made again from. `deal` is None where the seed deals."""

    deck: Deck
    rules: Rules
    seed: int
    deal: Deal | None
    dealer: int | None  # told, where a round before has had the first one
    playing: tuple[int, ...] | None
    dealt_at_ms: int
    moves: tuple[tuple[Move, int], ...]


def write_round(round: Round) -> Record:
    deal = round.stated_deal
    return {
        "version": VERSION,
        "deck": deck_to_dict(round.deck),
        "rules": asdict(round.rules),
        "seed": round.seed,
        "deal": deal and {"dealer": deal.dealer, "hands": [list(hand) for hand in deal.hands], "pile": list(deal.pile)},
        "dealer": round.told_dealer,
        "playing": round.playing and list(round.playing),
        "dealt_at_ms": round.dealt_at_ms,
        "moves": [{"at_ms": at_ms, "move": move_to_dict(move)} for move, at_ms in round.log],
    }


def read_round(data: object) -> SavedRound:
    """Reads what `write_round` wrote. Raises UnreadableMove for anything else."""
    if isinstance(data, Mapping) and data.get("version") == 1:
        data = {"dealer": None, "playing": None, **data}
    if isinstance(data, Mapping) and data.get("version") in (1, 2):
        data = {"dealt_at_ms": 0, **data}
    saved = record_of(data, "version", "deck", "rules", "seed", "deal", "dealer", "playing", "dealt_at_ms", "moves")
    if whole(saved["version"]) not in READABLE:
        raise UnreadableMove("unknown_version", saved["version"])
    return SavedRound(
        deck=deck_from_dict(saved["deck"]),
        rules=rules_from_dict(saved["rules"]),
        seed=whole(saved["seed"]),
        deal=None if saved["deal"] is None else Deal(**read_fields(_mapping(saved["deal"]), Deal)),
        dealer=None if saved["dealer"] is None else whole(saved["dealer"]),
        playing=None if saved["playing"] is None else tuple(map(whole, list_of(saved["playing"]))),
        dealt_at_ms=whole(saved["dealt_at_ms"]),
        moves=timed_moves(saved["moves"], move_from_dict),
    )


def deck_to_dict(deck: Deck) -> Record:
    """Writes a deck down with every field of every card."""
    return {
        "name": deck.name,
        "words": asdict(deck.words),
        "cards": [asdict(card) | {"also_accept": list(card.also_accept)} for card in deck.cards],
    }


def deck_from_dict(data: object) -> Deck:
    """Reads a deck back. Raises UnreadableMove for anything that `deck_to_dict` would not have written."""
    saved = record_of(data, "name", "words", "cards")
    cards = [Card(**read_fields(_mapping(card), Card)) for card in list_of(saved["cards"])]
    if not isinstance(saved["name"], str) or len(cards) % FAMILY_SIZE:
        raise UnreadableMove("not_a_deck", saved["name"])
    fours = [tuple(cards[first : first + FAMILY_SIZE]) for first in range(0, len(cards), FAMILY_SIZE)]
    words = Words(**read_fields(_mapping(saved["words"]), Words))
    return Deck(saved["name"], tuple(Family(four[0].creator, four) for four in fours), words)


def rules_from_dict(data: object) -> Rules:
    """Reads rules back; what an older release did not know has its default. Raises UnreadableMove, RulesError."""
    return Rules(**read_fields(_mapping(data), Rules))


def timed_moves(data: object, read: Callable[[object], M]) -> tuple[tuple[M, int], ...]:
    """Reads a log of moves, each with its time, back. Raises UnreadableMove."""
    entries = [record_of(entry, "at_ms", "move") for entry in list_of(data)]
    return tuple((read(entry["move"]), whole(entry["at_ms"])) for entry in entries)


def record_of(data: object, *names: str) -> Record:
    record = _mapping(data)
    if set(record) != set(names):
        raise UnreadableMove("wrong_fields", list(record))
    return record


def _mapping(data: object) -> Record:
    if not isinstance(data, Mapping):
        raise UnreadableMove("not_a_record", data)
    return dict(data)


def list_of(data: object) -> list[Any]:
    if not isinstance(data, list | tuple):
        raise UnreadableMove("not_a_list", data)
    return list(data)


def whole(data: object) -> int:
    if type(data) is not int:
        raise UnreadableMove("wrong_type", data)
    return data
