"""Numbers in titles, read word by word (R-54): as they are spoken in English, and as Latin numerals."""

import pytest

from authors_edu.game.numerals import WORDS, Piece, pieces

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


TO_NINETEEN = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]  # fmt: skip
TO_NINETEENTH = [
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
]  # fmt: skip
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
TENTHS = ["twentieth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth", "eightieth", "ninetieth"]


def only(*words: str) -> list[str]:
    return [piece.text for piece in pieces(words)]


def test_every_english_number_word_has_its_value() -> None:
    for number, (cardinal, ordinal) in enumerate(zip(TO_NINETEEN, TO_NINETEENTH, strict=True)):
        assert (only(cardinal), only(ordinal)) == ([str(number)], [str(number)])
    for number, (ten, tenth) in enumerate(zip(TENS, TENTHS, strict=True), start=2):
        assert (only(ten), only(tenth)) == ([str(10 * number)], [str(10 * number)])
        for one, (cardinal, ordinal) in enumerate(zip(TO_NINETEEN[:10], TO_NINETEENTH[:10], strict=True)):
            if one:
                assert only(ten, cardinal) == only(ten, ordinal) == [str(10 * number + one)]
    scales = {"hundred": 100, "thousand": 1_000, "million": 1_000_000}
    for scale, value in scales.items():
        assert only("two", scale) == only("two", f"{scale}th") == [str(2 * value)]
    every = {*TO_NINETEEN, *TO_NINETEENTH, *TENS, *TENTHS, *scales, *(f"{scale}th" for scale in scales)}
    assert every <= WORDS


def latin(number: int) -> str:
    signs = {1000: "m", 900: "cm", 500: "d", 400: "cd", 100: "c", 90: "xc", 50: "l", 40: "xl"}
    signs |= {10: "x", 9: "ix", 5: "v", 4: "iv", 1: "i"}
    for value, sign in signs.items():
        if number >= value:
            return sign + latin(number - value)
    return ""


def test_every_latin_numeral_is_read_but_for_letters_words_and_units() -> None:
    letters = {"c", "d", "l", "m"}
    words = {"ci", "li", "di", "mi", "mix", "cd", "dc", "md", "mc", "cv", "dl", "cl", "cm", "mmm"}
    kept = set()
    for number in range(1, 4_000):
        (text,) = only("chapter", latin(number))[1:]
        if latin(number) == "dix":
            assert text == "10"  # in French
        elif text != str(number):
            assert text == latin(number)
            kept.add(text)
    assert kept == letters | words
    for no_numeral in ("iiii", "vx", "mxm", "ic", "xm", "mmmm", "lc"):
        assert only("chapter", no_numeral)[1:] == [no_numeral]


@pytest.mark.parametrize("end", ["", "st", "nd", "rd", "th", "er", "re", "e", "eme", "o"])
def test_figures_may_have_an_ending(end: str) -> None:
    assert only(f"12{end}") == ["12"]


PARTS = ("part", "book", "volume", "vol", "act", "canto", "teil", "band", "tome", "partie", "parte")


@pytest.mark.parametrize("part", PARTS)
def test_a_single_i_beside_a_part_is_a_number(part: str) -> None:
    assert only("henry", part, "i", "complete") == ["henry", part, "1", "complete"]
    assert only("henry", "i", part) == ["henry", "1", part]


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


@pytest.mark.parametrize("sign", ["num", "number", "numero", "nummer", "no", "nr", "n", "op"])
def test_a_sign_announces_the_figures_after_it(sign: str) -> None:
    is_sign = sign != "op"
    assert pieces(("symphony", sign, "5"))[1] == Piece("no" if is_sign else sign, (sign,), is_sign=is_sign)
    spoken = pieces(("symphony", sign, "five"))[1]
    assert spoken.is_sign is sign.startswith("num")  # "no five" may be no five at all


@pytest.mark.parametrize("word", ["no5", "nr5"])
def test_a_sign_may_stand_close_to_its_figures(word: str) -> None:
    assert pieces(("symphony", word))[1] == Piece("5", (word,), is_number=True)
