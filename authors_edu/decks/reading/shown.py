"""A number in a spreadsheet -> the text that its cell shows, by the cell's number format.

Formats are those of ECMA-376 part 1, 18.8.30 and 18.8.31. Month and day names are English; a format that we cannot
follow shows the number as a cell without a format does.
"""

import re
from datetime import datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache
from math import isfinite

GENERAL = "General"
# Format 14 looks as the reader's computer likes; written so that it cannot be misread.
BUILT_IN = {
    0: GENERAL, 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00", 14: "yyyy-mm-dd",
    15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy", 18: "h:mm AM/PM", 19: "h:mm:ss AM/PM", 20: "h:mm", 21: "h:mm:ss",
    22: "yyyy-mm-dd h:mm", 37: "#,##0;-#,##0", 38: "#,##0;-#,##0", 39: "#,##0.00;-#,##0.00", 40: "#,##0.00;-#,##0.00",
    45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss", 48: "##0.0E+0", 49: "@",
}  # fmt: skip
_TOKEN = re.compile(
    r'"(?P<text>[^"]*)"?|\\(?P<sign>.)|[_*].|\[(?P<elapsed>h+|m+|s+)\]|\[[^]]*\]|(?P<half>AM/PM|A/P)'
    r"|(?P<date>y+|m+|d+|h+|s+|(?<=s)\.0+)|(?P<digits>[0#?.,]+)|(?P<power>E[+-]?[0#?]+)|(?P<per>%)|(?P<other>.)",
    re.IGNORECASE | re.DOTALL,
)
_SECTIONS = re.compile(r'((?:"[^"]*"?|\\.|\[[^]]*\]|[^;"\\\[])*)(?:;|\Z)', re.DOTALL)
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MOST_FORMATS = 1_000  # of one workbook; Excel itself takes some 200 beside its own
_LONGEST_FORMAT = 255
_MOST_TOKENS = 40  # of one section; weekday, date and time with a word between each take twenty

Token = tuple[str, str]


def shown(value: float, code: str = GENERAL, is_1904: bool = False) -> str:
    """Gives the text of a number under a format; dates count days from 1900, or from 1904.

    >>> shown(1601.0), shown(7, "000"), shown(45618, "d-mmm"), shown(0.5, "0%"), shown(1234.5, "#,##0.00")
    ('1601', '007', '22-Nov', '50%', '1,234.50')
    """
    if not isfinite(value):
        return str(value)
    if code == GENERAL:
        return general(value)
    tokens, has_sign = _tokens(code, 0 if value > 0 else -1 if value < 0 else 1)
    kinds = {kind for kind, _ in tokens}
    if "general" in kinds or not kinds & {"digits", "date", "elapsed"}:
        literal = "".join(text for kind, text in tokens if kind == "text")
        return literal if literal and "general" not in kinds else general(value)
    try:
        if kinds & {"date", "elapsed"}:
            return _date(value, tokens, is_1904)
        text = _number(abs(value), tokens)
    except (OverflowError, ValueError, ArithmeticError):
        return general(value)
    return f"-{text}" if value < 0 and not has_sign and text.strip("0.,%") else text


def is_date(code: str) -> bool:
    """Tells whether a format shows a number as a date or a time.

    >>> is_date("d mmm"), is_date("0.00"), is_date("General")
    (True, False, False)
    """
    return code != GENERAL and any(kind in ("date", "elapsed") for kind, _ in _tokens(code, 0)[0])


def general(value: float) -> str:
    """Gives the text of a number without a format.

    >>> general(5.0), general(0.1 + 0.2), general(1e21), general(-3.5)
    ('5', '0.3', '1E+21', '-3.5')
    """
    if isfinite(value) and value == int(value) and abs(value) < 1e15:
        return str(int(value))
    return f"{value:.10G}"


@lru_cache(4 * MOST_FORMATS)
def _tokens(code: str, sign: int) -> tuple[tuple[Token, ...], bool]:
    """Gives the tokens of the section for this sign, and whether that section itself shows a minus where needed."""
    if code.lower() in ("general", "standard", "@", "") or len(code) > _LONGEST_FORMAT:
        return (("general", ""),), False
    sections = [found[1] for found in _SECTIONS.finditer(code)][:3]
    place = {0: 0, -1: 1, 1: 2}[sign]
    own = place < len(sections) and bool(sections[place])
    section = sections[place] if own else sections[0]
    if "general" in section.lower():
        return (("general", ""),), False
    tokens = [_token(found) for found in _TOKEN.finditer(section)]
    if len(tokens) > _MOST_TOKENS:
        return (("general", ""),), False
    return tuple(token for token in tokens if token[0]), own and place == 1


