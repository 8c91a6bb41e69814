"""What a teacher reads when a deck cannot be printed as it stands."""

from collections.abc import Mapping
from typing import Protocol

from authors_edu.decks.problems import Problem
from authors_edu.words.language import catalogue

_CARDS = (
    "missing_glyph", "title_too_long_for_card", "works_too_long_for_card", "text_too_long_for_card",
    "title_without_ink",
)  # fmt: skip
_TEMPLATES = (
    "unknown_template", "unreadable_template", "unknown_template_key", "missing_template_key", "wrong_template_value",
)  # fmt: skip
_SETTINGS = ("unknown_paper", "unknown_card_size", "unknown_backs", "unknown_label", "nothing_to_print")

_MOST_SHOWN = 120  # characters of a title or a wrong value within a sentence

PRINTING_KINDS = frozenset((*_CARDS, *_TEMPLATES, *_SETTINGS))

Value = str | int | tuple[str, ...]


class Refusal(Protocol):
    """What an error of the printing room carries: everything that is wrong."""

    @property
    def problems(self) -> tuple[Problem, ...]: ...


def sentence(problem: Problem, language: str = "en") -> str:
    """Says what is wrong with a card, a template or a setting, and how to mend it."""
    values = {key: _written(value) for key, value in problem.values.items()}
    if problem.kind in _CARDS:
        return _of_card(problem, values, language)
    if problem.kind in _TEMPLATES:
        return _of_template(problem.kind, values, language)
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
    sentences = {
        "unknown_paper": text("There is no paper “{value}”."),
        "unknown_card_size": text("There is no card size “{value}”."),
        "unknown_backs": text("Backs cannot be “{value}”."),
    }
    return _guess(sentences[kind], values, language)


def _guess(sentence: str, values: Mapping[str, str], language: str) -> str:
    """Adds the nearest known word, else all of them."""
    text = catalogue(language).gettext
    hint = text("Did you mean “{nearest}”?") if values.get("nearest") else text("Choose one of: {known}.")
    return f"{sentence} {hint}".format(**values)
