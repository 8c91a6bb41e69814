"""Archive: a deck to hand on as one file, with its look and its pictures. Touches no file; follows no path.

A zip of `settings.json`, `deck.csv` and `pictures/NAME`. The cards stand exactly in the settings, with their ids: a csv
cannot hold every text as it is (it is cleaned and merged when it is read). The csv is for people. It counts only where
somebody has edited it, which the settings tell by its check sum; then it is checked like any list, and what is still
the same card keeps its id.

Nothing is compressed: the bytes are the same with every version of zlib, and repeated text never looks like a zip bomb.
"""

import io
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import chain
from typing import Any
from zipfile import ZipFile, ZipInfo

from authors_edu.decks.check import Choices, check_file
from authors_edu.decks.checks.cells import LONG_CELL
from authors_edu.decks.checks.risky import is_plain_name
from authors_edu.decks.corrections import corrected
from authors_edu.decks.export import deck_csv
from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.decks.problems import Problem, error
from authors_edu.decks.reading.tabs import MAX_ROWS, MAX_UNPACKED, Unreadable, too_large
from authors_edu.decks.reading.unpack import Parts
from authors_edu.decks.text import CONTROL, clean

_FORMAT = 1
_SETTINGS, _CSV, _PICTURES = "settings.json", "deck.csv", "pictures/"
_MOST_SETTINGS = 10_000_000  # bytes; 10,000 cards with long texts have 6 million
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Archive:
    """A deck, the name of its template, and its pictures by plain name; `problems` are what reading it had to say."""

    deck: Deck
    template: str = "classic"
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()


def is_archive(data: bytes) -> bool:
    """Tells whether these bytes look like an archive, whole or not. Names stand uncompressed in a zip."""
    return data.startswith(b"PK\x03\x04") and _SETTINGS.encode() in data and _CSV.encode() in data


def write_archive(archive: Archive) -> bytes:
    """Packs a deck; the same deck gives the same bytes.

    Raises ValueError for more than 50 MB, which could not be read again, and for what no list can become: two cards
    with one id, a picture that is named by a path, a text with control characters or of more than 1,000 characters.
    """
    if reason := _unfit(archive):
        raise ValueError(reason)
    listed = deck_csv(archive.deck)
    members = _members(archive.pictures)
    settings = {
        "format": _FORMAT,
        "name": archive.deck.name,
        "template": archive.template,
        "words": asdict(archive.deck.words),
        "pictures": members,
        "csv": sha256(listed).hexdigest(),
        "families": [
            {"creator": family.creator, "cards": list(map(_filled, family.cards))} for family in archive.deck.families
        ],
    }
    text = json.dumps(settings, ensure_ascii=False, indent=1)
    parts = {_SETTINGS: text.encode(), _CSV: listed}
    parts |= {member: archive.pictures[name] for name, member in members.items()}
    packed = io.BytesIO()
    with ZipFile(packed, "w") as target:
        for name, content in parts.items():
            target.writestr(ZipInfo(name, _LONG_AGO), content)
    if packed.tell() > MAX_UNPACKED or len(parts[_SETTINGS]) > _MOST_SETTINGS:
        raise ValueError("too large to be shared")
    return packed.getvalue()


