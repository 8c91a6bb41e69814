"""The table's component on a page of its own that stands in for Streamlit: same data, same shadow root."""

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from authors_edu.classroom.course import Course
from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.game.deal import Deal
from authors_edu.game.events import Event
from authors_edu.game.match import Match
from authors_edu.game.moves import Move
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules
from authors_edu.game.simultaneous import CallView, Simultaneous
from authors_edu.game.view import seen
from authors_edu.web.table.browser import address, browser_files, face_files, loader
from authors_edu.web.table.data import table_data

CREATORS = (
    "Charles Dickens", "Jane Austen", "William Shakespeare", "Edgar Allan Poe", "Mark Twain", "Lord Byron",
    "Walter Scott", "Alfred Tennyson", "Henry Wadsworth Longfellow", "Nathaniel Hawthorne", "James Fenimore Cooper",
    "Mary Shelley", "Washington Irving",
)  # fmt: skip
SHORT = ("Emma", "A Tale of Two Cities", "The Last of the Mohicans", "Adventures of Huckleberry Finn")
NAMES = (
    "",
    "Maximiliane Alexandra",
    "Bartholomew Constantine",
    "Wolfeschlegelsteinhausen",
    "Ana",
    "Oluwaseun Adebayo-Johnson",
    "Freya",
    "Guillaume",
    "Hana",
    "Ivo",
    "Juno",
)
HOST = "http://table.test"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>body { margin: 0 } #host { --st-background-color: #fbf6ea; --st-text-color: #1f2430 }</style>
<div id="host"></div>
<script>
const root = host.attachShadow({ mode: "open" });
root.innerHTML = '<div class="mount"></div>';
const loaded = import(URL.createObjectURL(new Blob([%s], { type: "text/javascript" })));
const sent = [], setTriggerValue = (name, value) => sent.push([name, value]);
const show = async (data) => (await loaded).default({ data, parentElement: root, setTriggerValue });
</script></html>"""


class Table:
    """The component on its page, and what it has sent."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page_text = PAGE % json.dumps(loader())
        page.route(f"{HOST}/**", lambda route: route.fulfill(content_type="text/html", body=page_text))
        for name, content in {**browser_files(), **face_files()}.items():
            self._serve(name, content)
        page.goto(f"{HOST}/")

    def _serve(self, name: str, content: bytes) -> None:
        kind = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}[name.rpartition(".")[2]]
        self.page.route(
            f"{HOST}{address()}{name}", lambda route: route.fulfill(content_type=f"{kind}; charset=utf-8", body=content)
        )

    def show(self, data: dict[str, Any]) -> None:
        self.page.evaluate("data => show(data).then(() => {})", data)

    def sent(self) -> list[Any]:
        return [value for name, value in self.page.evaluate("sent") if name == "command"]

    def get(self, selector: str) -> Any:
        return self.page.locator(selector)

    def texts(self, selector: str) -> list[str]:
        return [text.strip() for text in self.get(selector).all_inner_texts()]


def a_deck(
    families: int = 11, titles: Callable[[int, int], str] = lambda family, place: SHORT[place], clues: bool = False
) -> Deck:
    def card(family: int, place: int) -> Card:
        clue = f"clue {family}.{place} about a long and winding tale of many people" if clues else ""
        return Card(f"{family}-{place}", CREATORS[family], titles(family, place), clue=clue)

    return Deck(
        "Authors",
        tuple(Family(CREATORS[one], tuple(card(one, place) for place in range(4))) for one in range(families)),
    )


def long_title(family: int, place: int) -> str:
    return f"The Remarkable and True History of a Most Unfortunate Man {family:02d}"[:58] + f"{place:2d}"


def a_round(deck: Deck, held: list[int], rules: Rules) -> Round:
    """Seat 0 holds the first so many cards of each family and begins; the others share the rest in turn."""
    mine = [4 * family + place for family, count in enumerate(held) for place in range(count)]
    rest = [card for card in range(len(deck.cards)) if card not in mine]
    others = rules.seats - 1
    hands = [tuple(rest[start::others]) for start in range(others)]
    return Round.from_deal(deck, rules, Deal(others, (tuple(mine), *hands)), seed=5)


def data_of(game: Round | Simultaneous, said: tuple = (), course: Course | None = None, **more: Any) -> dict[str, Any]:
    seats, view = game.rules.seats, game.view(0)
    seen_now = view.round if isinstance(view, CallView) else view
    told = tuple((number, seen(event, 0) if isinstance(event, Event) else event) for number, event in said)
    seated = SimpleNamespace(
        game_id=1, view=seen_now, said=told, names=NAMES[:seats], levels=(None, *["sharp"] * (seats - 1)),
        deck_name=game.deck.name, words=Words(), preset="classic", course=course or Course(),
    )  # fmt: skip
    return table_data(seated, **more)


def match_data(match: Match, *moves: Any, **course: Any) -> dict[str, Any]:
    """The table of seat 0 after these moves of a match, each with its time or without, and what they caused."""
    timed = [move if isinstance(move, tuple) else (move, 0) for move in moves]
    said = tuple((match.number, event) for move, at_ms in timed for event in match.play(move, match.number, at_ms))
    data = data_of(match.round, said, Course(match.view(0), match.rules, **course))
    return {**data, "number": match.number}


def played(game: Round, *moves: Move) -> tuple:
    return tuple((game.number, event) for move in moves for event in game.play(move, game.number))


def a_hit(game: Round) -> Move:
    return next(ask for ask in game.legal_asks() if ask.card in game.cards.hand(ask.seat))
