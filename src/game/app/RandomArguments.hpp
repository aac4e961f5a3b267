#pragma once

#include "lights/RandomSetting.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <string>

namespace game {

/// --random and the options that go with it, as they were typed.
struct RandomArguments {
    std::string size, seed, surface, stamp, goal, difficulty;

    /// Whether anything but the size was typed.
    [[nodiscard]] bool details() const noexcept;
};

/// The setting that the options ask for, or a sentence that says which of them cannot be. \pre a size was typed.
[[nodiscard]] tl::expected<lights::RandomSetting, std::string> randomSetting(const RandomArguments& typed,
                                                                             const text::Text& text);

} // namespace game
