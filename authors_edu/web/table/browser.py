"""The browser's side of the table: its files, and the address that they have on this server.

The files go over the wire once, as files. What stands inline in a Streamlit component is sent again with every click;
and Streamlit's own way to serve a component's files wants the package to be installed, and lets no browser keep them.
"""

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from authors_edu.bots.players import LEVELS

_NAMES = (
    "table.js", "styles.js", "felt.js", "hand.js", "panels.js", "playback.js", "drawings.js", "dom.js",
    "match.js", "clock.js", "undo.js", "calls.js", "coach.js", "sheet.js", "faces.js",
    "table.css", "fits.css", "match.css", "coach.css",
)  # fmt: skip


@cache
def browser_files() -> Mapping[str, bytes]:
    """Gives the files by their names, as this process read them first. `table.js` imports the others."""
    folder = files("authors_edu.web.table")
    return MappingProxyType({name: folder.joinpath(name).read_bytes() for name in _NAMES})


@cache
def face_files() -> Mapping[str, bytes]:
    """Gives the faces of the levels by their names: `sharp.svg`. A table fetches those of its players."""
    folder = files("authors_edu.web").joinpath("faces")
    return MappingProxyType({f"{level}.svg": folder.joinpath(f"{level}.svg").read_bytes() for level in LEVELS})


@cache
def edition() -> str:
    """Names the contents of the files: another byte, another edition. So a browser may keep what it has for good."""
    contents = (*browser_files().values(), *face_files().values())
    sums = (hashlib.sha256(content).hexdigest() for content in contents)
    return hashlib.sha256("".join(sums).encode()).hexdigest()[:16]


def address() -> str:
    """Gives the folder that the files have on this server; they find each other by relative paths."""
    return f"/table/{edition()}/"


def face_address(level: str) -> str:
    """Gives the address of the face of a level."""
    return f"{address()}{level}.svg"


def loader() -> str:
    """Gives the module that Streamlit sends with every run: it fetches the table once and hands every call on."""
    # Streamlit runs it from a blob: address, against which no path can be resolved.
    return (
        f'const table = import(new URL("{address()}table.js", location.origin));\n'
        "export default async (component) => (await table).default(component);\n"
    )