def _token(found: re.Match[str]) -> Token:
    kind = found.lastgroup or ""
    text = found[kind] if kind else ""
    if kind in ("text", "sign", "other"):
        return "text", "" if text == "@" and kind == "other" else text
    return kind, text if kind in ("digits", "power") else text.lower()


def _number(value: float, tokens: tuple[Token, ...]) -> str:
    places = [place for place, (kind, _) in enumerate(tokens) if kind == "digits"]
    if len(places) != 1 or any(text == "/" for kind, text in tokens if kind == "text"):
        raise ValueError("a fraction, or digits in groups")
    pattern = tokens[places[0]][1]
    percents = sum(kind == "per" for kind, _ in tokens)
    power = next((text for kind, text in tokens if kind == "power"), None)
    digits = _digits(Decimal(repr(value)) * 100**percents, pattern, power)
    pieces = [digits if place == places[0] else "%" if kind == "per" else "" if kind == "power" else text
              for place, (kind, text) in enumerate(tokens)]  # fmt: skip
    return "".join(pieces).strip()


def _digits(value: Decimal, pattern: str, power: str | None) -> str:
    whole, _, fraction = pattern.partition(".")
    value /= 1000 ** (len(whole) - len(whole.rstrip(",")) if not fraction else 0)
    whole = whole.rstrip(",") if not fraction else whole
    if power:
        mantissa, _, exponent = f"{value:.{len(fraction)}E}".partition("E")
        sign, size = exponent[0], exponent[1:].zfill(len(re.findall("[0#?]", power)))
        return f"{mantissa}E{sign if sign == '-' or '+' in power else ''}{size}"
    value = value.quantize(Decimal(1).scaleb(-len(fraction)), ROUND_HALF_UP)
    before, _, after = f"{value:f}".partition(".")
    after = after[: len(fraction)]
    while after and after[-1] == "0" and fraction[len(after) - 1] == "#":
        after = after[:-1]
    before = ("" if before == "0" else before).zfill(whole.count("0"))
    before = f"{int(before):,}" if "," in whole and before else before
    return f"{before}.{after}" if after or (fraction and "0" in fraction) else before


def _date(value: float, tokens: tuple[Token, ...], is_1904: bool) -> str:
    # Excel's 1900 has a 29th of February: days before it are one further on.
    start = datetime(1904, 1, 1) if is_1904 else datetime(1899, 12, 30 if value >= 60 else 31)
    moment = start + timedelta(seconds=round(value * 86_400))
    if value < 0:
        raise ValueError("no date before the first")
    kinds = [kind for kind, _ in tokens]
    has_half = "half" in kinds
    parts: list[str] = []
    before = ""
    for place, (kind, text) in enumerate(tokens):
        if kind in ("date", "elapsed"):
            following = next((other for each, other in tokens[place + 1 :] if each == "date"), "")
            is_minute = text[0] == "m" and (before[:1] == "h" or following[:1] == "s")
            parts.append(_elapsed(value, text) if kind == "elapsed" else _part(moment, text, is_minute, has_half))
            before = text
        else:
            parts.append(("AM" if moment.hour < 12 else "PM") if kind == "half" else text)
    return "".join(parts).strip()


def _elapsed(value: float, text: str) -> str:
    seconds = {"h": 3600, "m": 60, "s": 1}[text[0]]
    return str(round(value * 86_400) // seconds).zfill(len(text))


def _part(moment: datetime, text: str, is_minute: bool, has_half: bool) -> str:
    """Gives one part of a date, written as long as its token."""
    letter, length = text[0], len(text)
    if letter == "y":
        return f"{moment.year % 100:02}" if length < 3 else f"{moment.year:04}"
    if letter == "m" and not is_minute and length > 2:
        name = _MONTHS[moment.month - 1]
        return name[:3] if length == 3 else name[0] if length == 5 else name
    if letter == "d" and length > 2:
        name = _DAYS[moment.weekday()]
        return name[:3] if length == 3 else name
    if letter == ".":
        return "." + "0" * (length - 1)
    hour = (moment.hour + 11) % 12 + 1 if has_half else moment.hour
    number = {"m": moment.minute if is_minute else moment.month, "d": moment.day, "h": hour, "s": moment.second}[letter]
    return str(number).zfill(min(length, 2))
