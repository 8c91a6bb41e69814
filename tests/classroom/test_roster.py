import unicodedata
from collections.abc import Callable
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Engine

from authors_edu.classroom.names import clean_name, fold_name, visible_length
from authors_edu.classroom.roster import RefusedName, Student, list_students, set_students


def names_of(students: tuple[Student, ...]) -> list[str]:
    return [student.name for student in students]


def test_names_of_any_script_stand_in_the_teachers_order(engine: Engine, now: datetime) -> None:
    typed = ["Zoë", "Li", "محمد", "Иван", "क्षितिज", "李小龍", "O'Brien", "אבי", "สมชาย", "علی\u200cرضا"]
    change = set_students(engine, typed, now)
    assert names_of(change.added) == typed
    assert change.refused == ()
    assert names_of(list_students(engine)) == typed


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ana   María ", "Ana María"),
        ("Zoe\u0308", "Zoë"),
        ("A\u200bn\u00adn\ufeffa\u202e", "Anna"),
        ("An\u200dna\u200c", "Anna"),  # joiners join nothing in Latin
        ("Tab\tand\x00nul", "Tab andnul"),
        ("\u3164Ann\u2800", "Ann"),
        ("\u00a0Ann\u2003Lee", "Ann Lee"),
        ("\ud800Ann", "Ann"),
        ("\u200b \u2060", ""),
        ("\u0301", ""),  # an accent without a letter
    ],
)
def test_spaces_are_folded_and_what_cannot_be_seen_is_removed(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_blank_lines_do_not_count(engine: Engine, now: datetime) -> None:
    change = set_students(engine, ["", "Ana", "   ", "\u200b", "Ben", ""], now)
    assert names_of(change.added) == ["Ana", "Ben"]


@pytest.mark.parametrize("second", ["ANNA LEE", "anna  lee ", "Anna\u200b Lee", "Ａnna Lee"])
def test_a_name_twice_is_refused_with_both_lines(engine: Engine, now: datetime, second: str) -> None:
    change = set_students(engine, ["Anna Lee", "Ben", "", second], now)
    [refused] = change.refused
    assert (refused.line, refused.reason) == (4, "name_twice")
    assert dict(refused.values) == {"first_line": 1, "first_name": "Anna Lee"}


def test_two_students_whose_names_differ_by_an_accent_are_two(engine: Engine, now: datetime) -> None:
    assert names_of(set_students(engine, ["Zoe", "Zoë"], now).added) == ["Zoe", "Zoë"]


def test_forty_characters_fit_and_forty_one_do_not(engine: Engine, now: datetime) -> None:
    change = set_students(engine, ["n" * 40, "क्षि" * 20, "m" * 41, "a" + "\u0301" * 200], now)
    assert [(refused.line, refused.reason) for refused in change.refused] == [
        (3, "name_too_long"),
        (4, "name_too_long"),
    ]
    assert change.refused[0] == RefusedName(3, "m" * 41, "name_too_long", {"length": 41, "most": 40})


def test_one_refused_line_leaves_the_whole_list_as_it_was(engine: Engine, now: datetime) -> None:
    set_students(engine, ["Ana", "Ben"], now)
    before = list_students(engine, with_removed=True)
    change = set_students(engine, ["Cleo", "Dan", "dan"], now)
    assert (change.added, change.kept, change.removed) == ((), (), ())
    assert list_students(engine, with_removed=True) == before


def test_who_is_no_longer_listed_is_kept_as_removed_and_comes_back(
    engine: Engine, at: Callable[[float], datetime]
) -> None:
    ana, ben = set_students(engine, ["Ana", "Ben"], at(0)).added
    change = set_students(engine, ["Cleo", "Ana"], at(1))
    assert (names_of(change.added), change.kept, change.removed) == (["Cleo"], (ana,), (Student(ben.id, "Ben", True),))
    assert names_of(list_students(engine)) == ["Cleo", "Ana"]
    assert list_students(engine, with_removed=True)[-1] == Student(ben.id, "Ben", True)
    back = set_students(engine, ["BEN", "Ana"], at(2))
    assert back.added == (Student(ben.id, "BEN"),)
    assert names_of(back.removed) == ["Cleo"]
    assert list_students(engine) == (Student(ben.id, "BEN"), ana)


def test_the_same_list_again_changes_nothing(engine: Engine, now: datetime) -> None:
    first = set_students(engine, ["Ana", "Ben"], now)
    again = set_students(engine, ["Ana", "Ben"], now)
    assert (again.added, again.kept, again.removed) == ((), first.added, ())


def test_an_empty_list_removes_everybody(engine: Engine, now: datetime) -> None:
    set_students(engine, ["Ana", "Ben"], now)
    assert names_of(set_students(engine, [], now).removed) == ["Ana", "Ben"]
    assert list_students(engine) == ()


@given(st.text(max_size=60))
def test_a_clean_name_is_clean_already_and_shows_something_or_is_empty(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert name == "" or visible_length(name) >= 1


@given(st.text(max_size=60))
def test_the_unicode_form_of_a_name_makes_no_second_student(text: str) -> None:
    forms = {fold_name(clean_name(unicodedata.normalize(form, text))) for form in ("NFC", "NFD")}
    assert len(forms) == 1


@given(st.text(max_size=10))
def test_markup_and_signs_are_kept_as_typed(end: str) -> None:
    assert clean_name("<b>=1+1" + end).startswith("<b>=1+1")
