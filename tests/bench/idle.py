#!/usr/bin/env python3
"""Measures what the game takes of a core while nobody touches it, on a virtual display.

    tests/bench/idle.py BUILD_FOLDER [SECONDS]

A row is the processor time (user and system) of SECONDS, 20 unless given, that begin 15 seconds after the last input,
when the stars no longer twinkle and toasts are gone: of the threads that play the music, and of all others. Music is
played into nowhere (OpenAL's driver "null"), so that no sound hardware is needed. In the row "the clock runs" the
board's clock was started by one press. The first row is a minimal SFML program, if the build folder has one (target
minimal-window). Fails if a screen takes more than 1 % of a core apart from the music. Drawing is done in software
(llvmpipe). Needs Xvfb, xev and xdotool (Debian: xvfb, x11-utils, xdotool)."""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from start import Bench, stop

REST = 15
LIMIT = 0.01
SCREENS = ("menu", "campaign", "play", "win", "pause")
MUSIC_THREADS = ("music", "alsoft-mixer")


def press(bench, key):
    """Strikes a key in the window, which gets the focus: there is no window manager."""
    def xdotool(*arguments):
        return subprocess.run(["xdotool", *arguments], env=bench.environment, check=True, capture_output=True,
                              text=True).stdout
    window = xdotool("search", "--onlyvisible", "--name", "Lichter Aus").split()[0]
    xdotool("mousemove", "5", "5", "windowfocus", "--sync", window, "key", key)


def thread_seconds(pid):
    """Processor time so far: of the music's threads, and of all others."""
    music = others = 0
    for thread in pathlib.Path(f"/proc/{pid}/task").iterdir():
        name, fields = (thread / "stat").read_text().split("(", 1)[1].rsplit(")", 1)
        ticks = sum(map(int, fields.split()[11:13]))
        if name in MUSIC_THREADS:
            music += ticks
        else:
            others += ticks
    return tuple(ticks / os.sysconf("SC_CLK_TCK") for ticks in (music, others))


def measure(bench, name, command, seconds, key=None):
    process, _ = bench.launch(command)
    time.sleep(3)
    if key:
        press(bench, key)
    time.sleep(REST)
    before = thread_seconds(process.pid)
    time.sleep(seconds)
    music, others = ((now - then) / seconds for now, then in zip(thread_seconds(process.pid), before))
    stop(process)
    print(f"| {name:20} | {others * 100:13.2f} % | {music * 100:5.2f} % |", flush=True)
    return others


def main():
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    with tempfile.TemporaryDirectory() as data:
        bench = Bench(pathlib.Path(sys.argv[1]).resolve(), data)
        bench.environment["ALSOFT_DRIVERS"] = "null"
        print("| of a core            | without music |   music |")
        print("| -------------------- | ------------- | ------- |")
        try:
            if bench.minimal[0].exists():
                measure(bench, "minimal program", bench.minimal, seconds)
            worst = max(measure(bench, screen, [*bench.game, screen], seconds) for screen in SCREENS)
            measure(bench, "play, the clock runs", [*bench.game, "play"], seconds, "Return")
        finally:
            bench.close()
    return 0 if worst <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
