// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"

#include <memory>
#include <optional>

namespace game {

class Scene;
struct Services;

/// The calendar of daily puzzles.
struct ToDaily {
    std::optional<puzzle::Day> day{}; ///< The selected day; std::nullopt: today.
    puzzle::DailySeries series = puzzle::DailySeries::Main;

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
