#include "lights/RandomSetting.hpp"

#include "lights/Board.hpp"
#include "lights/Puzzle.hpp"

#include <algorithm>

namespace lights {

namespace {

/// Removes the text up to and including `mark` from the front of `rest` and returns it without the mark; takes all of
/// it if the mark is missing.
std::string_view takeUpTo(char mark, std::string_view& rest) noexcept {
    const std::size_t at = std::min(rest.find(mark), rest.size());
    const std::string_view part = rest.substr(0, at);
    rest.remove_prefix(std::min(at + 1, rest.size()));
    return part;
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
           std::string(name(setting.rules.surface)) + "," + std::string(name(setting.rules.stamp)) + "," +
           std::string(name(setting.goal)) + "," +
           (difficulty != nullptr ? std::string(name(*difficulty)) : std::to_string(std::get<int>(setting.wanted)));
}

std::optional<RandomSetting> settingFromKey(std::string_view text) {
    std::string_view rest = text;
    const auto size = sizeFromText(takeUpTo(',', rest));
    const auto surface = surfaceFromName(takeUpTo(',', rest));
    const auto stamp = stampFromName(takeUpTo(',', rest));
    const auto goal = goalFromName(takeUpTo(',', rest));
    const auto wanted = difficultyOrOptimumFromName(rest);
    if (!size || !isPlayableSide(size->rows) || !isPlayableSide(size->columns))
        return std::nullopt;
    if (!surface || !stamp || !goal || !wanted)
        return std::nullopt;
    const RandomSetting setting{size->rows, size->columns, {*stamp, *surface}, *goal, *wanted};
    return key(setting) == text ? std::optional(setting) : std::nullopt; // Each setting has exactly one key.
}

} // namespace lights
