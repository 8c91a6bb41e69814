"""A picture as a teacher has it becomes one to print: upright, in its true colours, limited, and it tells no tales."""

import re
import struct
import zlib

import pytest
from decks.painted import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    corners,
    exif,
    file_of,
    four_corners,
    near,
    opened,
    photo,
    pixel,
    with_segment,
)
from PIL import Image, ImageCms, ImageDraw

from authors_edu.decks.pictures.picture import MAX_SIDE, Printable, printable

PAINTED = (RED, GREEN, BLUE, WHITE)
# How a camera held in each of the eight ways stores what was upright: the opposite of the turn that EXIF asks for.
HELD = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


def made(data: bytes) -> bytes:
    result = printable(data)
    assert isinstance(result, Printable), result
    return result.content


def colour(data: bytes, place: tuple[int, int] = (2, 2)) -> object:
    return opened(made(data)).getpixel(place)


def looks_right(data: bytes) -> bool:
    return all(map(near, four_corners(opened(made(data))), PAINTED))


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP", "GIF", "BMP", "TIFF"])
def test_every_common_format_becomes_jpeg_or_png(format: str) -> None:
    data = file_of(corners(), format)
    assert looks_right(data)
    assert opened(made(data)).format in ("JPEG", "PNG")
    assert opened(made(data)).size == (80, 60)


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP", "TIFF"])
@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_is_turned_upright(format: str, orientation: int) -> None:
    held = corners().transpose(HELD[orientation]) if orientation in HELD else corners()
    data = file_of(held, format, exif=exif(orientation))
    assert opened(made(data)).size == (80, 60)
    assert looks_right(data)
    assert 0x0112 not in opened(made(data)).getexif()


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP", "TIFF"])
@pytest.mark.parametrize("orientation", [1, 6])
def test_place_and_camera_and_comments_are_taken_out(format: str, orientation: int) -> None:
    data = file_of(photo(), format, exif=exif(orientation), xmp=b"<x>SECRET PLACE</x>", comment=b"SECRET WORD")
    assert b"SECRET" in data
    kept = made(data)
    assert b"SECRET" not in kept
    assert (dict(opened(kept).getexif()), opened(kept).getexif().get_ifd(0x8825)) == ({}, {})


def test_what_stands_in_a_jpeg_beside_its_picture_is_taken_out() -> None:
    data = file_of(photo(), "JPEG", comment=b"SECRET 1", xmp=b"SECRET 2")
    data = with_segment(with_segment(data, 0xED, b"Photoshop SECRET 3"), 0xE2, b"MPF\0SECRET 4") + b"SECRET 5" * 99
    kept = made(data)
    assert b"SECRET" not in kept
    assert set(re.findall(rb"\xff([\xe0-\xef\xfe])", kept[:200])) == {b"\xe0"}
    assert kept[-2:] == b"\xff\xd9"


@pytest.mark.parametrize("options", [{}, {"progressive": True}, {"subsampling": 0}, {"restart_marker_blocks": 1}])
@pytest.mark.parametrize("mode", ["RGB", "L"])
def test_an_upright_jpeg_keeps_every_pixel(options: dict[str, object], mode: str) -> None:
    data = file_of(photo(300, 200).convert(mode), "JPEG", quality=83, exif=exif(), **options)
    kept = made(data)
    assert len(kept) < len(data)
    assert opened(kept).tobytes() == opened(data).tobytes()
    assert made(kept) == kept


def test_a_jpeg_that_a_pdf_cannot_hold_is_saved_anew() -> None:
    in_rgb = file_of(corners(), "JPEG", keep_rgb=True)
    assert looks_right(in_rgb)
    assert made(in_rgb)[:11].endswith((b"JFIF\0", b"\x89PNG\r\n\x1a\n\0\0\0"))


@pytest.mark.parametrize("format", ["JPEG", "PNG", "TIFF"])
def test_a_large_picture_is_made_smaller_and_keeps_its_shape(format: str) -> None:
    assert MAX_SIDE >= 148 / 25.4 * 300  # the long side of A6 at 300 dpi
    for size, smaller in (((4000, 3000), (1820, 1365)), ((2000, 8000), (455, 1820)), ((1821, 10), (1820, 10))):
        data = file_of(corners(*size), format, compression="tiff_lzw")
        assert opened(made(data)).size == smaller
        assert looks_right(data)


def test_a_small_picture_is_not_made_larger() -> None:
    assert opened(made(file_of(photo(20, 1820), "PNG"))).size == (20, 1820)
    assert opened(made(file_of(Image.new("RGB", (1, 1)), "PNG"))).size == (1, 1)


