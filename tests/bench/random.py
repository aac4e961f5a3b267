#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""How long the first random board with a difficulty takes, for the settings that take the longest: a table in Markdown.

Usage: random.py BUILD_FOLDER. See scripts/bench."""

import resource
import subprocess
import sys
from pathlib import Path

SETTINGS = [  # rows, columns, surface, stamp
    (65, 65, "plane", "plus"), (61, 61, "plane", "plus"), (33, 33, "klein", "plus"), (24, 24, "klein", "plus"),
    (60, 60, "projective", "plus"), (33, 33, "projective", "plus"), (100, 100, "torus", "plus"),
    (100, 100, "klein", "ring"), (45, 45, "klein", "knight"), (9, 9, "torus", "square"), (12, 12, "torus", "square"),
    (20, 20, "plane", "square"), (24, 24, "torus", "square"), (32, 32, "plane", "square"), (17, 17, "plane", "lines"),
    (100, 100, "plane", "lines"), (44, 32, "plane", "square"), (62, 78, "cylinder", "plus"),
]  # fmt: skip
SEEDS = 3


def seconds(command):
    """The processor time of a command, and its exit code."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, code


def main():
    program = Path(sys.argv[1]) / "bin" / "lichter-aus-cli"
    print("| size | surface | stamp | first board of hard |\n| --- | --- | --- | --- |")
    for rows, columns, surface, stamp in SETTINGS:
        taken = []
        for seed in range(SEEDS):
            taken.append(
                seconds(
                    [program, "generate", f"{rows}x{columns}", "--surface", surface, "--stamp", stamp, "--difficulty", "hard"]
                    + ["--seed", str(seed), "--format", "code"]
                )
            )
        refused = any(code != 0 for _, code in taken)
        what = "no difficulties" if refused else f"{sorted(time for time, _ in taken)[SEEDS // 2]:.2f} s"
        print(f"| {rows}×{columns} | {surface} | {stamp} | {what} |", flush=True)


if __name__ == "__main__":
    main()
