"""Makes pictures for tests, as files of any format: a field with one red, one green, one blue and one white corner."""

import io
from collections.abc import Mapping

from PIL import Image

RED, GREEN, BLUE, WHITE = (220, 20, 20), (20, 200, 20), (20, 20, 220), (255, 255, 255)


def corners(width: int = 80, height: int = 60) -> Image.Image:
    """Gives a picture that is red on its upper left, green on its upper right, blue below on the left, else white."""
    picture = Image.new("RGB", (width, height), WHITE)
    half = (width // 2, height // 2)
    picture.paste(RED, (0, 0, *half))
    picture.paste(GREEN, (half[0], 0, width, half[1]))
    picture.paste(BLUE, (0, half[1], half[0], height))
    return picture


def photo(width: int = 80, height: int = 60) -> Image.Image:
    """Gives a picture with far more than 256 colours, the same one each time."""
    bands = [Image.linear_gradient("L"), Image.radial_gradient("L"), Image.linear_gradient("L").rotate(90)]
    return Image.merge("RGB", bands).resize((width, height))


def file_of(picture: Image.Image, format: str, **options: object) -> bytes:
    file = io.BytesIO()
    picture.save(file, format, **options)
    return file.getvalue()


def opened(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


def pixel(picture: Image.Image, x: int, y: int) -> tuple[int, ...]:
    """Gives one colour of a picture in RGB or RGBA."""
    seen = picture.getpixel((x, y))
    assert isinstance(seen, tuple)
    return seen


def near(seen: object, meant: tuple[int, ...], most: int = 12) -> bool:
    """Tells whether a colour is the one meant, but for what a JPEG makes of it."""
    assert isinstance(seen, tuple)
    return len(seen) == len(meant) and all(abs(a - b) <= most for a, b in zip(seen, meant, strict=True))


def four_corners(picture: Image.Image) -> tuple[object, ...]:
    """Gives the colours a little inside the four corners: upper left, upper right, lower left, lower right."""
    picture = picture.convert("RGB")
    x, y = picture.width // 8, picture.height // 8
    places = [(x, y), (picture.width - 1 - x, y), (x, picture.height - 1 - y)]
    return tuple(picture.getpixel(place) for place in [*places, (picture.width - 1 - x, picture.height - 1 - y)])


def with_segment(jpeg: bytes, marker: int, content: bytes) -> bytes:
    """Gives a JPEG with one more piece right behind its start."""
    return jpeg[:2] + bytes([0xFF, marker]) + (len(content) + 2).to_bytes(2, "big") + content + jpeg[2:]


def exif(orientation: int = 1, **texts: str) -> bytes:
    """Gives an EXIF block with an orientation, a camera, and the place where the picture was taken."""
    block = Image.Exif()
    block[0x0112] = orientation
    block[0x010F] = texts.get("camera", "SECRET CAMERA")
    block.get_ifd(0x8825).update({1: "N", 2: (52.0, 31.0, 12.0), 3: "E", 4: (13.0, 24.0, 18.0)})
    return block.tobytes()


def pictures(files: Mapping[str, Image.Image]) -> dict[str, bytes]:
    return {name: file_of(picture, "PNG") for name, picture in files.items()}
