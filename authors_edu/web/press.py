"""The press: renders decks in a process of its own, so that nobody's game waits for paper."""

import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Lock, Thread

from authors_edu.decks.model import Deck
from authors_edu.printing.pages import Printed, PrintSettings

_lock = Lock()
_pool: ProcessPoolExecutor | None = None


@dataclass(frozen=True, slots=True)
class Proof:
    """A printed deck with its sheets as PNG pictures, rasterised from the very PDF."""

    printed: Printed
    pages: tuple[bytes, ...]


def print_proof(deck: Deck, settings: PrintSettings, dpi: int = 80) -> Proof:
    """Prints a deck and its preview. Waits for the press; other visitors' clicks do not."""
    press = _running()
    try:
        return press.submit(_print, deck, settings, dpi).result()
    except BrokenProcessPool:  # the worker was killed: once more with a new one
        _close(press)
        return _running().submit(_print, deck, settings, dpi).result()


def warm_up() -> None:
    """Starts the worker and its imports ahead of the first print."""
    _running().submit(_ready)


def close() -> None:
    """Stops the worker; the next print starts a new one."""
    if _pool is not None:
        _close(_pool)


def _close(press: ProcessPoolExecutor) -> None:
    """Stops this worker and no other: two visitors may notice at the same time that one broke."""
    global _pool
    with _lock:
        press.shutdown(wait=False, cancel_futures=True)
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
    """Runs in the worker: a server that was killed could not stop it."""

    def wait() -> None:
        server = parent_process()
        if server is not None:
            server.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def _ready() -> None:
    """Runs in the worker: importing this module brought the printer in."""


def _print(deck: Deck, settings: PrintSettings, dpi: int) -> Proof:
    from authors_edu.printing.pages import print_deck
    from authors_edu.printing.preview import page_pngs

    printed = print_deck(deck, settings)
    return Proof(printed, tuple(page_pngs(printed.pdf, dpi)))
