// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/play/Round.hpp"

namespace game {

/// A scene in which a board is played, as code outside the scenes sees it: the demo player finds it by dynamic_cast.
class BoardInPlay {
public:
    virtual ~BoardInPlay() = default;
    [[nodiscard]] virtual const Round& round() const noexcept = 0;
    [[nodiscard]] virtual lights::Cell cursor() const noexcept = 0;
};

} // namespace game
