"""Authors, the card game, made from a teacher's own list: checked, printed, played and tracked."""

__version__ = "0.1.0"
