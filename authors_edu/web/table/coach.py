"""What the coach shows at the table, as JSON: a hint, the deduction sheet, moments to look back at.

Beside `data.py` at the border of secrecy: all of it comes from the view of the seat, and cards are handles. What was
not asked for is not here.
"""

from dataclasses import dataclass
from typing import Any

from authors_edu.bots.coach import Hint
from authors_edu.bots.lookback import Moment
from authors_edu.bots.sheet import Block, Field, Mark, Marks, Sheet
from authors_edu.game.view import Stage, View
from authors_edu.web.table.data import SeatedTable, table_words
from authors_edu.words import say
from authors_edu.words.coach_words import coach_labels, hints_words
from authors_edu.words.controls import ask_words
from authors_edu.words.moments import moment_words
from authors_edu.words.sheet_words import mark_words
from authors_edu.words.talk import TableWords, slot_words

Json = dict[str, Any]

_SIGNS = {Mark.YES: "y", Mark.NO: "n", Mark.MAYBE: "m"}


@dataclass(frozen=True, slots=True)
class Said:
    """What the coach has to say just now; None is what it was not asked for."""

    hint: Hint | None = None
    sheet: Sheet | None = None
    field: Field | None = None
    moments: tuple[Moment, ...] | None = None
    hints: int = 0  # given in this game


def coach_data(table: SeatedTable, said: Said, *, coached: bool, language: str = "en") -> Json:
    """Gives what the browser shows. Only who is `coached` is offered hints and the sheet; looking back is for all."""
    view, talk = table.view, table_words(table, language)
    is_over = view.stage is Stage.OVER
    return {
        "offered": coached and not is_over,
        "hint": None if said.hint is None else _hint(said.hint, talk, language),
        "sheet": None if said.sheet is None else _sheet(said.sheet, view, talk, language),
        "field": None if said.field is None else _field(said.field, talk, language),
        "moments": None if said.moments is None else [_moment(one, talk, language) for one in said.moments],
        "hints": hints_words(said.hints, language) if is_over and said.hints else None,
        "marks": {sign: mark_words(mark, language) for mark, sign in _SIGNS.items()},
        "labels": coach_labels(language),
    }


def _hint(hint: Hint, talk: TableWords, language: str) -> Json:
    return {
        "text": say(hint, language, table=talk),
        "certain": hint.is_certain,
        "seat": hint.seat,
        "family": hint.family,
        "card": hint.card,
        "ask": None if hint.seat is None else ask_words(talk.names[hint.seat], language),
    }


def _sheet(sheet: Sheet, view: View, talk: TableWords, language: str) -> list[Json]:
    return [_block(block, view, talk, language) for block in sheet.blocks]


def _block(block: Block, view: View, talk: TableWords, language: str) -> Json:
    """A family with one letter for each seat: `y`, `n` or `m`."""

    def text(card: int) -> str:
        return talk.titles[card] if card in view.hand and card in talk.titles else slot_words(card, talk, language)

    return {
        "family": block.family,
        "any": _signs(block.any),
        "rows": [{"card": row.card, "text": text(row.card), "marks": _signs(row.marks)} for row in block.rows],
    }


def _signs(marks: Marks) -> str:
    return "".join(_SIGNS[mark] for mark in marks)


def _field(field: Field, talk: TableWords, language: str) -> Json:
    return {"seat": field.seat, "family": field.family, "card": field.card, "text": say(field, language, table=talk)}


def _moment(moment: Moment, talk: TableWords, language: str) -> Json:
    parts = moment_words(moment, talk, language)
    return {"move": parts.move, "heard": parts.heard, "hint": parts.hint, "cost": parts.cost}
