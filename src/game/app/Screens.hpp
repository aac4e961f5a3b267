// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"
#include "game/scene/Destination.hpp"
#include "puzzle/RunKey.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace game {

struct Services;

/// What the screens that --screen can open may show.
struct ScreenWish {
    std::optional<Challenge> challenge; ///< The board that the command line names, if it does.
    puzzle::RunKey ranking;             ///< Whose runs to show; empty: those of any board.
    const Services& services;
};

/// What --screen accepts.
[[nodiscard]] std::vector<std::string_view> screenNames();

/// What lies above the main menu when this screen is open, bottom of the stack first; nothing for the menu itself.
/// \pre name is one of screenNames().
[[nodiscard]] std::vector<Destination> screensOf(std::string_view name, const ScreenWish& wish);

} // namespace game
