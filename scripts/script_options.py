# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The options of the scripts that are written in Python."""

import argparse


class ScriptOptions(argparse.ArgumentParser):
    """Answers --help with the words at the head of the script, as the scripts for the shell do: see lib.sh."""

    def __init__(self, words):
        super().__init__(description=words)

    def format_help(self):
        return self.description.strip() + "\n"
