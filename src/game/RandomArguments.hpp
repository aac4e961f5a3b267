#pragma once

#include "lights/RandomSetting.hpp"

#include <tl/expected.hpp>

#include <string>

namespace game {

/// --random and the options that go with it, as they were typed.
struct RandomArguments {
    std::string size, seed, surface, stamp, goal, difficulty;

    /// Whether anything but the size was typed.
    [[nodiscard]] bool details() const noexcept;
};

/// What a command line cannot ask for: the option, and what it wants.
struct RandomMistake {
    std::string option;
    std::string wants;
    std::string got;
};

/// The setting that the options ask for. \pre a size was typed.
[[nodiscard]] tl::expected<lights::RandomSetting, RandomMistake> randomSetting(const RandomArguments& typed);

} // namespace game
