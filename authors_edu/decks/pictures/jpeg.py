"""The bytes of a JPEG without place, date, camera, preview and comment; its pixels stay the same. Decodes nothing."""

import re
from collections.abc import Iterator

_START, _END = b"\xff\xd8", b"\xff\xd9"
_JFIF = b"\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00"  # without density and preview
_FRAMES = (0xC0, 0xC1, 0xC2)  # baseline, extended, progressive; a PDF can hold no other
_TABLES = (0xC4, 0xDB, 0xDD)
_SCAN = 0xDA
_ADOBE = 0xEE
_APPLICATIONS = range(0xE0, 0xF0)
_COMMENT = 0xFE
# Within a scan an FF is followed by 00, or by a restart; any other marker ends it.
_AFTER_SCAN = re.compile(rb"\xff+[^\x00\xd0-\xd7\xff]")


def stripped(data: bytes) -> bytes | None:
    """Gives a JPEG with nothing but its picture; None where only decoding could tell what is in it.

    Whatever stands behind the picture's end (a second picture, a film) goes too. Orientation and colour profile go:
    for upright sRGB pictures only.
    """
    kept, has_jfif, colours = [], False, 0
    try:
        for marker, segment in _segments(data):
            if marker == 0xE0 and segment[4:9] == b"JFIF\x00" and len(segment) >= len(_JFIF):
                has_jfif = True
            elif marker == _ADOBE and segment[4:9] == b"Adobe":
                if segment[15] != 1:  # its colours are not YCbCr
                    return None
            elif marker in _FRAMES:
                colours = segment[9]
                if segment[4] != 8 or colours not in (1, 3):
                    return None
                has_jfif |= segment[10::3][:colours] == bytes(range(1, colours + 1))
            if marker not in _APPLICATIONS and marker != _COMMENT:
                kept.append(segment)
    except (IndexError, ValueError):
        return None
    # With these numbers of the colours, or a JFIF head, every reader takes three colours for YCbCr; so ours is added.
    return b"".join([_START, _JFIF, *kept, _END]) if colours and has_jfif else None


def scan_count(data: bytes) -> int:
    """Counts the passes in which a JPEG's picture is stored; where its pieces are in disorder, rather too many."""
    try:
        return sum(marker == _SCAN for marker, _ in _segments(data))
    except (IndexError, ValueError):
        return data.count(bytes([0xFF, _SCAN]))


def _segments(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Cuts a JPEG into its marked pieces, up to the end of its first picture; a scan has its pixels with it."""
    if not data.startswith(_START):
        raise ValueError("no JPEG")
    place = 2
    while True:
        if data[place] != 0xFF:
            raise ValueError("no marker where one must be")
        while data[place + 1] == 0xFF:  # fillers
            place += 1
        marker = data[place + 1]
        if marker == _END[1]:
            return
        if marker not in (*_FRAMES, *_TABLES, _SCAN, *_APPLICATIONS, _COMMENT):
            raise ValueError("an unknown marker")
        end = place + 2 + int.from_bytes(data[place + 2 : place + 4], "big")
        if marker == _SCAN:
            behind = _AFTER_SCAN.search(data, end)
            if behind is None:
                raise ValueError("no end")
            end = behind.start()
        if end < place + 4:
            raise ValueError("a piece of no length")
        yield marker, data[place:end]
        place = end
