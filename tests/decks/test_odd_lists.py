"""Lists from other countries and hands: what is told of each, by kind and row, worked out from the policy by hand."""

import pytest

from authors_edu.decks.check import check_file
from authors_edu.decks.problems import Severity

Told = dict[str, tuple[int, ...]]
AUSTEN = ["Austen,Emma", "Austen,Persuasion", "Austen,Sanditon", "Austen,Lady Susan"]
WIDE = "creator,work 1,work 2,work 3,work 4"


def family(creator: str, *works: str) -> list[str]:
    return [f"{creator},{work}" for work in works]


def under(header: str, *rows: str) -> list[str]:
    """Gives a list with these rows from row 2 on and a family of Austen below."""
    return [header, *rows, *AUSTEN]


def english(*rows: str) -> list[str]:
    return under("creator,work", *rows)


def first_of_four(work: str) -> list[str]:
    return english(*family("King", work, "B", "C", "D"))


FINE: dict[str, list[str]] = {
    "names that differ in spaces of all kinds": english(
        "Mark\u00a0Twain,A", "Mark Twain,B", "Mark\u2009Twain,C", "Mark  Twain,D"
    ),
    "a Kelvin sign is a K": english("\u212aafka,A", "Kafka,B", "Kafka,C", "Kafka,D"),
    "four works of somebody called ditto": english(*family("ditto", *"ABCD")),
    "a Persian title with a joiner": english(*family("هدایت", "می\u200cخواهم", "ب", "ج", "د")),
    "Hindi titles that differ in vowel signs": english(*family("प्रेमचंद", "कल", "काल", "किल", "कुल")),
    "Japanese titles that differ in voicing": under("作者,作品", *family("夏目漱石", "かき", "がき", "さる", "ざる")),
    "Vietnamese letters": english(*family("Nguyễn Du", "Truyện Kiều", "Văn tế", "Ba", "Bốn")),
    "French capitals": english(*family("ÉMILE ZOLA", "LA CURÉE", "À LA MER", "NANA", "ŒUVRE")),
    "German quotation marks": first_of_four("„A“ und B"),
    "signs that are no web page code": english(*family("Zola", "A & B", "1 < 2", "I <3 U", "AT&T; more")),
    "signs that are no errors": english(*family("Jenkins", "#1", "#MeToo", "C#", "# of")),
    "two numbers among words": english(*family("Orwell", "1984", "2001", "C", "D")),
    "titles that differ in an article": english(*family("Twain", "The A", "A", "C", "D")),
    "an emoji of several": first_of_four("👨\u200d👩\u200d👧"),
}

