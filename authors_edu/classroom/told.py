"""What the events of one move tell about students: sets laid and works named. Writes nothing.

Only seats of students count: bots and guests leave nothing here. A name skipped because the player left, or because the
time was up, is no answer.
"""

from collections.abc import Sequence

from authors_edu.classroom.games import Game, Row, Told
from authors_edu.game.events import Named, SeatLeft, SetLaid, TimeUp, Undone
from authors_edu.game.match_events import MatchEvent
from authors_edu.game.round import Round
from authors_edu.game.simultaneous import Simultaneous


def told_by(events: Sequence[MatchEvent], game: Game, round: Round | Simultaneous, dealt_at: int = 0) -> Told:
    """Gives the rows that go into the same transaction as the move. `dealt_at`: the number of the round's deal.

    What was named stays named, also where it is taken back: each card has its one try (R-52, R-57).
    """
    sets_laid: list[Row] = []
    namings: list[Row] = []
    answering = True
    for place, event in enumerate(events):
        answering = answering and not isinstance(event, SeatLeft | TimeUp)
        if not isinstance(event, SetLaid | Named) or (student := game.seats[event.seat].student_id) is None:
            continue
        row: Row = {"place": place, "student_id": student}
        if isinstance(event, SetLaid):
            first = game.deck.families[event.family].cards[0]
            sets_laid.append(row | {"first_card_id": first.id, "dealt": event.dealt})
        elif answering and isinstance(round, Round):
            answer = {"verdict": event.verdict, "typed": event.typed, "took_ms": event.took_ms}
            namings.append(row | {"card_id": round.card(event.card).id} | answer)
    undone = next((event for event in events if isinstance(event, Undone)), None)
    return Told(tuple(sets_laid), tuple(namings), None if undone is None else dealt_at + undone.number)
