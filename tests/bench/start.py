#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Measures launch time, memory and idle CPU of the game against a minimal SFML program, on a virtual display.

    tests/bench/start.py BUILD_FOLDER [SCREEN...]
    tests/bench/start.py BUILD_FOLDER --first-frame PROGRAM...

Launch time is from starting the process until the X server reports its window as mapped: the median of several
launches, each next to one of the minimal program, so that both run under the same load. Memory is the proportional set
size (PSS) three seconds later, read at the same time from the game and from a minimal program that runs beside it, so
that both share the libraries with the same processes; "private" is the part that is not shared. Idle CPU is the
processor time of 20 seconds that begin 14 seconds after the start, without any input.

The second form takes the time until the first picture is seen, of the game's menu and of each other program in turn. A
picture is seen once the screen has more than three colours; that is read from the display's memory, so that neither
program is disturbed.

Drawing is done in software (llvmpipe), so what a graphics card would hold also counts as memory of the process.
Needs Xvfb and xev (Debian: xvfb, x11-utils)."""

import mmap
import os
import pathlib
import re
import statistics
import struct
import subprocess
import sys
import tempfile
import time

SCREENS = ("menu", "campaign", "play", "pause", "win", "leaderboard", "settings", "help", "arukone-play", "arukone-editor",
           "arukone-lesson")
LAUNCHES = 21


def memory(pid):
    """PSS and its private part, in MiB."""
    text = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    kib = {name: int(value) for name, value in re.findall(r"^(\w+):\s+(\d+) kB", text, re.M)}
    return kib["Pss"] / 1024, (kib["Private_Clean"] + kib["Private_Dirty"]) / 1024


def cpu_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Pixels:
    """What is on the virtual display, in its memory."""

    def __init__(self, memory, begin):
        self.memory, self.begin = memory, begin

    def colours(self):
        """How many colours every 37th row has, at every 13th place; ends when there are more than eight."""
        found = set()
        for row in range(0, 800, 37):
            line = self.memory[self.begin + row * 1280 * 4:self.begin + (row + 1) * 1280 * 4]
            found.update(line[at:at + 3] for at in range(0, len(line), 13 * 4))
            if len(found) > 8:
                break
        return len(found)


def stop(process):
    process.terminate()
    process.wait()


class Bench:
    """A virtual display and the two programs on it."""

    def __init__(self, build, data):
        self.minimal = [build / "bin/minimal-window", build / "share/lichter-aus/fonts/Lato-Regular.ttf"]
        self.game = [build / "bin/lichter-aus", "--data-dir", data, "--size", "1280x800", "--screen"]
        read, write = os.pipe()
        self.screen = tempfile.TemporaryDirectory()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-noreset",
                                        "-fbdir", self.screen.name],
                                       pass_fds=[write], stderr=subprocess.DEVNULL)
        display = ":" + os.read(read, 16).decode().strip()
        self.environment = dict(os.environ, DISPLAY=display, LIBGL_ALWAYS_SOFTWARE="1")
        self.watch = subprocess.Popen(["xev", "-root", "-event", "substructure"], env=self.environment,
                                      stdout=subprocess.PIPE, text=True, bufsize=1)

    def launch(self, command):
        """Start a program; return the process and the seconds until its window was mapped."""
        began = time.monotonic()
        process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        for line in self.watch.stdout:
            if line.startswith("MapNotify"):
                return process, time.monotonic() - began
        raise SystemExit("xev ended")

    def first_frame(self, command, pixels):
        """The seconds from starting a program until its first picture."""
        while pixels.colours() > 1:  # The window of the program before.
            time.sleep(0.01)
        began = time.monotonic()
        process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        while pixels.colours() <= 3:
            if process.poll() is not None:
                raise SystemExit(f"{command[0]} ended without a picture")
            time.sleep(0.001)
        seconds = time.monotonic() - began
        stop(process)
        return seconds

    def first_frames(self, programs):
        """Prints the medians of the game and of other programs."""
        file = pathlib.Path(self.screen.name, "Xvfb_screen0")
        with file.open("rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as memory:
            # An X window dump. Its first number is the size of its header, the twentieth the number of colours in the
            # table that follows, with 12 bytes for each.
            header = struct.unpack_from(">20I", memory)
            pixels = Pixels(memory, header[0] + header[19] * 12)
            commands = [[*self.game, "menu"], *([program] for program in programs)]
            found = [[] for _ in commands]
            for _ in range(LAUNCHES):
                for command, times in zip(commands, found):
                    times.append(self.first_frame(command, pixels))
        for command, times in zip(commands, found):
            print(f"{statistics.median(times) * 1000:4.0f} ms (from {min(times) * 1000:.0f} to {max(times) * 1000:.0f})  "
                  f"{pathlib.Path(command[0]).name}")

    def launch_times(self, screen):
        """Medians in seconds: the game, the minimal program."""
        times = ([], [])
        for _ in range(LAUNCHES):
            for command, found in zip(([*self.game, screen], self.minimal), times):
                process, seconds = self.launch(command)
                found.append(seconds)
                stop(process)
        return tuple(map(statistics.median, times))

    def measure(self, screen):
        game, minimal = self.launch_times(screen)
        beside, _ = self.launch(self.minimal)
        process, _ = self.launch([*self.game, screen])
        time.sleep(3)
        pss, private = memory(process.pid)
        least, least_private = memory(beside.pid)
        stop(beside)
        time.sleep(11)
        before = cpu_seconds(process.pid)
        time.sleep(20)
        idle = (cpu_seconds(process.pid) - before) / 20
        stop(process)
        print(f"| {screen:11} | {game * 1000:4.0f} / {minimal * 1000:3.0f} ms = {game / minimal:.2f} "
              f"| {pss:4.1f} / {least:4.1f} MiB = {pss / least:.2f} | {private:4.1f} / {least_private:4.1f} MiB "
              f"| {idle * 100:.2f} % |", flush=True)
        return game / minimal, pss / least, idle

    def table(self, screens):
        print("| screen      | launch, game / minimal  | memory, game / minimal    | of it private     | idle CPU |")
        print("| ----------- | ----------------------- | ------------------------- | ----------------- | -------- |")
        rows = [self.measure(screen) for screen in screens]
        print("worst: launch {:.2f}, memory {:.2f}, idle CPU {:.2f} %".format(
            *(max(column) * factor for column, factor in zip(zip(*rows), (1, 1, 100)))))

    def close(self):
        stop(self.watch)
        stop(self.server)
        self.screen.cleanup()


def main():
    with tempfile.TemporaryDirectory() as data:
        bench = Bench(pathlib.Path(sys.argv[1]).resolve(), data)
        try:
            if sys.argv[2:3] == ["--first-frame"]:
                bench.first_frames(sys.argv[3:])
            else:
                bench.table(sys.argv[2:] or SCREENS)
        finally:
            bench.close()


if __name__ == "__main__":
    main()
