"""The sheet of text: plain paragraphs, whole, as large as a page allows."""

import pytest
from support.sheet_reader import find, printed, refusals, words_of

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.extras.asked import Part, TextSheet, text_sheet

DECK = Deck("Owls", (Family("A", tuple(Card(str(n), "A", f"w{n}") for n in range(4))),))


def sheet(*paragraphs: str, heading: str = "The heading") -> TextSheet:
    return TextSheet("The title", (Part(heading, paragraphs),))


def test_title_deck_heading_and_paragraphs_stand_below_each_other():
    pdf = printed(DECK, "text", text=sheet("First paragraph.", "Second paragraph.")).pdf
    tops = [find(pdf, text)[0].top_mm for text in ("The title", "Owls", "The heading", "First", "Second")]
    assert tops == sorted(tops)


def test_a_text_of_any_length_is_printed_to_its_last_word():
    words = [f"w{number}x" for number in range(4_000)]
    result = printed(DECK, "text", text=sheet(" ".join(words)))
    read = words_of(result.pdf).split()
    assert result.sheets > 1
    assert [word for word in read if word in set(words)] == words


def test_a_short_text_is_larger_than_a_long_one_and_a_long_one_stands_in_columns():
    short = find(printed(DECK, "text", text=sheet("Hxample.")).pdf, "H")[-1]
    long_pdf = printed(DECK, "text", text=sheet("Hxample. " * 550)).pdf
    long = find(long_pdf, "Hxample")[0]
    assert (short.bottom_mm - short.top_mm) > 1.2 * (find(long_pdf, "H")[-1].bottom_mm - find(long_pdf, "H")[-1].top_mm)
    assert {read.left_mm > 105 for read in find(long_pdf, "Hxample")} == {True, False}
    assert long.left_mm == pytest.approx(13, abs=1)


def test_a_heading_is_never_left_at_the_foot_of_a_column():
    parts = tuple(Part(f"Heading{number:02}.", ("some words to fill a few lines " * 9,)) for number in range(40))
    pdf = printed(DECK, "text", text=TextSheet("T", parts)).pdf
    words = find(pdf, "some words")
    for number in range(40):
        (heading,) = find(pdf, f"Heading{number:02}.")
        below = [
            word
            for word in words
            if word.page == heading.page
            and abs(word.left_mm - heading.left_mm) < 60
            and 0 < word.top_mm - heading.top_mm < 12
        ]
        assert below


@pytest.mark.parametrize(
    "text",
    ["Số đỏ là một tiểu thuyết", "Война и мир", "Οδύσσεια", "เรื่องสี่แผ่นดิน", "क्षत्रिय धर्म", "ליל שלום", "نجيب محفوظ"],
)
def test_every_script_is_printed_and_can_be_read_back(text: str):
    result = printed(DECK, "text", text=sheet(text))
    assert not result.problems
    read = words_of(result.pdf)
    assert all(word in read or word[::-1] in read for word in text.split())


def test_an_endless_word_is_torn_at_the_edge():
    result = printed(DECK, "text", text=sheet("M" * 300))
    assert max(read.right_mm for read in find(result.pdf, "MMMM")) <= 210 - 13 + 0.5
    assert words_of(result.pdf).count("M") == 300


@pytest.mark.parametrize("text", ["", "# A title alone", "\n#\n\n##\n", "\u200b", "# A title\n\n\u200b"])
def test_a_sheet_without_text_is_no_empty_page_but_told(text: str):
    assert refusals(DECK, "text", text=text_sheet(text, "file")) == ["The sheet of text has no text. Give it one."]


@pytest.mark.parametrize("text", ["An opening.\n\n# {}\n\nMore.", "# {}\n\nSome text."])
def test_a_heading_that_is_longer_than_a_page_is_told(text: str):
    (told,) = refusals(DECK, "text", text=text_sheet(text.format("words " * 2_000), "file"))
    assert told.startswith("The heading “words words") and told.endswith("…” is longer than a page. Shorten it.")


def test_plain_text_becomes_a_title_headings_and_paragraphs():
    text = "# How to play\n\nAn opening.\n\n## Asking\nOne line\ngoes on.\n\nA second one.\n##The end"
    assert text_sheet(text, "file") == TextSheet(
        "How to play",
        (Part("", ("An opening.",)), Part("Asking", ("One line goes on.", "A second one.")), Part("The end", ())),
    )
    assert text_sheet("No heading.\n\n# One", "file") == TextSheet(
        "file", (Part("", ("No heading.",)), Part("One", ()))
    )
    assert text_sheet("", "file") == TextSheet("file", ())
