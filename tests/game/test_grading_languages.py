"""R-54 in many languages: numbers, articles, "and" and the keys of music, as children write them."""

import pytest

from authors_edu.game.naming import grade

RIGHT = [
    ("thirtynine steps", "The Thirty-Nine Steps"),
    ("20 thousand leagues under the sea", "Twenty Thousand Leagues Under the Sea"),
    ("Die 3 Musketiere", "Die drei Musketiere"),
    ("5 Freunde", "Fünf Freunde"),
    ("fuenf freunde", "5 Freunde"),
    ("Le tour du monde en 80 jours", "Le Tour du monde en quatre-vingts jours"),
    ("20 000 lieues sous les mers", "Vingt mille lieues sous les mers"),
    ("Les 3 mousquetaires", "Les Trois Mousquetaires"),
    ("100 años de soledad", "Cien años de soledad"),
    ("20.000 Meilen unter dem Meer", "Zwanzigtausend Meilen unter dem Meer"),
    ("39 Stufen", "Die neununddreißig Stufen"),
    ("20000 leghe sotto i mari", "Ventimila leghe sotto i mari"),
    ("93", "Quatrevingt-treize"),
    ("soixante quinze", "75"),
    ("6 personaggi in cerca d'autore", "Sei personaggi in cerca d'autore"),
    ("12 стульев", "Двенадцать стульев"),
    ("Max & Moritz", "Max und Moritz"),
    ("Guerre & Paix", "Guerre et Paix"),
    ("Guerra y paz", "Guerra & paz"),
    ("sombras", "Unas sombras"),
    ("souris et des hommes", "Des souris et des hommes"),
    ("lille havfrue", "Den lille havfrue"),
    ("dukkehjem", "Et dukkehjem"),
    ("ember tragediaja", "Az ember tragédiája"),
    ("βάρβαροι", "Οι βάρβαροι"),
    ("Three Musketeers, The", "The Three Musketeers"),
    ("the three musketeers", "Three Musketeers, The"),
    ("L'étranger", "Étranger, L'"),
    ("Symphony No. 6", 'Symphony No. 6 "Pastoral"'),
    ("symphony 6 pastoral", "Symphony No. 6 „Pastoral“"),
]


@pytest.mark.parametrize(("typed", "title"), RIGHT)
def test_every_language_has_its_numbers_articles_and_and(typed, title):
    assert grade(typed, title, ["Something Else"]).verdict == "right"


WRONG = [
    ("Die zwei Musketiere", "Die drei Musketiere"),
    ("Deux mousquetaires", "Les Trois Mousquetaires"),
    ("Две сестры", "Три сестры"),
    ("10 thousand leagues under the sea", "Twenty Thousand Leagues Under the Sea"),
    ("Le tour du monde en 90 jours", "Le Tour du monde en quatre-vingts jours"),
    ("Mass in B major", "Mass in B minor"),
    ("Mass in C minor", "Mass in B minor"),
    ("Präludium in cis-Moll", "Präludium in fis-Moll"),
    ("Pastoral", 'Symphony No. 6 "Pastoral"'),
    ("The Story of", 'The Story of "O"'),
]


@pytest.mark.parametrize(("typed", "title"), WRONG)
def test_another_number_or_key_is_no_slip_in_any_language(typed, title):
    assert grade(typed, title, ["Something Else"]).verdict == "wrong"


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("Mass in B mnor", "Mass in B minor"),
        ("Sieze the Day", "Seize the Day"),
        ("do re mi fa so la", "Do, Re, Mi, Fa, Sol, La"),
        ("Funf Freund", "Fünf Freunde"),
    ],
)
def test_a_slip_beside_a_number_or_in_a_key_is_still_a_slip(typed, title):
    assert grade(typed, title).verdict == "almost"
