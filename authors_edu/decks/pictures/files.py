"""Files and zips of files that a teacher chose -> pictures by plain name, and what is wrong with the others.

Opens no path and no link: a name within a zip is cut to its last part. What operating systems leave in folders is
passed over in silence.
"""

import io
import re
import stat
import zlib
from collections.abc import Iterable
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from authors_edu.decks.pictures.picture import MAX_BYTES, Unfit, picture_format, printable
from authors_edu.decks.problems import Problem, Severity
from authors_edu.decks.reading.filetype import file_type
from authors_edu.decks.text import clean

# All that one choice of files may hold; the rest has to wait for the next choice.
MAX_PICTURES = 1_000
MAX_TOTAL = 200_000_000  # bytes of the pictures as they come, and of those that are made of them
MAX_TOTAL_PIXELS = 1_000_000_000
_MOST_MEMBERS = 20_000
_LONGEST_NAME = 200
_LOOKED_AT = 4096
_ENCRYPTED = 0x1
_UTF8_NAME = 0x800
_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_MEMBER = b"PK\x01\x02"
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f:*?"<>|%]')
_ENDING = re.compile(r"\.(?:png|jpe?g|jpe|jfif|gif|webp|bmp|dib|tiff?|hei[cf]|avif|svg)$", re.IGNORECASE)
_RUBBISH = re.compile(r"__macosx|@eadir|(?:eh)?thumbs\.db|desktop\.ini|icon\r|\.[^.].*", re.IGNORECASE)


def without_ending(name: str) -> str:
    """Gives a picture's name without `.jpg` and the like; a point within a name is no ending.

    >>> without_ending("Mona Lisa.JPG"), without_ending("St. Petersburg")
    ('Mona Lisa', 'St. Petersburg')
    """
    return _ENDING.sub("", name)


def read_pictures(files: Iterable[tuple[str, bytes]]) -> tuple[dict[str, bytes], tuple[Problem, ...]]:
    """Reads pictures and zips of them, each file given by name and bytes; never raises for what is in them.

    Gives each picture as JPEG or PNG under its plain name, the ending as it was. There is one problem for each thing
    that is wrong, with the `names` of all files that it is wrong with.
    """
    found = _Collected()
    for path, data in files:
        if _is_rubbish(path):
            continue
        name = _plain_name(path)
        if data.startswith(_ZIP):
            _read_zip(name, data, found)
        elif data and picture_format(data) is None:
            found.refuse(name, Unfit("not_a_picture", _what(data)))
        else:
            found.take(name, data)
    return found.pictures, found.problems()