TOLD_BUT_FINE: dict[str, tuple[list[str], Told]] = {
    "Russian capitals": (
        under("Автор,Книга", "ТОЛСТОЙ,А", *family("Толстой", "Б", "В", "Г")),
        {"creator_spellings_merged": (2,)},
    ),
    "Greek capitals end in another sigma": (
        english("ΟΜΗΡΟΣ,Α", *family("Ομηρος", "Β", "Γ", "Δ")),
        {"creator_spellings_merged": (2,)},
    ),
    "German capitals have two s": (
        english("WEISS,A", *family("Weiß", "B", "C", "D")),
        {"creator_spellings_merged": (2,)},
    ),
    "letters of full width": (
        english("Ｔｗａｉｎ,A", *family("Twain", "B", "C", "D")),
        {"creator_spellings_merged": (2,)},
    ),
    "a hyphen that does not break": (
        english("Saint‑Exupéry,A", *family("Saint-Exupéry", "B", "C", "D")),
        {"creator_spellings_merged": (2,)},
    ),
    "a sign of direction behind a Hebrew name": (
        english("ביאליק\u200f,א", *family("ביאליק", "ב", "ג", "ד")),
        {"invisible_characters_removed": (2,), "creator_spellings_merged": (2,)},
    ),
    "a garbled letter half of which is a soft hyphen": (
        english(*family("GarcÃ\xada", *"ABCD")),
        {"mojibake_suspected": (2, 3, 4, 5)},
    ),
    "an apostrophe read as a control character": (first_of_four("Don\x92t"), {"mojibake_suspected": (2,)}),
    "garbled Russian": (
        english(*family("Толстой".encode().decode("latin-1"), *"ABCD")),
        {"mojibake_suspected": (2, 3, 4, 5)},
    ),
    "Polish garbled by the code page of Poland": (
        first_of_four("Świętoszek".encode().decode("cp1250")),
        {"mojibake_suspected": (2,)},
    ),
    "a truth value in Dutch": (first_of_four("WAAR"), {"looks_like_boolean": (2,)}),
    "a truth value in Russian": (first_of_four("ИСТИНА"), {"looks_like_boolean": (2,)}),
    "a date in Spanish": (first_of_four("22-nov"), {"looks_like_date": (2,)}),
    "a date in German": (first_of_four("1. Dez"), {"looks_like_date": (2,)}),
    "a date in Polish": (first_of_four("22.lis"), {"looks_like_date": (2,)}),
    "a date in Russian": (first_of_four("22.ноя"), {"looks_like_date": (2,)}),
    "a date in Chinese": (first_of_four("11月22日"), {"looks_like_date": (2,)}),
    "a time of day": (first_of_four("04:50:00"), {"looks_like_date": (2,)}),
    "a day as its number": (first_of_four("23337"), {"looks_like_number": (2,)}),
    "a name like a formula": (english(*family("-M-", *"ABCD")), {"formula_like_text": (2, 3, 4, 5)}),
    "an apostrophe as web pages write it": (first_of_four("L&#39;Or"), {"markup_in_text": (2,)}),
    "a line break of Unicode": (first_of_four("A\u2028B"), {"newline_in_cell": (2,)}),
    "one title by two Russians": (
        under("автор,книга", *family("Лермонтов", "Демон", "Б", "В", "Г"), *family("Пушкин", "ДЕМОН", "Ж", "З", "И")),
        {"same_title_two_creators": (2, 6)},
    ),
    "ditto marks": (english("Twain,A", '"""",B', '"""",C', '"""",D'), {"creator_filled_down": (3, 4, 5)}),
    "Japanese ditto marks": (under("作者,作品", "鲁迅,A", "〃,B", "〃,C", "〃,D"), {"creator_filled_down": (3, 4, 5)}),
    "blank rows between families": (
        ["creator,work", "Twain,A", ",B", ",C", ",D", "", "", "Austen,F", ",G", ",H", ",I"],
        {"creator_filled_down": (3, 4, 5, 9, 10, 11)},
    ),
    "each creator on a row above the works": (
        ["creator,work", "Twain,", ",A", ",B", ",C", ",D", "Austen,", ",E", ",F", ",G", ",H"],
        {"creator_filled_down": (3, 4, 5, 6, 8, 9, 10, 11)},
    ),
    "the headings again, above a family named once": (
        ["creator,work", "Twain,A", ",B", ",C", ",D", "creator,work", "Austen,F", ",G", ",H", ",I"],
        {"creator_filled_down": (3, 4, 5, 8, 9, 10), "duplicate_row_ignored": (6,)},
    ),
    "a row again with other spaces": (
        english(*family("Twain", *"ABCD"), "Twain , B "),
        {"duplicate_row_ignored": (6,)},
    ),
    "a family's row again": (
        [WIDE, "Twain,A,B,C,D", "Austen,E,F,G,H", "Twain,A,B,C,D"],
        {"duplicate_row_ignored": (4,)},
    ),
}

