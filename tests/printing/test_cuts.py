"""Bold fonts are cut once and kept; a broken copy is cut again."""

from io import BytesIO
from pathlib import Path

import pytest
import uharfbuzz
from fontTools.ttLib import TTFont

from authors_edu.printing.cuts import cut
from authors_edu.printing.fonts import FONTS, Source, file_of, load
from authors_edu.printing.kerning import PAIRS_ONLY

THAI = file_of(Source("manimgx_fonts", "NotoSansThai[wght].ttf"))


@pytest.fixture
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder on every system."""
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    return tmp_path / "authors-edu" / "fonts"


def test_a_cut_is_bold_has_the_same_letters_and_a_name_of_its_own(cache_folder: Path):
    bold, regular = TTFont(BytesIO(cut(THAI, 700))), TTFont(THAI)
    assert bold.getBestCmap().keys() == regular.getBestCmap().keys()
    assert bold["name"].getDebugName(6) == "NotoSansThai-700"
    assert "fvar" not in bold
    letters = bold.getBestCmap().keys()
    widths = [sum(font["hmtx"][font.getBestCmap()[code]][0] for code in letters) for font in (bold, regular)]
    assert widths[0] > 1.02 * widths[1]  # Noto Sans Thai grows wider with its weight


def test_the_second_time_it_is_read_and_not_cut(cache_folder: Path):
    first = cut(THAI, 700)
    (kept,) = cache_folder.iterdir()
    before = kept.stat().st_mtime_ns
    assert cut(THAI, 700) == first
    assert [(file.name, file.stat().st_mtime_ns) for file in cache_folder.iterdir()] == [(kept.name, before)]


def test_a_half_written_copy_is_cut_again(cache_folder: Path):
    first = cut(THAI, 700)
    (kept,) = cache_folder.iterdir()
    kept.write_bytes(kept.read_bytes()[:5_000])
    assert cut(THAI, 700) == first
    assert len(kept.read_bytes()) > 5_000


def test_without_a_place_to_keep_it_the_font_is_cut_all_the_same(cache_folder: Path):
    cache_folder.parent.write_text("a file where the folder should be")
    assert TTFont(BytesIO(cut(THAI, 700)))["name"].getDebugName(6) == "NotoSansThai-700"


def test_without_a_home_the_font_is_cut_all_the_same(monkeypatch: pytest.MonkeyPatch):
    def nobody(*_: object) -> None:
        raise RuntimeError("Could not determine home directory.")

    for name in ("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nobody)
    assert TTFont(BytesIO(cut(THAI, 700)))["name"].getDebugName(6) == "NotoSansThai-700"


def test_nothing_is_kept_in_the_folder_that_the_program_happens_to_be_started_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", "somewhere")  # to be ignored where it is no absolute path, by its standard
    monkeypatch.setenv("HOME", "")
    monkeypatch.chdir(tmp_path)
    cut(THAI, 700)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("font", [font for font, source in FONTS.items() if source.weight])
def test_every_glyph_that_a_letter_is_shaped_into_has_its_outline(font: str):
    # HarfBuzz shapes with the whole variable font; the cut must hold whatever comes out.
    face, source = load(FONTS[font]), FONTS[font]
    bold, whole = TTFont(BytesIO(cut(file_of(source), source.weight or 0))), TTFont(file_of(source))
    order, names = bold.getGlyphOrder(), whole.getGlyphOrder()
    for code in bold.getBestCmap():
        buffer = uharfbuzz.Buffer()
        buffer.add_str(chr(code))
        buffer.guess_segment_properties()
        uharfbuzz.shape(face.shaped, buffer, PAIRS_ONLY)
        for glyph in (info.codepoint for info in buffer.glyph_infos):
            drawn = glyph < len(order) and bold["glyf"][order[glyph]].numberOfContours
            assert bool(drawn) == bool(whole["glyf"][names[glyph]].numberOfContours), hex(code)
