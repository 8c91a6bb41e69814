"""Deal: which cards each seat gets (R-02, R-03, R-31). Lays no set and plays no turn."""

from dataclasses import dataclass

from authors_edu.game.chance import stream
from authors_edu.game.rules import Rules, RulesError, Unplayable


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt, by their numbers in the deck; the pile with its top card first."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...] = ()


def deal_cards(cards: int, rules: Rules, seed: int) -> Deal:
    """Shuffles and deals one card at a time from the dealer's left, short hands end at the dealer (R-03)."""
    seats = rules.seats
    dealer = stream(seed, "dealer").below(seats)
    order = stream(seed, "deal").shuffled(range(cards))
    dealt = cards if rules.deal is None else rules.deal * seats
    hands = [tuple(order[(seat - dealer - 1) % seats : dealt : seats]) for seat in range(seats)]
    return Deal(dealer, tuple(hands), tuple(order[dealt:]))


def shuffled_places(families: int, seed: int) -> tuple[int, ...]:
    """Gives for each handle the card behind it: the four of a family in an order shuffled for the round (R-53)."""
    chance = stream(seed, "handles")
    return tuple(4 * family + place for family in range(families) for place in chance.shuffled(range(4)))


def check_deal(deal: Deal, cards: int, seats: int) -> None:
    """Raises RulesError unless a stated deal gives every card to one place, and every seat a card (R-01)."""
    dealt = [card for cards_there in (*deal.hands, deal.pile) for card in cards_there]
    is_whole = all(type(number) is int for number in (deal.dealer, *dealt))
    has_hands = len(deal.hands) == seats and all(deal.hands)
    if not (is_whole and has_hands and 0 <= deal.dealer < seats and sorted(dealt) == list(range(cards))):
        raise RulesError(Unplayable.DEAL, cards=cards, seats=seats)
