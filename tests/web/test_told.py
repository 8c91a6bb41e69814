"""Warnings on the page of printing: what many cards lack alike is told once."""

from datetime import datetime
from io import BytesIO

import pytest
from PIL import Image
from support.pages import page

from authors_edu.classroom.decks import save_deck
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.decks.problems import Problem, Severity
from authors_edu.web import records
from authors_edu.web.print_room.told import groups
from authors_edu.words.print_groups import GROUPED_KINDS, of_all, one_of_them
from authors_edu.words.printing import PRINTING_KINDS

pytestmark = pytest.mark.usefixtures("own_records")


def about(kind: str, label: str, column: str | None = None, **values: str | int) -> Problem:
    return Problem(kind, Severity.WARNING, column=column, values={"label": label, **values})


def test_problems_of_one_kind_and_column_are_one_group_where_the_first_stood() -> None:
    first, other, clue = (about("text_too_long_for_card", label, "year") for label in ("A1", "B1", "A1"))
    clue = about("text_too_long_for_card", "A1", "clue")
    edge = Problem("cards_near_the_edge", Severity.WARNING, values={"value": "3", "least": "5"})
    assert groups([first, edge, clue, other]) == [[first, other], [edge], [clue]]
    assert of_all([first, other]) == "On 2 cards the year is too long and was cut. Shorten it."


def test_coarse_pictures_are_told_with_the_least_and_the_most_dpi() -> None:
    coarse = [
        about("picture_too_small", label, "image", dpi=dpi) for label, dpi in (("A1", 90), ("B2", 71), ("C1", 140))
    ]
    assert of_all(coarse) == (
        "3 pictures are too small for print (71 to 140 dpi) and will look coarse. Take larger ones."
    )


def test_every_grouped_kind_has_its_sentence() -> None:
    assert GROUPED_KINDS <= PRINTING_KINDS
    for kind in GROUPED_KINDS:
        assert of_all([about(kind, "A1"), about(kind, "A2")]).startswith(("2 ", "On 2 "))


def test_the_page_shows_one_box_for_all_coarse_pictures_and_names_their_cards(now: datetime) -> None:
    pictures = {}
    for number, colour in enumerate(("red", "green", "blue")):
        file = BytesIO()
        Image.new("RGB", (40, 30), colour).save(file, "PNG")
        pictures[f"{number}.png"] = file.getvalue()
    cards = tuple(Card(f"c{n}", "Ana", f"Work {n}", image=f"{n}.png" if n < 3 else "") for n in range(4))
    save_deck(records.engine(), Deck("Small", (Family("Ana", cards),)), now, "museum", pictures)
    app = page("print")
    assert not app.exception
    (told,) = [box.value for box in app.warning]
    assert "3 pictures are too small for print" in told.replace("\\", "")
    listed = next(each.value.replace("\\", "") for each in app.markdown if "A1" in each.value)
    assert [f"A{n} “Work {n - 1}”: {n - 1}.png (" in listed for n in (1, 2, 3)] == [True] * 3


def test_letters_without_a_glyph_are_named_card_by_card() -> None:
    lacking = [
        Problem(
            "missing_glyph",
            Severity.ERROR,
            column="work",
            values={"label": label, "title": "Isis", "characters": ("𓊨", "𓁐")},
        )
        for label in ("A1", "B1")
    ]
    assert of_all(lacking).startswith("2 cards have letters that no font here can print.")
    assert [one_of_them(problem) for problem in lacking] == ["A1 “Isis”: 𓊨, 𓁐", "B1 “Isis”: 𓊨, 𓁐"]
    on_sheet = Problem("missing_glyph_on_sheet", Severity.ERROR, values={"text": "Rules 𓊨", "characters": ("𓊨",)})
    assert one_of_them(on_sheet) == "“Rules 𓊨”: 𓊨"
