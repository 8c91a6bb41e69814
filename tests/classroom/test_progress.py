import csv
import io
from collections.abc import Callable
from datetime import datetime

import pytest
from sqlalchemy import Engine, select

from authors_edu.classroom.decks import NoSuchDeck, save_deck
from authors_edu.classroom.progress import Named, Progress, StudentProgress, progress, progress_csv
from authors_edu.classroom.roster import Student, set_students
from authors_edu.classroom.seats import LiveTable, Tables
from authors_edu.classroom.tables import NAMINGS, SETS_LAID
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.game.moves import Ask, Name

At = Callable[[float], datetime]

WORKS = {
    "Vermeer": ("The Milkmaid", "View of Delft", "The Art of Painting", "Girl with a Pearl Earring"),
    "Monet": ("Water Lilies", "Impression, Sunrise", "Woman with a Parasol", "The Magpie"),
    "Hokusai": ("The Great Wave", "Fine Wind, Clear Morning", "Ejiri in Suruga Province", "Kajikazawa"),
    "=Kahlo": ("The Two Fridas", "The Broken Column", "Self-Portrait with Monkeys", "Roots"),
}
# With this seed, four families and everything dealt to two seats: seat 0 begins, is dealt all of Vermeer, and holds the
# first two of Monet and the last two of Hokusai; seat 1 is dealt all of Kahlo. With all cards dealt no ask can miss.
SEED = 305
OPTIONS = {"deal": None}


@pytest.fixture
def deck_id(engine: Engine, now: datetime) -> int:
    families = tuple(
        Family(name, tuple(Card(f"{name[0]}{place}", name, work, clue=str(place)) for place, work in enumerate(works)))
        for name, works in WORKS.items()
    )
    return save_deck(engine, Deck("Painters", families), now)


def handle_of(table: LiveTable, creator: int, place: int) -> int:
    [handle] = [each for each in range(creator * 4, creator * 4 + 4) if table.view.clues[each] == str(place)]
    return handle


class Script:
    """Plays one table by hand: which card is asked for when, and what is typed for it."""

    def __init__(self, engine: Engine, deck_id: int, student: Student, at: At) -> None:
        self.tables, self.at, self.cookie = Tables(engine), at, f"cookie of {student.name}"
        self.game_id = self.tables.start(
            deck_id, student.id, self.cookie, "classroom", ("sharp",), at(0), seed=SEED, options=OPTIONS
        )

    def table(self) -> LiveTable:
        return self.tables.open(self.game_id, self.cookie)

    def ask(self, creator: int, place: int, seconds: float) -> None:
        table = self.table()
        move = Ask(1, card=handle_of(table, creator, place))
        self.tables.play(self.game_id, self.cookie, move, table.view.number, self.at(seconds))

    def name(self, typed: str, seconds: float) -> None:
        self.tables.play(self.game_id, self.cookie, Name(typed), self.table().view.number, self.at(seconds))

    def leave(self, seconds: float) -> None:
        self.tables.leave(self.game_id, self.cookie, self.at(seconds))


@pytest.fixture
def students(engine: Engine, now: datetime) -> tuple[Student, ...]:
    return set_students(engine, ["=Ana", "Ben", "Cleo"], now).added


@pytest.fixture
def played(engine: Engine, deck_id: int, students: tuple[Student, ...], at: At) -> int:
    """Ana plays one round to its end and leaves a second one; Ben leaves at once; Cleo never plays."""
    ana, ben, _ = students
    first = Script(engine, deck_id, ana, at)
    table = first.table()
    assert table.view.hand == tuple(sorted(handle_of(table, *card) for card in ((1, 0), (1, 1), (2, 2), (2, 3))))
    assert (table.view.turn, table.view.sets) == (0, ((0,), (3,)))
    first.ask(1, 2, 10)
    first.name("woman with a parasol", 13)  # right: case is forgiven
    first.ask(1, 3, 20)
    first.name("The Blackbird", 21)  # wrong
    first.ask(2, 0, 30)
    first.name("The Grat Wave", 34.5)  # almost
    first.ask(2, 1, 40)
    first.name("", 41)  # skipped
    assert first.table().view.stage == "over"
    second = Script(engine, deck_id, ana, at)
    second.ask(2, 1, 10)
    second.name("Fine Wind, Clear Morning", 11)  # right
    second.ask(2, 0, 20)
    second.leave(25)  # a name is pending: leaving is no answer, but Hokusai is whole and is laid
    Script(engine, deck_id, ben, at).leave(1)
    return deck_id


def test_progress_is_what_the_students_own_seats_laid_and_named(
    engine: Engine, played: int, students: tuple[Student, ...]
) -> None:
    ana, ben, cleo = progress(engine, played).students
    assert [row.student for row in (ana, ben, cleo)] == list(students)
    assert (ana.completed, ana.dealt, ana.named) == ((0, 1, 2, 0), (2, 0, 0, 0), Named(3, 5))
    assert (ben.completed, ben.dealt, ben.named) == ((0, 0, 0, 0), (1, 0, 0, 0), Named(0, 0))
    assert (cleo.completed, cleo.dealt, cleo.named) == ((0, 0, 0, 0), (0, 0, 0, 0), Named(0, 0))


