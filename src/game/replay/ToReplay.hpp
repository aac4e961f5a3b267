// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "game/boards/Challenge.hpp"

#include <memory>

namespace game {

class Scene;
struct Services;

/// The replay of a run.
struct ToReplay {
    Challenge challenge; ///< Its board.
    data::Run run;

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
