"""Decks changed from several pages at the same moment, and in any order."""

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from threading import Barrier

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule, run_state_machine_as_test
from sqlalchemy import Engine
from support.postgres import Postgres, postgres

from authors_edu.classroom.database import open_database
from authors_edu.classroom.decks import (
    NoSuchDeck,
    SavedDeck,
    StaleDeck,
    copy_deck,
    correct_deck,
    delete_deck,
    list_decks,
    load_deck,
    load_pictures,
    load_version,
    rename_deck,
    save_deck,
    set_words,
)
from authors_edu.decks.model import Card, Deck, Family, Words

PAINTED = Words("painter", "painters", "picture", "pictures")


def without_family(deck: Deck, family: int) -> Deck:
    return replace(deck, families=deck.families[:family] + deck.families[family + 1 :])


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def shared(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A database that several pages write to at the same time."""
    if request.param == "sqlite":
        yield request.getfixturevalue("engine")
        return
    opened = open_database(request.getfixturevalue("server").new_url())
    yield opened
    opened.dispose()


def at_once(*verbs: Callable[[], object]) -> list[object]:
    """Does all at the same moment; gives what each gave or raised."""
    gate = Barrier(len(verbs))

    def do(verb: Callable[[], object]) -> object:
        gate.wait()
        try:
            return verb()
        except (NoSuchDeck, StaleDeck) as error:
            return type(error)

    with ThreadPoolExecutor(len(verbs)) as pool:
        return list(pool.map(do, verbs))


TIMES = range(20)


def test_decks_saved_at_once_get_different_names(shared: Engine, small_deck: Deck, now: datetime) -> None:
    for time in TIMES:
        names = (f"Deck {time}", f"DECK {time}", f"deck {time}", f"Deck {time}")
        at_once(*(partial(save_deck, shared, replace(small_deck, name=name), now) for name in names))
    kept = [saved.name.casefold() for saved in list_decks(shared)]
    assert sorted(kept) == sorted(f"deck {time}{end}" for time in TIMES for end in ("", " (2)", " (3)", " (4)"))


def test_of_two_names_given_at_once_one_gets_a_number(shared: Engine, small_deck: Deck, now: datetime) -> None:
    first, second = save_deck(shared, small_deck, now), save_deck(shared, small_deck, now)
    for time in TIMES:
        name = f"Name {time}"
        given = at_once(partial(rename_deck, shared, first, name), partial(rename_deck, shared, second, name.upper()))
        assert {str(each).casefold() for each in given} == {name.casefold(), f"{name} (2)".casefold()}
        assert [load_deck(shared, each).name for each in (first, second)] == given


def test_of_two_corrections_made_at_once_one_is_stale(shared: Engine, small_deck: Deck, now: datetime) -> None:
    for _ in TIMES:
        deck_id = save_deck(shared, small_deck, now)
        wanted = [without_family(small_deck, family) for family in (0, 1)]
        given = at_once(*(partial(correct_deck, shared, deck_id, deck, now, 1) for deck in wanted))
        assert sorted(given, key=str) == [2, StaleDeck]
        deck, version = load_version(shared, deck_id)
        assert (deck.families, version) == (wanted[given.index(2)].families, 2)


def test_a_name_words_and_cards_given_at_once_are_all_kept(shared: Engine, small_deck: Deck, now: datetime) -> None:
    for time in TIMES:
        deck_id = save_deck(shared, small_deck, now)
        corrected = without_family(small_deck, 0)
        at_once(
            partial(correct_deck, shared, deck_id, corrected, now, 1),
            partial(rename_deck, shared, deck_id, f"New {time}"),
            partial(set_words, shared, deck_id, PAINTED, now),
        )
        assert load_version(shared, deck_id) == (replace(corrected, name=f"New {time}", words=PAINTED), 4)


def test_a_deck_deleted_while_it_is_changed_is_gone(shared: Engine, small_deck: Deck, now: datetime) -> None:
    for _ in TIMES:
        deck_id = save_deck(shared, small_deck, now, pictures={"a.png": b"a"})
        given = at_once(
            partial(delete_deck, shared, deck_id),
            partial(correct_deck, shared, deck_id, without_family(small_deck, 0), now, 1),
            partial(correct_deck, shared, deck_id, small_deck, now, 1, {"b.png": b"b"}),
            partial(copy_deck, shared, deck_id, now),
            partial(delete_deck, shared, deck_id),
        )
        assert sorted((given[0], given[4]), key=str) == [NoSuchDeck, None]
        assert deck_id not in {saved.id for saved in list_decks(shared)}
        assert given[1] in (2, NoSuchDeck)
        if given[3] is not NoSuchDeck:
            copy = int(str(given[3]))
            assert load_pictures(shared, copy) in ({"a.png": b"a"}, {"b.png": b"b"})
            delete_deck(shared, copy)


NOW = datetime(2030, 1, 7, 9, tzinfo=UTC)
NAMES = st.sampled_from(["A", "a", "B", "A (2)", " A (2)\u200b", "ß", "SS"])
FAMILIES = tuple(
    Family(f"C{n}", tuple(Card(f"{n}-{place}", f"C{n}", f"W{place}") for place in range(4))) for n in "012"
)
SOME_FAMILIES = st.lists(st.sampled_from(FAMILIES), unique=True, max_size=3).map(tuple)


class DeckShelf(RuleBasedStateMachine):
    """Decks in any order of changes, beside a plain dict: by id, every version that there was, and the look."""

    decks = Bundle("decks")
    engine: Engine

    def __init__(self) -> None:
        super().__init__()
        self.versions: dict[int, list[Deck]] = {}
        self.looks: dict[int, str] = {}

    def free(self, name: str, others: Collection[int]) -> str:
        name = name.strip(" \u200b")
        taken = {self.versions[each][-1].name.casefold() for each in others}
        names = [name, *(f"{name} ({number})" for number in range(2, 99))]
        return next(each for each in names if each.casefold() not in taken)

    @rule(target=decks, name=NAMES, families=SOME_FAMILIES, look=st.sampled_from(["classic", "plain"]))
    def save(self, name: str, families: tuple[Family, ...], look: str) -> int:
        expected = Deck(self.free(name, self.versions), families)
        deck_id = save_deck(self.engine, Deck(name, families), NOW, look)
        self.versions[deck_id], self.looks[deck_id] = [expected], look
        return deck_id

    @rule(target=decks, deck_id=decks)
    def copy(self, deck_id: int) -> int:
        newest = self.versions[deck_id][-1]
        expected = replace(newest, name=self.free(newest.name, self.versions))
        copy = copy_deck(self.engine, deck_id, NOW)
        self.versions[copy], self.looks[copy] = [expected], self.looks[deck_id]
        return copy

    @rule(deck_id=decks, name=NAMES)
    def rename(self, deck_id: int, name: str) -> None:
        expected = self.free(name, self.versions.keys() - {deck_id})
        assert rename_deck(self.engine, deck_id, name) == expected
        self.change(deck_id, replace(self.versions[deck_id][-1], name=expected))

    @rule(deck_id=decks, word=st.sampled_from(["poet", "author"]))
    def give_words(self, deck_id: int, word: str) -> None:
        set_words(self.engine, deck_id, Words(word), NOW)
        self.change(deck_id, replace(self.versions[deck_id][-1], words=Words(word)))

    @rule(deck_id=decks, families=SOME_FAMILIES, data=st.data())
    def correct(self, deck_id: int, families: tuple[Family, ...], data: st.DataObject) -> None:
        versions = self.versions[deck_id]
        made_from = data.draw(st.integers(1, len(versions)))
        corrected = replace(versions[-1], families=families)
        if corrected != versions[-1] and versions[made_from - 1].families != versions[-1].families:
            with pytest.raises(StaleDeck):
                correct_deck(self.engine, deck_id, corrected, NOW, made_from)
        else:
            given = correct_deck(self.engine, deck_id, corrected, NOW, made_from)
            self.change(deck_id, corrected)
            assert given == len(versions)

    @rule(deck_id=consumes(decks))
    def delete(self, deck_id: int) -> None:
        delete_deck(self.engine, deck_id)
        del self.versions[deck_id]
        for verb in (load_deck, load_pictures, delete_deck):
            with pytest.raises(NoSuchDeck):
                verb(self.engine, deck_id)

    def change(self, deck_id: int, deck: Deck) -> None:
        if deck != self.versions[deck_id][-1]:
            self.versions[deck_id].append(deck)

    @invariant()
    def what_is_kept_is_what_was_done(self) -> None:
        assert tuple(replace(listed, changed_ms=0) for listed in list_decks(self.engine)) == tuple(
            SavedDeck(deck_id, versions[-1].name, len(versions[-1].families), self.looks[deck_id], 0, len(versions), 0)
            for deck_id, versions in sorted(self.versions.items(), reverse=True)
        )
        for deck_id, versions in self.versions.items():
            assert load_version(self.engine, deck_id) == (versions[-1], len(versions))

    def teardown(self) -> None:
        for deck_id in self.versions:
            delete_deck(self.engine, deck_id)


def test_decks_changed_in_any_order_are_what_a_plain_dict_says() -> None:
    DeckShelf.engine = open_database("sqlite://")  # in memory: hundreds of small transactions
    try:
        run_state_machine_as_test(DeckShelf, settings=settings(max_examples=15, stateful_step_count=20, deadline=None))
    finally:
        DeckShelf.engine.dispose()
