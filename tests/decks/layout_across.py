"""Lists that run across the sheet: creators in a row, or several lists side by side; by name, with what is told."""

from decks.layout_parts import AUSTEN, DICKENS, FAMILIES, TITLE, TWAIN, Lines, beside, long, turned

ACROSS: dict[str, tuple[Lines, set[str]]] = {
    "creators across": (turned(list(FAMILIES)), {"creators_across"}),
    "two creators across": (turned([DICKENS, AUSTEN]), {"creators_across"}),
    "creators across below a title": ([*TITLE, (), *turned(list(FAMILIES))], {"creators_across", "text_above_header"}),
    "creators across with labels": (
        turned([("Author", "Work 1", "Work 2", "Work 3", "Work 4"), *FAMILIES]), {"creators_across"}
    ),
    "creators across with labels, German": (
        turned([("Komponist", "Werk 1", "Werk 2", "Werk 3", "Werk 4"), *FAMILIES]), {"creators_across"}
    ),
    "creators across with one label for the works": (
        turned([("Auteur", "Œuvres", "", "", ""), *FAMILIES]), {"creators_across"}
    ),
    "creators across below numbers": (
        [("Author 1", "Author 2", "Author 3"), *turned(list(FAMILIES))], {"creators_across"}
    ),
    "creators across, nothing above the headings of the works": (
        turned([("", "Book 1", "Book 2", "Book 3", "Book 4"), *FAMILIES]), {"creators_across"}
    ),
    "creators across, works numbered": (
        turned([("", "1", "2", "3", "4"), *FAMILIES]), {"creators_across"}
    ),
    "creators across beside a word and numbers": (
        turned([("Autor", "1", "2", "3", "4"), *FAMILIES]), {"creators_across"}
    ),
    "creators across, a year beside each work": (
        turned([each for family in FAMILIES for each in (family, ("", *["1850"] * 4))]), {"creators_across"}
    ),
    "creators across, blank row below them": (
        [(DICKENS[0], AUSTEN[0], TWAIN[0]), (), *turned(list(FAMILIES))[1:]], {"creators_across"}
    ),
    "creators across, blank columns between": (
        turned([DICKENS, (), AUSTEN, (), TWAIN]), {"creators_across"}
    ),
    "creators across, more below": (
        [*turned([DICKENS, AUSTEN]), (), *turned([TWAIN])], {"creators_across"}
    ),
    "two lists side by side": (
        beside([("Author", "Title"), *long((DICKENS, AUSTEN))], [("Author", "Title"), *long((TWAIN,))]),
        {"tables_side_by_side"},
    ),
    "two lists side by side, a blank column between": (
        beside([("Autor", "Werk"), *long((DICKENS, AUSTEN))], [("Autor", "Werk"), *long((TWAIN,))], gap=True),
        {"tables_side_by_side"},
    ),
    "three lists side by side, work first": (
        beside(*([("Título", "Autor"), *((b, a) for a, b in long((each,)))] for each in FAMILIES)),
        {"tables_side_by_side"},
    ),
    "numbered lists side by side": (
        beside(
            *(
                [(f"Author {n}", f"Book {n}"), *long((each,))] for n, each in enumerate(FAMILIES, 1)
            )
        ),
        {"tables_side_by_side"},
    ),
    "lists with numbers side by side": (
        beside(
            [("No.", "Author", "Book"), *((str(n), *line) for n, line in enumerate(long((DICKENS, AUSTEN)), 1))],
            [("No.", "Author", "Book"), *((str(n), *line) for n, line in enumerate(long((TWAIN,)), 9))],
        ),
        {"tables_side_by_side"},
    ),
    "families in rows side by side": (
        beside(
            [("Author", "Work 1", "Work 2", "Work 3", "Work 4"), DICKENS, AUSTEN],
            [("Author", "Work 1", "Work 2", "Work 3", "Work 4"), TWAIN],
        ),
        {"tables_side_by_side"},
    ),
    "lists side by side, no header": (
        beside(long((DICKENS, AUSTEN)), long((TWAIN,)), gap=True), {"tables_side_by_side"}
    ),
}  # fmt: skip
