"""Lists in the layouts that teachers have, by name: read without a word, read with one, asked about, refused."""

from decks.layout_across import ACROSS
from decks.layout_blocks import BLOCKS
from decks.layout_parts import (
    AUSTEN,
    DICKENS,
    FAMILIES,
    TITLE,
    TWAIN,
    Lines,
    beside,
    blocks,
    first_row_only,
    long,
    turned,
    with_years,
)

SILENT: dict[str, Lines] = {
    "a work a row": [("Author", "Title"), *long()],
    "work first": [("Buch", "Autor"), *((work, creator) for creator, work in long())],
    "a column of numbers first": [
        ("No.", "Author", "Book"), *((str(n), *line) for n, line in enumerate(long(), 1))
    ],
    "German numbers": [("Nr.", "Autor", "Titel"), *((f"{n}.", *line) for n, line in enumerate(long(), 1))],
    "numbers under a sign": [("#", "Auteur", "Titre"), *((str(n), *line) for n, line in enumerate(long(), 1))],
    "letters of families": [
        ("Family", "Author", "Title"), *(("ABC"[n // 4], *line) for n, line in enumerate(long()))
    ],
    "numbers of groups": [
        ("Gruppe", "Autor", "Buch"), *((str(n // 4 + 1), *line) for n, line in enumerate(long()))
    ],
    "labels of cards": [
        ("Card", "Author", "Title"), *(("ABC"[n // 4] + str(n % 4 + 1), *line) for n, line in enumerate(long()))
    ],
    "blank columns between": [("Author", "", "", "Title"), *((a, "", "", b) for a, b in long())],
    "begins in column C": [("", "", "Autor", "Obra"), *(("", "", *line) for line in long())],
    "a family a row": [("Author", "Work 1", "Work 2", "Work 3", "Work 4"), *FAMILIES],
    "a family a row, German": [("Autor", "Werk 1", "Werk 2", "Werk 3", "Werk 4"), *FAMILIES],
    "a family a row, French": [("Auteur", "Œuvre 1", "Œuvre 2", "Œuvre 3", "Œuvre 4"), *FAMILIES],
    "a family a row, Spanish": [("Autora", "Libro 1", "Libro 2", "Libro 3", "Libro 4"), *FAMILIES],
    "one heading over four columns": [("Author", "Works"), *FAMILIES],
    "one heading over four columns, German": [("Autor", "Werke", "", "", ""), *FAMILIES],
    "numbers as headings": [("Author", "1", "2", "3", "4"), *FAMILIES],
    "ordinals as headings": [("Set", "Author", "1st", "2nd", "3rd", "4th"), *(("1", *family) for family in FAMILIES)],
    "numbers with signs as headings": [("Autor", "1.", "2.", "3.", "4."), *FAMILIES],
    "creator to the right of four works": [
        ("Book 1", "Book 2", "Book 3", "Book 4", "Author"), *((*works, creator) for creator, *works in FAMILIES)
    ],
    "numbered years": [
        ("Author", "Work 1", "Year 1", "Work 2", "Year 2", "Work 3", "Year 3", "Work 4", "Year 4"), *with_years()
    ],
    "years without numbers": [
        ("Author", "Work 1", "Year", "Work 2", "Year", "Work 3", "Year", "Work 4", "Year"), *with_years()
    ],
    "works and years without numbers": [("Autor", *("Werk", "Jahr") * 4), *with_years()],
    "French years": [
        ("Auteur", "Titre 1", "Année 1", "Titre 2", "Année 2", "Titre 3", "Année 3", "Titre 4", "Année 4"),
        *with_years(),
    ],
    "blank rows between families": [
        ("Author", "Title"), *long((DICKENS,)), (), *long((AUSTEN,)), (), (), *long((TWAIN,))
    ],
}  # fmt: skip


PREAMBLE = [("Literature cards",), (), ("Teacher: Mrs Smith",), ("Date: 12 May",), ()]
WARNED: dict[str, tuple[Lines, set[str]]] = {
    "a line above": ([*TITLE, ("Author", "Title"), *long()], {"text_above_header"}),
    "lines, a name, a date and blank lines above": ([*PREAMBLE, ("Author", "Title"), *long()], {"text_above_header"}),
    "lines above families in rows": (
        [("Literaturquartett",), (), ("Autor", "Werk 1", "Werk 2", "Werk 3", "Werk 4"), *FAMILIES],
        {"text_above_header"},
    ),
    "a title over several cells": (
        [("", "Quartet", "", ""), ("Nr", "Autor", "Titel", ""), *(("1", *line, "") for line in long())],
        {"text_above_header"},
    ),
    "a teacher's name beside a word": (
        [("Lehrerin:", "Frau Meier"), ("Klasse:", "7b"), ("Autor", "Titel"), *long()], {"text_above_header"}
    ),
    "first row of a family only": ([("Author", "Title"), *first_row_only()], {"creator_filled_down"}),
    "first row only, blank rows between": (
        [("Auteur", "Titre"), *first_row_only(gap=True)], {"creator_filled_down"}
    ),
    "first row only, creator to the right": (
        [("Titel", "Autor"), *((b, a) for a, b in first_row_only())], {"creator_filled_down"}
    ),
    "no header": (long(), {"no_header"}),
    "no header, creator to the right": ([(b, a) for a, b in long()], {"no_header"}),
    "no header, a line above": ([*TITLE, *long()], {"no_header", "text_above_header"}),
    "no header, lines above families in rows": ([*TITLE, (), *FAMILIES], {"no_header", "text_above_header"}),
    "no header, first row only": (first_row_only(), {"no_header", "creator_filled_down"}),
    "no header, first row only, creator to the right": (
        [(b, a) for a, b in first_row_only()], {"no_header", "creator_filled_down"}
    ),
    "no header, a country first": (
        [("USA" if line[0] == TWAIN[0] else "England", *line) for line in long()], {"no_header", "unknown_column"}
    ),
    "no header, numbers first": ([(str(n), *line) for n, line in enumerate(long(), 1)], {"no_header"}),
    "no header, letters first": ([("ABC"[n // 4], *line) for n, line in enumerate(long())], {"no_header"}),
    "no header, labels first": (
        [("ABC"[n // 4] + str(n % 4 + 1), *line) for n, line in enumerate(long())], {"no_header"}
    ),
    "no header, blank columns between": ([(a, "", b) for a, b in long()], {"no_header"}),
    "no header, a column that says the same of all": (
        [(a, "English", b) for a, b in long()], {"no_header", "unknown_column"}
    ),
    "no header, first and last name": (
        [(*a.split(), b) for a, b in long()], {"no_header", "unknown_column"}
    ),
    "no header, a family a row": (list(FAMILIES), {"no_header"}),
    "no header, numbered families in rows": (
        [(str(n), *family) for n, family in enumerate(FAMILIES, 1)], {"no_header"}
    ),
    "no header, a year beside each work": (with_years(), {"no_header"}),
    **BLOCKS,
    **ACROSS,
}  # fmt: skip


def without(lines: Lines, work: str) -> Lines:
    """Leaves the cell of one work blank."""
    return [tuple("" if cell == work else cell for cell in line) for line in lines]


ASKED: dict[str, tuple[Lines, str]] = {
    "every fifth line may be a creator": (blocks(), "works_below_creators"),
    "a creator across has three works": (without(turned(list(FAMILIES)), "Tom Sawyer"), "creators_across"),
    "a list at the side has a work less": (
        beside([("Author", "Title"), *long((DICKENS,))], [("Author", "Title"), *long((AUSTEN,))[:3]]),
        "tables_side_by_side",
    ),
    "a list at the side names its creators once": (
        beside([("Author", "Title"), *first_row_only()], [("Author", "Title"), ("Poe", "Ulalume"), ("", "Eureka")]),
        "tables_side_by_side",
    ),
}


REFUSED: dict[str, tuple[Lines, set[str]]] = {
    "five works a row": (
        [("Author", *(f"Work {n}" for n in range(1, 6))), *((*family, "Extra " + family[1]) for family in FAMILIES)],
        {"wrong_family_size"},
    ),
    "five works a row, no header": ([(*family, "Extra " + family[1]) for family in FAMILIES], {"wrong_family_size"}),
    "three works a row, no header": ([family[:4] for family in FAMILIES], {"wrong_family_size"}),
    "all in one cell": ([(f"{creator} - {work}",) for creator, work in long()], {"missing_column"}),
    "titles alone": ([(work,) for _, work in long()][:11], {"missing_column"}),
    "numbered headings in no language": (
        [("Xyzzy", "Plugh 1", "Plugh 2", "Plugh 3", "Plugh 4"), *FAMILIES], {"missing_column"}
    ),
    "two columns for the work": (
        [("Author", "Title", "Title"), *((a, b, b + " II") for a, b in long())], {"duplicate_header"}
    ),
}  # fmt: skip


FIVE = (
    *FAMILIES,
    ("Voltaire", "Zadig", "Candide", "Irène", "Zaïre"),
    ("Émile Zola", "Nana", "Germinal", "Thérèse Raquin", "La Terre"),
)
