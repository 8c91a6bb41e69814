"""Whatever is in a file: no exception, nothing lost without a word, and fixes that never make it worse."""

import re

from decks.faulty import SYLLABLES, lists
from hypothesis import given, settings
from hypothesis import strategies as st

from authors_edu.decks.check import Report, check_file, check_rows, mended
from authors_edu.decks.export import rows_csv
from authors_edu.decks.fixes import apply_fixes
from authors_edu.decks.garbled import ungarbled
from authors_edu.decks.problems import Problem, Severity
from authors_edu.decks.rows import Row, column_letter
from authors_edu.decks.text import clean, words
from authors_edu.words.problems import fix_label, sentence

unhurried = settings(deadline=None)
STARTS = tuple(syllable.title() for syllable in SYLLABLES)

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


def errors(report: Report) -> list[Problem]:
    return [problem for problem in report.problems if problem.severity is Severity.ERROR]


def kinds(report: Report) -> set[str]:
    return {problem.kind for problem in report.problems}


def rows_in_error(report: Report) -> set[int]:
    return {row for problem in errors(report) for row in problem.rows}


def titles_of(report: Report) -> list[str]:
    """Gives the cells of the work columns below the header, as they stand in the file, without errors and headings."""
    places = [place for field, place in report.columns.items() if field.startswith("work")]
    return [row.cell(place) for row in report.rows for place in places if row.cell(place).startswith(STARTS)]


def text_words(text: str) -> list[str]:
    """Gives the words of a text, whatever marks, garbled letters and case it has."""
    return words(re.sub("<[^>]*>", " ", ungarbled(text)))


def has_run(text: list[str], wanted: list[str]) -> bool:
    return any(text[place : place + len(wanted)] == wanted for place in range(len(text)))


@unhurried
@given(st.one_of(st.binary(max_size=300), st.lists(PIECES, max_size=60).map(b"".join)))
def test_no_file_raises_and_every_problem_has_a_sentence(data: bytes) -> None:
    report = check_file(data, "list.csv")
    assert (report.outcome == "reject") == (report.deck is None)
    for problem in report.problems:
        assert sentence(problem)
        assert (fix_label(problem) is None) == (problem.fix is None)
        assert all(fix_label(problem, fix) for fix in problem.fixes)
    mended(report, every=True)


@unhurried
@given(st.one_of(tables(), lists()))
def test_every_cell_is_in_the_deck_or_told(rows: tuple[Row, ...]) -> None:
    report = check(rows)
    if "works_below_creators" in kinds(report):
        return  # such a list is written anew as one row a card
    assert [(row.number, row.cells) for row in report.rows] == [(row.number, row.cells) for row in rows]
    if report.deck is None:
        return
    told = {row for problem in report.problems if problem.severity is not Severity.NOTE for row in problem.rows}
    unused = {letter for problem in report.problems for letter in problem.values.get("columns", ())}  # type: ignore[union-attr]
    for row in rows:
        cards = [card for card in report.deck.cards if card.id.partition("w")[0] == f"r{row.number}"]
        shown = {text for card in cards for text in (card.creator, card.work, card.year, card.clue, card.image,
                                                     " | ".join(card.also_accept), card.note)}  # fmt: skip
        for place, cell in enumerate(row.cells):
            text = clean(cell)
            if text and row.number not in (told | {report.header_row}) and column_letter(place) not in unused:
                assert text in shown


@unhurried
@given(st.one_of(tables(), lists()))
def test_a_deck_has_four_different_cards_a_family_and_every_row_makes_one_card_at_most(rows: tuple[Row, ...]) -> None:
    deck = check(rows).deck
    if deck is not None:
        assert len({card.id for card in deck.cards}) == len(deck.cards) == 4 * len(deck.families)
        assert all(len({card.work for card in family.cards}) == 4 for family in deck.families)


def can_be_compared(before: Report, after: Report) -> bool:
    """Tells whether the columns were understood, and alike: else rows were never looked at, or looked at otherwise."""
    told = {problem.kind for problem in before.problems}
    return bool(before.columns) and before.columns == after.columns and "no_header" not in told


def is_no_worse(before: Report, after: Report) -> bool:
    """Tells whether there is a deck, or else no more errors than there were and none of a new kind.

    Repaired letters may bring two families together: then the number of their works is the next thing to tell.
    """
    next_layer = {"wrong_family_size", "duplicate_work"} if "mojibake_suspected" in kinds(before) else set()
    left = [problem for problem in errors(after) if problem.kind not in next_layer]
    if before.deck or not left:
        return after.deck is not None or bool(next_layer)
    return len(left) <= len(errors(before)) and {each.kind for each in left} <= {each.kind for each in errors(before)}


@unhurried
@given(lists(), st.booleans())
def test_all_fixes_give_a_deck_or_no_more_errors_and_none_of_a_new_kind(rows: tuple[Row, ...], every: bool) -> None:
    report = check(rows)
    fixed, _, last = mended(report, every)
    if can_be_compared(report, last):
        assert is_no_worse(report, last)
    assert check_file(rows_csv(fixed), "list.csv").outcome == last.outcome
    assert mended(last, every)[0] == last.rows


@unhurried
@given(lists(), st.data())
def test_any_fixes_in_any_order_make_nothing_worse(rows: tuple[Row, ...], data: st.DataObject) -> None:
    report = check(rows)
    fixes = [problem.fix for problem in report.problems if problem.fix]
    chosen = data.draw(st.permutations(fixes))[: data.draw(st.integers(0, len(fixes)))]
    after = check_rows(apply_fixes(report.rows, chosen))
    if can_be_compared(report, after):
        assert is_no_worse(report, after)


@unhurried
@given(lists())
def test_every_mend_does_something_and_twice_is_once(rows: tuple[Row, ...]) -> None:
    report = check(rows)
    for fix in (fix for problem in report.problems for fix in problem.fixes):
        once = apply_fixes(report.rows, [fix])
        assert once != report.rows
        assert apply_fixes(once, [fix]) == once


@unhurried
@given(lists())
def test_a_family_set_aside_leaves_the_others_as_they_were(rows: tuple[Row, ...]) -> None:
    report = check(rows)
    for fix in (fix for problem in report.problems for fix in problem.others if fix.does == "set_aside"):
        after = check_rows(apply_fixes(report.rows, [fix]))
        gone = {edit.row for edit in fix.edits}
        if can_be_compared(report, after):
            assert rows_in_error(after) <= rows_in_error(report) - gone


@unhurried
@given(lists(), st.booleans())
def test_no_title_is_lost_unless_its_row_goes_by_name(rows: tuple[Row, ...], every: bool) -> None:
    report = check(rows)
    fixed = mended(report, every)[0]
    left = [text_words(cell) for row in fixed for cell in row.cells]
    is_plain = "no_header" not in kinds(report) and report.columns
    for title in titles_of(report) if is_plain else []:
        wanted = text_words(title)
        assert any(has_run(words, wanted) for words in left), title


@unhurried
@given(st.one_of(tables(), lists()))
def test_safe_fixes_write_what_the_deck_already_shows(rows: tuple[Row, ...]) -> None:
    report = check(rows)
    if report.deck is not None:
        last = mended(report)[2]
        assert last.deck is not None
        assert last.deck.families == report.deck.families
