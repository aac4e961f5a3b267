// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/RunKey.hpp"
#include "ui/Canvas.hpp"

#include <optional>

namespace game {

// Between the front of a house and a board the camera dives through a window. Scenes that have one of them say where.

/// A scene with windows that boards are behind.
class DiveFront {
public:
    virtual ~DiveFront() = default;

    /// The window of a board: there the camera goes in, and comes out again, also when another one has been selected
    /// since. std::nullopt: it does neither.
    [[nodiscard]] virtual std::optional<ui::Rect> diveWindow(const puzzle::RunKey& board) const = 0;
    /// Draws the scene during a dive. \param panels opacity of whatever does not stand in the street.
    virtual void drawDiving(ui::Canvas& canvas, float panels) const = 0;
};

/// A scene with a board behind a window.
class DiveBoard {
public:
    virtual ~DiveBoard() = default;

    [[nodiscard]] virtual std::optional<ui::Rect> diveBoard() const = 0;
    /// The board that it is, as the front knows it.
    [[nodiscard]] virtual puzzle::RunKey diveKey() const = 0;
};

} // namespace game
