"""Decks to print. Titles carry their place, so that each can be found on the page again."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence

import pytest
from hypothesis import settings

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing import fonts, paragraph, shaping, text

# A slow machine is no fault of the rule.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

HOSTILE = (
    "The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, Mariner: Who Lived Eight and Twenty "
    "Years, all alone in an un-inhabited Island on the Coast of America, near the Mouth of the Great River Oroonoque",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter",
    "\n".join(f"line {number} of twelve" for number in range(1, 13)),
    "<b>Bold</b> & <i>italic</i> %s {x} \\n (1)",
    "ł ő ș ı Љ Ґ ς ž",
    "ליל שלום (1984)",
    "أولاد حارتنا",
    "क्षत्रिय धर्म",
    "สี่แผ่นดิน",
    "Số đỏ",
    "I",
    "W" * 40,
)
MakeDeck = Callable[..., Deck]


@pytest.fixture
def deck_of() -> MakeDeck:
    """Makes a deck of so many families, or of these titles, four to a family."""

    def make(titles: int | Sequence[str] = 3, name: str = "Test deck", **card: str) -> Deck:
        if isinstance(titles, int):
            titles = [f"Title {family}-{place}" for family in range(titles) for place in range(4)]
        families = []
        for family in range(len(titles) // 4):
            creator = card.get("creator", f"Creator {family}")
            works = titles[4 * family : 4 * family + 4]
            cards = tuple(
                Card(f"r{4 * family + place}", creator, work, card.get("year", "1899"), card.get("clue", ""))
                for place, work in enumerate(works)
            )
            families.append(Family(creator, cards))
        return Deck(name, tuple(families))

    return make


@pytest.fixture
def hostile(deck_of: MakeDeck) -> Deck:
    """A deck of the titles that break layouts."""
    return deck_of(HOSTILE)


@pytest.fixture
def east_asian_fonts() -> None:
    """The extra "cjk"; without it the test is skipped with its reason, or fails where the surroundings require it."""
    if not fonts.has_east_asian():
        required = "cjk" in os.environ.get("AUTHORS_EDU_REQUIRE", "")
        (pytest.fail if required else pytest.skip)("justmytype-intl-cjk (the extra “cjk”) is not installed")


@pytest.fixture
def no_east_asian_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installation without the extra "cjk", also where it is there."""
    kept = (fonts.face_for, shaping.manner_of, shaping.set_line, paragraph.paragraph_of, text.fit)
    monkeypatch.setitem(sys.modules, "justmytype_intl_cjk", None)
    for found in kept:
        found.cache_clear()
    yield
    for found in kept:
        found.cache_clear()
