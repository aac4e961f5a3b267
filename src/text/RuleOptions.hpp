// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Board.hpp"
#include "lights/RandomSetting.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace text {

/// The options --surface, --stamp, --goal, --sealed and --quiet-hours of both programs, as typed; empty if not given.
struct TypedRules {
    std::string surface, stamp, goal, sealed;
    bool quietHours = false;
};

/// The rules that the options name; empty if not given.
struct NamedRules {
    std::optional<lights::Surface> surface;
    std::optional<lights::Stamp> stamp;
};

/// What can be typed for a stamp: "plus, cross … or a drawing such as .#./###/..#".
[[nodiscard]] std::string stampForms(const Text& text);

/// Parses surface and stamp. \returns an error message if one of them is unknown.
[[nodiscard]] tl::expected<NamedRules, std::string> namedRules(const TypedRules& typed, const Text& text);

/// The setting for random boards of this size, of any difficulty. \returns an error message if an option is invalid.
[[nodiscard]] tl::expected<lights::RandomSetting, std::string> randomSetting(lights::Size size, const TypedRules& typed,
                                                                             const Text& text);

} // namespace text
