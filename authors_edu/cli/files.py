"""Files of the command line: a list is read, a result is written whole or not at all; refusals go to stderr."""

import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

import typer

from authors_edu.words.files import (
    cannot_read,
    cannot_write,
    is_a_folder,
    is_named_twice,
    is_read,
    is_the_list_itself,
    no_folder,
    no_such_file,
)


def refuse(code: int, *sentences: str) -> NoReturn:
    """Ends the command: 1 where the input was refused, 2 for wrong usage."""
    for sentence in sentences:
        typer.echo(printable(sentence), err=True)
    raise typer.Exit(code)


def printable(text: str) -> str:
    """Gives the text with what this terminal cannot show replaced."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, errors="replace").decode(encoding)


def list_bytes(file: Path) -> bytes:
    """Reads the list that the command names, or ends the command with the reason."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        refuse(2, no_such_file(str(file)))
    except IsADirectoryError:
        refuse(2, is_a_folder(str(file)))
    except OSError as error:
        refuse(2, cannot_read(str(file), error.strerror or str(error)))


def is_folder(place: Path) -> bool:
    """Says whether a folder is there; what cannot even be looked for is none."""
    try:
        return place.is_dir()
    except OSError:  # a name too long, a place closed to us
        return False


def keep_apart(output: Path, source: Path) -> None:
    """Ends the command where the result would be written over the list, also through a link."""
    if _is_same(output, source):
        refuse(2, is_the_list_itself(str(output)))


def keep_all_apart(outputs: Iterable[Path | None], sources: Sequence[Path | None]) -> None:
    """Ends the command where a result would be written over another one, or over a source; the first is the list."""
    taken: set[str] = set()
    for output in filter(None, outputs):
        for place, source in enumerate(sources):
            if source and _is_same(output, source):
                refuse(2, is_read(str(output)) if place else is_the_list_itself(str(output)))
        name = os.path.realpath(output)
        if name in taken:
            refuse(2, is_named_twice(str(output)))
        taken.add(name)


def _is_same(output: Path, source: Path) -> bool:
    """Says whether both are one file; what cannot be looked for is told where it is read or written."""
    try:
        return output.samefile(source)
    except OSError:
        return False


def write_whole(output: Path, content: bytes) -> None:
    """Writes a result, or ends the command with the reason; what stood there stays whole until then."""
    file = Path(os.path.realpath(output))  # a link stays a link
    try:
        if file.exists() and not file.is_file():  # a device or a pipe: nothing to put in its place
            file.write_bytes(content)
        else:
            _replace(file, content)
    except OSError as error:
        if not is_folder(file.parent):
            refuse(2, no_folder(str(output), str(output.parent)))
        refuse(2, cannot_write(str(output), error.strerror or str(error)))


def _replace(file: Path, content: bytes) -> None:
    """Writes beside the file and then puts it in its place, so that a full disk leaves the old one whole."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".", suffix=file.suffix)
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(content)
        permissions = file.stat().st_mode if file.exists() else 0o666 & ~_umask()
        Path(name).chmod(permissions)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current
