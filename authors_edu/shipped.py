"""Finds what is shipped beside the package: templates, sample decks and the web entrance.

In a checkout (also an editable install) they stand at its top; in a wheel, in `_shipped/`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class SampleDeck:
    """A deck that comes with the program. `words` are what it calls its creators and works, by the field of `Words`."""

    name: str
    description: str
    file: Path
    words: Mapping[str, str]


def sample_decks() -> tuple[SampleDeck, ...]:
    """Lists the sample decks in the order of their index."""
    folder = _shipped("sample_decks")
    index = tomllib.loads((folder / "index.toml").read_text(encoding="utf-8"))
    return tuple(
        SampleDeck(entry["name"], entry["description"], folder / entry["file"], entry["words"])
        for entry in index["deck"]
    )


def deck_templates_folder() -> Path:
    return _shipped("deck_templates")


def template_names() -> tuple[str, ...]:
    """Lists the looks that cards can have, by the names of their templates."""
    return tuple(sorted(file.stem for file in deck_templates_folder().glob("*.toml")))


def app_file() -> Path:
    return _shipped("app.py")


def _shipped(name: str) -> Path:
    inside = _PACKAGE / "_shipped" / name
    return inside if inside.exists() else _PACKAGE.parent / name
