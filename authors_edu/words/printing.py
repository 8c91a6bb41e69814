"""What a teacher reads when a deck cannot be printed as it stands."""

from collections.abc import Mapping
from typing import Protocol

from authors_edu.decks.problems import Problem
from authors_edu.words.language import catalogue
from authors_edu.words.problems import rows_text

_CARDS = (
    "missing_glyph", "title_too_long_for_card", "works_too_long_for_card", "text_too_long_for_card",
    "title_without_ink", "picture_unreadable", "picture_too_small", "picture_without_room",
    "clue_gave_way",
)  # fmt: skip
_TEMPLATES = (
    "unknown_template", "unreadable_template", "unknown_template_key", "missing_template_key", "wrong_template_value",
)  # fmt: skip
_SETTINGS = (
    "unknown_paper", "unknown_card_size", "unknown_backs", "unknown_marks", "unknown_typeface", "unknown_sheet",
    "unknown_label", "not_places", "unknown_place", "no_place_left", "nothing_to_print", "fold_on_sheet",
    "card_too_small",
    "card_too_large", "card_too_large_to_fold", "number_out_of_range", "paper_too_small_to_calibrate",
    "too_many_cards", "no_back_picture", "back_picture_unreadable", "back_picture_too_small",
)  # fmt: skip
_SHEETS = ("cards_near_the_edge", "no_room_for_marks", "no_room_for_footer")
_BESIDE = (
    "unknown_extra", "no_text_for_sheet", "paper_too_small_for_sheets", "box_too_large", "family_too_long_for_key",
    "name_too_long_for_checklist", "name_too_long_for_box", "heading_too_long_for_sheet", "missing_glyph_on_sheet",
)  # fmt: skip

_MOST_SHOWN = 120  # characters of a title or a wrong value within a sentence

PRINTING_KINDS = frozenset((*_CARDS, *_TEMPLATES, *_SETTINGS, *_SHEETS, *_BESIDE))

Value = str | int | tuple[str, ...]


class Refusal(Protocol):
    """What an error of the printing room carries: everything that is wrong."""

    @property
    def problems(self) -> tuple[Problem, ...]: ...


def sentence(problem: Problem, language: str = "en") -> str:
    """Says what is wrong with a card, a template or a setting, and how to mend it; with the row where that is known."""
    told = _told(problem, language)
    if not problem.rows:
        return told
    return catalogue(language).gettext("{rows}: {told}").format(rows=rows_text(problem.rows, language), told=told)


def _told(problem: Problem, language: str) -> str:
    values = {key: _written(value) for key, value in problem.values.items()}
    if problem.kind in _CARDS:
        return _of_card(problem, values, language)
    if problem.kind in _TEMPLATES:
        return _of_template(problem.kind, values, language)
    if problem.kind in _SHEETS:
        return _of_sheet(problem.kind, values, language)
    if problem.kind in _BESIDE:
        return _of_beside(problem.kind, values, language)
    return _of_settings(problem.kind, values, language)


def refusal(error: Refusal, language: str = "en") -> str:
    """Says everything that an error of the printing room holds against the settings."""
    return " ".join(sentence(problem, language) for problem in error.problems)


def done(cards: int, sheets: int, file: str, language: str = "en") -> str:
    """Says what was printed and where it lies."""
    count = catalogue(language).ngettext
    return (
        catalogue(language)
        .gettext("{cards} on {sheets}: {file}")
        .format(
            cards=count("{n} card", "{n} cards", cards).format(n=cards),
            sheets=count("{n} sheet", "{n} sheets", sheets).format(n=sheets),
            file=file,
        )
    )


def calibrated(file: str, language: str = "en") -> str:
    """Says where the calibration sheet lies."""
    return catalogue(language).gettext("Calibration sheet: {file}").format(file=file)


def not_an_offset(value: str, language: str = "en") -> str:
    """Says how an offset is written."""
    told = catalogue(language).gettext("“{value}” is no offset. Give mm to the right and mm down, such as 0.5,-1.")
    return told.format(value=_short(value))


def _written(value: Value) -> str:
    return ", ".join(value) if isinstance(value, tuple) else _short(str(value))


def _short(text: str) -> str:
    """Gives enough of a long text to find it by, in one line."""
    line = " ".join(text.split())
    return line if len(line) <= _MOST_SHOWN else line[: _MOST_SHOWN - 1].rstrip() + "…"


