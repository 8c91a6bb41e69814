"""What many cards lack alike, in one sentence: each of them is told by `printing.py`."""

from collections.abc import Sequence

from authors_edu.decks.problems import Problem
from authors_edu.words.language import catalogue

GROUPED_KINDS = frozenset((
    "missing_glyph", "missing_glyph_on_sheet", "title_too_long_for_card", "works_too_long_for_card",
    "text_too_long_for_card", "title_without_ink", "picture_unreadable", "picture_too_small", "picture_without_room",
))  # fmt: skip


def of_all(problems: Sequence[Problem], language: str = "en") -> str:
    """Says what several problems of one of the grouped kinds, and of one column, have in common."""
    kind, column, values = problems[0].kind, problems[0].column or "", problems[0].values
    text = catalogue(language).gettext
    if kind == "missing_glyph" and values.get("extra") == "cjk":
        return text(
            "{n} cards have Chinese, Japanese or Korean letters, whose fonts are a package of their own. Install it, "
            'then start the program again: pip install "authors-edu[cjk]"'
        ).format(n=len(problems))
    if kind == "missing_glyph_on_sheet" and values.get("extra") == "cjk":
        return text(
            "{n} texts on the sheets beside the deck have Chinese, Japanese or Korean letters, whose fonts are a "
            'package of their own. Install it, then start the program again: pip install "authors-edu[cjk]"'
        ).format(n=len(problems))
    fields = {"creator": text("creator"), "year": text("year"), "clue": text("clue")}
    dpis = sorted(dpi for problem in problems if isinstance(dpi := problem.values.get("dpi"), int)) or [0]
    sentences = {
        "missing_glyph": text(
            "{n} cards have letters that no font here can print. Write them in letters that can be printed."
        ),
        "missing_glyph_on_sheet": text(
            "{n} texts on the sheets beside the deck have letters that no font here can print. Write them in letters "
            "that can be printed."
        ),
        "title_too_long_for_card": text("{n} titles are too long for their cards and were cut. Shorten them."),
        "works_too_long_for_card": text(
            "On {n} cards the family's other titles are too long and were cut. Shorten them, or leave the list out."
        ),
        "text_too_long_for_card": text("On {n} cards the {field} is too long and was cut. Shorten it."),
        "title_without_ink": text("On {n} cards nothing of the title can be seen. Type the titles again."),
        "picture_unreadable": text("{n} pictures cannot be read and were left out. Save them again as JPEG or PNG."),
        "picture_too_small": text(
            "{n} pictures are too small for print ({least} to {most} dpi) and will look coarse. Take larger ones."
        ),
        "picture_without_room": text(
            "On {n} cards the text leaves no room for the picture. Shorten the texts, or choose another template."
        ),
    }
    return sentences[kind].format(n=len(problems), field=fields.get(column, column), least=dpis[0], most=dpis[-1])


def one_of_them(problem: Problem, language: str = "en") -> str:
    """Names the card of one of these problems, and what in it is meant where the card alone does not tell.

    >>> from authors_edu.decks.problems import Severity
    >>> values = {"label": "A3", "title": "Emma", "picture": "emma.png", "dpi": 90}
    >>> one_of_them(Problem("picture_too_small", Severity.WARNING, values=values))
    'A3 “Emma”: emma.png (90 dpi)'
    """
    values, text = problem.values, catalogue(language).gettext
    card = text("{label} “{title}”") if "label" in values else text("“{text}”")
    signs = values.get("characters")
    if isinstance(signs, tuple):
        what = ", ".join(signs)
    elif "dpi" in values:
        what = text("{picture} ({dpi} dpi)").format(**values)
    else:
        what = str(values.get("picture", ""))
    return card.format(**values) + (f": {what}" if what else "")


def which_ones(language: str = "en") -> str:
    return catalogue(language).gettext("Which ones")
