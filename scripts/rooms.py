# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The rooms of the sources, the order of their folders, and the includes of each file, for architecture_test.py and
scripts/structure.
"""

import re
from pathlib import Path

# The rooms with one puzzle each.
PUZZLES = {"lights", "arukone"}

# The rooms that the files of a room may include, besides their own.
ROOMS = {
    "platform": set(),
    "puzzle": set(),
    **{room: {"puzzle"} for room in PUZZLES},
    "data": {"platform", "puzzle", *PUZZLES},
    "server": {"data"},
    "text": {"puzzle", *PUZZLES, "data"},
    "sheet": {"platform", "puzzle", *PUZZLES, "data", "text"},
    "ui": {"platform"},
    "game": {"platform", "puzzle", *PUZZLES, "data", "text", "sheet", "ui"},
    "cli": {"platform", "puzzle", *PUZZLES, "data", "text", "sheet"},
    "manual": {"puzzle", "lights", "text", "game", "cli"},
}

# Folders that may use fewer rooms than the room they belong to: runs are stored in the same way for every puzzle.
NARROW = {folder: {"platform", "puzzle"} for folder in ("data/files", "data/database", "data/runs", "data/players",
                                           "data/shared")}

# The folders of the game with one feature each: its scenes, and whatever only they need.
FEATURES = {"arukone", "campaign", "classes", "daily", "dialogs", "duel", "editor", "keys", "leaderboard", "learn", "menu",
            "mylevels", "play", "players", "printing", "random", "replay", "riddle", "settings", "shared",
            "shift", "statistics", "win"}

# The order of the folders of a room, from the bottom up. A file may include files of its own folder or of lower floors;
# folders on the same floor do not include each other. Whatever is above game/scene may lead to a feature's scene: it may
# include the headers of destinations.
FLOORS = {
    "data": [{"files"}, {"levels", "database"}, {"runs"}, {"players", "shared", "classes"}, {"settings"}],
    "game": [{"look"}, {"look/sky", "look/facade", "boards", "lessons"}, {"look/board", "services", "words"},
             {"look/fusebox", "look/street", "scene"}, {"controls", "speech"}, {"round", "houses"}, FEATURES, {"app"}],
}

# The folders that are specific to Lights Out; another puzzle would have its own.
LIGHTS_OUT = ["lights", "game/duel", "game/editor", "game/learn", "game/lessons", "game/look/board", "game/play", "game/random", "game/replay",
              "game/riddle", "game/round", "game/shift"]

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]', re.MULTILINE)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
# The private implementation of a class in a header of its own: struct Canvas::Batch {
HIDDEN_HALF = re.compile(r"\b(?:class|struct)\s+(\w+)::\w+\s*\{")
# What builds the scene of a destination: declared in game/duel/ToDuel.hpp, say, and defined in a source.
DESTINATION = re.compile(r"\bstruct (To\w+) \{(?:(?!\n\};).)*\bscene\(const Services& with\) const;", re.DOTALL)
# What builds the scene of a destination: a function of the destination, or one for the boards of each puzzle.
OPENER = re.compile(r"std::unique_ptr<Scene> (?:To\w+::scene\(const Services& with\) const \{(?:.*?)\n\}"
                    r"|operator\(\)\([^)]*\) const \{(?:.*?)\n    \})", re.DOTALL)
CLASS = re.compile(r"\b(?:class|struct)\s+(\w+)\s*(?:final\s*)?:\s*([^{};]+)\{")


class File:
    """A source file: its path relative to src/, its room and folder, and its includes."""

    def __init__(self, source, path):
        self.path = path.relative_to(source)
        self.name = str(self.path)
        self.room = self.path.parts[0]
        self.folder = "/".join(self.path.parts[1:-1])
        text = path.read_text(encoding="utf-8")
        self.lines = text.count("\n")
        self.code = COMMENT.sub("", text)
        includes = INCLUDE.findall(self.code)
        # The build makes these from tables (lichter_table); they are not among the sources.
        self.own = [name for mark, name in includes if mark == '"' and not name.endswith(".rows")]
        self.foreign = [name for mark, name in includes if mark == "<"]

    @property
    def unit(self):
        """Header and source of the same name form one unit."""
        return str(self.path.with_suffix(""))

    @property
    def half_of(self):
        """The header of the class whose private implementation this header has; None for any other file."""
        found = HIDDEN_HALF.search(self.code) if self.path.suffix == ".hpp" else None
        return next((name for name in self.own if found and Path(name).stem == found[1]), None)

    def is_in(self, place):
        return self.path.is_relative_to(place)


def may_use(file):
    """The rooms that a file may include."""
    narrow = next((rooms for folder, rooms in NARROW.items() if file.is_in(folder)), ROOMS[file.room])
    return narrow | {file.room}


def read(source):
    """Reads all files below the folder src/; returns them by their paths."""
    paths = sorted(path for path in Path(source).rglob("*") if path.suffix in (".hpp", ".cpp"))
    return {file.name: file for file in (File(source, path) for path in paths)}


def floor_of_folder(room, folder):
    """The index of the floor of a folder; None for a folder that has no floor."""
    return next((i for i, folders in enumerate(FLOORS[room]) if folder in folders), None)


def floor_of(file):
    """The index of the floor of the file's folder; None for a folder that has no floor."""
    return floor_of_folder(file.room, file.folder)


