"""R-54: titles that are nearly the same. The title of another card never counts, the card's own always does."""

import pytest

from authors_edu.game.naming import grade

TWINS = [
    ("Prelude in C minor", "Prelude in C♯ minor"),
    ("Prelude in C minor", "Prelude in C# minor"),
    ("Prelude in C♯ minor", "Prelude in C♭ minor"),
    ("Nocturne in E major", "Nocturne in E♭ major"),
    ("C", "C++"),
    ("C", "C#"),
    ("C++", "C#"),
    ("Help?", "Help!"),
    ("Péché", "Pêche"),
    ("Für Elise", "Fur Elise"),
    ("Für Elise", "Fuer Elise"),
    ("Tannhäuser", "Tannhauser"),
    ("Åse", "Aase"),
    ("Año Novo", "Ano Novo"),
    ("Мой", "Мои"),
    ("الأمل", "الامل"),
    ("ılık", "ilik"),
    ("İ", "I"),
    ("$100", "£100"),
    ("-1", "1"),
    ("50%", "50"),
    ("It's", "Its"),
    ("We're Here", "Were Here"),
    ("Love + Hate", "Love – Hate"),
    ("❤ Emma", "☀ Emma"),
    ("The Double", "Double"),
    ("Le Pécheur", "Le Pêcheur"),
    ("O Captain!", "Captain"),
    ("No One", "One"),
    ("Henry IV", "Henry 4"),
]


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_of_two_titles_that_are_nearly_the_same_each_is_told_from_the_other(one, other):
    for title, rival in ((one, other), (other, one)):
        assert grade(title, title, [rival, "Something Else"]).verdict == "right"
        assert grade(rival, title, [rival, "Something Else"]).verdict == "wrong"


@pytest.mark.parametrize("title", [title for twins in TWINS for title in twins])
def test_no_other_title_spoils_the_exact_one(title):
    typed = f"  {title.upper() if title.upper().casefold() == title.casefold() else title}\u200b "
    assert grade(typed, title, [other for twins in TWINS for other in twins]).verdict == "right"


def test_accents_decide_where_the_article_is_left_out():
    assert grade("Pêcheur", "Le Pêcheur", ["Le Pécheur"]).verdict == "right"
    assert grade("Pêcheur", "Le Pécheur", ["Le Pêcheur"]).verdict == "wrong"
    assert grade("Pecheur", "Le Pécheur", ["Le Pêcheur"]).verdict == "wrong"  # fits both
    assert grade("Pecheur", "Le Pécheur", ["Le Lac"]).verdict == "right"
    assert grade("«Tannhäuser»!", "Tannhäuser", ["Tannhauser"]).verdict == "right"


def test_two_that_differ_by_their_full_stops_and_commas_alone_are_one_title():
    for typed in ("Symphony No. 5", "symphony no 5", "Symphony 5", "fifth symphony"):
        assert grade(typed, "Symphony No. 5", ["Symphony No 5", "Symphony No. 6"]).verdict == "right"
    assert grade("henry 4 part 1", "Henry IV, Part 1", ["Henry IV Part 1"]).verdict == "right"
    assert grade("its", "It's", ["It’s"]).verdict == "right"


def test_a_further_answer_is_an_exact_one_too_unless_another_card_has_that_title():
    assert grade("Fur Elise", "Bagatelle", ["Für Elise"], also_accept=["Fur Elise"]).verdict == "right"
    assert grade("Fur Elise", "Bagatelle", ["Fur Elise"], also_accept=["Fur Elise"]).verdict == "wrong"
    assert grade("Help?", "Bagatelle", ["Help!"], also_accept=["Help?"]).verdict == "right"


SHARPS_AND_FLATS = [
    ("Prelude in C sharp minor", "Prelude in C♯ minor"),
    ("prelude in c# minor", "Prelude in C♯ minor"),
    ("prelude in c-sharp minor", "Prelude in C# minor"),
    ("Nocturne in E flat major", "Nocturne in E♭ major"),
    ("nocturne in e-flat", "Nocturne in E♭"),
    ("nocturne in eb major", "Nocturne in E♭ major"),
    ("Nocturne in E flat major", "Nocturne in Eb major"),
    ("suite in ab", "Suite in A♭"),
    ("Auf und ab", "Auf und ab!"),
    ("C sharp", "C#"),
    ("Mambo No. 5", "Mambo #5"),
    ("Ab Urbe Condita", "Ab urbe condita"),
]


@pytest.mark.parametrize(("typed", "title"), SHARPS_AND_FLATS)
def test_a_note_is_sharp_or_flat_in_signs_or_in_words(typed, title):
    assert grade(typed, title).verdict == "right"


def test_a_sharp_or_a_flat_is_never_a_slip():
    assert grade("Prelude in C minor", "Prelude in C♯ minor").verdict == "wrong"
    assert grade("Nocturne in E major", "Nocturne in E♭ major").verdict == "wrong"
