"""Saved: a match as plain data - its set-up with the whole deck, and every move - and back. Plays nothing itself."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from authors_edu.decks.model import Deck
from authors_edu.game.match_moves import MatchMove, match_move_from_dict
from authors_edu.game.record import Record, to_record
from authors_edu.game.refusals import UnreadableMove
from authors_edu.game.rules import Rules
from authors_edu.game.saved import deck_from_dict, deck_to_dict, record_of, rules_from_dict, timed_moves, whole

if TYPE_CHECKING:
    from authors_edu.game.match import Match

VERSION = 1


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """What a match is made again from."""

    deck: Deck
    rules: Rules
    seed: int
    moves: tuple[tuple[MatchMove, int], ...]


def write_match(match: Match) -> Record:
    return {
        "version": VERSION,
        "deck": deck_to_dict(match.deck),
        "rules": asdict(match.rules),
        "seed": match.seed,
        "moves": [{"at_ms": at_ms, "move": to_record(move)} for move, at_ms in match.log],
    }


def read_match(data: object) -> SavedMatch:
    """Reads what `write_match` wrote. Raises UnreadableMove for anything else, RulesError for rules that are none."""
    saved = record_of(data, "version", "deck", "rules", "seed", "moves")
    if whole(saved["version"]) != VERSION:
        raise UnreadableMove("unknown_version", saved["version"])
    return SavedMatch(
        deck_from_dict(saved["deck"]),
        rules_from_dict(saved["rules"]),
        whole(saved["seed"]),
        timed_moves(saved["moves"], match_move_from_dict),
    )
