"""Pictures and zips with flipped bits or cut off: never an exception, never much memory or time."""

import resource
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from decks.painted import corners, exif, file_of, photo
from decks.spreadsheets import zipped
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from authors_edu.decks.pictures.matching import read_pictures
from authors_edu.words.problems import sentence

FILES = {
    "photo.jpg": file_of(photo(), "JPEG", exif=exif(6), xmp=b"<x/>"),
    "steps.jpg": file_of(photo(), "JPEG", progressive=True, exif=exif()),
    "ink.jpg": file_of(photo().convert("CMYK"), "JPEG"),
    "clear.png": file_of(corners().convert("RGBA"), "PNG", exif=exif(3)),
    "few.png": file_of(corners().convert("P"), "PNG", transparency=1),
    "deep.png": file_of(Image.new("I;16", (30, 20), 40_000), "PNG"),
    "clear.webp": file_of(corners().convert("RGBA"), "WEBP", exif=exif(8)),
    "moving.gif": file_of(corners(), "GIF", save_all=True, append_images=[photo()]),
    "plain.bmp": file_of(corners(20, 20), "BMP"),
    "lzw.tif": file_of(photo(), "TIFF", compression="tiff_lzw"),
    "turned.tif": file_of(photo(), "TIFF", exif=exif(5)),
    "fax.tif": file_of(corners().convert("1"), "TIFF", compression="group4"),
}
FILES["all.zip"] = zipped(FILES)
FILES["stored.zip"] = zipped({name: FILES[name] for name in ("few.png", "photo.jpg")}, stored=True)
unhurried = settings(deadline=None, max_examples=200)


def is_told(name: str, data: bytes) -> bool:
    """Reads one file; tells whether it gave a picture or a sentence."""
    pictures, problems = read_pictures([(name, data)])
    return bool([*pictures, *map(sentence, problems)])


@unhurried
@given(st.sampled_from(sorted(FILES)), st.lists(st.tuples(st.integers(0, 100_000), st.integers(1, 255)), max_size=8))
def test_flipped_bits_never_raise(name: str, flips: list[tuple[int, int]]) -> None:
    data = bytearray(FILES[name])
    for place, bits in flips:
        data[place % len(data)] ^= bits
    assert is_told(name, bytes(data))


@unhurried
@given(st.sampled_from(sorted(FILES)), st.integers(0, 40_000))
def test_files_that_were_cut_off_never_raise(name: str, length: int) -> None:
    assert is_told(name, FILES[name][: length % len(FILES[name])])


@unhurried
@given(st.sampled_from(sorted(FILES)), st.integers(0, 40), st.binary())
def test_noise_behind_a_good_beginning_never_raises(name: str, length: int, noise: bytes) -> None:
    assert is_told(name, FILES[name][:length] + noise)


_LONG_RUN = """
    import random, resource, sys, time, warnings
    from pathlib import Path
    from decks.test_pictures_damaged import FILES, is_told
    warnings.simplefilter("error")
    rng = random.Random(int(sys.argv[1]))
    slowest = 0.0

    def read(name, data):
        global slowest
        start = time.monotonic()
        assert is_told(name, data)
        slowest = max(slowest, time.monotonic() - start)

    end = time.monotonic() + 30
    while time.monotonic() < end:
        name, data = rng.choice(sorted(FILES.items()))
        data = bytearray(data)
        for _ in range(rng.randint(0, 30)):
            data[rng.randrange(min(len(data), rng.choice((60, 600, 100_000))))] = rng.randrange(256)
        if rng.random() < 0.3:
            del data[rng.randrange(len(data)):]
        read(name, bytes(data))
    for file in sorted(Path(sys.argv[2]).iterdir()):
        read(file.name, file.read_bytes())
    print(slowest, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000)
"""


def large() -> dict[str, bytes]:
    """Gives the most costly pictures that are within the limits."""
    clear = photo(4000, 4000).convert("RGBA")
    clear.putalpha(photo(4000, 4000).getchannel("R"))
    steps = file_of(photo(8000, 6200), "JPEG", progressive=True, subsampling=0, quality=30)
    scan = steps[steps.rindex(b"\xff\xda") : -2]
    return {
        "large.webp": file_of(clear, "WEBP", method=0, quality=10),
        "large.png": file_of(clear, "PNG"),
        "large.tif": file_of(clear, "TIFF", compression="tiff_lzw"),
        "large.gif": file_of(clear.convert("RGB"), "GIF"),
        "ink.jpg": file_of(clear.convert("CMYK"), "JPEG", progressive=True),
        "steps.jpg": steps,
        "scans.jpg": steps[:-2] + scan * 10 + b"\xff\xd9",
    }


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_no_picture_takes_more_than_ten_seconds_or_half_a_gigabyte(seed: int, tmp_path: Path) -> None:
    for name, data in large().items():
        (tmp_path / name).write_bytes(data)
    run = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(_LONG_RUN), str(seed), str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[1],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (2_000_000_000,) * 2),
        timeout=400,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    slowest, megabytes = map(float, run.stdout.split())
    assert slowest < 10
    assert megabytes < 500
