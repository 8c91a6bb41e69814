"""The streams within an OLE2 compound file, in which old Excel workbooks come. Knows nothing of workbooks.

Source: [MS-CFB], 2.2 (header) to 2.6 (directory).
"""

import struct
from collections.abc import Sequence
from typing import NamedTuple

from authors_edu.decks.reading.tabs import broken

_MARKS = 0xFFFFFFFA  # sector numbers from here on are marks: free, end of chain ...
_STREAM, _ROOT = 2, 5
_MINI = 64


class _Entry(NamedTuple):
    name: str
    kind: int
    start: int
    length: int


def stream(data: bytes, names: Sequence[str]) -> bytes | None:
    """Gives the content of the first stream with one of these names; raises `Unreadable` where the file is damaged."""
    try:
        return _stream(data, names)
    except (struct.error, IndexError, UnicodeDecodeError) as error:
        raise broken() from error


def _stream(data: bytes, names: Sequence[str]) -> bytes | None:
    (shift,) = struct.unpack_from("<H", data, 30)
    if shift not in (9, 12):
        raise broken()
    size = 1 << shift
    directory, cutoff, mini = struct.unpack_from("<I4xII", data, 48)
    table = _sector_table(data, size)
    entries = _entries(_chain(data, table, directory, size, size))
    root = next((entry for entry in entries if entry.kind == _ROOT), None)
    for entry in entries:
        if entry.kind == _STREAM and entry.name in names:
            if entry.length >= cutoff or root is None:
                return _chain(data, table, entry.start, size, size)[: entry.length]
            minis = _chain(data, table, root.start, size, size)
            mini_table = _numbers(_chain(data, table, mini, size, size))
            return _chain(minis, mini_table, entry.start, _MINI, 0)[: entry.length]
    return None


def _sector_table(data: bytes, size: int) -> Sequence[int]:
    """Gives the table that tells for each sector which one follows it."""
    first, count = struct.unpack_from("<II", data, 68)
    places = list(_numbers(data[76:512]))
    for _ in range(min(count, len(data) // size)):
        more = _numbers(data[size * (first + 1) : size * (first + 2)])
        places += more[:-1]
        first = more[-1]
    sectors = [data[size * (place + 1) : size * (place + 2)] for place in places if place < _MARKS]
    return _numbers(b"".join(sectors[: len(data) // size + 1]))


def _numbers(data: bytes) -> Sequence[int]:
    return struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4])


def _chain(data: bytes, table: Sequence[int], start: int, size: int, offset: int) -> bytes:
    """Gives the sectors from `start` on, one after the other; a chain that goes in a circle is damage."""
    pieces: list[bytes] = []
    while start < _MARKS:
        pieces.append(data[offset + size * start : offset + size * (start + 1)])
        if len(pieces) * size > len(data) or not pieces[-1]:
            raise broken()
        start = table[start]
    return b"".join(pieces)


def _entries(directory: bytes) -> list[_Entry]:
    entries = []
    for place in range(0, len(directory) - 127, 128):
        length, kind = struct.unpack_from("<HB", directory, place + 64)
        start, size = struct.unpack_from("<II", directory, place + 116)
        if kind in (_STREAM, _ROOT):
            name = directory[place : place + max(0, min(length - 2, 62))].decode("utf-16-le")
            entries.append(_Entry(name, kind, start, size))
    return entries
