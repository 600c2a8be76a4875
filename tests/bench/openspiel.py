#!/usr/bin/env python3
"""How fast Castles and Orléans play random games, against OpenSpiel's backgammon, on this machine in one run.

    python3 tests/bench/openspiel.py [--seconds N] [--rounds N]

Both play through their public interfaces: the whole list of legal actions, a uniform pick, apply; in Orléans a filler
picks. Backgammon is played by OpenSpiel's own C++ loop with its C++ random bots. `ratio` compares decisions of players;
`ratio_with_dice` counts backgammon's dice rolls as actions too, and ours not. The two take turns and are measured in
processor time, so that a busy machine does not matter much; the medians are compared. pip brings OpenSpiel into a virtual
environment of its own under target/. Prints one line of JSON.
"""

import argparse
import json
import pathlib
import resource
import statistics
import subprocess
import sys
import time
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / "target" / "openspiel"
OPENSPIEL = "open_spiel==2.0.2"


def backgammon(seconds):
    """Decisions, and decisions and dice rolls, per second of random backgammon; runs inside the environment."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    decisions, moves, played, spent = 0, 0, 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(player, 2 * played + player) for player in range(2)]
        start = time.process_time()
        pyspiel.evaluate_bots(state, bots, played)
        spent += time.process_time() - start
        moves += state.move_number()
        decisions += sum(step.player >= 0 for step in state.full_history())
        played += 1
    return decisions / spent, moves / spent


CASTLES = ["castles", "--players", "4", "--edition", "2019"]
ORLEANS = ["orleans", "--players", "4", "--policy", "filler"]


def rate(game, games):
    """Actions per second of random games of ours."""
    command = [ROOT / "target/release/examples/playouts", *game]
    start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    line = subprocess.run([*command, "--games", str(games)], check=True, capture_output=True, text=True).stdout
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - start
    return json.loads(line)["mean_actions"] * games / seconds


def prepare():
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    installed = [python, "-c", "import pyspiel"]
    if subprocess.run(installed, stderr=subprocess.DEVNULL).returncode != 0:
        subprocess.run([python, "-m", "pip", "install", "--quiet", OPENSPIEL], check=True)
    build = ["cargo", "build", "--quiet", "--release", "-p", "rules-core", "--example", "playouts"]
    subprocess.run(build, check=True, cwd=ROOT)
    return python


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2, help="of backgammon in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--backgammon", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.backgammon:
        print(*backgammon(options.seconds))
        return
    python = prepare()
    theirs, castles, orleans = [], [], []
    for _ in range(options.rounds):
        command = [python, __file__, "--backgammon", "--seconds", str(options.seconds)]
        line = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        theirs.append([float(number) for number in line.split()])
        castles.append(rate(CASTLES, 10_000))
        orleans.append(rate(ORLEANS, 1_500))
    castles_rate, orleans_rate = statistics.median(castles), statistics.median(orleans)
    decisions, moves = (statistics.median(column) for column in zip(*theirs))
    print(json.dumps({
        "castles_actions_per_s": round(castles_rate),
        "backgammon_actions_per_s": round(decisions),
        "ratio": round(castles_rate / decisions, 1),
        "ratio_with_dice": round(castles_rate / moves, 1),
        "orleans_ratio": round(orleans_rate / decisions, 1),
        "openspiel": OPENSPIEL.split("==")[1],
    }))
    if castles_rate < 20 * decisions:
        sys.exit("castles must be twenty times as fast")
    if orleans_rate < 5 * decisions:
        sys.exit("orleans must be five times as fast")


if __name__ == "__main__":
    main()
