# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Attacks the leaderboard as somebody would who wants it to lie, to lose runs or to crash, and as broken disks do.

    attack.py [--seed N] [--flips N] [--kills N] [--seconds N]

Each attack says how often it was tried and how often the leaderboard held; the first ways in which it did not are
listed. Exits with 1 if it ever did not hold. The same seed makes the same attacks, apart from the moments of kills.
LICHTER_BIN is the folder of the programs.
"""

import argparse
import json
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BIN = Path(os.environ["LICHTER_BIN"])
CLI = BIN / "lichter-aus-cli"
WRITER = BIN / "storage-writer"
PATIENCE = 120
RUNS = 64
NOBODY = 65534
WITHOUT_TRACE = "program"  # What a run says of the version that stored it proves nothing, and is believed.


def run(*arguments, before=None, text=None):
    """Runs a program and returns the result. No attack may end it by a signal or take it for ever."""
    return subprocess.run([str(each) for each in arguments], capture_output=True, timeout=PATIENCE, input=text,
                          preexec_fn=before, check=False, env={**os.environ, "LC_ALL": "C.UTF-8"})


def scores(folder, *arguments, program=CLI, **options):
    return run(program, "scores", "--data-dir", folder, "--lang", "en", *arguments, **options)


def exported(folder):
    """The valid runs as lines, and what the program says about the others."""
    result = scores(folder, "export", "-")
    return result.returncode, result.stdout.decode().splitlines(), result.stderr.decode()


def import_lines(folder, lines):
    return scores(folder, "import", "-", text=("\n".join(lines) + "\n").encode())


class Attack:
    """Counts tries, and remembers the first failures."""

    def __init__(self, name):
        self.name = name
        self.tried = 0
        self.failures = []

    def check(self, held, what):
        self.tried += 1
        if not held:
            self.failures.append(what)
        return held

    def report(self, seconds):
        held = self.tried - len(self.failures)
        print(f"| {self.name} | {self.tried} | {held} | {seconds:.0f} s |", flush=True)
        for failure in self.failures[:5]:
            print(f"    did not hold: {failure}", file=sys.stderr, flush=True)


class Place:
    """A folder with a leaderboard of RUNS runs and some night shifts, and copies of it to attack."""

    def __init__(self, folder):
        self.folder = folder
        self.template = folder / "template"
        self.template.mkdir()
        result = run(WRITER, "write", self.template / "lichter-aus.db", "Ada", "1", RUNS)
        assert result.returncode == 0, result.stderr
        with sqlite3.connect(self.template / "lichter-aus.db") as sql:
            sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        sql.close()
        code, self.lines, said = exported(self.template)
        assert (code, said) == (0, "") and len(self.lines) > RUNS
        self.number = 0

    def copy(self):
        """A new copy of the leaderboard, in a folder of its own."""
        self.number += 1
        target = self.folder / f"copy-{self.number}"
        target.mkdir()
        shutil.copy(self.template / "lichter-aus.db", target)
        return target

    def empty(self):
        self.number += 1
        target = self.folder / f"copy-{self.number}"
        target.mkdir()
        return target


def other_values(value, dice):
    """Values that a forger might put in the place of one."""
    if isinstance(value, bool):
        return [not value, 7, "true", None]
    if isinstance(value, int):
        return [value - 1, value + 1, 0, -1, value * 1000 + 7, 2**31, 2**63, 1e300, 0.5, str(value), None, [value]]
    if isinstance(value, str):
        at = dice.randrange(len(value))
        swapped = value[:at] + chr(ord(value[at]) ^ 1) + value[at + 1:]
        return [swapped, "", value + value, value[1:], "\u202e" + value, "x" * 100_000, 7, None]
    events = [json.loads(json.dumps(event)) for event in value]
    cut, doubled, moved, late = (json.loads(json.dumps(events)) for _ in range(4))
    cut.pop(dice.randrange(len(cut)))
    doubled.insert(0, doubled[0])
    moved[dice.randrange(len(moved))][-1] = 2**31
    late[-1][0] = 0
    return [cut, doubled, moved, late, [], [[]], {}, "[]", events * 1000]


def forged(lines, dice):
    """(field, line) for every field of some lines and every other value."""
    chosen = dice.sample(lines, 8) + [line for line in lines if '"seed"' in line][:2]
    for line in chosen:
        fields = json.loads(line)
        for field, value in fields.items():
            if field == WITHOUT_TRACE:
                continue
            for other in other_values(value, dice):
                if type(other) is not type(value) or other != value:
                    yield field, json.dumps({**fields, field: other}, ensure_ascii=False)
            without = dict(fields)
            del without[field]
            yield field, json.dumps(without)


def attack_with_forged_lines(place, dice):
    """Runs that are stored are imported again with one field changed: nothing may be stored."""
    attack = Attack("A stored run comes again with another value in one field")
    folder = place.copy()
    lines = list(forged(place.lines, dice))
    for start in range(0, len(lines), 100):
        batch = lines[start:start + 100]
        result = scores(folder, "--json", "import", "-", text=("\n".join(line for _, line in batch) + "\n").encode())
        if result.returncode not in (0, 1):
            attack.check(False, f"exit {result.returncode}: {result.stderr[:200]}")
            continue
        answer = json.loads(result.stdout)
        if answer["imported"] == 0:
            attack.tried += len(batch)
            continue
        for field, line in batch:  # Find out which.
            answer = json.loads(scores(place.copy(), "--json", "import", "-", text=line.encode()).stdout)
            attack.check(answer["imported"] == 0, f"{field}: {line[:300]}")
    attack.check(exported(folder)[1] == place.lines, "the leaderboard changed")
    return attack


CLAIMS = ("moves", "optimum", "exact", "undos", "ms", "code", "points", "houses", "atOptimum", "chain", "skipped",
          "seed", "events", "key")


def attack_with_false_claims(place, dice):
    """Into an empty leaderboard, where nothing is known of the run: what a replay can tell must be refused."""
    attack = Attack("An unknown run claims what its replay does not show")
    lines = [(field, line) for field, line in forged(place.lines, dice)
             if field in CLAIMS and not (field == "exact" and '"exact": false' in line)
             and not (field == "key" and str(json.loads(line).get("key")).startswith("level:"))]
    folder = place.empty()
    for field, line in lines:
        result = scores(folder, "--json", "import", "-", text=line.encode())
        refused = result.returncode == 1 and json.loads(result.stdout)["imported"] == 0
        attack.check(refused, f"{field}: {line[:300]}")
    return attack


TABLES = ("runs", "shifts", "players", "saved_boards", "lessons", "calendar", "former_names")
PLANTS = [
    *(f"CREATE TRIGGER planted AFTER {event} ON {table} BEGIN DELETE FROM runs; DELETE FROM shifts; END"
      for table in TABLES for event in ("INSERT", "UPDATE", "DELETE")),
    "CREATE TRIGGER planted BEFORE INSERT ON players BEGIN SELECT RAISE(IGNORE); END",
    "CREATE VIEW planted AS SELECT * FROM runs",
    "ALTER TABLE runs RENAME TO hidden; CREATE VIEW runs AS SELECT * FROM hidden WHERE 0",
    "ALTER TABLE runs RENAME TO hidden; CREATE TABLE runs (id)",
    "ALTER TABLE runs ADD COLUMN planted INTEGER GENERATED ALWAYS AS (abs(-9223372036854775808)) VIRTUAL",
    "ALTER TABLE runs ADD COLUMN planted INTEGER NOT NULL DEFAULT 7 CHECK (planted = 7)",
    "CREATE INDEX planted ON runs (randomblob(1000000000))",
    "CREATE UNIQUE INDEX planted ON runs (player_id, key)",
    "CREATE INDEX planted ON runs (key) WHERE date > '2026'",
    "CREATE TABLE planted (x)",
    "DROP INDEX runs_by_moves",
    "DROP INDEX runs_by_over; CREATE INDEX runs_by_over ON runs (key)",
    "PRAGMA user_version = -1",
    "PRAGMA application_id = 7; CREATE TABLE sqlite_stat7 (x)",
    "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = replace(sql, 'moves > 0', 'moves > abs(-1)')"
    " WHERE name = 'runs'",
    "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET rootpage = 2 WHERE name = 'runs_by_moves'",
    "PRAGMA writable_schema = 1; DELETE FROM sqlite_schema WHERE name = 'shifts'",
]
# What plants take out of reach; it stays in the old file, which is kept.
OUT_OF_REACH = {"hidden": "/run", "name = 'shifts'": "/shift"}


def attack_with_planted_schema(place):
    """Nothing that somebody added to the file may run, and what is in its tables is kept."""
    attack = Attack("Something planted in the file (triggers, views, columns, indexes, changed tables)")
    for plant in PLANTS:
        folder = place.copy()
        sql = sqlite3.connect(folder / "lichter-aus.db")
        try:
            sql.executescript(plant)
        except sqlite3.Error:
            sql.close()
            continue  # SQLite itself refuses it.
        sql.close()
        result = import_lines(folder, place.lines[:3])
        code, lines, said = exported(folder)
        gone = [form for mark, form in OUT_OF_REACH.items() if mark in plant]
        wanted = {line for line in place.lines if not any(f'"lichter-aus{form}"' in line for form in gone)}
        kept = set(lines) >= wanted and (not gone or (folder / "lichter-aus.db.damaged-1").exists())
        attack.check(result.returncode in (0, 1, 2) and code in (0, 2) and kept,
                     f"{plant}: import {result.returncode}, export {code}, {len(lines)} of {len(place.lines)} {said}")
    return attack


def pages(file):
    """The offsets of the pages of tables and of indexes."""
    sql = sqlite3.connect(file)
    size = sql.execute("PRAGMA page_size").fetchone()[0]
    indexes = {name for (name,) in sql.execute("SELECT name FROM sqlite_schema WHERE type = 'index'")}
    found = {"table": [], "index": []}
    for name, number in sql.execute("SELECT name, pageno FROM dbstat WHERE name NOT LIKE 'sqlite_s%'"):
        found["index" if name in indexes else "table"].append((number - 1) * size)
    sql.close()
    return size, found


def attack_with_flipped_bytes(place, dice, count):
    """A flipped byte may cost runs, but is never shown as a verified run, and no run goes without a word."""
    attacks = []
    original = (place.template / "lichter-aus.db").read_bytes()
    size, found = pages(place.template / "lichter-aus.db")
    known = set(place.lines)
    for kind in ("table", "index"):
        attack = Attack(f"A flipped byte in a page of {'a table' if kind == 'table' else 'an index'}")
        for _ in range(count // 2):
            at = dice.choice(found[kind]) + dice.randrange(size)
            flip = dice.randrange(1, 256)
            folder = place.empty()
            content = bytearray(original)
            content[at] ^= flip
            (folder / "lichter-aus.db").write_bytes(content)
            code, lines, said = exported(folder)
            again = exported(folder)[1]  # After damage there is a new file, with what was shown of the old one.
            true = all(line in known for line in lines)
            told = len(lines) >= len(place.lines) or said != ""
            complete = kind == "table" or len(lines) == len(place.lines)
            answered = lines == again and (code == 0 or (code == 2 and not lines))
            attack.check(answered and true and told and complete,
                         f"byte {at} ^ {flip}: exit {code}, {len(lines)} of {len(place.lines)}, {said[:200]!r}, "
                         f"{[line for line in lines if line not in known][:1]}")
            shutil.rmtree(folder)
        attacks.append(attack)
    return attacks


def count_runs(file, player):
    sql = sqlite3.connect(f"file:{file}?mode=rw", uri=True)  # It may have to undo what a killed program has begun.
    try:
        if not sql.execute("SELECT 1 FROM sqlite_schema WHERE name = 'runs'").fetchone():
            return 0  # It was killed before it could create the tables.
        return sql.execute("SELECT count(*) FROM runs JOIN players p ON p.id = player_id WHERE p.name = ?",
                           (player,)).fetchone()[0]
    finally:
        sql.close()


def attack_with_kills(place, dice, count):
    """kill -9 at any moment: every run that the program said is stored is there, and the file is sound."""
    attack = Attack("kill -9 while runs, boards, days and shifts are written")
    folder = place.empty()
    file = folder / "lichter-aus.db"
    stored = 0
    for _ in range(count):
        with subprocess.Popen([WRITER, "write", file, "Ada", str(stored + 1), "100000"], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as writer:
            time.sleep(dice.uniform(0.005, 0.08))
            writer.send_signal(signal.SIGKILL)
            told = writer.communicate(timeout=PATIENCE)[0].decode().splitlines()
        confirmed = max([stored] + [int(line.split()[1]) for line in told if line.startswith("run ")])
        there = count_runs(file, "Ada") if file.exists() else 0
        attack.check(confirmed <= there <= confirmed + 1, f"{confirmed} confirmed, {there} there")
        stored = there
    sql = sqlite3.connect(file)
    attack.check(sql.execute("PRAGMA integrity_check").fetchone()[0] == "ok", "the file is damaged")
    sql.close()
    code, lines, said = exported(folder)
    attack.check((code, said) == (0, "") and sum('"seed"' not in line for line in lines) == stored, said)
    return attack


def attack_with_writers(place, seconds):
    """Two games and imports on one file at the same time."""
    attack = Attack(f"Two games and an import writing at once, for {seconds} s")
    folder = place.empty()
    file = folder / "lichter-aus.db"
    stored = {"Bob": 0, "Cyd": 0}
    imported = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        writers = {player: subprocess.Popen([WRITER, "write", file, player, str(done + 1), str(done + 50)],
                                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                   for player, done in stored.items()}
        result = import_lines(folder, place.lines)
        imported = len(place.lines)
        for player, writer in writers.items():
            said = writer.communicate(timeout=PATIENCE)[1].decode()
            attack.check((writer.returncode, said) == (0, ""), f"{player}: {writer.returncode} {said}")
            stored[player] += 50
        attack.check((result.returncode, result.stderr) == (0, b""),
                     f"import: {result.returncode} {result.stdout} {result.stderr}")
        there = {player: count_runs(file, player) for player in stored}
        attack.check(there == stored, f"{stored} written, {there} there")
    lines = exported(folder)[1]
    attack.check(set(place.lines) <= set(lines) and imported > 0, "an imported run is missing")
    return attack


def limit_files(size):
    """To be called in a child process."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def attack_with_full_disk(place, dice, count):
    """Files cannot grow beyond some size: what was stored stays, and the reason is given."""
    attack = Attack("The disk is full")
    for _ in range(count):
        folder = place.copy()
        limit = (folder / "lichter-aus.db").stat().st_size + dice.randrange(4096, 200_000)
        lines = [line.replace('"player":"Ada"', '"player":"Zoe"').replace("[45,", "[46,")
                 .replace(f'[{45 + sum(map(ord, "Ada")) % 40},', "[47,") for line in place.lines]
        result = scores(folder, "import", "-", before=lambda: limit_files(limit),
                        text=("\n".join(lines * 20) + "\n").encode())
        after = exported(folder)
        full = "full" in result.stderr.decode() or "space" in result.stderr.decode() or result.returncode in (0, 1)
        attack.check(full and result.returncode in (0, 1, 2) and set(place.lines) <= set(after[1]),
                     f"limit {limit}: exit {result.returncode} {result.stderr[:200]}; then {len(after[1])} runs")
    return attack


