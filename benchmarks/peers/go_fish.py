"""OpenSpiel's `go_fish` with four random seats: a peer of `play_rounds.py` that needs `open_spiel`.

    python go_fish.py SEED SECONDS      plays for so long, prints {"rounds", "moves", "seconds"}

A move is an ask; the draws by chance between them are played too, and not counted.
"""

import json
import sys
from random import Random
from time import process_time

import pyspiel


def play(game: "pyspiel.Game", random: Random) -> int:
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            moves += 1
    return moves


def main() -> None:
    game, random = pyspiel.load_game("go_fish(players=4)"), Random(int(sys.argv[1]))
    for _ in range(20):
        play(game, random)
    rounds = moves = 0
    start = process_time()
    while (seconds := process_time() - start) < float(sys.argv[2]):
        moves += play(game, random)
        rounds += 1
    print(json.dumps({"rounds": rounds, "moves": moves, "seconds": seconds}))  # noqa: T201


if __name__ == "__main__":
    main()
