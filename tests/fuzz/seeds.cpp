// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"

#include <fstream>

/// Called by libFuzzer before all else. With the arguments --seeds FOLDER the program writes its valid inputs there,
/// one in a file, and ends.
extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
    if (*count != 3 || std::string_view((*arguments)[1]) != "--seeds")
        return 0;
    int number = 0;
    for (const std::string& input : goodInputs()) {
        std::ofstream file((*arguments)[2] + ("/good-" + std::to_string(++number)), std::ios::binary);
        require(static_cast<bool>(file << input << std::flush), "the folder can be written");
    }
    std::exit(EXIT_SUCCESS);
}
