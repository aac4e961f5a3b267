// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/app/Options.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Services.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// Returns a sentence about the first option that the game cannot start with: an invalid player name, a level or board
/// that does not exist. Returns std::nullopt if all is well.
[[nodiscard]] std::optional<std::string> optionError(const Options& options, const Services& services);

/// Returns the screens that the command line asks for, bottom of the stack first. If something cannot be opened, an
/// error screen comes on top.
[[nodiscard]] std::vector<Destination> openingScreens(const Options& options, const Services& services);

} // namespace game