def read_archive(data: bytes) -> Archive | tuple[Problem, ...]:
    """Unpacks what `write_archive` packed, else tells why not. Never raises for what is in the bytes."""
    try:
        return _read(data)
    except Unreadable as reason:
        if reason.kind == too_large().kind:
            return (error("archive_too_large", limit_mb=MAX_UNPACKED // 1_000_000),)
        return (error("archive_damaged"),)
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
        return (error("archive_damaged"),)


def _read(data: bytes) -> Archive | tuple[Problem, ...]:
    if len(data) > MAX_UNPACKED:
        raise too_large()
    parts = Parts(data)
    folder = _folder(parts)
    if missing := _missing(parts, folder, (_SETTINGS, _CSV)):
        return missing
    text, listed = parts.read(folder + _SETTINGS), parts.read(folder + _CSV)
    if len(text) > _MOST_SETTINGS:
        raise too_large()
    settings = json.loads(text)
    if type(settings["format"]) is not int or settings["format"] < _FORMAT:
        raise ValueError("no format")
    if settings["format"] > _FORMAT:
        return (error("archive_newer"),)
    members = settings["pictures"]
    if missing := _missing(parts, folder, members.values()):
        return missing
    exact = Archive(_deck(settings), settings["template"], dict.fromkeys(members, b""))
    if reason := _unfit(exact):
        raise ValueError(reason)
    deck: Deck | None = exact.deck
    problems: tuple[Problem, ...] = ()
    if settings["csv"] != sha256(listed).hexdigest():
        deck, problems = _edited(listed, exact.deck)
    if deck is None:
        return problems
    pictures, told = _read_pictures(parts, {name: folder + member for name, member in members.items()})
    return Archive(deck, exact.template, pictures, (*problems, *told))


def _folder(parts: Parts) -> str:
    """Gives the folder that all stands in: some programs pack one around it."""
    found = [name for name in parts.names() if f"/{name}".endswith(f"/{_SETTINGS}")]
    return min(found, key=len, default="").removesuffix(_SETTINGS)


def _missing(parts: Parts, folder: str, members: Iterable[str]) -> tuple[Problem, ...]:
    gone = next((name for name in members if folder + name not in parts), None)
    return () if gone is None else (error("archive_damaged", what="missing", value=gone),)


def _edited(listed: bytes, exact: Deck) -> tuple[Deck | None, tuple[Problem, ...]]:
    report = check_file(listed, _CSV, Choices(name=exact.name))
    return report.deck and corrected(report.deck, exact), report.problems


def _read_pictures(parts: Parts, members: Mapping[str, str]) -> tuple[Mapping[str, bytes], tuple[Problem, ...]]:
    if not members:
        return {}, ()
    from authors_edu.decks.pictures.matching import read_pictures  # here, because most decks have none

    return read_pictures([(name, parts.read(member)) for name, member in members.items()])


def _members(pictures: Mapping[str, bytes]) -> dict[str, str]:
    """Gives picture -> its name in the zip: the same, but for names that differ only in capitals."""
    members: dict[str, str] = {}
    taken: set[str] = set()
    for number, name in enumerate(sorted(pictures)):
        member = _PICTURES + name
        if member.lower() in taken:
            member = f"{_PICTURES}{number}/{name}"
        taken.add(member.lower())
        members[name] = member
    return members


def _filled(card: Card) -> dict[str, Any]:
    return {name: value for name, value in asdict(card).items() if value}


def _deck(settings: Mapping[str, Any]) -> Deck:
    """Gives the deck of settings that may be anything; whether its texts are texts, `_unfit` tells."""
    families = tuple(
        Family(family["creator"], tuple(_card(**card) for card in family["cards"])) for family in settings["families"]
    )
    words = Words(*(settings["words"][name] for name in asdict(Words())))
    return Deck(settings["name"], families, words)


def _card(also_accept: Iterable[str] = (), **fields: str) -> Card:
    return Card(**fields, also_accept=tuple(also_accept))


def _unfit(archive: Archive) -> str:
    """Tells what no check of a list would have let through; empty where all is well."""
    from authors_edu.decks.pictures.files import MAX_PICTURES  # here, because reading a list needs no pictures

    deck = archive.deck
    named = [*archive.pictures, *(card.image for card in deck.cards if card.image)]
    seen = chain.from_iterable((card.creator, card.work, card.id) for card in deck.cards)
    texts = [deck.name, archive.template, *asdict(deck.words).values(), *(family.creator for family in deck.families)]
    for card in deck.cards:
        texts += [
            card.id,
            card.creator,
            card.work,
            card.year,
            card.clue,
            card.image,
            card.note,
            card.focus,
            *card.also_accept,
        ]
    if not all(isinstance(text, str) for text in texts):
        return "a text is no text"
    if any(len(text) > LONG_CELL or CONTROL.search(text) for text in (*texts, *archive.pictures)):
        return "a text is too long or has control characters"
    if len(archive.pictures) > MAX_PICTURES:
        return "too many pictures"
    if not 0 < len(deck.cards) <= MAX_ROWS or not all(map(clean, seen)):
        return "a deck has cards, and each has an id, a creator and a work"
    if len({card.id for card in deck.cards}) < len(deck.cards):
        return "two cards of the deck have the same id"
    return "" if all(map(is_plain_name, named)) else "a picture is named by a path"
