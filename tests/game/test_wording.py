"""The ways to say a title, one by one: articles, digraphs, signs, subtitles and second titles (R-54)."""

import pytest

from authors_edu.game.naming import grade

ARTICLES = {
    "English": "the a an",
    "French": "le la les l un une",
    "German": "der die das ein eine",
    "Spanish": "el la los las un una",
    "Italian": "il lo la gli le un uno una l",
    "Portuguese": "o a os um uma uns umas",
    "Dutch": "de het een",
}


@pytest.mark.parametrize("language", ARTICLES)
def test_an_article_at_the_beginning_may_be_left_out_or_added(language: str) -> None:
    for article in ARTICLES[language].split():
        assert grade("grand meaulnes", f"{article} grand meaulnes").verdict == "right", article
        assert grade(f"{article.title()} Grand Meaulnes", "Grand Meaulnes").verdict == "right", article
        assert grade("grand meaulnes", f"grand {article} meaulnes").verdict != "right", article


@pytest.mark.parametrize("title", ["I Robot", "As Emma", "Und Emma", "My Emma", "No Emma"])
def test_no_other_word_is_an_article(title: str) -> None:
    assert grade(title.split(maxsplit=1)[1], title).verdict == "wrong"


@pytest.mark.parametrize(
    ("letter", "plain", "digraph"),
    [("ä", "a", "ae"), ("ö", "o", "oe"), ("ü", "u", "ue"), ("ø", "o", "oe"), ("å", "a", "aa")],
)
def test_a_letter_that_no_keyboard_has_is_typed_in_two_ways(letter: str, plain: str, digraph: str) -> None:
    title = f"H{letter}r"
    assert [grade(f"H{typed}r", title).verdict for typed in (letter, plain, digraph)] == ["right"] * 3
    assert grade("Hir", title).verdict == "wrong"


@pytest.mark.parametrize(
    "title",
    [
        "Emma: a novel", "Emma; a novel", "Emma：a novel", "Emma；a novel", "Emma — a novel", "Emma—a novel",
        "Emma ― a novel", "Emma - a novel", "Emma – a novel", "Emma (a novel)", "Emma [a novel]", "Emma（a novel）",
        "(a novel) Emma",
    ],
)  # fmt: skip
def test_a_subtitle_may_be_left_out(title: str) -> None:
    assert grade("emma", title).verdict == "right"
    assert grade(title.lower(), title).verdict == "right"
    assert grade("novel", title).verdict == "wrong"


@pytest.mark.parametrize("title", ["Emma-Novel", "Emma–Novel", "Emma, a novel", "Emma a novel", "Emma:1"])
def test_what_is_no_subtitle_may_not(title: str) -> None:
    assert grade("emma", title).verdict == "wrong"


@pytest.mark.parametrize("word", ["or", "ou", "oder", "o", "ovvero", "eller", "lub", "OR"])
@pytest.mark.parametrize("before", [",", ";", ":", ".", " –", " —", " -"])
def test_either_of_two_titles_is_enough(word: str, before: str) -> None:
    title = f"Candide{before} {word} Optimism"
    assert grade("candide", title).verdict == "right"
    assert grade("optimism", title).verdict == "right"
    assert grade("optimism", f"Candide{before} {word}, Optimism").verdict == "right"


@pytest.mark.parametrize("title", ["Candide or Optimism", "Candide, and Optimism", "Candide, orOptimism"])
def test_an_or_that_begins_no_second_title_parts_nothing(title: str) -> None:
    assert grade("optimism", title).verdict == "wrong"


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("Prelude in C sharp minor", "Prelude in C♯ minor"),
        ("prelude in c# minor", "Prelude in C♯ minor"),
        ("prelude in c＃ minor", "Prelude in C ♯ minor"),
        ("Prelude in E flat major", "Prelude in E♭ major"),
        ("prelude in eb major", "Prelude in E♭ major"),
        ("prelude in eb-minor", "Prelude in E ♭ minor"),
        ("Präludium in eb dur", "Präludium in E♭ Dur"),
        ("Präludium in eb moll", "Präludium in E♭ Moll"),
        ("Prelude in eb", "Prelude in E♭"),
        ("roe v wade", "Roe vs Wade"),
        ("roe VS. wade", "Roe V. Wade"),
        ("Roe V Wade", "Roe vs Wade"),
        ("20.000 leagues", "20,000 leagues"),
        ("20'000 leagues", "20’000 leagues"),
        ("1 234 567", "1,234,567"),
        ("3¾", "3 3/4"),
        ("2⅓", "2 1/3"),
        ("l´ingenu", "L'Ingénu"),
        ("l`ingenu", "Lʼingénu"),
        ("Emma and Son", "Emma & Son"),
        ("Emma&Son", "Emma and Son"),
    ],
)
def test_a_sign_may_be_said_in_words(typed: str, title: str) -> None:
    assert grade(typed, title).verdict == "right"


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("Prelude in C minor", "Prelude in C♯ minor"),
        ("Prelude in E minor", "Prelude in E♭ minor"),
        ("200 leagues", "20,0 leagues"),
        ("12345 leagues", "1,23,45 leagues"),
        ("81/2", "8½"),
        ("Club", "Clflat"),
    ],
)
def test_a_sign_that_is_left_out_makes_another_title(typed: str, title: str) -> None:
    assert grade(typed, title).verdict == "wrong"
