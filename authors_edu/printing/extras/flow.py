"""Deals blocks into columns and pages; none is ever torn. Pure: lengths in mm, no text."""

from collections.abc import Sequence
from dataclasses import dataclass

_HAIR_MM = 1e-6
_STEPS = 30  # halvings: far below a printer's dot


@dataclass(frozen=True, slots=True)
class Block:
    """Something that stays together. `above_mm` is the white above it, which falls away at the top of a column."""

    height_mm: float
    above_mm: float = 0.0


@dataclass(frozen=True, slots=True)
class Set:
    """A block, by its number, with its column and its top."""

    block: int
    column: int
    top_mm: float


def dealt(blocks: Sequence[Block], columns: int, room_mm: float) -> list[list[Set]] | None:
    """Deals blocks into pages of so many columns; the last page's columns are as even as can be.

    None where a block is higher than a column.
    """
    if any(block.height_mm > room_mm + _HAIR_MM for block in blocks):
        return None
    stacks = _stacked(blocks, room_mm)
    full = (len(stacks) - 1) // columns * columns if stacks else 0
    first = stacks[full][0][0] if stacks else 0
    last = [[(first + number, top) for number, top in stack] for stack in _even(blocks[first:], columns, room_mm)]
    stacks = stacks[:full] + last
    return [
        [
            Set(number, column, top)
            for column, stack in enumerate(stacks[page : page + columns])
            for number, top in stack
        ]
        for page in range(0, len(stacks), columns)
    ]


def _even(blocks: Sequence[Block], columns: int, room_mm: float) -> list[list[tuple[int, float]]]:
    """Finds the least height at which blocks go into so many columns."""
    low, high = max((block.height_mm for block in blocks), default=0.0), room_mm
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (low, middle) if len(_stacked(blocks, middle)) <= columns else (middle, high)
    return _stacked(blocks, high)


def _stacked(blocks: Sequence[Block], room_mm: float) -> list[list[tuple[int, float]]]:
    stacks: list[list[tuple[int, float]]] = []
    down = 0.0
    for number, block in enumerate(blocks):
        top = down + block.above_mm
        if not stacks or top + block.height_mm > room_mm + _HAIR_MM:
            stacks.append([])
            top = 0.0
        stacks[-1].append((number, top))
        down = top + block.height_mm
    return stacks
