"""Cuts the outlines of one weight from a variable font, and keeps the bold ones for the next time.

ReportLab draws a variable font in its default weight only. HarfBuzz knows all weights by itself, so the cut carries
no tables for shaping; that and cutting only the letters wanted makes it half a second instead of twenty.
"""

import hashlib
import os
import sys
import tempfile
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any

import uharfbuzz  # type: ignore[import-untyped]  # carries no types

_DIGEST = hashlib.sha256().digest_size

# Latin with all accents and ligatures, Greek, Cyrillic, punctuation, currencies, letterlike signs, arrows and
# mathematical signs.
_LETTERS = (
    *range(0x20, 0x250), *range(0x2B0, 0x530), *range(0x1E00, 0x2070), *range(0x20A0, 0x20D0),
    *range(0x2100, 0x2150), *range(0x2190, 0x2200), *range(0x25A0, 0x2600), *range(0xFB00, 0xFB07),
)  # fmt: skip
_RECIPE = 2  # goes up when fonts are to be cut otherwise, so that old ones are not found
_FOR_SHAPING = (b"GSUB", b"GPOS", b"GDEF", b"BASE", b"STAT", b"vhea", b"vmtx", b"VORG")
_ALPHA = 0x3B1  # fonts with Greek are the large ones; the others hold one script and are cut whole


def cut(file: Path, weight: int) -> bytes:
    """Gives the font of that weight, from the cache where it lies already."""
    content = file.read_bytes()
    key = hashlib.sha256(content + f"{weight} {_RECIPE}".encode()).hexdigest()[:24]
    name = f"{file.name.partition('[')[0]}-{weight}-{key}.ttf"
    with suppress(OSError):
        stored = (_cache_folder() / name).read_bytes()
        if hashlib.sha256(stored[_DIGEST:]).digest() == stored[:_DIGEST]:  # a half-written file is cut again
            return stored[_DIGEST:]
    made = _instance(content, weight)
    with suppress(OSError):  # nowhere to keep it: it is cut again next time
        _keep(_cache_folder() / name, hashlib.sha256(made).digest() + made)
    return made


def cut_whole(file: Path, weight: int) -> bytes:
    """Gives the font of that weight with all of its letters, made by HarfBuzz: 30 000 of them in half a second.

    Therefore each program makes it anew, in memory: 10 MB for each weight of each font would fill a school's disks.
    """
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

    face = uharfbuzz.Face(file.read_bytes())
    wanted = uharfbuzz.SubsetInput()
    wanted.keep_everything()
    wanted.flags = uharfbuzz.SubsetFlags.RETAIN_GIDS | uharfbuzz.SubsetFlags.NO_HINTING
    wanted.pin_axis_location(face, "wght", weight)
    wanted.drop_table_tag_set.update(int.from_bytes(table) for table in _FOR_SHAPING)
    font = TTFont(BytesIO(uharfbuzz.subset(face, wanted).blob.data), recalcBBoxes=False, recalcTimestamp=False)
    _rename(font, weight)
    written = BytesIO()
    font.save(written)
    return written.getvalue()


def _instance(content: bytes, weight: int) -> bytes:
    # fontTools takes 0.2 s to import and is needed in this file alone.
    from fontTools.subset import Options, Subsetter, load_font  # type: ignore[import-untyped]
    from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]

    options = Options()
    options.hinting = False
    options.notdef_outline = True
    options.retain_gids = True  # HarfBuzz, which reads the whole font, names glyphs by these numbers
    options.layout_features = ["ccmp", "locl", "rclt", "rlig", "rvrn"]  # whose glyphs are wanted too
    options.name_IDs = ["*"]
    options.drop_tables += ["GPOS", "GDEF", "HVAR", "MVAR", "STAT"]
    font: Any = load_font(BytesIO(content), options)
    every = font.getBestCmap()
    subsetter = Subsetter(options)
    if _ALPHA in every:
        subsetter.populate(unicodes=[code for code in _LETTERS if code in every])
    else:
        options.drop_tables.append("GSUB")
        subsetter.populate(unicodes=list(every), glyphs=font.getGlyphOrder())
    subsetter.subset(font)
    if "GSUB" in font:
        del font["GSUB"]
    axes = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
    font = instantiateVariableFont(font, {**axes, "wght": weight}, inplace=True)
    _rename(font, weight)
    written = BytesIO()
    font.recalcTimestamp = False
    font.save(written)
    return written.getvalue()


def _rename(font: Any, weight: int) -> None:
    """Gives the cut a PostScript name of its own; ReportLab keeps one font file a name in a document."""
    names = font["name"]
    name = f"{names.getDebugName(6).partition('-')[0]}-{weight}"
    for record in list(names.names):
        if record.nameID == 6:
            names.setName(name, 6, record.platformID, record.platEncID, record.langID)


def _cache_folder() -> Path:
    """Gives where programs of this system keep what can be made again; raises OSError where there is no place."""
    system = {"win32": ("LOCALAPPDATA", "AppData/Local"), "darwin": ("", "Library/Caches")}
    variable, below_home = system.get(sys.platform, ("XDG_CACHE_HOME", ".cache"))
    try:
        base = Path(os.environ.get(variable) or Path.home() / below_home)
    except RuntimeError as error:  # neither HOME nor an entry among the users
        raise FileNotFoundError("no home folder") from error
    if not base.is_absolute():  # it would be another place from each folder the program is started in
        raise FileNotFoundError(f"{base} is not an absolute path")
    return base / "authors-edu" / "fonts"


def _keep(file: Path, content: bytes) -> None:
    """Writes the whole file or none, also while another process writes the same."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(content)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
