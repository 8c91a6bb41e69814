"""Deck or rows -> csv bytes that a spreadsheet opens without harm and that `check_file` reads back unchanged."""

from collections.abc import Iterable, Sequence

from authors_edu.decks.guard import guarded
from authors_edu.decks.headings import deck_words, heading
from authors_edu.decks.model import Card, Deck
from authors_edu.decks.rows import Row

_OPTIONAL = ("year", "clue", "image", "also_accept", "note")
_BOM = b"\xef\xbb\xbf"  # without it Excel takes UTF-8 for the code page of its country


def deck_csv(deck: Deck) -> bytes:
    """Writes one row a card, with the columns that hold something; UTF-8 with byte order mark, CRLF."""
    used = [name for name in _OPTIONAL if any(getattr(card, name) for card in deck.cards)]
    rows = [[*_headings(deck), *used]]
    rows += [[card.creator, card.work, *(_text(card, name) for name in used)] for card in deck.cards]
    return _csv(rows)


def rows_csv(rows: Sequence[Row]) -> bytes:
    """Writes rows as they stand, each on the row of its number: rows that are missing become blank ones."""
    lines: list[Sequence[str]] = []
    width = max((len(row.cells) for row in rows), default=0)
    for row in sorted(rows):
        lines += [()] * (row.number - 1 - len(lines))
        lines.append(row.cells)
    return _csv(lines, blank="," * (width - 1))


def _headings(deck: Deck) -> tuple[str, str]:
    """Gives the deck's own words as headings where reading them gives the same words again."""
    words = deck.words
    creator, work = heading(words.creator), heading(words.work)
    is_read_back = creator and work and (creator.field, work.field) == ("creator", "work")
    if is_read_back and deck_words(creator, work, []) == words:
        return words.creator, words.work
    return "creator", "work"


def _text(card: Card, name: str) -> str:
    value = getattr(card, name)
    return " | ".join(value) if name == "also_accept" else str(value)


def _csv(lines: Iterable[Sequence[str]], blank: str = "") -> bytes:
    text = "".join((",".join(map(_cell, line)) if line else blank) + "\r\n" for line in lines)
    return _BOM + text.encode("utf-8", errors="replace")


def _cell(text: str) -> str:
    text = guarded(text)
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ',;|\t"\r\n') else text
