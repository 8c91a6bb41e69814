"""Each page through Streamlit's own test driver: what it shows and what its buttons do."""

from datetime import UTC, datetime

import pytest
from streamlit.testing.v1 import AppTest
from support.pages import page, texts

from authors_edu.classroom.allowed import allows_taking_back
from authors_edu.classroom.decks import list_decks, load_deck, save_deck
from authors_edu.classroom.games import load_game
from authors_edu.classroom.roster import list_students, set_students
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.web import records

pytestmark = pytest.mark.usefixtures("own_records", "one_press")
NOW = datetime(2030, 1, 7, 9, 0, tzinfo=UTC)


def take_classic(app: AppTest) -> AppTest:
    return app.button(key="take Classic authors").click().run()


@pytest.mark.parametrize("name", ["decks", "print", "play", "students", "progress"])
def test_every_page_opens_on_an_empty_database(name: str) -> None:
    app = page(name)
    assert not app.exception
    assert [title.value for title in app.title] == [name.capitalize()]


def test_a_sample_deck_is_taken_and_kept() -> None:
    app = take_classic(page("decks"))
    assert not app.exception
    [kept] = list_decks(records.engine())
    assert (kept.name, kept.families) == ("Classic authors", 11)
    assert load_deck(records.engine(), kept.id).words.creators == "authors"
    assert "Classic authors\\: 11 families\\, 44 cards" in [box.label for box in app.expander]


def test_an_uploaded_list_is_told_row_by_row_mended_and_kept() -> None:
    works = ["Emma", "Persuasion", "Mansfield Park", "Sanditon"]
    rows = ["creator,work", *(f"Jane Austen,{work}" for work in works)]
    rows += [f"Voltaire,{work}" for work in ("Candide, or Optimism", "Zadig", "Micromégas", "L'Ingénu")]
    app = page("decks")
    app.file_uploader(key="upload").upload("my writers.csv", "\n".join(rows).encode(), "text/csv").run()
    assert not app.exception
    assert "1 thing to mend in 9 rows." in texts(app)
    assert "Row 6" in texts(app)
    [mend] = [button for button in app.button if "Candide" in button.label]
    mend.click().run()
    assert "2 families, 8 cards: ready." in texts(app)
    next(button for button in app.button if button.label == "Undo").click().run()
    assert "1 thing to mend in 9 rows." in texts(app)
    next(button for button in app.button if "Candide" in button.label).click().run()
    next(button for button in app.button if button.label == "Keep this deck").click().run()
    assert [(deck.name, deck.families) for deck in list_decks(records.engine())] == [("my writers", 2)]


def test_a_hostile_title_is_text_and_not_markup() -> None:
    rows = ["creator,work", *(f"**Ana**,{work}" for work in ("<b>x</b>", ":red[y]", "$z$"))]
    app = page("decks")
    app.file_uploader(key="upload").upload("x.csv", "\n".join(rows).encode(), "text/csv").run()
    [error] = [box.value for box in app.error if "Ana" in box.value]
    assert r"\*\*Ana\*\*" in error


def test_a_deck_is_taken_along_to_the_print_page() -> None:
    app = take_classic(page("decks"))
    app.button(key="take Scientists").click().run()
    classic = next(deck for deck in list_decks(records.engine()) if deck.name == "Classic authors")
    app.button(key=f"print {classic.id}").click().run()
    assert not app.exception
    assert app.selectbox(key="deck").value == classic.id
    assert "44 cards on 5 sheets of paper." in texts(app)


def test_a_deck_is_deleted_only_when_asked_once_more() -> None:
    app = take_classic(page("decks"))
    app.button(key=f"delete {list_decks(records.engine())[0].id}").click().run()
    assert not app.exception
    assert list_decks(records.engine()) == ()


def test_the_print_page_shows_every_page_of_the_pdf() -> None:
    take_classic(page("decks"))
    app = page("print")
    assert not app.exception
    assert "44 cards on 5 sheets of paper." in texts(app)
    assert len(app.get("image")) == 10
    app.multiselect(key=f"only {list_decks(records.engine())[0].id} 11").set_value(["A3", "C1"]).run()
    assert not app.exception
    assert "2 cards on 1 sheet of paper." in texts(app)


def test_the_teacher_switches_taking_back_off_and_on_beside_the_list_of_students_r90() -> None:
    app = page("students")
    for wished in (False, True):
        app.checkbox(key="taking_back").set_value(wished).run()
        assert not app.exception
        assert allows_taking_back(records.engine()) == wished
        assert page("students").checkbox(key="taking_back").value == wished


def test_the_list_of_students_is_saved_or_refused_whole() -> None:
    app = page("students")
    app.text_area(key="names").input("Ana\nBen\n\nChidi").run()
    app.button[0].click().run()
    assert [student.name for student in list_students(records.engine())] == ["Ana", "Ben", "Chidi"]
    assert "Saved: 3 students, 3 new." in texts(app).replace("\\", "")
    app.text_area(key="names").input("Ana\nana").run()
    app.button[0].click().run()
    assert "Line 2" in texts(app)
    assert len(list_students(records.engine())) == 3


def test_a_student_sits_down_at_a_table() -> None:
    set_students(records.engine(), ["Ana", "Ben"], NOW)
    take_classic(page("decks"))
    app = page("play")
    app.selectbox(key="student").select_index(0)
    app.radio(key="level").set_value("sharp")
    next(button for button in app.button if button.label == "Deal the cards").click().run()
    assert not app.exception
    [table] = app.get("bidi_component")
    assert '"stage": "ask"' in table.proto.json or '"stage":"ask"' in table.proto.json


def test_the_others_bonus_can_be_switched_off_where_there_is_one() -> None:
    """R-56"""
    take_classic(page("decks"))
    app = page("play")
    assert "bots_name" not in {box.key for box in app.checkbox}
    app.radio(key="preset").set_value("classroom").run()
    app.checkbox(key="bots_name").uncheck()
    next(button for button in app.button if button.label == "Deal the cards").click().run()
    assert not app.exception
    assert load_game(records.engine(), 1).rules.naming_by_bots is False


def test_progress_has_a_row_for_each_student_and_a_column_for_each_family() -> None:
    set_students(records.engine(), ["Ana", "=1+1"], NOW)
    take_classic(page("decks"))
    app = page("progress")
    assert not app.exception
    [shown] = app.table
    assert list(shown.value.index) == ["Ana", r"\=1\+1"]
    assert list(shown.value.columns)[:2] == ["Charles Dickens", "William Shakespeare"]
    assert len(shown.value.columns) == 12


def test_a_creator_called_like_the_last_column_has_a_column_of_its_own() -> None:
    set_students(records.engine(), ["Ana"], NOW)
    works = (Card(str(number), "Named", f"Work {number}") for number in range(4))
    save_deck(records.engine(), Deck("Odd", (Family("Named", tuple(works)),)), NOW)
    app = page("progress")
    assert not app.exception
    [shown] = app.table
    assert [name.strip("\u2060") for name in shown.value.columns] == ["Named", "Named"]
