"""Deck or rows -> csv bytes that a spreadsheet opens without harm and that `check_file` reads back unchanged."""

from collections.abc import Iterable, Sequence

from authors_edu.decks.guard import guarded
from authors_edu.decks.headings import TOPIC, deck_words, heading
from authors_edu.decks.model import Card, Deck, Words
from authors_edu.decks.rows import Row

OPTIONAL = ("year", "clue", "image", "focus", "also_accept", "note")
_MOST_BLANK = 1_000_000  # cells of blank rows, a byte each; a list may begin in the last row of a spreadsheet
_BOM = b"\xef\xbb\xbf"  # without it Excel takes UTF-8 for the code page of its country


def deck_csv(deck: Deck) -> bytes:
    """Writes one row a card, with the columns that hold something; UTF-8 with byte order mark, CRLF."""
    used = [name for name in OPTIONAL if any(getattr(card, name) for card in deck.cards)]
    return _csv([[*card_headings(deck.words), *used], *(card_cells(card, used) for card in deck.cards)])


def rows_csv(rows: Sequence[Row]) -> bytes:
    """Writes rows as they stand, each on the row of its number: rows that are missing become blank ones.

    Where that would be more than a file may hold, they are left out.
    """
    lines: list[Sequence[str]] = []
    width = max((len(row.cells) for row in rows), default=0)
    blank = max((row.number for row in rows), default=0) - len(rows)
    for row in sorted(rows):
        if blank * width <= _MOST_BLANK:
            lines += [()] * (row.number - 1 - len(lines))
        lines.append(row.cells)
    return _csv(lines, blank="," * (width - 1))


def card_headings(words: Words) -> tuple[str, str]:
    """Gives the deck's own words as headings where reading them gives the same words again."""
    names = words.creator, words.work
    # Beside other columns too: their headings may speak for another language.
    return names if words == words_read(*names) == words_read(*names, OPTIONAL) else ("creator", "work")


def words_read(creator: str, work: str, others: Iterable[str] = ()) -> Words | None:
    """Gives the words of a deck that is read from a list with these headings; None where they are none."""
    known = [found for text in (creator, work, *others) if (found := heading(text))]
    fields = [found.field for found in known[:2]]
    if len(fields) < 2 or fields[0] not in ("creator", TOPIC) or fields[1] not in ("work", TOPIC):
        return None
    return deck_words(known[0], known[1], known)


def card_cells(card: Card, fields: Iterable[str]) -> tuple[str, ...]:
    """Gives the row of a card: creator, work and these fields."""
    return card.creator, card.work, *(_text(card, name) for name in fields)


def _text(card: Card, name: str) -> str:
    value = getattr(card, name)
    return " | ".join(value) if name == "also_accept" else str(value)


def _csv(lines: Iterable[Sequence[str]], blank: str = "") -> bytes:
    text = "".join((",".join(map(_cell, line)) if line else blank) + "\r\n" for line in lines)
    return _BOM + text.encode("utf-8", errors="replace")


def _cell(text: str) -> str:
    text = guarded(text)
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ',;|\t"\r\n') else text
