"""Checks a template's tables against its dataclasses: every key, every value, all at once. Knows no look."""

import re
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from authors_edu.decks.problems import Problem
from authors_edu.printing.errors import nearest, refused
from authors_edu.printing.fonts import FONTS

COLOURS = {"ink": "#1f2430", "quiet": "#4a4f5c", "black": "#000000", "paper": "#ffffff"}  # and #rrggbb
FAMILY_COLOURS = ("family", "tint")  # its own, and one so pale that ink stands upon it

_COLOUR_KEYS = ("colour", "ground", "ink")
# Nobody reads type of less than a point; of other things, less than this cannot be drawn.
_LEAST = {
    "size_pt": 1,
    "largest_pt": 1,
    "smallest_pt": 1,
    "largest_mm": 1,
    "smallest_mm": 1,
    "step_mm": 1,
    "aspect": 0.1,
}
_MOST = 1_000  # mm or points; larger than any sheet

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TemplateReader:
    """Turns tables into parts of a template and notes whatever is wrong in `problems`."""

    template: str
    problems: list[Problem]

    def table(self, kind: type[T], table: Any, path: str) -> T | None:
        """Builds one part; None where something in it is wrong. `path` names it in the problems."""
        if not isinstance(table, dict):
            self._wrong("wrong_template_value", path, value=str(table), nearest="", known=())
            return None
        before = len(self.problems)
        parts = {part.name: part for part in fields(kind)}  # type: ignore[arg-type]  # a dataclass
        hints = get_type_hints(kind)
        values = {}
        for key, value in table.items():
            if key in parts:
                values[key] = self._value(parts[key], hints[key], value, _joined(path, key))
            else:
                known = tuple(parts)
                self._wrong("unknown_template_key", _joined(path, key), nearest=nearest(key, known), known=known)
        for key, part in parts.items():
            if key not in table and part.default is MISSING:
                self._wrong("missing_template_key", _joined(path, key))
        return kind(**values) if len(self.problems) == before else None

    def _value(self, part: "Field[Any]", hint: Any, value: Any, path: str) -> Any:
        if is_dataclass(hint):
            return self.table(hint, value, path)  # type: ignore[arg-type]  # is_dataclass does not narrow to a type
        if get_origin(hint) is tuple and isinstance(value, list):
            return tuple(self._value(part, get_args(hint)[0], entry, path) for entry in value)
        known = _known(part.name, hint)
        if not _is_right(part.name, hint, value, known):
            self._wrong("wrong_template_value", path, value=str(value), nearest=nearest(str(value), known), known=known)
        return value

    def _wrong(self, kind: str, key: str, **values: str | tuple[str, ...]) -> None:
        self.problems.append(refused(kind, template=self.template, key=key, **values))


def _known(name: str, hint: Any) -> tuple[str, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if name == "font":
        return tuple(FONTS)
    return (*COLOURS, *FAMILY_COLOURS, "#rrggbb") if name in _COLOUR_KEYS else ()


def _is_right(name: str, hint: Any, value: Any, known: tuple[str, ...]) -> bool:
    if hint is float:
        return isinstance(value, int | float) and not isinstance(value, bool) and _LEAST.get(name, 0) <= value < _MOST
    if hint is bool:
        return isinstance(value, bool)
    if not isinstance(value, str) or get_origin(hint) is tuple:
        return False
    if name in _COLOUR_KEYS and re.fullmatch("#[0-9a-f]{6}", value):
        return True
    return value in known if known else True


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
