"""The pages of the app through Streamlit's own test driver, without a browser."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

from authors_edu.web import records

MAIN = Path(records.__file__).with_name("main.py")


def page(name: str) -> AppTest:
    app = AppTest.from_file(MAIN, default_timeout=60).run()
    return app if name == "decks" else app.switch_page(f"app_pages/{name}.py").run()


def texts(app: AppTest) -> str:
    """Gives all that the page says."""
    said = [
        element.value for kind in ("text", "markdown", "caption", "title", "subheader") for element in app.get(kind)
    ]
    return "\n".join(map(str, said + [box.value for box in (*app.error, *app.warning, *app.info, *app.success)]))
