// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/boards/Challenge.hpp"

#include <functional>
#include <memory>

namespace game {

class Scene;
struct Services;

/// Shown while a random board is being generated, over the scene that requested it.
struct ToGenerating {
    Challenge::Random wish;
    std::shared_ptr<BoardGeneration> generation;
    std::function<void(Challenge)> generated; ///< Called with the board after the overlay has closed.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
