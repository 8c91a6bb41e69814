"""The worker that prints does not outlive the server, and leaves nothing behind."""

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from support.server import Server

from authors_edu.web import press

on_linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")


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


def is_deaf_to_ctrl_c(process: int) -> bool:
    status = Path(f"/proc/{process}/status").read_text()
    ignored = next(line for line in status.splitlines() if line.startswith("SigIgn:"))
    return bool(int(ignored.split()[1], 16) >> (signal.SIGINT - 1) & 1)


def started_workers(server: Server) -> set[int]:
    """Waits for the worker and the tracker of its resources."""
    for _ in range(100):
        workers = children_of(server.process_id)
        if len(workers) > 1:
            break
        time.sleep(0.1)
    assert workers
    return workers


@on_linux
@pytest.mark.parametrize("stop", ["kill", "stop"])
def test_no_process_is_left_when_the_server_is_gone(server: Server, stop: str) -> None:
    workers = started_workers(server)
    getattr(server, stop)()
    for _ in range(100):
        if not any(map(is_running, workers)):
            return
        time.sleep(0.1)
    for worker in filter(is_running, workers):
        os.kill(worker, 9)
    raise AssertionError("a worker outlives its server")


@on_linux
@pytest.mark.parametrize("stop", ["stop", "interrupt"])
def test_a_server_that_is_stopped_gives_all_semaphores_back_and_shows_no_traceback(server: Server, stop: str) -> None:
    workers = started_workers(server)
    for _ in range(100):
        if all(map(is_deaf_to_ctrl_c, workers)):  # then they are up, and wait for work
            break
        time.sleep(0.1)
    getattr(server, stop)()
    for _ in range(100):
        if not any(map(is_running, workers)):  # the tracker tells what leaked when it ends
            break
        time.sleep(0.1)
    assert "leaked" not in server.log() and "Traceback" not in server.log()


def _slow(seconds: float) -> str:
    for sheet in range(1, 101):
        press.tell(sheet, 100)
        time.sleep(seconds / 100)
    return "printed"


@pytest.mark.usefixtures("one_press")
def test_who_waits_long_is_told_how_many_sheets_are_done() -> None:
    told: list[tuple[int, int]] = []
    assert press.watched(lambda *sheets: told.append(sheets), _slow, 3.0) == "printed"
    sheets = [sheet for sheet, all_sheets in told if all_sheets == 100]
    assert len(sheets) > 3 and sheets == sorted(sheets) and sheets[-1] > sheets[0]


@pytest.mark.usefixtures("one_press")
def test_what_is_given_up_ends_and_what_others_wait_for_is_printed_all_the_same() -> None:
    class Left(Exception):
        pass

    def leave(sheet: int, sheets: int) -> None:
        raise Left

    with ThreadPoolExecutor(1) as other:
        with pytest.raises(Left):
            for_others = other.submit(lambda: (time.sleep(0.5), press.at_the_press(_slow, 0.1))[1])
            press.watched(leave, _slow, 60.0)
        assert for_others.result(timeout=30) == "printed"  # by the one worker, which has not printed for a minute
