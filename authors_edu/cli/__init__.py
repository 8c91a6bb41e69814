"""The command line. One file a group of commands; exit 0 done, 1 the input was refused, 2 wrong usage."""

from __future__ import annotations

import errno
import gc
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from authors_edu.printing.collector import no_garbage_hunt

if TYPE_CHECKING:
    import typer

# Command -> module and function. Only what is asked for is imported: a print needs no bots, a check no printer.
COMMANDS = {
    "check": "check:check",
    "print": "print:print_command",
    "simulate": "simulate:simulate",
    "serve": "serve:serve",
    "templates": "shipped:templates",
    "sheets": "shipped:sheets",
    "decks": "shipped:decks",
    "version": "shipped:version",
}


def main() -> None:
    """Runs the command that the command line names; without one, lists all."""
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        with no_garbage_hunt():  # most of a short command is bringing in modules, which are kept
            app = command_line([asked] if asked in COMMANDS else list(COMMANDS))
        app()
    except KeyboardInterrupt:  # before the command had begun
        sys.exit(130)
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT) or error.filename is not None:
            raise
        _end_with_a_full_disk(error)
    finally:
        gc.freeze()  # the process ends: what it holds need not be searched for garbage before the system takes it back


def _end_with_a_full_disk(error: OSError) -> None:
    """Says that what was printed found no room, and lets nothing be written any more."""
    from authors_edu.words.files import cannot_write

    sys.stderr.write(cannot_write("stdout", error.strerror or str(error)) + "\n")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(2)


def command_line(names: list[str]) -> typer.Typer:
    """Gives the program with these commands."""
    import typer  # here, so that a key pressed meanwhile ends the program without a word

    app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
    app.callback()(_about)
    for name in names:
        module, function = COMMANDS[name].split(":")
        app.command(name)(getattr(import_module(f"{__name__}.{module}"), function))
    return app


def _about() -> None:
    """Turn a list of creators and works into a deck of Authors: checked, printed, played and tracked."""
