"""The typefaces: where they come from, what they cover, and how they are given to ReportLab and HarfBuzz.

Only this file (and `cuts.py`, which makes the bold ones) knows that fonts are files in installed packages.
Shapes no text: that is `shaping.py`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

import uharfbuzz  # type: ignore[import-untyped]  # carries no types
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from authors_edu.printing.cuts import cut, cut_whole
from authors_edu.printing.east_asia import REGIONS, is_east_asian


@dataclass(frozen=True, slots=True)
class Source:
    """A font file of a package; `weight` where it is cut from a variable file, `language` where it serves one alone."""

    package: str
    file: str
    weight: int | None = None
    language: str = ""


_GARAMOND, _LITERATA, _ATKINSON, _NOTO = (
    "fontpkg_eb_garamond",
    "fontpkg_literata",
    "fontpkg_atkinson_hyperlegible",
    "manimgx_fonts",
)

# What a template may name. A file without a weight is drawn as it is: its default weight is the regular one.
FONTS: dict[str, Source] = {
    "EB Garamond": Source(_GARAMOND, "files/EBGaramond[wght].ttf"),
    "EB Garamond Italic": Source(_GARAMOND, "files/EBGaramond-Italic[wght].ttf"),
    "EB Garamond Semibold": Source(_GARAMOND, "files/EBGaramond[wght].ttf", 600),
    "Literata": Source(_LITERATA, "files/Literata[opsz,wght].ttf"),
    "Literata Italic": Source(_LITERATA, "files/Literata-Italic[opsz,wght].ttf"),
    "Literata Bold": Source(_LITERATA, "files/Literata[opsz,wght].ttf", 700),
    "Atkinson": Source(_ATKINSON, "files/AtkinsonHyperlegible-Regular.ttf"),
    "Atkinson Italic": Source(_ATKINSON, "files/AtkinsonHyperlegible-Italic.ttf"),
    "Atkinson Bold": Source(_ATKINSON, "files/AtkinsonHyperlegible-Bold.ttf"),
    "Noto Sans": Source(_NOTO, "NotoSans[wght].ttf"),
    "Noto Sans Italic": Source(_NOTO, "NotoSans-Italic[wght].ttf"),
    "Noto Sans Bold": Source(_NOTO, "NotoSans[wght].ttf", 700),
}

# Who steps in for a script that the template's font lacks, in this order.
_SCRIPTS = (
    "", "Hebrew", "Arabic", "Devanagari", "Thai", "Armenian", "Georgian", "Bengali", "Gujarati", "Gurmukhi", "Kannada",
    "Malayalam", "Oriya", "Sinhala", "Tamil", "Telugu", "Khmer", "Lao", "Myanmar", "Ethiopic", "Symbols",
)  # fmt: skip
_BOLD_TOO = tuple(Source(_NOTO, f"NotoSans{script}[wght].ttf") for script in _SCRIPTS)
_ITALIC = FONTS["Noto Sans Italic"]
_FALLBACKS = (
    *_BOLD_TOO,
    Source(_GARAMOND, "files/EBGaramond[wght].ttf"),
    Source(_NOTO, "NotoEmoji[wght].ttf"),
)

# The extra "cjk", which most schools do without. The default weight of these files is the thinnest.
_EAST_ASIAN = "justmytype_intl_cjk"
_IN_REGION = {
    region: Source(_EAST_ASIAN, f"fonts/ofl/notosans{region.lower()}/NotoSans{region}[wght].ttf", 400, language)
    for region, language in REGIONS.items()
}


@dataclass(eq=False)
class Face:
    """One font, ready to be measured and drawn. `name` is its name among ReportLab's fonts.

    `language` is that of all its texts; "" where HarfBuzz guesses it.
    """

    name: str
    drawn: TTFont
    shaped: uharfbuzz.Font
    glyphs: dict[int, int]  # code point -> glyph, as the font file has it
    language: str = ""
    inks: dict[int, tuple[int, int]] = field(default_factory=dict)  # what `ink` found before

    @cached_property
    def _characters(self) -> frozenset[str]:
        return frozenset(map(chr, self.glyphs))

    def covers(self, text: str) -> bool:
        return self._characters.issuperset(text)

    def ink(self, glyph: int) -> tuple[int, int]:
        """Gives how far a glyph's ink reaches above and below the baseline, in thousandths of the size."""
        extents = self.shaped.get_glyph_extents(glyph)
        found = (extents.y_bearing, extents.y_bearing + extents.height) if extents else (0, 0)
        self.inks[glyph] = found
        return found

    def code_of(self, glyph: int) -> int:
        """Gives a private code point under which ReportLab draws a glyph that no single character has.

        It depends on the glyph alone, so that equal decks give equal bytes whatever was printed before.
        """
        code = self._codes[glyph]
        table = self.drawn.face
        if code not in table.charToGlyph:
            table.charWidths[code] = self.shaped.get_glyph_h_advance(glyph)
            table.charToGlyph[code] = glyph
        return code

    @cached_property
    def _codes(self) -> dict[int, int]:
        spare = [code for code in range(0xE000, 0xF900) if code not in self.glyphs]
        count = self.shaped.face.glyph_count
        if count <= len(spare):
            return dict(enumerate(spare))
        # More glyphs than private codes: a glyph that is a character goes by that one, the others share the codes.
        own = {glyph: code for code, glyph in sorted(self.glyphs.items(), reverse=True) if code <= 0xFFFF}
        return {**own, **dict(zip((glyph for glyph in range(count) if glyph not in own), spare, strict=False))}


