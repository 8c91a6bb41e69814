"""The pixels of a picture: every kind of file in its own colours, upright, the paper behind what is transparent."""

import pytest
from PIL import Image
from support.printed_pictures import (
    BLUE,
    GREEN,
    RED,
    MakeDeck,
    coded,
    colour_at,
    images_in,
    is_like,
    noise,
    placements,
    plain,
    printed_one,
    with_images,
)

from authors_edu.printing.pages import PrintSettings, print_deck


def test_a_jpeg_whose_marks_stand_apart_is_read(deck_of: MakeDeck):
    jpeg = coded(noise(), "JPEG")
    padded = jpeg[:2] + b"\xff\xff" + jpeg[2:]  # allowed: T.81, B.1.1.2
    printed = print_deck(with_images(deck_of(1), "a.jpg"), PrintSettings(template="museum"), {"a.jpg": padded})
    assert "picture_unreadable" not in [problem.kind for problem in printed.problems]
    (image,) = images_in(printed.pdf)
    assert image._data[2:4] == b"\xff\xe0"  # what stands before the first mark is left out


def test_fault_17_transparent_parts_show_the_paper(deck_of: MakeDeck):
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
def test_fault_17_every_kind_of_pixels_has_its_colour(file: bytes, colour: tuple[int, ...], deck_of: MakeDeck):
    assert is_like(colour_at(printed_one(deck_of, file), 31, 25), colour)


def test_fault_17_a_palette_with_a_transparent_colour_shows_the_paper(deck_of: MakeDeck):
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
def test_fault_16_pictures_stand_upright_whatever_the_camera_did(mark: int, scale: int, deck_of: MakeDeck):
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
