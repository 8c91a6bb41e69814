"""Who sits down at a table: a person, and bots with names of their own. `seats.py` deals to them."""

from collections.abc import Mapping

from authors_edu.bots.players import LEVELS
from authors_edu.classroom.bot_names import draw_bot_names
from authors_edu.classroom.games import NoSuchStudent, Seat, hash_visitor


def person(student_id: int | None, visitor: str, class_list: Mapping[int, str], *, coached: bool) -> Seat:
    """Seats a student, or a guest (None). Raises NoSuchStudent."""
    if student_id is not None and student_id not in class_list:
        raise NoSuchStudent(student_id)
    name = "" if student_id is None else class_list[student_id]
    return Seat(name, student_id, hash_visitor(visitor), hints=0 if coached else None)


def bots(levels: tuple[str, ...], seed: int, class_list: Mapping[int, str]) -> tuple[Seat, ...]:
    """Seats bots of these levels, under names that nobody in class bears. Raises ValueError for another level."""
    for level in levels:
        if level not in LEVELS:
            raise ValueError(f"no level {level!r}")
    names = draw_bot_names(len(levels), tuple(class_list.values()), seed)
    return tuple(Seat(name, level=level) for name, level in zip(names, levels, strict=True))
