"""Which picture comes on which card: by the image cell, else by the work, else by the creator; and what is told."""

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.decks.pictures.matching import match_pictures
from authors_edu.decks.problems import Problem, Severity
from authors_edu.words.problems import sentence

LEONARDO = ("Mona Lisa", "The Last Supper", "Lady with an Ermine", "Salvator Mundi")
BRONTE = ("Shirley", "Villette", "The Professor", "Jane Eyre")


def deck(**images: str) -> Deck:
    """Gives a deck of two families; `images` fills the image cells, by the first word of the work."""

    def family(creator: str, works: tuple[str, ...]) -> Family:
        return Family(
            creator,
            tuple(Card(f"{creator} {work}", creator, work, image=images.get(work.split()[0], "")) for work in works),
        )

    return Deck("Two", (family("Leonardo da Vinci", LEONARDO), family("Charlotte Brontë", BRONTE)))


def matched(deck: Deck, *names: str) -> tuple[dict[str, str], tuple[Problem, ...]]:
    """Gives the picture of each card that has one, by its work, and the problems."""
    found, problems = match_pictures(deck, dict.fromkeys(names, b""))
    assert all("{" not in sentence(problem) for problem in problems)
    return {card.work: card.image for card in found.cards if card.image}, problems


@pytest.mark.parametrize(
    "cell",
    ["mona lisa.JPG", "Mona_Lisa", "Mona Lisa", "MONA LISA.png", "mona-lisa", " monalisa.tiff", "Mona  Lisa.jpg"],
)
def test_the_image_cell_finds_its_picture_however_it_is_written(cell: str) -> None:
    assert matched(deck(Villette=cell), "mona lisa.jpg")[0]["Villette"] == "mona lisa.jpg"


def test_case_and_a_missing_or_other_ending_of_the_picture_do_not_count_either() -> None:
    for name in ("MONA_LISA", "Mona Lisa.jpeg", "mona-lisa.HEIC", "monalisa.webp"):
        assert matched(deck(Villette="mona lisa.JPG"), name)[0]["Villette"] == name


def test_names_from_a_mac_with_their_accents_apart_are_the_same() -> None:
    name = normalize("NFD", "Brontë.jpg")
    assert name != "Brontë.jpg"
    assert matched(deck(Villette="brontë"), name) == ({"Villette": name}, ())
    assert matched(deck(Villette=normalize("NFD", "brontë")), "Brontë.jpg") == ({"Villette": "Brontë.jpg"}, ())


def test_without_a_cell_the_work_finds_the_picture_and_then_the_creator() -> None:
    found, problems = matched(deck(), "villette.png", "charlotte bronte.jpg")
    assert problems == ()
    assert found == {
        "Shirley": "charlotte bronte.jpg",
        "Villette": "villette.png",
        "The Professor": "charlotte bronte.jpg",
        "Jane Eyre": "charlotte bronte.jpg",
    }


def test_the_creators_picture_is_for_all_four_cards() -> None:
    found, _ = matched(deck(), "Leonardo_da_Vinci.png")
    assert found == dict.fromkeys(LEONARDO, "Leonardo_da_Vinci.png")


def test_the_image_cell_comes_before_the_work_and_the_creator() -> None:
    found, problems = matched(deck(Mona="x.png"), "x.png", "Mona Lisa.png", "Leonardo da Vinci.png")
    assert found["Mona Lisa"] == "x.png"
    assert [(each.kind, each.values["names"]) for each in problems] == [("picture_not_used", ("Mona Lisa.png",))]


def test_the_closest_name_wins() -> None:
    names = ("mona-lisa.png", "mona lisa.gif", "mona lisa.jpg", "Mona Lisa.jpg")
    assert matched(deck(Mona="Mona Lisa.jpg"), *names)[0]["Mona Lisa"] == "Mona Lisa.jpg"
    assert matched(deck(Mona="mona lisa.GIF"), *names)[0]["Mona Lisa"] == "mona lisa.gif"
    assert matched(deck(Mona="Mona Lisa.bmp"), *names)[0]["Mona Lisa"] == "Mona Lisa.jpg"
    assert matched(deck(Mona="Mona-Lisa.bmp"), *names)[0]["Mona Lisa"] == "mona-lisa.png"


def test_signs_and_accents_count_where_a_closer_name_is_there() -> None:
    both = Deck("C", (Family("X", tuple(Card(work, "X", work) for work in ("C", "C++", "Cé", "¿?"))),))
    assert matched(both, "C.png", "C++.png", "Ce.png")[0] == {"C": "C.png", "C++": "C++.png", "Cé": "Ce.png"}


