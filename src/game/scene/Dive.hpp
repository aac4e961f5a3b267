#pragma once

#include "ui/Canvas.hpp"

#include <optional>

namespace game {

// Between the front of a house and a board the camera dives through a window. Scenes that have one of them say where.

/// A scene with windows that boards are behind.
class DiveFront {
public:
    virtual ~DiveFront() = default;

    /// The window that was chosen: there the camera goes in, and comes out again. std::nullopt: it does neither.
    [[nodiscard]] virtual std::optional<ui::Rect> diveWindow() const = 0;
    /// Draws the scene during a dive. \param panels opacity of whatever does not stand in the street.
    virtual void drawDiving(ui::Canvas& canvas, float panels) const = 0;
};

/// A scene with a board behind a window.
class DiveBoard {
public:
    virtual ~DiveBoard() = default;

    [[nodiscard]] virtual std::optional<ui::Rect> diveBoard() const = 0;
};

} // namespace game
