"""Draws lists that were tidy once, in every layout that teachers use, and spoils them with faults of many kinds."""

from collections.abc import Callable

from hypothesis import strategies as st

from authors_edu.decks.rows import Row
from authors_edu.decks.text import clean

Grid = list[list[str]]
CREATORS = ("Jane Austen", "Émile Zola", "Leo Tolstoy", "Mark Twain", "鲁迅", "Bettina von Arnim")
SYLLABLES = ("ba", "de", "fi", "go", "ku", "la", "me", "ni", "po", "ru", "sa", "te")
OTHER_HEADINGS = ("year", "clue", "image", "note", "shelf")
OTHER_CELLS = {
    "year": ("", "1850", "c. 1600"),
    "clue": ("", "Has a whale", "a, b and c"),
    "image": ("", "emma.png", "../x.png", "C:\\pictures\\y.png", "http://x/z.png"),
    "note": ("", "read in May"),
    "shelf": ("", "B 12"),
}
NAMES_SPOILT: tuple[Callable[[str], str], ...] = (
    lambda name: "",
    str.upper,
    lambda name: " ".join(reversed(name.split())),
    lambda name: f"{name}\u200b",
    lambda name: f"{name}n",
    lambda name: name.encode().decode("latin-1"),
    lambda name: "#REF!",
    lambda name: f"={name}",
    lambda name: f"{name}, Sir",
    lambda name: "Total",
)
TITLES_SPOILT: tuple[Callable[[str], str], ...] = (
    lambda title: "",
    lambda title: "#NAME?",
    lambda title: "TRUE",
    lambda title: "22-Nov",
    lambda title: "1601.0",
    lambda title: f"<b>{title}</b>",
    lambda title: f"{title}\nthe Second",
    lambda title: f"{title}\x07",
    lambda title: f"{title} Ã©tÃ©",
    lambda title: f'"{title}',
    lambda title: f"-{title}",
    lambda title: f"{title}: {'on and ' * 30}on",
    lambda title: f"{title} \ufffd",
    lambda title: f"{title}, or more",
)


def _title(number: int) -> str:
    """Gives a title that is like no other."""
    return f"{SYLLABLES[number // 12]}{SYLLABLES[number % 12]}{SYLLABLES[number * 5 % 12]}".title()


@st.composite
def lists(draw: st.DrawFn, most_faults: int = 6) -> tuple[Row, ...]:
    """Draws a list as rows: one row a card, the creator named once, or one row a family."""
    layout = draw(st.sampled_from(["row a card", "named once", "row a family"]))
    creators = draw(st.lists(st.sampled_from(CREATORS), min_size=1, max_size=4, unique=True))
    others = [] if layout == "row a family" else draw(
        st.lists(st.sampled_from(OTHER_HEADINGS), max_size=3, unique=True)
    )  # fmt: skip
    body: Grid = []
    for place, creator in enumerate(creators):
        works = [_title(4 * place + number) for number in range(4)]
        if layout == "row a family":
            body.append([creator, *works])
            continue
        for number, work in enumerate(works):
            named = creator if number == 0 or layout == "row a card" else ""
            body.append([named, work, *(draw(st.sampled_from(OTHER_CELLS[name])) for name in others)])
    header = (
        ["creator", *(f"work {n}" for n in range(1, 5))] if layout == "row a family" else ["creator", "work", *others]
    )
    for _ in range(draw(st.integers(0, most_faults))):
        _spoil(draw, header, body)
    above = draw(st.lists(st.sampled_from([["My books"], ["Class 7", "May"], []]), max_size=2))
    numbered = [Row(number, tuple(cells)) for number, cells in enumerate([*above, header, *body], 1)]
    return tuple(row for row in numbered if any(map(clean, row.cells)))


def _spoil(draw: st.DrawFn, header: list[str], body: Grid) -> None:
    """Makes one fault, somewhere."""
    line = draw(st.integers(0, len(body) - 1))
    cells = body[line]
    match draw(st.integers(0, 9)):
        case 0 | 1:
            cells[0] = draw(st.sampled_from(NAMES_SPOILT))(cells[0])
        case 2 | 3:
            place = draw(st.integers(1, 4 if len(header) > 4 and header[1] == "work 1" else 1))
            if place < len(cells):
                cells[place] = draw(st.sampled_from(TITLES_SPOILT))(cells[place])
        case 4:
            body.insert(line, list(body[draw(st.integers(0, len(body) - 1))]))
        case 5:
            if len(body) > 1:
                del body[line]
        case 6:
            body.insert(line, [cells[0], f"{SYLLABLES[line % 12]} the Fifth", *[""] * (len(header) - 2)])
        case 7:
            cells.extend(draw(st.sampled_from([["more"], [" or more"], [" or", " more"], ["", "1850"]])))
        case 8:
            body.insert(
                line, draw(st.sampled_from([[""] * len(header), header, ["Source: our library"], ["", "", "x"]]))
            )
        case 9:
            place = draw(st.integers(0, len(header) - 1))
            header[place] = draw(st.sampled_from(["", "Work", "AUTHOR", "Bücherei"]))
