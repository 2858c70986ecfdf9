"""Play one match of each game with an installed ``sobremesa``, away from the sources."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile


def main(command: str) -> int:
    def run(*arguments: str) -> str:
        done = subprocess.run(
            [command, *arguments],
            input="",
            capture_output=True,
            text=True,
            timeout=120,
            cwd=elsewhere,
            check=False,
        )
        if done.returncode != 0 or done.stderr:
            sys.exit(f"{command} {' '.join(arguments)}: {done.stderr or done.stdout}")
        return done.stdout

    with tempfile.TemporaryDirectory() as elsewhere:
        games = json.loads(run("games", "--json"))
        for game in games:
            seats = ",".join(["bot"] * max(2, game["seats"]["least"]))
            printed = run("play", game["id"], "--seats", seats, "--seed", "1", "--lang", "en")
            if "Results" not in printed:
                sys.exit(f"{game['id']} did not come to its end")
            print(f"{game['id']}: a match played from the wheel")
    return 0 if games else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
