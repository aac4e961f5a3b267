// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Program.hpp"
#include "data/files/Paths.hpp"
#include "platform/Signals.hpp"
#include "platform/Terminal.hpp"

#include <iostream>

int main(int argc, char** argv) {
    platform::failAtFileSizeLimit(); // Reported like a full disk.
    platform::endAtBrokenPipe();     // A reader that stops early is not an error.
    platform::keepStreamsAsTheyAre();
    std::ios::sync_with_stdio(false);
    const cli::ProgramEnvironment surroundings{
        std::cin, std::cout, std::cerr, platform::isErrorTerminal(), data::systemEnvironment(), data::executableFile()};
    return cli::run({argv + (argc > 0 ? 1 : 0), argv + argc}, surroundings);
}
