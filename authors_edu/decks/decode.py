"""Bytes -> text, line by line where two encodings were glued together. Guesses no encoding by statistics.

The order: what the bytes prove (byte order mark, UTF-16's NULs), strict UTF-8, else Windows' cp1252 (and we say so).
"""

import re
from typing import NamedTuple

from authors_edu.decks.filetype import text_encoding

# A well-formed UTF-8 character of more than one byte (Unicode 15, table 3-7).
_UTF8 = re.compile(
    rb"[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]"
    rb"|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}"
)
LOST = "\N{REPLACEMENT CHARACTER}"


class Decoded(NamedTuple):
    """Text with `\\n` line ends. `repaired` are lines (from 0) that stand in another encoding than the rest."""

    text: str
    guessed: bool = False
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
        decoded[number] = _piecewise(lines[number]) if glued else lines[number].decode("cp1252", errors="replace")
    return Decoded("\n".join(decoded), not glued, tuple(broken) if glued else ())


def _mostly_utf8(lines: list[bytes]) -> bool:
    """Tells whether a file whose every accented line is broken is still UTF-8 rather than cp1252."""
    proper = [found.decode("utf-8") for line in lines for found in _UTF8.findall(line)]
    strange = sum(len(re.findall(rb"[\x80-\xff]", _UTF8.sub(b"", line))) for line in lines)
    # Two cp1252 letters that happen to make one in UTF-8 (É») hardly ever make a Latin one.
    return len(proper) > strange or any("\xa0" <= sign <= "\u017f" for sign in proper)


def _piecewise(line: bytes) -> str:
    pieces: list[str] = []
    end = 0
    for found in _UTF8.finditer(line):
        pieces += line[end : found.start()].decode("cp1252", errors="replace"), found[0].decode("utf-8")
        end = found.end()
    return "".join((*pieces, line[end:].decode("cp1252", errors="replace")))
