# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What a program did to its files, as DiskFaults.cpp records it, and what a power cut may leave of that."""

import os
from dataclasses import dataclass

SECTOR = 512  # Bytes that a disk writes as a whole, or not at all.


@dataclass
class Call:
    """A call to the system about a file in the folder; `data` is what was written, or the second path."""

    kind: str
    failed: bool
    inode: int
    offset: int
    path: str
    data: bytes


def read_log(file):
    """The recorded calls in their order."""
    content = file.read_bytes()
    calls = []
    at = 0
    while at < len(content):
        end = content.index(b"\n", at)
        kind, inode, offset, size, path = content[at:end].decode().split(" ", 4)
        at = end + 1 + int(size)
        calls.append(Call(kind.removeprefix("-"), kind.startswith("-"), int(inode), int(offset), path,
                          content[end + 1:at]))
    return calls


def files_in(folder):
    """Path and inode of every file below the folder."""
    return {str(path): path.stat().st_ino for path in sorted(folder.rglob("*")) if path.is_file()}


class File:
    """The content of a file: what is on the disk for sure, and the changes since the last sync."""

    def __init__(self, content=b""):
        self.durable = bytearray(content)
        self.pending = []  # (offset, bytes) for a write, (size, None) for a new size.

    def sync(self):
        for change in self.pending:
            _apply(self.durable, *change)
        self.pending = []

    def after_cut(self, survives):
        """The content if only those pending changes survive that `survives` says; a write may be torn."""
        content = bytearray(self.durable)
        for offset, data in self.pending:
            if data is None:
                if survives():
                    _apply(content, offset, None)
                continue
            first = -offset % SECTOR  # Sectors lie where the file's, not the write's, begin.
            starts = sorted({0, *range(first, len(data), SECTOR)})
            for start, end in zip(starts, [*starts[1:], len(data)]):
                if survives():
                    _apply(content, offset + start, data[start:end])
        return bytes(content)


def _apply(content, offset, data):
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    if data is None:
        del content[offset:]
    else:
        content[offset:offset + len(data)] = data


class Disk:
    """A disk on which calls take effect, one after the other.

    A sync makes a file's content durable. Names follow in their order: with `strict`, only a sync of a folder makes
    them durable, as POSIX has it; otherwise any sync does, as with the usual journal.
    """

    def __init__(self, start, strict):
        """start: (path, inode, content) of each file."""
        self._strict = strict
        self._inodes = {inode: File(content) for _, inode, content in start}
        self._names = {path: self._inodes[inode] for path, inode, _ in start}
        self._folders = set()
        self._survivors = [(dict(self._names), set())]  # What names there may be, the oldest first.

    def follow(self, call):
        if call.failed or call.kind in ("read", "open", "stat", "told"):
            return
        if call.kind == "create":
            self._names[call.path] = self._inodes[call.inode] = File()
        elif call.kind == "write":
            self._inodes[call.inode].pending.append((call.offset, call.data))
        elif call.kind == "truncate":
            self._inodes[call.inode].pending.append((call.offset, None))
        elif call.kind == "sync":
            is_file = call.inode in self._inodes
            if is_file:
                self._inodes[call.inode].sync()
            if not is_file or not self._strict:
                self._survivors = self._survivors[-1:]
            return
        elif call.kind == "rename":
            target = call.data.decode()
            self._names[target] = self._names.pop(call.path)
        elif call.kind == "link":
            self._names[call.data.decode()] = self._names[call.path]
        elif call.kind == "unlink":
            if self._names.pop(call.path, None) is None:
                self._folders.discard(call.path)
        elif call.kind == "mkdir":
            self._folders.add(call.path)
        else:
            raise AssertionError(f"what is {call.kind}?")
        if call.kind not in ("write", "truncate"):
            self._survivors.append((dict(self._names), set(self._folders)))

    def after_cut(self, choose, survives):
        """What a power cut leaves now: ({path: content}, folders). `choose` picks one of some sets of names."""
        names, folders = choose(self._survivors)
        return {path: file.after_cut(survives) for path, file in names.items()}, folders


def cuts(calls, start, moments, dice):
    """(moment, description, files, folders) for power cuts after some numbers of calls. Of the states at each moment:
    all or nothing of what was not synced, with the newest or the oldest names, and some in between."""
    for strict in (False, True):
        disk = Disk(start, strict)
        for moment, call in enumerate(calls, 1):
            disk.follow(call)
            if moment not in moments:
                continue
            for words, choose, survives in (
                    ("nothing unsynced, new names", lambda names: names[-1], lambda: False),
                    ("nothing unsynced, old names", lambda names: names[0], lambda: False),
                    ("everything, old names", lambda names: names[0], lambda: True),
                    ("some", dice.choice, lambda: dice.random() < 0.5),
                    ("most", dice.choice, lambda: dice.random() < 0.9)):
                yield moment, f"{words}, {'strict' if strict else 'usual'} disk", *disk.after_cut(choose, survives)


def put_down(files, folders, old, new):
    """Makes files and folders as a power cut left them, in folder `new` instead of `old`."""
    os.makedirs(new, exist_ok=True)
    for folder in sorted(folders):
        os.makedirs(folder.replace(str(old), str(new), 1), exist_ok=True)
    for path, content in files.items():
        target = path.replace(str(old), str(new), 1)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(content)