def test_a_turned_and_large_photo_is_both_turned_and_made_smaller() -> None:
    data = file_of(corners(4000, 2000).transpose(HELD[6]), "JPEG", exif=exif(6))
    assert opened(made(data)).size == (1820, 910)
    assert looks_right(data)


def test_photos_become_jpeg_and_drawings_with_few_colours_png() -> None:
    assert opened(made(file_of(photo(400, 300), "PNG"))).format == "JPEG"
    drawing = Image.new("RGB", (400, 300), WHITE)
    ImageDraw.Draw(drawing).line((0, 0, 399, 299), RED, 3)
    kept = opened(made(file_of(drawing, "BMP")))
    assert kept.format == "PNG"
    assert kept.convert("RGB").tobytes() == drawing.tobytes()


def test_a_grey_photo_becomes_a_grey_jpeg() -> None:
    grey = Image.effect_noise((300, 200), 60)
    kept = opened(made(file_of(grey, "PNG")))
    assert (kept.format, kept.mode) == ("JPEG", "L")


@pytest.mark.parametrize("mode", ["RGBA", "LA", "PA"])
def test_what_shows_through_goes_on_doing_so(mode: str) -> None:
    picture = Image.new("RGBA", (40, 40), (200, 200, 200, 255))
    picture.paste((0, 0, 0, 0), (0, 0, 20, 40))
    format = "TIFF" if mode == "PA" else "PNG"
    source = picture if mode == "RGBA" else picture.convert("LA")
    kept = opened(made(file_of(source, format)))
    assert kept.format == "PNG"
    kept = kept.convert("RGBA")
    assert (pixel(kept, 5, 5)[3], pixel(kept, 30, 30)) == (0, (200, 200, 200, 255))


@pytest.mark.parametrize("mode", ["P", "RGB", "L"])
def test_one_colour_that_counts_as_clear_stays_clear(mode: str) -> None:
    picture = Image.new("RGB", (40, 40), (204, 204, 204))
    picture.paste((0, 0, 0), (0, 0, 20, 40))
    picture = picture.convert(mode)
    clear = picture.getpixel((0, 0))
    kept = opened(made(file_of(picture, "PNG", transparency=clear))).convert("RGBA")
    assert (pixel(kept, 5, 5)[3], pixel(kept, 30, 30)) == (0, (204, 204, 204, 255))


def test_a_clear_gif_stays_clear_and_a_moving_one_shows_its_first_picture() -> None:
    first, second = Image.new("P", (30, 30), 1), Image.new("P", (30, 30), 2)
    for each in (first, second):
        each.putpalette([0, 0, 0, *RED, *BLUE])
        each.paste(0, (0, 0, 10, 30))
    data = file_of(first, "GIF", save_all=True, append_images=[second], transparency=0, duration=50)
    kept = opened(made(data)).convert("RGBA")
    assert (pixel(kept, 20, 20), pixel(kept, 2, 2)[3]) == ((*RED, 255), 0)
    moving = file_of(first.convert("RGB"), "WEBP", save_all=True, append_images=[second.convert("RGB")], lossless=True)
    assert near(colour(moving, (20, 20)), RED)


def test_alpha_that_hides_nothing_is_no_reason_for_a_png() -> None:
    assert opened(made(file_of(photo(400, 300).convert("RGBA"), "PNG"))).format == "JPEG"


def test_colours_at_a_clear_edge_do_not_darken_when_made_smaller() -> None:
    picture = Image.new("RGBA", (4000, 40), (0, 0, 0, 0))
    picture.paste((250, 250, 250, 255), (2000, 0, 4000, 40))
    kept = opened(made(file_of(picture, "PNG")))
    seen = [pixel(kept, x, 9) for x in range(kept.width)]
    assert min(red for red, _, _, alpha in seen if alpha > 20) > 235


@pytest.mark.parametrize("format", ["JPEG", "TIFF"])
def test_printers_colours_become_screen_colours(format: str) -> None:
    data = file_of(Image.new("CMYK", (16, 16), (0, 255, 255, 0)), format)
    assert near(colour(data), (255, 0, 0), most=6)
    assert near(colour(file_of(Image.new("CMYK", (16, 16), (0, 0, 0, 0)), format)), WHITE, most=6)


