"""The name of a game as a person types it."""

from authors_edu.game.presets import PRESETS


def game_called(text: str) -> str:
    """Gives the name that the preset has in the program; what is no preset stays as it was typed.

    >>> game_called("Go Fish"), game_called("two-player"), game_called("Old Maid")
    ('go_fish', 'two_player', 'Old Maid')
    """
    name = "_".join(text.casefold().replace("-", " ").split())
    return name if name in PRESETS else text
