"""Which code page an old file is in, where its headings prove it. Guesses nothing by counting letters.

Excel's "CSV" is in the code page of the country; only one of them makes headings that we know of the same bytes.
"""

from collections.abc import Sequence

from authors_edu.decks.columns import fields_named

WESTERN = "cp1252"
_OTHERS = ("cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1256", "cp932", "gb18030", "big5", "cp949")
_WITHIN = 20  # lines
_LONGEST = 1_000  # bytes of a line of headings


def code_page(data: bytes) -> str:
    """Gives the code page in which a line names creator and work; the western one where none does, or several do.

    >>> code_page("Автор,Книга\\n".encode("cp1251")), code_page("Author,Book\\nBrontë,Emma".encode("cp1252"))
    ('cp1251', 'cp1252')
    """
    lines = [line for line in data[: _WITHIN * _LONGEST].replace(b"\r", b"\n").split(b"\n") if line][:_WITHIN]
    return next((page for page in (WESTERN, *_OTHERS) if _are_headings(lines, page)), WESTERN)


def _are_headings(lines: Sequence[bytes], page: str) -> bool:
    return any({"creator", "work"} <= fields_named(_cells(line, page, sign)) for line in lines for sign in ",;\t|")


def _cells(line: bytes, page: str, delimiter: str) -> list[str]:
    try:
        return [cell.strip(' "') for cell in line.decode(page).split(delimiter)]
    except UnicodeDecodeError:
        return []
