"""Random tables and random moves, for what must hold in every game: all presets, and house rules thrown together."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from authors_edu.decks.model import Deck
from authors_edu.game.moves import Acknowledge, Ask, Choose, Leave, Move, Name, NameByChance, Pass, Undo
from authors_edu.game.offers import presets_for
from authors_edu.game.presets import PRESETS
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules, RulesError, check_playable
from authors_edu.game.stage import Stage
from authors_edu.game.undo import last_decision

IN_TURNS = tuple(name for name in PRESETS if name != "simultaneous")
HOUSE_RULES: dict[str, tuple[Any, ...]] = {
    "ask": ("card", "creator"),
    "deal": (None, 1, 3),
    "after_miss": ("left", "asked"),
    "allow_pass": (False, True),
    "illegal_ask": ("refuse", "turn_passes", "penalty"),
    "ask_held": ("no", "bluff", "forfeit"),
    "reenter": (False, True),
    "copies": (1, 2),
    "teams": (False, True),
    "blind": (False, True),
    "naming": ("off", "typed", "choice"),
    "naming_per_ask": ("all", "one"),
    "tie": ("share", "asks"),
}


@dataclass(frozen=True)
class SetUp:
    """A table to play at. `preset` is None where the rules were put together by chance."""

    preset: str | None
    options: tuple[tuple[str, Any], ...]
    seats: int
    families: int
    clues: bool
    seed: int  # of the deal
    players: int  # seed of what they do

    def rules(self, deck: Deck) -> Rules:
        if self.preset is None:
            return Rules(seats=self.seats, **dict(self.options))
        rules = presets_for(self.seats, deck)[self.preset]
        assert isinstance(rules, Rules)
        return rules


@st.composite
def set_ups(
    draw: st.DrawFn, most_families: int = 15, most_seats: int = 6, presets: tuple[str, ...] = IN_TURNS
) -> SetUp:
    """Draws a preset at a table that it allows, or (a third of the time) house rules that go together."""
    families = draw(st.integers(max(2, (most_seats + 3) // 4), most_families))
    clues, seed, players = draw(st.booleans()), draw(st.integers(0, 2**40)), draw(st.integers(0, 2**32))
    if draw(st.integers(0, 2)):
        name = draw(st.sampled_from(presets))
        known = PRESETS[name]
        seats = [n for n in range(known.fewest, min(most_seats, known.most) + 1) if name != "teams" or n % 2 == 0]
        return SetUp(name, (), draw(st.sampled_from(seats)), families, clues, seed, players)
    seats = draw(st.integers(2, most_seats))
    return SetUp(None, tuple(draw(house_rules(seats, families)).items()), seats, families, clues, seed, players)


@st.composite
def house_rules(draw: st.DrawFn, seats: int, families: int) -> dict[str, Any]:
    """Adds one option after the other, and leaves out what does not go with those before."""
    options: dict[str, Any] = {}
    order = draw(st.permutations(sorted(HOUSE_RULES)))
    if draw(st.booleans()):
        options |= {"blind": True, "illegal_ask": draw(st.sampled_from(("turn_passes", "penalty")))}
    for option in order:
        tried = options | {option: options.get(option, draw(st.sampled_from(HOUSE_RULES[option])))}
        try:
            rules = Rules(seats=seats, **tried)
        except RulesError:
            continue
        if rules.deal is None or rules.deal <= max(1, rules.copies * 4 * families // (2 * seats)):
            options = tried
    return options


def all_rules(seats: int, deck: Deck, rng: Random) -> Rules:
    """Gives house rules put together by chance, without Hypothesis: for long runs."""
    options: dict[str, Any] = {}
    for option in sorted(HOUSE_RULES, key=lambda _: rng.random()):
        tried = options | {option: rng.choice(HOUSE_RULES[option])}
        try:
            check_playable(deck, Rules(seats=seats, **tried))
        except RulesError:
            continue
        options = tried
    return Rules(seats=seats, **options)


def any_move(round: Round, rng: Random) -> Move:
    """Picks a move that the round accepts: mostly a legal ask, sometimes one that is ruled on, and all others."""
    if rng.random() < 0.01 and (staying := set(range(round.rules.seats)) - round.left):
        return Leave(rng.choice(sorted(staying)))
    if rng.random() < 0.002 and (deciders := _deciders(round)):
        return Undo(rng.choice(deciders))
    if round.blind is not None and round.blind.shown and (not round.asks_now or rng.random() < 0.3):
        seat = round.turn if not round.asks_now and round.stage is Stage.ASK else rng.choice(sorted(round.blind.shown))
        return Acknowledge(seat)
    if round.stage is Stage.NAME:
        return _naming(round, rng)
    if round.rules.allow_pass and not round.passing_is_closed and rng.random() < 0.05:
        return Pass()
    if rng.random() < 0.05 and (ruled := _ruled(round, rng)):
        return ruled
    return rng.choice(round.legal_asks())


def _naming(round: Round, rng: Random) -> Move:
    way = rng.randrange(3)
    if way == 0:
        return NameByChance(rng.random())
    if way == 1:
        return Name("")
    if round.rules.naming == "typed":
        return Name(rng.choice(round.deck.cards).work)
    pending = round.view(round.turn).pending  # to draw up a choice takes as long as fifty moves
    assert pending is not None
    return Choose(rng.randrange(len(pending.choices)))


def _ruled(round: Round, rng: Random) -> Ask | None:
    """Picks an ask of one other seat that R-23 or R-40 rules on, where there is one."""
    rules = round.rules
    if rules.illegal_ask == "refuse" and rules.ask_held != "forfeit":
        return None
    view = round.view(round.turn)
    seat = rng.choice(view.askable_seats)
    asks = [Ask(seat, card=card) for card in view.askable_cards]
    if rules.illegal_ask != "refuse":
        asks += [Ask(seat, family=family) for family in view.askable_families]
    legal = set(round.legal_asks())
    left = [ask for ask in asks if ask not in legal]
    return rng.choice(left) if left else None


def _deciders(round: Round) -> list[int]:
    """Lists the seats that have decided something that is not yet taken back."""
    return [seat for seat in range(round.rules.seats) if last_decision(round, seat) is not None]
