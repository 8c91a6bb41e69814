"""The page of printing through Streamlit's own test driver."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from io import BytesIO

import pytest
import streamlit as st
from PIL import Image
from pypdf import PdfReader
from streamlit.testing.v1 import AppTest
from support.pages import texts
from support.print_room import DECK, print_page

from authors_edu.classroom.decks import load_deck, save_deck, set_focus, set_template
from authors_edu.classroom.remembered import recall, remember
from authors_edu.classroom.roster import set_students
from authors_edu.decks.model import Deck, Family
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.template import read_template
from authors_edu.web import records
from authors_edu.web.print_room import gallery, proof
from authors_edu.web.print_room.work import page_pictures, print_for_shop, sample_fronts

pytestmark = pytest.mark.usefixtures("own_records", "one_press")


def test_a_deck_is_printed_in_its_own_look_until_another_is_chosen(deck_id: int) -> None:
    set_template(records.engine(), deck_id, "music")
    app = print_page()
    assert app.session_state.proof.settings.template == "music"
    app.selectbox(key=f"look {deck_id}").set_value("museum").run()
    assert app.session_state.proof.settings.template == "museum"


def test_the_choices_reach_the_paper(deck_id: int) -> None:
    app = print_page()
    for key, value in (
        ("paper", "a3"), ("card", "bridge"), ("backs", "separate"), ("marks", "both"), ("typeface", "sans"),
    ):  # fmt: skip
        app.selectbox(key=key).set_value(value)
    app.checkbox(key="across").check()
    app.number_input(key="gap").set_value(2.0)
    app.number_input(key="copies").set_value(2)
    app.run()
    assert not app.exception
    settings = app.session_state.proof.settings
    assert (settings.paper, settings.card, settings.backs, settings.marks) == ("a3", "bridge", "separate", "both")
    assert settings.typeface == "sans"
    assert (settings.lines_across, settings.gap_mm, settings.copies) == (True, 2.0, 2)
    pages = PdfReader(BytesIO(app.session_state.proof.printed.pdf)).pages
    assert len(pages) == 2 * app.session_state.proof.printed.sheets
    width, height = sorted(map(float, pages[0].mediabox[2:]))
    assert (round(width / 72 * 25.4), round(height / 72 * 25.4)) == (297, 420)
    assert len(app.session_state.proof.pages) == len(pages)


def test_how_decks_were_printed_last_is_how_they_are_printed_on_another_day(deck_id: int) -> None:
    app = print_page()
    app.selectbox(key="paper").set_value("letter")
    app.selectbox(key="typeface").set_value("atkinson").run()
    assert recall(records.engine(), "print settings")["paper"] == "letter"
    settings = print_page().session_state.proof.settings
    assert (settings.paper, settings.typeface) == ("letter", "atkinson")


def test_the_chosen_look_is_the_decks_own_from_then_on(deck_id: int) -> None:
    app = print_page()
    app.selectbox(key=f"look {deck_id}").set_value("museum").run()
    assert print_page().session_state.proof.settings.template == "museum"
    set_template(records.engine(), deck_id, "science")  # on the page of decks
    assert app.run().session_state.proof.settings.template == "science"


def test_a_class_of_more_decks_than_can_be_printed_is_told_beside_its_numbers(deck_id: int) -> None:
    app = print_page()
    app.number_input(key="class").set_value(400)
    app.number_input(key="at a table").set_value(2).run()
    assert not app.error
    assert "The number of copies cannot be 200" in texts(app)
    app.number_input(key="copies").set_value(2).run()
    assert app.session_state.proof.settings.copies == 2


def test_a_habit_that_is_none_any_more_is_left_out(deck_id: int) -> None:
    remember(records.engine(), "print settings", {"paper": "papyrus", "gap": "wide", "card": "mini", "margin": 900.0})
    settings = print_page().session_state.proof.settings
    assert (settings.paper, settings.gap_mm, settings.card, settings.margin_mm) == ("a4", 0.0, "mini", 5.0)


def test_what_does_not_fit_is_a_sentence(deck_id: int) -> None:
    app = print_page()
    app.selectbox(key="paper").set_value("a5")
    app.selectbox(key="card").set_value("a6")
    app.selectbox(key="backs").set_value("fold").run()
    assert not app.exception
    assert app.error


def test_a_class_is_told_how_many_decks_and_how_much_paper_it_needs(deck_id: int) -> None:
    app = print_page()
    assert "30 students, 5 a table: 6 decks, 36 sheets, about 40 minutes to cut." in texts(app)
    app.number_input(key="at a table").set_value(6).run()
    assert "5 decks, 30 sheets" in texts(app)


def test_sheets_beside_the_deck_name_the_students(deck_id: int, now: datetime) -> None:
    set_students(records.engine(), ["Ana", "Ben"], now)
    app = print_page()
    app.multiselect(key="beside").set_value(["key", "checklist", "box"]).run()
    assert not app.exception
    assert not app.error


def test_a_long_deck_is_drawn_until_it_is_stopped(deck_id: int) -> None:
    app = print_page()
    shown = app.session_state.proof
    shown.pages, shown.is_stopped = shown.pages[:4], True
    app.run()
    assert "The first 4 of 12 pages are shown; the PDF has them all." in texts(app)


def test_a_printing_that_takes_long_can_be_stopped_and_begun_after_all(
    deck_id: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(told: Callable[[int, int], None], *_: object) -> None:
        told(0, 0)  # others print
        told(3, 12)
        st.stop()

    with monkeypatch.context() as patched:
        patched.setattr(proof, "watched", endless)
        app = print_page()
        app.button(key="stop printing").click().run()
        assert not app.exception and not is_printed(app)
    app.run()
    assert not is_printed(app)  # nothing is printed that was stopped
    next(button for button in app.button if button.label == "Stopped. Draw the sheets after all").click().run()
    assert not app.exception and is_printed(app)


def is_printed(app: AppTest) -> bool:
    return any(button.proto.label == "Download the PDF" for button in app.get("download_button"))


def test_places_of_a_sheet_that_were_used_before_stay_empty(deck_id: int) -> None:
    app = print_page()
    app.selectbox(key="sheet").set_value("avery-5371").run()
    whole = app.session_state.proof.printed.sheets
    app.text_input(key="skip").input("1-9").run()
    assert (whole, app.session_state.proof.printed.sheets) == (6, 7)
    app.text_input(key="skip").input("1-9, x").run()
    assert any("“x” names no places" in error.value for error in app.error)


def test_a_template_with_a_mistake_is_told_where_all_looks_are_shown(
    deck_id: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        read_template("music", "colour = 1")

    monkeypatch.setattr(gallery, "at_the_press", broken)
    app = AppTest.from_function(_gallery_alone, default_timeout=60)
    app.session_state["gallery"] = True
    app.run()
    assert not app.exception
    assert "has the unknown key “colour”" in app.error[0].value


def _gallery_alone() -> None:
    from authors_edu.classroom.decks import list_decks
    from authors_edu.web.print_room.gallery import show_gallery
    from authors_edu.web.records import deck_of, engine

    [saved] = list_decks(engine())
    show_gallery(saved, deck_of(saved), "", {})


def test_the_press_shows_pages_and_looks_and_packs_pictures_for_a_shop() -> None:
    looks = sample_fronts(DECK, {}, ("classic", "bold"))
    assert looks.keys() == {"classic", "bold"} and looks["classic"] != looks["bold"]
    two = Deck("Two", DECK.families[:1])
    pdf = print_for_shop(two, PrintSettings(), {}, as_pngs=False)
    assert len(PdfReader(BytesIO(pdf)).pages) == 8
    assert [Image.open(BytesIO(png)).size for png in page_pictures(pdf, 6, 9, 25)] == [(68, 93)] * 2
    assert print_for_shop(two, PrintSettings(), {}, as_pngs=True)[:2] == b"PK"


def test_paper_cards_and_backs_can_be_the_teachers_own(deck_id: int) -> None:
    back = BytesIO()
    Image.new("RGB", (630, 880), "teal").save(back, "PNG")
    app = print_page()
    app.text_input(key="own paper").input("200 x 300 mm")
    app.text_input(key="own card").input("2.5x3.5in")
    app.file_uploader(key="back picture").set_value(("mona.png", back.getvalue(), "image/png")).run()
    assert not app.exception and not app.error
    proof = app.session_state.proof
    assert (proof.settings.paper, proof.settings.card) == ("200 x 300 mm", "2.5x3.5in")
    pages = PdfReader(BytesIO(proof.printed.pdf)).pages
    # Turned: lying it holds eight cards, standing six.
    assert [round(float(side) / 72 * 25.4) for side in pages[0].mediabox[2:]] == [300, 200]
    assert pages[1].images and not pages[0].images


def test_a_size_that_is_none_is_told(deck_id: int) -> None:
    app = print_page()
    app.text_input(key="own paper").input("as large as it goes").run()
    assert not app.exception
    assert app.error


def test_so_many_decks_as_the_class_needs_are_printed_with_one_press(deck_id: int) -> None:
    app = print_page()
    app.button(key="for the class").click().run()
    assert app.session_state.proof.settings.copies == 6


def test_a_text_of_ones_own_is_a_sheet_and_what_it_lacks_is_told(deck_id: int) -> None:
    app = print_page()
    app.multiselect(key="beside").set_value(["text"])
    app.text_area(key="text").input("# Rules\n\nAsk for one card. \U0010fffe").run()
    assert not app.exception
    assert any("U+10FFFE" in box.value.replace("\\", "") for box in app.error)


def test_what_must_stay_of_a_picture_is_chosen_beside_the_sheets_and_kept_with_the_deck(now: datetime) -> None:
    pictures = {}
    for name in ("ana.png", "ben.png"):
        file = BytesIO()
        Image.new("RGB", (900, 2400), "teal").save(file, "PNG")
        pictures[name] = file.getvalue()
    images = ("ana.png", "ana.png", "ben.png", "")
    cards = tuple(replace(card, image=name) for card, name in zip(DECK.cards[:4], images, strict=True))
    kept = Deck("Writers", (Family("Writer 0", cards), *DECK.families[1:]))
    deck_id = save_deck(records.engine(), kept, now, "museum", pictures)
    app = print_page()
    picture = app.selectbox(key=f"picture to crop {deck_id}")
    assert picture.options == ["ana.png: A1, A2", "ben.png: A3"]
    picture.set_value("ana.png").run()
    before = app.session_state.proof.printed.pdf
    app.selectbox(key=f"focus {deck_id} ana.png").set_value("top").run()
    assert not app.exception
    assert [card.focus for card in load_deck(records.engine(), deck_id).cards[:4]] == ["top", "top", "", ""]
    assert app.session_state.proof.printed.pdf != before
    set_focus(records.engine(), deck_id, "ana.png", "30% 20%")  # in the list
    app.run()
    assert app.selectbox(key=f"focus {deck_id} ana.png").value == "30% 20%"


def test_a_deck_without_pictures_has_nothing_to_crop(deck_id: int) -> None:
    assert "Pictures that are cut off" not in [box.label for box in print_page().expander]
