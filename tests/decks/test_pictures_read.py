"""Files and zips of pictures as teachers send them: every picture is found, everything else is told or is rubbish."""

import io
import stat
import struct
import zipfile
from collections.abc import Iterable

import pytest
from decks.painted import corners, file_of, opened, photo
from decks.spreadsheets import AUSTEN, write, xlsx, zipped
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from authors_edu.decks.checks.risky import is_plain_name
from authors_edu.decks.pictures import files as picture_files
from authors_edu.decks.pictures.matching import read_pictures
from authors_edu.decks.pictures.picture import MAX_BYTES
from authors_edu.decks.problems import Problem, Severity
from authors_edu.words.problems import sentence

PNG = file_of(corners(), "PNG")
JPEG = file_of(photo(), "JPEG")


def read(*files: tuple[str, bytes]) -> tuple[list[str], list[tuple[str, object, object]]]:
    """Gives the names of the pictures, and of each problem the kind, the case and the names."""
    pictures, problems = read_pictures(files)
    assert all("{" not in sentence(problem) for problem in problems)
    return list(pictures), [(each.kind, each.values["what"], each.values["names"]) for each in problems]


def problem(*files: tuple[str, bytes]) -> Problem:
    (found,) = read_pictures(files)[1]
    return found


def zip_of(members: Iterable[tuple[zipfile.ZipInfo | str, bytes]]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in members:
            packed.writestr(name, content)
    return file.getvalue()


def test_single_pictures_and_a_zip_are_read_together() -> None:
    names, problems = read(("Emma.PNG", PNG), ("more.zip", zipped({"a/Persuasion.jpg": JPEG, "Lady Susan.png": PNG})))
    assert (names, problems) == (["Emma.PNG", "Persuasion.jpg", "Lady Susan.png"], [])


def test_a_picture_is_known_by_its_content_and_a_zip_too() -> None:
    assert read(("emma.txt", PNG), ("pictures.jpg", zipped({"b": JPEG}))) == (["emma.txt", "b"], [])


def test_nothing_gives_nothing() -> None:
    assert read_pictures([]) == ({}, ())


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("../../etc/emma.png", "emma.png"),
        ("/etc/emma.png", "emma.png"),
        ("C:\\Users\\me\\emma.png", "emma.png"),
        ("//server/share/emma.png", "emma.png"),
        ("..\\..\\emma.png", "emma.png"),
        ("icon/emma.png", "emma.png"),
        ("Sherlock Jr..png", "Sherlock Jr.png"),
        ("50% of me?.png", "50 of me .png"),
        ("Bronte\u0308.png", "Brontë.png"),
        ("Emma\u202e.png", "Emma.png"),
        ("http://host/emma.png", "emma.png"),
        ("...and on.png", "and on.png"),
        ("x" * 300 + ".png", "x" * 200 + ".png"),
    ],
)
def test_a_name_is_cut_to_its_last_part_and_leads_nowhere(path: str, name: str) -> None:
    assert read((path, PNG)) == ([name], [])
    assert read(("all.zip", zipped({path: PNG}))) == ([name], [])


@given(st.text(max_size=40))
def test_whatever_a_file_is_called_its_name_is_plain(path: str) -> None:
    for name in read_pictures([(path, PNG)])[0]:
        assert is_plain_name(name)


@pytest.mark.parametrize(
    "path",
    ["__MACOSX/._emma.png", "__MACOSX/a/._emma.png", "._emma.png", "a/Thumbs.db", "ehthumbs.db", "desktop.ini",
     ".DS_Store", "a/.DS_Store", "Icon\r", "@eaDir/emma.png", ".Trashes/emma.png"],
)  # fmt: skip
def test_what_systems_leave_behind_is_passed_over_in_silence(path: str) -> None:
    assert read(("all.zip", zipped({path: PNG, "emma.png": PNG}))) == (["emma.png"], [])
    assert read((path, PNG)) == ([], [])


def test_names_without_a_mark_for_utf_8_are_read_as_macs_and_windows_mean_them() -> None:
    for written in ("Brontë.png".encode(), "Bronte\u0308.png".encode(), "Brontë.png".encode("cp850")):
        data = zipped({"x" * len(written): PNG}).replace(b"x" * len(written), written)
        assert read(("all.zip", data)) == (["Brontë.png"], [])


