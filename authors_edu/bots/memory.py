"""Memory: which of the facts that everybody was told one seat still knows.

Nothing is stored for a seat. What it remembers follows from the shared knowledge each time, so that it is the same
after a restart. Players forget the oldest first and miss some of what others say; they never imagine anything.
"""

from authors_edu.bots.knowledge import Fact, Knowledge


def remembers(knowledge: Knowledge, seat: int, fact: Fact, span: int, notices: float) -> bool:
    """Says whether a seat that keeps the newest `span` answers, and notices that share of them, knows a fact.

    What it asked itself it never misses, and its last ask it never forgets. Having heard the same before is as good.
    """
    oldest, last_asked = knowledge.answers - span + 1, knowledge.last_asked[seat]
    told: Fact | None = fact
    while told is not None and told.number >= min(oldest, last_asked):
        if told.number >= oldest and (seat == told.asker or attention_needed(told, seat, knowledge.luck) <= notices):
            return True
        if told.number == last_asked:
            return True
        told = told.before
    return False


def attention_needed(fact: Fact, seat: int, luck: int) -> float:
    """Gives how attentive a seat must be to notice the answer behind a fact: spread over 0 to 1, by luck."""
    mixed = 0
    for part in (luck, fact.number, fact.asker, fact.asked, seat):
        # The closing steps of MurmurHash3 (in the public domain): every bit of the input moves every bit of the result.
        mixed = (mixed ^ part) + 0x9E3779B9 & 0xFFFFFFFF
        mixed = (mixed ^ mixed >> 16) * 0x85EBCA6B & 0xFFFFFFFF
        mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return (mixed + 1) / 0x100000000
