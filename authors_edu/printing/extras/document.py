"""The sheets beside the deck as one PDF. The same deck, names and text give the same bytes.

A PDF of its own: these pages are printed on one side, the box on heavy paper, and the cards on both.
"""

from collections.abc import Mapping, Sequence
from io import BytesIO

from authors_edu.decks.model import Deck
from authors_edu.printing.box import tuck_box
from authors_edu.printing.document import new_canvas
from authors_edu.printing.east_asia import by_deck
from authors_edu.printing.errors import PrintError
from authors_edu.printing.extras.asked import Extras, SheetWords, paper_of_sheets, wrong_in
from authors_edu.printing.extras.checklist import draw_checklist
from authors_edu.printing.extras.key import draw_key
from authors_edu.printing.extras.leaf import Leaf, look_of
from authors_edu.printing.extras.reading import draw_text
from authors_edu.printing.extras.score import draw_score
from authors_edu.printing.extras.tuck import draw_box
from authors_edu.printing.job import job_for
from authors_edu.printing.pages import NO_PICTURES
from authors_edu.printing.pen import Pen
from authors_edu.printing.reading_order import runs_right_to_left
from authors_edu.printing.settings import Printed, PrintSettings
from authors_edu.printing.template import in_region, load_template
from authors_edu.printing.typefaces import in_typeface


def print_extras(
    deck: Deck,
    settings: PrintSettings,
    extras: Extras,
    words: SheetWords,
    pictures: Mapping[str, bytes] = NO_PICTURES,
) -> Printed:
    """Prints the sheets that are asked for; raises PrintError with everything that the settings get wrong."""
    paper = paper_of_sheets(settings)
    job = job_for(deck, settings)  # refuses what is wrong with the settings themselves
    wrong = tuple(wrong_in(extras, paper))
    if wrong:
        raise PrintError(*wrong)
    region = by_deck((deck.name, *(family.creator for family in deck.families), *_works(deck)))
    template = in_region(in_typeface(load_template(settings.template), settings.typeface), region)
    file = BytesIO()
    look = look_of(template, region)
    canvas = new_canvas(file, paper, deck.name, look.fonts["plain"], "none", settings.language)
    leaf = Leaf(canvas, Pen(canvas), look, deck.name, paper)
    deck_turns = _most_run_right_to_left([family.creator for family in deck.families] + _works(deck))
    for sheet in extras.sheets:
        leaf.mirrored = deck_turns
        if sheet == "key":
            draw_key(leaf, deck, words)
        elif sheet == "checklist":
            draw_checklist(leaf, deck, words, extras.students)
        elif sheet == "score":
            draw_score(leaf, words)
        elif sheet == "text" and extras.text:
            texts = [text for part in extras.text.parts for text in (part.heading, *part.paragraphs)]
            leaf.mirrored = _most_run_right_to_left(texts)
            draw_text(leaf, extras.text)
        elif sheet == "box":
            leaves = 2 if settings.backs == "fold" else 1
            box = tuck_box(len(deck.cards), job.sheet.card, extras.paper_gsm, paper, leaves)
            draw_box(leaf, deck, words, box, template, settings.back_picture, pictures)
    pages = canvas.getPageNumber() - 1
    canvas.save()
    return Printed(file.getvalue(), tuple(leaf.problems()), pages, 0)


def _works(deck: Deck) -> list[str]:
    return [card.work for card in deck.cards]


def _most_run_right_to_left(texts: Sequence[str]) -> bool:
    return 2 * sum(map(runs_right_to_left, texts)) > len(texts)
