"""What is written moves the pen exactly as far as the text is wide."""

import re
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reportlab.pdfgen.canvas import Canvas

from authors_edu.printing.pen import Pen
from authors_edu.printing.shaping import Run, set_line

_SHOWN = re.compile(r"\[(.*?)\] TJ", re.DOTALL)
_STRING_OR_NUMBER = re.compile(r"\((?:\\.|[^\\)])*\)|-?\d+")


def moves(run: Run) -> list[int]:
    """The numbers between the strings of TJ: how far the pen goes back, in thousandths."""
    canvas = Canvas(BytesIO())
    operators = Pen(canvas)._operators(run, 1000)
    tokens = [token for shown in _SHOWN.findall(operators) for token in _STRING_OR_NUMBER.findall(shown)]
    return [int(token) for token in tokens if not token.startswith("(")]


def pen_after(run: Run) -> int:
    widths = run.face.drawn.face.charWidths
    return sum(widths[ord(code)] for code in run.codes) - sum(moves(run))


@pytest.mark.parametrize("font", ["EB Garamond Semibold", "Literata Bold", "Atkinson"])
@pytest.mark.parametrize(
    "text",
    [
        "AVATAR Tofu",
        "ที่นี่ปั้นป่าฟ้าฝ้า",
        "เรื่องของแม่พลอย",
        "Z\u0301\u0302\u0303a\u0323\u0324go",
        "क्षत्रिय धर्म",
        "أولاد حارتنا",
        "Số đỏ ť ŀ",
        "(a) \\ [b]",
    ],
)
def test_the_pen_ends_where_the_line_ends(text: str, font: str):
    for run in set_line(text, font).runs:
        assert pen_after(run) == run.width, run.codes


@given(st.text(st.sampled_from("aVqทีี่ป้ั\u0301\u0302\u0323 ()\\שบ"), min_size=1, max_size=25))
def test_no_marks_whatever_move_the_pen_elsewhere(text: str):
    for run in set_line(text, "EB Garamond Semibold").runs:
        assert pen_after(run) == run.width


@given(st.text(st.sampled_from("AVTo .,-'fiz%*[]"), min_size=1, max_size=25))
def test_plain_letters_are_written_as_reportlab_itself_would_split_them(text: str):
    (run,) = set_line(text, "EB Garamond Semibold").runs
    canvas = Canvas(BytesIO())
    operators = Pen(canvas)._operators(run, 12)
    ((subset, letters),) = run.face.drawn.splitString(text, canvas._doc)
    assert operators.startswith(f"{run.face.drawn.getSubsetInternalName(subset, canvas._doc)} 12 Tf")
    shown = re.findall(r"\((.*?)\)", operators)
    assert "".join(shown).encode() == letters
    assert pen_after(run) == run.width
