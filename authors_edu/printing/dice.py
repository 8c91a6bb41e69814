"""Dice for drawings. Knows no clock and no chance: the same start gives the same throws, on every computer."""


class Dice:
    """Numbers that look thrown."""

    def __init__(self, start: int) -> None:
        self._state = start * 2_654_435_761 + 97

    def roll(self, sides: int) -> int:
        """Gives a number from 0 to below `sides`."""
        self._state = (self._state * 1_103_515_245 + 12_345) % 2**31
        return (self._state >> 16) % sides