def become_nobody():
    """To be called in a child process: root may write everywhere."""
    if os.getuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def attack_with_read_only_files(place):
    """File or folder cannot be written: everything is shown, nothing changes, the reason is given."""
    attack = Attack("The file, or its folder, is read-only")
    # The build may be in root's home, which nobody else may enter.
    program = Path(shutil.copy2(CLI, Path(tempfile.mkdtemp(dir=place.folder)) / CLI.name))
    program.parent.chmod(0o755)
    for read_only in ("file", "folder"):
        folder = place.copy()
        file = folder / "lichter-aus.db"
        file.chmod(0o444 if read_only == "file" else 0o644)
        folder.chmod(0o777 if read_only == "file" else 0o555)
        before = file.read_bytes()
        shown = scores(folder, "--all", "--json", program=program, before=become_nobody)
        stored = scores(folder, "import", "-", program=program, before=become_nobody,
                        text=(place.lines[0] + "\n").encode())
        folder.chmod(0o755)
        held = shown.returncode == 0 and len(json.loads(shown.stdout)["runs"]) == RUNS
        attack.check(held, f"{read_only}: shown with {shown.returncode}: {shown.stderr[:200]}")
        attack.check(stored.returncode in (0, 2) and file.read_bytes() == before,
                     f"{read_only}: import {stored.returncode}: {stored.stderr[:200]}")
    return attack


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--flips", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=60, help="how long several programs write at once")
    options = parser.parse_args()
    dice = random.Random(options.seed)
    folder = Path(tempfile.mkdtemp(prefix="lichter-attack-"))
    folder.chmod(0o755)
    held = True
    try:
        place = Place(folder)
        print("| attack | tried | held | time |\n| --- | ---: | ---: | ---: |", flush=True)
        for attack in (
                lambda: attack_with_forged_lines(place, dice),
                lambda: attack_with_false_claims(place, dice),
                lambda: attack_with_planted_schema(place),
                lambda: attack_with_flipped_bytes(place, dice, options.flips),
                lambda: attack_with_kills(place, dice, options.kills),
                lambda: attack_with_writers(place, options.seconds),
                lambda: attack_with_full_disk(place, dice, 50),
                lambda: attack_with_read_only_files(place)):
            start = time.monotonic()
            results = attack()
            for result in results if isinstance(results, list) else [results]:
                result.report(time.monotonic() - start)
                held = held and not result.failures and result.tried > 0
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
