"""Chinese and Japanese lines end between letters, never beside the wrong sign. Needs no font."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authors_edu.printing.kinsoku import has_places, parted
from authors_edu.printing.paragraph import paragraph_of

CLOSING = "、。，：；？！」』）》〉】”’…ー・々っょゃァ％"
OPENING = "「『（《〈【“‘"


def pieces(text: str) -> list[str]:
    paragraph = paragraph_of(text, "Literata")
    assert len(paragraph.pieces) == len(paragraph.spaced) == len(paragraph.starts) == len(paragraph.ends)
    return [f" {piece}" if space else piece for piece, space in zip(paragraph.pieces, paragraph.spaced, strict=True)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("红楼梦", ["红", "楼", "梦"]),
        ("《石头记》（甲）", ["《石", "头", "记》", "（甲）"]),
        ("「救救孩子……」", ["「救", "救", "孩", "子……」"]),
        ("坊っちゃん", ["坊っ", "ちゃ", "ん"]),
        ("ワンダー・ランド", ["ワ", "ン", "ダー・", "ラ", "ン", "ド"]),
        ("佐々木", ["佐々", "木"]),
        ("阿Q正传", ["阿", "Q", "正", "传"]),
        ("Harry Potter 和魔法石", ["Harry", " Potter", " 和", "魔", "法", "石"]),
        ("“混血王子”：全", ["“混", "血", "王", "子”：", "全"]),
        ("中——国", ["中——", "国"]),
        ("か\u3099く", ["が", "く"]),  # a mark stays with its letter, composed or not
        ("홍길동전 (洪吉童傳)", ["홍길동전", " (洪", "吉", "童", "傳)"]),
        ("채식주의자", ["채식주의자"]),
        ("well-read and/or ill (pre-) told", ["well-", "read", " and/", "or", " ill", " (pre-", ")", " told"]),
    ],
)
def test_a_line_may_end_between_two_letters_but_not_beside_these_signs(text: str, parts: list[str]):
    assert pieces(unicodedata.normalize("NFC", text)) == parts


@given(st.text(st.sampled_from(f"红楼のカ한글Ab1 -/{CLOSING}{OPENING}"), min_size=1, max_size=30))
def test_no_line_starts_with_a_closing_sign_or_ends_with_an_opening_one(text: str):
    words = text.split()
    found, spaced = parted(words, [number > 0 for number in range(len(words))])
    assert "".join(f" {p}" if s else p for p, s in zip(found, spaced, strict=True)).split() == words
    for number, part in enumerate(found):
        if number and not spaced[number]:
            assert part[0] not in CLOSING
            assert found[number - 1][-1] not in OPENING


def test_other_scripts_are_left_as_they_are():
    assert not any(map(has_places, ("Emma", "“Sein” – und…", "Οδύσσεια", "ליל שלום", "สี่แผ่นดิน", "😀")))
