"""Letters come out in the right face, the right order and the right place."""

import uharfbuzz
from hypothesis import given
from hypothesis import strategies as st

from authors_edu.printing.fonts import FONTS, face_for, load
from authors_edu.printing.reading_order import levels, runs_right_to_left, visual_order
from authors_edu.printing.shaping import set_line

# The letters that other programs lose, and whole titles in the scripts that the fonts stand for.
LETTERS = "ł ő ș ı Љ Ґ ς ž"
TITLES = (
    LETTERS, "Преступление и наказание", "Οδύσσεια", "Số đỏ", "ליל שלום", "أولاد حارتنا", "क्षत्रिय धर्म", "สี่แผ่นดิน", "😀"
)  # fmt: skip


def shaped_width(text: str, font: str) -> int:
    """The width that HarfBuzz gives to the whole line, without ligatures and contextual forms."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    off = dict.fromkeys(("liga", "clig", "dlig", "calt"), False)
    uharfbuzz.shape(load(FONTS[font]).shaped, buffer, off)
    return sum(place.x_advance for place in buffer.glyph_positions)


def test_every_font_of_the_templates_opens_and_has_a_name_of_its_own():
    names = [load(source).drawn.face.name for source in FONTS.values()]
    assert len(set(names)) == len(FONTS) == 12


def test_every_title_has_a_glyph_in_every_font():
    for font in FONTS:
        for title in TITLES:
            assert set_line(title, font).missing == (), (font, title)


def test_a_character_that_no_font_has_is_named_and_shown_as_a_box():
    line = set_line("Dream of 𓀀𓁐", "EB Garamond Semibold")
    assert line.missing == ("𓀀", "𓁐")
    assert "".join(run.codes for run in line.runs) == "Dream of □□"


def test_latin_text_is_drawn_as_its_own_characters_so_that_it_can_be_searched():
    for font in FONTS:
        (run,) = set_line("Office of the fjord: fi fl", font).runs
        assert run.codes == "Office of the fjord: fi fl"
        assert run.kerns is not None and len(run.kerns) == 25


@given(st.text(st.sampled_from("AVTWYPLaeovwy .,’-fijlMqrQÉàßőžłЉГдаαςώΆ"), min_size=1, max_size=30))
def test_looked_up_kerns_give_the_width_that_harfbuzz_gives_to_the_whole_line(text: str):
    assert round(set_line(text, "EB Garamond Semibold").width * 1000) == shaped_width(text, "EB Garamond Semibold")


def test_capitals_that_lean_on_each_other_are_kerned():
    for font in ("EB Garamond Semibold", "Literata Bold", "Atkinson Bold"):
        pair = set_line("AV", font).width
        assert pair < set_line("A", font).width + set_line("V", font).width


def test_a_word_never_mixes_two_faces():
    # Atkinson has ő but not Ґ; Greek and Cyrillic come from Noto as a whole.
    runs = set_line("Ґанок", "Atkinson Bold").runs
    assert [run.face.name for run in runs] == ["NotoSans-700"]
    assert [run.face.name for run in set_line("Số đỏ", "Atkinson").runs] == ["NotoSans"]


def test_a_bold_title_in_another_script_is_bold_too():
    assert face_for("Literata Bold", "ש") is face_for("Literata Bold", "ל")
    assert [run.face.name for run in set_line("שלום", "Literata Bold").runs] == ["NotoSansHebrew-700"]
    assert [run.face.name for run in set_line("שלום", "Literata").runs] == ["NotoSansHebrew"]


def test_bold_faces_have_the_letters_that_pasted_text_brings():
    assert [run.face.name for run in set_line("eﬃcient ﬁsh", "Literata Bold").runs] == ["NotoSans-700"]


def test_hebrew_runs_from_the_right():
    (run,) = set_line("שלום", "Literata").runs
    assert run.codes == "םולש"  # left to right on paper: the last letter first


def test_numbers_keep_their_order_within_hebrew():
    # By the bidirectional algorithm the number stands left of the words before it, its digits as ever.
    runs = set_line("ליל 1984", "Literata").runs
    assert [run.codes for run in runs] == ["1984", " ליל"]


def test_an_emoji_newer_than_python_stands_in_hebrew_too():
    line = set_line(
        "א\U0001fada", "Literata"
    )  # ginger root, of Unicode 15: Python 3.11 does not know it, the font does
    assert (line.missing, len(line.runs)) == ((), 2)


def test_brackets_are_mirrored_in_right_to_left_text():
    line = set_line("(א)", "Literata")
    spelt = [spelling for run in line.runs for _, spelling in run.spelt]
    assert [text for text in spelt if text] == [")", "("]  # drawn by the glyph of the other bracket


def test_fault_12_arabic_letters_join():
    # Alone, beh is wider than in the middle of a word: three of them joined are narrower than three alone.
    joined, alone = set_line("ببب", "Literata"), set_line("ب", "Literata")
    assert joined.width < 3 * alone.width * 0.8
    assert "".join(text or "" for run in joined.runs for _, text in run.spelt) == "ببب"


def test_devanagari_conjuncts_are_one_shape_and_spell_their_letters():
    (run,) = set_line("क्ष", "Literata").runs
    assert len(run.codes) == 1
    assert run.spelt == ((1, "क्ष"),)


def test_the_first_strong_letter_decides_from_where_a_text_runs():
    assert runs_right_to_left("1984 שלום")
    assert not runs_right_to_left("Naguib نجيب")
    assert not runs_right_to_left("1984")


def test_levels_and_order_follow_the_unicode_algorithm():
    assert levels("ab אב 12") == [0, 0, 0, 1, 1, 1, 2, 2]
    assert levels("אב ab") == [1, 1, 1, 2, 2]
    assert levels("(1984):", right_to_left=True) == [1, 2, 2, 2, 2, 1, 1]
    assert levels("ab", right_to_left=True) == [2, 2]
    assert visual_order([1, 2, 1]) == [2, 1, 0]
    assert visual_order([0, 1, 2, 1, 0, 1]) == [0, 3, 2, 1, 4, 5]


@given(st.text(max_size=40))
def test_every_character_is_drawn_or_told_as_missing(text: str):
    line = set_line(text, "Atkinson")
    plain = sum(len(run.codes) for run in line.runs if run.kerns is not None)
    drawn = plain + sum(len(spelling) if spelling else count for run in line.runs for count, spelling in run.spelt)
    assert drawn == len(text) or line.missing
    assert set("".join(line.missing)) <= set(text)
