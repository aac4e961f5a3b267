// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"
#include "game/boards/Challenge.hpp"

#include <functional>
#include <memory>
#include <string>
#include <variant>

namespace game {

class Scene;
struct Services;

/// Makes a PDF of boards to print, over the scene below.
struct ToSheet {
    std::variant<Challenge::Random, data::Level> boards; ///< Random ones, as many as wanted, or one level.
    std::string file;                                    ///< A name for the file, without folder and ending.
    /// Called with a sentence on where it is, after the overlay has closed.
    std::function<void(const std::string&)> written{};

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
