"""Which column is which: headings in four languages and many trades, layouts, and tables without a header."""

import doctest

import pytest

from authors_edu.decks import columns, headings
from authors_edu.decks.check import Report, check_file
from authors_edu.decks.export import deck_csv
from authors_edu.decks.model import Words

LINES = [
    ("Bach", "Air"), ("Bach", "Magnificat"), ("Bach", "Musette"), ("Bach", "Chaconne"),
    ("Verdi", "Aida"), ("Verdi", "Nabucco"), ("Verdi", "Otello"), ("Verdi", "Ernani"),
]  # fmt: skip
ROWS = "".join(f"{creator},{work}\n" for creator, work in LINES)


def check(text: str) -> Report:
    return check_file(text.encode(), "list.csv")


def kinds(report: Report) -> list[str]:
    return [problem.kind for problem in report.problems]


def pairs(report: Report) -> list[tuple[str, str]]:
    assert report.deck is not None, report.problems
    return [(card.creator, card.work) for card in report.deck.cards]


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(headings).failed == doctest.testmod(columns).failed == 0


@pytest.mark.parametrize(
    "header",
    [
        "creator,work", "  CREATOR , Work Title ", "Author's name,Title", "Name of the composer,Piece", "Autor,Werk",
        "Name des Malers,Gemälde", "Schriftsteller,Titel des Buches", "auteur,titre", "Nom de l’auteur,Œuvre",
        "autora,título", "Pintor,Cuadro", "Author (first and last),Book:", "Composer,Name", "Nombre,Obra",
        "FAMILY,MEMBER",
        "Inventors,Inventions",
        "written_by,book-title", "Scientist *,Discovery *",
    ],
)  # fmt: skip
def test_a_heading_is_understood_in_its_language_and_trade(header: str) -> None:
    report = check(header + "\n" + ROWS)
    assert (report.outcome, kinds(report)) == ("accept", [])
    assert pairs(report) == LINES


def test_columns_may_stand_in_any_order_and_what_was_understood_is_told() -> None:
    report = check("Year,Title,Author\n" + "".join(f"1850,{work},{creator}\n" for creator, work in LINES))
    assert pairs(report) == LINES
    assert report.columns == {"year": 0, "work": 1, "creator": 2}


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("Composer,Piece", Words("composer", "composers", "piece", "pieces")),
        ("painter,title", Words("painter", "painters", "painting", "paintings")),
        ("creator,painting", Words("painter", "painters", "painting", "paintings")),
        ("Autor,Werk", Words("Autor", "Autoren", "Werk", "Werke")),
        ("autor,obra", Words("autor", "autores", "obra", "obras")),
        ("autor,título", Words("autor", "autores", "libro", "libros")),
        ("Autor,Titel", Words("Autor", "Autoren", "Buch", "Bücher")),
        ("Directors,Films", Words("director", "directors", "film", "films")),
        ("family,member", Words("family", "families", "member", "members")),
        ("creator,work", Words("creator", "creators", "work", "works")),
        ("Rank,Suit", Words("rank", "ranks", "suit", "suits")),
    ],
)
def test_r71_the_words_of_a_deck_follow_its_headings(header: str, words: Words) -> None:
    report = check(header + "\n" + ROWS)
    assert report.deck is not None
    assert report.deck.words == words


def test_all_our_columns_come_onto_the_card() -> None:
    text = "creator,work,year,clue,image,also accept,note\n" + "".join(
        f"{creator},{work},1850,a clue,{work}.png,One | Two / Three,a note\n" for creator, work in LINES
    )
    report = check(text)
    assert report.deck is not None
    card = report.deck.cards[1]
    assert (card.year, card.clue, card.image, card.note) == ("1850", "a clue", "Magnificat.png", "a note")
    assert card.also_accept == ("One", "Two", "Three")


def test_a_card_is_called_after_its_row() -> None:
    report = check("creator,work\n\n" + ROWS)
    assert report.deck is not None
    assert [card.id for card in report.deck.cards] == ["r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10"]


def test_columns_that_we_do_not_use_are_noted() -> None:
    report = check("creator,work,Shelf\n" + ROWS.replace("\n", ",7b\n"))
    (problem,) = report.problems
    assert (report.outcome, problem.kind, str(problem.severity)) == ("accept", "unknown_column", "note")
    assert problem.values["headings"] == ("Shelf",)


def test_a_family_in_each_row_needs_no_word() -> None:
    for header in (
        "creator,work 1,work 2,work 3,work 4",
        "Author,1st book,2nd book,3rd book,4th book",
        "by,work,work,work,work",
    ):
        report = check(header + "\nBach,Air,Magnificat,Musette,Chaconne\nVerdi,Aida,Nabucco,Otello,Ernani\n")
        assert (report.outcome, pairs(report)) == ("accept", LINES)


