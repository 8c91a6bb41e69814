"""Text fits its box: it wraps, shrinks, is torn, and at last is cut and told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authors_edu.printing.shaping import set_line
from authors_edu.printing.text import SetText, Style, clean, fit

STYLE = Style("EB Garamond Semibold", 20, 8, 1.1)
WIDTH, HEIGHT = 140.0, 90.0


def said(text: SetText) -> str:
    return " ".join(line.text for line in text.lines)


def stays_inside(text: SetText, width_pt: float, height_pt: float) -> bool:
    """Whether all ink lies in the box, by the font's own outlines."""
    for line, baseline in zip(text.lines, text.baselines_pt, strict=True):
        if line.width * text.size_pt > width_pt + 0.01:
            return False
        if baseline - line.top * text.size_pt < -0.01 or baseline + line.bottom * text.size_pt > height_pt + 0.01:
            return False
    return True


def test_a_short_title_stands_in_one_line_at_the_largest_size():
    text = fit(("Emma",), STYLE, WIDTH, HEIGHT)
    assert (text.size_pt, said(text), text.whole) == (20, "Emma", True)


def test_a_longer_title_wraps_before_it_shrinks():
    text = fit(("Great Expectations",), STYLE, 130, HEIGHT)
    assert [line.text for line in text.lines] == ["Great", "Expectations"]
    assert text.size_pt == 20


def test_wrapped_lines_are_evened_out():
    # Greedy wrapping would leave "and" with "Prejudice" alone or a last line of one short word.
    text = fit(("one two three four five six seven eight",), STYLE, WIDTH, HEIGHT)
    widths = [line.width for line in text.lines]
    assert max(widths) - min(widths) < 0.5 * max(widths)


def test_no_line_of_a_title_is_much_shorter_than_the_others():
    # Wrapped as tightly as it goes, "Dialogue" would stand alone.
    text = fit(("Dialogue Concerning the Two Chief World Systems",), STYLE, 180, HEIGHT)
    assert [line.text for line in text.lines] == ["Dialogue Concerning", "the Two Chief", "World Systems"]


def test_a_line_ends_at_a_space_rather_than_after_a_hyphen():
    # Both ways the two lines are as even: "Twice-" and "Told Tales", or "Twice-Told" and "Tales".
    text = fit(("Twice-Told Tales",), Style("Literata Bold", 19, 8), 120, HEIGHT)
    assert [line.text for line in text.lines] == ["Twice-Told", "Tales"]


def test_a_line_may_break_after_a_hyphen_or_a_dash_without_a_space():
    text = fit(("unforgettable-unbelievable—wonderful",), STYLE, WIDTH, HEIGHT)
    assert [line.text for line in text.lines] == ["unforgettable-", "unbelievable—", "wonderful"]


def test_an_endless_word_is_torn_with_hyphens_and_stays_legible():
    word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter"
    text = fit((word,), STYLE, WIDTH, HEIGHT)
    assert text.whole and text.size_pt >= 8
    assert all(line.text.endswith("-") for line in text.lines[:-1])
    assert "".join(line.text.removesuffix("-") for line in text.lines) == word
    assert stays_inside(text, WIDTH, HEIGHT)


def test_scripts_without_capitals_are_torn_without_hyphens():
    text = fit(("ก" * 60,), STYLE, WIDTH, HEIGHT)
    assert len(text.lines) > 1
    assert "".join(line.text for line in text.lines) == "ก" * 60


def test_a_letter_is_never_torn_from_its_marks():
    # q with a dot below has no single code point: the pair must stay together.
    text = fit(("q\u0323" * 80,), STYLE, WIDTH, HEIGHT)
    assert all(line.text.startswith("q") for line in text.lines)


def test_text_that_does_not_fit_even_at_the_smallest_size_is_cut_and_told():
    text = fit((" ".join(["word"] * 400),), STYLE, WIDTH, HEIGHT)
    assert not text.whole
    assert text.size_pt == 8
    assert said(text).endswith("word…")
    assert stays_inside(text, WIDTH, HEIGHT)


def test_a_missing_character_is_told_also_where_it_was_cut_off():
    text = fit((" ".join(["word"] * 100) + " 𓀀",), STYLE, WIDTH, 30)
    assert text.missing == ("𓀀",)