def test_the_same_name_twice_keeps_the_first_and_tells_of_the_other() -> None:
    data = zip_of([("a/emma.png", PNG), ("b/emma.png", JPEG), ("c/emma.png", PNG)])
    pictures, _ = read_pictures([("all.zip", data)])
    assert opened(pictures["emma.png"]).tobytes() == corners().tobytes()
    assert read(("all.zip", data)) == (["emma.png"], [("picture_same_name", "", ("emma.png",))])


def test_the_same_picture_twice_is_nothing_to_tell() -> None:
    assert read(("all.zip", zipped({"a/emma.png": PNG, "b/emma.png": PNG}))) == (["emma.png"], [])


def test_names_that_differ_in_case_alone_are_both_kept() -> None:
    assert read(("all.zip", zipped({"Emma.png": PNG, "emma.PNG": JPEG})))[0] == ["Emma.png", "emma.PNG"]


def test_broken_pictures_are_named_and_the_others_are_kept() -> None:
    files = zipped({"cut.png": PNG[:-30], "emma.png": PNG, "half.jpg": JPEG[: len(JPEG) // 2]})
    names, problems = read(("all.zip", files), ("none.gif", b""))
    assert names == ["emma.png"]
    assert problems == [("picture_broken", "", ("cut.png", "half.jpg", "none.gif"))]
    assert sentence(problem(("cut.png", PNG[:-30]))).startswith("“cut.png”: damaged, or only a part of it arrived.")


def test_heic_is_refused_by_name_with_the_way_out() -> None:
    heic = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic"
    assert read(("all.zip", zipped({"IMG_1.HEIC": heic}))) == ([], [("picture_format", "heic", ("IMG_1.HEIC",))])
    assert "export it as JPEG" in sentence(problem(("IMG_1.HEIC", heic)))


def test_a_list_beside_the_pictures_is_a_note_and_a_false_picture_a_warning() -> None:
    data = zipped({"deck.csv": b"creator,work\n", "emma.jpg": b"<!doctype html><html>sign in", "emma.png": PNG})
    _, problems = read_pictures([("all.zip", data)])
    assert [(each.severity, each.values["names"]) for each in problems] == [
        (Severity.NOTE, ("deck.csv",)),
        (Severity.WARNING, ("emma.jpg",)),
    ]
    assert sentence(problems[1]).startswith("“emma.jpg”: a web page, not a picture.")
    assert problem(("letter.pdf", b"%PDF-1.7")).severity is Severity.WARNING


def test_an_office_document_is_told_not_searched() -> None:
    book = xlsx(lambda sheet: write(sheet, AUSTEN))
    assert read(("list.xlsx", book)) == ([], [("not_a_picture", "excel", ("list.xlsx",))])
    letter = zipped({"[Content_Types].xml": b"<x/>", "word/document.xml": b"<x/>", "word/media/image1.png": PNG})
    assert read(("letter.docx", letter)) == ([], [("not_a_picture", "word", ("letter.docx",))])


def test_a_zip_within_a_zip_stays_closed() -> None:
    data = zipped({"more.zip": zipped({"emma.png": PNG}), "emma.png": PNG})
    assert read(("all.zip", data)) == (["emma.png"], [("not_a_picture", "archive", ("more.zip",))])
    assert read(("all.rar", b"Rar!\x1a\x07\x01\x00" + bytes(50))) == ([], [("not_a_picture", "archive", ("all.rar",))])


def test_a_link_is_never_followed() -> None:
    link = zipfile.ZipInfo("emma.png")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    data = zip_of([(link, b"/etc/hostname"), ("b.png", PNG)])
    assert read(("all.zip", data)) == (["b.png"], [("not_a_picture", "link", ("emma.png",))])


def test_a_locked_zip_is_told_once() -> None:
    data = bytearray(zipped({"a.png": PNG, "b.png": JPEG}))
    for sign, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = data.find(sign)
        while start >= 0:
            data[start + place] |= 1
            start = data.find(sign, start + 4)
    assert read(("all.zip", bytes(data))) == ([], [("picture_zip_locked", "", ("all.zip",))])


def test_a_zip_without_a_picture_is_told() -> None:
    empty = [("not_a_picture", "empty", ("all.zip",))]
    assert read(("all.zip", zipped({}))) == ([], empty)
    assert read(("all.zip", zipped({"a/": b"", "__MACOSX/._a": b"x"}))) == ([], empty)


def test_a_zip_that_was_cut_off_is_told() -> None:
    data = zipped({"a.png": PNG})
    assert read(("all.zip", data[:-30])) == ([], [("picture_zip_broken", "", ("all.zip",))])


def test_a_member_that_is_damaged_does_not_stop_the_others() -> None:
    data = zipped({"a.png": PNG, "b.png": PNG}, stored=True).replace(PNG, PNG[:-9] + b"?" + PNG[-8:], 1)
    assert read(("all.zip", data)) == (["b.png"], [("picture_broken", "", ("a.png",))])


def test_a_member_packed_in_a_rare_way_is_told() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_LZMA) as packed:
        packed.writestr("a.png", PNG)
    assert read(("all.zip", file.getvalue())) == ([], [("picture_broken", "", ("a.png",))])


def bomb(size: int) -> bytes:
    return PNG + bytes(size)


def test_a_member_that_declares_too_much_is_not_unpacked() -> None:
    data = zipped({"bomb.png": bomb(MAX_BYTES), "emma.png": PNG})
    assert len(data) < 100_000
    assert read(("all.zip", data)) == (["emma.png"], [("picture_too_large", "", ("bomb.png",))])


def test_a_member_that_lies_about_its_size_is_broken() -> None:
    size = len(bomb(60_000_000))
    data = zipped({"bomb.png": bomb(60_000_000), "emma.png": PNG})
    lie = data.replace(struct.pack("<I", size), struct.pack("<I", 5000))
    assert read(("all.zip", lie)) == (["emma.png"], [("picture_broken", "", ("bomb.png",))])


def test_large_files_that_are_no_pictures_are_not_unpacked() -> None:
    data = zipped({"zeros.bin": bytes(200_000_000), "emma.png": PNG})
    assert read(("all.zip", data)) == (["emma.png"], [("not_a_picture", "binary", ("zeros.bin",))])


def test_all_together_may_not_be_too_much() -> None:
    each = PNG + bytes(MAX_BYTES - len(PNG))
    data = zipped({f"{number}.png": each for number in range(12)})
    names, problems = read(("all.zip", data))
    assert names == [f"{number}.png" for number in range(10)]
    assert problems == [("too_many_pictures", "bytes", ("10.png", "11.png"))]


def test_what_was_refused_counts_too() -> None:
    broken = PNG[:-40] + bytes(MAX_BYTES - len(PNG) + 40)
    names, problems = read(("all.zip", zipped({f"{number}.png": broken for number in range(10)} | {"z.png": PNG})))
    assert (names, problems[0][0]) == ([], "picture_broken")
    assert problems[1] == ("too_many_pictures", "bytes", ("z.png",))


def test_ten_thousand_members_give_a_thousand_pictures_and_one_sentence() -> None:
    dot = file_of(Image.new("L", (1, 1)), "PNG")
    pictures, (told,) = read_pictures([("all.zip", zipped({f"{number}.png": dot for number in range(10_000)}))])
    assert (len(pictures), told.kind, told.values["limit"]) == (1000, "too_many_pictures", 1000)
    assert told.values["names"] == tuple(f"{number}.png" for number in range(1000, 10_000))
    assert len(sentence(told)) < 300


def test_a_zip_of_countless_members_is_not_even_listed() -> None:
    data = zipped({str(number): b"" for number in range(20_001)})
    assert read(("all.zip", data)) == ([], [("too_many_pictures", "", ("all.zip",))])


def test_the_pixels_of_all_together_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_files, "MAX_TOTAL_PIXELS", 80 * 60 * 2 - 1)
    assert read(*[(f"{number}.png", PNG) for number in range(3)]) == (
        ["0.png", "1.png"],
        [("too_many_pictures", "pixels", ("2.png",))],
    )


def test_pixels_read_in_vain_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_files, "MAX_TOTAL_PIXELS", 80 * 60 - 1)
    problems = read(("cut.gif", file_of(photo(), "GIF")[:-300]), ("emma.png", PNG))[1]
    assert problems[1] == ("too_many_pictures", "pixels", ("emma.png",))


def test_the_same_files_give_the_same_pictures_in_the_same_order() -> None:
    files = [("all.zip", zipped({"b.png": PNG, "a.jpg": JPEG, "c.txt": b"?"}))]
    assert read_pictures(files) == read_pictures(files)
    assert list(read_pictures(files)[0]) == ["b.png", "a.jpg"]
