"""Whatever is in a file: no exception, nothing lost without a word, and fixes that never make it worse."""

from hypothesis import given, settings
from hypothesis import strategies as st

from authors_edu.decks.check import Report, check_file, mended
from authors_edu.decks.export import rows_csv
from authors_edu.decks.problems import Severity
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.text import clean
from authors_edu.words.problems import fix_label, sentence

unhurried = settings(deadline=None)

PIECES = st.sampled_from(
    [b'"', b",", b"\n", b"\r", b";", b"\t", b" ", b"|", b"creator", b"work", b"Twain", b"\xc3\xa9", b"\xe9", b"\x00",
     b"=",
     b"'", b"1", b"\xef\xbb\xbf", b"\xff\xfe", b"sep=;", b"year", b"image", b"<b>", b"#N/A", b"TRUE", b", ", b"\x81"]
)  # fmt: skip
CREATORS = [
    "Twain",
    "TWAIN",
    "Mark Twain",
    "Twain, Mark",
    "Brontë",
    "Bronte",
    "BrontÃ«",
    "",
    "#REF!",
    "=x",
    "Poe\u200b",
]
WORKS = [
    "Emma",
    "emma",
    "A, or B",
    "",
    "1601",
    "TRUE",
    "22-Nov",
    "<i>C</i>",
    "D\nE",
    "#NAME?",
    '"F',
    "'=G",
    "-H",
    "I\x07",
]
OTHERS = ["", "1850", "a clue", "../x.png", "y.png", "One | Two", " leading"]


@st.composite
def tables(draw: st.DrawFn) -> tuple[Row, ...]:
    """Draws a list that was tidy once: families of four, then some cells replaced, rows repeated, cells added."""
    others = draw(
        st.lists(
            st.sampled_from(["year", "clue", "image", "also accept", "note", "shelf", ""]), max_size=3, unique=True
        )
    )
    header = ["creator", "work", *others]
    lines = [
        [f"Writer {family}", f"Work {family}{number}", *(draw(st.sampled_from(OTHERS)) for _ in others)]
        for family in range(draw(st.integers(1, 4)))
        for number in range(4)
    ]
    for _ in range(draw(st.integers(0, 6))):
        line = draw(st.integers(0, len(lines) - 1))
        match draw(st.integers(0, 4)):
            case 0:
                lines[line][0] = draw(st.sampled_from(CREATORS))
            case 1:
                lines[line][1] = draw(st.sampled_from(WORKS))
            case 2:
                lines.insert(line, list(lines[draw(st.integers(0, len(lines) - 1))]))
            case 3:
                lines[line].append(draw(st.sampled_from([" or more", "more", ""])))
            case 4:
                lines.insert(line, [""] * len(header))
    numbered = [Row(number, tuple(cells)) for number, cells in enumerate([header, *lines], 1)]
    return tuple(row for row in numbered if any(map(clean, row.cells)))


def check(rows: tuple[Row, ...]) -> Report:
    return check_file(rows_csv(rows), "list.csv")


def errors(report: Report) -> int:
    """Counts what a teacher has to mend; a family of the wrong size is one thing, whatever its size."""
    return sum(problem.severity is Severity.ERROR for problem in report.problems)


def told(report: Report) -> int:
    return sum(max(1, len(problem.rows)) for problem in report.problems)


@unhurried
@given(st.one_of(st.binary(max_size=300), st.lists(PIECES, max_size=60).map(b"".join)))
def test_no_file_raises_and_every_problem_has_a_sentence(data: bytes) -> None:
    report = check_file(data, "list.csv")
    assert (report.outcome == "reject") == (report.deck is None)
    for problem in report.problems:
        assert sentence(problem)
        assert (fix_label(problem) is None) == (problem.fix is None)
    mended(report, every=True)


@unhurried
@given(tables())
def test_every_cell_is_in_the_deck_or_told(rows: tuple[Row, ...]) -> None:
    report = check(rows)
    assert [(row.number, row.cells) for row in report.rows] == [(row.number, row.cells) for row in rows]
    if report.deck is None:
        return
    told = {row for problem in report.problems if problem.severity is not Severity.NOTE for row in problem.rows}
    unused = {letter for problem in report.problems for letter in problem.values.get("columns", ())}  # type: ignore[union-attr]
    for row in rows[1:]:
        cards = [card for card in report.deck.cards if card.id == f"r{row.number}"]
        for place, cell in enumerate(row.cells):
            text = clean(cell)
            if text and row.number not in told and column_letter(place) not in unused:
                (card,) = cards
                shown = (
                    card.creator,
                    card.work,
                    card.year,
                    card.clue,
                    card.image,
                    " | ".join(card.also_accept),
                    card.note,
                )
                assert text in shown


@unhurried
@given(tables())
def test_a_deck_has_four_different_cards_a_family_and_every_row_makes_one_card_at_most(rows: tuple[Row, ...]) -> None:
    deck = check(rows).deck
    if deck is not None:
        assert len({card.id for card in deck.cards}) == len(deck.cards) == 4 * len(deck.families)
        assert all(len({card.work for card in family.cards}) == 4 for family in deck.families)


@unhurried
@given(tables(), st.booleans())
def test_fixes_give_a_deck_or_fewer_errors_and_keep_a_deck(rows: tuple[Row, ...], every: bool) -> None:
    report = check(rows)
    fixed, applied, last = mended(report, every)
    assert last.deck is not None or errors(last) <= errors(report)
    assert report.deck is None or last.deck is not None
    if applied:
        assert last.deck is not None or told(last) < told(report) or len(last.problems) < len(report.problems)
    assert check_file(rows_csv(fixed), "list.csv").outcome == last.outcome


@unhurried
@given(tables())
def test_safe_fixes_write_what_the_deck_already_shows(rows: tuple[Row, ...]) -> None:
    report = check(rows)
    if report.deck is not None:
        last = mended(report)[2]
        assert last.deck is not None
        assert last.deck.families == report.deck.families
