"""The bytes of one picture -> a JPEG or PNG to print: upright, sRGB, limited, without a word about where it came from.

Kept as PNG where something shows through, or where few colours make it the smaller of the two; else JPEG.
"""

import re
import warnings
from io import BytesIO
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageCms
from PIL.JpegImagePlugin import JpegImageFile

from authors_edu.decks.pictures.jpeg import scan_count, stripped

MAX_BYTES = 20_000_000
# 300 dots an inch on the long side of a whole A6 page with 3 mm of bleed: 154 mm.
MAX_SIDE = 1820
# A JPEG is scaled down while it is read and needs up to 7 bytes a pixel; the others need up to 22.
MAX_PIXELS = 50_000_000
MAX_PIXELS_NO_JPEG = 16_000_000
_MAX_UNTOUCHED = 2_000_000  # bytes; a larger JPEG is saved with less
_MAX_SCANS = 20  # of one JPEG, ten are usual; a scan of a few bytes can take as long as many
_QUALITIES = (90, 75, 60, 40)
_FEW_COLOURS = 256
_ORIENTATION = 0x0112
_UPRIGHT = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
_FORMATS = (
    ("JPEG", re.compile(rb"\xff\xd8\xff")),
    ("PNG", re.compile(rb"\x89PNG\r\n\x1a\n")),
    ("GIF", re.compile(rb"GIF8[79]a")),
    ("WEBP", re.compile(rb"RIFF.{4}WEBP", re.DOTALL)),
    ("BMP", re.compile(rb"BM.{12}[\x0c\x28\x34\x38\x40\x6c\x7c]\0\0\0", re.DOTALL)),
    ("TIFF", re.compile(rb"II\*\0|MM\0\*|II\+\0|MM\0\+")),
    ("heic", re.compile(rb"....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)", re.DOTALL)),
    ("avif", re.compile(rb"....ftypavi[fs]", re.DOTALL)),
)
_one_at_a_time = Lock()  # bounds the memory of many uploads, and `catch_warnings` is the whole process's


class Printable(NamedTuple):
    """A picture to print, and how many pixels had to be read for it."""

    content: bytes
    pixels: int


class Unfit(NamedTuple):
    """Why a picture is refused: the kind of problem, the case of its sentence, its limit; pixels read in vain."""

    kind: str
    what: str = ""
    limit: int = 0
    pixels: int = 0


def picture_format(start: bytes) -> str | None:
    """Tells by its first bytes which picture this is; small letters are formats that cannot be read.

    >>> picture_format(b"\\xff\\xd8\\xff\\xe0"), picture_format(b"\\0\\0\\0\\x18ftypheic"), picture_format(b"BMW")
    ('JPEG', 'heic', None)
    """
    return next((name for name, sign in _FORMATS if sign.match(start)), None)


