"""Pictures that are broken, too small or without room: told, and none of them can break a deck."""

import struct
import zlib
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.printed_pictures import ROOM, MakeDeck, coded, noise, plain, printed_one, with_images

from authors_edu.decks.problems import Severity
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.pictures import prepared
from authors_edu.words.printing import sentence


def png_chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png_that_claims(width: int, height: int) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + png_chunk(b"IDAT", zlib.compress(b"\0" * 999))


BROKEN: Mapping[str, bytes] = {
    "empty": b"",
    "words": b"this is no picture",
    "cut": coded(noise((500, 400)), "JPEG")[:4000],
    "cut png": coded(noise((500, 400)))[:4000],
    "gif": coded(plain(), "GIF"),
    "pdf": b"%PDF-1.4\n" + b"0" * 500,
    "bomb": png_that_claims(20_000, 20_000),
    "larger bomb": png_that_claims(9_500, 9_500),
    "no pixels": png_that_claims(0, 0),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_picture_is_told_by_its_name_and_the_ornament_stands_in(kind: str, deck_of: MakeDeck):
    printed = printed_one(deck_of, BROKEN[kind])
    (problem,) = printed.problems
    assert (problem.kind, problem.severity, problem.column) == ("picture_unreadable", Severity.WARNING, "image")
    assert sentence(problem) == (
        "Card A1 “Title 0-0”: the picture “p.png” cannot be read and was left out. Save it again as a JPEG or a PNG."
    )
    assert printed.pdf == print_deck(deck_of(1), PrintSettings("museum", only=("A1",))).pdf


@given(st.data())
def test_no_bytes_whatever_raise_an_error(data: st.DataObject):
    file = bytearray(data.draw(st.sampled_from(WHOLE)))
    for _ in range(data.draw(st.integers(1, 8))):
        place = data.draw(st.integers(0, len(file) - 1))
        file[place] = data.draw(st.integers(0, 255))
    raster = prepared(bytes(file), ROOM)
    assert raster is None or raster.width * raster.height > 0


WHOLE = [
    coded(noise((60, 40)), "JPEG"),
    coded(noise((60, 40))),
    coded(plain((60, 40), (1, 2, 3, 4), "RGBA")),
    coded(plain().quantize(4)),
]


def test_a_picture_too_small_for_print_is_told_with_its_dpi(deck_of: MakeDeck):
    # 200 x 150 pixels over 52.6 mm, which are 2.07 in: 97 pixels an inch.
    (problem,) = printed_one(deck_of, coded(noise((200, 150)), "JPEG")).problems
    assert (problem.kind, problem.severity) == ("picture_too_small", Severity.WARNING)
    assert sentence(problem) == (
        "Card A1 “Title 0-0”: the picture “p.png” is too small for print (97 dpi) and will look coarse. "
        "Take a larger one."
    )


def test_a_small_picture_on_four_cards_is_told_once(deck_of: MakeDeck):
    deck = with_images(deck_of(1), *["p"] * 4)
    assert len(print_deck(deck, PrintSettings("museum"), {"p": coded(noise((90, 90)))}).problems) == 1


def test_where_text_leaves_no_room_the_missing_picture_is_told(deck_of: MakeDeck):
    title = ("far too many words of a title " * 8)[:220]
    deck = with_images(deck_of((title, *"abc"), clue="A clue of some length that takes two lines"), "p.png")
    (problem,) = print_deck(deck, PrintSettings("science", only=("A1",)), {"p.png": coded(noise())}).problems
    assert problem.kind == "picture_without_room"
    assert "its text leaves no room for the picture “p.png”" in sentence(problem)


def test_where_a_clue_gives_way_to_the_picture_it_is_told_once(deck_of: MakeDeck):
    deck = with_images(deck_of(2, clue="A clue that is long enough to need a second line on the card"), *["p"] * 8)
    (problem,) = print_deck(deck, PrintSettings("ink-saver"), {"p": coded(noise())}).problems
    assert (problem.kind, problem.severity, problem.values["label"]) == ("clue_gave_way", Severity.NOTE, "A1")
    assert sentence(problem).startswith("From card A1 “Title 0-0” on:")
