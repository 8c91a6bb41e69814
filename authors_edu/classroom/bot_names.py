"""First names for bots: short, from many places, easy to read aloud."""

from collections.abc import Collection
from random import Random

from authors_edu.classroom.names import fold_name

BOT_NAMES = (
    "Ada", "Bela", "Cleo", "Davi", "Emre", "Freya", "Goro", "Hana", "Ivo", "Juno", "Kofi", "Lena",
    "Milo", "Nia", "Otto", "Pia", "Quim", "Runa", "Sami", "Tess", "Umi", "Vera", "Wim", "Yuna",
)  # fmt: skip


def draw_bot_names(count: int, avoid: Collection[str], seed: int) -> tuple[str, ...]:
    """Draws different names, the same for the same seed; a name borne in class only where the others run out."""
    borne = {fold_name(part) for name in avoid for part in name.split()}
    order = Random(f"bot names/{seed}").sample(BOT_NAMES, len(BOT_NAMES))
    return tuple(sorted(order, key=lambda name: fold_name(name) in borne)[:count])