def test_paragraphs_are_marked_where_they_start():
    text = fit(("One", "two words and more of them than a line holds", "Three"), STYLE, WIDTH, HEIGHT)
    assert [line.text for line, first in zip(text.lines, text.firsts, strict=True) if first][::2] == ["One", "Three"]
    assert sum(text.firsts) == 3


def test_more_white_stands_between_paragraphs_where_one_takes_two_lines():
    single = fit(("One", "Two", "Three"), STYLE, WIDTH, 200)
    wrapped = fit(("One", "Two or three words more", "Three"), STYLE, WIDTH, 200)
    steps = [low - high for high, low in zip(wrapped.baselines_pt, wrapped.baselines_pt[1:], strict=False)]
    assert wrapped.firsts == (True, True, False, True)
    assert steps[0] == pytest.approx(steps[2])
    assert steps[0] > 1.15 * steps[1]
    assert single.baselines_pt[1] - single.baselines_pt[0] < 1.1 * steps[1]


def test_the_lines_of_a_title_share_one_face():
    # Atkinson lacks ề and takes Noto Sans for the whole title, also for the lines without such letters.
    text = fit(("Truyện Kiều and the words after it",), Style("Atkinson Bold", 20, 8), 100, HEIGHT)
    assert len(text.lines) > 2
    assert {run.face.name for line in text.lines for run in line.runs} == {"NotoSans-700"}


def test_a_line_of_a_right_to_left_title_is_ordered_as_a_part_of_it():
    # Alone, "(1956):" would run from the left. In a Hebrew title the colon stands left of the bracket.
    text = fit(("שלום ליל (1956): Palace Walk",), STYLE, 75, HEIGHT)
    assert [line.text for line in text.lines] == ["שלום ליל", "(1956):", "Palace", "Walk"]
    assert text.right_to_left
    colon, number, bracket = text.lines[1].runs
    assert (colon.codes[0], number.codes, len(bracket.codes)) == (":", "1956", 1)
    assert set_line("(1956):", STYLE.font).runs[0].codes == "(1956):"


def test_a_list_stands_on_the_side_of_most_of_its_texts():
    assert fit(("Naguib", "שלום", "ליל"), STYLE, WIDTH, HEIGHT).right_to_left
    assert not fit(("Naguib", "Palace", "ליל"), STYLE, WIDTH, HEIGHT).right_to_left


def test_lines_stand_further_apart_where_accents_would_touch():
    plain, tall = fit(("aa", "aa"), STYLE, WIDTH, HEIGHT), fit(("gg", "Ấ̂Ấ̂"), STYLE, WIDTH, HEIGHT)
    assert tall.baselines_pt[1] - tall.baselines_pt[0] > plain.baselines_pt[1] - plain.baselines_pt[0]


def test_line_ends_control_characters_and_direction_marks_do_not_reach_the_paper():
    assert clean("a\r\nb\u2028c\x07\u202ed\u00a0e") == "a b cd e"
    assert clean("a \x07 b") == "a b"


def test_a_text_of_invisible_characters_alone_is_no_text():
    assert [clean(text) for text in ("\u200b", "\ufeff \u00ad", "\u200d\ufe0f")] == ["", "", ""]
    assert clean("a\u200bb") == "a\u200bb"


texts = st.one_of(
    st.text(max_size=300),
    st.text(st.sampled_from("ab W-’éñßשלאبن क्षสี่ 1("), max_size=200),
)


@pytest.mark.parametrize("font", ["EB Garamond Semibold", "Atkinson"])
@given(text=texts, width=st.floats(20, 200), height=st.floats(1, 150))
def test_no_text_ever_leaves_its_box(font: str, text: str, width: float, height: float):
    found = fit((text,), Style(font, 20, 7), width, height)
    assert stays_inside(found, width, height)
    assert found.height_pt <= height + 0.01 or not found.lines
    assert 7 <= found.size_pt <= 20


@given(texts, st.floats(40, 200))
def test_whole_text_keeps_every_character_in_order(text: str, width: float):
    found = fit((text,), STYLE, width, 400)
    if found.whole and not found.missing:
        kept = "".join(line.text for line in found.lines).replace(" ", "").replace("-", "")
        assert kept == clean(text).replace(" ", "").replace("-", "")
