"""Holds back Python's search for cyclic garbage while much is made that is kept. Knows nothing of cards."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_garbage_hunt() -> Iterator[None]:
    """Lets Python free by counting alone meanwhile.

    A deck is thousands of small nouns that are kept and hold no cycle, and so are modules while they are brought in.
    Every few hundred of them Python would look through all that a process holds for cycles: a tenth of the time.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
