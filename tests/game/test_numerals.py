"""Numbers in titles, read word by word (R-54): as they are spoken in English, and as Latin numerals."""

import pytest

from authors_edu.game.numerals import Piece, pieces

ONE_NUMBER = {
    "zero": "0",
    "seven": "7",
    "twenty one": "21",
    "ninety nine": "99",
    "hundred": "100",
    "thousand": "1000",
    "million": "1000000",
    "one hundred and one": "101",
    "one hundred one": "101",
    "nineteen hundred": "1900",
    "three hundred thousand": "300000",
    "two thousand and one": "2001",
    "twenty thousand": "20000",
    "two million three hundred thousand and four": "2300004",
    "nine hundred and ninety nine thousand nine hundred and ninety nine": "999999",
    # Years, and numbers spoken in two parts.
    "nineteen eighty four": "1984",
    "nineteen hundred and eighty four": "1984",
    "nineteen ten": "1910",
    "twenty ten": "2010",
    "twenty twenty": "2020",
    "four fifty one": "451",
    "one eleven": "111",
    # Ordinals.
    "first": "1",
    "twelfth": "12",
    "twenty fifth": "25",
    "hundredth": "100",
    "two hundredth": "200",
    "hundred and first": "101",
    "ten thousandth": "10000",
    # Figures.
    "0": "0",
    "000": "0",
    "007": "7",
    "20th": "20",
    "no5": "5",
}


@pytest.mark.parametrize(("said", "number"), ONE_NUMBER.items())
def test_a_number_is_one_piece_however_it_is_said(said: str, number: str) -> None:
    words = tuple(said.split())
    assert pieces(words) == (Piece(number, words, is_number=True),)
    assert pieces(("opus", *words, "again"))[1] == Piece(number, words, is_number=True)


@pytest.mark.parametrize(
    ("said", "texts"),
    [
        # Numbers that do not make one together.
        ("one two", "1 2"),
        ("two one", "2 1"),
        ("three four five", "3 4 5"),
        ("ten five", "10 5"),
        ("zero ten", "0 10"),
        ("hundred hundred", "100 100"),
        ("thousand thousand", "1000 1000"),
        ("one hundred ten twenty", "110 20"),
        ("two thousand twenty ten", "2020 10"),
        ("hundred zero ten", "100 10"),
        # "and" belongs to a number only after a hundred or a thousand, and before another number.
        ("one and two", "1 and 2"),
        ("hundred and dogs", "100 and dogs"),
        ("hundred and", "100 and"),
        ("hundred days one", "100 days 1"),
        ("and two", "and 2"),
        ("and one thousand", "and 1000"),
        ("the one hundred and one dogs", "the 101 dogs"),
        # A "the" before a number is left out, but not where the title begins with it.
        ("the fourth", "the 4"),
        ("henry the fourth", "henry 4"),
        # Latin numerals stand behind another word; a single "i" at the end or beside a part.
        ("i robot", "i robot"),
        ("henry iv", "henry 4"),
        ("chapter mcmxliv", "chapter 1944"),
        ("chapter xlix", "chapter 49"),
        ("chapter c", "chapter c"),
        ("ogniem i mieczem", "ogniem i mieczem"),
        ("rocky i", "rocky 1"),
        ("part i begins", "part 1 begins"),
        ("henry i part two", "henry 1 part 2"),
        ("my part i play", "my part 1 play"),
        ("8 mm", "8 mm"),
    ],
)  # fmt: skip
def test_what_makes_no_number_together_stays_apart(said: str, texts: str) -> None:
    assert [piece.text for piece in pieces(said.split())] == texts.split()


def test_each_of_several_numbers_keeps_its_own_words() -> None:
    assert pieces(["twenty", "one", "two", "hundred", "and", "three"]) == (
        Piece("21", ("twenty", "one"), is_number=True),
        Piece("203", ("two", "hundred", "and", "three"), is_number=True),
    )


@pytest.mark.parametrize(("sign", "is_sign"), [("no", True), ("nr", True), ("number", True), ("op", False)])
def test_a_sign_announces_the_figures_after_it(sign: str, is_sign: bool) -> None:
    text = "no" if is_sign else sign
    assert pieces(("symphony", sign, "5"))[1] == Piece(text, (sign,), is_sign=is_sign)
    spoken = pieces(("symphony", sign, "five"))[1]
    assert spoken.is_sign is (sign == "number")  # "no five" may be no five at all
