"""Printers by their names, each with the offset of its backs, and the calibration sheet that tells it."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from support.pages import texts
from support.print_room import print_page

from authors_edu.classroom.remembered import recall, remember
from authors_edu.web import records

pytestmark = pytest.mark.usefixtures("own_records", "one_press")


def test_the_printer_of_last_time_is_taken_again_with_its_offset(deck_id: int) -> None:
    remember(records.engine(), "printers", {"Room 12": [0.5, -1.0]})
    app = print_page()
    app.selectbox(key="printer").set_value("Room 12").run()
    assert print_page().session_state.proof.settings.offset_mm == (0.5, -1.0)
    remember(records.engine(), "printers", {})
    assert print_page().session_state.proof.settings.offset_mm == (0.0, 0.0)


def test_an_offset_without_a_printers_name_is_told(deck_id: int) -> None:
    app = print_page()
    app.number_input(key="offset 0  portrait long-edge").set_value(0.5)
    for _ in range(2):  # a double click
        next(button for button in app.button if button.label == "Remember").click().run()
        told = [error.value for error in app.error]
        assert told == ["Give the printer a name, so that its offset can be remembered."]
    assert recall(records.engine(), "printers") is None
    app.text_input(key="printer name ").input("Room 12")
    next(button for button in app.button if button.label == "Remember").click().run()
    assert not app.error


def test_where_a_card_does_not_fit_the_paper_no_calibration_sheet_is_offered(deck_id: int) -> None:
    app = print_page()
    assert not calibration_button(app).proto.disabled
    app.selectbox(key="paper").set_value("a5")
    app.selectbox(key="card").set_value("tarot")
    app.number_input(key="margin").set_value(50.0).run()
    assert [error.value.split("\\")[0] for error in app.error] == [
        "A card of 70 × 120 mm does not fit on paper of 148 × 210 mm"
    ]
    assert calibration_button(app).proto.disabled


def test_where_the_paper_has_no_room_for_a_calibration_sheet_that_is_told_in_its_place(deck_id: int) -> None:
    app = print_page()
    app.text_input(key="own paper").input("120 x 150 mm").run()
    assert not app.error
    assert calibration_button(app).proto.disabled
    assert "Paper of 150 × 120 mm is too small for the calibration sheet" in texts(app)


def calibration_button(app: AppTest) -> Any:
    return next(button for button in app.get("download_button") if button.proto.label == "Calibration sheet")


def test_a_printers_offset_is_remembered_by_its_name_and_moves_its_backs(deck_id: int) -> None:
    app = print_page()
    app.text_input(key="printer name ").input("Room 12")
    app.number_input(key="offset 0  portrait long-edge").set_value(0.5)
    app.number_input(key="offset 1  portrait long-edge").set_value(-1.0)
    next(button for button in app.button if button.label == "Remember").click().run()
    assert not app.exception
    assert recall(records.engine(), "printers") == {"Room 12": {"portrait long-edge": [0.5, -1.0]}}
    assert app.session_state.proof.settings.offset_mm == (0.5, -1.0)
    app.selectbox(key="printer").set_value("").run()
    assert app.session_state.proof.settings.offset_mm == (0.0, 0.0)


def test_a_printer_has_an_offset_for_each_way_in_which_sheets_go_through_it(deck_id: int) -> None:
    remember(records.engine(), "printers", {"Room 12": {"portrait long-edge": [0.5, -1.0]}})
    app = print_page()
    app.selectbox(key="printer").set_value("Room 12").run()
    assert "The offset counts for upright pages, flipped on the long edge." in texts(app)
    app.selectbox(key="card").set_value("bridge").run()  # of these a lying page holds more
    assert app.session_state.proof.settings.offset_mm == (0.0, 0.0)
    assert "For lying pages, flipped on the long edge, this printer’s offset is not known yet." in texts(app)
    app.number_input(key="offset 0 Room 12 landscape long-edge").set_value(1.0)
    next(button for button in app.button if button.label == "Remember").click().run()
    assert app.session_state.proof.settings.offset_mm == (1.0, 0.0)
    assert recall(records.engine(), "printers") == {
        "Room 12": {"portrait long-edge": [0.5, -1.0], "landscape long-edge": [1.0, 0.0]}
    }


def test_an_offset_that_was_kept_for_all_ways_counts_until_one_is_measured(deck_id: int) -> None:
    remember(records.engine(), "printers", {"Room 12": [0.5, -1.0]})
    app = print_page()
    app.selectbox(key="printer").set_value("Room 12").run()
    app.number_input(key="offset 0 Room 12 portrait long-edge").set_value(2.0)
    next(button for button in app.button if button.label == "Remember").click().run()
    assert app.session_state.proof.settings.offset_mm == (2.0, -1.0)
    app.selectbox(key="backs").set_value("short-edge").run()
    assert app.session_state.proof.settings.offset_mm == (0.5, -1.0)


def test_a_printer_can_be_forgotten(deck_id: int) -> None:
    remember(records.engine(), "printers", {"Room 12": [0.5, -1.0], "Office": [1.0, 0.0]})
    app = print_page()
    app.selectbox(key="printer").set_value("Room 12").run()
    app.button(key="forget printer Room 12").click().run()
    assert not app.exception
    assert app.session_state.proof.settings.offset_mm == (0.0, 0.0)
    assert app.selectbox(key="printer").options == ["No offset", "Office"]
    assert list(recall(records.engine(), "printers")) == ["Office"]
