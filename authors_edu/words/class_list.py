"""What the teacher reads about the list of students, and what a cell of the progress table says."""

from collections.abc import Mapping

from authors_edu.words.language import catalogue
from authors_edu.words.talk import isolated


def refused_name(line: int, name: str, reason: str, values: Mapping[str, str | int], language: str = "en") -> str:
    """Says why a line of the list cannot be taken, and what to do."""
    text = catalogue(language).gettext
    known = {
        "name_too_long": text("Line {line}: “{name}” has {length} characters; the limit is {most}. Please shorten it."),
        "name_twice": text(
            "Line {line}: “{name}” is already in line {first_line}. Please tell them apart, perhaps by a letter."
        ),
    }
    return known[reason].format(line=line, name=isolated(name), **values)


def list_saved(students: int, added: int, removed: int, language: str = "en") -> str:
    """Says what saving the list changed."""
    several = catalogue(language).ngettext
    said = several("Saved: {students} student", "Saved: {students} students", students).format(students=students)
    details = [
        several("{count} new", "{count} new", added).format(count=added) if added else "",
        several("{count} left the list", "{count} left the list", removed).format(count=removed) if removed else "",
    ]
    return ", ".join([said, *filter(None, details)]) + "."


def taking_back_labels(language: str = "en") -> dict[str, str]:
    """Gives the texts of the switch that lets players take moves back."""
    _ = catalogue(language).gettext
    return {
        "switch": _("Who plays against the computer alone may take moves back"),
        "help": _("A round in which a student takes something back is practice: Progress counts nothing more of it."),
    }


def completed_cell(completed: int, dealt: int) -> str:
    """Shows how often a family was completed in play, and apart from that how often it was dealt whole.

    >>> completed_cell(2, 1), completed_cell(1, 0), completed_cell(0, 0)
    ('◆ 2 ◇ 1', '◆ 1', '')
    """
    return " ".join(f"{sign} {count}" for sign, count in (("◆", completed), ("◇", dealt)) if count)


def named_cell(right: int, asked: int, language: str = "en") -> str:
    """Shows how many works were named right, of those asked."""
    return catalogue(language).gettext("{right} of {asked}").format(right=right, asked=asked) if asked else ""
