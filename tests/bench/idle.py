#!/usr/bin/env python3
"""Measures what the game takes of a core while nobody touches it, beside a minimal SFML program, on a virtual display.

    tests/bench/idle.py BUILD_FOLDER [SECONDS]

In the rows "clock runs" the board's clock was started by one press. A row is the processor time (user and system, all
threads) of SECONDS, 30 unless given, that begin 15 seconds after the last input, when the stars no longer twinkle and
toasts are gone. Drawing is done in software (llvmpipe). Needs Xvfb, xev and xdotool (Debian: xvfb, x11-utils,
xdotool)."""

import pathlib
import subprocess
import sys
import tempfile
import time

from start import Bench, cpu_seconds, stop

REST = 15


def press(bench, key):
    """Strikes a key in the window, which gets the focus: there is no window manager."""
    def xdotool(*arguments):
        return subprocess.run(["xdotool", *arguments], env=bench.environment, check=True, capture_output=True,
                              text=True).stdout
    window = xdotool("search", "--onlyvisible", "--name", "Lichter Aus").split()[0]
    xdotool("mousemove", "5", "5", "windowfocus", "--sync", window, "key", key)


def measure(bench, name, command, seconds, key=None):
    process, _ = bench.launch(command)
    time.sleep(3)
    if key:
        press(bench, key)
    time.sleep(REST)
    before = cpu_seconds(process.pid)
    time.sleep(seconds)
    share = (cpu_seconds(process.pid) - before) / seconds
    stop(process)
    print(f"| {name:25} | {share * 100:.2f} % |", flush=True)


def main():
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    with tempfile.TemporaryDirectory() as data:
        bench = Bench(pathlib.Path(sys.argv[1]).resolve(), data)
        print("| program                   | of a core |")
        print("| ------------------------- | --------- |")
        try:
            measure(bench, "minimal program", bench.minimal, seconds)
            measure(bench, "menu", [*bench.game, "menu"], seconds)
            measure(bench, "board", [*bench.game, "play"], seconds)
            measure(bench, "board, the clock runs", [*bench.game, "play"], seconds, "Return")
        finally:
            bench.close()


if __name__ == "__main__":
    main()
