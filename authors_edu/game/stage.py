"""Stage: what the round waits for."""

from enum import StrEnum


class Stage(StrEnum):
    ASK = "ask"  # the seat on turn asks
    NAME = "name"  # the seat on turn names the pending card
    OVER = "over"
