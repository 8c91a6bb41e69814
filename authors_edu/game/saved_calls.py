"""Saved: a game without turns as plain data - its round as dealt, and every move - and back. Plays nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from authors_edu.game.calls import CallMove, call_move_from_dict
from authors_edu.game.record import Record, to_record
from authors_edu.game.refusals import UnreadableMove
from authors_edu.game.saved import record_of, timed_moves, whole, write_round

if TYPE_CHECKING:
    from authors_edu.game.round import Round

VERSION = 1


def write_calls(round: Round, log: Sequence[tuple[CallMove, int]]) -> Record:
    return {
        "version": VERSION,
        "round": write_round(round) | {"moves": []},
        "moves": [{"at_ms": at_ms, "move": to_record(move)} for move, at_ms in log],
    }


def read_calls(data: object) -> tuple[object, tuple[tuple[CallMove, int], ...]]:
    """Reads what `write_calls` wrote: the round as dealt, as data, and the moves. Raises UnreadableMove."""
    saved = record_of(data, "version", "round", "moves")
    if whole(saved["version"]) != VERSION:
        raise UnreadableMove("unknown_version", saved["version"])
    return saved["round"], timed_moves(saved["moves"], call_move_from_dict)