def _of_card(problem: Problem, values: Mapping[str, str], language: str) -> str:
    text = catalogue(language).gettext
    fields = {"work": text("title"), "creator": text("creator"), "year": text("year"), "clue": text("clue")}
    values = {**values, "field": fields.get(problem.column or "", problem.column or "")}
    if problem.kind == "missing_glyph" and values.get("extra") == "cjk":
        return text(
            "Card {label} “{title}”: no font here can print {characters} ({codes}) in the {field}. The fonts for "
            "Chinese, Japanese and Korean are a package of their own. Install it, then start the program again: "
            'pip install "authors-edu[cjk]"'
        ).format(**values)
    templates = {
        "missing_glyph": text(
            "Card {label} “{title}”: no font here can print {characters} ({codes}) in the {field}. "
            "Write it in letters that can be printed."
        ),
        "title_too_long_for_card": text(
            "Card {label}: the title “{title}” is too long for the card and was cut. Shorten it."
        ),
        "works_too_long_for_card": text(
            "Card {label} “{title}”: the family's other titles are too long for the card and were cut. "
            "Shorten them, or leave the list out."
        ),
        "text_too_long_for_card": text(
            "Card {label} “{title}”: the {field} is too long for the card and was cut. Shorten it."
        ),
        "title_without_ink": text("Card {label}: nothing of its title can be seen on paper. Type the title again."),
        "picture_unreadable": text(
            "Card {label} “{title}”: the picture “{picture}” cannot be read and was left out. "
            "Save it again as a JPEG or a PNG."
        ),
        "picture_too_small": text(
            "Card {label} “{title}”: the picture “{picture}” is too small for print ({dpi} dpi) and will look coarse. "
            "Take a larger one."
        ),
        "picture_without_room": text(
            "Card {label} “{title}”: its text leaves no room for the picture “{picture}”. Shorten the text, or choose "
            "another template."
        ),
        "clue_gave_way": text(
            "From card {label} “{title}” on: where this template has no room for a picture and a clue, it leaves out "
            "the clue."
        ),
    }
    return templates[problem.kind].format(**values)


def _of_template(kind: str, values: Mapping[str, str], language: str) -> str:
    text = catalogue(language).gettext
    if kind == "unknown_template":
        return _guess(text("There is no template “{value}”."), values, language)
    if kind == "unreadable_template":
        return text("The template “{template}” is not valid TOML: {detail}.").format(**values)
    if kind == "missing_template_key":
        return text("The template “{template}” lacks “{key}”. Add it.").format(**values)
    if kind == "unknown_template_key":
        return _guess(text("The template “{template}” has the unknown key “{key}”."), values, language)
    if not values["known"]:
        return text("In the template “{template}”, “{key}” cannot be “{value}”.").format(**values)
    return _guess(text("In the template “{template}”, “{key}” cannot be “{value}”."), values, language)


def _of_settings(kind: str, values: Mapping[str, str], language: str) -> str:
    text = catalogue(language).gettext
    if kind == "nothing_to_print":
        return text("The deck has no cards. Add a family first.")
    if kind == "unknown_label":
        return text("There is no card {value} in this deck; its cards are {first} to {last}.").format(**values)
    if kind == "number_out_of_range":
        return _of_number(values, language)
    told = {
        "not_places": text("“{value}” names no places. Give numbers from 1 on, such as 1-4,7."),
        "unknown_place": text("There is no place {value} on this sheet; its places are 1 to {last}."),
        "no_place_left": text("All {last} places of the sheet are to be left empty. Take a new sheet."),
        "fold_on_sheet": text("The perforated sheet “{value}” cannot be folded. Choose other backs."),
        "card_too_small": text("A card of {value} is too small to read; its sides must be at least {least} mm."),
        "card_too_large": text("A card of {value} does not fit on paper of {paper}; it can be up to {most}."),
        "card_too_large_to_fold": text(
            "A card of {value} does not fit twice on paper of {paper}, below the fold and above; it can be up to "
            "{most}."
        ),
        "too_many_cards": text(
            "These would be {value} cards; at most {most} are printed at once. Print fewer decks at a time."
        ),
        "paper_too_small_to_calibrate": text(
            "Paper of {value} is too small for the calibration sheet. Take A5 or more."
        ),
        "no_back_picture": text("There is no picture “{picture}” for the backs."),
        "back_picture_unreadable": text(
            "The picture “{picture}” for the backs cannot be read. Save it again as a JPEG or a PNG."
        ),
        "back_picture_too_small": text(
            "The picture “{picture}” on the backs is too small for print ({dpi} dpi) and will look coarse. "
            "Take a larger one."
        ),
    }
    if kind in told:
        return told[kind].format(**values)
    sentences = {
        "unknown_paper": text("There is no paper “{value}”."),
        "unknown_card_size": text("There is no card size “{value}”."),
        "unknown_backs": text("Backs cannot be “{value}”."),
        "unknown_marks": text("Marks cannot be on “{value}”."),
        "unknown_typeface": text("There is no typeface “{value}”."),
        "unknown_sheet": text("There is no perforated sheet “{value}” here."),
    }
    size = text(" Or give width and height, such as 210x297mm or 8.5x11in.")
    return _guess(sentences[kind], values, language) + (size if kind in ("unknown_paper", "unknown_card_size") else "")


