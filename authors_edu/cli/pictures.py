"""Pictures that a command names: a folder or a zip of them, each for the card that names it. Judges no picture itself.

A folder is read as a zip is: its own files alone, by their plain names. No link is followed.
"""

from collections.abc import Mapping
from pathlib import Path

import typer

from authors_edu.cli.files import list_bytes, printable, refuse
from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Problem, warning
from authors_edu.words.files import cannot_read, no_pictures
from authors_edu.words.problems import sentence


def with_pictures(deck: Deck, pictures: Mapping[str, bytes], place: Path) -> tuple[Deck, dict[str, bytes]]:
    """Gives each card its picture, found as on the page; tells what is wrong with pictures and names.

    A picture of a name that the deck has already takes the other's place. Ends the command where there is none at all.
    """
    # Pillow is loaded for pictures alone.
    from authors_edu.decks.pictures.matching import match_pictures, read_pictures

    files, problems = _in_folder(place) if place.is_dir() else ([place], [])
    found, wrong = read_pictures((file.name, list_bytes(file)) for file in files)
    every = {**pictures, **found}
    matched, unmatched = match_pictures(deck, every)
    for problem in (*problems, *wrong, *(unmatched if found else ())):
        typer.echo(printable(sentence(problem)), err=True)
    if not found:
        refuse(2, no_pictures(str(place)))
    return matched, every


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
