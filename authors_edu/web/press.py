"""The press: renders decks in a process of its own, so that nobody's game waits for paper."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from gc import collect
from multiprocessing import active_children, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Lock, Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_lock = Lock()
_pool: ProcessPoolExecutor | None = None
_ended: ProcessPoolExecutor | None = None  # stopped on purpose: what it had in work is not printed again


def at_the_press(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Has a function of `print_room/work.py` run at the press. Waits for it; other visitors' clicks do not."""
    press = _running()
    try:
        return press.submit(work, *arguments, **named).result()
    except BrokenProcessPool:  # the worker was killed: once more with a new one
        if press is _ended:
            raise
        _close(press)
        return _running().submit(work, *arguments, **named).result()


def warm_up() -> None:
    """Starts the worker and its imports ahead of the first print."""
    _running().submit(_ready)


def close() -> None:
    """Stops the worker, whatever it prints; the next print starts a new one.

    Gives its semaphores back: a server that was stopped by a signal ends without the usual clearing up, and Python
    would then call them leaked.
    """
    global _ended
    if _pool is not None:
        _ended = _pool
        for worker in active_children():  # none but the press has any
            worker.terminate()
        _close(_ended, wait=True)
        collect()


def _close(press: ProcessPoolExecutor, wait: bool = False) -> None:
    """Stops this worker and no other: two visitors may notice at the same time that one broke."""
    global _pool
    with _lock:
        press.shutdown(wait=wait, cancel_futures=True)
        if _pool is press:
            _pool = None


def _running() -> ProcessPoolExecutor:
    global _pool
    with _lock:
        if _pool is None:
            _pool = ProcessPoolExecutor(
                max_workers=1, mp_context=get_context("spawn"), initializer=_end_with_the_server
            )
        return _pool


def _end_with_the_server() -> None:
    """Runs in the worker: a server that was killed could not stop it, and Ctrl-C is the server's affair."""
    signal(SIGINT, SIG_IGN)

    def wait() -> None:
        server = parent_process()
        if server is not None:
            server.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def _ready() -> None:
    """Runs in the worker: brings the printer in."""
    from authors_edu.printing import pages, preview  # noqa: F401
