"""A passage holds a whole text at one size, within its width, and its lines never touch."""

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from authors_edu.printing.extras.passage import passage
from authors_edu.printing.text import clean

MM = 72 / 25.4


@given(st.text(max_size=300), st.floats(6, 20), st.floats(20, 200))
@example("0000000000000111 ट", 6.0, 20.0)  # figures that were measured in one face and set in another
@example("Emma टैगोर 1111111111 0000000000", 6.0, 20.0)
def test_every_letter_is_kept_in_lines_that_fit(text: str, size: float, width: float):
    found = passage(text, "Literata", size, width)
    squeezed = "".join(clean(text).split())
    assert "".join(line.text for line in found.lines).replace(" ", "").replace("-", "") == squeezed.replace("-", "")
    widest_letter = max((passage(letter, "Literata", size, 1_000).width_mm for letter in squeezed), default=0)
    assert found.width_mm <= max(width, widest_letter * 2) + 0.01  # a letter with its marks may be wider than the room


def test_lines_with_high_and_deep_letters_stand_further_apart():
    towers = "A\u0302\u0301\u0308\u0303\u030c g\u0323\u0324\u0330\u0331 " * 30
    found = passage(towers, "Literata", 10, 40, leading=1.0)
    assert len(found.lines) >= 4
    for (above, low), (below, down) in pairwise(zip(found.lines, found.baselines_mm, strict=True)):
        assert (down - low) * MM >= (above.bottom + below.top) * 10
    assert found.baselines_mm[0] * MM >= found.lines[0].top * 10
    assert found.height_mm >= found.baselines_mm[-1] + found.lines[-1].bottom * 10 / MM


def test_a_part_of_a_passage_stands_as_it_stood():
    whole = passage("word " * 60, "Literata", 10, 50)
    part = whole.part(2, 5)
    assert part.lines == whole.lines[2:5]
    assert part.baselines_mm[1] - part.baselines_mm[0] == pytest.approx(whole.baselines_mm[3] - whole.baselines_mm[2])
    first = whole.part(0, 2)
    assert first.height_mm + whole.white_above(2) + part.baselines_mm[0] == pytest.approx(whole.baselines_mm[2])


def test_a_word_wider_than_the_room_is_torn_and_told():
    assert passage("W" * 60, "Literata", 10, 40).torn
    assert not passage("two words", "Literata", 10, 40).torn
