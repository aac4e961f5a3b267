// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace game {

class Scene;
struct Services;

/// The level editor.
struct ToEditor {
    enum class Puzzle : std::uint8_t { Lights, Arukone };

    std::optional<data::StoredLevel> level; ///< std::nullopt: a new board, or the unfinished level.
    std::optional<Puzzle> fresh{};          ///< Without a level: a new board of this puzzle; std::nullopt: as before.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
