// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Program.hpp"
#include "data/files/Paths.hpp"

#include <csignal>
#include <iostream>
#include <unistd.h>

int main(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN); // A file size limit is reported like a full disk.
    std::signal(SIGPIPE, SIG_DFL); // A reader that stops early is not an error, even if our parent ignores it.
    std::ios::sync_with_stdio(false);
    const cli::ProgramEnvironment surroundings{
        std::cin, std::cout, std::cerr, isatty(STDERR_FILENO) == 1, data::systemEnvironment(), data::executableFile()};
    return cli::run({argv + (argc > 0 ? 1 : 0), argv + argc}, surroundings);
}
