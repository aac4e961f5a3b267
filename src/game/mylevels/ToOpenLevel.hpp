// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"

#include <functional>
#include <memory>

namespace game {

class Scene;
struct Services;

/// Chooses a level to edit, over the editor: one of the player's own, a code or a file.
struct ToOpenLevel {
    std::function<void(const data::StoredLevel&)> opened; ///< Called after the overlay has closed.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
