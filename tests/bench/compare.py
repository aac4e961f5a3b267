#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs the benchmarks and compares them with those of the last release, tests/bench/last-release.json.

    tests/bench/compare.py BUILD_FOLDER FILE [--keep] [--only NAME,...]

BUILD_FOLDER is a build of the preset bench with the targets solver-bench, arukone-bench, runs-bench and frame-bench;
the last needs a display. The figures are written into FILE: milliseconds, medians or means, with the machine they belong
to. A benchmark that takes more than 1.5 times as long as at the last release gives a line that begins with "warning:".
The exit code says only whether the benchmarks ran. With --keep the figures become those of the last release: do that with
nothing else running, as part of a release. --only runs some of the programs: solver, arukone, runs, frames."""

import argparse
import datetime
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
KEPT = ROOT / "tests" / "bench" / "last-release.json"
SLOWER = 1.5
NOISE = 0.001  # Milliseconds more that mean nothing.


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def number(cell):
    """The first number in a cell, or None."""
    found = re.search(r"\d+(?:\.\d+)?", cell)
    return float(found[0]) if found else None


def tables(text):
    """(line above, heading cells, rows of cells) of each table in Markdown."""
    above, heading, rows = "", None, []
    for line in [*text.splitlines(), ""]:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            if heading:
                yield above, heading, rows
            above, heading, rows = line.strip() or ("" if heading else above), None, []
        elif heading is None:
            heading = cells
        elif not set("".join(cells)) <= {"-", " ", ":"}:
            rows.append(cells)


def solver(programs):
    """Our own methods only; others are measured by tests/bench/solver.py."""
    unit = {"ns": 1e-6, "us": 1e-3, "ms": 1.0, "s": 1e3}
    text = output(programs / "solver-bench", "--benchmark_filter=wholeSolution|optimum|longOptimum|holes",
                  "--benchmark_format=json", "--benchmark_repetitions=3", "--benchmark_min_time=0.1", "--benchmark_report_aggregates_only=true")
    return {entry["run_name"]: entry["cpu_time"] * unit[entry["time_unit"]] for entry in json.loads(text)["benchmarks"]
            if entry["aggregate_name"] == "median" and not entry.get("error_occurred")}


def arukone(programs):
    """Medians; questions are given up after two seconds."""
    return {f"{heading[0]}: {row[0]}: {column}": number(cell)
            for _, heading, rows in tables(output(programs / "arukone-bench", "2")) for row in rows
            for column, cell in zip(heading[1:], row[1:])}


def runs(programs):
    with tempfile.TemporaryDirectory(prefix="lichter-bench-") as folder:
        text = output(programs / "runs-bench", pathlib.Path(folder) / "runs.db")
    return {row[0]: number(row[heading.index("mean")]) for _, heading, rows in tables(text) if "mean" in heading
            for row in rows}


def frames(programs):
    with tempfile.TemporaryDirectory(prefix="lichter-bench-") as folder:
        text = output(programs / "frame-bench", programs.parent / "share" / "lichter-aus", folder)
    return {f"{above}: {row[0]}": number(row[1]) for above, _, rows in tables(text) for row in rows}


PROGRAMS = {"solver": solver, "arukone": arukone, "runs": runs, "frames": frames}


def machine():
    model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    return f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores"


def version():
    return re.search(r"project\(lichter-aus VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8"))[1]


def compare(now, kept, programs):
    """Prints what has become slower, and what is not measured any more."""
    print(f"\nlast release: {kept['version']}, {kept['date']}, {kept['machine']}")
    print(f"now:          {now['version']}, {now['date']}, {now['machine']}")
    if kept["machine"] != now["machine"]:
        print("These are different machines, so the figures cannot be compared one by one.")
    slower = 0
    for name, before in kept["times"].items():
        if name.split(": ", 1)[0] not in programs:
            continue
        after = now["times"].get(name)
        if after is None:
            print(f"warning: {name} is not measured any more")
        elif after > SLOWER * before and after - before > NOISE:
            slower += 1
            print(f"warning: {name} took {before:.3g} ms and takes {after:.3g} ms: {after / before:.1f} times as long"
                  if before else f"warning: {name} took no time and takes {after:.3g} ms")
    print(f"{len(now['times'])} benchmarks, {slower} of them slower than {SLOWER} times the last release")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, metavar="BUILD_FOLDER")
    parser.add_argument("file", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(PROGRAMS), metavar="NAME,...")
    options = parser.parse_args()
    if unknown := [name for name in options.only if name not in PROGRAMS]:
        parser.error(f"no benchmark is called {', '.join(unknown)}")
    if options.keep and len(options.only) < len(PROGRAMS):
        parser.error("only the figures of all benchmarks can be kept")

    times = {}
    for name in options.only:
        print(f"measuring: {name}", flush=True)
        found = PROGRAMS[name](options.build.resolve() / "bin")
        times.update({f"{name}: {key}": round(value, 6) for key, value in found.items() if value is not None})
        if not found:
            sys.exit(f"{name}: nothing was measured")
    now = {"version": version(), "date": str(datetime.date.today()), "machine": machine(), "unit": "ms", "times": times}
    text = json.dumps(now, ensure_ascii=False, indent=1) + "\n"
    options.file.parent.mkdir(parents=True, exist_ok=True)
    options.file.write_text(text, encoding="utf-8")
    if KEPT.exists():
        compare(now, json.loads(KEPT.read_text(encoding="utf-8")), options.only)
    else:
        print(f"{len(times)} benchmarks; there are no figures of a release to compare them with")
    if options.keep:
        KEPT.write_text(text, encoding="utf-8")
        print(f"kept as those of the last release: {KEPT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
