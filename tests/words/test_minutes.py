"""How long a game will last, in words."""

import pytest

from authors_edu.bots.minutes import Minutes
from authors_edu.words.minutes import sentence


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (Minutes(10, 12, 18, people=1), "About 12 minutes with one person at the table (10 to 18)."),
        (Minutes(27, 34, 45, people=4), "About 34 minutes with 4 people at the table (27 to 45)."),
        (Minutes(1, 1, 1, people=1), "About 1 minute with one person at the table."),
        (Minutes(3, 4, 4, people=0), "About 4 minutes where only bots play (3 to 4)."),
        (Minutes(90, 90, 90, people=6, at_least=True), "More than 90 minutes with 6 people at the table."),
    ],
)
def test_the_estimate_is_told_with_its_range_and_for_whom(minutes: Minutes, said: str) -> None:
    assert sentence(minutes) == said
