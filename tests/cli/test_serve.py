"""`authors-edu serve` says in a sentence why it cannot start."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from authors_edu.cli import main; main()", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_a_port_that_is_taken_is_told_with_another(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = serve("--port", str(port), "--data", str(tmp_path))
    assert result.returncode == 2
    assert f"Port {port} is taken" in result.stderr and "--port" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = serve("--data", str(tmp_path / "file" / "inside"))
    assert result.returncode == 2
    assert "cannot be made" in result.stderr and "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "url, code, said",
    [
        ("nonsense", 2, "address of the database"),
        ("nonsense://x", 2, "address of the database"),
        ("sqlite:////nowhere/at/all.sqlite3", 1, "cannot be opened"),
    ],
)
def test_a_database_that_is_none_is_told(tmp_path: Path, url: str, code: int, said: str) -> None:
    result = serve("--data", str(tmp_path), "--database", url)
    assert (result.returncode, said in result.stderr) == (code, True), result.stderr
    assert "Traceback" not in result.stderr
