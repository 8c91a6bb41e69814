"""Pictures that a command names: a folder or a zip of them, each for the card that names it. Judges no picture itself.

A folder is read as a zip is: its own files alone, by their plain names. No link is followed.
"""

from collections.abc import Mapping
from pathlib import Path

import typer

from authors_edu.cli.files import is_folder, list_bytes, printable, refuse
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Problem, warning
from authors_edu.words.files import cannot_read, no_pictures
from authors_edu.words.problems import sentence

_PRINTED = (b"\xff\xd8\xff", b"\x89PNG")  # how a JPEG and a PNG begin


def with_pictures(deck: Deck, pictures: Mapping[str, bytes], place: Path) -> tuple[Deck, dict[str, bytes]]:
    """Gives each card its picture, found as on the page; tells what is wrong with pictures and names.

    A picture of a name that the deck has already takes the other's place. Ends the command where there is none at all.
    """
    # Pillow is loaded for pictures alone.
    from authors_edu.decks.pictures.matching import match_pictures, read_pictures

    files, problems = _in_folder(place) if is_folder(place) else ([place], [])
    found, wrong = read_pictures((file.name, list_bytes(file)) for file in files)
    every = {**pictures, **found}
    matched, unmatched = match_pictures(deck, every)
    for problem in (*problems, *wrong, *(unmatched if found else ())):
        typer.echo(printable(sentence(problem)), err=True)
    if not found:
        refuse(2, no_pictures(str(place)))
    return matched, every


def back_bytes(file: Path) -> bytes:
    """Gives the picture for the backs as JPEG or PNG, made of what else pictures on the page can be.

    Ends the command where it is in no such format; what is wrong within a JPEG or a PNG is told where it is printed.
    """
    data = list_bytes(file)
    if data.startswith(_PRINTED):
        return data
    from authors_edu.decks.pictures.matching import read_pictures

    found, wrong = read_pictures([(file.name, data)])
    if len(found) != 1:
        refuse(2, *(map(sentence, wrong) if wrong else [no_pictures(str(file))]))
    return next(iter(found.values()))


def _in_folder(folder: Path) -> tuple[list[Path], list[Problem]]:
    """Lists the files to read in a folder, and tells of those that are not read at all: links, and giants."""
    from authors_edu.decks.pictures.files import MAX_TOTAL
    from authors_edu.decks.pictures.picture import MAX_BYTES

    files, problems = [], []
    try:
        for file in sorted(folder.iterdir()):
            if file.is_symlink():
                problems.append(warning("not_a_picture", value=file.name, names=(file.name,), what="link"))
            elif file.is_file() and file.stat().st_size > MAX_TOTAL:
                most = MAX_BYTES // 1_000_000
                problems.append(warning("picture_too_large", value=file.name, names=(file.name,), limit=most))
            elif file.is_file():
                files.append(file)
    except OSError as error:
        refuse(2, cannot_read(str(folder), error.strerror or str(error)))
    return files, problems
