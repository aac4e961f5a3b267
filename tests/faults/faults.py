# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Every operation on the score file, on a disk that fails at every call: with errors, full, in short bites, with the
program killed, with a second program in between, and with the power cut.

    faults.py [--all] [--only OPERATION/FAULT] [--keep FOLDER]

It holds if whatever was stored before is still there, under its player, or the program said what is missing and where
the damaged file lies; if that file is still somewhere, byte by byte; if nothing hangs; and if the exit code is right.
Prints where it did not, and tables of how often each operation and each fault was tried, and held; exits with 1 if
anything did not. Without --all, a sample of the calls is tried, always the same one. --only takes regular expressions.
--keep copies what each failure left to a folder. LICHTER_BIN is the folder of the programs.
"""

import argparse
import collections
import errno
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import disk

BIN = Path(os.environ["LICHTER_BIN"])
CLI = BIN / "lichter-aus-cli"
WRITER = BIN / "storage-writer"
FAULTS = BIN / "disk-faults.so"
NAME = "lichter-aus.db"
DEADLINE = 120.0  # Seconds that a program may take, on a busy machine. The longest wait for another program is 5 s.
SOON = 0.3  # Seconds after which a second program is taken to be waiting for the first.
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "LD_PRELOAD": str(FAULTS)}
OLD_RUNS = 100  # In a file of an earlier version.


@dataclass
class Result:
    """How a program ended; `code` is None if it had to be ended, and minus the signal that ended it."""

    code: int
    out: str
    said: str


def start(command, text=b"", **variables):
    """Starts a program that reads the text from its standard input."""
    with tempfile.TemporaryFile() as given:
        given.write(text)
        given.seek(0)
        return subprocess.Popen([str(word) for word in command], stdin=given, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, env={**ENVIRONMENT, **variables})


def finish(process):
    try:
        out, said = process.communicate(timeout=DEADLINE)
        code = process.returncode
    except subprocess.TimeoutExpired:
        process.kill()
        out, said = process.communicate()
        code = None
    return Result(code, out.decode(errors="replace"), said.decode(errors="replace"))


def run(command, text=b"", **variables):
    return finish(start(command, text, **variables))


def scores(folder, *words):
    return [CLI, "scores", "--data-dir", folder, "--lang", "en", *words]


def exported(folder):
    """The valid runs, as lines, and how the program ended."""
    result = run(scores(folder, "export", "-"))
    return result.out.splitlines(), result


def require(result, code=0):
    if result.code != code:
        raise RuntimeError(f"the preparation failed: {result}")
    return result


def write(folder, player, first, last):
    require(run([WRITER, "write", folder / NAME, player, first, last]))


def text_of(lines):
    return "".join(line + "\n" for line in lines).encode()


def damaged_page(file):
    """The offset and size of a page that holds runs, neither the first nor the last of them."""
    with sqlite3.connect(file) as sql:
        size = sql.execute("PRAGMA page_size").fetchone()[0]
        pages = [number for (number,) in
                 sql.execute("SELECT pageno FROM dbstat WHERE name = 'runs' AND pagetype = 'leaf' ORDER BY path")]
    sql.close()
    return (pages[1] - 1) * size, size


def version_of(file):
    sql = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return sql.execute("PRAGMA user_version").fetchone()[0]
    finally:
        sql.close()


def boards_in(folder):
    """The unfinished boards as (player, key)."""
    file = folder / NAME
    if not file.exists():
        return set()
    sql = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return set(sql.execute("SELECT name, key FROM saved_boards JOIN players ON players.id = player_id"))
    except sqlite3.Error:
        return set()
    finally:
        sql.close()


def moved_aside(folder):
    return sorted(path for path in folder.rglob("*") if ".damaged-" in path.name and path.suffix not in (".db-shm",))


class Operation:
    """Something that a program does with the files in a folder, and what has to be true afterwards."""

    second = True  # Whether a second program makes sense.
    again = True  # Whether it may be done once more.
    share = 1  # A sample has so many times fewer tries.

    def __init__(self, name, template):
        self.name = self.group = name
        self.template = template  # A folder to start from.
        self.input = b""

    def command(self, folder):
        raise NotImplementedError

    def learn(self, folder, result):
        """Remembers what an undisturbed run led to."""

    def replaced(self, folder):
        """The lines in each copy of what was deliberately replaced."""
        return []

    def problems(self, folder, result, ended):
        """(kind, words) of what is wrong in a folder after a run that may have failed. \\param ended whether it was
        left to end by itself, so that what it says counts."""
        raise NotImplementedError


def answer_problems(result, ended, codes=(0, 2)):
    """What is wrong about the end of a program."""
    if result.code is None:
        return [("hang", f"no end after {DEADLINE:.0f} s")]
    if not ended:
        return []
    if result.code not in codes:
        return [("exit code", f"{result.code}: {result.said.strip()}")]
    if result.code == 2 and not result.said.strip():
        return [("silence", "exit code 2 without a word")]
    return []


class OnScores(Operation):
    """An operation on the score file of a folder."""

    codes = (0, 2)  # How it may end.

    def __init__(self, name, template, kept):
        super().__init__(name, template)
        self.kept = set(kept)  # Lines that have to stay.
        self.known = set(kept)  # Lines that may be there.
        self.boards = set()
        self.damaged = []  # Contents that have to stay somewhere.

    def command(self, folder):
        return scores(folder, "export", "-")

    def answer(self, folder, result, lines):
        """What is wrong about an answer of exit code 0 or 1. \\param lines what is there afterwards."""
        missing = self.kept - set(result.out.splitlines())
        if missing and not result.said.strip():
            yield "silent loss", f"{len(missing)} of {len(self.kept)} runs are missing in the answer"

    def learn(self, folder, result):
        lines, _ = exported(folder)
        self.known |= set(lines)
        self.boards = boards_in(folder)
        if self.damaged:
            self.kept = set(lines)
            assert moved_aside(folder), "it is not damaged"
            assert self.kept, "nothing is left"

    def problems(self, folder, result, ended):
        yield from answer_problems(result, ended, self.codes)
        lines, second = exported(folder)
        again, third = exported(folder) if self.damaged else (lines, second)
        for later in (second, third):
            yield from answer_problems(later, True)
        have = set(lines) if second.code == 0 or not self.damaged else set(again)
        missing = self.kept - have
        if missing:
            yield "runs lost", f"{len(missing)} of {len(self.kept)}; then {second.code} {second.said.strip()!r}"
        if have - self.known - set(SECOND.known):
            yield "wrong runs", f"{len(have - self.known)}, such as {min(have - self.known)[:200]}"
        if len(lines) != len(have) and second.code == 0:
            yield "doubled runs", f"{len(lines)} lines, {len(have)} different"
        if set(again) != set(lines) and second.code == 0:
            yield "unsteady", f"{len(lines)} runs at first, then {len(again)}"
        if not missing and (lost := self.boards - boards_in(folder)):
            yield "boards lost", f"{len(lost)} of {len(self.boards)}"
        aside = moved_aside(folder)
        if not self.damaged:
            if aside:
                yield "false damage", f"{[path.name for path in aside]}; {result.said.strip()!r}"
            if second.code != 0:
                yield "exit code", f"the next start: {second.code} {second.said.strip()!r}"
        else:
            contents = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
            if not all(damaged in contents for damaged in self.damaged):
                yield "damaged file gone", f"{sorted(path.name for path in folder.rglob('*'))}"
            told = result.said + second.said + third.said
            if ".damaged-" not in told:
                yield "not told", f"{second.code} {second.said.strip()!r}, then {third.code} {third.said.strip()!r}"
        if ended and result.code in (0, 1):
            yield from self.answer(folder, result, have)


class Import(OnScores):
    """Imports lines; with backups of earlier days, if there are any."""

    def __init__(self, name, template, kept, lines):
        super().__init__(name, template, kept)
        self.lines = set(lines)
        self.known |= self.lines
        self.input = text_of(lines)
        days = sorted((template / "backups").glob("*.db"))[1:]  # The oldest has to make room.
        self.backups = {f"backups/{path.name}": path.read_bytes() for path in days}

    def command(self, folder):
        return scores(folder, "--json", "import", "-")

    def answer(self, folder, result, lines):
        told = json.loads(result.out)
        there = len(self.lines & lines)
        if told["imported"] + told["present"] > there or (result.code == 0 and there < len(self.lines)):
            yield "false claim", f"{told['imported']} imported, {told['present']} present, {there} there"

    def problems(self, folder, result, ended):
        yield from super().problems(folder, result, ended)
        for name, content in self.backups.items():
            if not (folder / name).exists() or (folder / name).read_bytes() != content:
                yield "backup lost", name


class LookAtNothing(OnScores):
    """Looks at a file that was emptied, with backups of earlier days beside it, which each start has to name."""

    def __init__(self, name, template):
        super().__init__(name, template, ())
        self.backups = {path.name: path.read_bytes() for path in (template / "backups").iterdir()}

    def problems(self, folder, result, ended):
        yield from answer_problems(result, ended, self.codes)
        lines, second = exported(folder)
        if set(lines) - SECOND.known:
            yield "wrong runs", str(lines[:1])
        if not lines and "backup" not in second.said:
            yield "not told", f"{second.code} {second.said.strip()!r}"
        for name, content in self.backups.items():
            if not (folder / "backups" / name).exists() or (folder / "backups" / name).read_bytes() != content:
                yield "backup lost", name
        if moved_aside(folder):
            yield "false damage", str(moved_aside(folder))


class Store(OnScores):
    """Stores runs as the game does, confirming each."""

    again = False  # Who plays the same twice has two runs.
    codes = (0, 1)
    player = "Zoe"
    count = 3

    def command(self, folder):
        return [WRITER, "write", folder / NAME, self.player, 1, self.count]

    def learn(self, folder, result):
        super().learn(folder, result)
        self.own = [line for line in exported(folder)[0] if line not in self.kept]
        assert len(self.own) == self.count

    def answer(self, folder, result, lines):
        return ()

    def problems(self, folder, result, ended):
        found = [problem for problem in super().problems(folder, result, ended) if problem[0] != "boards lost"]
        yield from found
        confirmed = result.out.count("run ")
        if confirmed and not any(kind == "runs lost" for kind, _ in found):
            missing = set(self.own[:confirmed]) - set(exported(folder)[0])
            if missing:
                yield "runs lost", f"{len(missing)} of {confirmed} confirmed ones"


class Play(OnScores):
    """Opens the file as the game does, which checks it in a thread of its own."""

    codes = (0, 1)

    def command(self, folder):
        return [WRITER, "play", folder / NAME]

    def answer(self, folder, result, lines):
        if result.code == 0 and int(result.out.split()[1]) < len(self.kept):
            yield "silent loss", f"{result.out.strip()} of {len(self.kept)}"


class Migrate(OnScores):
    """Opens a file of an earlier version, which is copied before it is changed."""

    share = 4

    def __init__(self, version, template, kept):
        super().__init__(f"migrate version {version}", template, kept)
        self.group = "migrate from an earlier version"

    def problems(self, folder, result, ended):
        yield from super().problems(folder, result, ended)
        copies = list(folder.glob(f"{NAME}.version-*"))
        for copy in copies:
            if not self._has_all(copy):
                yield "bad copy", copy.name
        version = version_of(folder / NAME)
        if version != version_of(self.template / NAME) and not copies:
            yield "no copy", f"version {version}"

    def _has_all(self, file):
        sql = sqlite3.connect(f"file:{file}?immutable=1", uri=True)
        try:
            return (sql.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
                    and sql.execute("SELECT count(*) FROM runs").fetchone()[0] == OLD_RUNS)
        except sqlite3.Error:
            return False
        finally:
            sql.close()


class Restore(OnScores):
    """Restores a backup, which keeps what it replaces."""

    codes = (0, 1)

    def __init__(self, name, template, kept, backup, lines):
        super().__init__(name, template, ())
        self.now = set(kept)
        self.backup = backup
        self.lines = set(lines)
        self.known = self.now | self.lines

    def command(self, folder):
        return [WRITER, "restore", folder / NAME, folder / "backups" / self.backup]

    def learn(self, folder, result):
        self.boards = set()

    def answer(self, folder, result, lines):
        if result.code == 0 and not self.lines <= lines:
            yield "false claim", "not restored"

    def problems(self, folder, result, ended):
        yield from super().problems(folder, result, ended)
        if not (folder / "backups" / self.backup).exists():
            yield "backup lost", self.backup
        have = set(exported(folder)[0])
        if self.now <= have:
            return
        replaced = self.replaced(folder)
        if not (self.lines <= have and any(self.now <= lines for lines in replaced)):
            yield "runs lost", f"{len(have)} there, replaced: {[len(lines) for lines in replaced]}"

    def replaced(self, folder):
        return [self._lines(folder, file) for file in (folder / "backups").glob("*-replaced-*.db")]

    @staticmethod
    def _lines(folder, file):
        with tempfile.TemporaryDirectory(dir=folder) as there:
            shutil.copy(file, Path(there) / NAME)
            return set(exported(Path(there))[0])


class ExportToFile(OnScores):
    """Replaces an earlier export by a new one: the old file or the whole new one is there."""

    def command(self, folder):
        return scores(folder, "export", "--force", folder / "runs.jsonl")

    def answer(self, folder, result, lines):
        if result.code == 0 and (folder / "runs.jsonl").read_text() == "old\n":
            yield "false claim", "not written"

    def problems(self, folder, result, ended):
        yield from super().problems(folder, result, ended)
        text = (folder / "runs.jsonl").read_text() if (folder / "runs.jsonl").exists() else None
        if text != "old\n" and set((text or "").splitlines()) - SECOND.known != self.kept:
            yield "half a file", f"{text if text is None else text[:80]!r}"


class MakeClass(Operation):
    """Adds a task to a class: the old or the whole new plan is there."""

    second = False

    def command(self, folder):
        return [CLI, "--lang", "en", "class", "make", folder, "--add", "--level", "terrace/peephole"]

    def problems(self, folder, result, ended):
        yield from answer_problems(result, ended)
        try:
            tasks = len(json.loads((folder / "class.json").read_text())["tasks"])
        except (OSError, ValueError) as error:
            yield "half a file", str(error)
            return
        if tasks not in (1, 2) or (ended and result.code == 0 and tasks != 2):
            yield "false claim", f"exit code {result.code}, {tasks} tasks"


class Second:
    """The second program: it imports runs of another player."""

    def __init__(self):
        self.lines = []
        self.known = set()

    def command(self, folder):
        return scores(folder, "--json", "import", "-")

    def problems(self, folder, result, operation):
        yield from answer_problems(result, True)
        if result.code != 0:
            return
        missing = set(self.lines) - set(exported(folder)[0])
        if missing and not any(self.known <= lines for lines in operation.replaced(folder)):
            yield "runs lost", f"{len(missing)} of the second program, which said {result.out.strip()}"


SECOND = Second()


class Place:
    """A folder for everything, with the templates of all operations."""

    def __init__(self, folder):
        self.folder = folder
        self.number = 0
        self.lock = threading.Lock()
        self.operations = []
        self._prepare()

    def new(self):
        with self.lock:
            self.number += 1
            return self.folder / f"{self.number}"

    def copy(self, template):
        """A copy of a template."""
        target = self.new()
        shutil.copytree(template, target, symlinks=True)
        return target

    def _prepare(self):
        sound = self.new()
        sound.mkdir()
        # Player after player, so that a loss of the table of players would be noticed.
        for first in (1, 31):
            write(sound, "Mina", first, first + 29)
            write(sound, "Ada", first, first + 29)
        kept, _ = exported(sound)
        other = self.new()
        other.mkdir()
        write(other, "Zed", 1, 2)
        SECOND.lines, _ = exported(other)
        SECOND.known = set(SECOND.lines)
        more = self.new()
        more.mkdir()
        write(more, "Eve", 1, 4)
        new_lines, _ = exported(more)

        nothing = self.new()
        nothing.mkdir()
        self._add(Import("first start", nothing, (), new_lines))
        self._add(OnScores("look", sound, kept))
        crashed = self._crashed(sound)
        crashed_lines = exported(self.copy(crashed))[0]
        self._add(OnScores("look after a crash", crashed, crashed_lines))
        self._add(Play("play", sound, kept))
        self._add(Store("store", sound, kept))
        with_backups = self.copy(sound)
        (with_backups / "backups").mkdir()
        few = self.new()
        few.mkdir()
        write(few, "Mina", 1, 5)
        for day in ("2026-03-01", "2026-03-02", "2026-03-03"):
            shutil.copy(few / NAME, with_backups / "backups" / f"lichter-aus-{day}.db")
        self._add(Import("import and daily backup", with_backups, kept, new_lines))
        emptied = self.copy(with_backups)
        (emptied / NAME).write_bytes(b"")
        self._add(LookAtNothing("look at an emptied file", emptied))
        self._add(Restore("restore", with_backups, kept, "lichter-aus-2026-03-02.db", exported(few)[0]))
        for version in range(1, version_of(sound / NAME)):
            old = self.new()
            old.mkdir()
            require(run([WRITER, "old", old / NAME, version, OLD_RUNS]))
            assert version_of(old / NAME) == version
            self._add(Migrate(version, old, exported(self.copy(old))[0]))
        self.operations[-1].share = 1
        self._add(self._salvage("salvage", sound, kept))
        self._add(self._salvage("salvage after a crash", crashed, crashed_lines))
        cut = self.copy(sound)
        size = (cut / NAME).stat().st_size
        os.truncate(cut / NAME, size // 4096 * 3 // 4 * 4096)
        self._add(self._damaged("salvage of three quarters", cut, kept))
        to_file = self.copy(sound)
        (to_file / "runs.jsonl").write_text("old\n")
        self._add(ExportToFile("export", to_file, kept))
        lesson = self.new()
        lesson.mkdir()
        require(run([CLI, "class", "make", lesson, "--name", "A", "--level", "shed/first-light"]))
        self._add(MakeClass("class make", lesson))

    def _crashed(self, sound):
        """The same with a log that a killed game left."""
        folder = self.copy(sound)
        process = start([WRITER, "hold", folder / NAME, "Mina", 71, 74])
        while process.stdout.readline() != b"run 74\n":
            pass
        process.kill()
        finish(process)
        assert (folder / f"{NAME}-wal").stat().st_size > 0
        return folder

    def _salvage(self, name, template, kept):
        folder = self.new()
        offset, size = damaged_page(self.copy(template) / NAME)
        shutil.copytree(template, folder)
        with open(folder / NAME, "r+b") as file:
            file.seek(offset)
            file.write(b"\xff" * 200)
        return self._damaged(name, folder, kept)

    @staticmethod
    def _damaged(name, folder, lines):
        operation = OnScores(name, folder, ())
        operation.known = set(lines)
        operation.damaged = [(folder / NAME).read_bytes()]
        return operation

    def _add(self, operation):
        self.operations.append(operation)


@dataclass
class Row:
    """Tries of one kind on one operation."""

    operation: Operation
    fault: str
    tries: list  # Functions that return (folder, problems).


def counted(calls, kinds):
    return sum(call.kind != "told" and (not kinds or call.kind in kinds.split(",")) for call in calls)


def chosen(count, most):
    """Up to `most` of the numbers from 1 to `count`, evenly, with the first and the last if there are several."""
    if count <= most:
        return list(range(1, count + 1))
    if most == 1:
        return [count // 2]
    return [1 + i * (count - 1) // (most - 1) for i in range(most)]


WRITES = "create,write,truncate,mkdir,rename,link,sync"
# Name, what happens, whether it lasts, to which calls, and of how many calls a sample is made.
FAULTS_OF_DISK = (
    ("a read fails once", str(errno.EIO), False, "read", 6),
    ("reads fail from one on", str(errno.EIO), True, "read", 6),
    ("a call fails once", str(errno.EIO), False, "", 6),
    ("calls fail from one on", str(errno.EIO), True, "", 6),
    ("the disk is full once", str(errno.ENOSPC), False, WRITES, 5),
    ("the disk is full from then on", str(errno.ENOSPC), True, WRITES, 5),
    ("a short read or write", "short", False, "read,write", 3),
    ("only short reads and writes", "short", True, "read,write", 2),
    ("kill -9", "kill", False, "", 12),
)
SAMPLE_OF_KILLS = 5
SAMPLE_OF_CUTS = 5
# Name, how many seconds the first program stands still at most, and of how many calls a sample is made.
SECONDS = (
    ("a second program", SOON, 3),
    ("a second program while the first stands still", DEADLINE, 3),
)


class Trial:
    """Runs one operation on a failing disk."""

    def __init__(self, place, operation):
        self._place = place
        self.operation = operation
        folder = place.copy(operation.template)
        self._start = [(path, inode, Path(path).read_bytes()) for path, inode in disk.files_in(folder).items()]
        self._folder = folder
        log = place.new()
        result = run(operation.command(folder), operation.input, **self._variables(folder, LICHTER_FAULT_LOG=str(log)))
        if result.code != 0:
            raise RuntimeError(f"{operation.name} does not work: {result}")
        self.calls = disk.read_log(log)
        if not self.calls:
            raise RuntimeError(f"{operation.name} seems to use no file: the library is not loaded")
        operation.learn(folder, result)
        self.result = result

    @staticmethod
    def _variables(folder, **more):
        return {"LICHTER_FAULT_FOLDER": str(folder), **more}

    def fault(self, what, lasts, kinds, at):
        folder = self._place.copy(self.operation.template)
        variables = {"LICHTER_FAULT": what, "LICHTER_FAULT_AT": str(at)}
        if lasts:
            variables["LICHTER_FAULT_LASTS"] = "1"
        if kinds:
            variables["LICHTER_FAULT_CALLS"] = kinds
        result = run(self.operation.command(folder), self.operation.input, **self._variables(folder, **variables))
        killed = result.code == -signal.SIGKILL and what == "kill"
        return folder, list(self.operation.problems(folder, result, not killed))

    def kills(self, at):
        """The program is killed at a call, and started and killed again and again, each time a bit later."""
        folder = self._place.copy(self.operation.template)
        said = ""
        for each in (at, at // 2, at // 3 + 1, at + 1):
            result = run(self.operation.command(folder), self.operation.input,
                         **self._variables(folder, LICHTER_FAULT="kill", LICHTER_FAULT_AT=str(max(each, 1))))
            said += result.said
        killed = result.code == -signal.SIGKILL
        return folder, list(self.operation.problems(folder, Result(result.code, result.out, said), not killed))

    def with_second(self, at, patience):
        """The program is stopped at a call; the second one runs, for some seconds at most before the first goes on."""
        folder = self._place.copy(self.operation.template)
        first = start(self.operation.command(folder), self.operation.input,
                      **self._variables(folder, LICHTER_FAULT="stop", LICHTER_FAULT_AT=str(at)))
        watchdog = threading.Timer(DEADLINE, first.kill)
        watchdog.start()
        try:
            os.waitid(os.P_PID, first.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
        finally:
            watchdog.cancel()
        second = start(SECOND.command(folder), text_of(SECOND.lines))
        try:
            second.wait(patience)
        except subprocess.TimeoutExpired:
            pass  # It waits for the first.
        first.send_signal(signal.SIGCONT)
        first_result = finish(first)
        second_result = finish(second)
        problems = list(self.operation.problems(folder, first_result, True))
        if ".damaged-" in second_result.said:  # One of them said it.
            problems = [problem for problem in problems if problem[0] != "not told"]
        return folder, problems + list(SECOND.problems(folder, second_result, self.operation))

    def cuts(self, most):
        """A power cut at some calls, in some states each."""
        changes = [number for number, call in enumerate(self.calls, 1)
                   if not call.failed and call.kind not in ("read", "open", "stat")]
        moments = {changes[number - 1] for number in chosen(len(changes), most or len(changes))}
        dice = random.Random(self.operation.name)
        seen = set()
        for moment, words, files, folders in disk.cuts(self.calls, self._start, moments, dice):
            at_end = moment == changes[-1]
            state = hash((at_end, frozenset(files.items()), frozenset(folders)))
            if state not in seen:
                seen.add(state)
                yield partial(self._after_cut, moment, at_end, words, files, folders)

    def _after_cut(self, moment, at_end, words, files, folders):
        folder = self._place.new()
        disk.put_down(files, folders, self._folder, folder)
        told = b"".join(call.data for call in self.calls[:moment] if call.kind == "told").decode()
        result = self.result if at_end else Result(-signal.SIGKILL, told, "")
        return folder, [(kind, f"call {moment}, {words}: {text}")
                        for kind, text in self.operation.problems(folder, result, at_end)]


def numbers(trial, kinds, sample):
    """At which calls of some kinds something is to happen; all of them if there is no sample."""
    count = counted(trial.calls, kinds)
    return chosen(count, max(sample // trial.operation.share, 1) if sample else count)


def rows_of(trial, everything):
    """The tries that take the processor's time. Those of one operation at a time, as they take memory as well."""
    operation = trial.operation
    for name, what, lasts, kinds, sample in FAULTS_OF_DISK:
        yield Row(operation, name, [partial(trial.fault, what, lasts, kinds, at)
                                    for at in numbers(trial, kinds, 0 if everything else sample)])
    if operation.again:
        yield Row(operation, "kill -9 four times", [partial(trial.kills, at) for at in
                                                    numbers(trial, "", 0 if everything else SAMPLE_OF_KILLS)])
    yield Row(operation, "a power cut", list(trial.cuts(None if everything else SAMPLE_OF_CUTS // operation.share)))


def waiting_rows_of(trial, everything):
    """The tries that mostly wait."""
    if trial.operation.second:
        for name, patience, sample in SECONDS:
            yield Row(trial.operation, name, [partial(trial.with_second, at, patience)
                                              for at in numbers(trial, "", 0 if everything else sample)])


def attempt(number, task, row, keep):
    """Makes one try. Returns its problems."""
    folder, problems = task()
    if problems and keep is not None:
        kept = keep / f"{row.operation.name}, {row.fault}, {number}"
        shutil.copytree(folder, kept, dirs_exist_ok=True)
        (kept / "problems.txt").write_text("".join(f"{kind}: {text}\n" for kind, text in problems))
    shutil.rmtree(folder, ignore_errors=True)
    return problems


class Report:
    """Counts what was tried and what held, and prints failures as they come and the sums at the end."""

    def __init__(self):
        self.by_operation = collections.defaultdict(collections.Counter)
        self.by_fault = collections.defaultdict(collections.Counter)
        self.kinds = collections.Counter()

    def row(self, row, found):
        failures = {}  # From each kind to the numbers of the tries, with the first one's words.
        for number, problems in enumerate(found, 1):
            for counts in (self.by_operation[row.operation.group], self.by_fault[row.fault]):
                counts["tried"] += 1
                counts["held"] += not problems
            for kind, words in dict(reversed(problems)).items():
                self.kinds[kind] += 1
                failures.setdefault(kind, []).append((number, words))
        for kind, cases in failures.items():
            numbers = ", ".join(str(number) for number, _ in cases[:10]) + (", …" if len(cases) > 10 else "")
            print(f"{row.operation.name}, {row.fault}: {kind} at {numbers} of {len(found)}; {cases[0][1]}", flush=True)

    @property
    def held(self):
        return not self.kinds and sum(self.by_fault.values(), collections.Counter())["tried"] > 0

    def end(self):
        for what, table in (("operation", self.by_operation), ("fault", self.by_fault)):
            print(f"\n| {what} | tried | held |\n| --- | ---: | ---: |")
            for name, counts in [*table.items(), ("all", sum(table.values(), collections.Counter()))]:
                print(f"| {name} | {counts['tried']} | {counts['held']} |")
        for kind, count in self.kinds.most_common():
            print(f"{count} times {kind}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true", help="every call instead of a sample")
    parser.add_argument("--only", default="", metavar="OPERATION/FAULT", help="regular expressions of what to try")
    parser.add_argument("--keep", type=Path, help="copy what failures leave to this folder")
    options = parser.parse_args()
    operations, _, faults = options.only.partition("/")
    folder = Path(tempfile.mkdtemp(prefix="lichter-faults-")).resolve()
    report = Report()
    quick = ThreadPoolExecutor(os.cpu_count())
    waiting = ThreadPoolExecutor(24)
    try:
        place = Place(folder)
        trials = [Trial(place, operation) for operation in place.operations if re.search(operations, operation.name)]

        def begin(pool, rows):
            return [(row, [pool.submit(attempt, number, task, row, options.keep)
                           for number, task in enumerate(row.tries, 1)])
                    for row in rows if re.search(faults, row.fault)]

        # Those that wait do so while the others run.
        begun = [each for trial in trials for each in begin(waiting, waiting_rows_of(trial, options.all))]
        for trial in trials:
            for row, results in begin(quick, rows_of(trial, options.all)):
                report.row(row, [result.result() for result in results])
        for row, results in begun:
            report.row(row, [result.result() for result in results])
    finally:
        quick.shutdown(cancel_futures=True)
        waiting.shutdown(cancel_futures=True)
        shutil.rmtree(folder, ignore_errors=True)
    report.end()
    return 0 if report.held else 1


if __name__ == "__main__":
    sys.exit(main())
