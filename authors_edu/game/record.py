"""Moves and events as plain data for a log, and back. Reads strictly: what does not fit exactly is refused."""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from functools import cache
from re import sub
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from authors_edu.game.refusals import UnreadableMove

Record = dict[str, Any]
Way = TypeVar("Way")


def to_record(noun: Any) -> Record:
    """Writes a move or an event down: its kind, and its fields by name; tuples become lists."""
    record: Record = {"kind": kind_of(type(noun))}
    for name in noun.__dataclass_fields__:
        value = getattr(noun, name)
        record[name] = list(value) if isinstance(value, tuple) else value
    return record


def from_record(data: object, kinds: Mapping[str, type]) -> Any:
    """Reads one of `kinds` back. Raises UnreadableMove for anything that `to_record` would not have written."""
    if not isinstance(data, Mapping):
        raise UnreadableMove("not_a_record", data)
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        raise UnreadableMove("unknown_kind", kind)
    values = {name: value for name, value in data.items() if name != "kind"}
    return kinds[kind](**read_fields(values, kinds[kind]))


def read_fields(values: Mapping[str, object], noun: type) -> Record:
    """Checks values against the fields of a dataclass; a field with a default may be missing."""
    wanted = _types_of(noun)
    for name in values:
        if name not in wanted:
            raise UnreadableMove("unknown_field", name)
    for name, (_, needed) in wanted.items():
        if needed and name not in values:
            raise UnreadableMove("missing_field", name)
    return {name: _read(value, wanted[name][0]) for name, value in values.items()}


def way_to_play(move: object, at_ms: object, ways: Mapping[type, Way], earliest_ms: int = 0) -> Way:
    """Gives the way in which this kind of move is played.

    Raises UnreadableMove for what is no such move, for one with a field that could not be read back (a truth value is
    no number), and for what is no time from the earliest on.
    """
    kind: type = type(move)
    if kind not in ways:
        raise UnreadableMove("unknown_kind", move)
    for name, types in _exact_types(kind):
        if type(getattr(move, name)) not in types:
            raise UnreadableMove("wrong_type", move)
    if type(at_ms) is not int or at_ms < earliest_ms:
        raise UnreadableMove("wrong_time", at_ms)
    return ways[kind]


def kind_of(noun: type) -> str:
    """Gives the name of a kind in a record.

    >>> kind_of(type("NameByChance", (), {}))
    'name_by_chance'
    """
    return sub(r"(?<!^)(?=[A-Z])", "_", noun.__name__).lower()


@cache
def _types_of(noun: type) -> dict[str, tuple[Any, bool]]:
    hints = get_type_hints(noun)
    return {field.name: (hints[field.name], field.default is MISSING) for field in fields(noun)}


@cache
def _exact_types(noun: type) -> tuple[tuple[str, frozenset[type]], ...]:
    """Lists the fields of a move with the types that each may have; a whole number is a probability too."""
    wanted = {name: get_args(hint) or (hint,) for name, (hint, _) in _types_of(noun).items()}
    return tuple((name, frozenset((*types, int) if float in types else types)) for name, types in wanted.items())


def _read(value: object, wanted: Any) -> object:
    """Gives the value as the field has it; a truth value is no number, and a list stands for a tuple."""
    if get_origin(wanted) is tuple:
        if not isinstance(value, list | tuple):
            raise UnreadableMove("wrong_type", value)
        return tuple(_read(part, get_args(wanted)[0]) for part in value)
    if wanted is float and type(value) is int:
        return _probability(value)
    if wanted in (int, float, str, bool, NoneType):
        if type(value) is wanted:
            return value
        raise UnreadableMove("wrong_type", value)
    for choice in get_args(wanted):  # a union, or the words of a Literal
        if not isinstance(choice, type) and get_origin(choice) is None:
            if type(value) is type(choice) and value == choice:
                return value
        elif _fits(value, choice):
            return _read(value, choice)
    raise UnreadableMove("wrong_type", value)


def _probability(value: int) -> float:
    try:
        return float(value)
    except OverflowError:
        raise UnreadableMove("wrong_type", value) from None


def _fits(value: object, wanted: Any) -> bool:
    try:
        _read(value, wanted)
    except UnreadableMove:
        return False
    return True
