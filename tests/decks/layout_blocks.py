"""Lists in which each creator stands alone, the four works below; by name, with what is told about them."""

from decks.layout_parts import AUSTEN, DICKENS, TITLE, TWAIN, Lines, blocks

BLOCKS: dict[str, tuple[Lines, set[str]]] = {
    "creator alone, works in the next column": (
        [("Author", "Title"), *blocks(("",))], {"creator_filled_down"}
    ),
    "creator alone, works in the next column, no header": (blocks(("",)), {"works_below_creators"}),
    "creator alone, works in the next column, blank rows, no header": (
        blocks(("",), gap=True), {"works_below_creators"}
    ),
    "creator alone, numbered works in the next columns": (
        [line if len(line) == 1 else ("", "1.", line[1]) for line in blocks(("",))], {"works_below_creators"}
    ),
    "creator alone, works in the next column, years behind": (
        [line if len(line) == 1 else (*line, "1850") for line in blocks(("",))], {"works_below_creators"}
    ),
    "blocks with a blank line between": (blocks(gap=True), {"works_below_creators"}),
    "blocks below a title": (
        [*TITLE, (), *blocks(gap=True)], {"works_below_creators", "text_above_header"}
    ),
    "blocks below a heading": ([("Authors",), (), *blocks(gap=True)], {"works_below_creators", "text_above_header"}),
    "blocks with dashes": (blocks(mark="- "), {"works_below_creators"}),
    "blocks with bullets": (blocks(mark="• "), {"works_below_creators"}),
    "blocks with numbers": (blocks(mark="{}. "), {"works_below_creators"}),
    "blocks with numbers in a column of their own": (
        [line if len(line) == 1 else (str(n % 5), line[1]) for n, line in enumerate(blocks(("",)))],
        {"works_below_creators"},
    ),
    "blocks with numbers and years in columns of their own": (
        [line if len(line) == 1 else (f"{n % 5}.", line[1], "1850") for n, line in enumerate(blocks(("",)))],
        {"works_below_creators"},
    ),
    "blocks with letters": (blocks(mark="   {}) "), {"works_below_creators"}),
    "blocks that say author": (
        [("Author: " + line[0] if line and line[0] in (DICKENS[0], AUSTEN[0], TWAIN[0]) else "".join(line),)
         for line in blocks(gap=True)],
        {"works_below_creators"},
    ),
    "blocks that are indented": (blocks(mark="   "), {"works_below_creators"}),
    "blocks with a colon behind the creator": (blocks(end=":"), {"works_below_creators"}),
    "blocks with a year beside each work": (
        [line if line[0] in ("Charles Dickens", "Jane Austen", "Mark Twain") else (*line, "1850") for line in blocks()],
        {"works_below_creators"},
    ),
}  # fmt: skip
