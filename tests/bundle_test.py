# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What can be known of the bundle without making it: which libraries go into it, and how it is installed below a home
folder. scripts/fresh tries the whole one.

The environment says where things are: LICHTER_SOURCE (the sources), LICHTER_BUILD (the build tree), LICHTER_APP_ID (the
id of the application).
"""

import json
import os
import platform
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
BUILD = Path(os.environ["LICHTER_BUILD"])
ID = os.environ["LICHTER_APP_ID"]
DESCRIBED = BUILD / "assets" / "application" / "described"

# All that may come from the system: glibc, the libraries of GCC, X11, OpenGL, and what these need themselves.
SYSTEM = {"linux-vdso.so.1", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "libresolv.so.2", "libgcc_s.so.1",
          "libstdc++.so.6", "libz.so.1", "libexpat.so.1", "libudev.so.1", "libGL.so.1", "libGLX.so.0", "libGLdispatch.so.0",
          "libX11.so.6", "libXext.so.6", "libXau.so.6", "libXdmcp.so.6", "libxcb.so.1", "libxcb-shm.so.0", "libbsd.so.0",
          "libmd.so.0", "ld-linux-x86-64.so.2"}


def bookworm():
    return platform.freedesktop_os_release().get("VERSION_CODENAME") == "bookworm" and platform.machine() == "x86_64"


def output_of(*command):
    return subprocess.run([*map(str, command)], check=True, capture_output=True, text=True).stdout


@unittest.skipUnless(bookworm(), "the bundle is made on Debian 12 on a PC")
class Libraries(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        rows = [line.split() for line in output_of(SOURCE / "scripts" / "bundle", "--list", BUILD).splitlines()]
        cls.owners = {(folder, name): owner for folder, name, owner, _ in rows}

    def of(self, folder):
        return {name for place, name in self.owners if place == folder}

    def linked(self, file):
        """The names of all libraries that a program or library loads, as the system's loader sees it."""
        return set(re.findall(r"^\s+(?:/\S*/)?(\S+) (?:=>|\()", output_of("ldd", file), re.MULTILINE))

    def test_the_rest_is_the_systems(self):
        for program in ("bin/lichter-aus", "bin/lichter-aus-cli"):
            linked = self.linked(BUILD / program)
            self.assertIn("libsqlite3.so.0", linked)  # ldd has been understood.
            # What stands in for libsndio needs nothing of what that needs.
            self.assertEqual(linked - self.of("lib") - SYSTEM - {"libasound.so.2"}, set(), program)
        module = self.linked(BUILD / "lib/lichter-aus/lichter-aus-postgresql.so")
        self.assertEqual(module - self.of("lib") - self.of("lib/lichter-aus") - SYSTEM, set())

    def test_nothing_of_the_systems_is_in_it(self):
        self.assertEqual((self.of("lib") | self.of("lib/lichter-aus")) & SYSTEM, set())

    def test_what_only_servers_need_stays_apart(self):
        """So that the drivers of OpenGL never load it instead of the system's."""
        self.assertLess({"libpq.so.5", "libssl.so.3", "libffi.so.8"}, self.of("lib/lichter-aus"))
        self.assertFalse(self.of("lib") & self.of("lib/lichter-aus"))

    def test_cairo_is_in_it(self):
        self.assertEqual(self.owners["lib", "libcairo.so.2"], "libcairo2")

    def test_the_stand_in_has_all_that_openal_asks_for(self):
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "library.so"
            output_of("c++", "-shared", "-fPIC", "-nostdlib", "-o", made, SOURCE / "share/bundle/NoSndio.cpp")
            has = set(re.findall(r"\b(sio_\w+)", output_of("nm", "--dynamic", "--defined-only", made)))
        openal = next(line.split("=>")[1].split("(")[0].strip() for line in output_of("ldd", BUILD / "bin/lichter-aus").splitlines()
                      if "libopenal" in line)
        asked = set(re.findall(r"\b(sio_\w+)", output_of("nm", "--dynamic", "--undefined-only", openal)))
        self.assertIn("sio_open", asked)
        self.assertFalse(asked - has)

    def test_the_preset_says_where_libraries_are(self):
        presets = json.loads((SOURCE / "CMakePresets.json").read_text(encoding="utf-8"))["configurePresets"]
        variables = next(preset["cacheVariables"] for preset in presets if preset["name"] == "bundle")
        script = (SOURCE / "scripts" / "bundle").read_text(encoding="utf-8")
        self.assertEqual(variables["CMAKE_INSTALL_RPATH"].replace(";", ":"), re.search('RUN_PATH = "(.*)"', script)[1])


