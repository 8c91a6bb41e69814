"""What is said where decks are made and kept."""

from datetime import timedelta

from authors_edu.words.language import catalogue
from authors_edu.words.talk import isolated


def limits(language: str = "en") -> str:
    return catalogue(language).gettext(
        "A list: Excel (.xlsx, .xls), LibreOffice (.ods) or CSV, up to 5 MB and 10,000 rows. "
        "Or a deck that somebody shared (.authors-deck), up to 50 MB."
    )


def how_to_paste(language: str = "en") -> str:
    return catalogue(language).gettext(
        "Mark the cells in your spreadsheet, with their headings; copy them; paste here."
    )


def pasted_name(language: str = "en") -> str:
    """What a pasted list is called until it has a name."""
    return catalogue(language).gettext("Pasted list")


def how_to_edit(language: str = "en") -> str:
    return catalogue(language).gettext(
        "Change any cell, or paste cells from a spreadsheet. “+” above the table adds a row. Tick rows at their left "
        "edge, and a bin appears above the table to take them out."
    )


def about_pictures(language: str = "en") -> str:
    return catalogue(language).gettext(
        "A zip or several pictures. A picture goes to the card that names its file in the column “image”, "
        "else to the work or the creator whose name it has. Nothing about place or camera is kept."
    )


def pictures_to_take_out(language: str = "en") -> str:
    return catalogue(language).gettext("The pictures that there are: choose some to take them out")


def picture_limits(most_mb: int, language: str = "en") -> str:
    said = catalogue(language).gettext(
        "JPEG, PNG, WebP, GIF, BMP or TIFF, up to 20 MB each; at once at most 1,000 pictures and {most_mb} MB."
    )
    return said.format(most_mb=most_mb)


def too_large_to_share(language: str = "en") -> str:
    return catalogue(language).gettext("The pictures of this deck are too large for one file to share (at most 50 MB).")


def where_pictures_are_cropped(language: str = "en") -> str:
    return catalogue(language).gettext(
        "Is a face cut off on the cards? What must stay of a picture is chosen on the page “Print”, beside the sheets."
    )


def pictures_there(count: int, used: int, language: str = "en") -> str:
    """Says how many pictures there are.

    >>> pictures_there(12, 10)
    'Pictures: 12, on 10 cards'
    """
    catalogued = catalogue(language)
    said = catalogued.ngettext("Pictures: {count}, on {used} card", "Pictures: {count}, on {used} cards", used)
    return said.format(count=count, used=used)


def marks_heading(language: str = "en") -> str:
    """What stands above the sentences in a workbook with its problems marked."""
    return catalogue(language).gettext("What to mend")


def deck_kept(name: str, language: str = "en") -> str:
    """Says that a deck is kept now.

    >>> deck_kept("Painters")
    'The deck “Painters” is kept.'
    """
    return catalogue(language).gettext("The deck “{name}” is kept.").format(name=isolated(name))


def changed_meanwhile(language: str = "en") -> str:
    return catalogue(language).gettext(
        "This deck was changed in another window meanwhile, so nothing was overwritten. Your list was kept as a deck "
        "of its own."
    )


def deleted_meanwhile(language: str = "en") -> str:
    return catalogue(language).gettext(
        "This deck was deleted in another window meanwhile. Your list was kept as a new deck."
    )


def unfinished(name: str, ago: timedelta, language: str = "en") -> str:
    """Says which list is not finished, and how long ago it was changed.

    >>> unfinished("Painters", timedelta(seconds=50)), unfinished("Painters", timedelta(hours=25))
    ('Not finished: “Painters”, changed just now', 'Not finished: “Painters”, changed 1 day ago')
    """
    catalogued = catalogue(language)
    minutes = int(ago.total_seconds()) // 60
    for unit, one, several in (
        (24 * 60, "{count} day ago", "{count} days ago"),
        (60, "{count} hour ago", "{count} hours ago"),
        (1, "{count} minute ago", "{count} minutes ago"),
    ):
        if count := minutes // unit:
            when = catalogued.ngettext(one, several, count).format(count=count)
            break
    else:
        when = catalogued.gettext("just now")
    return catalogued.gettext("Not finished: “{name}”, changed {when}").format(name=isolated(name), when=when)


def lost_with_draft(language: str = "en") -> str:
    return catalogue(language).gettext("The list goes, with everything that was mended in it. Your decks stay.")


def draft_gone(language: str = "en") -> str:
    return catalogue(language).gettext(
        "This list is not there any more: it was kept or discarded in another window, or the program was updated. "
        "Please upload it again."
    )
