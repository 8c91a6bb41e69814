"""How long the check of a list takes: a clean one beside its peers, near spellings, and the worst that 5 MB can hold.

    python benchmarks/check_rows.py

The bare way reads with `csv.reader`, counts the works of each creator and can say nothing more; ours finds the
encoding, the separator and the columns, runs every check and makes the deck. frictionless is asked what it can answer:
blank cells, long ones, rows and titles given twice, four works. It is no part of this project (`pip install
frictionless`) and may be missing. All get the same bytes, in turns; the least processor time of each counts.
"""

import csv
import io
import platform
import resource
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from random import Random
from string import ascii_lowercase
from time import process_time

from authors_edu.decks.check import check_file
from authors_edu.words.problems import sentence

ROWS = 10_000
TIMES = 15
MAX_BYTES = 5_000_000


def listed(*rows: str, header: str = "creator,work") -> bytes:
    return "\r\n".join([header, *rows, ""]).encode()


def clean() -> bytes:
    return listed(*(f"Writer {number // 4},Work {number} of the list" for number in range(ROWS)))


def scribbled(creators: int) -> bytes:
    """Gives a list in which each creator has one work in each of four spellings: turned round, accent, typo."""
    random = Random(creators)
    rows = []
    for number in range(creators // 4):
        first, last = ("".join(random.choices(ascii_lowercase, k=count)).title() for count in (6, 9))
        names = (f"{first} {last}o", f'"{last}o, {first}"', f"{first} {last}ó", f"{first} {last[:-2]}{last[:-3:-1]}o")
        rows += [f"{name},Work {number}{letter}" for name, letter in zip(names, "ABCD", strict=True)]
    return listed(*rows)


def every_third_missing() -> bytes:
    random = Random(3)
    names = ["".join(random.choices(ascii_lowercase, k=9)).title() for _ in range(ROWS // 4)]
    return listed(*(f"Writer {names[row // 4]},{f'Work {row}' if row % 3 else ''}" for row in range(ROWS)))


def filled(piece: str, before: str = "creator,work\nA,") -> bytes:
    """Gives a list whose last cell is one piece again and again, up to the limit of a file."""
    return (before + piece * ((MAX_BYTES - 100) // len(piece.encode()))).encode()


def repeated(row: str, header: str = "creator,work") -> bytes:
    """Gives a list with one row again and again, up to the limits of a file."""
    return listed(*[row] * min(ROWS, (MAX_BYTES - 100 - len(header)) // (len(row.encode()) + 2)), header=header)


KINDS = [
    "#REF!",
    "=1+{}",
    "<b>{}</b>",
    "TRUE",
    "22-Nov",
    "a\u200bb{}",
    "a\x07b{}",
    "BrontÃ«{}",
    "A, or {}",
    "\ufffd{}",
    "",
]
HOSTILE: dict[str, Callable[[], bytes]] = {
    "every third title missing": every_third_missing,
    "near names, one surname": lambda: listed(
        *(f"{a}{b}{c}abc Smith,{a}" for a, b, c in product("bcdfghjklmnpqr", repeat=3))
    ),
    "100 columns": lambda: repeated(",".join(["A", "T", *"x" * 98]), ",".join(["creator", "work", *"c" * 98])),
    "100 columns, no header": lambda: repeated(",".join("x" * 100), "a,b"),
    "1,000 columns of works": lambda: repeated(",".join("x" * 1000), ",".join(["creator", *["work"] * 999])),
    "998 columns without a name": lambda: repeated(",".join("x" * 1000), "creator,work" + "," * 998),
    "20 cells too many in each row": lambda: repeated("A,T" + ", x" * 20),
    "one cell": lambda: filled("x"),
    "one cell, two marks in turns": lambda: filled("\u0301\u0323"),
    "one cell, a letter of 18": lambda: filled("\ufdfa"),
    "one cell, garbled": lambda: filled("Ã©"),
    "names of 160 letters of 18": lambda: listed(*("\ufdfa" * 160 + f"{row},T" for row in range(ROWS))),
    "bytes of no encoding": lambda: b"creator,work\n" + bytes(Random(1).choices(range(128, 256), k=4_900_000)),
    "garbled rows": lambda: repeated("A," + "Ã©" * 120),
    "commas": lambda: filled(","),
    "quotes": lambda: filled('"', ""),
    "quotes opened and closed in a line": lambda: filled('"a",', ""),
    "a quote opened in each cell": lambda: repeated('"a,' * 120),
    "rows of two lines": lambda: repeated('A,"x\ny"'),
    "blank lines": lambda: filled("\n", ""),
    "one creator": lambda: listed(*(f"A,T{row}" for row in range(ROWS))),
    "one creator in all cases": lambda: listed(*(f"{''.join(name)},T" for name in product(*("aA",) * 13))),
    "creators all different": lambda: listed(*(f"Writer {row}é,T{row}" for row in range(ROWS))),
    "one row": lambda: repeated("A,T"),
    "four rows again and again": lambda: listed(*(f"A,T{row % 4}" for row in range(ROWS))),
    "the same, creators half blank": lambda: listed(*(f"{'A' * (row % 2)},T{row % 4}" for row in range(ROWS))),
    "the header again and again": lambda: repeated("creator,work"),
    "creators blank": lambda: listed(*(f",T{row}" for row in range(ROWS))),
    "a problem in each row": lambda: listed(*(f"W{row // 4},{KINDS[row % 11].format(row)}" for row in range(ROWS))),
    "open comments": lambda: listed(*(f"W{row // 4},{'<!--' * 120}{row}" for row in range(ROWS))),
    "deep also_accept": lambda: filled("a|", "creator,work,also accept\nA,T,"),
    "blanks in also_accept": lambda: filled("\u00a0", "creator,work,also accept\nA,T,"),
}  # fmt: skip


def bare(data: bytes) -> Counter[str]:
    rows = csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""))
    next(rows)
    return Counter(creator for creator, _ in rows)


def with_frictionless() -> Callable[[bytes], bool]:
    from frictionless import Check, Checklist, Error, Field, Resource, Schema, errors, fields
    from frictionless.checks.row.duplicate_row import duplicate_row

    class FourWorks(Check):
        def validate_start(self) -> Iterable[Error]:
            self.counts: Counter[str] = Counter()
            return ()

        def validate_row(self, row: dict[str, str]) -> Iterable[Error]:
            self.counts[row["creator"]] += 1
            return ()

        def validate_end(self) -> Iterable[Error]:
            return [errors.TableError(note=creator) for creator, count in self.counts.items() if count != 4]

    def check(data: bytes) -> bool:
        columns: list[Field] = [
            fields.StringField(name=name, constraints={"required": True, "maxLength": 120})
            for name in ("creator", "work")
        ]
        schema = Schema(fields=columns, primary_key=["creator", "work"])
        resource = Resource(data, format="csv", encoding="utf-8", schema=schema)
        return bool(resource.validate(Checklist(checks=[duplicate_row(), FourWorks()])).valid)

    return check


def seconds(check: Callable[[bytes], object], data: bytes) -> float:
    """Times one call; what it gives is freed after the clock has stopped."""
    start = process_time()
    found = check(data)
    taken = process_time() - start
    del found
    return taken


def ours(data: bytes) -> object:
    return check_file(data, "list.csv")


def hostile(name: str) -> tuple[float, float]:
    """Gives seconds and megabytes of a check and all its sentences, in a process of its own."""
    data = HOSTILE[name]()
    assert len(data) <= MAX_BYTES
    check_file(clean()[:1000], "list.csv")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    taken = seconds(lambda data: list(map(sentence, check_file(data, "list.csv").problems)), data)
    return taken, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def compare_clean() -> None:
    data = clean()
    assert set(bare(data).values()) == {4}
    deck = check_file(data, "list.csv").deck
    assert deck is not None and len(deck.families) == ROWS // 4
    ways: dict[str, Callable[[bytes], object]] = {"csv.reader and counting": bare, "check_file": ours}
    try:
        ways["frictionless"] = with_frictionless()
    except ImportError:
        tell("frictionless is not installed: `pip install frictionless`")
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(TIMES):
        for name, way in ways.items():
            times[name].append(seconds(way, data))
    least = {name: min(each) for name, each in times.items()}
    tell(f"Python {platform.python_version()}, {ROWS} clean rows, best of {TIMES}, processor time")
    for name, taken in least.items():
        share = f"{least['check_file'] / taken:6.2f} of it" if name != "check_file" else ""
        tell(f"  {name:36}{taken * 1000:8.1f} ms {share}")


def tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def main() -> None:
    compare_clean()
    tell("Near spellings, none of the creators with four works")
    for creators in (250, 2_500):
        tell(f"  {creators:5} creators {min(seconds(ours, scribbled(creators)) for _ in range(5)):27.3f} s")
    tell(f"The worst that {MAX_BYTES // 1_000_000} MB can hold, with all sentences")
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as pool:
        found = dict(zip(HOSTILE, pool.map(hostile, HOSTILE), strict=True))
    for name, (taken, megabytes) in sorted(found.items(), key=lambda item: -item[1][0]):
        tell(f"  {name:36}{taken:8.2f} s {megabytes:7.0f} MB")


if __name__ == "__main__":
    main()
