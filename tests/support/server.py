"""Starts and stops the real server for a test, in a data folder of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`authors-edu serve` on a free port. `kill` is -9 in the middle of whatever it does; `start` goes on from disk."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        words = [sys.executable, "-c", "from authors_edu.cli import main; main()", "serve"]
        words += ["--port", str(self.port), "--data", str(self.data)]
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("STREAMLIT_", "AUTHORS_"))}
        log = (self.data / "server.log").open("ab")
        self._process = subprocess.Popen(
            words, cwd=self.data, env=clean, stdout=log, stderr=log, start_new_session=True
        )
        log.close()
        for _ in range(150):
            try:
                with urllib.request.urlopen(f"{self.url}/_stcore/health", timeout=5):
                    return
            except OSError:
                if self._process.poll() is not None:
                    break
                time.sleep(0.2)
        raise AssertionError(f"the server did not start:\n{self.log()}")

    @property
    def process_id(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def interrupt(self) -> None:
        """Does what Ctrl-C does in a terminal: it reaches the server and every process that it started."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGINT)
        self._process.wait(timeout=20)
        self._process = None

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def log(self) -> str:
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=20)
            self._process = None
