#include "lights/RandomSetting.hpp"

#include <algorithm>

namespace lights {

namespace {

constexpr std::array<std::string_view, 5> difficultyNames{"any", "easy", "medium", "hard", "hardest"};

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

std::string key(const RandomSetting& setting) {
    const auto* difficulty = std::get_if<Difficulty>(&setting.wanted);
    return std::to_string(setting.rows) + "x" + std::to_string(setting.columns) + "," +
           std::string(name(setting.rules.surface)) + "," + std::string(name(setting.rules.stamp)) + "," +
           std::string(name(setting.goal)) + "," +
           (difficulty != nullptr ? std::string(name(*difficulty)) : std::to_string(std::get<int>(setting.wanted)));
}

} // namespace lights
