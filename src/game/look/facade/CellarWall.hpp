// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BakedBrush.hpp"
#include "game/look/facade/FacadeColours.hpp"

#include <optional>

namespace game {

/// The cellar wall of the house next door, on which its fuse boxes hang: stone below a cornice and the first bricks of
/// the house, a cellar window above the box where there is room for one, ivy and a drainpipe at the sides.
class CellarWall {
public:
    /// \param box that hangs on it, with its frame. \param room the wall stays between the left and the right edge of
    /// this; \param ground the pavement. \param top where the wall ends below words; 0 if it is the cellar of a house
    /// that goes on above the window of the game.
    void place(ui::Rect box, ui::Rect room, float ground, float top = 0);
    void draw(ui::Canvas& canvas) const;

    [[nodiscard]] ui::Rect wall() const noexcept { return m_wall; }
    [[nodiscard]] const std::optional<ui::Rect>& window() const noexcept { return m_window; }

private:
    void paint(Brush& brush, const ui::Theme& theme) const;
    void paintWindow(Brush& brush, const FacadeColours& colours) const;
    void paintPipes(Brush& brush, const FacadeColours& colours) const;
    [[nodiscard]] float corniceTop() const noexcept;
    [[nodiscard]] float corniceEnd() const noexcept;

    ui::Rect m_box;
    ui::Rect m_wall; ///< From the top, or from the top of the window of the game, to the pavement.
    std::optional<ui::Rect> m_window;
    mutable BakedPicture m_picture;
};

} // namespace game
