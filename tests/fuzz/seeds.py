#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Writes inputs for the fuzz targets that look like what players have: the shipped levels as files, boards, codes, game
IDs and unfinished work, made-up runs with their presses, and a piece of each catalogue.

    tests/fuzz/seeds.py FOLDER    writes FOLDER/TARGET/*; FOLDER must not exist yet

The environment says where lichter-aus-cli is: LICHTER_BIN. scripts/fuzz --keep makes the kept corpus of them.
"""

import itertools
import json
import os
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from made_up_runs import made_up_runs  # noqa: E402

RUNS = 40  # As many made-up runs are enough.
SIDE = 6  # Game IDs contain a matrix that has as many rows as the board has cells.


def cli(*arguments, given=None):
    return subprocess.run([Path(os.environ["LICHTER_BIN"]) / "lichter-aus-cli", *arguments], input=given, check=True,
                          stdout=subprocess.PIPE, text=True).stdout


class Seeds:
    def __init__(self, folder):
        self._folder = folder

    def add(self, target, name, content):
        file = self._folder / target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))


def hexadecimal(bits):
    """The digits of a row of bits, the highest first, filled up with zeros."""
    bits = bits + "0" * (-len(bits) % 4)
    return "".join(f"{int(bits[i:i + 4], 2):x}" for i in range(0, len(bits), 4))


def flip_id(board):
    """The game ID of a plane board without holes."""
    rows, columns = len(board), len(board[0])
    cells = list(itertools.product(range(rows), range(columns)))
    matrix = "".join(str(int(abs(r - row) + abs(c - column) <= 1)) for row, column in cells for r, c in cells)
    lit = "".join(str(int(window == "#")) for window in "".join(board))
    return f"{columns}x{rows}:{hexadecimal(matrix)},{hexadecimal(lit)}"


def unfinished(level):
    """The draft of a level in the editor. The goal of a level can be a picture, which is a field of its own there."""
    draft = {"format": "lichter-aus/unfinished", "version": 1, "id": level["id"], "name": level["name"], "author": ""}
    if level.get("puzzle") == "arukone":
        return {**draft, "puzzle": "arukone", "fill": level.get("fill", "all"), "board": level["board"], "cables": []}
    goal = level.get("goal", "off")
    dark = ["".join("_" if window == "_" else "." for window in row) for row in level["board"]]
    picture = goal if isinstance(goal, list) else dark
    return {**draft, "goal": "picture" if isinstance(goal, list) else goal, "surface": level.get("surface", "plane"),
            "stamp": level.get("stamp", "plus"), "board": level["board"], "picture": picture}


def add_levels(seeds):
    for pack in sorted((ROOT / "levels").glob("?-*.json")) + sorted((ROOT / "levels" / "arukone").glob("*.json")):
        content = json.loads(pack.read_text(encoding="utf-8"))
        puzzle = content.get("puzzle", "lights")
        small = {**content, "levels": content["levels"][:3]}
        for target in ("level-json", "own-level"):
            seeds.add(target, pack.name, json.dumps(small, ensure_ascii=False))
        for number, level in enumerate(content["levels"]):
            name = f"{pack.stem}-{number}"
            alone = {"format": "lichter-aus/level", "version": content["version"], **level}
            if puzzle == "arukone":
                alone.setdefault("puzzle", "arukone")
            text = json.dumps(alone, ensure_ascii=False)
            rows = "\n".join(level["board"]) + "\n"
            for target in ("level-json", "own-level"):
                seeds.add(target, name, text)
            seeds.add("unfinished-level", name, json.dumps(unfinished(alone), ensure_ascii=False))
            seeds.add("arukone-board" if puzzle == "arukone" else "text-board", name, rows)
            with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                code = cli("code", file.name).strip()
            seeds.add("arukone-board" if puzzle == "arukone" else "share-code", f"{name}-code", code)
            if puzzle == "lights" and max(len(level["board"]), len(level["board"][0])) <= SIDE \
                    and set("".join(level["board"])) <= {"#", "."} and "surface" not in level and "stamp" not in level:
                seeds.add("flip-id", name, flip_id(level["board"]))


def add_runs(seeds):
    daily = (ROOT / "docs" / "daily.md").read_text(encoding="utf-8")
    runs = made_up_runs(cli, daily, "Mina", ("Jonas", "Ayşe"), date(2026, 11, 1))
    for number, run in enumerate(itertools.islice(runs, RUNS)):
        seeds.add("run-line", f"run-{number}", json.dumps(run, ensure_ascii=False))
        seeds.add("events", f"run-{number}", json.dumps(run["events"], separators=(",", ":")))


def add_catalogues(seeds):
    for catalogue in sorted((ROOT / "assets" / "locale").glob("*.po")):
        messages = catalogue.read_text(encoding="utf-8").split("\n\n")
        special = [message for message in messages[8:] if "msgid_plural" in message or "msgctxt" in message]
        chosen = messages[:8] + special[:6]
        for order in ("little", "big"):
            compiled = subprocess.run(["msgfmt", f"--endianness={order}", "-o", "-", "-"], check=True,
                                      input="\n\n".join(chosen).encode("utf-8"), stdout=subprocess.PIPE).stdout
            seeds.add("catalogue", f"{catalogue.stem}-{order}", compiled)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True)
    seeds = Seeds(folder)
    add_levels(seeds)
    add_runs(seeds)
    add_catalogues(seeds)


if __name__ == "__main__":
    main()