def test_numbered_years_and_clues_go_with_their_works() -> None:
    report = check(
        "creator,work 1,year 1,work 2,year 2,work 3,year 3,work 4,year 4\n"
        "Bach,Air,1,Magnificat,2,Musette,3,Chaconne,4\n"
    )
    assert report.deck is not None
    assert [(card.work, card.year) for card in report.deck.cards] == [
        ("Air", "1"), ("Magnificat", "2"), ("Musette", "3"), ("Chaconne", "4"),
    ]  # fmt: skip


def test_a_blank_in_a_row_that_is_a_family_is_a_missing_work() -> None:
    report = check(
        "creator,work 1,work 2,work 3,work 4\nBach,Air,,Musette,Chaconne\nVerdi,Aida,Nabucco,Otello,Ernani\n"
    )
    assert [(problem.kind, problem.rows, problem.values["place"]) for problem in report.problems] == [
        ("missing_work", (2,), "work 2")
    ]


def test_text_above_the_header_is_left_out_and_told() -> None:
    report = check("Music for class 7,\n,\ncomposer,piece\n" + ROWS)
    assert (report.outcome, [(problem.kind, problem.rows) for problem in report.problems]) == (
        "accept_with_warning",
        [("text_above_header", (1,))],
    )
    assert pairs(report) == LINES


def test_a_table_without_a_header_is_read_and_told() -> None:
    report = check(ROWS)
    assert (report.outcome, kinds(report), pairs(report)) == ("accept_with_warning", ["no_header"], LINES)


def test_without_a_header_the_creators_are_the_column_that_repeats() -> None:
    report = check("".join(f"{work},{creator}\n" for creator, work in LINES))
    assert pairs(report) == LINES


def test_without_a_header_nothing_is_known_of_the_words() -> None:
    report = check(ROWS)
    assert report.deck is not None and report.deck.words == Words("creator", "creators", "work", "works")


def test_without_a_header_a_column_of_row_numbers_is_no_year() -> None:
    report = check("".join(f"{number},{creator},{work}\n" for number, (creator, work) in enumerate(LINES, 1)))
    assert (pairs(report), report.columns) == (LINES, {"creator": 1, "work": 2})


def test_one_column_alone_is_told_as_such() -> None:
    report = check("Bach - Air\nBach - Magnificat\n")
    assert [(problem.kind, problem.values["what"]) for problem in report.problems] == [("missing_column", "one")]


def test_without_a_header_a_third_column_of_years_is_the_year() -> None:
    report = check(ROWS.replace("\n", ",1850\n"))
    assert report.columns == {"creator": 0, "work": 1, "year": 2}


def test_without_a_header_five_columns_are_a_family_in_each_row() -> None:
    report = check("Bach,Air,Magnificat,Musette,Chaconne\nVerdi,Aida,Nabucco,Otello,Ernani\n")
    assert (kinds(report), pairs(report)) == (["no_header"], LINES)


def test_headings_in_words_that_we_do_not_know_can_be_chosen_with_one_click() -> None:
    report = check("Kirjanik,Teos\n" + ROWS)
    (problem,) = report.problems
    assert (problem.kind, problem.rows, problem.values["found"]) == ("missing_column", (1,), ("Kirjanik", "Teos"))
    assert problem.fix is not None
    assert [(edit.row, edit.column, edit.new) for edit in problem.fix.edits] == [(1, 0, "creator"), (1, 1, "work")]


def test_a_missing_column_is_told_once_with_what_was_found() -> None:
    report = check("creator,year\nBach,1717\nBach,1723\nBach,1725\nBach,1730\n")
    (problem,) = report.problems
    assert (problem.kind, problem.rows, problem.values["missing"]) == ("missing_column", (1,), ("work",))
    assert problem.fix is None


def test_the_one_column_without_a_known_name_can_become_the_missing_one() -> None:
    report = check("composer,Wasistdas,year\n" + "".join(f"{a},{b},1850\n" for a, b in LINES))
    (problem,) = report.problems
    assert problem.fix is not None
    assert [(edit.column, edit.new) for edit in problem.fix.edits] == [(1, "work")]


def test_two_columns_for_the_work_must_be_told_apart() -> None:
    report = check("creator,work,work\n" + "".join(f"{a},{b},{b} II\n" for a, b in LINES))
    assert [(problem.kind, problem.rows) for problem in report.problems] == [("duplicate_header", (1,))]


