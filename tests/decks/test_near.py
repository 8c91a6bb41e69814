"""The search for near names finds what comparing every name with every other one finds, and stays quick."""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from authors_edu.decks.check import check_file
from authors_edu.decks.text import spelling, words

SURNAMES = ["Tolstoy", "Tolstoi", "Tolstoï", "Tostloy", "Dostoevsky", "Dostoyevski", "Smith"]
FIRST_NAMES = ["Leo", "Leon", "L.", "F.", "Fyodor", "Fedor", "Anna", "Anne", "Painter", "01", "02", "k3"]
PARTS = st.sampled_from(SURNAMES) | st.sampled_from(FIRST_NAMES) | st.text("abté1", min_size=1, max_size=7)
NAMES = st.lists(st.lists(PARTS, min_size=1, max_size=3).map(" ".join), max_size=12, unique_by=spelling)


def near_groups(names: Sequence[str]) -> set[frozenset[str]]:
    """Gives the groups of names that the check tells to be probably one; each name has one work."""
    rows = "".join(f"{name},Work {number}\n" for number, name in enumerate(names))
    problems = check_file(f"creator,work\n{rows}".encode(), "list.csv").problems
    groups = [problem.values["spellings"] for problem in problems if problem.kind == "possible_same_creator"]
    return {frozenset(group) for group in groups if isinstance(group, tuple)}


def groups_by_comparing_all(names: Sequence[str]) -> set[frozenset[str]]:
    split = {name: words(name) for name in names if words(name)}
    groups = [frozenset([name]) for name in names]
    for one, other in combinations(split, 2):
        if are_near(split[one], split[other]):
            joined = [group for group in groups if one in group or other in group]
            groups = [*(group for group in groups if group not in joined), frozenset().union(*joined)]
    return {group for group in groups if len(group) > 1}


def are_near(one: list[str], other: list[str]) -> bool:
    has_same_words = bool({" ".join(sorted(one)), "".join(one)} & {" ".join(sorted(other)), "".join(other)})
    return has_same_words or is_slip(one, other) or is_short_form(one, other) or is_short_form(other, one)


def is_slip(one: list[str], other: list[str]) -> bool:
    """Tells: one or two long words differ, each by a letter (two where it has eight), the whole name by three."""
    left, right = sorted(set(one) - set(other)), sorted(set(other) - set(one))
    return (
        len(left) == len(right) <= 2
        and OSA.distance(" ".join(sorted(one)), " ".join(sorted(other))) <= 3
        and all(
            a.isalpha() and b.isalpha() and OSA.distance(a, b) <= (0, 1, 2)[(shorter > 3) + (shorter > 7)]
            for a, b in zip(left, right, strict=True)
            for shorter in [min(len(a), len(b))]
        )
    )


def is_short_form(short: list[str], full: list[str]) -> bool:
    """Tells: each word of the short form is a word of the full one or an initial, and a long one is in both."""
    rest = list(full)
    for part in sorted(short, key=len, reverse=True):
        meant = [each for each in rest if each == part or (len(part) == 1 and each.startswith(part))]
        if not meant:
            return False
        rest.remove(meant[0])
    shared = set(short) & set(full)
    return any(len(word) > 3 for word in shared) and not any(sign.isdigit() for word in rest for sign in word)


def scribbled(creators: int) -> list[str]:
    """Gives names as four hands write each: as it is, turned round, with an accent, with two letters swapped."""
    random = Random(creators)
    names = []
    for _ in range(creators // 4):
        first, last = ("".join(random.choices("bcdfghjklmnpqrst", k=count)).title() for count in (6, 9))
        names += [f"{first} {last}o", f"{last}o {first}", f"{first} {last}ó", f"{first} {last[:-2]}{last[:-3:-1]}o"]
    return names


@settings(deadline=None)
@given(NAMES)
def test_the_search_finds_what_comparing_all_names_finds(names: list[str]) -> None:
    assert near_groups(names) == groups_by_comparing_all(names)


def test_the_search_finds_each_name_in_all_its_spellings() -> None:
    names = scribbled(40)
    assert near_groups(names) == {frozenset(names[place : place + 4]) for place in range(0, 40, 4)}
    assert near_groups(names) == groups_by_comparing_all(names)


@pytest.mark.parametrize("names", [["C. Dickens", "Charles Dickens"], ["Charles Dickens", "C. Dickens"]])
def test_the_order_of_the_list_does_not_matter(names: list[str]) -> None:
    assert near_groups(names) == {frozenset(names)}


@pytest.mark.parametrize("name", ["Painter {:03}", "Painter{:03}"])
def test_numbered_names_are_not_near(name: str) -> None:
    assert near_groups([name.format(number) for number in range(300)]) == set()


@pytest.mark.parametrize(
    ("other", "is_near"),
    [
        ("Alexandrei Konstantinos", True),  # two letters
        ("Alexondrei Konstantinos", True),  # three
        ("Alexondrei Kanstantinos", False),  # four
        ("Alexondros Konstantin", False),  # three in one word
    ],
)
def test_a_slip_is_two_letters_in_a_long_word_and_three_in_a_name(other: str, is_near: bool) -> None:
    names = ["Alexandre Konstantino", other]
    assert near_groups(names) == ({frozenset(names)} if is_near else set())
    assert near_groups(names) == groups_by_comparing_all(names)


def test_names_of_signs_alone_are_not_near() -> None:
    assert near_groups(["!!!", "???"]) == set()


@pytest.mark.long
@pytest.mark.parametrize(
    "names",
    [
        scribbled(2_500),
        [f"{name} Smith" for name in scribbled(2_500)],
        [f"Prefix{a}{b}{c}" for a in "abcdefghijklmnop" for b in "abcdefghijklmnop" for c in "abcdefghi"],
        [f"Painter {number:04}" for number in range(2_500)],
        [" ".join(Random(number).choices(["Anna", "Maria", "Bella"], k=20)) for number in range(2_500)],
    ],
    ids=["scribbled", "one surname", "one letter apart", "numbered", "long"],
)
def test_near_names_are_found_among_2500_creators_in_a_second(names: list[str]) -> None:
    start = process_time()
    near_groups(names)
    assert process_time() - start < 3  # seconds; under 1 on an idle machine
