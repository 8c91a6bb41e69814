"""Text that other programs would take for more than text: formulas, markup, paths of pictures. To us it is text."""

import re
from collections.abc import Iterator, Sequence
from html import unescape

from authors_edu.decks.checks.cells import LONG_CELL
from authors_edu.decks.guard import FORMULA_SIGNS
from authors_edu.decks.problems import Edit, Fix, Problem, warning
from authors_edu.decks.table import Entry, Table, Titles
from authors_edu.decks.text import clean

_MARKUP = re.compile(r"</?[a-zA-Z][^<>]*>|<!--|&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,30});")
_TAG = re.compile(r"</?[a-zA-Z][^<>]*>|<!--.*?-->")
_PLAIN_NAME = re.compile(r"[^\x00-\x1f/\\:*?\"<>|%]+")
_PICTURE_NAME = re.compile(r"[^/\\:*?\"<>|%]+\.(?:png|jpe?g|gif|webp|bmp|tiff?|svg|avif|heic)", re.IGNORECASE)


def check_risky(table: Table, entries: Sequence[Entry], titles: Titles) -> Iterator[Problem]:
    """Finds text that must be escaped on its way out."""
    starts = {title[:1] for title in titles} | {name[:1] for name in {entry.creator for entry in entries}}
    if not starts.isdisjoint(FORMULA_SIGNS):
        yield from _formulas(table)
    if "<" in table.text or "&" in table.text:
        yield from _markup(table)
    if any("image" in card for card in table.columns.cards):
        yield from _images(table)


def _formulas(table: Table) -> Iterator[Problem]:
    for cell in table.cells():
        text = clean(cell.text)
        if cell.field in ("creator", "work") and text and text[0] in FORMULA_SIGNS:
            yield warning("formula_like_text", [cell.row], cell.field, value=text)


def _markup(table: Table) -> Iterator[Problem]:
    for cell in table.cells():
        text = clean(cell.text)
        if len(text) <= LONG_CELL and _MARKUP.search(text):
            plain = clean(unescape(_TAG.sub("", text)))
            fix = Fix((Edit(cell.row, cell.place, cell.text, plain),), safe=False) if plain and plain != text else None
            yield warning("markup_in_text", [cell.row], cell.field, fix, value=text, plain=plain)


def _images(table: Table) -> Iterator[Problem]:
    for cell in table.cells():
        if cell.field == "image" and (text := clean(cell.text)) and not is_plain_name(text):
            name = _name_within(text)
            fix = Fix((Edit(cell.row, cell.place, cell.text, name),), safe=False)
            yield warning("unsafe_image_reference", [cell.row], "image", fix, value=text, name=name)


def is_plain_name(text: str) -> bool:
    """Tells whether an image is named by a plain file name, which leads nowhere.

    >>> [is_plain_name(text) for text in ("mansfield park.jpg", "../secret.png", "http://x/y.png", "..%2fz.png")]
    [True, False, False, False]
    """
    return bool(_PLAIN_NAME.fullmatch(text)) and not text.startswith(".") and ".." not in text


def _name_within(path: str) -> str:
    """Gives the file name at the end of a path on somebody's machine; nothing for a link."""
    if re.match(r"[a-zA-Z][a-zA-Z0-9+.-]+:", path) or "%" in path:
        return ""
    name = re.split(r"[/\\]", path)[-1].strip()
    return name if _PICTURE_NAME.fullmatch(name) and is_plain_name(name) else ""
