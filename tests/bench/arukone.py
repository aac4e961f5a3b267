#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Measures how fast Arukone boards are solved, in one run, and prints tables in Markdown.

    tests/bench/arukone.py BUILD_FOLDER

BUILD_FOLDER is a build of the preset bench in which the targets arukone-bench and lichter-aus-cli were built. The
answer set solver clingo (Debian: gringo) is asked the same question, whether a solution that fills the board is the only
one, about the same boards, if it is installed: processor time of the whole process for both, with a limit of two
minutes."""

import json
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

LIMIT = 120  # Seconds.

ENCODING = """
{ e(X,Y) : beside(X,Y) }.
on(X,Y) :- e(X,Y).
on(Y,X) :- e(X,Y).
:- terminal(X), #count { Y : on(X,Y) } != 1.
:- free(X), #count { Y : on(X,Y) } != 2.
reached(X,K) :- first(X,K).
reached(Y,K) :- reached(X,K), on(X,Y).
:- second(X,K), not reached(X,K).
:- free(X), not reached(X,_).
#show e/2.
"""


def processor_seconds(command, **options):
    """Processor seconds of a command and what it prints; None and an empty text if it takes too long."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=LIMIT, text=True, **options)
    except subprocess.TimeoutExpired:
        return None, ""
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, run.stdout


def facts(rows):
    """The board as facts for clingo."""
    lines = []
    seen = set()
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            if sign == "_":
                continue
            for r2, c2 in ((r, c + 1), (r + 1, c)):
                if r2 < len(rows) and c2 < len(row) and rows[r2][c2] != "_":
                    lines.append(f"beside(({r},{c}),({r2},{c2})).")
            if sign == ".":
                lines.append(f"free(({r},{c})).")
            else:
                lines.append(f"terminal(({r},{c})). {'second' if sign in seen else 'first'}(({r},{c}),{ord(sign)}).")
                seen.add(sign)
    return "\n".join(lines)


def compare(cli, clingo, codes):
    """Times of both for each board of a set, in milliseconds; checks that they agree."""
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as folder:
        for code in codes:
            seconds, output = processor_seconds([cli, "arukone", "solve", code, "--json"])
            ours.append(1000 * seconds)
            answer = json.loads(output)
            board = json.loads(subprocess.run([cli, "decode", code], stdout=subprocess.PIPE, check=True).stdout)["board"]
            file = pathlib.Path(folder, "board.lp")
            file.write_text(ENCODING + facts(board))
            seconds, output = processor_seconds([clingo, "-n", "2", "--outf=2", str(file)])
            theirs.append(float("inf") if seconds is None else 1000 * seconds)
            if seconds is not None and (json.loads(output)["Models"]["Number"] == 1) != answer["unique"]:
                sys.exit(f"clingo does not agree on {code}")
    return ours, theirs


def words(times):
    open_ones = sum(time == float("inf") for time in times)
    text = f"{statistics.median(times):.0f} / {max(time for time in times if time < float('inf')):.0f}"
    return text + (f" ({open_ones} open)" if open_ones else "")


def main():
    build = pathlib.Path(sys.argv[1])
    bench, cli = str(build / "bin/arukone-bench"), str(build / "bin/lichter-aus-cli")
    subprocess.run([bench], check=True)
    clingo = shutil.which("clingo")
    if not clingo:
        return
    sets = {}
    for line in subprocess.run([bench, "--codes"], stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines():
        name, code = line.split("\t")
        sets.setdefault(name, []).append(code)
    print("| only solution that fills, whole process, ms | `lichter-aus-cli arukone solve` | clingo |\n| --- | --- | --- |")
    for name, codes in sets.items():
        ours, theirs = compare(cli, clingo, codes)
        print(f"| {name} ({len(codes)}) | {words(ours)} | {words(theirs)} |", flush=True)


if __name__ == "__main__":
    main()
