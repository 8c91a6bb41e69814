from sqlalchemy import Engine

from authors_edu.classroom.remembered import recall, remember


def test_what_was_remembered_last_is_recalled_and_nothing_where_there_is_nothing(engine: Engine) -> None:
    assert recall(engine, "printers") is None
    remember(engine, "printers", {"Room 12": [0.5, -1.0]})
    remember(engine, "printers", {"Room 12": [0.5, -1.5], "Büro": [0, 0]})
    remember(engine, "paper", "letter")
    assert recall(engine, "printers") == {"Room 12": [0.5, -1.5], "Büro": [0, 0]}
    assert recall(engine, "paper") == "letter"
