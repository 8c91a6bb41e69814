"""A card keeps its id through every correction, and no id is ever used for another card."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from authors_edu.decks.check import Choices, check_file, check_rows
from authors_edu.decks.corrections import corrected, deck_rows
from authors_edu.decks.export import deck_csv
from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.decks.rows import Row

WORKS = {
    "Austen": ("Emma", "Persuasion", "Sanditon", "Lady Susan"),
    "Melville": ("Omoo", "Typee", "Redburn", "Mardi"),
    "Poe": ("Ligeia", "Eleonora", "Berenice", "Morella"),
}
IDS = {work: f"id of {work}" for works in WORKS.values() for work in works}


def deck_of(works: dict[str, tuple[str, ...]]) -> Deck:
    families = (Family(name, tuple(Card(IDS[work], name, work) for work in each)) for name, each in works.items())
    return Deck("Novels", tuple(families))


BEFORE = deck_of(WORKS)
ROWS = deck_rows(BEFORE)


def after(rows: tuple[Row, ...], before: Deck = BEFORE, taken: tuple[str, ...] = ()) -> Deck:
    checked = check_rows(rows).deck
    assert checked is not None
    return corrected(checked, before, taken)


def with_cells(rows: tuple[Row, ...], place: int, texts: dict[int, str]) -> tuple[Row, ...]:
    """Types texts into one column: row number -> text."""
    return tuple(
        Row(row.number, (*row.cells[:place], texts[row.number], *row.cells[place + 1 :]))
        if row.number in texts
        else row
        for row in rows
    )


def ids(deck: Deck) -> dict[str, str]:
    return {card.work: card.id for card in deck.cards}


def test_row_n_plus_2_is_card_n_and_every_column_can_be_filled_in() -> None:
    assert ROWS[0] == Row(1, ("author", "book", "year", "clue", "image", "focus", "also_accept", "note"))
    assert ROWS[1] == Row(2, ("Austen", "Emma", "", "", "", "", "", ""))
    assert [row.number for row in ROWS] == list(range(1, 14))
    assert [row.cells[1] for row in ROWS[1:]] == [card.work for card in BEFORE.cards]


def test_a_deck_that_nobody_touched_stays_as_it_was() -> None:
    card = BEFORE.families[0].cards[0]
    full = replace(card, year="1815", clue="Highbury", image="emma.png", also_accept=("Emma W.", "E"), note="read it")
    full = replace(full, focus="top left")
    family = Family("Austen", (full, *BEFORE.families[0].cards[1:]))
    before = Deck("Novels", (family, *BEFORE.families[1:]), Words("Schreiberin", "Schreiberinnen", "Schrift", "Dinge"))
    assert after(deck_rows(before), before) == before


def test_a_mended_title_keeps_its_id() -> None:
    assert ids(after(with_cells(ROWS, 1, {2: "Emma, a novel"}))) == {
        **{work: name for work, name in IDS.items() if work != "Emma"},
        "Emma, a novel": "id of Emma",
    }


def test_a_renamed_creator_keeps_the_four_cards() -> None:
    deck = after(with_cells(ROWS, 0, dict.fromkeys(range(2, 6), "Jane Austen")))
    assert deck.families[0].creator == "Jane Austen"
    assert ids(deck) == IDS


def test_a_spelling_that_is_merged_keeps_the_four_cards() -> None:
    deck = after(with_cells(ROWS, 0, {3: "AUSTEN"}))
    assert deck.families[0].creator == "Austen"
    assert ids(deck) == IDS


def test_cards_that_swap_their_rows_keep_their_own_ids() -> None:
    assert ids(after(with_cells(ROWS, 1, {2: "Persuasion", 3: "Emma"}))) == IDS


def test_a_title_that_moves_down_over_an_old_one_takes_its_id_along() -> None:
    found = ids(after(with_cells(ROWS, 1, {2: "The Watsons", 3: "Emma"})))
    assert found["Emma"] == "id of Emma"
    assert found["The Watsons"] == "n1"  # Persuasion is gone; its row has Emma now


def test_rows_taken_out_leave_the_others_their_ids() -> None:
    deck = after(tuple(row for row in ROWS if row.number not in range(2, 6)))
    assert ids(deck) == {work: name for work, name in IDS.items() if work not in WORKS["Austen"]}


def test_added_rows_get_ids_that_nobody_ever_had() -> None:
    new = tuple(Row(14 + n, ("Bach", work)) for n, work in enumerate(("Air", "Musette", "Chaconne", "Aria")))
    deck = after((*ROWS, *new), taken=("n1", "n3"))
    assert [card.id for card in deck.families[3].cards] == ["n2", "n4", "n5", "n6"]
    assert {work: name for work, name in ids(deck).items() if work in IDS} == IDS


def test_a_whole_family_a_row_still_gives_every_card_an_id_of_its_own() -> None:
    header = Row(1, ("author", "book 1", "book 2", "book 3", "book 4"))
    rows = tuple(Row(n, (name, *works)) for n, (name, works) in enumerate(WORKS.items(), 2))
    assert ids(after((header, *rows))) == IDS


def test_words_change_only_where_the_headings_were_changed() -> None:
    odd = Words("scribe", "scribes", "scroll", "scrolls")
    before = replace(BEFORE, words=odd)
    rows = deck_rows(before)
    assert rows[0].cells[:2] == ("creator", "work")  # reading "scribe" would not give these words back
    assert after(rows, before).words == odd
    edited = (Row(1, ("Composer", "Piece", *rows[0].cells[2:])), *rows[1:])
    assert after(edited, before).words == Words("composer", "composers", "piece", "pieces")


def test_the_name_stays_unless_another_was_chosen() -> None:
    assert after(ROWS).name == "Novels"
    checked = check_rows(ROWS, Choices(name="Stories")).deck
    assert checked is not None
    assert corrected(checked, BEFORE).name == "Stories"


@st.composite
def edits(draw: st.DrawFn) -> tuple[Row, ...]:
    """Draws a table after an hour of corrections: titles retyped and moved, families taken out, put in and renamed."""
    families = [[[name, work] for work in draw(st.permutations(works))] for name, works in WORKS.items()]
    numbered = [(n, cells) for n, cells in enumerate([cells for family in families for cells in family], 2)]
    for n, cells in numbered:
        if draw(st.booleans()):
            cells[1] = f"New {n}"
    for place in range(3):
        if draw(st.booleans()):
            for _, cells in numbered[4 * place : 4 * place + 4]:
                cells[0] = f"Other {place}"
    gone = draw(st.sets(st.integers(0, 2), max_size=1))
    kept = [each for place, each in enumerate(numbered) if place // 4 not in gone]
    added = [(14 + n, ["Bach", f"Piece {n}"]) for n in range(draw(st.sampled_from([0, 4])))]
    return ROWS[0], *(Row(n, tuple(cells)) for n, cells in (*kept, *added))


@settings(deadline=None)
@given(edits())
def test_no_id_is_given_twice_and_a_card_that_is_still_there_has_its_own(rows: tuple[Row, ...]) -> None:
    checked = check_rows(rows).deck
    assert checked is not None
    deck = corrected(checked, BEFORE)
    assert [(card.creator, card.work) for card in deck.cards] == [(card.creator, card.work) for card in checked.cards]
    found = {(card.creator, card.work): card.id for card in deck.cards}
    assert len(set(found.values())) == len(deck.cards)
    for card in BEFORE.cards:
        assert found.get((card.creator, card.work), card.id) == card.id


def test_what_is_written_as_csv_is_what_is_shown_to_correct() -> None:
    report = check_file(deck_csv(BEFORE), "novels.csv")
    assert [row.cells for row in report.rows] == [row.cells[:2] for row in ROWS]
