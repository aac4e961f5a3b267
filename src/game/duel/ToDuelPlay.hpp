// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Duel.hpp"

#include <memory>

namespace game {

class Scene;
struct Services;

/// A duel in play.
struct ToDuelPlay {
    DuelMatch match;

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// The result of a duel.
struct ToDuelOver {
    DuelMatch match;
    DuelOutcome outcome;

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
