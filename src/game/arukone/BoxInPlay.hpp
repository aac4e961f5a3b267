// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Pen.hpp"
#include "game/arukone/FuseBoxRound.hpp"

namespace game {

/// A scene in which a fuse box is played, as code outside the scenes sees it: the demo player finds it by dynamic_cast.
class BoxInPlay {
public:
    virtual ~BoxInPlay() = default;
    [[nodiscard]] virtual const FuseBoxRound& round() const noexcept = 0;
    [[nodiscard]] virtual puzzle::Cell cursor() const noexcept = 0;
    /// The stroke being drawn, or null.
    [[nodiscard]] virtual const arukone::Pen* pen() const noexcept = 0;
};

} // namespace game
