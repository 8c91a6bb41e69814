"""The rules in words claim what the engine does: every claim is played, and its opposite is neither claimed nor played.

The games stand in `proofs`; a claim without one fails here. What each claim says, a person has read: `claims.txt`.
"""

from pathlib import Path

import pytest
from words.proofs import asking, calling, naming, sets, setting_up, winning
from words.proofs.bench import Bench, Proof

from authors_edu.decks.model import Words
from authors_edu.game.refusals import MoveError, UnreadableMove
from authors_edu.game.rules import Rules, RulesError
from authors_edu.words.rules import Says, rules_in_words

MODULES = (setting_up, asking, calling, sets, naming, winning)
ALL = [proof for module in MODULES for proof in vars(module).values() if isinstance(proof, Proof)]
PROOFS = {proof.says: proof for proof in ALL}

READ = Path(__file__).with_name("claims.txt")
# Games in which claims are worded in another way than in that of their proof.
OTHERS = (
    Rules(seats=2, deal=7, after_miss="asked", tie="sudden_death"),
    Rules(seats=4, deal=5, after_miss="asked", naming="typed", ask_held="forfeit", rounds=2),
    Rules(seats=4, deal=5, ask="creator", naming="choice"),
    Rules(seats=5, ask="creator", reenter=True),
    Rules(seats=4, teams=True, reenter=True, target=10, tie="sudden_death"),
    Rules(seats=4, pace="simultaneous", ask_held="forfeit", teams=True),
    Rules(seats=8, copies=2, ask_held="bluff"),
)


def claimed(seats, options):
    parts = rules_in_words(Rules(seats=seats, **options), Words(), 11)
    return {claim.says for part in parts for claim in part.claims}


def is_shown(proof: Proof, bench: Bench) -> bool:
    """Where the table cannot be set up, or a move is not allowed, nothing is shown."""
    try:
        return proof.shown(bench)
    except (MoveError, UnreadableMove, RulesError):
        return False


def test_every_claim_has_a_game():
    assert sorted(proof.says for proof in ALL) == sorted(Says)


@pytest.mark.parametrize("says", Says)
def test_the_engine_does_what_is_claimed(says, table, deck_of, cards):
    proof = PROOFS[says]
    assert says in claimed(proof.seats, proof.options)
    assert is_shown(proof, Bench(table, deck_of, cards, proof.seats, proof.options))


@pytest.mark.parametrize("says", [says for says, proof in PROOFS.items() if proof.otherwise is not None])
def test_by_the_opposite_options_it_is_neither_claimed_nor_done(says, table, deck_of, cards):
    proof = PROOFS[says]
    opposite = {**proof.options, **proof.otherwise}
    assert says not in claimed(proof.seats, opposite)
    assert not is_shown(proof, Bench(table, deck_of, cards, proof.seats, opposite))


def sentences():
    """Gives every claim in every wording, each once."""
    of_proofs = [(Rules(seats=PROOFS[says].seats, **PROOFS[says].options), says) for says in Says]
    of_others = [(rules, says) for rules in OTHERS for says in Says]
    told = {}
    for rules, says in (*of_proofs, *of_others):
        for part in rules_in_words(rules, Words("painter", "painters", "painting", "paintings"), 12):
            told.update({f"{says}: {claim.sentence}": None for claim in part.claims if claim.says is says})
    return list(told)


def test_every_claim_is_worded_as_it_was_read():
    """After a change read the new sentence beside its game, and put it into the file."""
    assert sentences() == READ.read_text(encoding="utf-8").splitlines()
