#!/usr/bin/env python3
"""Measures launch time, memory and idle CPU of the game beside a minimal SFML program, on a virtual display.

    tests/bench/start.py BUILD_FOLDER

Launch time is from starting the process until the X server reports its window as mapped; memory is the proportional set
size (PSS) three seconds later; idle CPU is the processor time of 20 seconds that begin 14 seconds after the last input.
Needs Xvfb and xev (Debian: xvfb, x11-utils)."""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 9


def pss_mib(pid):
    text = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    return int(re.search(r"^Pss:\s+(\d+)", text, re.M).group(1)) / 1024


def cpu_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def launch(command, environment, watch):
    """Starts `command`; returns the process and the seconds until its window was mapped."""
    began = time.monotonic()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for line in watch.stdout:
        if line.startswith("MapNotify"):
            return process, time.monotonic() - began
    raise SystemExit("xev ended")


def stop(process):
    process.terminate()
    process.wait()


def measure(name, command, environment, watch):
    times = []
    for _ in range(ROUNDS):
        process, seconds = launch(command, environment, watch)
        times.append(seconds)
        stop(process)
    process, _ = launch(command, environment, watch)
    time.sleep(3)
    memory = pss_mib(process.pid)
    time.sleep(11)
    before = cpu_seconds(process.pid)
    time.sleep(20)
    idle = (cpu_seconds(process.pid) - before) / 20
    stop(process)
    print(f"{name:28} {statistics.median(times) * 1000:7.0f} ms {memory:7.1f} MiB {idle * 100:6.2f} % CPU idle")
    return statistics.median(times), memory


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-noreset"],
                              pass_fds=[write], stderr=subprocess.DEVNULL)
    display = ":" + os.read(read, 16).decode().strip()
    environment = dict(os.environ, DISPLAY=display, LIBGL_ALWAYS_SOFTWARE="1")
    watch = subprocess.Popen(["xev", "-root", "-event", "substructure"], env=environment, stdout=subprocess.PIPE,
                             text=True, bufsize=1)
    font = build / "share/lichter-aus/fonts/Lato-Regular.ttf"
    with tempfile.TemporaryDirectory() as folder:
        minimal = measure("minimal SFML program", [build / "bin/minimal-window", font], environment, watch)
        results = {screen: measure(f"lichter-aus, {screen}", [build / "bin/lichter-aus", "--data-dir", folder, "--screen", screen],
                                   environment, watch)
                   for screen in ("menu", "campaign", "play", "settings", "leaderboard", "help")}
    print(f"menu / minimal: launch {results['menu'][0] / minimal[0]:.2f}, memory {results['menu'][1] / minimal[1]:.2f}")
    stop(watch)
    stop(server)


if __name__ == "__main__":
    main()
