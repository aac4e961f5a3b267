# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What a desktop is told of the game: menu entry, description, type of level files, icons. Standard tools check them.

The environment says where things are: LICHTER_SOURCE (the sources), LICHTER_BUILD (the build tree), LICHTER_BIN (the
built programs), LICHTER_APP_ID (the id of the application).
"""

import configparser
import os
import re
import shlex
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
BIN = Path(os.environ["LICHTER_BIN"])
ID = os.environ["LICHTER_APP_ID"]
ICONS = SOURCE / "assets" / "application"
DESCRIBED = Path(os.environ["LICHTER_BUILD"]) / "assets" / "application" / "described"
ENTRY = DESCRIBED / f"{ID}.desktop"
METAINFO = DESCRIBED / f"{ID}.metainfo.xml"
MIME = DESCRIBED / f"{ID}.xml"
MIME_TYPE = "application/x-lichter-aus+json"


def output_of(*command, **options):
    """What a command prints, which has to succeed."""
    result = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                            **options)
    if result.returncode != 0:
        raise AssertionError(f"{command} ended with {result.returncode}:\n{result.stdout}")
    return result.stdout


def entry():
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # Keys have upper and lower case.
    parser.read(ENTRY, encoding="utf-8")
    return parser


class Files(unittest.TestCase):
    def test_menu_entry_is_valid(self):
        self.assertEqual(output_of("desktop-file-validate", ENTRY), "")

    def test_description_is_valid(self):
        said = output_of("appstreamcli", "validate", "--pedantic", "--no-net", "--no-color", METAINFO)
        self.assertNotRegex(said, r"(?m)^\s*[EW]:")

    def test_xml_is_well_formed(self):
        for file in (METAINFO, MIME):
            self.assertEqual(output_of("xmllint", "--noout", file), "")

    def test_nothing_is_left_to_fill_in(self):
        for file in (ENTRY, METAINFO, MIME):
            self.assertNotRegex(file.read_text(encoding="utf-8"), "@[A-Z_]+@")

    def test_the_id_is_said_in_one_place(self):
        self.assertIn(f'"{ID}"', (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8"))
        folders = ("src", "assets", "cmake", "scripts", "tests", "levels")
        self.assertFalse([file for folder in folders for file in (SOURCE / folder).rglob("*")
                          if file.is_file() and ID.encode() in file.read_bytes()])

    def test_they_name_the_same_things(self):
        desktop, component, mime = entry()["Desktop Entry"], xml.parse(METAINFO).getroot(), xml.parse(MIME).getroot()
        self.assertEqual((component.findtext("id"), component.findtext("launchable")), (ID, f"{ID}.desktop"))
        self.assertEqual((desktop["StartupWMClass"], desktop["Icon"]), (ID, ID))
        self.assertEqual({desktop["MimeType"].rstrip(";"), component.findtext("provides/mediatype"), mime[0].get("type")},
                         {MIME_TYPE})
        for key in ("Name", "Comment"):
            self.assertEqual(desktop[key], component.findtext({"Name": "name", "Comment": "summary"}[key]))

    def test_actions_have_german_names_and_options_that_exist(self):
        desktop = entry()
        actions = desktop["Desktop Entry"]["Actions"].rstrip(";").split(";")
        self.assertEqual(len(actions), 3)
        help_text = output_of(BIN / "lichter-aus", "--help", "--lang", "en")
        for action in actions:
            section = desktop[f"Desktop Action {action}"]
            self.assertTrue(section["Name[de]"])
            program, *arguments = shlex.split(section["Exec"])
            self.assertEqual(program, "lichter-aus")
            for argument in arguments:
                self.assertIn(argument, help_text)

    def test_releases_and_pictures_exist(self):
        component = xml.parse(METAINFO).getroot()
        version = re.search(r"project\(lichter-aus VERSION ([\d.]+)", (SOURCE / "CMakeLists.txt").read_text("utf-8"))[1]
        newest = component.find("releases/release")
        self.assertEqual(newest.get("version"), version)
        changes = (SOURCE / "CHANGELOG.md").read_text(encoding="utf-8")
        if released := re.search(rf"(?m)^## \[{re.escape(version)}\] – (\S+)", changes):
            self.assertEqual(newest.get("date"), released[1])
        pictures = [image.text.rsplit("/", 1)[1] for image in component.iterfind("screenshots/screenshot/image")]
        self.assertGreater(len(pictures), 3)
        self.assertFalse([name for name in pictures if not (SOURCE / "docs" / "screenshots" / name).is_file()])

    def test_icons_have_the_sizes_in_their_names(self):
        sizes = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
        for size in sizes:
            header = (ICONS / f"lichter-aus-{size}.png").read_bytes()[16:24]
            self.assertEqual((int.from_bytes(header[:4], "big"), int.from_bytes(header[4:], "big")), (size, size))

    def test_the_symbolic_icon_has_one_colour_and_16_pixels(self):
        picture = (ICONS / "lichter-aus-symbolic.svg").read_text(encoding="utf-8")
        self.assertEqual(len(re.findall(r"#[0-9a-fA-F]{6}", picture)), 1)
        self.assertEqual((xml.fromstring(picture).get("width"), xml.fromstring(picture).get("height")), ("16", "16"))


class LevelFiles(unittest.TestCase):
    """By which type a file manager knows a file: that of its name, or if that leaves it open, of its content."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="lichter-mime-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        packages = cls.folder / "share" / "mime" / "packages"
        packages.mkdir(parents=True)
        for file in (MIME, Path("/usr/share/mime/packages/freedesktop.org.xml")):
            (packages / file.name).write_bytes(file.read_bytes())
        output_of("update-mime-database", "-n", cls.folder / "share" / "mime")

    def type_of(self, name, content):
        file = self.folder / name
        file.write_bytes(content)
        environment = {**os.environ, "XDG_DATA_HOME": str(self.folder / "share"), "XDG_DATA_DIRS": str(self.folder / "share"),
                       "LC_ALL": "C.UTF-8"}
        said = output_of("gio", "info", "-a", "standard::content-type", file, env=environment)
        return re.search(r"standard::content-type: (\S+)", said)[1]

    def test_a_level_is_known_by_its_name(self):
        self.assertEqual(self.type_of("board.lichteraus", b"{}"), MIME_TYPE)

    def test_a_level_with_the_name_of_json_is_known_by_its_content(self):
        for content in (b'{"format": "lichter-aus/level", "version": 1}', b'{\n  "format": "lichter-aus/level",\n',
                        b'{"version":1,"format":"lichter-aus/pack"}',
                        b'{"$schema": "lichter-aus.schema.json", "format": "lichter-aus/level"}'):
            self.assertEqual(self.type_of("board.json", content), MIME_TYPE)

    def test_every_shipped_pack_is_known(self):
        packs = [file for file in (SOURCE / "levels").rglob("*.json") if not file.name.endswith(".schema.json")]
        self.assertGreater(len(packs), 4)
        for file in packs:
            self.assertEqual(self.type_of("pack.json", file.read_bytes()), MIME_TYPE, file)

    def test_other_json_is_left_alone(self):
        for content in (b"{}", b"[]", b'{"format": "geo"}', b'{"format": "lichter-aus/run"}', b"no json",
                        b'["format", "lichter-aus/level"]', b'{"about": "lichter-aus/level"}'):
            self.assertEqual(self.type_of("other.json", content), "application/json", content)
        schema = (SOURCE / "levels" / "lichter-aus.schema.json").read_bytes()
        self.assertNotEqual(self.type_of("schema.json", schema), MIME_TYPE)


if __name__ == "__main__":
    unittest.main()
