"""The lines about a list or a deck as a whole: its verdict, how much is not shown, what is lost when it goes."""

from authors_edu.words.language import catalogue
from authors_edu.words.talk import isolated


def verdict(families: int | None, to_mend: int, rows: int, language: str = "en") -> str:
    """Says whether the list is a deck, or how much there is to mend; `families` is None where it is none.

    >>> verdict(12, 0, 49)
    '12 families, 48 cards: ready.'
    >>> verdict(None, 2, 48)
    '2 things to mend in 48 rows.'
    >>> verdict(None, 1, 1)
    '1 thing to mend in 1 row.'
    """
    several = catalogue(language).ngettext
    if families is not None:
        said = several(
            "{families} family, {cards} cards: ready.", "{families} families, {cards} cards: ready.", families
        )
        return said.format(families=families, cards=4 * families)
    in_rows = several("{rows} row", "{rows} rows", rows).format(rows=rows)
    said = several("{count} thing to mend in {rows}.", "{count} things to mend in {rows}.", to_mend)
    return said.format(count=to_mend, rows=in_rows)


def deck_line(name: str, families: int, language: str = "en") -> str:
    """Says a kept deck's name and size.

    >>> deck_line("Painters", 12), deck_line("Homer", 1)
    ('Painters: 12 families, 48 cards', 'Homer: 1 family, 4 cards')
    """
    several = catalogue(language).ngettext
    said = several("{name}: {families} family, {cards} cards", "{name}: {families} families, {cards} cards", families)
    return said.format(name=isolated(name), families=families, cards=4 * families)


def more_families(count: int, language: str = "en") -> str:
    """Says how many families are not shown.

    >>> more_families(1)
    '… and 1 family more.'
    """
    several = catalogue(language).ngettext
    return several("… and {count} family more.", "… and {count} families more.", count).format(count=count)


def more_problems(count: int, language: str = "en") -> str:
    """Says how many problems are not shown yet.

    >>> more_problems(2)
    '… and 2 more, shown as these are mended.'
    """
    several = catalogue(language).ngettext
    said = several(
        "… and {count} more, shown as these are mended.", "… and {count} more, shown as these are mended.", count
    )
    return said.format(count=count)


def lost_with_deck(games: int, language: str = "en") -> str:
    """Says what goes when a deck is deleted.

    >>> lost_with_deck(0)
    'Nobody has played with it yet.'
    """
    catalogued = catalogue(language)
    if not games:
        return catalogued.gettext("Nobody has played with it yet.")
    said = catalogued.ngettext(
        "{games} game was played with it. The game and the progress recorded from it will be deleted too.",
        "{games} games were played with it. The games and the progress recorded from them will be deleted too.",
        games,
    )
    return said.format(games=games)
