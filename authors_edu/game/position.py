"""Position: a table as one line of text, so that a rule can be tried by hand, and back.

    A1 A2 B1 [C] | A3 B2 B3 | > A4 B4 / D1 D2 D3 D4

Hands stand by seat, with `|` between them; A1 is the first card of the first family of the deck (a to z go on after
Z, and AA, BB ... after z). `[C]`: family C lies before that seat as a set. After `/` comes the pile, the top card
first. `>` stands before the hand of the seat to begin, seat 0 where it stands nowhere. `-` is a seat that does not
play (R-62).
"""

from string import ascii_lowercase, ascii_uppercase
from typing import Any

from authors_edu.decks.model import FAMILY_SIZE, Card, Deck, Family
from authors_edu.game.deal import Deal
from authors_edu.game.refusals import brief
from authors_edu.game.round import Round
from authors_edu.game.rules import Rules

LETTERS = ascii_uppercase + ascii_lowercase


def position(text: str, deck: Deck | None = None, seed: int = 0, **options: Any) -> Round:
    """Sets up a round from a line. Without a deck it makes one of just the families named, with clues.

    The sets are laid from the deal (R-04). Raises ValueError where the line cannot be read, and RulesError where it
    is no deal of the deck by the `options` (of Rules, but for `seats`).

    >>> round = position("A1 A2 B1 | > A3 B2 B3 | A4 B4")
    >>> round.turn, round.view(0).hand
    (1, (0, 1, 4))
    """
    if not isinstance(text, str):
        raise ValueError(f"a position is a line of text, not {brief(text)}")
    hands, _, pile = text.partition("/")
    tokens = [hand.split() for hand in hands.split("|")]
    starters = [seat for seat, hand in enumerate(tokens) if hand[:1] == [">"]]
    if len(starters) > 1:
        raise ValueError(f"only one seat can begin: {text!r}")
    first = starters[0] if starters else 0
    dealt = [[card for token in hand if token not in (">", "-") for card in _cards(token)] for hand in tokens]
    playing = [seat for seat, hand in enumerate(dealt) if hand] if ["-"] in tokens else None
    deal = Deal((first - 1) % len(tokens), tuple(map(tuple, dealt)), tuple(map(_card, pile.split())))
    rules = Rules(seats=len(tokens), **options)
    numbers = [number for cards in (*deal.hands, deal.pile) for number in cards]
    families = 1 + max(numbers, default=0) // FAMILY_SIZE
    deck = deck or sample_deck(min(families, 1 + len(numbers)))  # a letter too far is no reason to make a huge deck
    return Round.from_deal(deck, rules, deal, seed, playing=playing)


def text_of(round: Round) -> str:
    """Writes the table down as it stands; the names that wait, and the log, do not stand in it.

    >>> text_of(position("A1 A2 B1 [C] | > A3 B2 B3 | A4 B4 / D1 D3 D4 D2"))
    'A1 A2 B1 [C] | > A3 B2 B3 | A4 B4 / D1 D3 D4 D2'
    """
    hands = []
    for seat in range(round.rules.seats):
        tokens = [">"] if seat == round.turn and not round.is_over else []
        tokens += [_label(card) for card in sorted(round.works[handle] for handle in round.cards.hand(seat))]
        tokens += [f"[{_letters(family)}]" for family in round.cards.sets[seat]]
        hands.append(" ".join(tokens) or "-")
    pile = " ".join(_label(round.works[handle]) for handle in reversed(round.cards.pile))
    return " | ".join(hands) + (f" / {pile}" if pile else "")


def sample_deck(families: int) -> Deck:
    """Makes a deck to try things with: the first card of family A is called A1."""
    return Deck("Letters", tuple(_family(_letters(number)) for number in range(families)))


def _family(letter: str) -> Family:
    creator = f"Writer {letter}"
    cards = (Card(f"id-{letter}{n}", creator, f"{letter}{n}", clue=f"clue {n} of {letter}") for n in range(1, 5))
    return Family(creator, tuple(cards))


def _cards(token: str) -> list[int]:
    if token.startswith("[") and token.endswith("]"):
        return [_card(f"{token[1:-1]}{place}") for place in range(1, FAMILY_SIZE + 1)]
    return [_card(token)]


def _card(label: str) -> int:
    letters, place = label[:-1], label[-1:]
    if not letters or letters[0] not in LETTERS or letters.strip(letters[0]) or place not in ("1", "2", "3", "4"):
        raise ValueError(f"no card {brief(label)}: a letter and a number from 1 to 4, as in A1")
    family = len(LETTERS) * (len(letters) - 1) + LETTERS.index(letters[0])
    return FAMILY_SIZE * family + int(place) - 1


def _label(card: int) -> str:
    return f"{_letters(card // FAMILY_SIZE)}{card % FAMILY_SIZE + 1}"


def _letters(family: int) -> str:
    more, letter = divmod(family, len(LETTERS))
    return LETTERS[letter] * (1 + more)
