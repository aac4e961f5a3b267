// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/BoardLevels.hpp"

#include "text/Text.hpp"

#include <functional>
#include <map>
#include <string>
#include <utility>

namespace text {

namespace {

/// The name of a board in every language, with something behind it.
data::LocalText nameWith(const std::string& behind) {
    std::map<std::string, std::string, std::less<>> names;
    for (const LanguageEntry& each : languages)
        names.emplace(each.code, std::string(each.boardFromCode) + behind);
    return data::LocalText(std::move(names));
}

} // namespace

data::Level levelOf(data::LevelPuzzle board) {
    return {"shared", nameWith({}), {}, std::move(board), {}};
}

data::Pack packOf(std::vector<data::LevelPuzzle> boards) {
    data::Pack pack{"shared", nameWith({}), {}, {}, {}};
    int number = 0;
    for (data::LevelPuzzle& board : boards) {
        const std::string text = std::to_string(++number);
        pack.levels.push_back({"board-" + text, nameWith(" " + text), {}, std::move(board), {}});
    }
    return pack;
}

} // namespace text
