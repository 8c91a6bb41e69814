"""What is wrong with a deck or with the settings is told: which card, which character, and all at once."""

import pickle
from collections.abc import Callable

import pytest

from authors_edu.decks.model import Deck
from authors_edu.decks.problems import Severity
from authors_edu.printing.pages import PrintError, PrintSettings, print_deck
from authors_edu.words.printing import sentence

MakeDeck = Callable[..., Deck]


def test_what_the_settings_get_wrong_is_told_together(deck_of: MakeDeck):
    wrong = PrintSettings(paper="leter", card="tarrot", backs="long", only=("A3", "Z9"))
    with pytest.raises(PrintError) as caught:
        print_deck(deck_of(3), wrong)
    assert [sentence(problem) for problem in caught.value.problems] == [
        "There is no paper “leter”. Did you mean “letter”? Or give width and height, such as 210x297mm or 8.5x11in.",
        "There is no card size “tarrot”. Did you mean “tarot”? Or give width and height, such as 210x297mm or "
        "8.5x11in.",
        "Backs cannot be “long”. Did you mean “long-edge”?",
        "There is no card Z9 in this deck; its cards are A1 to C4.",
    ]


def test_a_deck_without_cards_is_refused():
    with pytest.raises(PrintError) as caught:
        print_deck(Deck("Empty", ()))
    assert caught.value.kind == "nothing_to_print"


def test_fault_11_a_character_without_a_glyph_is_an_error_that_names_card_and_character(deck_of: MakeDeck):
    printed = print_deck(deck_of(("Isis 𓊨𓁐", "Emma", "b", "c")))
    (problem,) = printed.problems
    assert (problem.kind, problem.severity, problem.column) == ("missing_glyph", Severity.ERROR, "work")
    assert sentence(problem) == (
        "Card A1 “Isis 𓊨𓁐”: no font here can print 𓊨, 𓁐 (U+132A8, U+13050) in the title. "
        "Write it in letters that can be printed."
    )


def test_fault_11_without_the_east_asian_fonts_their_letters_are_an_error_that_says_what_to_install(
    deck_of: MakeDeck, no_east_asian_fonts: None
):
    for title, told in (
        ("紅樓夢", "紅, 樓, 夢 (U+7D05, U+6A13, U+5922)"),
        ("토지", "토, 지 (U+D1A0, U+C9C0)"),
        ("こころ", "こ, ろ (U+3053, U+308D)"),
    ):
        (problem,) = print_deck(deck_of((title, "Emma", "b", "c"))).problems
        assert (problem.kind, problem.severity, problem.column) == ("missing_glyph", Severity.ERROR, "work")
        assert sentence(problem) == (
            f"Card A1 “{title}”: no font here can print {told} in the title. The fonts for Chinese, Japanese and "
            "Korean are a package of their own. Install it, then start the program again: "
            'pip install "authors-edu[cjk]"'
        )


def test_what_no_fonts_to_install_would_bring_is_told_by_itself(deck_of: MakeDeck, no_east_asian_fonts: None):
    problems = print_deck(deck_of(("雪 𓊨", "Emma", "b", "c"))).problems
    assert {problem.values["characters"]: problem.values["extra"] for problem in problems} == {
        ("雪",): "cjk",
        ("𓊨",): "",
    }


def test_what_a_creator_lacks_is_told_once_for_the_family(deck_of: MakeDeck):
    printed = print_deck(deck_of(("Emma", "a", "b", "c", "d", "e", "f", "g"), creator="𓊨𓁐"))
    assert [(problem.column, problem.values["label"]) for problem in printed.problems] == [
        ("creator", "A1"),
        ("creator", "B1"),
    ]


def test_a_title_that_leaves_nothing_to_see_is_an_error(deck_of: MakeDeck):
    printed = print_deck(deck_of(("Emma", "\u200b", "b", "c")))
    (problem,) = printed.problems
    assert (problem.kind, problem.severity) == ("title_without_ink", Severity.ERROR)
    assert sentence(problem) == "Card A2: nothing of its title can be seen on paper. Type the title again."


def test_a_long_title_is_quoted_in_part_and_in_one_line(deck_of: MakeDeck):
    printed = print_deck(deck_of(("Emma", "lines\nand lines " * 90, "b", "c")))
    (told,) = (sentence(problem) for problem in printed.problems if problem.values["label"] == "A2")
    assert "\n" not in told and len(told) < 250 and "lines and lines" in told


def test_fault_07_a_title_that_had_to_be_cut_is_told_with_its_card(deck_of: MakeDeck):
    printed = print_deck(deck_of(("a", "b", "word " * 300, "c")))
    kinds = {(problem.kind, problem.values["label"]) for problem in printed.problems}
    assert ("title_too_long_for_card", "A3") in kinds
    assert all(problem.severity is Severity.WARNING for problem in printed.problems)
    assert printed.pdf.startswith(b"%PDF")


def test_problems_and_errors_travel_between_processes(deck_of: MakeDeck):
    printed = print_deck(deck_of(("Isis 𓊨𓁐", "Emma", "b", "c")))
    assert pickle.loads(pickle.dumps(printed)) == printed
    with pytest.raises(PrintError) as caught:
        print_deck(deck_of(1), PrintSettings(paper="a99"))
    assert pickle.loads(pickle.dumps(caught.value)).problems == caught.value.problems
