"""Number words: what small numbers are called, by language; folded, as the words of a title are. Reads no title.

Left out is what is an article (uno), or far more often another word of English: cent, elf, once, otto, seize.
"""

from collections.abc import Iterator
from itertools import product
from types import MappingProxyType

from authors_edu.decks.text import fold

_TO_NINETEEN = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
_TO_NINETEEN += " seventeen eighteen nineteen"
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
# From two on; from twenty on by tens; how the two are joined in one word; and what is joined to either ("hundred",
# "thousand"). A "." stands for a word that is left out.
_OTHERS: tuple[tuple[str, str, str, dict[str, int]], ...] = (
    (
        "zwei drei vier fünf sechs sieben acht neun zehn . zwölf dreizehn vierzehn fünfzehn",
        "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
        "{one}und{ten}",
        {"hundert": 100, "tausend": 1_000},
    ),
    (
        "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze",
        "vingt trente quarante cinquante soixante . quatrevingts",
        "",
        {},
    ),
    (
        "dos tres cuatro cinco seis siete ocho nueve diez . doce trece catorce quince",
        "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
        "",
        {},
    ),
    (
        "due tre quattro cinque sei sette . nove dieci undici dodici",
        "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
        "{ten}{one}",
        {"cento": 100, "mila": 1_000},
    ),
    (
        "dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze",
        "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
        "",
        {},
    ),
    (
        "twee drie vier vijf zes zeven acht negen tien . twaalf dertien veertien vijftien",
        "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
        "{one}en{ten}",
        {"honderd": 100, "duizend": 1_000},
    ),
    (
        "два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать",
        "двадцать тридцать сорок пятьдесят",
        "",
        {},
    ),
    ("dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć . dwanaście", ".", "", {}),
)
_ALSO = {"duas": 2, "две": 2, "dwie": 2, "vingts": 20, "quatrevingt": 80, "einundzwanzig": 21, "eenentwintig": 21}
_ODD_ORDINALS = {"first": 1, "second": 2, "third": 3, "fifth": 5, "eighth": 8, "ninth": 9, "twelfth": 12}


def _cardinals() -> Iterator[tuple[str, int]]:
    yield from ((word, value) for value, word in enumerate(_TO_NINETEEN.split()))
    for ten, word in enumerate(_TENS.split(), start=2):
        yield word, 10 * ten
        yield from ((word + one, 10 * ten + value) for value, one in enumerate(_TO_NINETEEN.split()[1:10], start=1))
    for ones, tens, joined, scales in _OTHERS:
        few = {word: value for value, word in enumerate(ones.split(), start=2) if word != "."}
        many = {word: 10 * ten for ten, word in enumerate(tens.split(), start=2) if word != "."}
        named = few | many
        if joined:
            pairs = product(few.items(), many.items())
            named |= {joined.format(one=one, ten=ten): a + b for (one, a), (ten, b) in pairs if a < 10}
        named |= {word + scale: value * by for word, value in (few | many).items() for scale, by in scales.items()}
        for word, value in named.items():
            yield from ((spelled, value) for spelled in _spellings(word))
    yield from _ALSO.items()


def _spellings(word: str) -> set[str]:
    """Gives the forms in which a word of a title can come: as written, without accents, with digraphs."""
    return {word.casefold(), fold(word), fold(word.replace("ü", "ue").replace("ö", "oe"))}


def _ordinals() -> Iterator[tuple[str, int]]:
    for value, word in enumerate([*_TO_NINETEEN.split(), *_TENS.split()]):
        if value not in (1, 2, 3, 5, 8, 9, 12):
            yield (f"{word[:-1]}ie" if word.endswith("y") else word) + "th", CARDINALS[word]
    yield from _ODD_ORDINALS.items()


CARDINALS = MappingProxyType(dict(_cardinals()))
ORDINALS = MappingProxyType(dict(_ordinals()))
SCALES = MappingProxyType(
    {"hundred": 100, "thousand": 1_000, "million": 1_000_000}
    | {"hundert": 100, "tausend": 1_000, "mille": 1_000, "cien": 100, "ciento": 100, "mil": 1_000, "cento": 100}
    | {"mila": 1_000, "cem": 100, "honderd": 100, "duizend": 1_000, "сто": 100, "тысяча": 1_000}
)
SCALE_ORDINALS = MappingProxyType({word + "th": value for word, value in tuple(SCALES.items())[:3]})
