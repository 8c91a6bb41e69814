"""Rounds set up by a line, in which seats ask as a test says: A1 is the first work of family A."""

from authors_edu.bots.knowledge import Knowledge
from authors_edu.bots.play import knowledge_of
from authors_edu.game.moves import Acknowledge, Ask
from authors_edu.game.position import LETTERS
from authors_edu.game.round import Round


def card(label: str) -> int:
    """The number of a card with naming off: A1 is 0, B1 is 4."""
    return 4 * LETTERS.index(label[0]) + int(label[1]) - 1


def ask(round: Round, *asks: str) -> Round:
    """Plays asks such as "1>2 A3": the seat on turn must be the one named first. "1>2 A" asks for the whole family."""
    for one in asks:
        seats, wanted = one.split()
        asker, asked = map(int, seats.split(">"))
        if round.blind is not None and round.turn in round.blind.shown:
            round.play(Acknowledge(round.turn), round.number)
        assert round.turn == asker, f"{one}: it is the turn of seat {round.turn}"
        move = Ask(asked, card=card(wanted)) if len(wanted) > 1 else Ask(asked, family=LETTERS.index(wanted))
        round.play(move, round.number)
    if round.blind is not None and round.turn in round.blind.shown:
        round.play(Acknowledge(round.turn), round.number)
    return round


def known(round: Round) -> Knowledge:
    return knowledge_of(round)
