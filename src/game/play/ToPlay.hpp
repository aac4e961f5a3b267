// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "game/boards/Challenge.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace game {

class Scene;
struct Services;

/// A board to play; the puzzle and its riddle decide on the scene.
struct ToPlay {
    Challenge challenge;
    bool resume = true; ///< Resume the unfinished board, if any.
    /// Set when a level is tested in the editor: nothing is recorded or stored, and Back leads straight back, as does
    /// the win, which is reported to this function.
    std::function<void(const puzzle::Performance&)> tested{};
    /// A run on the same board to race against; it is replayed beside the player's board.
    std::optional<data::Run> rival{};
    std::string says{}; ///< Shown at the start; empty for nothing.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
