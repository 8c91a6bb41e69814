"""A deck that was packed comes back equal, with the ids of its cards; whatever else comes is refused with a reason."""

import io
import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from authors_edu.decks.archive import Archive, is_archive, read_archive, write_archive
from authors_edu.decks.check import check_file
from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.decks.pictures.matching import read_pictures
from authors_edu.decks.problems import Problem
from authors_edu.decks.text import clean
from authors_edu.words import say

unhurried = settings(deadline=None)

TEXT = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=12)
ODD = st.sampled_from(
    ["=1+1", "'=x", " leading", "trailing ", "two  blanks", "line\nbreak", 'The "Genius"', "A, B; C", "a|b", "1984",
     "TRUE", "#N/A", "الأيام", "👩‍👩‍👧 family", "e\u0301", "\u00e9", "zero\u200bwidth", "NA", "22-Nov", "1 / 2"]
)  # fmt: skip
ANY = st.one_of(ODD, TEXT)
FILLED = ANY.filter(lambda text: bool(clean(text)))
PICTURE = st.sampled_from(["emma.png", "Emma.PNG", "Émile.jpg", "a b.png", "no ending"])


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    ids = [f"{draw(FILLED)} {number}" for number in range(8)]
    creators = draw(st.sampled_from([("Poe", "POE"), ("1984", "813"), ("=A", "+B"), ("Brontë", "Bronte")]))
    families = []
    for creator in creators:
        cards = [
            Card(ids.pop(), draw(st.one_of(st.just(creator), FILLED)), draw(FILLED), draw(ANY), draw(ANY),
                 draw(st.one_of(st.just(""), PICTURE)), tuple(draw(st.lists(ANY, max_size=3))), draw(ANY),
                 draw(st.sampled_from(["", "top", "30% 20%"])))
            for _ in range(4)
        ]  # fmt: skip
        families.append(Family(creator, tuple(cards)))
    return Deck(draw(ANY), tuple(families), Words(draw(ANY), draw(ANY), draw(ANY), draw(ANY)))


def picture(colour: str, kind: str = "PNG") -> bytes:
    drawn = io.BytesIO()
    Image.new("RGB", (30, 20), colour).save(drawn, kind)
    return drawn.getvalue()


def deck() -> Deck:
    families = tuple(
        Family(name, tuple(Card(f"id of {work}", name, work) for work in works))
        for name, works in {"Austen": ("Emma", "Persuasion", "Sanditon", "Lady Susan"), "Poe": "ABCD"}.items()
    )
    return Deck("Novels", families)


def kinds(read: Archive | tuple[Problem, ...]) -> list[str]:
    assert isinstance(read, tuple)
    assert all("{" not in say(problem) for problem in read)
    return [problem.kind for problem in read]


def repacked(
    change: Callable[[dict[str, bytes]], object], folder: str = "", pictures: Mapping[str, bytes] = MappingProxyType({})
) -> bytes:
    """Unpacks an archive, changes its members, and packs it again as another program would."""
    source = ZipFile(io.BytesIO(write_archive(Archive(deck(), "classic", pictures))))
    members = {name: source.read(name) for name in source.namelist()}
    change(members)
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as target:
        for name, content in members.items():
            target.writestr(folder + name, content)
    return packed.getvalue()


def with_settings(**changed: object) -> bytes:
    def change(members: dict[str, bytes]) -> None:
        members["settings.json"] = json.dumps({**json.loads(members["settings.json"]), **changed}).encode()

    return repacked(change)


@unhurried
@given(decks(), ANY)
def test_any_deck_comes_back_equal_with_its_ids(deck: Deck, template: str) -> None:
    packed = write_archive(Archive(deck, template))
    assert is_archive(packed)
    assert read_archive(packed) == Archive(deck, template)


