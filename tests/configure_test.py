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
    """What the CMake files below a folder of the sources look for with find_package."""
    return {name for file in (SOURCE / folder).rglob("CMakeLists.txt")
            for name in re.findall(r"find_package\((\w+)", file.read_text(encoding="utf-8"))}


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
            "LICHTER_SYSTEM_FONTS", "CMAKE_DISABLE_FIND_PACKAGE_*")]

    def run_cmake(self, *options):
        forget, self.forget = self.forget, []
        return subprocess.run(["cmake", *forget, "--preset", "release", "-S", SOURCE, "-B", self.build, *options],
                              cwd=SOURCE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)

    def configure(self, *options):
        """Configures the preset of players, and returns what ninja is to do then."""
        result = self.run_cmake(*options)
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
        self.assertRegex(" ".join(result.stdout.split()), r"The tests need packages .* apt-get install libgtest-dev libgmock-dev")

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
            result = self.run_cmake("--fresh", f"-D{variable_of(name)}=/nowhere/{name}")
            self.assertNotEqual(result.returncode, 0)
            self.assertIn(f"-D{variable_of(name)}=FILE", " ".join(result.stdout.split()))
        self.configure("--fresh", "-DLICHTER_SYSTEM_FONTS=ON", f"-D{variable_of('LICENSE-Lato.txt')}=/nowhere")

    def test_without_the_game_no_font_is_needed(self):
        self.configure("-DLICHTER_BUILD_GAME=OFF", *(f"-D{variable_of(name)}=/nowhere" for name in (*FONTS, *LICENCES)))


if __name__ == "__main__":
    unittest.main()