class _Collected:
    """The pictures so far, and the names of the files that give none, by what is wrong with them."""

    def __init__(self) -> None:
        self.pictures: dict[str, bytes] = {}
        self._wrong: dict[tuple[Unfit, Severity], list[str]] = {}
        self._bytes = self._bytes_made = self._pixels = 0

    def refuse(self, name: str, why: Unfit, severity: Severity = Severity.WARNING) -> None:
        names = self._wrong.setdefault((why, severity), [])
        if name not in names[-1:]:
            names.append(name)

    def lacks_room(self, size: int) -> Unfit | None:
        """Tells which limit a picture of so many bytes would break."""
        if len(self.pictures) >= MAX_PICTURES:
            return Unfit("too_many_pictures", limit=MAX_PICTURES)
        if self._bytes + size > MAX_TOTAL or self._bytes_made > MAX_TOTAL:
            return Unfit("too_many_pictures", "bytes", MAX_TOTAL // 1_000_000)
        if self._pixels > MAX_TOTAL_PIXELS:
            return Unfit("too_many_pictures", "pixels", MAX_TOTAL_PIXELS // 1_000_000)
        return None

    def take(self, name: str, data: bytes) -> None:
        if why := self.lacks_room(len(data)):
            self.refuse(name, why)
            return
        made = printable(data)
        self._bytes += len(data)
        self._pixels += made.pixels
        if isinstance(made, Unfit):
            self.refuse(name, made._replace(pixels=0))
        elif self.pictures.setdefault(name, made.content) != made.content:
            self.refuse(name, Unfit("picture_same_name"))
        else:
            self._bytes_made += len(made.content)

    def problems(self) -> tuple[Problem, ...]:
        return tuple(
            Problem(
                why.kind,
                severity,
                values={"value": names[0], "names": tuple(names), "what": why.what, "limit": why.limit},
            )
            for (why, severity), names in self._wrong.items()
        )


def _read_zip(name: str, data: bytes, found: _Collected) -> None:
    if data.count(_MEMBER) > _MOST_MEMBERS:  # counted before a list of them is made
        found.refuse(name, Unfit("too_many_pictures", limit=MAX_PICTURES))
        return
    try:
        packed = ZipFile(io.BytesIO(data))
    except (BadZipFile, ValueError, OSError, NotImplementedError, EOFError, UnicodeError):
        found.refuse(name, Unfit("picture_zip_broken"))
        return
    members = [(_path(info), info) for info in packed.infolist() if not info.is_dir()]
    names = "\n".join(path for path, _ in members).encode(errors="replace")
    kind = file_type(_ZIP[0] + names)  # an Office document is a zip as well
    if kind and kind.what != "archive":
        found.refuse(name, Unfit("not_a_picture", kind.what))
        return
    members = [(path, info) for path, info in members if not _is_rubbish(path)]
    if not members:
        found.refuse(name, Unfit("not_a_picture", "empty"))
    for path, info in members:
        if info.flag_bits & _ENCRYPTED:
            found.refuse(name, Unfit("picture_zip_locked"))
        else:
            _read_member(packed, info, _plain_name(path), found)


def _read_member(packed: ZipFile, info: ZipInfo, name: str, found: _Collected) -> None:
    if stat.S_ISLNK(info.external_attr >> 16):
        found.refuse(name, Unfit("not_a_picture", "link"))
        return
    try:
        if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            raise BadZipFile
        with packed.open(info) as member:
            start = member.read(_LOOKED_AT)
            is_picture = picture_format(start) is not None
            why = found.lacks_room(info.file_size) if is_picture else Unfit("not_a_picture", _what(start))
            if info.file_size > MAX_BYTES and is_picture:
                why = Unfit("picture_too_large", limit=MAX_BYTES // 1_000_000)
            # Never `read()`: it unpacks without a limit, whatever size was declared.
            data = b"" if why else start + member.read(MAX_BYTES)
    except (BadZipFile, zlib.error, ValueError, OSError, EOFError, RuntimeError, UnicodeError):
        why, data = Unfit("picture_broken"), b""
    if why is None:
        found.take(name, data)
    elif why.kind == "not_a_picture" and why.what != "archive" and not _ENDING.search(name):
        found.refuse(name, why, Severity.NOTE)  # a list or a letter beside the pictures
    else:
        found.refuse(name, why)


def _what(data: bytes) -> str:
    """Gives the word that a sentence has for a file that is no picture."""
    kind = file_type(data)
    return kind.what if kind else "text"


def _path(info: ZipInfo) -> str:
    """Gives the path of a member. Without a mark for UTF-8, Macs mean UTF-8 all the same, Windows DOS letters."""
    if info.flag_bits & _UTF8_NAME:
        return info.filename
    try:
        raw = info.filename.encode("cp437")
    except UnicodeEncodeError:
        return info.filename
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp850")


def _is_rubbish(path: str) -> bool:
    """Tells whether a system keeps this file for itself: `__MACOSX/._x.jpg`, `Thumbs.db`, `.DS_Store`."""
    return any(_RUBBISH.fullmatch(part) for part in re.split(r"[/\\]", path))


def _plain_name(path: str) -> str:
    """Gives the last part of a path as a plain name, which leads nowhere (see `is_plain_name`).

    >>> _plain_name("../a/Mona  Lisa.JPG"), _plain_name("C:\\\\x\\\\Who's Afraid?.png"), _plain_name("/")
    ('Mona Lisa.JPG', "Who's Afraid .png", 'picture')
    """
    last = next((part for part in reversed(re.split(r"[/\\]", path)) if part), "")
    name = clean(re.sub(r"\.\.+", ".", _NOT_IN_NAMES.sub(" ", clean(last)))).strip(". ")
    stem = without_ending(name)
    return (stem[:_LONGEST_NAME] + name[len(stem) :]).strip(". ") or "picture"
