"""Reads one XML part of a spreadsheet, tag by tag, names without prefixes. Builds no tree, expands no entity."""

from collections.abc import Callable, Mapping
from xml.parsers import expat

from authors_edu.decks.reading.tabs import broken, too_large

Start = Callable[[str, Mapping[str, str]], None]
_MOST_TAGS = 2_500_000  # some seconds; a list of 10,000 rows has 100,000


def parse_xml(part: bytes, start: Start, end: Callable[[str], None], text: Callable[[str], None] | None = None) -> None:
    """Calls `start`, `end` and `text` for what stands in the part; raises `Unreadable` where it is no XML."""
    if part.count(b"<") > _MOST_TAGS:
        raise too_large()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = lambda name, attributes: start(_local(name), attributes)
    parser.EndElementHandler = lambda name: end(_local(name))
    parser.StartDoctypeDeclHandler = _refuse
    if text is not None:
        parser.CharacterDataHandler = text
    try:
        parser.Parse(part, True)
    except (expat.ExpatError, ValueError, OverflowError, LookupError, RecursionError) as error:
        raise broken() from error


def attribute(attributes: Mapping[str, str], name: str, default: str = "") -> str:
    """Gives an attribute by its name without prefix."""
    if not attributes:
        return default
    found = attributes.get(name)
    if found is not None:
        return found
    end = f":{name}"
    for key, value in attributes.items():
        if key.endswith(end):
            return value
    return default


def _local(name: str) -> str:
    return name.rpartition(":")[2] if ":" in name else name


def _refuse(*_: object) -> None:
    """No spreadsheet declares a document type; one that does wants to expand entities."""
    raise broken()
