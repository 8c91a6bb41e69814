"""Bytes of a zip -> its parts, with an eye on how much comes out. Knows no kind of document."""

import io
import zlib
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from authors_edu.decks.reading.tabs import MAX_UNPACKED, Unreadable, broken, too_large

MAX_RATIO = 100  # ordinary workbooks have 6 to 12
_HARMLESS = 1_000_000  # below that the ratio does not matter
_MOST_PARTS = 10_000


class Parts:
    """The parts of one zip; each is unpacked when it is asked for, and all together up to the limit."""

    def __init__(self, data: bytes) -> None:
        try:
            self._zip = ZipFile(io.BytesIO(data))
            listed = self._zip.infolist()
        except (BadZipFile, ValueError, OSError, NotImplementedError, EOFError, UnicodeError) as error:
            raise broken() from error
        self._infos = {info.filename.removeprefix("/").lower(): info for info in listed}
        self._budget = MAX_UNPACKED
        declared = sum(info.file_size for info in listed)
        if declared > MAX_UNPACKED or len(listed) > _MOST_PARTS or declared > max(_HARMLESS, MAX_RATIO * len(data)):
            raise too_large()

    def __contains__(self, name: str) -> bool:
        return name.lower() in self._infos

    def names(self) -> tuple[str, ...]:
        """Gives the names in lower case."""
        return tuple(self._infos)

    def read(self, name: str) -> bytes:
        """Unpacks one part; empty where there is none."""
        info = self._infos.get(name.removeprefix("/").lower())
        if info is None:
            return b""
        if info.flag_bits & 1:
            raise Unreadable("password_protected", "archive")
        if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            raise broken()
        content = self._unpacked(info)
        self._budget -= len(content)
        return content

    def _unpacked(self, info: ZipInfo) -> bytes:
        try:
            with self._zip.open(info) as part:
                content = part.read(self._budget + 1)
                if len(content) > self._budget:
                    raise too_large()
                part.read(1)  # at its end the check sum is compared
        except (BadZipFile, zlib.error, ValueError, OSError, EOFError, RuntimeError, UnicodeError) as error:
            raise broken() from error
        return content