def test_the_cards_figures_are_those_of_the_whole_class(engine: Engine, played: int) -> None:
    cards = progress(engine, played).cards
    asked = {number: named for number, named in enumerate(cards) if named.asked}
    assert asked == {6: Named(1, 1), 7: Named(0, 1), 8: Named(1, 1), 9: Named(1, 2)}


def test_every_naming_is_kept_with_what_was_typed_and_how_long_it_took(
    engine: Engine, played: int, students: tuple[Student, ...]
) -> None:
    """R-57"""
    columns = (NAMINGS.c.card_id, NAMINGS.c.verdict, NAMINGS.c.typed, NAMINGS.c.took_ms, NAMINGS.c.student_id)
    with engine.connect() as connection:
        kept = connection.execute(select(*columns).order_by(NAMINGS.c.game_id, NAMINGS.c.number)).all()
    ana = students[0].id
    assert [tuple(row) for row in kept] == [
        ("M2", "right", "woman with a parasol", 3000, ana),
        ("M3", "wrong", "The Blackbird", 1000, ana),
        ("H0", "almost", "The Grat Wave", 4500, ana),
        ("H1", "skipped", "", 1000, ana),
        ("H1", "right", "Fine Wind, Clear Morning", 1000, ana),
    ]


def test_nothing_is_kept_of_what_bots_laid(engine: Engine, played: int, students: tuple[Student, ...]) -> None:
    with engine.connect() as connection:
        kept = set(connection.execute(select(SETS_LAID.c.student_id, SETS_LAID.c.first_card_id)).all())
    assert {first_card for _, first_card in kept} == {"V0", "M0", "H0"}  # never Kahlo, dealt to the bot
    assert {student for student, _ in kept} == {students[0].id, students[1].id}


def test_another_deck_has_a_progress_of_its_own(engine: Engine, played: int, deck: Deck, now: datetime) -> None:
    other = save_deck(engine, deck, now)
    table = progress(engine, other)
    assert [row.student.name for row in table.students] == ["=Ana", "Ben", "Cleo"]
    assert all(row.completed == row.dealt == (0,) * 13 for row in table.students)
    assert set(table.cards) == {Named(0, 0)}
    with pytest.raises(NoSuchDeck):
        progress(engine, other + 1)


def test_a_removed_student_is_shown_only_when_asked_for_and_comes_back_with_everything(
    engine: Engine, played: int, at: At
) -> None:
    whole = progress(engine, played)
    set_students(engine, ["Ben", "Cleo"], at(99))
    shown = progress(engine, played)
    assert shown.students == whole.students[1:]
    assert {named.asked for named in shown.cards} == {0}
    asked_for = progress(engine, played, with_removed=True)
    assert asked_for.students[-1].student.removed
    assert (asked_for.students[-1].named, asked_for.cards) == (whole.students[0].named, whole.cards)
    set_students(engine, ["=Ana", "Ben", "Cleo"], at(100))
    assert progress(engine, played) == whole


def read_csv(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def test_the_csv_has_the_rows_of_the_screen_with_numbers_as_numbers(engine: Engine, played: int) -> None:
    data = progress_csv(progress(engine, played))
    assert data.startswith(b"\xef\xbb\xbf")
    assert data.count(b"\r\n") == 4
    header, *rows = read_csv(data)
    assert header == [
        "student",
        *("completed: Vermeer", "dealt: Vermeer", "completed: Monet", "dealt: Monet"),
        *("completed: Hokusai", "dealt: Hokusai", "completed: =Kahlo", "dealt: =Kahlo"),
        *("named_right", "named_asked"),
    ]
    assert rows == [
        ["'=Ana", "0", "2", "1", "0", "2", "0", "0", "0", "3", "5"],
        ["Ben", "0", "1", *["0"] * 8],
        ["Cleo", *["0"] * 10],
    ]


@pytest.mark.parametrize("name", ["=1+1", "+49 30", "-Ana", "@SUM(A1)", "=cmd|' /C calc'!A0", '="a","b"'])
def test_a_name_that_looks_like_a_formula_is_text_in_the_csv(
    engine: Engine, deck_id: int, now: datetime, name: str
) -> None:
    set_students(engine, [name], now)
    _, row = read_csv(progress_csv(progress(engine, deck_id)))
    assert row[0] == f"'{name}"


@pytest.mark.parametrize("name", ["\t=1", "\r=1"])
def test_not_even_a_tab_or_a_return_begins_a_cell(deck: Deck, name: str) -> None:
    """The class list cannot hold such names; the file is safe whatever it is given."""
    row = StudentProgress(Student(1, name), (0,) * 13, (0,) * 13, Named())
    _, cells = read_csv(progress_csv(Progress(1, deck, (row,), (Named(),) * 52)))
    assert cells[0] == f"'{name}"