def test_a_point_in_a_title_is_no_ending() -> None:
    works = ("St. Petersburg", "St. Moritz", "St", "No. 5")
    saints = Deck("S", (Family("X", tuple(Card(work, "X", work) for work in works)),))
    assert matched(saints, "St.jpg", "No. 5.png")[0] == {"St": "St.jpg", "No. 5": "No. 5.png"}


def test_a_name_in_any_script_is_found() -> None:
    works = ("Война и мир", "源氏物語", "كليلة ودمنة", "गोदान")
    many = Deck("M", (Family("X", tuple(Card(work, "X", work) for work in works)),))
    names = [normalize("NFD", work.replace(" ", "_")) + ".jpg" for work in works]
    assert matched(many, *names) == (dict(zip(works, names, strict=True)), ())


def test_pictures_on_no_card_are_told_all_in_one() -> None:
    _, (problem,) = matched(deck(), "Villette.png", "b.png", "a.png")
    assert (problem.kind, problem.severity, problem.values["names"]) == (
        "picture_not_used",
        Severity.NOTE,
        ("a.png", "b.png"),
    )
    assert sentence(problem).startswith("On no card: “a.png” and “b.png”.")


def test_a_picture_that_is_not_there_is_told_and_stays_in_the_cell() -> None:
    found, problems = matched(deck(Villette="v.png", Shirley="v.png"), "Mona Lisa.png", "Charlotte Brontë.jpg")
    assert (found["Villette"], found["Shirley"], found["Jane Eyre"]) == ("v.png", "v.png", "Charlotte Brontë.jpg")
    (problem,) = problems
    assert (problem.kind, problem.severity, problem.column) == ("missing_image", Severity.WARNING, "image")
    assert sentence(problem) == (
        "There is no picture “v.png”, which the column “image” names for “Shirley” and “Villette”. "
        "Choose the picture too, or correct its name."
    )


@pytest.mark.parametrize(
    ("cell", "name", "is_offered"),
    [
        ("vilette.png", "Villette.jpg", True),
        ("brnote.png", "bronte.jpg", True),
        ("portrait of charlote bront.png", "Portrait of Charlotte Brontë.jpg", True),
        ("x1.png", "x2.png", False),
        ("IMG_2041.png", "IMG_2042.png", False),
        ("ab.png", "ac.png", False),
        ("shirley temple.png", "something else.png", False),
    ],
)
def test_a_name_one_slip_away_is_offered_but_never_taken(cell: str, name: str, is_offered: bool) -> None:
    found, problems = matched(deck(Villette=cell), name)
    assert found["Villette"] == cell
    problem = next(each for each in problems if each.kind == "missing_image")
    assert problem.values.get("near", ()) == ((name,) if is_offered else ())
    assert (f"Is “{name}” meant?" in sentence(problem)) == is_offered


def test_a_picture_called_like_the_work_is_offered_for_a_missing_one() -> None:
    _, problems = matched(deck(Villette="scan 3.png"), "villette.png")
    assert problems[0].values["near"] == ("villette.png",)


def test_before_any_picture_was_chosen_the_missing_ones_are_one_note() -> None:
    found, (problem,) = matched(deck(Villette="v.png", Mona="m.png"))
    assert found == {"Villette": "v.png", "Mona Lisa": "m.png"}
    assert (problem.kind, problem.severity, problem.values["names"]) == (
        "missing_image",
        Severity.NOTE,
        ("m.png", "v.png"),
    )
    assert matched(deck()) == ({}, ())


def test_all_but_the_pictures_of_a_deck_stays_as_it_was() -> None:
    before = deck(Villette="v.png")
    after, _ = match_pictures(before, {"Mona Lisa.png": b"", "V.PNG": b""})
    assert (after.name, after.words, [card.id for card in after.cards]) == (
        before.name,
        before.words,
        [card.id for card in before.cards],
    )
    assert after.families[1].cards[0] is before.families[1].cards[0]
    assert match_pictures(after, {"Mona Lisa.png": b"", "V.PNG": b""}) == (after, ())


@given(st.lists(st.text(max_size=12), max_size=8), st.text(max_size=12))
def test_every_card_names_a_picture_that_is_there_or_is_told(names: list[str], cell: str) -> None:
    found, problems = match_pictures(deck(Villette=cell), dict.fromkeys(names, b""))
    told = {problem.values.get("value") for problem in problems}
    for problem in problems:
        listed = problem.values.get("names", ())
        assert isinstance(listed, tuple)
        told.update(listed)
    images = {card.image for card in found.cards if card.image}
    assert images <= {*names, *told}
    assert {*names} <= images | told
