#pragma once

#include "lights/Board.hpp"
#include "lights/RandomSetting.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace text {

/// The options --surface, --stamp and --goal of both programs, as they were typed; empty where they were not.
struct TypedRules {
    std::string surface, stamp, goal;
};

/// What they name.
struct NamedRules {
    std::optional<lights::Surface> surface;
    std::optional<lights::Stamp> stamp;
};

/// The surface and the stamp, or a sentence that says which of them there cannot be.
[[nodiscard]] tl::expected<NamedRules, std::string> namedRules(const TypedRules& typed, const Text& text);

/// Random boards of this size, of any difficulty, or a sentence that says which option there cannot be.
[[nodiscard]] tl::expected<lights::RandomSetting, std::string> randomSetting(lights::Size size, const TypedRules& typed,
                                                                             const Text& text);

} // namespace text
