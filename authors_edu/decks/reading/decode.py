"""Bytes -> text, line by line where two encodings were glued together. Guesses no encoding by statistics.

The order: what the bytes prove (byte order mark, UTF-16's NULs), strict UTF-8, a code page that the headings prove,
else Windows' cp1252; of a code page we say so.
"""

import re
from typing import NamedTuple

from authors_edu.decks.reading.codepage import WESTERN, code_page
from authors_edu.decks.reading.filetype import text_encoding

LOST = "\N{REPLACEMENT CHARACTER}"
_LATIN = re.compile("[\xa0-\u017f]")
# A byte that is no UTF-8, as Python's "surrogateescape" hands it on -> what it is in cp1252.
_CP1252 = {0xDC00 + byte: bytes([byte]).decode("cp1252", errors="replace") for byte in range(0x80, 0x100)}


class Decoded(NamedTuple):
    """Text with `\\n` line ends. `repaired` are lines (from 0) that stand in another encoding than the rest.

    `guessed` is the code page where it was read by one.
    """

    text: str
    guessed: str = ""
    repaired: tuple[int, ...] = ()


def decode(data: bytes) -> Decoded:
    """Reads bytes as text; never raises. What cannot be read at all becomes U+FFFD.

    >>> decode(b"Bront\\xeb").text, decode("Brontë".encode()).text, decode("Brontë".encode("utf-16")).text
    ('Brontë', 'Brontë', 'Brontë')
    """
    encoding = text_encoding(data)
    if encoding is not None and encoding != "utf-8-sig":
        return Decoded(_one_newline(data.decode(encoding, errors="replace")).removeprefix("\ufeff"))
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        return Decoded(_one_newline(data.decode("utf-8")))
    except UnicodeDecodeError:
        if encoding is None and (page := code_page(data)) != WESTERN:
            return Decoded(_one_newline(data.decode(page, errors="replace")), page)
        return _decode_lines(data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n"), encoding is not None)


def _one_newline(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _decode_lines(lines: list[bytes], marked: bool) -> Decoded:
    decoded: list[str] = []
    broken: list[int] = []
    accented = 0
    for number, line in enumerate(lines):
        try:
            decoded.append(line.decode("utf-8"))
            accented += not line.isascii()
        except UnicodeDecodeError:
            broken.append(number)
            decoded.append("")
    # Accents in proper UTF-8 on other lines: the file is UTF-8 and only these lines came from elsewhere.
    glued = marked or accented > 0 or _mostly_utf8([lines[number] for number in broken])
    for number in broken:
        decoded[number] = _piecewise(lines[number]) if glued else lines[number].decode(WESTERN, errors="replace")
    return Decoded("\n".join(decoded), "" if glued else WESTERN, tuple(broken) if glued else ())


def _mostly_utf8(lines: list[bytes]) -> bool:
    """Tells whether a file whose every accented line is broken is still UTF-8 rather than cp1252."""
    data = b"\n".join(lines)
    text = data.decode("utf-8", errors="ignore")
    strange = len(data) - len(text.encode())
    proper = len(text) - len(text.encode("ascii", errors="ignore"))
    # Two cp1252 letters that happen to make one in UTF-8 (É») hardly ever make a Latin one.
    return proper > strange or bool(_LATIN.search(text))


def _piecewise(line: bytes) -> str:
    return line.decode("utf-8", errors="surrogateescape").translate(_CP1252)