def test_an_empty_second_column_of_the_same_name_is_no_matter() -> None:
    report = check("creator,work,work\n" + ROWS.replace("\n", ",\n"))
    assert pairs(report) == LINES


def test_a_word_that_is_also_a_heading_may_be_a_creator() -> None:
    rows = "".join(f"Opera,{work}\n" for work in ("Aida", "Nabucco", "Otello", "Ernani"))
    report = check(rows + "".join(f"Cello,{work}\n" for work in ("A", "B", "C", "D")))
    assert kinds(report) == ["no_header"]
    assert pairs(report)[0] == ("Opera", "Aida")


@pytest.mark.parametrize("first", ["Samuel Beckett,Play", "Пушкин,Книга", "Poesie,Goethe"])
def test_a_first_card_that_is_called_like_a_heading_is_a_card(first: str) -> None:
    cells = first.split(",")
    name = cells[1] if first.startswith("Poesie") else cells[0]
    others = [f"{name},{title}" if cells[0] == name else f"{title},{name}" for title in ("Fin", "Zoo", "Rab")]
    report = check_file("\n".join([first, *others]).encode(), "x.csv")
    assert report.deck is not None, report.problems
    assert [card.work for card in report.deck.cards] == [*{*cells} - {name}, "Fin", "Zoo", "Rab"]


def test_a_picture_is_the_work_of_a_painter_and_a_file_is_its_image() -> None:
    report = check_file(b"Painter,Picture\n" + b"".join(b"Vermeer,%c\n" % sign for sign in b"abcd"), "x.csv")
    assert report.deck is not None and report.columns == {"creator": 0, "work": 1}
    files = check_file(b"Painter,Picture\n" + b"".join(b"Vermeer,%c.jpg\n" % sign for sign in b"abcd"), "x.csv")
    assert [problem.kind for problem in files.problems] == ["missing_column"]


TOPICS = {
    "rivers of countries": (
        ("Country", "River"),
        {"Germany": "Rhine Elbe Oder Weser", "France": "Loire Seine Lot Aude"},
    ),
    "clubs of cities": (
        ("Stadt", "Verein"),
        {"Köln": "FC Fortuna Viktoria Post", "Wien": "Rapid Austria Vienna Sport"},
    ),
    "elements of groups": (("Group", "Element"), {"Halogens": "F Cl Br I", "Noble gases": "He Ne Ar Kr"}),
    "the work first": (("River", "Country"), {"Germany": "Rhine Elbe Oder Weser", "France": "Loire Seine Lot Aude"}),
    "a formula of a mathematician": (("Mathematician", "Formula"), {"Euler": "a b c d", "Gauss": "e f g h"}),
}


@pytest.mark.parametrize("name", TOPICS)
def test_headings_of_other_subjects_are_understood_where_nothing_else_can_be_meant(name: str) -> None:
    headings, families = TOPICS[name]
    lines = [(family, work) for family, works in families.items() for work in works.split()]
    lines = [line[::-1] for line in lines] if name == "the work first" else lines
    report = check_file("\n".join(map(",".join, [headings, *lines])).encode(), "list.csv")
    assert (report.outcome, [problem.kind for problem in report.problems]) == ("accept", [])
    assert report.deck is not None
    assert {each.creator: " ".join(card.work for card in each.cards) for each in report.deck.families} == families
    again = check_file(deck_csv(report.deck), "list.csv")
    assert again.deck is not None
    assert (again.deck.words, again.deck.families[0].creator) == (report.deck.words, report.deck.families[0].creator)


def test_a_country_beside_author_and_book_is_no_creator() -> None:
    rows = "".join(f"Poe,{work},USA\n" for work in ("Raven", "Ligeia", "Morella", "Berenice"))
    report = check_file(f"author,book,country\n{rows}".encode(), "list.csv")
    assert (report.columns, report.outcome) == ({"creator": 0, "work": 1}, "accept_with_warning")
    assert [problem.kind for problem in report.problems] == ["too_few_families", "unknown_column"]


def test_a_country_is_not_taken_for_the_work_where_another_column_may_be_it() -> None:
    rows = "".join(f"Poe,{work},USA\n" for work in ("Raven", "Ligeia", "Morella", "Berenice"))
    report = check_file(f"author,opus magnum,country\n{rows}".encode(), "list.csv")
    assert [problem.kind for problem in report.problems] == ["missing_column"]


def test_one_title_that_is_such_a_word_is_no_row_of_headings() -> None:
    report = check_file(b"Banks,River\n,Walking on Glass\n,Canal Dreams\n,Complicity\n", "list.csv")
    assert report.deck is not None
    assert [card.work for card in report.deck.cards] == ["River", "Walking on Glass", "Canal Dreams", "Complicity"]
