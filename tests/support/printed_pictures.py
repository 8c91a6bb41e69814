"""Pictures as files, cards that show them, and what of them is found again in the PDF."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pypdfium2  # type: ignore[import-untyped]
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import StreamObject

from authors_edu.decks.model import Deck, Family
from authors_edu.printing.pages import Printed, PrintSettings, print_deck
from authors_edu.printing.places import PictureRoom

MakeDeck = Callable[..., Deck]

MM = 72 / 25.4
RED, GREEN, BLUE = (200, 30, 40), (30, 160, 60), (40, 60, 190)
ROOM = PictureRoom(144, 72, 4)  # two inches by one


def with_images(deck: Deck, *images: str) -> Deck:
    """The same deck with these pictures on its first cards."""
    names = iter(images)
    families = (
        Family(family.creator, tuple(replace(card, image=next(names, "")) for card in family.cards))
        for family in deck.families
    )
    return replace(deck, families=tuple(families))


def coded(picture: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    file = BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def plain(size: tuple[int, int] = (400, 300), colour: tuple[int, ...] = RED, mode: str = "RGB") -> Image.Image:
    return Image.new(mode, size, colour)


def noise(size: tuple[int, int] = (400, 300)) -> Image.Image:
    """A picture of more than 256 colours."""
    return Image.merge("RGB", [Image.effect_noise((64, 48), spread).resize(size) for spread in (30, 60, 90)])


def images_in(pdf: bytes) -> list[StreamObject]:
    """The pictures of a PDF, without their masks."""
    objects = (PdfReader(BytesIO(pdf)).get_object(number) for number in range(1, pdf.count(b" 0 obj") + 1))
    found = [entry for entry in objects if isinstance(entry, StreamObject) and entry.get("/Subtype") == "/Image"]
    masks = [entry["/SMask"].get_object() for entry in found if "/SMask" in entry]
    return [entry for entry in found if entry not in masks]


def printed_one(deck_of: MakeDeck, picture: bytes, template: str = "museum", **settings: object) -> Printed:
    deck = with_images(deck_of(1), "p.png")
    return print_deck(deck, PrintSettings(template, only=("A1",), **settings), {"p.png": picture})  # type: ignore[arg-type]


def colour_at(printed: Printed, x_mm: float, y_mm: float) -> tuple[int, ...]:
    """What is seen on the first card, measured from its top left corner; on A4 that lies 10.5 and 16.5 mm in."""
    page = pypdfium2.PdfDocument(printed.pdf)[0].render(scale=1).to_pil().convert("RGB")
    found = page.getpixel((round((10.5 + x_mm) * MM), round((16.5 + y_mm) * MM)))
    assert isinstance(found, tuple)
    return found


def is_like(colour: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    return all(abs(one - other) < 25 for one, other in zip(colour, wanted, strict=True))


def placements(pdf: bytes) -> list[list[float]]:
    """The matrices by which pictures are drawn: width, 0, 0, height, x, y."""
    content = PdfReader(BytesIO(pdf)).pages[0].get_contents()
    assert content is not None
    lines = content.get_data().decode("latin-1").splitlines()
    drawn = (before for before, line in pairwise(lines) if line.startswith("/FormXob.picture"))
    return [[float(number) for number in line.split()[1:7]] for line in drawn]
