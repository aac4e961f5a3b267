// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Game.hpp"

#include <algorithm>
#include <utility>

namespace game {

/// Counts the help that a player takes on a board. The first request on a board only says what help costs. A hint
/// counts when it is carried out, by whatever press; a board with any hint at all has at least one.
class HelpCount {
public:
    /// \param before what was used on the board already. \param free nothing is recorded, so that help costs nothing.
    HelpCount(const puzzle::Assists& before, bool free) noexcept
        : m_carriedOut(before.hints)
        , m_accepted(free || before.any()) {}

    /// Whether the player knows what help costs. The first call says no; the caller then tells them.
    [[nodiscard]] bool accepted() noexcept { return std::exchange(m_accepted, true); }

    /// The number of hints to note when one is given, and when one is carried out.
    [[nodiscard]] int given() const noexcept { return std::max(1, m_carriedOut); }
    [[nodiscard]] int carriedOut() noexcept { return ++m_carriedOut; }

private:
    int m_carriedOut;
    bool m_accepted;
};

} // namespace game
