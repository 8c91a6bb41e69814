"""The line that stands above a checked list."""

from authors_edu.words.language import catalogue


def verdict(families: int | None, to_mend: int, rows: int, language: str = "en") -> str:
    """Says whether the list is a deck, or how much there is to mend; `families` is None where it is none.

    >>> verdict(12, 0, 49)
    '12 families, 48 cards: ready.'
    >>> verdict(None, 2, 48)
    '2 things to mend in 48 rows.'
    """
    several = catalogue(language).ngettext
    if families is not None:
        said = several(
            "{families} family, {cards} cards: ready.", "{families} families, {cards} cards: ready.", families
        )
        return said.format(families=families, cards=4 * families)
    said = several("{count} thing to mend in {rows} rows.", "{count} things to mend in {rows} rows.", to_mend)
    return said.format(count=to_mend, rows=rows)
