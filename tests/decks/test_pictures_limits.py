"""Pictures that are too large, broken or of an unreadable kind are refused, before they cost time or memory."""

import zlib
from typing import Literal

import pytest
from decks.painted import corners, file_of, opened, photo
from PIL import Image

from authors_edu.decks.pictures.picture import Printable, Unfit, printable


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP", "GIF", "BMP", "TIFF"])
def test_a_picture_that_was_cut_off_is_broken(format: str) -> None:
    data = file_of(photo(200, 200), format)
    for length in (20, 100, len(data) // 2, len(data) - 40):
        result = printable(data[:length])
        assert isinstance(result, Unfit), (format, length)
        assert result.kind in ("picture_broken", "picture_format")


def test_a_png_with_a_wrong_check_sum_is_broken() -> None:
    data = bytearray(file_of(corners(), "PNG"))
    data[data.index(b"IDAT") + 30] ^= 4
    result = printable(bytes(data))
    assert isinstance(result, Unfit)
    assert result.kind == "picture_broken"


def size_made(picture: Image.Image, format: str) -> tuple[int, int]:
    result = printable(file_of(picture, format))
    assert isinstance(result, Printable)
    return opened(result.content).size


def declared(format: str, width: int, height: int) -> bytes:
    """Gives a tiny file that says it is a huge picture."""
    data = file_of(Image.new("L", (100, 50)), format)
    order: Literal["little", "big"] = "little" if format == "BMP" else "big"
    length = 2 if format == "JPEG" else 4
    small = (50, 100) if format == "JPEG" else (100, 50)
    large = (height, width) if format == "JPEG" else (width, height)
    old, new = (b"".join(side.to_bytes(length, order) for side in sides) for sides in (small, large))
    assert data.count(old) == 1
    data = data.replace(old, new)
    if format == "PNG":
        data = data[:29] + zlib.crc32(data[12:29]).to_bytes(4, "big") + data[33:]
    return data


@pytest.mark.parametrize(
    ("format", "width", "height", "limit"),
    [
        ("JPEG", 10_000, 5_001, 50),
        ("JPEG", 60_000, 60_000, 50),
        ("PNG", 4_001, 4_000, 16),
        ("PNG", 2_000_000, 2_000_000, 16),
        ("BMP", 30_000, 30_000, 16),
    ],
)
def test_a_picture_of_too_many_pixels_is_refused_before_any_is_read(
    format: str, width: int, height: int, limit: int
) -> None:
    assert printable(declared(format, width, height)) == Unfit("picture_too_many_pixels", limit=limit)


def test_a_picture_of_many_pixels_within_the_limit_is_taken() -> None:
    assert size_made(Image.new("L", (8000, 6000), 99), "JPEG") == (1820, 1365)
    assert size_made(Image.new("1", (4000, 4000)), "PNG") == (1820, 1820)


def test_a_file_of_too_many_bytes_is_refused() -> None:
    assert printable(file_of(photo(), "JPEG") + bytes(20_000_000)) == Unfit("picture_too_large", limit=20)


def test_a_jpeg_with_a_scan_too_many_is_refused() -> None:
    data = file_of(photo(), "JPEG", progressive=True)
    scan = data[data.rindex(b"\xff\xda") : -2]
    assert isinstance(printable(data), Printable)
    assert printable(data[:-2] + scan * 40 + b"\xff\xd9") == Unfit("picture_broken")
    assert printable(data[:-2] + b"\xff\x01" + scan * 40 + b"\xff\xd9") == Unfit("picture_broken")
    assert isinstance(printable(data + scan * 40), Printable)  # the film behind a phone's picture is never read


def test_pictures_of_apple_and_of_the_web_that_cannot_be_read_are_told_by_name() -> None:
    assert printable(b"\0\0\0\x18ftypheic\0\0\0\0mif1heic") == Unfit("picture_format", "heic")
    assert printable(file_of(photo(), "AVIF")) == Unfit("picture_format", "avif")
