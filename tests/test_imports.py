"""Who may import whom (docs/design.md): walks every import of the package; fails with file and line."""

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "authors_edu"

MAY_IMPORT = {
    "decks": {"decks"},
    "game": {"game", "decks"},
    "bots": {"bots", "game", "decks"},
    "printing": {"printing", "decks", "shipped"},
    "words": {"words", "bots", "game", "decks"},
    "classroom": {"classroom", "bots", "game", "decks"},
    "web": {"web", "classroom", "bots", "game", "decks", "printing", "words", "shipped"},
    "cli": {"cli", "classroom", "bots", "game", "decks", "printing", "words", "shipped"},
    "shipped": set[str](),
    "__init__": set[str](),
}
# Rooms that touch no file, clock, network, global random state, database or screen.
PURE = {"decks", "game", "bots"}
NOT_IN_PURE = {
    "http", "os", "pathlib", "pandas", "reportlab", "secrets", "shutil", "socket", "sqlalchemy", "sqlite3",
    "streamlit", "subprocess", "tempfile", "time", "urllib.request",
}  # fmt: skip


def imports(file: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: imports are absolute here"
            yield node.lineno, node.module or ""
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def looks_at_the_clock(file: Path) -> Iterator[int]:
    """Finds `datetime.now()` and the like: times come in as arguments."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in {"now", "utcnow", "today"}:
            yield node.lineno


def wrong_imports(package: Path) -> list[str]:
    wrong = []
    for file in sorted(package.rglob("*.py")):
        inside = file.relative_to(package)
        room = inside.parts[0].removesuffix(".py")
        for line, name in imports(file):
            top, *rest = name.split(".")
            if top == package.name:
                upward = bool(rest) and rest[0] in MAY_IMPORT and rest[0] not in MAY_IMPORT[room]
            else:
                upward = room in PURE and not NOT_IN_PURE.isdisjoint({top, name})
            if upward:
                wrong.append(f"{inside}:{line}: {room} must not import {name}")
        if room in PURE:
            wrong += [f"{inside}:{line}: {room} must not look at the clock" for line in looks_at_the_clock(file)]
    return wrong


def test_every_room_imports_only_what_lies_below_it() -> None:
    assert wrong_imports(PACKAGE) == []


def test_an_import_the_wrong_way_is_found_with_file_and_line(tmp_path: Path) -> None:
    package = tmp_path / "authors_edu"
    for room in ("game", "web"):
        (package / room).mkdir(parents=True)
    (package / "game" / "round.py").write_text(
        "import json\nfrom authors_edu.web import table\nimport sqlite3\nnow = d.now()\n"
    )
    assert wrong_imports(package) == [
        "game/round.py:2: game must not import authors_edu.web",
        "game/round.py:2: game must not import authors_edu.web.table",
        "game/round.py:3: game must not import sqlite3",
        "game/round.py:4: game must not look at the clock",
    ]
