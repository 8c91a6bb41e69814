"""Pictures: upright, in their own shape, no finer than print needs, written once; and none of them can break a deck."""

import struct
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pypdfium2  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import StreamObject

from authors_edu.decks.model import Deck, Family
from authors_edu.decks.problems import Severity
from authors_edu.printing.pages import Printed, PrintSettings, print_deck
from authors_edu.printing.pictures import prepared
from authors_edu.printing.places import PictureRoom
from authors_edu.printing.template import template_names
from authors_edu.words.printing import sentence

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


def test_a_picture_stands_where_the_template_says_in_its_own_shape(deck_of: MakeDeck):
    # Museum: a box 52.6 x 32 mm, 5.2 mm from the side and 10.6 from the top. 400 x 300 pixels cover it at
    # 52.6 x 39.45 mm. Two fifths down is the focus: its middle would leave 0.22 mm of white above, so it stands at the
    # top, which is 16.5 + 10.6 = 27.1 mm down the page of 297.
    (place,) = placements(printed_one(deck_of, coded(noise(), "JPEG")).pdf)
    assert place == pytest.approx([52.6 * MM, 0, 0, 39.45 * MM, 5.2 * MM, (88 - 10.6 - 39.45) * MM], abs=0.01)


@pytest.mark.parametrize("template", template_names())
@pytest.mark.parametrize("size", [(1600, 400), (900, 900), (500, 1500)])
def test_no_template_stretches_a_picture(template: str, size: tuple[int, int], deck_of: MakeDeck):
    printed = printed_one(deck_of, coded(noise(size), "JPEG"), template)
    ((width, _, _, height, _, _),) = placements(printed.pdf)
    (image,) = images_in(printed.pdf)
    # The pixels are those of the file, or of a part of it at another size; either way they are square.
    assert width / height == pytest.approx(int(image["/Width"]) / int(image["/Height"]), rel=0.01)
    assert printed.problems == ()


def test_a_jpeg_of_the_right_size_is_passed_through(deck_of: MakeDeck):
    file = coded(noise((600, 450)), "JPEG", quality=70)
    (image,) = images_in(printed_one(deck_of, file).pdf)
    assert image["/Filter"] == "/DCTDecode"
    assert image._data == file


def test_where_a_photograph_was_taken_does_not_reach_the_paper(deck_of: MakeDeck):
    exif = Image.Exif()
    exif[0x010F] = "Camera of Ada"
    exif.get_ifd(0x8825)[2] = (51.0, 45.0, 10.0)  # GPS latitude
    file = coded(noise((600, 450)), "JPEG", exif=exif, comment=b"our garden")
    (image,) = images_in(printed_one(deck_of, file).pdf)
    assert b"Camera of Ada" in file and b"our garden" in file
    assert b"Exif" not in image._data and b"our garden" not in image._data
    assert Image.open(BytesIO(image._data)).tobytes() == Image.open(BytesIO(file)).tobytes()


def test_a_photograph_of_twelve_megapixels_is_brought_to_300_dpi(deck_of: MakeDeck):
    (image,) = images_in(printed_one(deck_of, coded(noise((4000, 3000)), "JPEG", quality=60)).pdf)
    # 52.6 mm are 2.0709 in: 621 pixels across. Of its height all boxes show the most at 52.6 x 32 mm: 378 pixels.
    assert (int(image["/Width"]), int(image["/Height"])) == pytest.approx((621, 378), abs=1)


def test_what_no_card_shows_of_a_picture_is_not_in_the_file():
    # The tallest box is 144 x 72 points, the flattest 144 x 36: of 3000 x 3000 pixels they show 3000 x 1500.
    raster = prepared(coded(noise((3000, 3000)), "JPEG", quality=50), ROOM)
    assert raster is not None
    assert (raster.width, raster.height) == (600, 300)  # 2 x 1 in at 300 dpi


def test_the_focus_stays_in_the_picture():
    striped = plain((2000, 2000), BLUE)
    striped.paste(RED, (0, 0, 2000, 900))  # of 1000 rows that are seen, 300 to 1300: three fifths red
    raster = prepared(coded(striped), ROOM)
    assert raster is not None and raster.coding == "FlateDecode"
    low = prepared(coded(striped), ROOM, focus=(0.5, 1.0))
    assert low is not None
    rows = Image.frombytes("RGB", (raster.width, raster.height), zlib.decompress(raster.data))
    assert rows.getpixel((5, 5)) == RED and rows.getpixel((5, raster.height - 5)) == BLUE
    last = Image.frombytes("RGB", (low.width, low.height), zlib.decompress(low.data))
    assert last.getpixel((5, 5)) == BLUE


def test_a_picture_is_written_once_however_often_it_is_used(deck_of: MakeDeck):
    file = coded(noise(), "JPEG")
    deck = with_images(deck_of(5), *["a"] * 12, *["b"] * 4, "c")
    for template in template_names():
        printed = print_deck(
            deck, PrintSettings(template), {"a": file, "b": file, "c": coded(noise((300, 400)), "JPEG")}
        )
        assert len(images_in(printed.pdf)) == 2, template  # a and b are the same file


