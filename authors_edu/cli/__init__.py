"""The command line. One file a group of commands; exit 0 done, 1 the input was refused, 2 wrong usage."""

import gc
import sys
from importlib import import_module

import typer

from authors_edu.printing.collector import no_garbage_hunt

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
    with no_garbage_hunt():  # most of a short command is bringing in modules, which are kept
        app = command_line([asked] if asked in COMMANDS else list(COMMANDS))
    try:
        app()
    finally:
        gc.freeze()  # the process ends: what it holds need not be searched for garbage before the system takes it back


def command_line(names: list[str]) -> typer.Typer:
    """Gives the program with these commands."""
    app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
    app.callback()(_about)
    for name in names:
        module, function = COMMANDS[name].split(":")
        app.command(name)(getattr(import_module(f"{__name__}.{module}"), function))
    return app


def _about() -> None:
    """Turn a list of creators and works into a deck of Authors: checked, printed, played and tracked."""
