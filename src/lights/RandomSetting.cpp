// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/RandomSetting.hpp"

#include "lights/Board.hpp"
#include "lights/Puzzle.hpp"
#include "puzzle/RunKey.hpp"

namespace lights {

namespace {

constexpr std::string_view sealedWord = "sealed";
constexpr std::string_view quietWord = "quiet";

/// The number of sealed cells in a word of a key; 0 if there is no such word.
std::optional<int> sealedFromWord(std::string_view word) {
    if (word.empty())
        return 0;
    return word.starts_with(sealedWord) ? numberFromText(word.substr(sealedWord.size())) : std::nullopt;
}

} // namespace

std::optional<std::variant<Difficulty, int>> difficultyOrOptimumFromName(std::string_view name) noexcept {
    if (const auto difficulty = difficultyFromName(name))
        return *difficulty;
    const auto optimum = numberFromText(name);
    if (optimum && *optimum > 0)
        return *optimum;
    return std::nullopt;
}

std::string key(const RandomSetting& setting) {
    const auto* difficulty = std::get_if<Difficulty>(&setting.wanted);
    return std::to_string(setting.rows) + "x" + std::to_string(setting.columns) + "," +
           std::string(name(setting.rules.surface)) + "," + name(setting.rules.stamp) + "," +
           std::string(name(setting.goal)) + "," +
           (difficulty != nullptr ? std::string(name(*difficulty)) : std::to_string(std::get<int>(setting.wanted))) +
           (setting.sealed > 0 ? "," + std::string(sealedWord) + std::to_string(setting.sealed) : "") +
           (setting.rules.quietHours ? "," + std::string(quietWord) : "");
}

std::optional<RandomSetting> settingFromKey(std::string_view text) {
    std::string_view rest = text;
    const auto size = sizeFromText(puzzle::takeWord(rest));
    const auto surface = surfaceFromName(puzzle::takeWord(rest));
    const auto stamp = stampFromName(puzzle::takeWord(rest));
    const auto goal = goalFromName(puzzle::takeWord(rest));
    const auto wanted = difficultyOrOptimumFromName(puzzle::takeWord(rest));
    const bool quietHours = rest == quietWord || rest.ends_with("," + std::string(quietWord));
    const auto sealed = sealedFromWord(rest == quietWord ? std::string_view() : puzzle::takeWord(rest));
    if (!size || !isPlayableSide(size->rows) || !isPlayableSide(size->columns))
        return std::nullopt;
    if (!surface || !stamp || !goal || !wanted || !sealed || *sealed > maxSealed(size->rows, size->columns))
        return std::nullopt;
    const RandomSetting setting{size->rows, size->columns, {*stamp, *surface, quietHours}, *goal, *wanted, *sealed};
    if (quietHours && !hasAnyDifficulty(setting))
        return std::nullopt;
    return key(setting) == text ? std::optional(setting) : std::nullopt; // Each setting has exactly one key.
}

} // namespace lights