class Installation(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="lichter-bundle-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.home = self.folder / 'Zuhaus "über" 100 % $HOME \\'
        self.home.mkdir()
        self.below = self.home / ".local" / "lib" / "lichter-aus"
        self.entry = self.home / ".local/share/applications" / f"{ID}.desktop"
        self.bundle = self.make_bundle("one", "1.0")

    def make_bundle(self, name, version):
        """A small one, whose program says its version and where it is."""
        bundle = self.folder / f"Stick für mich, {name}"
        for part in ("bin", "lib", "licences", "share/man/man6", "share/applications", "share/metainfo", "share/mime/packages",
                     "share/icons/hicolor/scalable/apps", "share/bash-completion/completions"):
            (bundle / part).mkdir(parents=True)
        for program in ("lichter-aus", "lichter-aus-cli"):
            (bundle / "bin" / program).write_text(f'#!/bin/sh\necho {program} {version} "$(readlink -f "$0")"\n', encoding="utf-8")
        shutil.copy(DESCRIBED / f"{ID}.desktop", bundle / "share/applications")
        shutil.copy(DESCRIBED / f"{ID}.xml", bundle / "share/mime/packages")
        shutil.copy(SOURCE / "assets/application/lichter-aus.svg", bundle / f"share/icons/hicolor/scalable/apps/{ID}.svg")
        (bundle / "share/man/man6/lichter-aus.6").write_text(".TH", encoding="utf-8")
        (bundle / f"share/man/man6/of-{version}.6").write_text(".TH", encoding="utf-8")
        for file in ("README.txt", "install", "uninstall"):
            shutil.copyfile(SOURCE / "share/bundle" / file, bundle / file)  # As from a stick that knows no modes.
        return bundle

    def run_script(self, file, code=0):
        """What the script says."""
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.home)}
        done = subprocess.run(["sh", file], cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (code, ""), done.stderr)
        return done.stderr

    def files(self):
        return {path.relative_to(self.home): path.read_bytes() if path.is_file() else None for path in self.home.rglob("*")}

    def commands(self):
        """Of the menu entry, as a desktop reads them: first what is special in every value, then in quotes."""
        found = []
        for value in re.findall(r"^Exec=(.*)$", self.entry.read_text(encoding="utf-8"), re.MULTILINE):
            program = re.match(r'"((?:[^"\\]|\\.)*)"', value.replace("\\\\", "\\"))[1]
            found.append(re.sub(r"\\(.)", r"\1", program).replace("%%", "%"))
        return found

    def test_it_can_be_installed_and_removed(self):
        before = self.files()
        self.assertIn("in the menu", self.run_script(self.bundle / "install"))
        shutil.rmtree(self.bundle)
        for program in ("lichter-aus", "lichter-aus-cli"):
            said = output_of(self.home / ".local/bin" / program)
            self.assertEqual(said.strip(), f"{program} 1.0 {self.below}/bin/{program}")
        self.assertEqual(set(self.commands()), {f"{self.below}/bin/lichter-aus"})
        self.assertEqual(len(self.commands()), 4)
        output_of("desktop-file-validate", self.entry)
        self.assertTrue((self.home / ".local/share/man/man6/lichter-aus.6").is_file())
        self.assertIn("are where they were", self.run_script(self.below / "uninstall"))
        self.assertEqual(self.files(), before)

    def test_what_was_there_before_stays(self):
        share = self.home / ".local/share"
        for name in ("lichter-aus/lichter-aus.db", "applications/other.desktop", "icons/hicolor/scalable/apps/other.svg"):
            (share / name).parent.mkdir(parents=True, exist_ok=True)
            (share / name).write_text("kept", encoding="utf-8")
        (self.home / ".local/bin").mkdir()
        before = self.files()
        self.run_script(self.bundle / "install")
        self.run_script(self.bundle / "uninstall")
        caches = {"mimeinfo.cache", "icon-theme.cache"}  # Programs of the desktop make these for whoever is left.
        self.assertEqual({name: text for name, text in self.files().items() if name.name not in caches}, before)

    def test_a_newer_one_replaces_it(self):
        self.run_script(self.bundle / "install")
        self.run_script(self.make_bundle("two", "2.0") / "install")
        self.assertIn(" 2.0 ", output_of(self.home / ".local/bin/lichter-aus"))
        pages = {page.name for page in (self.home / ".local/share/man/man6").iterdir()}
        self.assertEqual(pages, {"lichter-aus.6", "of-2.0.6"})
        self.run_script(self.below / "uninstall")
        self.assertEqual(self.files(), {})

    def test_a_copy_that_fails_leaves_the_installed_one(self):
        self.run_script(self.bundle / "install")
        before = self.files()
        damaged = self.make_bundle("two", "2.0")
        shutil.rmtree(damaged / "licences")
        self.run_script(damaged / "install", code=1)
        self.assertEqual(self.files(), before)

    def test_what_belongs_to_others_is_not_replaced(self):
        program = self.home / ".local/bin/lichter-aus"
        program.parent.mkdir(parents=True)
        program.write_text("mine", encoding="utf-8")
        before = self.files()
        self.assertIn("not of this bundle", self.run_script(self.bundle / "install", code=1))
        self.assertEqual(self.files(), before)
        program.unlink()
        self.below.mkdir(parents=True)
        self.assertIn("not of this game", self.run_script(self.bundle / "install", code=1))

    def test_it_says_what_cannot_be_done(self):
        self.assertIn("not installed", self.run_script(self.bundle / "uninstall", code=1))
        self.run_script(self.bundle / "install")
        self.assertIn("installed version already", self.run_script(self.below / "install", code=1))


if __name__ == "__main__":
    unittest.main()
