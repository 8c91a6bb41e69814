"""Text that was stored as UTF-8 and read as something else: finding it and turning it back. Changes nothing unasked."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class _Misreading:
    """One wrong way of reading: what each sign was as a byte, and what a UTF-8 letter looks like then.

    `any_letters`: three such places are enough, whatever letters they give.
    """

    byte_of: dict[str, bytes]
    pattern: re.Pattern[str]
    any_letters: bool


def _misreading(encoding: str, any_letters: bool) -> _Misreading:
    byte_of: dict[str, bytes] = {}
    for number in range(0x80, 0x100):
        byte = bytes([number])
        byte_of.setdefault(byte.decode(encoding, errors="ignore") or chr(number), byte)
    if encoding == "cp1252":
        byte_of |= {chr(number): bytes([number]) for number in range(0x80, 0xA0)}  # as Latin-1 reads them

    def signs(first: int, last: int) -> str:
        return "[" + "".join(re.escape(sign) for sign, byte in byte_of.items() if first <= byte[0] <= last) + "]"

    tail = signs(0x80, 0xBF)
    lead = ((0xC2, 0xDF, 1), (0xE0, 0xEF, 2), (0xF0, 0xF4, 3))
    pattern = "|".join(f"{signs(first, last)}{tail}{{{count}}}" for first, last, count in lead)
    return _Misreading(byte_of, re.compile(pattern), any_letters)


# Excel on Windows; Excel on the Mac, whose signs come together by chance more often (German „Äu).
_MISREADINGS = (_misreading("cp1252", any_letters=True), _misreading("mac_roman", any_letters=False))


def may_be_garbled(text: str) -> bool:
    """Tells quickly whether a long text holds anything to look at."""
    return not text.isascii() and any(reading.pattern.search(text) for reading in _MISREADINGS)


def ungarbled(text: str) -> str:
    """Turns UTF-8 that was misread back into what it was, also where that happened twice; other text stays.

    >>> ungarbled("Charlotte BrontÃ«"), ungarbled("Donâ€™t"), ungarbled("√âmile"), ungarbled("«LIBERTÉ»")
    ('Charlotte Brontë', 'Don’t', 'Émile', '«LIBERTÉ»')
    """
    for reading in _MISREADINGS:
        found = [_letter(signs, reading) for signs in reading.pattern.findall(text)]
        if found and (all(map(_is_likely, found)) or (reading.any_letters and len(found) > 2)):
            mended = reading.pattern.sub(lambda match, reading=reading: _letter(match[0], reading), text)  # type: ignore[misc]
            return ungarbled(mended) if mended != text else text
    return text


def _letter(signs: str, reading: _Misreading) -> str:
    try:
        return b"".join(reading.byte_of[sign] for sign in signs).decode("utf-8")
    except UnicodeDecodeError:
        return signs


def _is_likely(letter: str) -> bool:
    """Tells Latin letters and typographic signs: one strange pair may be meant (É»), but does not give these."""
    return "\xa0" <= letter <= "\u017f" or "\u2010" <= letter <= "\u2122"
