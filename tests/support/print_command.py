"""Runs `authors-edu print` in this process, and measures the pages that it wrote."""

from pathlib import Path

import typer
from pypdf import PdfReader
from typer.testing import CliRunner

from authors_edu.cli.print import print_command

app = typer.Typer()
app.command()(print_command)


def rows(*titles: str) -> str:
    return "author,work\n" + "".join(f"Jane Austen,{title}\n" for title in titles)


def run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return result.exit_code, result.stdout, result.stderr


def pages_of(file: Path) -> list[tuple[float, float]]:
    """Width and height of each page in mm."""
    sizes = [page.mediabox for page in PdfReader(file).pages]
    return [(round(float(size.width) * 25.4 / 72, 1), round(float(size.height) * 25.4 / 72, 1)) for size in sizes]
