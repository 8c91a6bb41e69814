"""Chinese, Japanese and Korean decks: whose letters they are set in, and that they can be read on paper.

What needs the fonts of the extra "cjk" is skipped without them.
"""

import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO

import pypdfium2  # type: ignore[import-untyped]
import pytest
import uharfbuzz  # type: ignore[import-untyped]
from fontTools.subset import Options, Subsetter, load_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from pypdf import PdfReader

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.cuts import cut_whole
from authors_edu.printing.east_asia import REGIONS, by_characters, by_deck, by_script
from authors_edu.printing.fonts import _IN_REGION, file_of, in_region
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.shaping import set_line
from authors_edu.printing.template import template_names
from authors_edu.printing.text import Style, fit

MakeDeck = Callable[..., Deck]
CHINESE = ("红楼梦", "脂砚斋重评《石头记》（甲戌本）", "阿Q正传", "哈利·波特与“混血王子”")
JAPANESE = ("吾輩は猫である", "世界の終りとハードボイルド・ワンダーランド", "坊っちゃん", "雪国")
KOREAN = ("홍길동전 (洪吉童傳)", "작별하지 않는다", "토지", "봄봄")


def faces(text: str, font: str) -> list[str]:
    return [run.face.name for run in set_line(text, font).runs]


def points(font: TTFont, letter: str) -> list[tuple[int, int]]:
    """The points of a letter's outline, and its width."""
    glyph = font.getBestCmap()[ord(letter)]
    return [*font["glyf"][glyph].getCoordinates(font["glyf"])[0], (font["hmtx"][glyph][0], 0)]


def test_kana_hangul_and_bopomofo_decide_by_themselves():
    assert [by_script(title) for title in JAPANESE] == ["JP", "JP", "JP", ""]
    assert [by_script(title) for title in KOREAN] == ["KR"] * 4
    assert by_script("ㄅㄆㄇ") == "TC"
    assert by_script("紅樓夢 Emma 1791「」") == ""


def test_else_the_everyday_characters_decide():
    # 鲁 and 传 were simplified on the mainland, 駅 and 桜 in Japan; 人民 is written alike everywhere.
    assert [by_characters(text) for text in ("鲁迅 阿Q正传", "魯迅 狂人日記", "桜の駅", "人民", "Emma")] == [
        "SC", "TC", "JP", "SC", ""
    ]  # fmt: skip


def test_most_families_decide_for_the_deck_and_mainland_china_where_nothing_does():
    assert by_deck(["紅樓夢", "聊齋誌異", "こころ"]) == "TC"
    assert by_deck(["雪国へ", "こころ", "Emma", "人間失格"]) == "JP"
    assert by_deck(["山水", "土地 토지"]) == "SC"
    assert by_deck(["Emma", "「…」"]) == "SC"
    assert by_deck(["Emma", "ליל שלום"]) == by_deck([]) == ""


def test_letters_come_in_the_face_of_their_region_and_in_the_weight_of_the_font(east_asian_fonts: None):
    assert [faces(title, "Literata Bold") for title in JAPANESE[:3]] == [["NotoSansJP-700"]] * 3
    assert faces("토지", "Atkinson") == ["NotoSansKR-400"]
    assert faces("ㄅㄆㄇ", "EB Garamond Italic") == ["NotoSansTC-400"]
    assert faces("紅樓夢", "EB Garamond Semibold") == ["NotoSansSC-700"]
    for region in REGIONS:
        assert faces("山水", in_region("Literata Bold", region)) == [f"NotoSans{region}-700"]
        assert faces("Emma", in_region("Literata Bold", region)) == ["Literata-700"]


def test_a_character_that_the_region_lacks_comes_from_another_with_its_whole_paragraph(east_asian_fonts: None):
    assert faces("红楼", in_region("Literata", "TC")) == ["NotoSansSC-400"]
    chinese, latin, again = faces("阿Q正传", "Literata")
    assert chinese == again == "NotoSansSC-400" and latin.startswith("Literata")


def test_the_cuts_have_the_outlines_that_another_tool_gives_to_their_weight(east_asian_fonts: None):
    letters, file = "永紅の，A", file_of(_IN_REGION["JP"])
    options = Options()
    options.drop_tables += ["GSUB", "GPOS", "GDEF"]
    few = load_font(BytesIO(file.read_bytes()), options)
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(few)
    kept = BytesIO()
    few.save(kept)
    for weight in (400, 700):
        ours = TTFont(BytesIO(cut_whole(file, weight)), lazy=True)
        theirs = instantiateVariableFont(TTFont(BytesIO(kept.getvalue())), {"wght": weight})
        assert ours["name"].getDebugName(6) == f"NotoSansJP-{weight}"
        for letter in letters:
            pairs = zip(points(ours, letter), points(theirs, letter), strict=True)
            assert max(abs(a - b) for pair in pairs for a, b in zip(*pair, strict=True)) <= 1, letter  # rounding


