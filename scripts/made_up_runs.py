# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Ten weeks of runs of a made-up family, as lines for `lichter-aus-cli scores import`.

Every run is valid: lichter-aus-cli generates and solves its board, and importing replays it. The same day of the
calendar gives the same runs.
"""

import calendar
import json
import random
import re
from datetime import date, datetime, time, timedelta, timezone

WEEKS = 10
RANDOM_SIZES = (("5x5", "easy"), ("5x5", "medium"), ("5x5", "hard"), ("6x6", "easy"), ("6x6", "medium"))
SURFACES = {"cylinder": "cylinder", "torus": "torus", "Möbius": "moebius", "Klein": "klein", "projective": "projective"}
FIRST_WEEK = date(2025, 12, 29)


class Daily:
    """The boards of the calendar, read from the table in docs/daily.md."""

    def __init__(self, document, cli):
        rows = [line for line in document.splitlines() if re.match(r"\| \w+day: ", line)]
        rows = rows[:7]  # Those of the coffee breaks follow.
        self._cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
        self._cli = cli
        days = [cells[0].split(":")[0] for cells in self._cells]
        assert days == list(calendar.day_name), "the table of days has changed"

    def code(self, day):
        name, *weeks = self._cells[day.weekday()]
        words = weeks[(day - FIRST_WEEK).days // 7 % 4].replace("×", "x").split(", ")
        options = [words.pop(0), "--format", "code", "--seed", f"daily/{day}"]
        if "pattern" in name:
            options += ["--goal", "picture"]
        elif "all lights on" in name:
            options += ["--goal", "on"]
        for word in words:
            if word.endswith(" moves"):
                options += ["--optimum", word.split()[0]]
            elif word == "all on":
                options += ["--goal", "on"]
            elif word in ("cross", "square"):
                options += ["--stamp", word]
            elif word in SURFACES:
                options += ["--surface", SURFACES[word]]
            else:
                options += ["--difficulty", word]
        return self._cli("generate", *options).strip()


class Player:
    """Makes up runs as a person would play them, with detours, undos and hints."""

    def __init__(self, name, care, cli):
        self._name = name
        self._care = care  # Probability of solving a board without a detour.
        self._cli = cli
        self._chance = random.Random(f"made up {name}")

    def run(self, key, code, day):
        presses = json.loads(self._cli("solve", "--json", "--presses", code))["presses"]
        optimum = len(presses)
        self._chance.shuffle(presses)
        steps = [[["p", *cell]] for cell in presses]
        moves, undos = optimum, 0
        while optimum > 3 and self._chance.random() > self._care:
            at = self._chance.randrange(optimum // 2)  # Early enough that it does not solve the board.
            row, column = self._chance.choice(presses)
            if self._chance.random() < 0.4:
                steps.insert(at, [["p", row, column], ["u"]])
                undos += 1
            else:
                steps.insert(at, [["p", row, column], ["p", row, column]])
                moves += 2
        milliseconds, events = 0, []
        for step in steps:
            for event in step:
                events.append([milliseconds, *event])
                milliseconds += self._chance.randrange(400, 2600)
        moment = datetime.combine(day, time(12), timezone.utc) + timedelta(seconds=self._chance.randrange(0, 18000))
        return {"format": "lichter-aus/run", "version": 1, "key": key, "code": code, "player": self._name,
                "events": events, "moves": moves, "optimum": optimum, "exact": True,
                "hints": int(self._chance.random() < 0.06), "live": False, "undos": undos, "ms": events[-1][0],
                "date": moment.strftime("%Y-%m-%dT%H:%M:%SZ"), "program": "0.1.0"}

    def random_run(self, day, number):
        size, difficulty = self._chance.choice(RANDOM_SIZES)
        seed = f"{self._name.encode().hex()}/{day}/{number}"
        code = self._cli("generate", size, "--difficulty", difficulty, "--format", "code", "--seed", seed).strip()
        return {**self.run(f"random:{size},plane,plus,off,{difficulty}", code, day), "seed": seed}

    def boards_on(self, day):
        """The number of random boards that they play on a day."""
        return max(0, round(self._chance.gauss(3.2 if day.weekday() >= 5 else 1.6, 1.7)))

    def has_time(self, likely):
        return self._chance.random() < likely


def made_up_runs(cli, daily_document, host, guests, today):
    """Yields the runs, up to yesterday. \\param guests names of players who now and then solve the daily puzzle."""
    daily = Daily(daily_document, cli)
    main = Player(host, 0.72, cli)
    others = [Player(name, 0.5, cli) for name in guests]
    for back in range(7 * WEEKS, 0, -1):
        day = today - timedelta(days=back)
        if back < 12 or main.has_time(0.8):  # Ensures a current streak of more than a week.
            yield main.run(f"daily:{day}", daily.code(day), day)
        for number in range(main.boards_on(day)):
            yield main.random_run(day, number)
        for guest in others:
            if guest.has_time(0.25):
                yield guest.run(f"daily:{day}", daily.code(day), day)
            if guest.has_time(0.2):
                yield guest.random_run(day, 0)
