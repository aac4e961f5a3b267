# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Manual pages and completions, which are made from the options of the programs.

The environment says where things are: LICHTER_SOURCE (the sources), LICHTER_BUILD (the build tree), LICHTER_BIN (the
built programs).
"""

import itertools
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
BIN = Path(os.environ["LICHTER_BIN"])
MADE = Path(os.environ["LICHTER_BUILD"]) / "src" / "manual"
SECTIONS = {"lichter-aus": 6, "lichter-aus-cli": 1}
LANGUAGES = ("en", "de", "es", "fr", "it", "pl")


def page_of(program, language):
    folder = "man" if language == "en" else f"man/{language}"
    return MADE / program / folder / f"man{SECTIONS[program]}" / f"{program}.{SECTIONS[program]}"


def run(*command, **options):
    return subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, timeout=120, **options)


def help_of(program, *command, language="en"):
    return run(BIN / program, *command, "--help", "--lang", language).stdout


def commands_of(program, *above):
    """All commands in the help of a program, as lists of words; the program itself is an empty one."""
    found = [list(above)]
    if program == "lichter-aus-cli":
        part = help_of(program, *above).partition("\nCommands:\n")[2].partition("\n\n")[0]
        for name in re.findall(r"^  (\S+)", part, re.MULTILINE):
            found += commands_of(program, *above, name)
    return found


def options_in(text):
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


class Pages(unittest.TestCase):
    def shown(self, program, language):
        """The page as a reader sees it, and what is wrong with it."""
        environment = {**os.environ, "MANWIDTH": "1000", "LC_ALL": "C.UTF-8"}
        result = run("man", "--warnings", "--nh", "--nj", "-E", "UTF-8", "-l", page_of(program, language), env=environment)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stderr, "")
        return result.stdout

    def test_they_have_no_errors(self):
        for program in SECTIONS:
            for language in LANGUAGES:
                self.assertIn(program, self.shown(program, language))
                if shutil.which("mandoc"):
                    lint = run("mandoc", "-T", "lint", "-W", "warning", page_of(program, language))
                    self.assertEqual((lint.returncode, lint.stdout), (0, ""))

    def test_they_say_what_the_help_says(self):
        for program in SECTIONS:
            for language in LANGUAGES:
                page = " ".join(self.shown(program, language).split())
                for command in commands_of(program):
                    text = help_of(program, *command, language=language)
                    self.assertGreaterEqual(options_in(page), options_in(text), command)
                    for words in re.findall(r"^  +(?:-h,|--)?\S+(?: \S+)?  +(\S.*)$", text, re.MULTILINE):
                        self.assertIn(" ".join(words.split()), page, command)

    def test_each_language_has_its_own_headings(self):
        headings = {"es": ("NOMBRE", "OPCIONES"), "fr": ("NOM", "OPTIONS"), "it": ("NOME", "OPZIONI"), "pl": ("NAZWA", "OPCJE")}
        for program, (language, words) in itertools.product(SECTIONS, headings.items()):
            page = self.shown(program, language)
            for word in words:
                self.assertRegex(page, rf"(?m)^{word}$", language)

    def test_the_german_page_is_german(self):
        for program in SECTIONS:
            page = self.shown(program, "de")
            for word in ("BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "OPTIONEN", "EXIT-STATUS", "DATEIEN", "BEISPIELE"):
                self.assertIn(word, page)

    def test_their_index_entry_can_be_read(self):
        for program, section in SECTIONS.items():
            for language in LANGUAGES:
                result = run("lexgrog", page_of(program, language))
                self.assertRegex(result.stdout, rf'"{program} - \w', (section, result.stderr))

    def test_examples_have_options_that_exist(self):
        for program in SECTIONS:
            page = self.shown(program, "en")
            examples = re.findall(rf"^ +({program} .*)$", page.partition("\nEXAMPLES\n")[2], re.MULTILINE)
            self.assertGreater(len(examples), 3)
            for example in examples:
                words = shlex.split(example)[1:]
                commands = [list(words[:count]) for count in (2, 1, 0) if words[:count] in commands_of(program)]
                self.assertGreaterEqual(options_in(help_of(program, *commands[0])), options_in(example), example)

    def test_they_do_not_depend_on_when_and_where(self):
        environment = {"PATH": "/nowhere", "SOURCE_DATE_EPOCH": "0", "TZ": "Pacific/Kiritimati", "LC_ALL": "C"}
        date = re.search(r'LICHTER_RELEASE_DATE "(.*?)"', (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8"))[1]
        with tempfile.TemporaryDirectory(prefix="lichter-manual-") as folder:
            for generator, program in (("game-manual", "lichter-aus"), ("cli-manual", "lichter-aus-cli")):
                result = run(MADE / generator, Path(folder) / program, date, BIN.parent / "share/lichter-aus/locale",
                             env=environment)  # And no display.
                self.assertEqual((result.returncode, result.stderr), (0, ""))
                for file in (path for path in (MADE / program).rglob("*") if path.is_file()):
                    again = Path(folder) / program / file.relative_to(MADE / program)
                    self.assertEqual(again.read_bytes(), file.read_bytes(), file)


class Completions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="lichter-completion-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        (cls.folder / "some level.json").touch()
        (cls.folder / "sub").mkdir()
        cls.data = cls.folder / "data"
        runs = []
        for player, presses in (("Mina", ((0, 1), (1, 0))), ("Anna Lena", ((1, 0), (0, 1)))):
            events = ",".join(f'[{700 * i},"p",{row},{column}]' for i, (row, column) in enumerate(presses))
            runs.append(f'{{"format":"lichter-aus/run","version":1,"key":"level:no-such-pack/lantern","code":"{cls.code()}",'
                        f'"player":"{player}","events":[{events}],"moves":2,"optimum":2,"exact":true,"hints":0,'
                        f'"live":false,"undos":0,"ms":700,"date":"2026-07-14T12:00:00Z","program":"test"}}')
        result = run(BIN / "lichter-aus-cli", "scores", "import", "-", "--data-dir", cls.data, input="\n".join(runs) + "\n")
        assert result.returncode == 0, result.stdout + result.stderr

    @staticmethod
    def code():
        return run(BIN / "lichter-aus-cli", "code", "-", input=".#\n#.\n").stdout.strip()

    def environment(self):
        return {"PATH": f"{BIN}:{os.environ['PATH']}", "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}


class Bash(Completions):
    def complete(self, *words):
        """What bash suggests for the last word. As bash does, the caller splits --option=value into three words."""
        program = Path(words[0]).name
        script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
                  f'_{program.replace("-", "_")} "$1" "${{@: -1}}" "${{@: -2:1}}"; printf "%s\\n" "${{COMPREPLY[@]}}"')
        result = run("bash", "--norc", "-uc", script, "bash", MADE / program / "bash" / program, *words,
                     env=self.environment(), cwd=self.folder)
        self.assertEqual((result.returncode, result.stderr), (0, ""), words)
        return result.stdout.split("\n")[:-1] if result.stdout.strip() else []

    def test_is_announced(self):
        for program in SECTIONS:
            result = run("bash", "--norc", "-c", f'source "$0"; complete -p {program}', MADE / program / "bash" / program)
            self.assertEqual(result.stdout.strip(), f"complete -F _{program.replace('-', '_')} {program}")

    def test_commands(self):
        self.assertEqual(self.complete("lichter-aus-cli", "sco"), ["scores"])
        self.assertEqual(self.complete("lichter-aus-cli", "scores", ""), ["export", "import"])
        self.assertEqual(self.complete("lichter-aus-cli", "arukone", "g"), ["greedy", "generate"])
        self.assertNotIn("complete", self.complete("lichter-aus-cli", ""))
        self.assertEqual(self.complete("lichter-aus-cli", "--lang", "de", "ver"), ["verify"])

    def test_every_option_of_every_help(self):
        for program in SECTIONS:
            for command in commands_of(program):
                words = help_of(program, *command).partition("Options:")[2].partition("\n\n")[0]
                options = set(re.findall(r"^  (?:-h,)?(--[a-z-]+)", words, re.MULTILINE))
                self.assertGreaterEqual(set(self.complete(program, *command, "--")), options | {"--lang", "--data-dir"})

    def test_options_of_a_command(self):
        self.assertEqual(self.complete("lichter-aus-cli", "solve", "--st"), ["--steps", "--stamp"])
        self.assertEqual(self.complete("lichter-aus-cli", "scores", "export", "--f"), ["--force"])
        self.assertNotIn("--level", self.complete("lichter-aus-cli", "scores", "export", "--"))
        self.assertIn("--json", self.complete("lichter-aus-cli", "scores", "export", "--"))
        self.assertEqual(self.complete("lichter-aus", "--screens"), ["--screenshot"])

    def test_values(self):
        self.assertEqual(self.complete("lichter-aus", "--theme", ""), ["night", "paper", "contrast", "cvd"])
        self.assertEqual(self.complete("lichter-aus", "--theme", "=", "p"), ["paper"])
        self.assertEqual(self.complete("lichter-aus", "--theme", "="), ["night", "paper", "contrast", "cvd"])
        self.assertEqual(self.complete("lichter-aus", "--screen", "arukone-e"), ["arukone-editor"])
        self.assertEqual(self.complete("lichter-aus", "--random", "5x5", "--surface", "t"), ["torus"])
        self.assertEqual(self.complete("lichter-aus-cli", "generate", "5x5", "--format", ""), ["text", "json", "code"])
        self.assertIn("bwinf", self.complete("lichter-aus-cli", "arukone", "generate", "--format", ""))
        self.assertEqual(self.complete("lichter-aus-cli", "generate", "5x5", "--difficulty", "hard"), ["hard", "hardest"])
        self.assertEqual(self.complete("lichter-aus-cli", "generate", "--count", ""), [])

    def test_levels(self):
        for words in (("lichter-aus", "--level"), ("lichter-aus-cli", "scores", "--level")):
            self.assertEqual(self.complete(*words, "terrace/doorb"), ["terrace/doorbell"])

    def test_a_program_in_a_folder_asks_the_one_beside_it(self):
        environment = self.environment
        self.environment = lambda: {**environment(), "PATH": os.environ["PATH"]}
        self.assertEqual(self.complete(str(BIN / "lichter-aus"), "--level", "terrace/doorb"), ["terrace/doorbell"])

    def test_players(self):
        for words in (("lichter-aus-cli", "scores", "--data-dir", str(self.data)),
                      ("lichter-aus-cli", "--data-dir", "~/data", "scores"),
                      ("lichter-aus", "--data-dir", "=", str(self.data))):
            self.assertEqual(self.complete(*words, "--player", ""), ["Anna Lena", "Mina"])
            self.assertEqual(self.complete(*words, "--player", "Anna\\ L"), ["Anna Lena"])
            self.assertEqual(self.complete(*words, "--player", '"An'), ["Anna Lena"])
        self.assertEqual(self.complete("lichter-aus-cli", "scores", "--player", ""), [])

    def test_files_and_folders(self):
        self.assertEqual(self.complete("lichter-aus", "so"), ["some level.json"])
        self.assertEqual(self.complete("lichter-aus-cli", "check", "a.json", "so"), ["some level.json"])
        self.assertEqual(self.complete("lichter-aus-cli", "solve", "a.json", "so"), [])
        self.assertEqual(self.complete("lichter-aus", "--data-dir", "s"), ["sub"])
        self.assertEqual(self.complete("lichter-aus-cli", "solve", "--goal", "o"), ["off", "on"])


@unittest.skipUnless(shutil.which("zsh"), "zsh is not installed")
class Zsh(Completions):
    def complete(self, line):
        """What zsh lists for a line that is typed in a terminal, followed by Ctrl+D."""
        folders = " ".join(shlex.quote(str(MADE / program / "zsh")) for program in SECTIONS)
        (self.folder / ".zshrc").write_text(f"fpath=({folders} $fpath)\n" + r"""
            autoload -Uz compinit
            compinit -u -D
            PS1='' LISTMAX=10000
            unset zle_bracketed_paste
            stty columns 400 rows 1000
            # Keys that are pressed before the shell reads them by itself may be lost.
            zle-line-init() { print -r READY }
            zle -N zle-line-init
        """)
        # The mark is typed in pieces, so that its echo is not taken for it.
        script = r"""
            zmodload zsh/zpty
            zpty shell zsh -d -i
            zpty -r shell text '*READY*'
            zpty -wn shell "$1"$'\x04'
            zpty -w shell $'\x15'"print -r DO''NE"
            zpty -r shell text '*DONE*'
            print -r -- "$text"
            zpty -d shell
        """
        result = run("zsh", "-f", "-c", script, "zsh", line, cwd=self.folder,
                     env={**self.environment(), "ZDOTDIR": str(self.folder), "TERM": "dumb"})
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def test_syntax(self):
        for program in SECTIONS:
            result = run("zsh", "-n", MADE / program / "zsh" / f"_{program}")
            self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_suggestions(self):
        for line, expected in (("lichter-aus-cli ", ("solve", "Print the leaderboard")),
                               ("lichter-aus-cli scores ", ("export", "import")),
                               ("lichter-aus-cli arukone generate --format ", ("text", "json", "bwinf")),
                               ("lichter-aus --theme ", ("night", "contrast")),
                               ("lichter-aus --level terrace/", ("terrace/doorbell",)),
                               (f"lichter-aus-cli scores --data-dir {self.data} --player ", ("Anna\\ Lena", "Mina")),
                               (f"lichter-aus-cli --data-dir {self.data} scores --player ", ("Anna\\ Lena", "Mina")),
                               (f"lichter-aus --data-dir={self.data} --player=", ("Anna\\ Lena", "Mina"))):
            said = self.complete(line)
            for word in expected:
                self.assertIn(word, said, line)


if __name__ == "__main__":
    unittest.main()