def test_the_same_deck_gives_the_same_bytes() -> None:
    pictures = {"b.png": picture("red"), "a.png": picture("blue")}
    packed = write_archive(Archive(deck(), "classic", pictures))
    assert packed == write_archive(Archive(deck(), "classic", dict(sorted(pictures.items()))))
    assert {part.date_time for part in ZipFile(io.BytesIO(packed)).infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_a_large_deck_of_much_the_same_text_is_no_bomb() -> None:
    text = "x" * 900
    families = tuple(
        Family(f"C{n}", tuple(Card(f"{n}/{m}", f"C{n}", f"W{m}", clue=text, note=text) for m in range(4)))
        for n in range(500)
    )
    large = Deck("Large", families)
    assert read_archive(write_archive(Archive(large))) == Archive(large)


def test_people_find_a_plain_list_inside() -> None:
    inside = ZipFile(io.BytesIO(write_archive(Archive(deck()))))
    assert inside.namelist() == ["settings.json", "deck.csv"]
    assert inside.read("deck.csv").startswith(b"\xef\xbb\xbfauthor,book\r\nAusten,Emma\r\n")


def test_a_title_mended_in_the_csv_counts_and_keeps_its_id() -> None:
    def mend(members: dict[str, bytes]) -> None:
        members["deck.csv"] = members["deck.csv"].replace(b"Emma", b'"Emma, a novel"')

    read = read_archive(repacked(mend))
    assert isinstance(read, Archive)
    assert read.deck.cards[0] == Card("id of Emma", "Austen", "Emma, a novel")
    assert read.deck.cards[1:] == deck().cards[1:]


def test_a_csv_edited_by_hand_is_checked_like_any_list() -> None:
    def spoil(members: dict[str, bytes]) -> None:
        members["deck.csv"] = members["deck.csv"].replace(b"Austen,Emma\r\n", b"")

    def repeat(members: dict[str, bytes]) -> None:
        members["deck.csv"] += b"Poe,D\r\n"

    assert kinds(read_archive(repacked(spoil))) == ["wrong_family_size"]
    read = read_archive(repacked(repeat))
    assert isinstance(read, Archive)
    assert read.deck == deck()
    assert [problem.kind for problem in read.problems] == ["duplicate_row_ignored"]


@pytest.mark.parametrize("folder", ["", "Novels/", "shared/decks/"])
def test_packed_again_by_another_program_it_is_the_same_deck(folder: str) -> None:
    def rubbish(members: dict[str, bytes]) -> None:
        members["__MACOSX/._settings.json"] = b"\0\5\x16\7"
        members[".DS_Store"] = b"\0"

    assert read_archive(repacked(rubbish, folder)) == Archive(deck())


def test_pictures_come_back_as_they_were_under_their_names() -> None:
    files = [("emma.png", picture("red")), ("Emma.png", picture("blue")), ("EMMA.PNG", picture("green")),
             ("Émile 1.jpg", picture("red", "JPEG")), ("0", picture("navy", "GIF"))]  # fmt: skip
    pictures, problems = read_pictures(files)
    assert (len(pictures), problems) == (5, ())
    whole = Archive(deck(), "classic", pictures)
    assert read_archive(write_archive(whole)) == whole


def test_a_broken_picture_is_left_out_and_told() -> None:
    def spoil(members: dict[str, bytes]) -> None:
        members["pictures/emma.png"] = members["pictures/emma.png"][:40]

    read = read_archive(repacked(spoil, pictures={"emma.png": picture("red"), "poe.png": picture("blue")}))
    assert isinstance(read, Archive)
    assert list(read.pictures) == ["poe.png"]
    assert [problem.kind for problem in read.problems] == ["picture_broken"]


def test_what_could_not_be_read_again_is_not_packed() -> None:
    with pytest.raises(ValueError):
        write_archive(Archive(deck(), "classic", {f"{n}.png": bytes(10_000_000) for n in range(5)}))


@pytest.mark.parametrize("name", ["../x.png", "/etc/passwd", "a\\b.png", "c:x.png", "", "nul\0.png", "\ud800.png"])
def test_a_picture_that_is_a_path_is_neither_packed_nor_unpacked(name: str) -> None:
    with pytest.raises(ValueError):
        write_archive(Archive(deck(), "classic", {name: picture("red")}))
    assert kinds(read_archive(with_settings(pictures={name: "deck.csv"}))) == ["archive_damaged"]


@pytest.mark.parametrize(
    "spoilt",
    [
        {"image": "../x.png"}, {"work": ""}, {"work": "\u200b"}, {"creator": "x" * 1001}, {"clue": "bell\x07"},
        {"id": ""}, {"id": "id of Persuasion"}, {"note": "half \ud800"}, {"also_accept": ("\0",)},
    ],
)  # fmt: skip
def test_what_no_list_becomes_is_neither_packed_nor_unpacked(spoilt: dict[str, Any]) -> None:
    first, *others = deck().families
    cards = (replace(first.cards[0], **spoilt), *first.cards[1:])
    with pytest.raises(ValueError):
        write_archive(Archive(Deck("x", (Family("Austen", cards), *others))))
    families = json.loads(ZipFile(io.BytesIO(write_archive(Archive(deck())))).read("settings.json"))["families"]
    families[0]["cards"][0] |= {name: list(text) if name == "also_accept" else text for name, text in spoilt.items()}
    assert kinds(read_archive(with_settings(families=families))) == ["archive_damaged"]


WRONG: list[Any] = [None, True, -1, 1.5, "text", [], {}, [1], {"a": 1}, [[]], {"creator": "x"}, "\ud800", 10**30]


@pytest.mark.parametrize("name", ["format", "name", "template", "words", "pictures", "families"])
@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_settings_of_the_wrong_type_are_refused(name: str, value: Any) -> None:
    fits = (name in ("name", "template") and value == "text") or (name == "pictures" and value == {})
    read = read_archive(with_settings(**{name: value}))
    if fits:
        assert isinstance(read, Archive)
    else:
        assert kinds(read) == ["archive_newer" if name == "format" and value == 10**30 else "archive_damaged"]


def test_a_newer_format_is_told_as_that() -> None:
    read = read_archive(with_settings(format=2, families="in another way"))
    assert kinds(read) == ["archive_newer"]
    assert "newer version" in say(read[0])  # type: ignore[index]


@pytest.mark.parametrize("name", ["settings.json", "deck.csv", "pictures/emma.png"])
def test_a_missing_part_is_named(name: str) -> None:
    read = read_archive(repacked(lambda members: members.pop(name), pictures={"emma.png": picture("red")}))
    assert kinds(read) == ["archive_damaged"]
    assert name in say(read[0])  # type: ignore[index]


@pytest.mark.parametrize("member", ["settings.json", "deck.csv", "pictures/x.png"])
def test_a_bomb_is_not_unpacked(member: str) -> None:
    def swell(members: dict[str, bytes]) -> None:
        members[member] = bytes(60_000_000)

    assert kinds(read_archive(repacked(swell))) == ["archive_too_large"]


@pytest.mark.parametrize("text", [b"", b"{", b"[" * 100_000, b'{"format":' + b"9" * 5000 + b"}", b"\xff\xfe", b"null"])
def test_settings_that_are_no_settings_are_refused(text: bytes) -> None:
    def change(members: dict[str, bytes]) -> None:
        members["settings.json"] = text

    assert kinds(read_archive(repacked(change))) == ["archive_damaged"]


@unhurried
@given(st.binary(max_size=200))
def test_no_bytes_raise(data: bytes) -> None:
    assert kinds(read_archive(data)) == ["archive_damaged"]


def damaged(data: bytes, times: int) -> Iterator[bytes]:
    chance = random.Random(1)
    for _ in range(times):
        place = chance.randrange(len(data))
        yield data[:place]
        yield data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :]


def test_a_cut_or_flipped_archive_is_refused_or_the_same_deck() -> None:
    whole = Archive(deck())
    for data in damaged(write_archive(whole), 400):
        assert read_archive(data) == whole or kinds(read_archive(data))


def test_a_zip_of_pictures_and_a_csv_are_no_archives() -> None:
    packed = io.BytesIO()
    with ZipFile(packed, "w") as target:
        target.writestr("emma.png", picture("red"))
    assert not is_archive(packed.getvalue())
    assert not is_archive(b"settings.json,deck.csv\n")
    assert check_file(write_archive(Archive(deck())), "x").deck is None
