// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Animation.hpp"
#include "ui/Event.hpp"
#include "ui/Viewport.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Event.hpp>

#include <functional>
#include <memory>
#include <optional>

namespace game {

class Scene;

/// Shows a part of the picture where the interface is so large that the whole does not fit into the window. The part
/// follows the pointer: at an edge of the window one sees that edge of the picture. It also moves, as little as
/// possible, to whatever the keyboard or a gamepad reaches.
class Magnifier {
public:
    /// To be called when the window or the scale has changed.
    void resize(const ui::Viewport& viewport);
    /// Whether there is more to see than the window shows.
    [[nodiscard]] bool on() const noexcept { return m_picture != m_window; }

    /// Follows the pointer without a jump: when it arrives at an edge of the window, that edge of the picture is shown.
    /// If it was there already, the picture glides. \param at pixels of the window.
    void point(sf::Vector2i at, const ui::Motion& motion);
    /// Shows what has been reached since the last look: another scene, another control, another row.
    /// \param reached by a switch that walks by itself; otherwise the control with the focus says.
    /// \param byPointer the pointer was used last: then only a dialog that appears counts.
    void look(const Scene& top, const std::optional<ui::Rect>& reached, bool byPointer, const ui::Motion& motion);
    /// Moves until an area can be seen, with some of what is around it; of one that is too large, the top left.
    void reveal(const ui::Rect& area, const ui::Motion& motion);
    /// Moves by a part of the window, for the actions lookUp to lookRight. After those that move the focus or confirm,
    /// the next look shows what is reached even if it was reached before: the pointer may have left it. \returns
    /// whether it has moved.
    bool act(ui::Action action, const ui::Motion& motion);
    void update(ui::Seconds step);
    [[nodiscard]] bool animating() const noexcept { return m_left.moving() || m_top.moving(); }

    /// The pixel of the picture in the top left corner of the window.
    [[nodiscard]] sf::Vector2i corner() const noexcept;
    /// What the window shows, in logical units.
    [[nodiscard]] ui::Rect visible() const noexcept;
    /// The event as it would be if the window showed the whole picture.
    [[nodiscard]] sf::Event inPicture(const sf::Event& event) const;

    /// Draws the whole picture into a texture and copies the visible part to the window. If there is not enough memory
    /// for the texture, the magnifier switches itself off, and the window shows the top left.
    void draw(sf::RenderTarget& window, const std::function<void(sf::RenderTarget&)>& drawPicture);

private:
    void send(ui::Vec to, ui::Seconds duration);
    [[nodiscard]] bool fits(const ui::Rect& area) const noexcept; ///< Into the window.
    [[nodiscard]] ui::Vec most() const noexcept;                  ///< Where the bottom right of the picture is shown.

    sf::Vector2u m_window{1, 1};
    sf::Vector2u m_picture{1, 1};
    float m_scale = 1;
    ui::Vec m_pointer; ///< 0 to 1, between the margins of the window.
    ui::Tween m_left;
    ui::Tween m_top;
    const Scene* m_scene = nullptr;               ///< At the last look. Only compared.
    std::optional<ui::Rect> m_reached;            ///< Likewise.
    std::unique_ptr<sf::RenderTexture> m_texture; ///< The picture as drawn last; null as long as it is not needed.
};

} // namespace game
