// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/win/ToWin.hpp"

#include <vector>

namespace game {

/// What went dark last in a win.
struct LastLamps {
    std::vector<puzzle::Cell> cells; ///< Windows for the sparks: three, or as many as there are; empty for a fuse box.
    std::vector<int> degrees;        ///< The notes of the windows of the last presses, each once: see Melody::Note.
};

/// From the end of the run's events, without replaying it.
[[nodiscard]] LastLamps lastLamps(const ToWin& win);

} // namespace game
