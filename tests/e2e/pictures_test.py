# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A picture of every screen in every theme. Languages and sizes rotate, so that each pair of values of screen, theme,
language and size occurs at least once. Most screens are taken with --screenshot; those that only open over another one
are reached with the keys."""

import hashlib
import itertools
import json
import os
import re
import struct
import subprocess
import sys
import unittest
import zlib
from concurrent.futures import ThreadPoolExecutor

from driver import GAME, PATIENCE, SOURCE, EndToEnd, cli, exported, exported_box, shipped_level

sys.path.insert(0, str(SOURCE / "scripts"))

import rooms  # noqa: E402

LANGUAGES = ("en", "de", "es", "fr", "it", "pl")
THEMES = ("night", "paper", "contrast", "cvd")
SIZES = ("1280x800", "800x600", "1920x1080")

BOX = "cellar/pinwheel"

# The scenes by class, with the arguments that open them.
SHOWN = {
    "MainMenuScene": ("--screen", "menu"),
    "CampaignScene": ("--screen", "campaign"),
    "AlbumScene": ("--screen", "album"),
    "LightsPlayScene": ("--screen", "play"),
    "RiddleScene": ("--level", "terrace/carpet-dealer"),
    "ArukonePlayScene": ("--screen", "arukone-play"),
    "ArukoneRandomScene": ("--screen", "arukone-random"),
    "ArukoneEditorScene": ("--screen", "arukone-editor"),
    "ArukoneLessonScene": ("--screen", "arukone-lesson"),
    "PauseScene": ("--screen", "pause"),
    "WinScene": ("--screen", "win"),
    "DailyScene": ("--screen", "daily"),
    "LightsRandomScene": ("--screen", "random"),
    "GeneratingScene": ("--random", "100x100", "--stamp", "square", "--difficulty", "hardest", "--seed", "pictures"),
    "ShiftStartScene": ("--screen", "shift"),
    "ShiftPlayScene": ("--screen", "shift-play"),
    "ShiftOverScene": ("--screen", "shift-over"),
    "DuelScene": ("--screen", "duel"),
    "DuelTurnsScene": ("--screen", "duel-turns"),
    "DuelAloneScene": ("--screen", "duel-alone"),
    "DuelOverScene": ("--screen", "duel-over"),
    "LeaderboardScene": ("--screen", "leaderboard"),
    "StatisticsScene": ("--screen", "statistics"),
    "PlayersScene": ("--screen", "players"),
    "SharedLeaderboardsScene": ("--screen", "shared-boards"),
    "ClassScene": ("--screen", "class"),
    "ClassTableScene": ("--screen", "class-table"),
    "ClassEditorScene": ("--screen", "class-editor"),
    "AchievementsScene": ("--screen", "achievements"),
    "DawnScene": ("--screen", "dawn"),
    "MyLevelsScene": ("--screen", "my-levels"),
    "PackScene": ("--edit", "PACK"),
    "LightsEditorScene": ("--screen", "editor"),
    "LearnScene": ("--screen", "learn"),
    "LightsLessonScene": ("--screen", "lesson"),
    "LessonOfferScene": ("--screen", "lesson-offer"),
    "ExplorerScene": ("--screen", "explorer"),
    "SettingsScene": ("--screen", "settings"),
    "KeysScene": ("--screen", "keys"),
    "HelpScene": ("--screen", "help"),
    "ErrorScene": ("--screen", "error"),
    "QuestionScene": ("PACK",),  # Asks whether to install the pack.
}

# The others: the arguments of the first screen, and the keys that lead on.
REACHED = {
    "LightsReplayScene": (("--screen", "leaderboard", "--player", "Mina"), ("Return",)),
    "ArukoneReplayScene": (("--screen", "leaderboard", "--level", BOX, "--player", "Mina"), ("Return",)),
    "ShiftScoresScene": (("--screen", "leaderboard", "--player", "Mina"), ("e", "e", "e", "e")),
    "RebindScene": (("--screen", "keys"), ("Right", "Return")),
    "PromptScene": (("--screen", "editor"), ("ctrl+s",)),  # The level has no name yet.
    "MenuScene": (("--screen", "editor"), ("Escape",)),
    "OpenLevelScene": (("--screen", "editor"), ("ctrl+o",)),
    "SheetScene": (("--screen", "random"), ("shift+Tab", "shift+Tab", "Return")),
}


def scenes_built():
    return rooms.scenes_built(rooms.read(SOURCE / "src"))


def screens_of_the_command_line():
    said = subprocess.run([GAME, "--help"], env={**os.environ, "LC_ALL": "C.UTF-8"}, capture_output=True, text=True,
                          check=True).stdout
    names = re.search(r"--screen SCREEN\s+Open this screen: (.*?)\s+--", said, re.DOTALL)[1]
    return set(re.findall(r"[a-z-]+", re.sub(r"\bor\b", " ", names)))


def read_png(file):
    """Returns the width, the height and the filtered lines of a picture: equal pixels have equal lines."""
    content = file.read_bytes()
    width, height = struct.unpack(">II", content[16:24])
    at, packed = 8, b""
    while at < len(content):
        length, kind = struct.unpack(">I4s", content[at : at + 8])
        if kind == b"IDAT":
            packed += content[at + 8 : at + 8 + length]
        at += 12 + length
    return width, height, zlib.decompress(packed)


class Pictures(EndToEnd):
    def setUp(self):
        super().setUp()
        self.pack = self.folder / "pack.json"
        content = json.loads((SOURCE / "levels" / "1-shed.json").read_text(encoding="utf-8"))
        self.pack.write_text(json.dumps({**content, "id": "pictures"}), encoding="utf-8")

    def photograph(self, screen, language, theme, size):
        """Takes a screenshot and returns a hash of its pixels."""
        file = self.folder / f"{screen}-{language}-{theme}-{size}.png"
        arguments = [self.pack if argument == "PACK" else argument for argument in SHOWN[screen]]
        arguments += ["--data-dir", self.data, "--mute", "--lang", language, "--theme", theme, "--size", size,
                      "--screenshot", file]
        result = subprocess.run([GAME, *arguments], env={**os.environ, "DISPLAY": self.display.name},
                                capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual((result.returncode, result.stderr), (0, ""), file.name)
        width, height, lines = read_png(file)
        self.assertEqual(f"{width}x{height}", size, file.name)
        self.assertGreater(len(set(lines)), 16, f"{file.name} is blank")
        return hashlib.sha256(lines).hexdigest()

    def test_every_scene_has_a_picture(self):
        self.assertEqual(set(SHOWN) | set(REACHED), scenes_built())

    def test_every_screen_option_has_a_picture(self):
        shown = {arguments[1] for arguments in SHOWN.values() if arguments[0] == "--screen"}
        self.assertEqual(shown, screens_of_the_command_line())

    def test_every_screen_in_every_theme(self):
        wanted = [(screen, LANGUAGES[(s + t) % len(LANGUAGES)], theme, SIZES[(s + t) % len(SIZES)])
                  for (s, screen), (t, theme) in itertools.product(enumerate(SHOWN), enumerate(THEMES))]
        with ThreadPoolExecutor(max_workers=2) as pool:
            pixels = list(pool.map(lambda which: self.photograph(*which), wanted))
        self.assertEqual(len(set(pixels)), len(wanted), "two of the pictures are the same")

    def test_every_overlaid_screen_in_every_theme(self):
        self.data.mkdir()
        # Screens appear at once, and nothing moves by itself; the printer is in sight.
        (self.data / "settings.json").write_text(json.dumps({"animationSpeed": 0, "randomMore": True}),
                                                 encoding="utf-8")
        level = shipped_level("shed", 1)
        board = self.folder / "level.txt"
        board.write_text("\n".join(level.board) + "\n", encoding="utf-8")
        runs = self.folder / "runs.jsonl"
        box = cli("code", str(SOURCE / "levels" / "arukone" / "1-cellar.json") + "#pinwheel").strip()
        runs.write_text(exported(level.key, cli("code", board).strip()) + "\n" + exported_box(f"level:{BOX}", box) + "\n",
                        encoding="utf-8")
        cli("scores", "import", runs, "--data-dir", self.data)

        seen = set()
        for (s, screen), (t, theme) in itertools.product(enumerate(REACHED), enumerate(THEMES)):
            with self.subTest(screen=screen, theme=theme):
                seen.add(self.reach(screen, theme, SIZES[(s + t) % len(SIZES)]))
        self.assertEqual(len(seen), len(REACHED) * len(THEMES), "two of the pictures are the same")

    def reach(self, screen, theme, size):
        """Goes to the screen with the keys and returns the hash of the window's pixels."""
        arguments, keys = REACHED[screen]
        game = self.start(*arguments, "--theme", theme, size=size)
        before = game.wait_for_picture(lambda picture: not picture.is_blank(), "the first screen")
        for key in keys:
            game.key(key)
            before = game.wait_for_picture(
                lambda picture, before=before: picture.pixels != before.pixels, f"what {key} brings about")
        self.assertEqual(f"{before.width}x{before.height}", size)
        self.assertFalse(before.is_blank())
        game.kill()
        return hashlib.sha256(before.pixels).hexdigest()

    def test_pictures_are_reproducible(self):
        which = ("CampaignScene", "de", "night", "1280x800")
        self.assertEqual(self.photograph(*which), self.photograph(*which))

    def test_picture_larger_than_screen(self):
        self.photograph("LightsPlayScene", "en", "night", "3840x2160")


if __name__ == "__main__":
    unittest.main()
