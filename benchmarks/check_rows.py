"""How long the check of 10,000 clean rows takes, beside `csv.reader` and counting the works of each creator.

    python benchmarks/check_rows.py

The bare way reads and counts and can say nothing more; ours finds the encoding, the separator and the columns, runs
every check and makes the deck. Both get the same bytes, in turns, and the best of each counts.
"""

import csv
import io
import platform
from collections import Counter
from time import process_time

from authors_edu.decks.check import check_file

CREATORS = 2_500
TIMES = 15


def listed() -> bytes:
    rows = [f"Writer {number // 4},Work {number} of the list" for number in range(4 * CREATORS)]
    return "\r\n".join(["creator,work", *rows, ""]).encode()


def bare(data: bytes) -> Counter[str]:
    rows = csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""))
    next(rows)
    return Counter(creator for creator, _ in rows)


def main() -> None:
    data = listed()
    assert set(bare(data).values()) == {4}
    deck = check_file(data, "list.csv").deck
    assert deck is not None and len(deck.families) == CREATORS
    bare_s, ours_s = [], []
    for _ in range(TIMES):
        start = process_time()
        bare(data)
        middle = process_time()
        check_file(data, "list.csv")
        bare_s.append(middle - start)
        ours_s.append(process_time() - middle)
    print(f"Python {platform.python_version()}, {4 * CREATORS} rows, best of {TIMES}, processor time")  # noqa: T201
    print(f"csv.reader and counting  {min(bare_s) * 1000:6.1f} ms")  # noqa: T201
    print(f"check_file               {min(ours_s) * 1000:6.1f} ms  = {min(ours_s) / min(bare_s):.1f} times")  # noqa: T201


if __name__ == "__main__":
    main()
