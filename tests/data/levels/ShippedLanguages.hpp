// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace data::test {

/// The codes of the languages that the game is translated into: those that have a catalogue of its messages.
inline std::vector<std::string> shippedLanguages() {
    std::vector<std::string> codes;
    for (const auto& entry : std::filesystem::directory_iterator(LICHTER_LEVELS_DIR "/../locale"))
        codes.push_back(entry.path().filename().string());
    if (codes.size() < 2)
        throw std::runtime_error("no catalogues beside " LICHTER_LEVELS_DIR);
    return codes;
}

} // namespace data::test