@pytest.mark.parametrize("template", template_names())
@pytest.mark.parametrize("titles", [CHINESE, JAPANESE, KOREAN, ("國語ㄅㄆㄇ", "骨董", "ｱｲｳ", "全角ＡＢＣ")])
def test_every_title_is_on_paper_and_can_be_read_back(
    titles: tuple[str, ...], template: str, deck_of: MakeDeck, east_asian_fonts: None
):
    printed = print_deck(deck_of(titles, name=titles[0], creator=titles[3]), PrintSettings(template=template))
    assert printed.problems == ()
    text = pypdfium2.PdfDocument(printed.pdf)[0].get_textpage().get_text_range()
    read = "".join(text.split())
    for title in titles:
        assert read.count("".join(title.split())) >= 4, (title, read)  # its own card, and three lists
    assert "\u25a1" not in read


def embedded(pdf: bytes) -> set[str]:
    """The fonts of a file; all must be in it."""
    found = set()
    for page in PdfReader(BytesIO(pdf)).pages:
        for font in page["/Resources"]["/Font"].values():
            assert "/FontFile2" in font["/FontDescriptor"]
            found.add(font["/BaseFont"].partition("+")[2])
    return found


def test_the_file_holds_the_letters_of_the_deck_alone_all_embedded(deck_of: MakeDeck, east_asian_fonts: None):
    printed = print_deck(deck_of(CHINESE, creator="曹雪芹"))
    assert len(printed.pdf) < 120_000  # each of the two whole fonts has ten million bytes
    assert {"NotoSansSC-400", "NotoSansSC-700"} <= embedded(printed.pdf)


def test_the_deck_decides_for_its_titles_and_a_family_for_its_own(deck_of: MakeDeck, east_asian_fonts: None):
    taiwan = ("紅樓夢", "聊齋誌異", "山水", "人民")
    assert {name[:10] for name in embedded(print_deck(deck_of(taiwan)).pdf) if "Noto" in name} == {"NotoSansTC"}
    both = deck_of((*taiwan, "こころ", "三四郎", "門", "草枕"))
    families = {label: print_deck(both, PrintSettings(only=(label,))).pdf for label in ("A1", "B2")}
    assert {label: "NotoSansJP-700" in embedded(pdf) for label, pdf in families.items()} == {"A1": False, "B2": True}


PROGRAM = """
import sys
from hashlib import sha256
from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.pages import print_deck
titles = sys.argv[1:]
deck = Deck("x", (Family("x", tuple(Card(title, "x", title) for title in titles)),))
print(sha256(print_deck(deck).pdf).hexdigest())
assert "justmytype_intl_cjk" not in sys.modules
"""


def test_the_same_deck_gives_the_same_bytes_whatever_was_printed_before(deck_of: MakeDeck, east_asian_fonts: None):
    titles = ("𠮷野家", "雪国へ", "骨董", "“甲”")
    run = [sys.executable, "-c", PROGRAM, *titles]
    alone = subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip()
    print_deck(deck_of(("𠀋𠮷", "骨𠮟る", "かな", "東")))
    deck = Deck("x", (Family("x", tuple(Card(title, "x", title) for title in titles)),))
    assert sha256(print_deck(deck).pdf).hexdigest() == alone


def test_a_long_title_is_broken_between_letters_and_stays_as_large_as_it_fits(east_asian_fonts: None):
    # 12 letters, each as wide as the type is high. At 20 pt 4 of them go into 80 pt, and three lines into 80 pt; the
    # small っ of the fifth place must not start a line, so the two before it go down together.
    style = Style("Literata Bold", 20, 9)
    assert [line.text for line in fit(("春夏秋冬東西南北山川風月",), style, 80, 80).lines] == [
        "春夏秋冬",
        "東西南北",
        "山川風月",
    ]
    found = fit(("春夏秋とっ西南北山",), style, 80, 80)
    assert found.size_pt == 20
    assert [line.text for line in found.lines] == ["春夏秋", "とっ西", "南北山"]


def test_a_title_longer_than_the_card_is_cut_and_told_and_stays_on_the_card(east_asian_fonts: None):
    found = fit(("红楼梦，" * 200,), Style("Literata Bold", 20, 9), 140, 96)
    assert not found.whole
    assert found.height_pt <= 96 and all(line.width * found.size_pt <= 140 for line in found.lines)
    assert found.lines[-1].text.endswith("…")


def test_letters_of_the_rare_planes_are_drawn_by_their_own_glyph(east_asian_fonts: None):
    (run,) = set_line("𠮷", in_region("Literata", "JP")).runs
    glyph = run.face.drawn.face.charToGlyph[ord(run.codes)]
    whole = uharfbuzz.Font(uharfbuzz.Face(file_of(_IN_REGION["JP"]).read_bytes()))
    assert glyph == whole.get_nominal_glyph(0x20BB7)
    assert run.spelt == ((1, "𠮷"),)
