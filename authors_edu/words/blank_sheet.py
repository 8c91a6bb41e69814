"""What stands on a blank sheet beside its headings: the guide on its second page, and the warning of a long title."""

from authors_edu.decks.blank import BlankTexts
from authors_edu.decks.model import Words
from authors_edu.words.language import catalogue


def blank_texts(words: Words, language: str = "en") -> BlankTexts:
    """Gives the texts of a blank sheet for a deck with these words."""
    _ = catalogue(language).gettext
    lines = (
        _("How to fill in the list"),
        "",
        _("1.  Write the {creator} once, into the wide cell of a block, and four {works} beside it, one in each row."),
        _("2.  That is all a deck needs. For more families go on below; blocks that stay empty do not matter."),
        _("3.  Save the file, as a spreadsheet (.xlsx) or CSV, and choose it on the page “Decks”."),
        "",
        _("The other columns can stay empty:"),
        _("year – stands on the card, under the title."),
        _("clue – a short line on the card that helps players to remember it."),
        _("image – the name of a picture file, such as emma.jpg. The picture itself is added on the page, not here."),
        _("also accept – other answers that are right, with a bar between them: The Trial | Der Process."),
        _("note – for yourself."),
        "",
        _("Titles of more than 120 letters become very small on a card. A title that begins with = or + is only text."),
        "",
        _("One block filled in, with authors and books:"),
        "Jane Austen  →  Sense and Sensibility, 1811",
        "Jane Austen  →  Pride and Prejudice, 1813",
        "Jane Austen  →  Mansfield Park, 1814",
        "Jane Austen  →  Emma, 1815",
    )
    return BlankTexts(
        page=_("List"),
        guide=_("Guide"),
        lines=tuple(line.format(creator=words.creator, works=words.works) for line in lines),
        too_long=_("This is longer than 120 letters, which become very small on a card. Is there a shorter form?"),
    )
