#pragma once

#include "lights/Rules.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <variant>

namespace lights {

/// How hard a random board should be: where its optimum ranks among all boards of its size and rules (see
/// DifficultyClasses in solver/Classes.hpp).
enum class Difficulty : std::uint8_t {
    Any,     ///< No restriction.
    Easy,    ///< The tenth of the boards that needs the fewest presses.
    Medium,  ///< Above that, up to the median.
    Hard,    ///< Above the median.
    Hardest, ///< The fiftieth of the boards that needs the most presses ("Night owl").
};

inline constexpr std::array allDifficulties{Difficulty::Any, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard,
                                            Difficulty::Hardest};

/// The names used in options and run keys: "any", "easy" … "hardest".
[[nodiscard]] std::string_view name(Difficulty difficulty) noexcept;
[[nodiscard]] std::optional<Difficulty> difficultyFromName(std::string_view name) noexcept;

/// Parses a difficulty's name, or the digits of an exact optimum of at least 1.
[[nodiscard]] std::optional<std::variant<Difficulty, int>> difficultyOrOptimumFromName(std::string_view name) noexcept;

/// A kind of random board; together with a seed it identifies exactly one board. Random boards have no holes.
struct RandomSetting {
    int rows = 5; ///< 1 … maxSide, like `columns`.
    int columns = 5;
    Rules rules;
    GoalKind goal = GoalKind::Off;                          ///< A picture is generated from the seed.
    std::variant<Difficulty, int> wanted = Difficulty::Any; ///< A difficulty, or an exact optimum.

    friend bool operator==(const RandomSetting&, const RandomSetting&) = default;
};

/// "5x5,torus,plus,off,hard", or "5x5,torus,plus,off,12" with an exact optimum: exactly one text for each setting, as
/// used in run keys.
[[nodiscard]] std::string key(const RandomSetting& setting);
/// Parses a key. \returns nothing for any text that key() does not produce.
[[nodiscard]] std::optional<RandomSetting> settingFromKey(std::string_view key);

} // namespace lights
