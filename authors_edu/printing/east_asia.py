"""In whose letters a Chinese, Japanese or Korean text is set: the same character is drawn differently in each place.

Decides by letters alone. Knows no font file and breaks no line.
"""

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

# Mainland China, Taiwan, Japan, Korea, in the order in which they win a tie and step in for each other.
REGIONS = {"SC": "zh-Hans", "TC": "zh-Hant", "JP": "ja", "KR": "ko"}  # with their languages, as HarfBuzz knows them

_KANA = "\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fd-\u30ff\u31f0-\u31ff\uff66-\uff9d"
_HANGUL = "\u1100-\u11ff\u3131-\u318e\ua960-\ua97c\uac00-\ud7fb"
_BOPOMOFO = "\u3105-\u312f\u31a0-\u31bf"
_HAN = "\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af"
# `re` compiles each of these when the first such text comes: that takes longer than most decks do.
_ANY = f"[\u2e80-\u2fdf\u2ff0-\u33ff\ufe30-\ufe4f\uff01-\uffee{_KANA}{_HANGUL}{_BOPOMOFO}{_HAN}]"
_FIRST = "\u1100"  # the first of them all
# A letter that only one place writes decides by itself, these before those.
_TELLING = {"JP": f"[{_KANA}]", "KR": f"[{_HANGUL}]", "TC": f"[{_BOPOMOFO}]"}
# Each place's own character set of old holds the characters of its everyday writing, and few of the others'.
_EVERYDAY = {"SC": "gb2312", "TC": "big5", "JP": "shift_jis", "KR": "euc_kr"}


def is_east_asian(text: str) -> bool:
    """Says whether a text has letters or signs that come from the East Asian fonts alone."""
    return max(text, default="") >= _FIRST and re.search(_ANY, text) is not None


@lru_cache(maxsize=10_000)
def by_script(text: str) -> str:
    """Gives the region whose own letters a text has, or "".

    >>> by_script("雪国へ"), by_script("洪吉童傳 이야기"), by_script("ㄅ"), by_script("紅樓夢")
    ('JP', 'KR', 'TC', '')
    """
    if not is_east_asian(text):
        return ""
    return next((region for region, letters in _TELLING.items() if re.search(letters, text)), "")


def by_characters(text: str) -> str:
    """Gives the region whose everyday characters hold most of a text's; "" where it has none.

    >>> by_characters("红楼梦"), by_characters("紅樓夢"), by_characters("駅"), by_characters("山水")
    ('SC', 'TC', 'JP', 'SC')
    """
    found = re.findall(f"[{_HAN}]", text)
    counts = {region: sum(_holds(codec, char) for char in found) for region, codec in _EVERYDAY.items()}
    return max(counts, key=lambda region: counts[region]) if found else ""


def by_deck(texts: Iterable[str]) -> str:
    """Gives the region that most families of a deck (one text each) are written in; "" where none is East Asian.

    >>> by_deck(["川端康成 雪国 伊豆の踊子", "夏目漱石 こころ", "陳夢家"]), by_deck(["Emma"]), by_deck(["Emma", "「」"])
    ('JP', '', 'SC')
    """
    texts = [text for text in texts if is_east_asian(text)]
    votes = Counter(filter(None, (by_script(text) or by_characters(text) for text in texts)))
    if not votes:
        return "SC" if texts else ""
    return max(REGIONS, key=lambda region: votes[region])


def _holds(codec: str, char: str) -> bool:
    try:
        char.encode(codec)
    except UnicodeEncodeError:
        return False
    return True