TO_MEND: dict[str, tuple[list[str], Told]] = {
    "five works in Russian": (
        under("автор,книга", *family("Толстой", "Война и мир", "Анна Каренина", "Воскресение", "Детство", "Юность")),
        {"wrong_family_size": (2, 3, 4, 5, 6)},
    ),
    "yo and ye": (
        under("Автор,Книга", "Алёхин,А", "Алехин,Б", "Алёхин,В", "Алёхин,Г"),
        {"possible_same_creator": (2, 3, 4, 5), "wrong_family_size": (2, 3, 4, 5)},
    ),
    "initials with and without spaces": (
        english("J. R. R. Tolkien,A", *family("J.R.R. Tolkien", "B", "C", "D")),
        {"possible_same_creator": (2, 3, 4, 5), "wrong_family_size": (2, 3, 4, 5)},
    ),
    "Turkish capitals of one title": (
        under("yazar,eser", *family("Kemal", "IŞIK", "Işık", "C", "D")),
        {"duplicate_work": (2, 3)},
    ),
    "one title in two forms of Unicode": (
        english(*family("Zola", "L'Été", "L'E\u0301te\u0301", "C", "D")),
        {"duplicate_work": (2, 3)},
    ),
    "a soft hyphen in one of two titles": (
        english(*family("Twain", "Donau\u00addampf", "Donaudampf", "C", "D")),
        {"invisible_characters_removed": (2,), "duplicate_work": (2, 3)},
    ),
    "an error in Italian": (first_of_four("#NOME?"), {"excel_error_value": (2,)}),
    "an error in Polish": (first_of_four("#ADR!"), {"excel_error_value": (2,)}),
    "an error in Russian": (first_of_four("#ИМЯ?"), {"excel_error_value": (2,)}),
    "an error of a newer Excel": (first_of_four("#SPILL!"), {"excel_error_value": (2,)}),
    "a creator named once with five works": (
        ["creator,work", "Twain,A", ",B", ",C", ",D", ",E", "Austen,F", ",G", ",H", ",I"],
        {"wrong_family_size": (2, 3, 4, 5, 6), "creator_filled_down": (3, 4, 5, 6, 8, 9, 10)},
    ),
    "a creator named once among others named four times": (
        english("Twain,A", ",B", ",C"),
        {"wrong_family_size": (2, 3, 4), "creator_filled_down": (3, 4)},
    ),
    "a row again in capitals": (
        english(*family("Twain", *"ABCD"), "TWAIN,B"),
        {"duplicate_work": (3, 6), "creator_spellings_merged": (6,)},
    ),
    "a line about the list below it": ([*english(*family("Twain", *"ABCD")), "(c) Class 7"], {"missing_work": (10,)}),
    "rows of families with too many and too few works": (
        [f"{WIDE},work 5", "Twain,A,B,C,D,E", "Austen,E,F,G,,", "Poe,H,I,J,K,"],
        {"wrong_family_size": (2,), "missing_work": (3,)},
    ),
    "a family's row without its creator": ([WIDE, ",A,B,C,D", "Austen,E,F,G,H"], {"missing_creator": (2,)}),
    "a title twice in a family's row": ([WIDE, "Twain,A,B,a,D", "Austen,E,F,G,H"], {"duplicate_work": (2,)}),
    "a quotation mark left open among blanks": (
        ["creator,work", "Twain,A", ',"B', ",C", ",D", *AUSTEN],
        {"unbalanced_quote": (3,)},
    ),
    "a work twice, and another that is nobody's": (
        english(",X", *family("Poe", "P", "P", "Q", "R")),
        {"missing_creator": (2,), "duplicate_work": (3, 4)},
    ),
    "everything at once, in Russian": (
        [
            "автор,произведение",
            "Чехов,",
            "Чехов,#ЗНАЧ!",
            "Чехов,Степь, повесть",
            "Чехов,Дуэль",
            "Гоголь,Нос",
            "гоголь,НОС",
            "Гоголь,Вий",
            "Гоголь,Шинель",
            "Пушкин,Метель",
        ],
        {
            "missing_work": (2,),
            "excel_error_value": (3,),
            "extra_cells": (4,),
            "duplicate_work": (6, 7),
            "creator_spellings_merged": (7,),
            "wrong_family_size": (10,),
        },
    ),
}


def check(lines: list[str]) -> tuple[str, Told]:
    """Gives the outcome, and the rows by kind of what is told, notes left out."""
    report = check_file("\n".join([*lines, ""]).encode(), "list.csv")
    found: dict[str, list[int]] = {}
    for problem in report.problems:
        if problem.severity is not Severity.NOTE:
            found.setdefault(problem.kind, []).extend(problem.rows)
    return report.outcome, {kind: tuple(sorted(rows)) for kind, rows in found.items()}


@pytest.mark.parametrize("name", FINE)
def test_nothing_is_told_of(name: str) -> None:
    assert check(FINE[name]) == ("accept", {})


@pytest.mark.parametrize("name", TOLD_BUT_FINE)
def test_a_warning_is_told_of(name: str) -> None:
    lines, told = TOLD_BUT_FINE[name]
    assert check(lines) == ("accept_with_warning", told)


@pytest.mark.parametrize("name", TO_MEND)
def test_an_error_is_told_of(name: str) -> None:
    lines, told = TO_MEND[name]
    assert check(lines) == ("reject", told)


def test_a_surplus_cell_of_invisible_signs_is_no_surplus_cell() -> None:
    report = check_file("creator,work\nA,b,\x1b\nA,c\nA,d,\u200b\nA,e\n".encode(), "x.csv")
    assert report.deck is not None
    assert "extra_cells" not in {problem.kind for problem in report.problems}
