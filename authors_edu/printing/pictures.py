"""Makes a card's picture ready for paper: upright, cropped to its box, no finer than print needs. Writes no PDF.

The bytes come from strangers: whatever cannot be read as a JPEG or a PNG gives None, never an exception.
"""

import warnings
import zlib
from dataclasses import dataclass, replace
from io import BytesIO

from PIL import Image, ImageOps

from authors_edu.decks.pictures.focus import Focus, usual_point
from authors_edu.printing.places import PictureRoom

MOST_DPI = 300  # finer than any printer shows
LEAST_DPI = 150  # coarser than this, pixels are seen

_MOST_PIXELS = 80_000_000
_ORIENTATION = 0x0112  # the EXIF tag that cameras write instead of turning the pixels
_SCAN, _BESIDE = 0xDA, frozenset((*range(0xE1, 0xEE), 0xEF, 0xFE))  # JPEG markers: 0xE0 and 0xEE belong to the pixels
_FILL = 0xFF
_QUALITY = 88
_FEW_COLOURS = 256  # a drawing: smaller and cleaner without JPEG
_SPACES = {"L": "DeviceGray", "RGB": "DeviceRGB"}
_ENOUGH = 0.9  # of the finest: a JPEG is decoded at a half, a quarter or an eighth of its size where that gives so much


@dataclass(frozen=True, slots=True)
class Raster:
    """Pixels as they stand in a PDF. `coding` and `space` are its names for them; `mask` holds what is see-through.

    `dpi` is that of the largest box, where it was asked for. `focus` is the point, of what is left of the picture, that
    stays nearest to the middle of a box.
    """

    width: int
    height: int
    data: bytes
    coding: str
    space: str
    mask: "Raster | None"
    dpi: float
    focus: Focus = (0.5, 0.5)


def prepared(data: bytes, room: PictureRoom, focus: Focus | None = None) -> Raster | None:
    """Makes a picture ready for the largest box of a template and all its smaller ones; None where it is unreadable.

    Without a focus its crop goes by the usual one.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            return _prepared(data, room, focus)
    except Exception:  # Pillow's decoders raise whatever they stumble over
        return None


def _prepared(data: bytes, room: PictureRoom, focus: Focus | None) -> Raster | None:
    picture: Image.Image = Image.open(BytesIO(data), formats=("JPEG", "PNG"))
    if picture.width * picture.height > _MOST_PIXELS:
        return None
    orientation = picture.getexif().get(_ORIENTATION, 1)
    across, up = picture.size if orientation < 5 else picture.size[::-1]
    focus = focus or usual_point(across, up)
    dpi = 72 / max(room.width_pt / across, room.height_pt / up)
    is_jpeg, is_fine = picture.format == "JPEG", dpi > MOST_DPI
    if is_jpeg and is_fine:
        share = _ENOUGH * MOST_DPI / dpi
        picture.draft(picture.mode, (int(picture.width * share), int(picture.height * share)))
    picture.load()
    if is_jpeg and not is_fine and orientation in (0, 1) and picture.mode in _SPACES:
        return Raster(*picture.size, _bare(data), "DCTDecode", _SPACES[picture.mode], None, dpi, focus)
    picture = _plain(ImageOps.exif_transpose(picture))
    if is_fine:
        left, _, right, _ = cropped(picture.size, room.widest, focus)
        _, top, _, bottom = cropped(picture.size, room.width_pt / room.height_pt, focus)
        scale = min(MOST_DPI / dpi * across / picture.width, 1.0)  # what a draft took off is off already
        size = round((right - left) * scale), round((bottom - top) * scale)
        point = focus[0] * picture.width, focus[1] * picture.height
        focus = _share(point[0], left, right), _share(point[1], top, bottom)
        picture = picture.resize(size, Image.Resampling.LANCZOS, box=(left, top, right, bottom))
    return replace(_written(picture, dpi), focus=focus)


def _share(place: float, start: float, end: float) -> float:
    return (place - start) / (end - start)


def same_pixels(one: Raster, other: Raster) -> bool:
    """Says whether two pictures look alike: also their shapes and what is see-through, not the bytes alone."""
    looks = [(each.width, each.height, each.data, each.coding, each.space) for each in (one, other)]
    if looks[0] != looks[1] or one.mask is None or other.mask is None:
        return looks[0] == looks[1] and one.mask is other.mask
    return same_pixels(one.mask, other.mask)


def cropped(size: tuple[int, int], aspect: float, focus: Focus) -> tuple[float, float, float, float]:
    """Gives the largest part of a picture that is `aspect` times as wide as high: left, top, right, bottom in pixels.

    Its middle lies as near to the focus as the picture's edges allow.

    >>> cropped((400, 300), 1, (0.5, 0.4))
    (50.0, 0.0, 350.0, 300.0)
    >>> cropped((300, 400), 1.5, (0.5, 0.4))
    (0.0, 60.0, 300.0, 260.0)
    """
    across, up = size
    wide, high = min(up * aspect, across), min(across / aspect, up)
    left = min(max(focus[0] * across - wide / 2, 0.0), across - wide)
    top = min(max(focus[1] * up - high / 2, 0.0), up - high)
    return left, top, left + wide, top + high


def _bare(jpeg: bytes) -> bytes:
    """Leaves out what a camera writes beside the pixels: where and when, and a small picture of the whole."""
    kept, place = [jpeg[:2]], 2
    while (marker := jpeg[place + 1]) != _SCAN:
        if marker == _FILL:  # any number of these may stand before a marker
            place += 1
            continue
        end = place + 2 + int.from_bytes(jpeg[place + 2 : place + 4])
        if marker not in _BESIDE:
            kept.append(jpeg[place:end])
        place = end
    return b"".join([*kept, jpeg[place:]])


def _plain(picture: Image.Image) -> Image.Image:
    """Turns any mode into grey or RGB, with alpha where some of it is see-through."""
    if picture.mode.startswith("I") or picture.mode == "F":  # sixteen bits
        return picture.convert("I").point(lambda value: value * (1 / 257)).convert("L")
    if picture.has_transparency_data:
        picture = picture.convert("RGBA")
        opaque = picture.getchannel("A").getextrema() == (255, 255)
        return picture.convert("RGB") if opaque else picture
    return picture.convert("L" if picture.mode in ("1", "L") else "RGB")


def _written(picture: Image.Image, dpi: float) -> Raster:
    mask = None
    if picture.mode == "RGBA":
        mask = _deflated(picture.getchannel("A"), None, dpi)
        picture = picture.convert("RGB")
    if picture.getcolors(_FEW_COLOURS) is not None:
        return _deflated(picture, mask, dpi)
    file = BytesIO()
    picture.save(file, "JPEG", quality=_QUALITY)
    return Raster(*picture.size, file.getvalue(), "DCTDecode", _SPACES[picture.mode], mask, dpi)


def _deflated(picture: Image.Image, mask: Raster | None, dpi: float) -> Raster:
    data = zlib.compress(picture.tobytes())
    return Raster(*picture.size, data, "FlateDecode", _SPACES[picture.mode], mask, dpi)
