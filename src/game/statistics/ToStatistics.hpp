// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>

namespace game {

class Scene;
struct Services;

/// The statistics of a player.
struct ToStatistics {
    std::optional<std::string> player{}; ///< Empty name: all players together; std::nullopt: the current player.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
