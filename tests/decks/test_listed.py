"""Listed: the cards to be, in the order of the list or family by family."""

from authors_edu.decks.listed import Entry, Listed
from authors_edu.decks.rows import Row


def listed(creators: str) -> Listed:
    """Gives one entry for each letter, the works numbered."""
    return Listed.of(
        Entry(Row(number, (name, f"Work {number}")), 0, name, f"Work {number}")
        for number, name in enumerate(creators, 2)
    )


def test_the_works_of_a_creator_come_together_behind_the_first_of_them() -> None:
    together = listed("BABCA").family_by_family()
    assert together.creators == ["B", "B", "A", "A", "C"]
    assert together.works == ["Work 2", "Work 4", "Work 3", "Work 6", "Work 5"]
    assert [row.number for row in together.rows] == [2, 4, 3, 6, 5]


def test_a_creator_who_comes_again_later_is_no_second_family() -> None:
    families = listed("BAAB").families
    assert {name: [entry.row.number for entry in family] for name, family in families.items()} == {
        "B": [2, 5],
        "A": [3, 4],
    }


def test_entries_hold_what_the_columns_do() -> None:
    two_works = Row(3, ("A", "Emma", "Persuasion"))
    found = Listed([two_works, two_works], [0, 1], ["A", "A"], ["Emma", "Persuasion"])
    assert found.entries == [Entry(two_works, 0, "A", "Emma"), Entry(two_works, 1, "A", "Persuasion")]
    assert Listed.of(found.entries) == found
