"""Deal: which cards each seat gets (R-02, R-03, R-31, R-62). Lays no set and plays no turn."""

from collections.abc import Collection
from dataclasses import dataclass

from authors_edu.game.chance import stream
from authors_edu.game.rules import Rules, RulesError, Unplayable

LONGEST_SEED = 10_000  # bits; Python writes no longer number down


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt, by their numbers in the deck; the pile with its top card first.

    Where there are two copies of each card (R-43), every number comes twice. An empty hand: that seat does not play.
    """

    dealer: int
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...] = ()


def deal_cards(
    cards: int, rules: Rules, seed: int, dealer: int | None = None, playing: Collection[int] | None = None
) -> Deal:
    """Shuffles and deals one card at a time from the dealer's left, short hands end at the dealer (R-03).

    `cards` are those of the deck, without copies. The first dealer is drawn from the seed, later ones are told (R-02);
    `playing` are the seats that get cards, all where nothing is said (R-62).
    """
    if dealer is None:
        dealer = stream(seed, "dealer").below(rules.seats)
    order = [number % cards for number in stream(seed, "deal").shuffled(range(cards * rules.copies))]
    clockwise = [seat for seat in clockwise_from(dealer, rules.seats) if playing is None or seat in playing]
    dealt = len(order) if rules.deal is None else rules.deal * len(clockwise)
    hands: list[tuple[int, ...]] = [()] * rules.seats
    for turn, seat in enumerate(clockwise):
        hands[seat] = tuple(order[turn : dealt : len(clockwise)])
    return Deal(dealer, tuple(hands), tuple(order[dealt:]))


def clockwise_from(dealer: int, seats: int) -> list[int]:
    """Lists all seats from the dealer's left, the dealer last."""
    return [(dealer + step) % seats for step in range(1, seats + 1)]


def shuffled_places(families: int, seed: int) -> tuple[int, ...]:
    """Gives for each handle the card behind it: the four of a family in an order shuffled for the round (R-53)."""
    chance = stream(seed, "handles")
    return tuple(4 * family + place for family in range(families) for place in chance.shuffled(range(4)))


def check_deal(deal: Deal, cards: int, rules: Rules, playing: Collection[int] | None = None) -> None:
    """Raises RulesError unless a stated deal gives every card to one place, and each who plays a card (R-01)."""
    seats = rules.seats
    dealt = [card for cards_there in (*deal.hands, deal.pile) for card in cards_there]
    is_whole = all(type(number) is int for number in (deal.dealer, *dealt))
    has_hands = len(deal.hands) == seats and all(
        bool(hand) is (playing is None or seat in playing) for seat, hand in enumerate(deal.hands)
    )
    every_card = sorted(list(range(cards)) * rules.copies)
    if not (is_whole and has_hands and 0 <= deal.dealer < seats and sorted(dealt) == every_card):
        raise RulesError(Unplayable.DEAL, cards=cards * rules.copies, seats=seats)


def check_numbers(seed: int, dealt_at_ms: int = 0) -> None:
    """Raises RulesError unless the deal's number is one that can be written down, and the clock goes from 0 up."""
    if type(seed) is not int or seed.bit_length() > LONGEST_SEED:
        raise RulesError(Unplayable.NUMBER, option="seed", value=seed, least=0)
    if type(dealt_at_ms) is not int or dealt_at_ms < 0:
        raise RulesError(Unplayable.NUMBER, option="dealt_at_ms", value=dealt_at_ms, least=0)


def check_playing(rules: Rules, dealer: int | None, playing: Collection[int] | None) -> None:
    """Raises RulesError unless two or more seats of the table play, and the dealer sits at it."""
    seats = range(rules.seats)
    if not isinstance(playing, Collection | None):
        raise RulesError(Unplayable.PLAYING, seats=rules.seats)
    told = [*(playing or ()), *([] if dealer is None else [dealer])]
    is_seated = all(type(seat) is int and seat in seats for seat in told)
    if not is_seated or (playing is not None and (len(set(playing)) < 2 or len(set(playing)) != len(playing))):
        raise RulesError(Unplayable.PLAYING, seats=rules.seats)
