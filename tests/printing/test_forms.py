"""What repeats is drawn once: forms are few, name what they draw, and look alike at every size."""

from collections.abc import Callable
from io import BytesIO

import pypdfium2
import pytest
from pypdf import PdfReader
from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.model import Deck
from authors_edu.decks.symbols import SHAPES
from authors_edu.printing.forms import drawn_within, write_form
from authors_edu.printing.pages import print_deck
from authors_edu.printing.settings import PrintSettings

MakeDeck = Callable[..., Deck]


def forms(pdf: bytes) -> dict[str, dict[str, object]]:
    """All forms of a PDF by name, also those drawn by forms alone."""
    found: dict[str, dict[str, object]] = {}
    waiting = [page["/Resources"] for page in PdfReader(BytesIO(pdf)).pages]
    while waiting:
        for name, form in waiting.pop().get("/XObject", {}).items():
            if name not in found:
                found[name] = form.get_object()
                waiting.append(found[name]["/Resources"])
    return found


def test_a_form_draws_what_it_holds_and_what_other_forms_hold():
    file = BytesIO()
    canvas = Canvas(file, pagesize=(40, 40))
    write_form(canvas, "inner", (0, 0, 10, 10), "0 0 10 10 re f")
    write_form(canvas, "outer", (0, 0, 40, 40), f"q 1 0 0 1 20 20 cm {drawn_within(canvas, 'inner')} Q", ("inner",))
    canvas.addLiteral("1 0 0 rg")
    canvas.doForm("outer")
    canvas.showPage()
    canvas.save()
    page = pypdfium2.PdfDocument(file.getvalue())[0].render(scale=1).to_pil()
    # the inner square lies from 20 to 30, from the left and from the bottom, in the page's red
    assert [page.getpixel(place) for place in ((25, 15), (15, 15), (25, 25), (35, 15))] == [
        (255, 0, 0), (255, 255, 255), (255, 255, 255), (255, 255, 255)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("look", "drawn"),
    [
        ("classic", 18 + 3 + 18),  # outer threads, inner ones, and rings of both, which come again after 18 families
        ("poster", 3 + 1),  # three kinds of rays, and a disc
    ],
)
def test_families_share_the_forms_of_their_ornaments(look: str, drawn: int, deck_of: MakeDeck):
    found = forms(print_deck(deck_of(80), PrintSettings(look)).pdf)
    kinds = [name.removeprefix("/FormXob.").split("-")[0] for name in found]
    assert kinds.count("symbol") == len(SHAPES)
    assert len(kinds) - len(SHAPES) - kinds.count("back") - kinds.count("frame") == drawn


def test_every_form_that_is_drawn_is_in_the_file(deck_of: MakeDeck):
    for name, form in forms(print_deck(deck_of(20), PrintSettings("classic")).pdf).items():
        drawn = {word for word in form.get_data().decode("latin-1").split() if word.startswith("/FormXob")}  # type: ignore[attr-defined]
        assert drawn == set(form["/Resources"].get("/XObject", {})), name  # type: ignore[attr-defined]
