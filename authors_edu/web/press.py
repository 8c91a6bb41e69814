"""The press: renders decks in a process of its own, so that nobody's game waits for paper."""

from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from threading import Lock

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
    try:
        return _submit(deck, settings, dpi).result()
    except BrokenProcessPool:  # the worker was killed: once more with a new one
        close()
        return _submit(deck, settings, dpi).result()


def warm_up() -> None:
    """Starts the worker and its imports ahead of the first print."""
    _running().submit(_ready)


def close() -> None:
    """Stops the worker; the next print starts a new one."""
    global _pool
    with _lock:
        if _pool is not None:
            _pool.shutdown(wait=False, cancel_futures=True)
            _pool = None


def _submit(deck: Deck, settings: PrintSettings, dpi: int) -> Future[Proof]:
    return _running().submit(_print, deck, settings, dpi)


def _running() -> ProcessPoolExecutor:
    global _pool
    with _lock:
        if _pool is None:
            _pool = ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"))
        return _pool


def _ready() -> None:
    """Runs in the worker: importing this module brought the printer in."""


def _print(deck: Deck, settings: PrintSettings, dpi: int) -> Proof:
    from authors_edu.printing.pages import print_deck
    from authors_edu.printing.preview import page_pngs

    printed = print_deck(deck, settings)
    return Proof(printed, tuple(page_pngs(printed.pdf, dpi)))