def _of_number(values: Mapping[str, str], language: str) -> str:
    text = catalogue(language).gettext
    names = {
        "copies": text("The number of copies"),
        "gap_mm": text("The gap in mm"),
        "bleed_mm": text("The bleed in mm"),
        "corner_mm": text("The radius of the corners in mm"),
        "margin_mm": text("The margin in mm"),
        "offset_mm": text("The offset in mm"),
        "paper_gsm": text("The weight of the paper in g/m²"),
        "students": text("The number of students"),
        "a_table": text("The number of students at a table"),
    }
    told = text("{name} cannot be {value}; the nearest that can be is {nearest}.")
    return told.format(name=names[values["key"]], value=values["value"], nearest=values["nearest"])


def _of_sheet(kind: str, values: Mapping[str, str], language: str) -> str:
    text = catalogue(language).gettext
    sentences = {
        "cards_near_the_edge": text(
            "The cards come within {value} mm of the paper's edge, where many printers leave {least} mm white."
        ),
        "no_room_for_marks": text(
            "Paper of {paper} leaves no room for crop marks beside the cards. Take larger paper, less bleed, or lines "
            "right across."
        ),
        "no_room_for_footer": text("Paper of {paper} leaves no room for the name of the deck beside the cards."),
    }
    return sentences[kind].format(**values)


def _of_beside(kind: str, values: Mapping[str, str], language: str) -> str:
    text = catalogue(language).gettext
    if kind == "missing_glyph_on_sheet" and values.get("extra") == "cjk":
        return text(
            "“{text}” on a sheet beside the deck: no font here can print {characters} ({codes}). The fonts for "
            "Chinese, Japanese and Korean are a package of their own. Install it, then start the program again: "
            'pip install "authors-edu[cjk]"'
        ).format(**values)
    if kind == "unknown_extra":
        return _guess(text("There is no sheet “{value}” to go with a deck."), values, language)
    sentences = {
        "no_text_for_sheet": text("The sheet of text has no text. Give it one."),
        "paper_too_small_for_sheets": text(
            "Paper of {value} is too small for sheets beside the deck. Take A5 or more."
        ),
        "box_too_large": text(
            "A box for {cards} cards takes {need}; paper of {paper} has {most} within its margins. Take larger paper "
            "for the box, or thinner paper for the cards."
        ),
        "family_too_long_for_key": text(
            "The family of {creator} is longer than a page of the answer key. Shorten its titles or clues."
        ),
        "name_too_long_for_checklist": text("The name “{value}” is longer than a page. Shorten it."),
        "name_too_long_for_box": text("The deck's name “{value}” is too long for its box. Shorten it."),
        "heading_too_long_for_sheet": text("The heading “{value}” is longer than a page. Shorten it."),
        "missing_glyph_on_sheet": text(
            "“{text}” on a sheet beside the deck: no font here can print {characters} ({codes}). Write it in letters "
            "that can be printed."
        ),
    }
    return sentences[kind].format(**values)


def _guess(sentence: str, values: Mapping[str, str], language: str) -> str:
    """Adds the nearest known word, else all of them."""
    text = catalogue(language).gettext
    hint = text("Did you mean “{nearest}”?") if values.get("nearest") else text("Choose one of: {known}.")
    return f"{sentence} {hint}".format(**values)
