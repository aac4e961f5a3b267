#include "lights/RandomSetting.hpp"

#include "lights/Puzzle.hpp"

#include <algorithm>
#include <charconv>

namespace lights {

namespace {

constexpr std::array<std::string_view, 5> difficultyNames{"any", "easy", "medium", "hard", "hardest"};

/// A positive number of nothing but digits, without a leading zero.
std::optional<int> numberOf(std::string_view text) noexcept {
    int value = 0;
    const char* const end = text.data() + text.size();
    const bool plain = !text.empty() && text.front() >= '1' && text.front() <= '9';
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    return plain && error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

std::optional<int> sideOf(std::string_view text) noexcept {
    const auto side = numberOf(text);
    return side && isPlayableSide(*side) ? side : std::nullopt;
}

/// The text up to `mark`, which goes from the front of `rest` with it; all of it where there is no mark.
std::string_view takeUpTo(char mark, std::string_view& rest) noexcept {
    const std::size_t at = std::min(rest.find(mark), rest.size());
    const std::string_view part = rest.substr(0, at);
    rest.remove_prefix(std::min(at + 1, rest.size()));
    return part;
}

} // namespace

std::string_view name(Difficulty difficulty) noexcept {
    return difficultyNames[static_cast<std::size_t>(difficulty)];
}

std::optional<Difficulty> difficultyFromName(std::string_view name) noexcept {
    const auto found = std::find(difficultyNames.begin(), difficultyNames.end(), name);
    if (found == difficultyNames.end())
        return std::nullopt;
    return static_cast<Difficulty>(found - difficultyNames.begin());
}

std::optional<std::variant<Difficulty, int>> wishFromName(std::string_view name) noexcept {
    if (const auto difficulty = difficultyFromName(name))
        return *difficulty;
    if (const auto optimum = numberOf(name))
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
    if (std::count(text.begin(), text.end(), ',') != 4)
        return std::nullopt;
    std::string_view rest = text;
    std::string_view columnsText = takeUpTo(',', rest);
    const auto rows = sideOf(takeUpTo('x', columnsText));
    const auto columns = sideOf(columnsText);
    const auto surface = surfaceFromName(takeUpTo(',', rest));
    const auto stamp = stampFromName(takeUpTo(',', rest));
    const auto goal = goalFromName(takeUpTo(',', rest));
    const auto wanted = wishFromName(rest);
    if (!rows || !columns || !surface || !stamp || !goal || !wanted)
        return std::nullopt;
    return RandomSetting{*rows, *columns, {*stamp, *surface}, *goal, *wanted};
}

} // namespace lights