def printable(data: bytes) -> Printable | Unfit:
    """Makes one picture fit for print and for the table; never raises for what is in it."""
    name = picture_format(data)
    if len(data) > MAX_BYTES:
        return Unfit("picture_too_large", limit=MAX_BYTES // 1_000_000)
    if name in ("heic", "avif"):
        return Unfit("picture_format", name)
    if name is None or (name == "JPEG" and scan_count(data) > _MAX_SCANS):
        return Unfit("picture_broken")
    pixels = 0
    with _one_at_a_time, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            if name == "PNG":  # its check sums; reading the pixels compares none
                Image.open(BytesIO(data), formats=[name]).verify()
            # Only the one reader that the bytes ask for; it reads the size and no pixel yet.
            with Image.open(BytesIO(data), formats=[name]) as picture:
                pixels = picture.width * picture.height
                limit = MAX_PIXELS if name == "JPEG" and picture.mode != "CMYK" else MAX_PIXELS_NO_JPEG
                if pixels > limit:
                    return _too_many_pixels(limit)
                return Printable(_converted(picture, data), pixels)
        except Image.DecompressionBombError:
            return _too_many_pixels(MAX_PIXELS if name == "JPEG" else MAX_PIXELS_NO_JPEG)
        except Exception:  # the readers raise whatever a broken file makes them stumble over
            return Unfit("picture_broken", pixels=pixels)


def _too_many_pixels(limit: int) -> Unfit:
    return Unfit("picture_too_many_pixels", limit=limit // 1_000_000)


def _converted(source: Image.Image, data: bytes) -> bytes:
    scale = MAX_SIDE / max(source.size)
    if isinstance(source, JpegImageFile):
        if scale <= 0.5:  # a JPEG can be read at a half, a quarter or an eighth, in less time and memory
            source.draft(None, (int(source.width * scale) or 1, int(source.height * scale) or 1))
    else:
        source.load()
    picture = _eight_bits(source)
    picture.thumbnail((MAX_SIDE, MAX_SIDE), Image.Resampling.LANCZOS)
    orientation = _orientation(source)
    profile = _foreign_profile(source.info.get("icc_profile"))
    if isinstance(source, JpegImageFile) and scale >= 1 and orientation is None and profile is None:
        picture.load()
        untouched = stripped(data)
        if untouched and len(untouched) <= _MAX_UNTOUCHED:
            return untouched
    if orientation is not None:
        picture = picture.transpose(orientation)
    return _saved(_in_srgb(picture, profile))


def _orientation(picture: Image.Image) -> Image.Transpose | None:
    try:
        return _UPRIGHT.get(picture.getexif().get(_ORIENTATION, 1))
    except Exception:  # of a broken EXIF block; the picture itself may be whole
        return None


def _eight_bits(picture: Image.Image) -> Image.Image:
    """Gives a picture in grey, RGB, RGBA or CMYK, eight bits a colour."""
    if picture.mode == "F" or picture.mode.startswith("I"):
        return _from_deep_grey(picture)
    if picture.has_transparency_data:
        return picture.convert("RGBA")
    if picture.mode in ("L", "RGB", "CMYK"):
        return picture
    return picture.convert("L" if picture.mode == "1" else "RGB")


def _from_deep_grey(picture: Image.Image) -> Image.Image:
    """Scales more than eight bits of grey to eight: from 0 to the most that its kind of number usually has."""
    deep = picture if picture.mode in ("I", "F") else picture.convert("I")
    white: float = 65535
    if deep is picture:
        _, highest = deep.getextrema()
        assert isinstance(highest, int | float)
        usual = [1, 255, 65535] if picture.mode == "F" else [255, 65535]
        white = next((each for each in usual if highest <= each), highest)
    return deep.point(lambda value: value * (255 / white) + 0.5).convert("L")


def _foreign_profile(data: bytes | None) -> ImageCms.ImageCmsProfile | None:
    """Gives the colour profile of a picture that is not in sRGB."""
    try:
        profile = ImageCms.ImageCmsProfile(BytesIO(data)) if data else None
        return profile if profile and "sRGB" not in ImageCms.getProfileDescription(profile) else None
    except (OSError, ImageCms.PyCMSError):
        return None


def _in_srgb(picture: Image.Image, profile: ImageCms.ImageCmsProfile | None) -> Image.Image:
    mode = "RGBA" if picture.mode == "RGBA" else "RGB"
    if profile is not None:
        try:
            changed = ImageCms.profileToProfile(picture, profile, ImageCms.createProfile("sRGB"), outputMode=mode)
        except ImageCms.PyCMSError:  # the profile is for other colours than the picture has
            changed = None
        picture = changed or picture
    return picture.convert("RGB") if picture.mode == "CMYK" else picture


def _saved(picture: Image.Image) -> bytes:
    if picture.mode == "RGBA" and picture.getchannel("A").getextrema()[0] == 255:
        picture = picture.convert("RGB")
    picture.info = {}  # comment and profile would be written into the new file
    if picture.mode == "RGBA":
        return _file(picture, "PNG")
    for quality in _QUALITIES:  # small enough to be left as it is when it is read again
        jpeg = _file(picture, "JPEG", quality=quality, optimize=True)
        if len(jpeg) <= _MAX_UNTOUCHED:
            break
    if picture.getcolors(_FEW_COLOURS) is None:
        return jpeg
    return min(_file(picture, "PNG"), jpeg, key=len)


def _file(picture: Image.Image, name: str, **options: int) -> bytes:
    file = BytesIO()
    picture.save(file, name, **options)
    return file.getvalue()
