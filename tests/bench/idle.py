#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Measures what the game takes of a core while nobody touches it, on a virtual display.

    tests/bench/idle.py BUILD_FOLDER [SECONDS]

A row is the processor time (user and system, all threads) of SECONDS, 20 unless given, that begin 15 seconds after the
last input, when the stars no longer twinkle and toasts are gone. The game is muted, except in the last row: there music is
played into nowhere (OpenAL's driver "null"), so that no sound hardware is needed; what is more than in the row of the
same screen is the music's. In the row "the clock runs" the board's clock was started by one press. The first row is a
minimal SFML program, if the build folder has one (target minimal-window). Fails if a screen takes more than 1 % of a
core without music. Drawing is done in software (llvmpipe). Needs Xvfb, xev and xdotool (Debian: xvfb, x11-utils,
xdotool)."""

import pathlib
import subprocess
import sys
import tempfile
import time

from start import Bench, cpu_seconds, stop

REST = 15
LIMIT = 0.01
SCREENS = ("menu", "campaign", "play", "win", "pause")


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
    print(f"| {name:20} | {share * 100:7.2f} % |", flush=True)
    return share


def main():
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    with tempfile.TemporaryDirectory() as data:
        bench = Bench(pathlib.Path(sys.argv[1]).resolve(), data)
        bench.environment["ALSOFT_DRIVERS"] = "null"
        muted = [*bench.game[:1], "--mute", *bench.game[1:]]
        print("| program              | of a core |")
        print("| -------------------- | --------- |")
        try:
            if bench.minimal[0].exists():
                measure(bench, "minimal program", bench.minimal, seconds)
            worst = max(measure(bench, screen, [*muted, screen], seconds) for screen in SCREENS)
            measure(bench, "play, the clock runs", [*muted, "play"], seconds, "Return")
            measure(bench, "play, with music", [*bench.game, "play"], seconds)
        finally:
            bench.close()
    return 0 if worst <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
