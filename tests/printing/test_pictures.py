"""Pictures: in their own shape, no finer than print needs, and written once."""

import zlib
from io import BytesIO

import pytest
from PIL import Image
from support.printed_pictures import (
    BLUE,
    GREEN,
    MM,
    RED,
    ROOM,
    MakeDeck,
    coded,
    images_in,
    noise,
    placements,
    plain,
    printed_one,
    with_images,
)

from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.pictures import prepared
from authors_edu.printing.template import template_names


def test_a_picture_stands_where_the_template_says_in_its_own_shape(deck_of: MakeDeck):
    # Museum: a box 52.6 x 32 mm, 5.2 mm from the side and 10.6 from the top. 400 x 300 pixels cover it at
    # 52.6 x 39.45 mm. Two fifths down is the focus: its middle would leave 0.22 mm of white above, so it stands at the
    # top, which is 16.5 + 10.6 = 27.1 mm down the page of 297.
    (place,) = placements(printed_one(deck_of, coded(noise(), "JPEG")).pdf)
    assert place == pytest.approx([52.6 * MM, 0, 0, 39.45 * MM, 5.2 * MM, (88 - 10.6 - 39.45) * MM], abs=0.01)


@pytest.mark.parametrize("template", template_names())
@pytest.mark.parametrize("size", [(1600, 400), (900, 900), (500, 1500)])
def test_fault_16_no_template_stretches_a_picture(template: str, size: tuple[int, int], deck_of: MakeDeck):
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


def test_fault_13_a_photograph_of_twelve_megapixels_is_brought_to_300_dpi(deck_of: MakeDeck):
    (image,) = images_in(printed_one(deck_of, coded(noise((4000, 3000)), "JPEG", quality=60)).pdf)
    # 52.6 mm are 2.0709 in: 621 pixels across. Of its height all boxes show the most at 52.6 x 32 mm: 378 pixels.
    assert (int(image["/Width"]), int(image["/Height"])) == pytest.approx((621, 378), abs=1)


@pytest.mark.long
def test_fault_13_52_photographs_of_twelve_megapixels_make_less_than_15_mb(deck_of: MakeDeck):
    names = [f"p{number}" for number in range(52)]
    photographs = {name: coded(noise((4000, 3000)), "JPEG", quality=60) for name in names}
    printed = print_deck(with_images(deck_of(13), *names), PrintSettings("museum"), photographs)
    assert len(images_in(printed.pdf)) == 52
    assert len(printed.pdf) < 15_000_000


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


def test_fault_14_a_picture_is_written_once_however_often_it_is_used(deck_of: MakeDeck):
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
