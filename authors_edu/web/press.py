"""The press: renders decks in a process of its own, so that nobody's game waits for paper."""

import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from functools import partial
from gc import collect
from itertools import count
from multiprocessing import active_children, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Lock, Thread
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Told = Callable[[int, int], None]  # sheet, sheets in all; 0, 0 while others print

_SHORT_S = 1.0  # what takes no longer is not worth a bar, nor a new worker to break it off
_BETWEEN_S = 0.25
_MOST_WORKERS = 5  # that one piece of work may see ended, because others gave up

_SPAWN = get_context("spawn")
_lock = Lock()
_numbers = count(1)  # of what is printed
_sheets: Any = _SPAWN.RawArray("i", 3)  # sheet in work, sheets in all, number of what is printed; told by the worker
_pool: ProcessPoolExecutor | None = None
_ended: ProcessPoolExecutor | None = None  # stopped on purpose: what it had in work is not printed again


def at_the_press(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Has a function of `print_room/work.py` run at the press. Waits for it; other visitors' clicks do not."""
    return _printed(partial(work, *arguments, **named), None)


def watched(told: Told, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """As `at_the_press`, and calls `told` now and then once it takes long: with the sheet in work, and how many.

    What `told` raises, as a page does that is left or has a button pressed, ends the work.
    """
    return _printed(partial(work, *arguments, **named), told)


def tell(sheet: int, sheets: int) -> None:
    """Runs in the worker: says which sheet is in work, to whoever waits for it."""
    _sheets[:2] = [sheet, sheets]


def _printed(work: Callable[[], T], told: Told | None) -> T:
    for _ in range(_MOST_WORKERS):
        press, number = _running(), next(_numbers)
        try:
            return _wait(press, press.submit(_numbered, number, work), number, told)
        except BrokenProcessPool:  # the worker was killed, or printed what others gave up: once more with a new one
            if press is _ended:
                raise
            _close(press)
    raise BrokenProcessPool


def _wait(press: ProcessPoolExecutor, job: Future[T], number: int, told: Told | None) -> T:
    wait_s = None if told is None else _SHORT_S
    while True:
        try:
            return job.result(wait_s)
        except TimeoutError:
            if job.done():  # it is the work's own
                raise
            wait_s = _BETWEEN_S
        with ExitStack() as if_left:
            if_left.callback(_give_up, press, job)
            sheet, sheets, printing = _sheets
            if told:
                told(*((sheet, sheets) if printing == number else (0, 0)))
            if_left.pop_all()


def _give_up(press: ProcessPoolExecutor, job: Future[T]) -> None:
    """Ends work for which nobody waits any more; what others wait for is begun again with a new worker."""
    if not job.cancel():
        for worker in active_children():  # none but the press has any
            worker.terminate()
        _close(press, is_empty=False)


def _numbered(number: int, work: Callable[[], T]) -> T:
    """Runs in the worker: says whose sheets are counted."""
    _sheets[:] = [0, 0, number]
    return work()


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


def _close(press: ProcessPoolExecutor, wait: bool = False, is_empty: bool = True) -> None:
    """Stops this worker and no other: two visitors may notice at the same time that one broke."""
    global _pool
    with _lock:
        press.shutdown(wait=wait, cancel_futures=is_empty)
        if _pool is press:
            _pool = None


def _running() -> ProcessPoolExecutor:
    global _pool
    with _lock:
        if _pool is None:
            _pool = ProcessPoolExecutor(max_workers=1, mp_context=_SPAWN, initializer=_begin, initargs=(_sheets,))
        return _pool


def _begin(sheets: Any) -> None:
    """Runs in the worker: a server that was killed could not stop it, and Ctrl-C is the server's affair."""
    global _sheets
    _sheets = sheets
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
