"""Text that other programs would take for more than text: formulas, markup, paths of pictures. To us it is text."""

import re
from collections.abc import Iterable, Iterator

from authors_edu.decks.checks.cells import LONG_CELL
from authors_edu.decks.checks.error_values import is_error_value
from authors_edu.decks.guard import FORMULA_SIGNS
from authors_edu.decks.listed import Listed
from authors_edu.decks.problems import Edit, Fix, Problem, warning
from authors_edu.decks.table import Cell, Table, Titles, alike
from authors_edu.decks.text import clean, fold

_MARKUP = re.compile(r"</?[a-zA-Z][^<>]*>|<!--|&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,30});")
_TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
_COMMENT_OR_TAG = re.compile(rf"{_TAG.pattern}|<!--.*?-->")
_PLAIN_NAME = re.compile(r"[^\x00-\x1f/\\:*?\"<>|%]+")
_PICTURE_NAME = re.compile(r"[^/\\:*?\"<>|%]+\.(?:png|jpe?g|gif|webp|bmp|tiff?|svg|avif|heic)", re.IGNORECASE)


def check_risky(table: Table, listed: Listed, titles: Titles) -> Iterator[Problem]:
    """Finds text that must be escaped on its way out."""
    if any(sign in table.text for sign in FORMULA_SIGNS):
        yield from _formulas(table, listed)
    if "<" in table.text or "&" in table.text:
        yield from _markup(table, titles)
    if any("image" in card for card in table.columns.cards):
        yield from _images(table)


def _formulas(table: Table, listed: Listed) -> Iterator[Problem]:
    starts = {text[:1] for text in (*listed.creators, *listed.works)}
    if starts.isdisjoint(FORMULA_SIGNS):
        return
    for cell in table.cells():
        text = clean(cell.text)
        if cell.field in ("creator", "work") and text and text[0] in FORMULA_SIGNS:
            yield warning("formula_like_text", [cell.row], cell.field, value=text)


def _markup(table: Table, titles: Titles) -> Iterator[Problem]:
    if "<" not in table.text and "&" not in table.text:
        return
    from html import unescape  # here, because few lists have any

    known = set(titles.values())
    for cells in alike(cell for cell in table.cells() if "<" in cell.text or "&" in cell.text):
        text = clean(cells[0].text)
        if len(text) <= LONG_CELL and _MARKUP.search(text):
            # Behind the last "-->" no comment ends; looking for its end from each "<!--" would take seconds.
            ended, end, rest = text.rpartition("-->")
            plain = clean(unescape(_COMMENT_OR_TAG.sub("", ended + end) + _TAG.sub("", rest)))
            # Where the plain text is the title of another card, two cards would become one.
            is_mend = plain not in ("", text) and fold(plain) not in known and not is_error_value(plain)
            fix = _rewritten(cells, plain) if is_mend else None
            rows = dict.fromkeys(cell.row for cell in cells)
            yield warning("markup_in_text", rows, cells[0].field, fix, value=text, plain=plain)


def _rewritten(cells: Iterable[Cell], text: str) -> Fix:
    return Fix(tuple(Edit(cell.row, cell.place, cell.text, text) for cell in cells), safe=False)


def _images(table: Table) -> Iterator[Problem]:
    for cells in alike(cell for cell in table.cells() if cell.field == "image"):
        text = clean(cells[0].text)
        if text and not is_plain_name(text):
            name = _name_within(text)
            rows = dict.fromkeys(cell.row for cell in cells)
            yield warning("unsafe_image_reference", rows, "image", _rewritten(cells, name), value=text, name=name)


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
