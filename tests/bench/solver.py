#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Measures the solver against the methods it replaces, in one run, and prints a table in Markdown.

    tests/bench/solver.py BUILD_FOLDER

BUILD_FOLDER is a build of the preset bench in which the target solver-bench was built. Times are processor time of one
core, the median of three repetitions. Flip, from Simon Tatham's collection (Debian: sgt-puzzles), is measured too if it
is installed: how much longer generating and solving a board takes than just generating it, with a limit of two
minutes."""

import datetime
import json
import pathlib
import platform
import re
import resource
import shutil
import subprocess
import sys

LIMIT = 120  # Seconds for Flip.


def machine():
    model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    return model.group(1) if model else platform.machine()


def measure(program):
    """Median processor times by name, in milliseconds."""
    run = subprocess.run([program, "--benchmark_repetitions=3", "--benchmark_min_time=0.2", "--benchmark_report_aggregates_only=true",
                          "--benchmark_format=json"], stdout=subprocess.PIPE, check=True)
    unit = {"ns": 1e-6, "us": 1e-3, "ms": 1.0, "s": 1e3}
    return {entry["run_name"]: entry["cpu_time"] * unit[entry["time_unit"]]
            for entry in json.loads(run.stdout)["benchmarks"]
            if entry["aggregate_name"] == "median" and not entry.get("error_occurred")}


def processor_seconds(command):
    """Processor seconds of a command, or None if it takes too long."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=LIMIT, check=True)
    except subprocess.TimeoutExpired:
        return None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def flip(side):
    """Milliseconds that Flip takes to solve a board; None if it is not installed, infinity if it gives up."""
    program = shutil.which("sgt-flip", path="/usr/games:/usr/local/games:/usr/bin")
    if not program:
        return None
    generating = min(processor_seconds([program, "--generate", "1", f"{side}x{side}c"]) for _ in range(3))
    command = [program, "--generate", "1", "--test-solve", f"{side}x{side}c"]
    both = []
    while len(both) < 3 and None not in both:  # Do not retry once it has given up.
        both.append(processor_seconds(command))
    if None in both:
        return float("inf")
    return max(0.0, min(both) - generating) * 1000


def milliseconds(value):
    if value is None:
        return "–"
    if value == float("inf"):
        return f"over {LIMIT} s"
    return f"{value:.3f} ms" if value < 1 else f"{value:.1f} ms" if value < 1000 else f"{value / 1000:.2f} s"


def ratio(other, own):
    return "–" if other is None else "∞" if other == float("inf") else f"{other / own:.0f} ×"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    times = measure(pathlib.Path(sys.argv[1]) / "bin/solver-bench")
    print(f"{machine()}, one core, {datetime.date.today()}\n")

    print("| board | whole solution | M4RI on the chasing system | elimination N×N | Flip (optimum) |")
    print("| --- | --- | --- | --- | --- |")
    for side in (20, 30, 50, 100, 1000, 2000, 2500, 5000, 10000):
        own = times[f"wholeSolution/{side}"]
        dense = times.get(f"m4riOnTheChasingSystem/{side}")
        school = times.get(f"schoolElimination/{side}")
        # Flip looks for the fewest presses, so it is compared with the proven optimum.
        theirs, proven = (flip(side), times.get(f"optimum/plane/{side}/1")) if side <= 30 else (None, None)
        cells = [f"{milliseconds(value)} ({ratio(value, own)})" if value is not None else "–" for value in (dense, school)]
        if theirs is not None and proven is not None:
            cells.append(f"{milliseconds(theirs)}; ours {milliseconds(proven)}")
        else:
            cells.append("–")
        print(f"| {side}×{side} | {milliseconds(own)} | " + " | ".join(cells) + " |")
    copy = times["copyInAndOut/10000"]
    own = times["wholeSolution/10000"]
    print(f"\n10 000×10 000 takes {own / copy:.1f} times a copy of its bits ({milliseconds(copy)}) and "
          f"{own / times['wholeSolution/2500']:.1f} times a board of 2 500×2 500.\n")

    print("| proven optimum | all on | a random board |")
    print("| --- | --- | --- |")
    for name in sorted({key.rsplit("/", 1)[0] for key in times if key.startswith("optimum/")},
                       key=lambda key: (key.split("/")[1] != "plane", key.split("/")[1], int(key.split("/")[2]))):
        _, surface, side = name.split("/")
        print(f"| {side}×{side} {surface} | {milliseconds(times[name + '/0'])} | {milliseconds(times[name + '/1'])} |")

    print("\n| a fifth of holes, one solution | time |\n| --- | --- |")
    for name in (key for key in times if key.startswith("holes/")):
        _, rules, side = name.split("/")
        print(f"| {side}×{side} {rules} | {milliseconds(times[name])} |")


if __name__ == "__main__":
    main()
