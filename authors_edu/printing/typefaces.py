"""A look in another typeface: every text keeps its cut (regular, italic, bold) and takes no more room than before.

Knows no font files: those are `fonts.py`.
"""

from dataclasses import replace
from functools import cache

from authors_edu.printing.shaping import width_of
from authors_edu.printing.template import LEAST_PT, Block, Template

# The families of each typeface. A text that stands in one of them stays; another one is set in the first.
_FAMILIES: dict[str, tuple[str, ...]] = {
    "serif": ("Literata", "EB Garamond"),
    "sans": ("Noto Sans",),
    "atkinson": ("Atkinson",),
}
_USUAL = "The quick brown fox jumps over a lazy dog, and nine more follow"  # its widths tell how wide a font runs


@cache
def in_typeface(template: Template, typeface: str) -> Template:
    """Gives the same look in one of the `TYPEFACES` of the settings; "" is the look's own.

    A font that runs wider is set smaller, as the sizes of a look belong to its fonts; none is set larger.
    """
    if not typeface:
        return template
    blocks = {name: _block(getattr(template, name), typeface) for name in ("title", "creator", "year", "clue", "works")}
    label = template.label
    font = font_in(label.font, typeface)
    return replace(
        template,
        label=replace(label, font=font, size_pt=label.size_pt * _share(label.font, font)),
        back=replace(template.back, font=font_in(template.back.font, typeface)),
        **blocks,  # type: ignore[arg-type]  # mypy takes no ** of blocks
    )


def font_in(font: str, typeface: str) -> str:
    """Names the same cut in a typeface.

    >>> font_in("EB Garamond Semibold", "atkinson"), font_in("Atkinson Italic", "serif"), font_in("Literata", "sans")
    ('Atkinson Bold', 'Literata Italic', 'Noto Sans')
    >>> font_in("EB Garamond Semibold", "serif")
    'EB Garamond Semibold'
    """
    families = _FAMILIES[typeface]
    if font.startswith(families):
        return font
    cut = "Bold" if font.endswith(("Bold", "Semibold")) else "Italic" if font.endswith("Italic") else ""
    return f"{families[0]} {cut}".rstrip()


def _block(block: Block, typeface: str) -> Block:
    font = font_in(block.font, typeface)
    share = _share(block.font, font)
    smallest = max(block.smallest_pt * share, min(block.smallest_pt, LEAST_PT))
    return replace(block, font=font, smallest_pt=smallest, largest_pt=max(block.largest_pt * share, smallest))


@cache
def _share(old: str, new: str) -> float:
    """Gives how much smaller the new font is set, so that its lines are no longer than those of the old one."""
    return min(width_of(_USUAL, old) / width_of(_USUAL, new), 1.0)
