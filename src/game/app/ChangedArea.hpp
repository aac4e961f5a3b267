// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"
#include "ui/Viewport.hpp"

#include <SFML/Graphics/Rect.hpp>

#include <cmath>
#include <optional>

namespace game {

/// Collects what has changed in the picture since it was drawn.
class ChangedArea {
public:
    /// \param area logical units; std::nullopt if anything may have changed.
    void add(std::optional<ui::Rect> area) {
        m_everything = m_everything || !area;
        if (area)
            m_area = m_area ? m_area->united(*area) : *area;
    }
    void clear() noexcept {
        m_everything = false;
        m_area.reset();
    }

    /// All pixels of the window that the area touches; std::nullopt for the whole window.
    [[nodiscard]] std::optional<sf::IntRect> pixels(const ui::Viewport& viewport) const {
        if (m_everything)
            return std::nullopt;
        if (!m_area)
            return sf::IntRect();
        const float scale = viewport.scale();
        const sf::Vector2i from(static_cast<int>(std::floor(m_area->x * scale)),
                                static_cast<int>(std::floor(m_area->y * scale)));
        const sf::Vector2i to(static_cast<int>(std::ceil(m_area->right() * scale)),
                              static_cast<int>(std::ceil(m_area->bottom() * scale)));
        sf::IntRect visible;
        sf::IntRect(from, to - from).intersects({{}, sf::Vector2i(viewport.pixels())}, visible);
        return visible;
    }

private:
    bool m_everything = true;
    std::optional<ui::Rect> m_area;
};

} // namespace game
