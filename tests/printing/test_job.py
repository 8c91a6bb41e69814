"""A job: which card lies where on which sheet; what does not fit is a sentence."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError
from authors_edu.printing.job import Job, job_for
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.sheets import CARDS, LABEL_SHEETS, PAPERS
from authors_edu.words.printing import sentence

MakeDeck = Callable[..., Deck]


def told(deck: Deck, **wrong: Any) -> list[str]:
    with pytest.raises(PrintError) as caught:
        job_for(deck, PrintSettings(**wrong))
    return [sentence(problem) for problem in caught.value.problems]


def dealt(job: Job) -> list[list[tuple[int, int, int]]]:
    return [[(place.slot, place.card, place.copy) for place in load.places] for load in job.loads]


def test_each_copy_starts_on_a_sheet_of_its_own_and_counts_its_sheets(deck_of: MakeDeck):
    job = job_for(deck_of(3), PrintSettings(copies=2))  # twelve cards, nine a sheet
    assert [(len(load.places), load.copies, load.number, load.total) for load in job.loads] == [
        (9, (1, 1), 1, 2),
        (3, (1, 1), 2, 2),
        (9, (2, 2), 1, 2),
        (3, (2, 2), 2, 2),
    ]
    assert job.cards == 24


def test_six_lost_cards_for_six_decks_share_a_sheet(deck_of: MakeDeck):
    job = job_for(deck_of(3), PrintSettings(copies=6, only=("A3",)))
    assert dealt(job) == [[(slot, 2, slot + 1) for slot in range(6)]]
    assert job.loads[0].copies == (1, 6)


def test_used_places_are_left_out_on_the_first_sheet_alone(deck_of: MakeDeck):
    job = job_for(deck_of(3), PrintSettings(sheet="avery-c32011", skip=(1, 2, 10), copies=2))
    assert [slot for slot, _, _ in dealt(job)[0]] == [2, 3, 4, 5, 6, 7, 8]
    assert [slot for slot, _, _ in dealt(job)[1]] == [0, 1, 2, 3, 4]
    assert [slot for slot, _, _ in dealt(job)[2]] == list(range(10))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    families=st.integers(1, 12),
    copies=st.integers(1, 4),
    skip=st.sets(st.integers(1, 9), max_size=8),
    only=st.sets(st.sampled_from(["A1", "A2", "A3", "A4"])),
)
def test_every_chosen_card_of_every_copy_is_printed_once(
    families: int, copies: int, skip: set[int], only: set[str], deck_of: MakeDeck
):
    deck = deck_of(families)
    job = job_for(deck, PrintSettings(copies=copies, skip=tuple(skip), only=tuple(only)))
    printed = [(copy, card) for load in dealt(job) for _, card, copy in load]
    chosen = sorted("A1A2A3A4".index(label) // 2 for label in only) if only else range(4 * families)
    assert printed == [(copy, card) for copy in range(1, copies + 1) for card in chosen]
    for load in dealt(job):
        slots = [slot for slot, _, _ in load]
        assert slots == sorted(set(slots)) and max(slots) < 9


@pytest.mark.parametrize("backs", ["long-edge", "fold"])
@pytest.mark.parametrize("card", sorted(CARDS))
@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_fault_06_a_named_card_fits_on_named_paper_or_is_refused_in_a_sentence(
    paper: str, card: str, backs: str, deck_of: MakeDeck
):
    try:
        job = job_for(deck_of(1), PrintSettings(paper=paper, card=card, backs=backs))
    except PrintError as error:
        assert error.kind in ("card_too_large", "card_too_large_to_fold")
        assert (paper == "a5") or backs == "fold"  # only the smallest paper is too small for A6
        return
    assert job.cards == 4


def test_what_does_not_fit_says_what_would(deck_of: MakeDeck):
    deck = deck_of(1)
    assert told(deck, card="205x280mm") == [
        "A card of 205 × 280 mm does not fit on paper of 210 × 297 mm; it can be up to 200 × 287 mm."
    ]
    assert told(deck, card="a6", backs="fold") == [
        "A card of 105 × 148 mm does not fit twice on paper of 210 × 297 mm, below the fold and above; "
        "it can be up to 200 × 141 mm."
    ]
    assert told(deck, card="20x30mm") == [
        "A card of 20 × 30 mm is too small to read; its sides must be at least 40 mm."
    ]
    assert told(deck, skip=(9, 10, 12)) == [
        "There is no place 10 on this sheet; its places are 1 to 9.",
        "There is no place 12 on this sheet; its places are 1 to 9.",
    ]
    assert told(deck, skip=tuple(range(1, 10))) == ["All 9 places of the sheet are to be left empty. Take a new sheet."]
    assert told(deck, sheet="5371", backs="fold") == [
        "The perforated sheet “5371” cannot be folded. Choose other backs."
    ]


@pytest.mark.parametrize(
    ("wrong", "sentences"),
    [
        ({"copies": 0}, ["The number of copies cannot be 0; the nearest that can be is 1."]),
        ({"gap_mm": 70.0}, ["The gap in mm cannot be 70; the nearest that can be is 50."]),
        ({"margin_mm": float("nan")}, ["The margin in mm cannot be nan; the nearest that can be is 50."]),
        ({"offset_mm": (0.5, -31.0)}, ["The offset in mm cannot be -31; the nearest that can be is -20."]),
        ({"sheet": "avery-5372x"}, ["There is no perforated sheet “avery-5372x” here. Did you mean “avery-5372”?"]),
        ({"sheet": "c32010x"}, ["There is no perforated sheet “c32010x” here. Did you mean “avery-c32010”?"]),
        ({"marks": "front"}, ["Marks cannot be on “front”. Did you mean “fronts”?"]),
        (
            {"paper": "leter"},
            [
                "There is no paper “leter”. Did you mean “letter”? Or give width and height, such as 210x297mm or "
                "8.5x11in."
            ],
        ),
    ],
)
def test_a_wrong_setting_names_the_nearest_right_one(wrong: dict[str, Any], sentences: list[str], deck_of: MakeDeck):
    assert told(deck_of(1), **wrong) == sentences


def test_fault_05_cards_too_near_the_edge_are_a_warning(deck_of: MakeDeck):
    job = job_for(deck_of(1), PrintSettings(card="70x95mm", margin_mm=0))
    (near,) = [problem for problem in job.problems if problem.kind == "cards_near_the_edge"]
    assert job.sheet.count == 9
    assert sentence(near) == ("The cards come within 0.0 mm of the paper's edge, where many printers leave 5 mm white.")


def test_marks_without_room_are_a_warning_and_lines_across_need_none(deck_of: MakeDeck):
    # 279.4 - 3 * 88 leaves 7.7 mm: with 5 for the printer and 2.5 of bleed there is no room for marks on backs
    for marks, kinds in (("fronts", []), ("both", ["no_room_for_marks"])):
        job = job_for(deck_of(1), PrintSettings(paper="letter", marks=marks))
        assert [problem.kind for problem in job.problems] == kinds
    assert job_for(deck_of(1), PrintSettings(paper="letter", marks="both", lines_across=True)).problems == ()
    assert job_for(deck_of(1), PrintSettings(paper="letter", marks="both", bleed_mm=0)).problems == ()


@pytest.mark.parametrize("name", sorted(LABEL_SHEETS))
def test_every_perforated_sheet_takes_a_deck_without_a_warning(name: str, deck_of: MakeDeck):
    job = job_for(deck_of(13), PrintSettings(sheet=name, paper="a3", card="tarot"))
    assert job.problems == ()
    assert job.cards == 52
    assert len(job.loads) == -(-52 // job.sheet.count)


def test_more_cards_than_a_computer_holds_at_once_are_refused_before_any_is_drawn(deck_of: MakeDeck):
    largest = deck_of(2_500)
    assert job_for(largest, PrintSettings(copies=2)).cards == 20_000
    with pytest.raises(PrintError) as caught:
        job_for(largest, PrintSettings(copies=99))
    assert [sentence(problem) for problem in caught.value.problems] == [
        "These would be 990,000 cards; at most 20,000 are printed at once. Print fewer decks at a time."
    ]


def test_settings_and_jobs_need_no_reportlab():
    script = (
        "import sys; import authors_edu.printing.job, authors_edu.printing.settings; "
        "print([name for name in sys.modules if name.startswith(('reportlab', 'PIL', 'uharfbuzz'))])"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_many_places_that_a_sheet_lacks_are_told_in_one_sentence(deck_of: MakeDeck):
    assert told(deck_of(1), skip=tuple(range(1, 1000))) == [
        "There is no place 10–999 on this sheet; its places are 1 to 9."
    ]


@pytest.mark.parametrize("backs", ["none", "fold"])
def test_paper_within_its_own_margins_has_room_for_nothing_and_not_for_less(backs: str, deck_of: MakeDeck):
    with pytest.raises(PrintError) as refused:
        job_for(deck_of(1), PrintSettings(paper="88x182mm", backs=backs, margin_mm=50))
    assert str(refused.value.values["most"]).startswith("0 × ")
