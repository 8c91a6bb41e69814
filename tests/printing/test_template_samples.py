"""Every deck that comes with the program prints in every look, on A4 and on Letter, without a word of warning."""

import pytest

from authors_edu.decks.check import check_file
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.template import template_names
from authors_edu.shipped import SampleDeck, sample_decks


@pytest.mark.long
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("template", template_names())
@pytest.mark.parametrize("sample", sample_decks(), ids=lambda sample: sample.file.stem)
def test_a_sample_deck_prints_without_a_warning(sample: SampleDeck, template: str, paper: str):
    deck = check_file(sample.file.read_bytes(), sample.file.name).deck
    assert deck is not None
    for list_works in (True, False):
        printed = print_deck(deck, PrintSettings(template, paper, list_works=list_works))
        assert printed.problems == ()
        assert printed.cards == len(deck.cards)
