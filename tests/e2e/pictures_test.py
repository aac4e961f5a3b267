"""--screenshot gives a picture of every screen in every theme, with languages and sizes taking turns, so that each two of
screen, theme, language and size meet at least once."""

import itertools
import os
import subprocess
import unittest
from concurrent.futures import ThreadPoolExecutor

from driver import GAME, PATIENCE, EndToEnd

SCREENS = ("menu", "campaign", "play", "pause", "win", "daily", "random", "shift", "shift-play", "shift-over",
           "leaderboard", "statistics", "players", "learn", "lesson", "explorer", "settings", "keys", "help", "error")
LANGUAGES = ("en", "de")
THEMES = ("night", "paper", "contrast", "cvd")
SIZES = ("1280x800", "800x600", "1920x1080")


class Pictures(EndToEnd):
    def photograph(self, screen, language, theme, size):
        """The size, the number of colours and the hash of the pixels of a screenshot."""
        file = self.folder / f"{screen}-{language}-{theme}-{size}.png"
        arguments = ("--data-dir", self.data, "--mute", "--screen", screen, "--lang", language, "--theme", theme,
                     "--size", size, "--screenshot", file)
        result = subprocess.run([GAME, *arguments], env={**os.environ, "DISPLAY": self.display.name},
                                capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual((result.returncode, result.stderr), (0, ""), file.name)
        facts = subprocess.run(["identify", "-format", "%wx%h %k %#", file], check=True, capture_output=True, text=True)
        measured, colours, pixels = facts.stdout.split()
        self.assertEqual(measured, size, file.name)
        self.assertGreater(int(colours), 16, f"{file.name} is blank")
        return pixels

    def test_every_screen_in_every_theme(self):
        wanted = [(screen, LANGUAGES[(s + t) % len(LANGUAGES)], theme, SIZES[(s + t) % len(SIZES)])
                  for (s, screen), (t, theme) in itertools.product(enumerate(SCREENS), enumerate(THEMES))]
        with ThreadPoolExecutor(max_workers=2) as pool:
            pixels = list(pool.map(lambda which: self.photograph(*which), wanted))
        self.assertEqual(len(set(pixels)), len(wanted), "two of the pictures are the same")

    def test_a_picture_is_the_same_each_time(self):
        which = ("campaign", "de", "night", "1280x800")
        self.assertEqual(self.photograph(*which), self.photograph(*which))

    def test_a_picture_larger_than_the_screen(self):
        self.photograph("play", "en", "night", "3840x2160")


if __name__ == "__main__":
    unittest.main()
