"""The score sheet: for each player and round the sets and the points for naming, and their sums."""

import itertools
from collections.abc import Callable

import pytest
from support.sheet_reader import find, printed

from authors_edu.decks.model import Deck
from authors_edu.printing.settings import PrintSettings

MakeDeck = Callable[..., Deck]


@pytest.mark.parametrize(("paper", "players", "rounds"), [("a4", 6, 12), ("letter", 6, 12), ("a5", 3, 8)])
def test_every_player_has_two_columns_and_every_round_a_row(deck_of: MakeDeck, paper: str, players: int, rounds: int):
    pdf = printed(deck_of(1), "score", settings=PrintSettings(paper=paper)).pdf
    sets, naming = find(pdf, "Sets"), find(pdf, "Naming")
    assert len(sets) == len(naming) == players
    for left, right in zip(sets, naming, strict=True):
        assert left.right_mm < right.left_mm and left.top_mm == pytest.approx(right.top_mm, abs=0.5)
    (total,), (head,) = find(pdf, "Total"), find(pdf, "Round")
    rows = [min(read.top_mm for read in find(pdf, str(number)) if read.left_mm < 40) for number in range(2, rounds + 1)]
    steps = [after - before for before, after in itertools.pairwise(rows)]
    assert steps == pytest.approx([steps[0]] * len(steps), abs=0.3) and steps[0] >= 13
    assert any(read.left_mm < 40 for read in find(pdf, str(rounds)))
    assert not any(read.left_mm < 40 and read.top_mm > head.bottom_mm for read in find(pdf, str(rounds + 1)))
    assert total.top_mm > rows[-1] > head.top_mm
