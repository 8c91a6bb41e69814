"""Working the page of decks through Streamlit's own test driver."""

from io import BytesIO

from PIL import Image
from streamlit.testing.v1 import AppTest

from authors_edu.classroom.decks import SavedDeck, list_decks
from authors_edu.decks.check import check_file
from authors_edu.decks.model import Deck
from authors_edu.web import records

LINES = ["creator,work", *(f"Jane Austen,{work}" for work in ("Emma", "Persuasion", "Sanditon", "Lady Susan"))]
LINES += [f"Voltaire,{work}" for work in ("Candide", "Zadig", "Zaïre", "Irène")]
LIST = "\n".join(LINES)


def upload(app: AppTest, data: bytes, name: str = "my writers.csv") -> AppTest:
    app.file_uploader(key="upload").upload(name, data, "application/octet-stream").run()
    assert not app.exception
    return app


def press(app: AppTest, label: str) -> AppTest:
    next(button for button in app.button if button.label == label).click().run()
    assert not app.exception
    return app


def kept() -> list[SavedDeck]:
    return list(list_decks(records.engine()))


def a_deck() -> Deck:
    deck = check_file(LIST.encode(), "writers.csv").deck
    assert deck is not None
    return deck


def a_picture(colour: str) -> bytes:
    file = BytesIO()
    Image.new("RGB", (300, 200), colour).save(file, "PNG")
    return file.getvalue()


def add_pictures(app: AppTest, *pictures: tuple[str, bytes]) -> AppTest:
    opened = app.session_state.list
    uploader = app.file_uploader(key=f"new pictures {opened.number} {opened.taken_in}")
    uploader.set_value([(name, data, "image/png") for name, data in pictures]).run()
    assert not app.exception
    return app


def correct(app: AppTest, saved: SavedDeck) -> AppTest:
    app.button(key=f"correct {saved.id}").click().run()
    assert not app.exception
    return app


def type_cells(app: AppTest, **state: object) -> None:
    """Puts into the table's state what the browser would send."""
    key = f"rows {app.session_state.list.key}"
    app.session_state[key] = {"edited_rows": {}, "added_rows": [], "deleted_rows": [], **state}
