"""Papers, cards and perforated sheets by name and by size; the makers' places to a hundredth of a millimetre."""

import pytest

from authors_edu.printing.paper import Size, around
from authors_edu.printing.sheets import (
    CARDS,
    LABEL_SHEETS,
    PAPERS,
    card_of,
    paper_of,
    read_sheets,
    sheet_of,
    size_of,
)


@pytest.mark.parametrize(
    ("text", "width", "height"),
    [
        ("210x297mm", 210, 297),
        ("210 x 297", 210, 297),
        ("8.5x11in", 215.9, 279.4),
        ('8.5" × 11"', 215.9, 279.4),
        ("8,5in*11in", 215.9, 279.4),
        ("63.5X88.9MM", 63.5, 88.9),
    ],
)
def test_a_size_is_read_as_people_write_it(text: str, width: float, height: float):
    assert size_of(text) == Size(width, height)


@pytest.mark.parametrize("text", ["", "a4", "210", "210x", "x297", "0x297", "-1x5", "210x297cm", "1x9999", "nanxinf"])
def test_what_is_no_size_is_none(text: str):
    assert size_of(text) is None


def test_names_are_understood_in_any_case():
    assert paper_of(" A4 ") == PAPERS["a4"] == Size(210, 297)
    assert card_of("Poker") == CARDS["poker"] == Size(63, 88)
    assert paper_of("tabloid") == Size(279.4, 431.8)  # 11 x 17 inches
    assert paper_of("legal") == Size(215.9, 355.6)  # 8.5 x 14 inches
    assert sheet_of("Avery 5371") is sheet_of("5871") is LABEL_SHEETS["avery-5371"]
    assert sheet_of("c32010") is LABEL_SHEETS["avery-c32011"]
    assert paper_of("a44") is card_of("pokr") is sheet_of("5372x") is None


# Left and top edge of every card, as the sheet lies in its packet, in mm worked out from the makers' inches.
INCH = 25.4
PUBLISHED = {
    "avery-5371": ([0.75 * INCH, 4.25 * INCH], [0.5 * INCH, 2.5 * INCH, 4.5 * INCH, 6.5 * INCH, 8.5 * INCH]),
    "avery-5871": ([0.75 * INCH, 4.25 * INCH], [0.5 * INCH, 2.5 * INCH, 4.5 * INCH, 6.5 * INCH, 8.5 * INCH]),
    "avery-8373": ([0.5 * INCH, 4.5 * INCH], [0.75 * INCH, 3.25 * INCH, 5.75 * INCH, 8.25 * INCH]),
    "avery-c32010": ([15, 110], [13.5, 67.5, 121.5, 175.5, 229.5]),
    "avery-c32011": ([15, 110], [13.5, 67.5, 121.5, 175.5, 229.5]),
    "avery-c32015": ([17, 108], [31.5, 91.5, 151.5, 211.5]),
    "letter-9up": ([0.5 * INCH, 3 * INCH, 5.5 * INCH], [0.25 * INCH, 3.75 * INCH, 7.25 * INCH]),
    "a4-9up": ([10.5, 73.5, 136.5], [16.5, 104.5, 192.5]),
    "letter-8up": ([0.75 * INCH, 4.25 * INCH], [0.5 * INCH, 3 * INCH, 5.5 * INCH, 8 * INCH]),
    "a4-8up": ([17, 105], [22.5, 85.5, 148.5, 211.5]),
}


@pytest.mark.parametrize("name", sorted(PUBLISHED))
def test_fault_20_every_place_is_the_makers_to_a_hundredth_of_a_millimetre(name: str):
    label, (lefts, tops) = LABEL_SHEETS[name], PUBLISHED[name]
    sheet = label.upright()
    # Turned back by hand where the page lies on its side: what is up there is left here.
    if sheet.paper == label.paper:
        found = [(slot.x_mm, slot.y_mm) for slot in sheet.slots]
    else:
        found = [(slot.y_mm, label.paper.height_mm - slot.x_mm - label.card.height_mm) for slot in sheet.slots]
    expected = [(left, top) for top in tops for left in lefts]
    assert [pytest.approx(place, abs=0.005) for place in sorted(found)] == sorted(expected)


@pytest.mark.parametrize("name", sorted(LABEL_SHEETS))
def test_on_every_perforated_sheet_cards_stand_upright_within_the_page(name: str):
    sheet = LABEL_SHEETS[name].upright()
    assert sheet.card.height_mm >= sheet.card.width_mm
    outer = around(sheet.slots)
    assert min(outer.x_mm, outer.y_mm) >= 5
    # The sheet may be laid into the tray either way round: its places are the same from both ends.
    assert outer.x_mm == pytest.approx(sheet.paper.width_mm - outer.right_mm)
    assert outer.y_mm == pytest.approx(sheet.paper.height_mm - outer.bottom_mm)


RIGHT = '[papers]\na4 = "210x297mm"\n[cards]\n[sheet.x]\npaper = "a4"\ncard = "85x54mm"\ncolumns = 2\nrows = 5\n'
PLACES = 'first = "15x13.5mm"\npitch = "95x54mm"\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[paper]\n", "there is no paper; did you mean papers?"),
        (RIGHT + PLACES + "collumns = 2\n", "there is no sheet.x.collumns; did you mean columns?"),
        (RIGHT + PLACES.replace("13.5mm", "mm"), "sheet.x.first is no size: 15xmm"),
        ((RIGHT + PLACES).replace('paper = "a4"', 'paper = "a5"'), "sheet.x.paper is no paper; did you mean a4?"),
    ],
)
def test_an_error_in_the_list_names_the_place_and_the_nearest_right_word(text: str, told: str):
    with pytest.raises(ValueError, match=r"sheets\.toml") as caught:
        read_sheets(text)
    assert told in str(caught.value)
