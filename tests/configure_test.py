# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Configuring as a player does: nothing of the tests is read, and nothing that only they need has to be installed.

The environment says where the sources are: LICHTER_SOURCE.
"""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
FONTS = ("texgyreadventor-bold.otf", "Lato-Regular.ttf", "Lato-Semibold.ttf", "Lato-Bold.ttf",
         "OpenDyslexic-Regular.otf", "OpenDyslexic-Bold.otf")
LICENCES = ("LICENSE-TeX-Gyre.txt", "LICENSE-LPPL.txt", "LICENSE-Lato.txt", "LICENSE-OpenDyslexic.txt")


def variable_of(name):
    """The CMake variable that says where a font or a licence is."""
    return "LICHTER_FONT_" + re.sub(r"\W", "_", name)


def packages_of(folder):
    """The CMake packages that the CMake files below a folder of the sources look for."""
    return {name for file in (SOURCE / folder).rglob("CMakeLists.txt")
            for name in re.findall(r"lichter_package\((?:\"[^\"]*\"|\S+) (\w+)", file.read_text(encoding="utf-8"))}


def build_dependencies():
    """The Debian packages that building takes, of debian/control, without those that run CMake."""
    control = (SOURCE / "debian/control").read_text(encoding="utf-8")
    needed = re.search(r"^Build-Depends:\n((?: .*\n)+)", control, re.MULTILINE)[1]
    return set(re.findall(r"^ ([\w+.-]+)", needed, re.MULTILINE)) - {"cmake", "debhelper-compat", "ninja-build"}


class ReleaseBuild(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="lichter-configure-")
        cls.addClassCleanup(folder.cleanup)
        cls.build = Path(folder.name)

    def setUp(self):
        """Forgets what earlier tests gave, but not what was found out about the compiler: that takes the longest."""
        self.forget = [f"-U{name}" for name in (
            "LICHTER_BUILD_*", "LICHTER_CCACHE", "LICHTER_FONT_*", "LICHTER_HARDENING", "LICHTER_SANITIZE",
            "LICHTER_SYSTEM_FONTS", "CMAKE_DISABLE_FIND_PACKAGE_*", "CMAKE_INSTALL_DOCDIR")] + ["-DCMAKE_CXX_FLAGS="]

    def run_cmake(self, *options, flags=""):
        forget, self.forget = self.forget, []
        return subprocess.run(["cmake", *forget, "--preset", "release", "-S", SOURCE, "-B", self.build, *options],
                              cwd=SOURCE, env={**os.environ, "CXXFLAGS": flags}, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, check=False)

    def configure(self, *options, flags=""):
        """Configures the preset of players, and returns what ninja is to do then. `flags` is CXXFLAGS, which only a
        fresh folder takes."""
        result = self.run_cmake(*options, flags=flags)
        self.assertEqual(result.returncode, 0, result.stdout)
        return (self.build / "build.ninja").read_text(encoding="utf-8")

    def test_works_without_what_only_tests_need(self):
        hidden = packages_of("tests") - packages_of("src") - packages_of("levels")
        self.assertLessEqual({"GTest", "benchmark"}, hidden)
        rules = self.configure(*(f"-DCMAKE_DISABLE_FIND_PACKAGE_{name}=ON" for name in hidden))
        self.assertIn(str(SOURCE / "src"), rules)
        self.assertNotIn(str(SOURCE / "tests"), rules)

    def test_packages_that_the_tests_need_are_named(self):
        result = self.run_cmake("-DLICHTER_BUILD_TESTS=ON", "-DCMAKE_DISABLE_FIND_PACKAGE_GTest=ON")
        self.assertNotEqual(result.returncode, 0)
        self.assertRegex(" ".join(result.stdout.split()), r" GTest On Debian, .* apt-get install libgmock-dev libgtest-dev ")

    def test_everything_that_is_missing_is_named_at_once(self):
        nowhere = [f"-DCMAKE_FIND_ROOT_PATH_MODE_{kind}=ONLY" for kind in ("LIBRARY", "INCLUDE", "PACKAGE")]
        programs = ("-DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON", "-DMSGFMT=OFF")
        fonts = [f"-D{variable_of(name)}=/nowhere/{name}" for name in FONTS]
        result = self.run_cmake("--fresh", "-DCMAKE_FIND_ROOT_PATH=/nowhere", *nowhere, *programs, *fonts)
        self.assertNotEqual(result.returncode, 0)
        named = re.search(r"apt-get install(( [\w+.-]+|\s+)*?)\s+scripts/test", result.stdout)
        self.assertIsNotNone(named, result.stdout)
        self.assertEqual(set(named[1].split()), build_dependencies())
        for name in ("SFML", "tl/expected.hpp", "libcadical", "msgfmt", "Lato-Bold.ttf"):
            self.assertIn(name, result.stdout)
        self.run_cmake("--fresh")  # Nothing of this is to be remembered.

    def test_the_optimisation_of_a_packager_is_respected(self):
        rules = self.configure()
        self.assertIn("-O3", rules)
        self.assertIn("-Os", rules)
        for rules in (self.configure("-DCMAKE_CXX_FLAGS=-g -O2"), self.configure("--fresh", flags="-g -O2")):
            self.assertIn("-O2 -DNDEBUG", rules)
            self.assertFalse(re.search(r" -O[3s]\b", rules))

    def test_documents_go_where_the_packager_says(self):
        def folders():
            return re.findall(r'DESTINATION "([^"]*)" TYPE DIRECTORY FILES "[^"]*/documents/"',
                              (self.build / "assets/cmake_install.cmake").read_text(encoding="utf-8"))

        self.configure()
        self.assertEqual(folders(), ["${CMAKE_INSTALL_PREFIX}/share/doc/lichter-aus"])
        self.configure("-DCMAKE_INSTALL_DOCDIR=share/doc/packages/lichter-aus")
        self.assertEqual(folders(), ["${CMAKE_INSTALL_PREFIX}/share/doc/packages/lichter-aus"])

    def test_warnings_are_not_errors(self):
        self.assertNotIn("-Werror", self.configure())

    def test_a_ccache_that_is_installed_later_changes_nothing(self):
        self.assertNotIn("ccache", self.configure("-DLICHTER_CCACHE=LICHTER_CCACHE-NOTFOUND"))
        self.assertNotIn("ccache", self.configure())

    def test_a_ccache_that_was_removed_is_not_missed(self):
        self.configure("-DLICHTER_CCACHE=/nowhere/ccache")
        self.assertNotIn("/nowhere", self.configure())

    def test_mistakes_in_memory_are_hard_to_exploit(self):
        flags = ("-fstack-protector-strong", "-D_FORTIFY_SOURCE=2", "-Wl,-z,relro,-z,now", "-pie")
        rules = self.configure()
        self.assertFalse([flag for flag in flags if flag not in rules])
        for option in ("-DLICHTER_HARDENING=OFF", "-DLICHTER_SANITIZE=address"):
            rules = self.configure("--fresh", option)
            self.assertFalse([flag for flag in flags[:3] if flag in rules], option)

    def installed_fonts(self):
        prefix = self.build / "installed"
        shutil.rmtree(prefix, ignore_errors=True)
        subprocess.run(["cmake", "--install", self.build, "--component", "fonts", "--prefix", prefix], check=True,
                       stdout=subprocess.DEVNULL)
        return sorted((prefix / "share/lichter-aus/fonts").iterdir())

    def test_copies_of_the_fonts_have_their_licences(self):
        self.configure()
        fonts = self.installed_fonts()
        self.assertEqual([font.name for font in fonts], sorted((*FONTS, *LICENCES)))
        self.assertFalse([font for font in fonts if font.is_symlink()])

    def test_the_fonts_of_the_system_are_used_without_copies(self):
        self.configure("-DLICHTER_SYSTEM_FONTS=ON")
        fonts = self.installed_fonts()
        self.assertEqual([font.name for font in fonts], sorted(FONTS))
        self.assertFalse([font for font in fonts if not font.is_symlink() or not font.is_file()
                          or font.readlink().is_relative_to(SOURCE) or font.readlink().is_relative_to(self.build)])

    def test_fonts_and_licences_can_be_given(self):
        options = []
        for name in (*FONTS, *LICENCES):
            given = self.build / f"given-{name}"
            given.write_text(f"instead of {name}", encoding="utf-8")
            options.append(f"-D{variable_of(name)}={given}")
        self.configure(*options)
        self.assertEqual([(font.name, font.read_text(encoding="utf-8")) for font in self.installed_fonts()],
                         [(name, f"instead of {name}") for name in sorted((*FONTS, *LICENCES))])

    def test_what_was_not_found_can_be_given(self):
        for name in ("Lato-Bold.ttf", "LICENSE-Lato.txt"):
            for given in (f"/nowhere/{name}", "/usr/share"):  # Neither a missing file nor a folder will do.
                result = self.run_cmake("--fresh", f"-D{variable_of(name)}={given}")
                self.assertNotEqual(result.returncode, 0)
                self.assertIn(f"-D{variable_of(name)}=FILE", " ".join(result.stdout.split()))
        self.configure("--fresh", "-DLICHTER_SYSTEM_FONTS=ON", f"-D{variable_of('LICENSE-Lato.txt')}=/nowhere")

    def test_without_the_game_no_font_is_needed(self):
        self.configure("-DLICHTER_BUILD_GAME=OFF", *(f"-D{variable_of(name)}=/nowhere" for name in (*FONTS, *LICENCES)))


if __name__ == "__main__":
    unittest.main()
