"""Tries an installed wheel as its user would: `python tests/try_wheel.py VENV FOLDER`. No checkout is in reach."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


def run(program: Path, *words: str, folder: Path) -> str:
    done = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, f"{words}: exit {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def first_page(program: Path, folder: Path) -> str:
    port = free_port()
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("STREAMLIT_", "AUTHORS_"))}
    words = [program, "serve", "--port", str(port), "--data", str(folder / "data")]
    with subprocess.Popen(words, cwd=folder, env=environment) as server:
        try:
            for _ in range(100):
                time.sleep(0.2)
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                        return str(answer.headers) + answer.read().decode()
                except OSError:
                    assert server.poll() is None, "the server stopped"
            raise AssertionError("no page within 20 seconds")
        finally:
            server.terminate()


def main(venv: Path, folder: Path) -> None:
    program = venv / ("Scripts" if os.name == "nt" else "bin") / "authors-edu"
    assert run(program, "version", folder=folder).strip()
    assert "classic" in run(program, "templates", folder=folder).split()
    decks = dict(line.split("\t") for line in run(program, "decks", folder=folder).splitlines())
    deck = decks["Classic authors"]
    report = json.loads(run(program, "check", deck, "--json", folder=folder))
    assert (report["outcome"], report["families"], report["cards"]) == ("accept", 11, 44), report
    run(program, "print", deck, "-o", "deck.pdf", folder=folder)
    assert (folder / "deck.pdf").read_bytes().startswith(b"%PDF-")
    played = run(program, "simulate", deck, "--bots", "sharp,beginner,random", "--rounds", "3", "--json", folder=folder)
    assert sum(seat["sets"] for seat in json.loads(played)["seats"]) == 33
    page = first_page(program, folder)
    assert "HttpOnly" in page and '<div id="root">' in page
    print("the wheel works outside the checkout")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