def in_region(font: str, region: str) -> str:
    """Names a template's font so that East Asian letters which it lacks come in the forms of a region.

    >>> in_region("Literata Bold", "JP")
    'Literata Bold@JP'
    """
    return f"{font}@{region}"


def by_extra(characters: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """Parts characters that no font here has by the extra that brings one; "" where none does."""
    parts: dict[str, tuple[str, ...]] = {}
    for each in characters:
        extra = "cjk" if is_east_asian(each) and not has_east_asian() else ""
        parts[extra] = (*parts.get(extra, ()), each)
    return parts


def has_east_asian() -> bool:
    """Says whether the fonts of the extra "cjk" are installed."""
    try:
        return all(file_of(source).is_file() for source in _IN_REGION.values())
    except FileNotFoundError:
        return False


@cache
def own_face(font: str) -> Face:
    """Opens a template's font, whatever its region."""
    return load(FONTS[font.partition("@")[0]])


@cache
def face_for(font: str, letters: str) -> Face | None:
    """Gives the face that draws all these letters: the template's own, else the first that steps in for it."""
    own, (name, _, region) = own_face(font), font.partition("@")
    if own.covers(letters):
        return own
    bold = name.endswith(("Bold", "Semibold"))
    for source in (_ITALIC, *_FALLBACKS) if name.endswith("Italic") else _FALLBACKS:
        regular = load(source)  # regular ones open in milliseconds; only the one needed is cut bold
        if regular.covers(letters):
            heavy = load(Source(source.package, source.file, 700)) if bold and source in _BOLD_TOO else regular
            return heavy if heavy.covers(letters) else regular
    return _east_asian_face(letters, region, bold) if is_east_asian(letters) and has_east_asian() else None


def _east_asian_face(letters: str, region: str, bold: bool) -> Face | None:
    """Gives the region's face, else the first of the others that draws all the letters."""
    for source in sorted(_IN_REGION.values(), key=lambda source: source is not _IN_REGION.get(region)):
        face = load(replace(source, weight=700) if bold else source)
        if face.covers(letters):
            return face
    return None


@cache
def load(source: Source) -> Face:
    """Opens a font once a process and makes it known to ReportLab."""
    data = file_of(source).read_bytes()
    name = source.file.rpartition("/")[2].partition("[")[0].removesuffix(".ttf")
    shaped = uharfbuzz.Font(uharfbuzz.Face(data))
    shaped.scale = (1000, 1000)
    if source.weight:
        name = f"{name}-{source.weight}"
        shaped.set_variations({"wght": source.weight})
        data = (cut_whole if source.language else cut)(file_of(source), source.weight)
    drawn = TTFont(name, BytesIO(data))
    pdfmetrics.registerFont(drawn)
    return Face(name, drawn, shaped, dict(drawn.face.charToGlyph), source.language)


def file_of(source: Source) -> Path:
    """Finds a font file in its package; raises FileNotFoundError where that is not installed."""
    # find_spec does not run the package: only its folder is wanted.
    spec = find_spec(source.package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"the font package {source.package} is not installed")
    return Path(spec.origin).parent / source.file
