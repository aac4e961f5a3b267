# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Who may use whom: the tables of docs/architecture.md, checked against every #include and the linked libraries. The
tables of rooms and folders stand in scripts/rooms.py.

The environment says where things are: LICHTER_SOURCE (the sources), LICHTER_BIN (the built programs).
"""

import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(os.environ["LICHTER_SOURCE"])
sys.path.insert(0, str(ROOT / "scripts"))

import rooms  # noqa: E402

BIN = Path(os.environ["LICHTER_BIN"])

# What an #include <…> begins with, the library that it belongs to, and who may use it.
LIBRARIES = {
    "tl/": ("tl::expected", {"puzzle", "lights", "arukone", "data", "text", "sheet", "ui", "game", "cli", "manual"}),
    "nlohmann/": ("nlohmann/json", {"data", "cli"}),
    "SQLiteCpp/": ("SQLiteCpp", {"data"}),
    "sqlite3.h": ("SQLite", {"data"}),
    "spdlog/": ("spdlog", {"data/files"}),
    "unicode/": ("ICU", {"data/files", "ui"}),
    "zlib.h": ("zlib", {"data/database", "data/files"}),
    "sodium.h": ("libsodium", {"data/shared"}),
    "X11/": ("X11", {"platform/window"}),
    "xkbcommon/": ("libxkbcommon", {"platform/window"}),
    "SFML/OpenGL.hpp": ("OpenGL", {"ui"}),
    "SFML/": ("SFML", {"platform/window", "ui", "game"}),
    "ft2build.h": ("FreeType", {"ui"}),
    "freetype/": ("FreeType", {"ui"}),
    "fontconfig/": ("fontconfig", {"ui", "sheet"}),
    "cairo": ("Cairo", {"sheet"}),
    "CLI/": ("CLI11", {"text", "game", "cli", "manual"}),
    "NTL/": ("NTL", {"lights/solver"}),
    "libpq-fe.h": ("libpq", {"server"}),
    "cadical.hpp": ("CaDiCaL", {"arukone/solver"}),
    "m4ri/": ("M4RI", {"lights/solver"}),
}

# Headers of the operating system belong to platform, so that another system is another platform and no more.
SYSTEM = re.compile(r"(unistd|locale|fcntl|dlfcn|poll|pthread|pwd|malloc|signal|io|windows|objbase|sapi|shobjidl)\.h|csignal"
                    r"|(sys|linux|GL|X11|xkbcommon)/.*")
# The module for servers is all sockets, and another system can leave it out: docs/decisions/0010-platform.md.
OF_THE_SYSTEM = ("platform", "server")

# Libraries that are a secret of one room: none of its headers that others see may show them.
PRIVATE = {"data": ("nlohmann", "SQLite::", "SQLiteCpp", "sqlite3", "spdlog", "icu::", "zlib", "sodium"), "lights": ("NTL", "m4ri"), "arukone": ("CaDiCaL", "cadical"), "sheet": ("cairo_", "Fc")}

def library_of(include):
    """Name and users of the library that <include> belongs to; None for the standard library and the system."""
    return next((library for prefix, library in LIBRARIES.items() if include.startswith(prefix)), None)


def is_standard(include):
    return re.fullmatch(r"[a-z_0-9]+", include) is not None


class Rooms(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files = rooms.read(ROOT / "src")

    def assert_none(self, complaints):
        self.assertFalse(complaints, "\n" + "\n".join(complaints))

    def test_every_room_has_files_and_no_file_lives_outside_a_room(self):
        self.assertEqual({file.room for file in self.files.values()}, set(rooms.ROOMS))

    def test_a_room_uses_only_the_rooms_it_may(self):
        self.assert_none([f'{file.path} includes "{include}"'
                          for file in self.files.values() for include in file.own
                          if Path(include).parts[0] not in rooms.may_use(file)])

    def test_includes_in_quotes_are_paths_from_src(self):
        self.assert_none([f'{file.path} includes "{include}", which is no file of src/'
                          for file in self.files.values() for include in file.own if include not in self.files])

    def test_only_headers_are_included(self):
        self.assert_none([f'{file.path} includes "{include}"'
                          for file in self.files.values() for include in file.own if not include.endswith(".hpp")])

    def test_a_room_uses_only_the_libraries_it_may(self):
        complaints = []
        for file in self.files.values():
            for include in file.foreign:
                library = library_of(include)
                if library is not None:
                    name, users = library
                    if not any(file.is_in(user) for user in users):
                        complaints.append(f"{file.path} includes <{include}>: {name} belongs to {sorted(users)}")
                elif not is_standard(include) and not SYSTEM.fullmatch(include):
                    complaints.append(f"{file.path} includes <{include}>, which is not of the standard library")
        self.assert_none(complaints)

    def test_only_the_platform_uses_the_system(self):
        users = {file.name for file in self.files.values() if any(map(SYSTEM.fullmatch, file.foreign))}
        self.assertIn("platform/linux/Library.cpp", users)
        self.assertIn("platform/windows/Library.cpp", users)
        self.assert_none([f"{name} includes headers of the system: they belong to platform"
                          for name in sorted(users) if self.files[name].room not in OF_THE_SYSTEM])
        self.assert_none([f"{name} shows headers of the system to other rooms" for name in sorted(users)
                          if name.startswith("platform/") and name.endswith(".hpp")])

    def test_folders_use_only_what_stands_below_them(self):
        for room in rooms.FLOORS:
            up = rooms.arrows_up(self.files, room)
            self.assertIsNotNone(up, f"src/{room} has files outside the folders that scripts/rooms.py names")
            self.assert_none([f'{file.name} includes "{included.name}", which stands above or beside it'
                              for file, included in up])

    def test_only_what_builds_them_knows_the_scenes(self):
        scenes = {name for name in rooms.scene_headers(self.files) if self.files[name].folder != "scene"}
        self.assertIn("game/play/LightsPlayScene.hpp", scenes)  # Scenes are recognized.
        self.assert_none([f'{file.name} includes "{include}"'
                          for file in self.files.values() for include in file.own
                          if include in scenes and not self.may_know_scene(file, self.files[include])])

    def may_know_scene(self, file, scene):
        """The scene's own sources may, the source that builds one of several scenes for a destination
        (game/app/SceneChoices.cpp), the demo player, a scene of the same feature that derives from it, and any scene
        that derives from it if it is only a base: one that no destination leads to."""
        if file.folder == scene.folder and file.path.stem.startswith(scene.path.stem):
            return True
        if file.name == "game/app/DemoPlayer.cpp":  # It plays what is on the screen.
            return True
        if file.name in rooms.scene_headers(self.files):
            classes = {name for name, _ in rooms.CLASS.findall(scene.code)}
            return file.folder == scene.folder or not classes & rooms.scenes_built(self.files)
        return file.name == "game/app/SceneChoices.cpp"

    def test_every_destination_has_a_scene_and_a_test_shows_it(self):
        """The tests of every screen open those of --screen, and the examples of tests/game/Screens.hpp."""
        destinations = {name for file in self.files.values() if rooms.is_destination(file)
                        for name in rooms.DESTINATION.findall(file.code)}
        self.assertIn("ToDuel", destinations)
        sources = "".join(file.code for file in self.files.values() if rooms.OPENER.search(file.code))
        shown = self.files["game/app/Screens.cpp"].code + (ROOT / "tests/game/Screens.hpp").read_text(encoding="utf-8")
        self.assert_none([f"nothing builds the scene of {name}" for name in sorted(destinations)
                          if f"{name}::scene(" not in sources])
        self.assert_none([f"neither --screen nor tests/game/Screens.hpp shows {name}" for name in sorted(destinations)
                          if not re.search(rf"\b{name}\b(?!\.hpp)", shown)])

    def test_a_destination_does_not_know_what_it_leads_to(self):
        """What leads to a scene compiles little more than what that scene is told."""
        controls = rooms.floor_of_folder("game", "controls")
        self.assert_none([f'{file.name} includes "{include}"'
                          for file in self.files.values() if rooms.is_destination(file) for include in file.own
                          if self.files[include].room == "game" and not rooms.is_destination(self.files[include])
                          and (rooms.floor_of(self.files[include]) >= controls or self.files[include].folder == "scene")])

    def test_what_all_scenes_include_leaves_the_database_out(self):
        """Or every scene would compile it, and be compiled again whenever it changes."""
        shared = [name for name, file in self.files.items()
                  if file.is_in("game/scene") and file.path.suffix == ".hpp"]
        self.assertIn("game/scene/Scene.hpp", shared)
        self.assertIn("data/database/Database.hpp", rooms.reached(self.files, "game/services/Records.hpp"))
        self.assert_none([f"{name} pulls in {header}" for name in shared
                          for header in sorted(rooms.reached(self.files, name))
                          if self.files[header].is_in("data/database") or header == "game/services/Records.hpp"])

    def test_the_module_for_servers_knows_only_what_is_asked_of_it(self):
        self.assertEqual({include for file in self.files.values() if file.room == "server" for include in file.own},
                         {"data/shared/ServerConnection.hpp", "server/Relay.hpp"})

    def test_private_libraries_show_in_no_header_that_others_include(self):
        complaints = []
        for room, words in PRIVATE.items():
            for path in self.seen_from_outside(room):
                complaints += [f"{path} shows {word} to other rooms" for word in words
                               if word in self.files[path].code]
        self.assert_none(complaints)

    def seen_from_outside(self, room):
        """The room's headers that files of other rooms include, themselves or through another header."""
        seen, waiting = set(), [include for file in self.files.values() if file.room != room for include in file.own]
        while waiting:
            path = waiting.pop()
            if path in seen or path not in self.files:
                continue
            seen.add(path)
            waiting += self.files[path].own
        return sorted(path for path in seen if self.files[path].room == room)

    def test_files_do_not_use_each_other_in_a_circle(self):
        self.assert_none([" <-> ".join(circle) for circle in rooms.circles(self.files)])

    def test_maps_compare_vectors_of_numbers_as_a_whole(self):
        """Not with std::less: see lights/solver/Lexicographic.hpp."""
        key = re.compile(r"(?:map|set)<(?:Words|std::vector<(?:Word|std::(?:size_t|uint\d+_t))>)(?:>|, .*)")
        lines = [(str(path.relative_to(ROOT)), line) for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.?pp")
                 for line in path.read_text(encoding="utf-8").splitlines() if key.search(line)]
        self.assertIn("src/lights/solver/Repair.cpp", dict(lines))
        self.assert_none([f"{path}: {line.strip()}" for path, line in lines
                          if "Lexicographic" not in line and "unordered_" not in line])

    def test_headers_are_guarded(self):
        self.assert_none([f"{path} has no #pragma once" for path, file in self.files.items()
                          if path.endswith(".hpp") and "#pragma once" not in file.code])


class Programs(unittest.TestCase):
    def test_the_command_line_program_links_nothing_that_draws_or_sounds(self):
        linked = subprocess.run(["ldd", BIN / "lichter-aus-cli"], check=True, capture_output=True, text=True).stdout
        self.assertIn("libsqlite3", linked)  # ldd has understood the file
        for library in ("sfml", "libGL", "libX11", "libopenal", "libfreetype", "libcairo"):
            self.assertNotIn(library, linked)

    @unittest.skipUnless((BIN / "lichter-aus").exists(), "built without the game")
    def test_the_game_loads_what_draws_sheets_only_for_a_sheet(self):
        linked = subprocess.run(["ldd", BIN / "lichter-aus"], check=True, capture_output=True, text=True).stdout
        self.assertIn("libsfml", linked)
        self.assertNotIn("libcairo", linked)


if __name__ == "__main__":
    unittest.main()