def test_sixteen_bits_of_grey_become_eight() -> None:
    for value, grey in ((0, 0), (255, 1), (32768, 128), (65535, 255)):
        for format in ("PNG", "TIFF"):
            data = file_of(Image.new("I;16", (8, 8), value), format)
            assert near(opened(made(data)).convert("RGB").getpixel((2, 2)), (grey,) * 3, most=1)


def test_sixteen_bits_a_colour_become_eight() -> None:
    row = b"\0" + struct.pack(">3H", 65535, 32768, 0) * 8
    head = struct.pack(">2I5B", 8, 8, 16, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(row * 8)), (b"IEND", b""))
    chunks = [struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part))
              for kind, part in parts]  # fmt: skip
    assert near(colour(b"\x89PNG\r\n\x1a\n" + b"".join(chunks)), (255, 128, 0), most=2)


def test_grey_of_whole_and_of_broken_numbers_is_scaled_to_what_is_usual() -> None:
    for mode, value, grey in (("F", 0.5, 127), ("F", 200.0, 200), ("I", 100, 100), ("I", 40_000, 155), ("F", -5.0, 0)):
        picture = Image.new(mode, (8, 8), value)
        assert near(opened(made(file_of(picture, "TIFF"))).convert("RGB").getpixel((2, 2)), (grey,) * 3, most=1)
    twofold = Image.new("I", (8, 8), 1_000_000)
    twofold.paste(500_000, (0, 0, 4, 8))
    assert near(opened(made(file_of(twofold, "TIFF"))).convert("RGB").getpixel((1, 1)), (127,) * 3, most=1)


def test_black_and_white_stays_black_and_white() -> None:
    drawing = Image.new("1", (64, 64), 1)
    drawing.paste(0, (0, 0, 32, 64))
    for format, options in (("PNG", {}), ("TIFF", {"compression": "group4"}), ("BMP", {})):
        kept = opened(made(file_of(drawing, format, **options))).convert("L")
        assert (kept.getpixel((5, 5)), kept.getpixel((60, 5))) == (0, 255)


@pytest.mark.parametrize("compression", ["raw", "tiff_lzw", "tiff_deflate", "jpeg", "packbits"])
def test_tiffs_of_every_usual_kind(compression: str) -> None:
    assert looks_right(file_of(corners(), "TIFF", compression=compression))


def swapped_profile() -> bytes:
    """Gives a colour profile in which red and green have changed places."""
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    profile = profile.replace("sRGB".encode("utf-16-be"), "swap".encode("utf-16-be"))
    table, rest = profile[:300], profile[300:]
    return table.replace(b"rXYZ", b"----").replace(b"gXYZ", b"rXYZ").replace(b"----", b"gXYZ") + rest


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP", "TIFF"])
def test_a_colour_profile_is_obeyed_and_goes(format: str) -> None:
    data = file_of(corners(), format, icc_profile=swapped_profile())
    seen = four_corners(opened(made(data)))
    assert near(seen[0], (40, 217, 21), most=50)  # stored as red, meant as green
    assert near(seen[3], WHITE)
    assert "icc_profile" not in opened(made(data)).info


def test_a_profile_of_the_screen_changes_no_pixel() -> None:
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    data = file_of(photo(), "JPEG", icc_profile=profile)
    assert opened(made(data)).tobytes() == opened(data).tobytes()


@pytest.mark.parametrize("profile", [b"nonsense" * 50, swapped_profile()[:200]])
@pytest.mark.parametrize("mode", ["RGB", "L", "CMYK"])
def test_a_profile_that_is_broken_or_for_other_colours_is_passed_over(profile: bytes, mode: str) -> None:
    data = file_of(Image.new("RGB", (16, 16), WHITE).convert(mode), "JPEG", icc_profile=profile)
    assert near(opened(made(data)).convert("RGB").getpixel((3, 3)), WHITE)
    other = file_of(Image.new("L", (16, 16), 255), "PNG", icc_profile=swapped_profile())
    assert near(opened(made(other)).convert("RGB").getpixel((3, 3)), WHITE)


def test_a_broken_exif_block_does_not_spoil_the_picture() -> None:
    block = exif(6)
    for cut in range(len(b"Exif\0\0"), len(block), 7):
        made(with_segment(file_of(photo(), "JPEG"), 0xE1, block[:cut]))


def test_the_same_picture_gives_the_same_bytes() -> None:
    for picture, format in ((photo(2000, 900), "JPEG"), (photo(50, 50).convert("RGBA"), "PNG"), (corners(), "GIF")):
        data = file_of(picture, format, exif=exif(6)) if format == "JPEG" else file_of(picture, format)
        assert made(data) == made(data)