def test_pictures_of_the_same_bytes_are_two_where_one_is_see_through_or_of_another_shape(deck_of: MakeDeck):
    opaque, glass = plain(), plain()
    glass.putalpha(Image.linear_gradient("L").resize(glass.size))
    upright = plain((300, 400))  # as many pixels of the same colour: the same bytes
    pictures = {"opaque.png": coded(opaque), "glass.png": coded(glass), "upright.png": coded(upright)}
    deck = with_images(deck_of(1), *pictures)
    found = images_in(print_deck(deck, PrintSettings(template="museum"), pictures).pdf)
    assert sorted((image["/Width"], image["/Height"], "/SMask" in image) for image in found) == [
        (300, 400, False),
        (400, 300, False),
        (400, 300, True),
    ]


def test_a_jpeg_whose_marks_stand_apart_is_read(deck_of: MakeDeck):
    jpeg = coded(noise(), "JPEG")
    padded = jpeg[:2] + b"\xff\xff" + jpeg[2:]  # allowed: T.81, B.1.1.2
    printed = print_deck(with_images(deck_of(1), "a.jpg"), PrintSettings(template="museum"), {"a.jpg": padded})
    assert "picture_unreadable" not in [problem.kind for problem in printed.problems]
    (image,) = images_in(printed.pdf)
    assert image._data[2:4] == b"\xff\xe0"  # what stands before the first mark is left out


def test_transparent_parts_show_the_paper(deck_of: MakeDeck):
    picture = plain((400, 300), (*GREEN, 255), "RGBA")
    picture.paste((*GREEN, 0), (0, 0, 200, 300))
    printed = printed_one(deck_of, coded(picture))
    (image,) = images_in(printed.pdf)
    assert image["/SMask"].get_object()["/ColorSpace"] == "/DeviceGray"
    assert is_like(colour_at(printed, 15, 25), (255, 255, 255)) and is_like(colour_at(printed, 45, 25), GREEN)


@pytest.mark.parametrize(
    ("file", "colour"),
    [
        (coded(plain(colour=(0, 220, 200, 40), mode="CMYK"), "JPEG"), (215, 30, 47)),
        (coded(plain().quantize(4)), RED),
        (coded(plain((400, 300), (200,), "L")), (200, 200, 200)),
        (coded(plain((400, 300), (1,), "1")), (255, 255, 255)),
        (coded(Image.new("I;16", (400, 300), 40_000)), (155, 155, 155)),  # 40,000 of 65,535 are 155 of 255
        (coded(plain((400, 300), (150, 128), "LA")), (202, 202, 202)),  # half of 150 and half of the paper's 255
        (coded(plain((400, 300), (90,), "L"), "JPEG"), (90, 90, 90)),
        (coded(plain((2000, 1500), (0, 220, 200, 40), "CMYK"), "JPEG"), (215, 30, 47)),
    ],
    ids=["cmyk", "palette", "grey", "black and white", "16 bits", "grey and alpha", "grey jpeg", "large cmyk"],
)
def test_every_kind_of_pixels_has_its_colour(file: bytes, colour: tuple[int, ...], deck_of: MakeDeck):
    assert is_like(colour_at(printed_one(deck_of, file), 31, 25), colour)


def test_a_palette_with_a_transparent_colour_shows_the_paper(deck_of: MakeDeck):
    picture = plain().quantize(2)
    assert is_like(colour_at(printed_one(deck_of, coded(picture, transparency=0)), 31, 25), (255, 255, 255))


# How the pixels of an upright picture must be turned so that a camera's mark turns them back.
TURNS = {
    1: None, 2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}  # fmt: skip


@pytest.mark.parametrize("scale", [1, 6])
@pytest.mark.parametrize("mark", TURNS)
def test_pictures_stand_upright_whatever_the_camera_did(mark: int, scale: int, deck_of: MakeDeck):
    upright = plain((500 * scale, 304 * scale), BLUE)  # the shape of the museum's box
    upright.paste(RED, (0, 0, 250 * scale, 152 * scale))
    turn = TURNS[mark]
    exif = Image.Exif()
    exif[0x0112] = mark
    file = coded(upright.transpose(turn) if turn is not None else upright, "JPEG", exif=exif, quality=95)
    printed = printed_one(deck_of, file)
    seen = [colour_at(printed, x, y) for x, y in ((15, 18), (48, 18), (15, 36), (48, 36))]
    assert [is_like(colour, RED) for colour in seen] == [True, False, False, False]
    ((width, _, _, height, _, _),) = placements(printed.pdf)
    assert width / height == pytest.approx(500 / 304, rel=0.01)


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


def test_pictures_that_no_card_names_are_not_in_the_file(deck_of: MakeDeck):
    without = print_deck(deck_of(1), PrintSettings("museum")).pdf
    assert print_deck(deck_of(1), PrintSettings("museum"), {"p": coded(noise())}).pdf == without


def test_a_name_without_a_picture_leaves_the_ornament(deck_of: MakeDeck):
    printed = print_deck(with_images(deck_of(1), "gone.jpg"), PrintSettings("museum"))
    assert printed.problems == () and images_in(printed.pdf) == []


def test_the_same_pictures_give_the_same_bytes(deck_of: MakeDeck):
    deck = with_images(deck_of(2), "a", "b", "a")
    pictures = {"a": coded(noise((1500, 900)), "JPEG"), "b": coded(plain(colour=(*GREEN, 90), mode="RGBA"))}
    first, second = (print_deck(deck, PrintSettings("poster"), pictures).pdf for _ in range(2))
    assert first == second
