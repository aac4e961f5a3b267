// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardLayout.hpp"

namespace game {

/// The path of the camera at the end of a game: it steps back from the house, which keeps its foot on the pavement and
/// moves to the left half of the screen. In device pixels.
class WinCamera {
public:
    WinCamera() = default;
    /// \param near the board as it stands in play.
    /// \param middle where the middle of the house goes. \param ground where the pavement goes.
    /// \param share the size of the house afterwards, as a part of what it is in play; rounded so that its windows are
    /// whole pixels.
    WinCamera(const BoardLayout& near, float middle, float ground, float share);

    /// \param t 0 … 1: how far it has stepped back.
    [[nodiscard]] BoardLayout at(float t) const;

private:
    BoardLayout m_near;
    BoardLayout m_far;
};

} // namespace game
