"""Papers, cards and perforated sheets by name, or by size. Read from `sheets.toml`; decides no place itself."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from authors_edu.printing.errors import nearest
from authors_edu.printing.paper import Sheet, Size

_MM_AN_INCH = 25.4
_MOST_MM = 2_000  # wider than any printer's paper
_NUMBER = r"(\d+(?:[.,]\d+)?)"
_UNIT = r"\s*(mm|in|\"|″)?\s*"
_SIZE = re.compile(rf"{_NUMBER}{_UNIT}[x×*]\s*{_NUMBER}{_UNIT}")


@dataclass(frozen=True, slots=True)
class LabelSheet:
    """A perforated sheet as its maker draws it; `first` holds the left and top edge of the first card."""

    paper: Size
    card: Size
    columns: int
    rows: int
    first: Size
    pitch: Size

    def upright(self) -> Sheet:
        """Gives the sheet so turned that its cards stand upright."""
        first, pitch = self.first, self.pitch
        if self.card.width_mm <= self.card.height_mm:
            return Sheet(self.paper, self.card, self.columns, self.rows, first.width_mm, first.height_mm, self.pitch)
        bottom = self.paper.height_mm - first.height_mm - (self.rows - 1) * pitch.height_mm - self.card.height_mm
        turned = self.card.turned
        return Sheet(self.paper.turned, turned, self.rows, self.columns, bottom, first.width_mm, pitch.turned)


def size_of(text: str) -> Size | None:
    """Reads a size in mm or inches; None where it is none.

    >>> size_of("8.5 x 11 in")
    Size(width_mm=215.9, height_mm=279.4)
    >>> size_of("63x88")
    Size(width_mm=63.0, height_mm=88.0)
    """
    found = _SIZE.fullmatch(text.strip().casefold())
    if not found:
        return None
    width, first_unit, height, unit = found.groups()
    by = 1.0 if (unit or first_unit or "mm") == "mm" else _MM_AN_INCH
    sides = [round(float(side.replace(",", ".")) * by, 4) for side in (width, height)]
    return Size(*sides) if all(0 < side < _MOST_MM for side in sides) else None


def paper_of(text: str) -> Size | None:
    """Gives the paper of that name or size."""
    return PAPERS.get(text.strip().casefold()) or size_of(text)


def card_of(text: str) -> Size | None:
    """Gives the card of that name or size."""
    return CARDS.get(text.strip().casefold()) or size_of(text)


def sheet_of(text: str) -> LabelSheet | None:
    """Gives the perforated sheet of that name, also without its maker's: "Avery 5371", "5371"."""
    name = "-".join(text.casefold().split())
    return LABEL_SHEETS.get(name) or LABEL_SHEETS.get(f"avery-{name}")


def read_sheets(text: str) -> tuple[dict[str, Size], dict[str, Size], dict[str, LabelSheet]]:
    """Reads papers, cards and perforated sheets; raises ValueError for the first thing that is wrong."""
    tables = tomllib.loads(text)
    _known("", tables, ("papers", "cards", "sheet"))
    papers = {name: _size(f"papers.{name}", size) for name, size in tables["papers"].items()}
    cards = {name: _size(f"cards.{name}", size) for name, size in tables["cards"].items()}
    sheets = {}
    keys = [part.name for part in fields(LabelSheet)]
    for name, table in tables["sheet"].items():
        place = f"sheet.{name}."
        _known(place, table, (*keys, "also"))
        if table["paper"] not in papers:
            raise ValueError(f"sheets.toml: {place}paper is no paper; did you mean {nearest(table['paper'], papers)}?")
        sizes = {key: _size(place + key, table[key]) for key in ("card", "first", "pitch")}
        label = LabelSheet(papers[table["paper"]], columns=table["columns"], rows=table["rows"], **sizes)
        sheets.update(dict.fromkeys((name, *table.get("also", ())), label))
    return papers, cards, sheets


def _known(place: str, table: Mapping[str, Any], keys: Iterable[str]) -> None:
    for key in table:
        if key not in keys:
            raise ValueError(f"sheets.toml: there is no {place}{key}; did you mean {nearest(key, keys)}?")


def _size(place: str, text: str) -> Size:
    size = size_of(text)
    if size is None:
        raise ValueError(f"sheets.toml: {place} is no size: {text}")
    return size


PAPERS, CARDS, LABEL_SHEETS = read_sheets((Path(__file__).resolve().parent / "sheets.toml").read_text(encoding="utf-8"))