def includes_in_room(files, room):
    """(file, included file) for every include between two folders of a room."""
    return [(file, files[name]) for file in files.values() if file.room == room for name in file.own
            if name in files and files[name].room == room and files[name].folder != file.folder]


def is_destination(file):
    """Whether a file is the header of destinations: it says what their scenes need, but does not know these."""
    return file.path.suffix == ".hpp" and DESTINATION.search(file.code) is not None


def scenes_built(files):
    """The classes of the scenes that destinations lead to."""
    return {scene for file in files.values() for opener in OPENER.findall(file.code)
            for scene in re.findall(r"make_unique<(\w+)>", opener)}


def reached(files, name):
    """All own headers that a file includes, itself or through another one."""
    seen, waiting = set(), [name]
    while waiting:
        for include in files[waiting.pop()].own:
            if include in files and include not in seen:
                seen.add(include)
                waiting.append(include)
    return seen


def goes_up(file, included):
    """Whether an include between two folders of a room breaks their order."""
    if is_destination(included) and floor_of(file) > floor_of_folder("game", "scene"):
        return False
    return floor_of(included) >= floor_of(file)


def arrows_up(files, room):
    """(file, included file) for every include that breaks the order of the room's folders. None if the room has files
    in folders that are not part of that order."""
    if any(floor_of(file) is None for file in files.values() if file.room == room):
        return None
    return [pair for pair in includes_in_room(files, room) if goes_up(*pair)]


def scene_headers(files):
    """The headers that define a scene: a class that derives from game::Scene, directly or indirectly."""
    parents, headers = {}, {}
    for file in files.values():
        if file.room != "game" or file.path.suffix != ".hpp":
            continue
        for name, bases in CLASS.findall(file.code):
            parents[name] = re.findall(r"\w+(?=\s*(?:<|,|$))", bases.strip())
            headers[name] = file.name
    scenes = {"Scene"}
    while found := {name for name, bases in parents.items() if scenes.intersection(bases)} - scenes:
        scenes |= found
    return {headers[name] for name in scenes if name in headers}


def circles(files):
    """The include cycles, each as a sorted list of units (Tarjan's strongly connected components, SIAM Journal on
    Computing 1 (1972), without recursion). A header with the private implementation of a class belongs to the unit of
    that class."""
    def unit_of(file):
        whole = files.get(file.half_of)
        return (whole or file).unit

    units = {}
    for file in files.values():
        units.setdefault(unit_of(file), set()).update(unit_of(files[name]) for name in file.own if name in files)
    for unit, others in units.items():
        others.discard(unit)
    index, low, stack, on_stack, found = {}, {}, [], set(), []
    for start in units:
        if start in index:
            continue
        index[start] = low[start] = len(index)
        stack.append(start)
        on_stack.add(start)
        way = [(start, iter(sorted(units[start])))]
        while way:
            unit, rest = way[-1]
            following = next(rest, None)
            if following is None:
                way.pop()
                if way:
                    low[way[-1][0]] = min(low[way[-1][0]], low[unit])
                if low[unit] == index[unit]:
                    circle = []
                    while not circle or circle[-1] != unit:
                        circle.append(stack.pop())
                        on_stack.discard(circle[-1])
                    if len(circle) > 1:
                        found.append(sorted(circle))
            elif following not in index:
                index[following] = low[following] = len(index)
                stack.append(following)
                on_stack.add(following)
                way.append((following, iter(sorted(units[following]))))
            elif following in on_stack:
                low[unit] = min(low[unit], index[following])
    return sorted(found)
