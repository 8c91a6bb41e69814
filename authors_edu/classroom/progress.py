"""Progress: which student completed which family how often, and who could name what. Counted from what was stored.

A set that came together in the deal was luck: it is counted apart (R-04). Nothing here is guessed from final scores.
"""

import csv
import io
from collections import Counter
from dataclasses import dataclass

from sqlalchemy import Engine, func, select

from authors_edu.classroom.deck_text import deck_from_text
from authors_edu.classroom.decks import load_deck
from authors_edu.classroom.roster import Student, list_students
from authors_edu.classroom.tables import DECK_VERSIONS, GAMES, NAMINGS, SETS_LAID
from authors_edu.decks.guard import guarded
from authors_edu.decks.model import Deck

CORRECT = ("right", "almost")  # almost: a small slip, forgiven


@dataclass(frozen=True, slots=True)
class Named:
    """How many namings were asked, and how many of them were correct; skipped ones count as asked."""

    right: int = 0
    asked: int = 0


@dataclass(frozen=True, slots=True)
class StudentProgress:
    """One row: by family, how often it was completed in play, and how often it was dealt whole."""

    student: Student
    completed: tuple[int, ...]
    dealt: tuple[int, ...]
    named: Named


@dataclass(frozen=True, slots=True)
class Progress:
    """The class and one deck. Every listed student has a row, also with no move made; `cards` go by card number."""

    deck_id: int
    deck: Deck
    students: tuple[StudentProgress, ...]
    cards: tuple[Named, ...]


def progress(engine: Engine, deck_id: int, *, with_removed: bool = False) -> Progress:
    """Counts the progress with one saved deck, over its games so far, finished or not. Raises NoSuchDeck.

    Students who were removed from the list are left out, also from the cards' figures, unless asked for.
    """
    deck = load_deck(engine, deck_id)
    students = list_students(engine, with_removed=with_removed)
    laid = _laid(engine, deck_id, deck)
    asked, right = _named(engine, deck_id)
    listed = [student.id for student in students]
    families = range(len(deck.families))
    rows = tuple(
        StudentProgress(
            student,
            completed=tuple(laid[student.id, family, False] for family in families),
            dealt=tuple(laid[student.id, family, True] for family in families),
            named=Named(
                sum(right[student.id, card.id] for card in deck.cards),
                sum(asked[student.id, card.id] for card in deck.cards),
            ),
        )
        for student in students
    )
    cards = tuple(
        Named(sum(right[student, card.id] for student in listed), sum(asked[student, card.id] for student in listed))
        for card in deck.cards
    )
    return Progress(deck_id, deck, rows, cards)


def progress_csv(progress: Progress) -> bytes:
    """Writes the rows of the screen for a spreadsheet: UTF-8 with its mark, names that are formulas made harmless.

    Columns: student, then by family `completed` and `dealt` with the creator's name, then the namings.
    """
    creators = [family.creator for family in progress.deck.families]
    header = ["student", *(f"{what}: {creator}" for creator in creators for what in ("completed", "dealt"))]
    rows: list[list[str | int]] = [[*header, "named_right", "named_asked"]]
    for row in progress.students:
        by_family = [count for pair in zip(row.completed, row.dealt, strict=True) for count in pair]
        rows.append([guarded(row.student.name), *by_family, row.named.right, row.named.asked])
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\r\n").writerows(rows)
    return text.getvalue().encode("utf-8-sig")


def _laid(engine: Engine, deck_id: int, deck: Deck) -> Counter[tuple[int, int, bool]]:
    """Counts sets by student, family and whether they were dealt whole."""
    columns = (GAMES.c.deck_version, SETS_LAID.c.student_id, SETS_LAID.c.first_card_id, SETS_LAID.c.dealt)
    query = select(*columns, func.count().label("times")).join(GAMES).where(GAMES.c.deck_id == deck_id)
    with engine.connect() as connection:
        rows = connection.execute(query.group_by(*columns)).all()
        versions = select(DECK_VERSIONS.c.version, DECK_VERSIONS.c.deck).where(
            DECK_VERSIONS.c.deck_id == deck_id, DECK_VERSIONS.c.version.in_({row.deck_version for row in rows})
        )
        now = {row.version: _families_now(deck, deck_from_text(row.deck)) for row in connection.execute(versions)}
    laid: Counter[tuple[int, int, bool]] = Counter()
    for row in rows:
        if (family := now.get(row.deck_version, {}).get(row.first_card_id)) is not None:  # {}: deleted just now
            laid[row.student_id, family, row.dealt] += row.times
    return laid


def _families_now(deck: Deck, then: Deck) -> dict[str, int]:
    """Gives, by the id of its first card then, where a family of an older version stands in the deck now.

    That is where most of its cards are, of two equal parts the one with the earlier card; a family of which no card is
    left is not given.
    """
    place = {card.id: family for family, each in enumerate(deck.families) for card in each.cards}
    now = {}
    for family in then.families:
        if parts := Counter(place[card.id] for card in family.cards if card.id in place):
            [(now[family.cards[0].id], _)] = parts.most_common(1)
    return now


def _named(engine: Engine, deck_id: int) -> tuple[Counter[tuple[int, str]], Counter[tuple[int, str]]]:
    """Counts namings asked, and those that were correct, by student and card."""
    columns = (NAMINGS.c.student_id, NAMINGS.c.card_id, NAMINGS.c.verdict)
    query = select(*columns, func.count().label("times")).join(GAMES).where(GAMES.c.deck_id == deck_id)
    asked: Counter[tuple[int, str]] = Counter()
    right: Counter[tuple[int, str]] = Counter()
    with engine.connect() as connection:
        for row in connection.execute(query.group_by(*columns)):
            asked[row.student_id, row.card_id] += row.times
            if row.verdict in CORRECT:
                right[row.student_id, row.card_id] += row.times
    return asked, right
