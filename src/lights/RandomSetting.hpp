#pragma once

#include "lights/Rules.hpp"

#include <array>
#include <string>
#include <variant>

namespace lights {

/// How hard a random board should be: by the place of its optimum among all boards of its size and rules (see
/// DifficultyClasses in solver/Classes.hpp).
enum class Difficulty : std::uint8_t {
    Any,     ///< Whatever comes.
    Easy,    ///< The tenth that needs the fewest presses.
    Medium,  ///< Above that, up to the middle.
    Hard,    ///< Beyond the middle.
    Hardest, ///< The fiftieth that needs the most ("Night owl").
};

inline constexpr std::array allDifficulties{Difficulty::Any, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard,
                                            Difficulty::Hardest};

/// The words of options and run keys: "any", "easy" … "hardest".
[[nodiscard]] std::string_view name(Difficulty difficulty) noexcept;
[[nodiscard]] std::optional<Difficulty> difficultyFromName(std::string_view name) noexcept;

/// The same, or the digits of an exact optimum of at least 1.
[[nodiscard]] std::optional<std::variant<Difficulty, int>> wishFromName(std::string_view name) noexcept;

/// A kind of random board; with a seed it names exactly one board. Random boards have no holes.
struct RandomSetting {
    int rows = 5; ///< 1 … maxSide, as the columns.
    int columns = 5;
    Rules rules;
    GoalKind goal = GoalKind::Off;                          ///< A picture is generated from the seed.
    std::variant<Difficulty, int> wanted = Difficulty::Any; ///< A class, or an exact optimum.

    friend bool operator==(const RandomSetting&, const RandomSetting&) = default;
};

/// "5x5,torus,plus,off,hard", or "5x5,torus,plus,off,12" with an exact optimum: one text for each setting, as in the
/// keys of runs.
[[nodiscard]] std::string key(const RandomSetting& setting);
/// The setting that a key stands for; nothing for every text that key() does not give.
[[nodiscard]] std::optional<RandomSetting> settingFromKey(std::string_view key);

} // namespace lights
