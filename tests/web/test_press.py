"""The worker that prints does not outlive the server."""

import os
import time
from pathlib import Path

import pytest
from support.server import Server


def children_of(process: int) -> set[int]:
    """Lists the processes below this one (Linux)."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it ended while we looked
            continue
    below = {process}
    while more := {child for child, parent in parents.items() if parent in below} - below:
        below |= more
    return below - {process}


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("stop", ["kill", "stop"])
def test_no_process_is_left_when_the_server_is_gone(server: Server, stop: str) -> None:
    for _ in range(100):
        workers = children_of(server.process_id)
        if len(workers) > 1:  # the worker and the tracker of its resources
            break
        time.sleep(0.1)
    assert workers
    getattr(server, stop)()
    for _ in range(100):
        if not any(map(is_running, workers)):
            return
        time.sleep(0.1)
    for worker in filter(is_running, workers):
        os.kill(worker, 9)
    raise AssertionError("a worker outlives its server")
