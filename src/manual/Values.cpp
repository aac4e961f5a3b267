// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/Values.hpp"

#include "lights/Rules.hpp"
#include "puzzle/Difficulty.hpp"

#include <array>
#include <sstream>
#include <stdexcept>

namespace manual {

namespace {

/// The words of "a|b|c".
Value alternatives(const std::string& words) {
    Value value;
    std::istringstream in(words);
    for (std::string word; std::getline(in, word, '|');)
        value.words.push_back(word);
    return value;
}

} // namespace

Values commonValues() {
    Values values{
        {"FOLDER", {.folders = true}},
        {"FILE", {.files = true}},
        {"BOARD", {.files = true}},
        {"CODE", {.files = true}},
        {"NAME", {.asked = "players"}},
        {"PACK/LEVEL", {.asked = "levels"}},
        {"LEVEL", {.asked = "levels"}},
        {"SETTING", {.asked = "settings"}},
        {"GOAL", {.words = {"off", "on", "picture"}}},
        {"SIGNS", {.words = {"#.", "10", "XO", "x-"}}},
        {"SURFACE", wordsOf(lights::allSurfaces)},
        {"STAMP", wordsOf(lights::namedStamps)},
        {"DIFFICULTY", wordsOf(puzzle::allDifficulties)},
    };
    for (const char* const free : {"NUMBER", "SEED", "TEXT", "SECONDS", "SIZE", "ROWSxCOLUMNS", "WIDTHxHEIGHT"})
        values.emplace(free, Value{});
    return values;
}

Value valueOf(const Values& values, const CommandTable& command, const OptionRow& row) {
    for (const std::string& key : std::array{command.name + " " + row.name(), row.name(), row.value})
        if (const auto found = values.find(key); found != values.end())
            return found->second;
    if (row.value.find('|') != std::string::npos)
        return alternatives(row.value);
    throw std::logic_error("say in manual::commonValues what a shell can suggest for " + command.name + " " +
                           row.name() + " " + row.value);
}

} // namespace manual
